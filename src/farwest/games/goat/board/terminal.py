"""The table of goat as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farwest.games.goat.board.piles_row import coins_left
from farwest.games.goat.numbers import (
    CHARACTERS,
    CHARLATAN,
    DISCARDED,
    ELIXIRS,
    FACE_UP,
    GOAT,
    HAND,
    HATS,
    IN_PLAY,
    IN_USE,
    LOCATIONS,
    NO_CARD,
    PLACE,
    REFUSED,
    RESOURCE_OF,
    RESOURCES,
    ROUNDS,
    THIEF,
    WORTH,
)
from farwest.games.goat.questions import RESPOND
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kit import terminal
from farwest.kit.speaking import Say
from farwest.kit.terminal import DOT, LIST, Spare, columns, framed

HAT, USED_HAT = "●", "○"
LOCATION_OF = [RESOURCE_OF.index(resource) for resource in range(RESOURCES)]  # by resource


def draw(view: GoatView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[GoatView]):
    lists = NAMES

    def table(self) -> RenderableType:
        parts: list[RenderableType | Spare] = [self.places(), Text(), self.seats()]
        parts.append(Spare(self.supply(), 2))
        parts += [line for line in self.memories() if line.plain]
        if hand := self.cards_explained():
            parts += [Text(), *map(Spare, hand)]
        title = self.say("table-round", n=self.view.round, of=ROUNDS[self.view.seats])
        return framed(title, parts, self.piles())

    def piles(self) -> str:
        view = self.view
        said = [self.say("table-deck", n=view.deck_size)]
        if view.dealer != NO_SEAT and view.hand_size:
            dealer = self.people[view.dealer]
            said.append(self.say("table-hand", a=dealer, n=view.hand_size))
        return DOT.join(said)

    def places(self) -> Table:
        view, table = self.view, columns("left", "left", "right", "left")
        for location in range(LOCATIONS):
            if IN_USE[view.seats][location]:
                here = [card for card in range(CHARACTERS) if PLACE[card] == location]
                coins = view.tile_coins[location]
                table.add_row(
                    Text(self.name("location", location), "bold"),
                    self.waiting(location),
                    self.money(coins) if coins else "",
                    self.cards(here, IN_PLAY),
                )
        if view.where[GOAT] == IN_PLAY:
            table.add_row("", "", "", self.cards([GOAT], IN_PLAY))
        return table

    def seats(self) -> Table:
        view, table = self.view, columns("left", "left", "right", "left")
        for seat in range(view.seats):
            hats = HAT * view.hats[seat] + USED_HAT * (HATS[view.seats] - view.hats[seat])
            table.add_row(
                self.person(seat, "bold"),
                Text(hats, self.colours[seat]),
                self.money(view.coins[seat]),
                self.tokens(seat),
            )
        return table

    def tokens(self, seat: int) -> str:
        view = self.view
        count, own, kept = view.token_count[seat], view.tokens[seat], view.elixirs[seat]
        elixirs = LIST + self.count(kept, "elixirs") if kept else ""  # GOAT-H12
        if not own:
            return self.say("table-tokens", n=count) + elixirs
        shown = [self.goods(LOCATION_OF[r], own[r]) for r in range(RESOURCES) if own[r]]
        worth = view.coins[seat] + sum(n * value for n, value in zip(own, WORTH, strict=True))
        return self.say("table-worth", goods=LIST.join(shown), n=worth) + elixirs

    def supply(self) -> Text:
        """GOAT-H12, GOAT-D14: what nobody has."""
        used = [k for k in range(LOCATIONS) if IN_USE[self.view.seats][k]]
        left = [self.goods(k, self.view.supply[RESOURCE_OF[k]]) for k in used]
        left += [self.money(coins_left(self.view))]
        left += [self.count(ELIXIRS - sum(self.view.elixirs), "elixirs")]
        goods = LIST.join(thing for thing in left if thing)
        return Text(self.say("paint-supply-label", goods=goods), "dim")

    def count(self, number: int, what: str) -> str:
        return self.say("paint-count", n=number, what=what)

    def memories(self) -> Iterable[Text]:
        """What a player at a table would keep in mind."""
        view, everyone = self.view, range(CHARACTERS)
        yield self.line("table-aside", self.cards(everyone, FACE_UP))
        yield self.line("table-discarded", self.cards(everyone, DISCARDED))
        yield self.line("table-refused", self.cards(everyone, REFUSED))
        if view.seat == view.dealer:
            return
        declared = [card for card in everyone if view.known_held >> card & 1]
        yield self.line("table-declared", self.listed(declared))
        held = [card for card in everyone if view.saw >> card & 1 and view.where[card] == HAND]
        yield self.line("table-passed", self.listed(card for card in held if card not in declared))

    def cards_explained(self) -> list[RenderableType]:
        """The hand, or the character that was named in an offer to this seat."""
        view = self.view
        asked, answers = view.frames[-1][:2]
        if view.seat == view.dealer:
            cards = [card for card in range(CHARACTERS) if view.where[card] == HAND]
        elif asked == RESPOND and answers == view.seat and view.declared != NO_CARD:
            cards = [view.declared]
        else:
            return []
        table = columns("left", "left")
        received = [card for card in cards if not view.drawn >> card & 1]
        for card in cards:
            drawn = self.say("table-drawn") if received and card not in received else ""
            does = self.say("table-does", a=self.named("character", card))
            table.add_row(Text(self.character(card), "bold"), Text.assemble(does, (drawn, "dim")))
        return [table] if cards else []

    def cards(self, among: Iterable[int], where: int) -> Text:
        """Names of the cards that are there, with the names of those whose hat they wear."""
        found = [self.hatted(card) for card in among if self.view.where[card] == where]
        return Text(LIST).join(found)

    def hatted(self, card: int) -> Text:
        owner = self.view.owner[card]
        text = Text(self.character(card))
        if owner != NO_SEAT:
            text.append(f" ({self.names[owner]}{self.load(card)})", self.colours[owner])
        return text

    def load(self, card: int) -> str:
        """What lies on the card."""
        view = self.view
        taken = sum(view.elixirs)
        if card == THIEF and view.loot:
            return LIST + self.goods(view.loot_from, view.loot)
        return LIST + self.money(taken) if card == CHARLATAN and taken else ""

    def listed(self, cards: Iterable[int]) -> Text:
        return Text(LIST.join(self.character(card) for card in cards))

    def character(self, card: int) -> str:
        return self.name("character", card)

    def goods(self, location: int, count: int) -> str:
        if not count:
            return ""
        return self.say("goods", a=self.named("location", location), b=count)

    def waiting(self, location: int) -> Text:
        """The goods at a location, and what each is worth."""
        goods = self.goods(location, self.view.tile_tokens[location])
        worth = self.say("table-each", n=WORTH[RESOURCE_OF[location]])
        return Text.assemble(goods, (f" {worth}", "dim")) if goods else Text()

    def money(self, coins: int) -> str:
        return self.say("table-money", n=coins)
