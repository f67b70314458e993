"""The map of desperados as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_WORTH,
    COACHES,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    ROUNDS,
    TARGET,
    TIMETABLE,
    TIMETABLES,
    TOWNS,
    UNKNOWN,
)
from farwest.games.desperados.state import target_for
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kit import terminal
from farwest.kit.speaking import Say
from farwest.kit.terminal import DOT, LIST, columns, framed


def draw(view: DesperadosView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[DesperadosView]):
    lists = NAMES
    colours = (  # by seat
        *("bright_red", "bright_blue", "bright_yellow"),
        *("bright_green", "bright_magenta", "white"),
    )

    def table(self) -> RenderableType:
        view = self.view
        title = self.say("table-round", n=view.round, of=ROUNDS, turn=view.turn)
        target = target_for(view.variant[TARGET], view.seats - 1)
        purse = self.say("table-purse", n=view.purse, of=target)
        parts: list[RenderableType] = [self.towns(), Text(), *self.coaches(), Text(), self.seats()]
        return framed(title, parts, purse)

    def towns(self) -> Table:
        """Two towns a row: what is there, and who."""
        grid = columns()
        half = (TOWNS + 1) // 2
        for k in range(half):
            cells = [cell for town in (k, k + half) for cell in self.town_cells(town)]
            grid.add_row(*cells)
        return grid

    def town_cells(self, town: int) -> list[Text]:
        if town >= TOWNS:
            return [Text(), Text()]
        bank = BANK_AT[town] != NO_BANK
        name = Text(self.town(town), "bold red" if bank else "bold green")
        people = Text(LIST).join(self.standing(town))
        what = Text(self.target(town), "dim")
        return [name, Text(LIST).join([what, people]) if people.plain else what]

    def target(self, town: int) -> str:
        view, bank = self.view, BANK_AT[town]
        if bank == NO_BANK:
            return self.say("table-poker", there="yes" if view.poker >> town & 1 else "no")
        number = view.bank[bank]
        if number == NO_TILE:
            return self.say("table-bank", known="empty", n=0)
        kind = view.tile[number]
        if kind == UNKNOWN:
            return self.say("table-bank", known="no", n=0)
        return self.say("table-bank", known="yes", n=BANK_WORTH[kind])

    def standing(self, town: int) -> Iterator[Text]:
        view = self.view
        for coach in range(COACHES):
            if view.coach[coach] == town:
                named = self.named("coach", coach)
                yield Text(self.say("table-coach", a=named), "yellow" if coach == 0 else "blue")
        sheriffs = view.sheriff[: view.seats - 1].count(town)
        if sheriffs:
            yield Text(self.say("table-sheriffs", n=sheriffs))
        for seat in range(view.seats):
            if view.figure[seat] == town:
                yield self.person(seat, "bold")

    def coaches(self) -> Iterator[Text]:
        """The timetables of this round; a stop that is past is dim."""
        view = self.view
        for coach in range(COACHES):
            if view.coach[coach] != NOWHERE:
                row = (view.first + max(view.round, 1) - 1 - coach) % TIMETABLES
                stops = [self.town(town) for town in TIMETABLE[coach * TIMETABLES + row]]
                named = self.named("coach", coach)
                yield Text(self.say("table-timetable", a=named, stops=DOT.join(stops)))

    def seats(self) -> Table:
        view, grid = self.view, columns()
        for seat in range(view.seats):
            lost = [self.town(town) for town in range(TOWNS) if view.lost[seat] >> town & 1]
            about = self.say("table-marshal") if seat == view.marshal else self.disk(seat)
            if lost:
                about += LIST + self.say("table-lost", cards=LIST.join(lost))
            grid.add_row(self.person(seat, "bold"), Text(about), Text(self.row(seat)))
        return grid

    def disk(self, seat: int) -> str:
        used = any(crew >> seat & 1 for crew in self.view.job_crew)
        return self.say("table-disk", used="yes" if used else "no")

    def row(self, seat: int) -> str:
        view = self.view
        cards = [card for card in view.laid[seat] if card != NO_CARD]
        if not cards:
            return ""
        said = [self.say("table-unknown") if c == UNKNOWN else self.town(c) for c in cards]
        return self.say("table-row", start=self.town(view.start[seat]), cards=DOT.join(said))

    def town(self, town: int) -> str:
        return self.name("town", town)
