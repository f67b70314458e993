"""The table of carson as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from farwest.games.carson.numbers import (
    ACROSS,
    BUILDINGS,
    BUILT,
    CARDS,
    CONSTRUCTION,
    CORNERS_ON_A_SIDE,
    DUEL_MODE,
    EMPTY,
    FIRST_CELL,
    HOUSE,
    LAST_ROUND,
    MOUNTAIN,
    MULTI,
    NO_TILE,
    RIVER,
    ROUNDS,
    SIDE,
    SPACES,
    SQUARES,
    WHITE,
)
from farwest.games.carson.phases.ending import limit_of
from farwest.games.carson.phases.incomes import income_of
from farwest.games.carson.state import guns_of
from farwest.games.carson.view import CarsonView, table_of
from farwest.games.carson.voice import row_letter
from farwest.games.carson.words import NAMES
from farwest.kit.texts import Named

COLOURS = ("bright_red", "bright_yellow", "bright_green", "bright_cyan", "bright_magenta")
COWBOY, WHITE_COWBOY = "●", "○"
GROUND = {EMPTY: "·", RIVER: "≈", MOUNTAIN: "▲", HOUSE: "⌂"}
LIST = ", "
TRACK_COLUMNS = 3  # the square, its tile, who stands there
WIDE = 6  # columns of a cell, its road included: the town and the track fit side by side in 80


def draw(view: CarsonView, say: Callable[..., str], names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing:
    def __init__(self, view: CarsonView, say: Callable[..., str], names: list[str]) -> None:
        self.view = view
        self.say = say
        self.names = names

    def table(self) -> RenderableType:
        view = self.view
        sides = Table.grid(padding=(0, 2, 0, 0))
        sides.add_column(no_wrap=True)  # the town is a drawing; the track beside it may be folded
        sides.add_column(overflow="fold")
        sides.add_row(self.town(), self.track())
        parts: list[RenderableType] = [self.cards(), Text(), sides, Text(), self.seats()]
        parts += [line for line in self.orders() if line.plain]
        title = self.say("table-round", n=view.round, of=ROUNDS)
        return Panel(Group(*parts), title=title, title_align="left", expand=False)

    def town(self) -> Table:
        table = Table.grid()
        for _ in range(SIDE + 1):
            table.add_column(no_wrap=True)
        rule = [Text(f"{column + 1:^{WIDE}}", "dim") for column in range(SIDE)]
        table.add_row("  ", *rule)
        for row in range(SIDE):
            table.add_row("  ", *(self.road_above(row, column) for column in range(SIDE)))
            cells = [self.cell(SIDE * row + column) for column in range(SIDE)]
            table.add_row(Text(f"{row_letter(row)} ", "dim"), *cells)
        table.add_row("  ", *(self.road_above(SIDE, column) for column in range(SIDE)))
        return table

    def road_above(self, row: int, column: int) -> Text:
        laid = self.view.road[SIDE * row + column]
        return Text(f" {('═' if laid else ' ') * (WIDE - 2)} ", "yellow")

    def cell(self, cell: int) -> Text:
        """The road on its left, what it holds with what it earns, and who stands there."""
        view = self.view
        edge = ACROSS + CORNERS_ON_A_SIDE * (cell // SIDE) + cell % SIDE
        road = Text("║" if view.road[edge] else " ", "yellow")
        owner = view.owner[cell]
        colour = COLOURS[owner] if owner >= 0 else "dim"
        held = view.ground[cell]
        if held >= BUILT:
            name = self.say("table-name", a=Named("building", NAMES["building"][held - BUILT]))
            text = f"{name[:2]}{income_of(view.ground, view.owner, view.variant, cell)}"
        else:
            text = GROUND[held] if owner < 0 or held != EMPTY else "□"
        here = self.standing(FIRST_CELL + cell)
        gap = " " * max(0, WIDE - 1 - len(text) - len(here.plain))
        return Text.assemble(road, (text, colour), here, gap)

    def standing(self, target: int) -> Text:
        view, text = self.view, Text()
        bits = view.standing[target]
        crowd = MULTI[target] if target < SQUARES else -1
        for seat in range(view.seats):
            count = view.crowd[crowd][seat] if crowd >= 0 else bits >> seat & 1
            mark = WHITE_COWBOY if bits & WHITE and crowd < 0 else COWBOY
            text.append(mark * count, COLOURS[seat])
        if crowd >= 0 and bits & WHITE:
            text.append(WHITE_COWBOY)
        return text

    def track(self) -> Table:
        view, table = self.view, Table.grid(padding=(0, 1, 0, 0))
        for _ in range(TRACK_COLUMNS):
            table.add_column(overflow="fold")
        for square in range(SQUARES):
            open_now = view.round <= LAST_ROUND[square]
            name = self.say("table-name", a=Named("square", NAMES["square"][square]))
            table.add_row(
                Text(name, "" if open_now else "dim strike"),
                self.tile(square - CONSTRUCTION),
                self.standing(square),
            )
        return table

    def tile(self, space: int) -> str:
        if space not in range(SPACES) or self.view.row[space] == NO_TILE:
            return ""
        building = NAMES["building"][self.view.row[space]]
        return self.say("table-name", a=Named("building", building))

    def cards(self) -> Table:
        view, table = self.view, Table.grid(padding=(0, 2, 0, 0))
        for card in range(CARDS):
            side = NAMES["side"][view.face[card]]
            named = Named("card", NAMES["card"][card])
            holder = view.card.index(card) if card in view.card else -1
            who = Text(self.names[holder], COLOURS[holder]) if holder >= 0 else Text()
            does = Text(self.say("table-does", a=named, side=side), "dim")
            table.add_row(str(card + 1), self.say("table-name", a=named), who, does)
        return table

    def seats(self) -> Table:
        view, table = self.view, Table.grid(padding=(0, 2, 0, 0))
        for seat in range(view.seats):
            limit = limit_of(table_of(view), seat) if view.card[seat] >= 0 else 0
            table.add_row(
                Text(self.names[seat], f"bold {COLOURS[seat]}"),
                self.say("table-money", n=view.money[seat]),
                self.say("table-points", n=view.vp[seat]),
                self.say(
                    "table-stock",
                    cowboys=view.reserve[seat],
                    guns=guns_of(table_of(view), seat),
                    roads=view.roads[seat],
                ),
                self.say("table-limit", n=limit) if limit else "",
                self.kept(seat),
            )
        return table

    def kept(self, seat: int) -> str:
        view = self.view
        tiles = [
            self.say("table-name", a=Named("building", NAMES["building"][building]))
            for building in range(BUILDINGS)
            for _ in range(view.kept[seat][building] + view.kept_now[seat][building])
        ]
        return f"{self.say('table-kept')} {LIST.join(tiles)}" if tiles else ""

    def orders(self) -> list[Text]:
        view = self.view
        lines = [self.order("table-order", view.turn_order)]
        lines.append(self.order("table-passed", view.pass_order if view.round else []))
        if view.variant[DUEL_MODE]:
            tiles = [str(value) for value, count in enumerate(view.tiles) for _ in range(count)]
            lines.append(Text(f"{self.say('table-tiles')} {LIST.join(tiles)}"))
        return lines

    def order(self, message: str, order: list[int]) -> Text:
        people = [Text(self.names[seat], COLOURS[seat]) for seat in order if seat >= 0]
        if not people:
            return Text()
        return Text.assemble((f"{self.say(message)} ", "dim"), Text(LIST).join(people))
