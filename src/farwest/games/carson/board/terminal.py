"""The table of carson as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
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
    PRICE,
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
from farwest.kit import terminal
from farwest.kit.speaking import Say
from farwest.kit.terminal import (
    DOT,
    LIST,
    Fitting,
    Running,
    Spare,
    boxed,
    columns,
    framed,
    side_by_side,
)

COWBOY, WHITE_COWBOY = "●", "○"
GROUND = {EMPTY: "·", RIVER: "≈", MOUNTAIN: "▲", HOUSE: "⌂"}
TRACK_COLUMNS = 3  # the square, its tile, who stands there
WIDE = 6  # columns of a cell, its road included: the town and the track fit side by side in 80


def draw(view: CarsonView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[CarsonView]):
    lists = NAMES

    def table(self) -> RenderableType:
        """The town and the track side by side; on a low screen the seats beside a town without
        lines between its rows, and the track in running text."""
        title = self.say("table-round", n=self.view.round, of=ROUNDS)
        orders = [line for line in self.orders() if line.plain]
        high = side_by_side(self.town(), self.track())
        low = side_by_side(self.low_town(), Group(*self.seat_lines()))
        squares = [self.square_in_words(square) for square in range(SQUARES)]
        taken = self.cards_taken()
        lowest = side_by_side(
            Group(Text(title, "bold"), self.low_town()), Group(*self.seat_lines())
        )
        return Fitting(
            boxed(title, [self.cards(), Text(), high, Text(), self.seats(), *orders], None),
            boxed(title, [high, self.seats(), *orders], None),
            framed(title, [low, Running(squares), taken, *orders]),
            framed(title, [low, Running(self.busy()), Spare(taken)]),
            Group(lowest, Running(self.busy())),
        )

    def busy(self) -> Iterator[Text]:
        """What is for sale at which price, then the squares where somebody stands."""
        head = f"{self.say('table-row')} "
        for space in range(SPACES):
            if tile := self.tile(space):
                price = self.say("table-money", n=PRICE[space])
                here = self.standing(CONSTRUCTION + space)
                yield Text.assemble(
                    (head, "dim"), f"{price} ", (tile, "green"), " " if here.plain else "", here
                )
                head = ""
        for square in range(SQUARES):
            if square - CONSTRUCTION not in range(SPACES) and self.standing(square).plain:
                yield self.square_in_words(square)

    def low_town(self) -> Table:
        """A road between two rows is a line under the upper one."""
        table = Table.grid()
        for _ in range(SIDE + 1):
            table.add_column(no_wrap=True)
        rule = [Text(f" {column + 1:<{WIDE - 1}}", "dim") for column in range(SIDE)]
        table.add_row("  ", *(self.over_road(text, 0, k) for k, text in enumerate(rule)))
        for row in range(SIDE):
            cells = [self.cell(SIDE * row + column) for column in range(SIDE)]
            lined = [self.over_road(text, row + 1, k) for k, text in enumerate(cells)]
            table.add_row(Text(f"{row_letter(row)} ", "dim"), *lined)
        return table

    def over_road(self, text: Text, row: int, column: int) -> Text:
        if self.view.road[SIDE * row + column]:
            text.stylize("underline", 1)
        return text

    def seat_lines(self) -> Iterator[Text]:
        view = self.view
        for seat in range(view.seats):
            money = self.say("table-money", n=view.money[seat])
            points = self.say("table-points", n=view.vp[seat])
            yield Text.assemble(self.person(seat, "bold"), f" {money} {points}")
            guns = guns_of(table_of(view), seat)
            muster = self.say("table-muster", cowboys=view.reserve[seat], guns=guns)
            yield Text(f" {muster}", "dim")

    def cards_taken(self) -> Text:
        """Who is which personality; nothing before anybody is."""
        view = self.view
        said = [
            Text.assemble(
                f"{self.say('table-name', a=self.named('card', card))} ", self.person(seat)
            )
            for seat in range(view.seats)
            if (card := view.card[seat]) >= 0
        ]
        return Text(DOT).join(said)

    def square_in_words(self, square: int) -> Text:
        """Closed squares are left out of running text by being struck through, as in the track."""
        open_now = self.view.round <= LAST_ROUND[square]
        text = Text(self.name("square", square), "" if open_now else "dim strike")
        if tile := self.tile(square - CONSTRUCTION):
            text.append(f" {tile}", "green")
        here = self.standing(square)
        return Text(" ").join([text, here]) if here.plain else text

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
        colour = self.colours[owner] if owner >= 0 else "dim"
        held = view.ground[cell]
        if held >= BUILT:
            name = self.name("building", held - BUILT)
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
            text.append(mark * count, self.colours[seat])
        if crowd >= 0 and bits & WHITE:
            text.append(WHITE_COWBOY)
        return text

    def track(self) -> Table:
        view, table = self.view, columns(gap=1)
        for _ in range(TRACK_COLUMNS):
            table.add_column(overflow="fold")
        for square in range(SQUARES):
            open_now = view.round <= LAST_ROUND[square]
            name = self.name("square", square)
            table.add_row(
                Text(name, "" if open_now else "dim strike"),
                self.tile(square - CONSTRUCTION),
                self.standing(square),
            )
        return table

    def tile(self, space: int) -> str:
        if space not in range(SPACES) or self.view.row[space] == NO_TILE:
            return ""
        return self.name("building", self.view.row[space])

    def cards(self) -> Table:
        view, table = self.view, columns()
        for card in range(CARDS):
            side = NAMES["side"][view.face[card]]
            named = self.named("card", card)
            holder = view.card.index(card) if card in view.card else -1
            who = self.person(holder) if holder >= 0 else Text()
            does = Text(self.say("table-does", a=named, side=side), "dim")
            table.add_row(str(card + 1), self.say("table-name", a=named), who, does)
        return table

    def seats(self) -> Table:
        view, table = self.view, columns()
        for seat in range(view.seats):
            limit = limit_of(table_of(view), seat) if view.card[seat] >= 0 else 0
            table.add_row(
                self.person(seat, "bold"),
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
            self.name("building", building)
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
        return self.line(message, *(self.person(seat) for seat in order if seat >= 0))
