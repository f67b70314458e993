"""The street of meeples as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farwest.games.meeples.numbers import (
    BAR_PRICE,
    BARS,
    BUILDINGS,
    DOOR_OF,
    DYNAMITE,
    EAST,
    EMPTY,
    END_AT,
    GOLD_COST,
    GRAVES,
    JAIL,
    MARQUEE_POINTS,
    PIECES_IN_BOX,
    SALOON,
    STONE_COST,
    WEST,
)
from farwest.games.meeples.scoring import points
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.view import MeeplesView
from farwest.games.meeples.words import NAMES
from farwest.kit import terminal
from farwest.kit.speaking import Say
from farwest.kit.terminal import DOT, Fitting, Spare, boxed, columns, framed

MEEPLE_COLOURS = ("orange4", "bright_yellow", "bright_red", "bright_blue", "bright_magenta")
UPPER = range(BUILDINGS // 2)
LOWER = range(BUILDINGS - 1, BUILDINGS // 2 - 1, -1)  # B1 stands below T1
NO_ONE = "·"
ROAD = 4  # columns


def draw(view: MeeplesView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[MeeplesView]):
    lists = NAMES
    colours = ("bright_red", "bright_blue", "bright_yellow", "bright_green")  # MEEP-C4

    def table(self) -> RenderableType:
        title, costs = self.say("table-round", n=self.view.round), (self.cost,)
        hand = self.line("table-hand", self.crowd(self.view.hand)) if sum(self.view.hand) else None
        below: list[RenderableType | Spare] = [self.seats(), *([Text(), hand] if hand else [])]
        high: list[RenderableType | Spare] = [
            self.street(costs),
            Text(),
            self.aside(),
            Text(),
            *below,
        ]
        low: list[RenderableType | Spare] = [self.street(), *self.aside_in_lines(), *below]
        return Fitting(boxed(title, high, self.bank()), framed(title, low, self.bank()))

    def bank(self) -> str:
        left = self.view.bars_left
        price = BAR_PRICE[BARS - left] if left else 0
        return self.say("table-bank", n=left, price=price)

    def street(self, about: Sequence[Callable[[int], Text]] = ()) -> Table:
        """Buildings above and below; their Doors towards the middle, a duellist at each end."""
        table = columns(gap=1)
        for _ in (WEST, *UPPER, EAST):
            table.add_column(overflow="fold")  # in 80 columns a long name takes two lines
        blank = Text()
        for row in (self.title, self.marquee, *about, self.inhabitants, self.door):
            table.add_row(blank, *(row(k) for k in UPPER), blank)
        middle = [Text("─" * ROAD, "dim") for _ in UPPER]
        table.add_row(self.stander(WEST), *middle, self.stander(EAST))
        for row in (self.door, self.inhabitants, *about, self.marquee, self.title):
            table.add_row(blank, *(row(k) for k in LOWER), blank)
        return table

    def title(self, building: int) -> Text:
        return Text(self.name("building", building), "bold")

    def marquee(self, building: int) -> Text:
        """Its owner, and what it is worth."""
        owner = self.view.owner[building]
        if owner == NO_SEAT:
            return Text()
        worth = MARQUEE_POINTS[self.view.upgraded[building]]
        return Text(f"{self.names[owner]} {worth}", self.colours[owner])

    def cost(self, building: int) -> Text:
        gold, stone = GOLD_COST[building], STONE_COST[building]
        return Text(self.say("table-cost", gold=gold, stone=stone), "dim")

    def inhabitants(self, building: int) -> Text:
        return self.crowd(self.view.inside[building])

    def door(self, building: int) -> Text:
        return self.stander(DOOR_OF[building])

    def stander(self, space: int) -> Text:
        """Who stands there; at an end of the street also who controls it."""
        meeple, end = self.view.standing[space], END_AT[space]
        if meeple == EMPTY:
            return Text(NO_ONE, "dim")
        text = self.meeple(meeple)
        if end >= 0 and self.view.token[end] != NO_SEAT:
            seat = self.view.token[end]
            text.append(f" {self.names[seat]}", self.colours[seat])
        return text

    def aside(self) -> Table:
        table = columns()
        for place, there in self.places_aside():
            table.add_row(place, there)
        for said in self.counts_aside():
            table.add_row("", said)
        return table

    def aside_in_lines(self) -> list[RenderableType | Spare]:
        """The same, for a screen that is not high."""
        places = [Text(" ").join(pair) for pair in self.places_aside()]
        return [Text(DOT).join(places), Spare(Text(DOT.join(self.counts_aside())))]

    def places_aside(self) -> list[tuple[Text, Text]]:
        view = self.view
        jail = self.crowd(view.inside[JAIL])
        jail.append(f" {self.say('table-dynamite', n=view.jail_dynamite)}", "dim")
        names = [Text(self.name("location", place), "bold") for place in (JAIL, SALOON)]
        return [(names[0], jail), (names[1], self.crowd(view.inside[SALOON]))]

    def counts_aside(self) -> list[str]:
        view = self.view
        gold, stone, dynamite = view.bag
        graves = self.say("table-graves", n=sum(view.graves), of=GRAVES)
        exploded = self.say("table-exploded", n=view.exploded, of=PIECES_IN_BOX[DYNAMITE])
        bag = self.say("table-bag", gold=gold, stone=stone, dynamite=dynamite)
        return [bag, DOT.join([graves, exploded])]

    def seats(self) -> Table:
        view, table = self.view, columns()
        table.add_column(overflow="fold")
        for seat in range(view.seats):
            goods = self.say(
                "table-goods",
                gold=view.gold[seat],
                stone=view.stone[seat],
                bars=view.bars[seat],
                marquees=view.owner.count(seat),
            )
            total = self.say("table-points", n=points(view, seat))
            table.add_row(self.person(seat, "bold"), goods, total)
        return table

    def crowd(self, counts: list[int]) -> Text:
        """A letter for each meeple (MEEP-D10: colours are not enough)."""
        found = [self.meeple(k) for k, count in enumerate(counts) for _ in range(count)]
        return Text().join(found) if found else Text(NO_ONE, "dim")

    def meeple(self, meeple: int) -> Text:
        named = self.named("meeple", meeple)
        return Text(self.say("table-letter", a=named), MEEPLE_COLOURS[meeple])
