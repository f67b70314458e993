"""The map of desperados as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farwest.games.desperados.board.text_map import text_map
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
from farwest.kit.terminal import DOT, LIST, Fitting, Spare, boxed, columns, framed, side_by_side

WIDE_MAP, LOW_MAP, NARROW_MAP = (76, 22), (76, 18), (54, 14)  # columns and lines
TOWN_MARK, POKER, COACH, SHERIFF = "•", "♠", "▣", "★"
COACH_COLOURS = ("bold yellow", "bold blue")
SHORT = 3  # letters of a name on the map


def draw(view: DesperadosView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[DesperadosView]):
    lists = NAMES
    colours = (  # by seat
        *("bright_red", "bright_blue", "bright_yellow"),
        *("bright_green", "bright_magenta", "white"),
    )

    def table(self) -> RenderableType:
        """The map above timetables and seats; on a low screen beside them."""
        view = self.view
        title = self.say("table-round", n=view.round, of=ROUNDS, turn=view.turn)
        target = target_for(view.variant[TARGET], view.seats - 1)
        purse = self.say("table-purse", n=view.purse, of=target)
        legend = Text(self.say("table-legend"), "dim")
        below: list[RenderableType] = [legend, *self.coaches(), self.seats()]
        labels = [self.label(town) for town in range(TOWNS)]
        high, low = (text_map(labels, *size) for size in (WIDE_MAP, LOW_MAP))
        aside = side_by_side(text_map(labels, *NARROW_MAP), Group(*self.seat_lines(), legend))
        return Fitting(
            boxed(title, [high, *below], purse),
            boxed(title, [low, *below], purse),
            framed(title, [aside, *map(Spare, self.coaches())], purse),
        )

    def label(self, town: int) -> Text:
        """Its name, what can be robbed there, and who stands there."""
        bank = BANK_AT[town] != NO_BANK
        style = "bold red" if bank else "bold green"
        text = Text.assemble((TOWN_MARK, style), (self.town(town), style))
        if what := self.target(town):
            text.append(f" {what}")
        for piece in self.standing(town):
            text.append(" ").append_text(piece)
        return text

    def target(self, town: int) -> str:
        view, bank = self.view, BANK_AT[town]
        if bank == NO_BANK:
            return POKER if view.poker >> town & 1 else ""
        number = view.bank[bank]
        if number == NO_TILE:
            return ""
        kind = view.tile[number]
        known = "no" if kind == UNKNOWN else "yes"
        return self.say("table-sum", known=known, n=BANK_WORTH[kind] if kind != UNKNOWN else 0)

    def standing(self, town: int) -> Iterator[Text]:
        view = self.view
        for coach in range(COACHES):
            if view.coach[coach] == town:
                yield Text(COACH, COACH_COLOURS[coach])
        if sheriffs := view.sheriff[: view.seats - 1].count(town):
            yield Text(f"{SHERIFF}{sheriffs if sheriffs > 1 else ''}", "bold")
        for seat in range(view.seats):
            if view.figure[seat] == town:
                yield Text(self.names[seat][:SHORT], f"reverse {self.colours[seat]}")

    def coaches(self) -> Iterator[Text]:
        """The timetables of this round; a stop that is past is dim."""
        view = self.view
        for coach in range(COACHES):
            if view.coach[coach] != NOWHERE:
                row = (view.first + max(view.round, 1) - 1 - coach) % TIMETABLES
                stops = [self.town(town) for town in TIMETABLE[coach * TIMETABLES + row]]
                named = self.named("coach", coach)
                said = Text(self.say("table-timetable", a=named, stops=DOT.join(stops)))
                past = DOT.join(stops[: view.turn])
                begins = said.plain.find(past) if past and view.round else -1
                if begins >= 0:
                    said.stylize("dim", begins, begins + len(past))
                yield Text.assemble((f"{COACH} ", COACH_COLOURS[coach]), said)

    def seats(self) -> Table:
        view, grid = self.view, columns()
        for seat in range(view.seats):
            lost = [self.town(town) for town in range(TOWNS) if view.lost[seat] >> town & 1]
            about = self.say("table-marshal") if seat == view.marshal else self.disk(seat)
            if lost:
                about += LIST + self.say("table-lost", cards=LIST.join(lost))
            grid.add_row(self.person(seat, "bold"), Text(about), Text(self.row(seat)))
        return grid

    def seat_lines(self) -> Iterator[Text]:
        """The seats in a narrow column: who, then what is on the table of them."""
        for seat in range(self.view.seats):
            about = self.say("table-marshal") if seat == self.view.marshal else self.disk(seat)
            yield Text.assemble(self.person(seat, "bold"), f" {about}")
            if row := self.row(seat):
                yield Text(f" {row}", "dim")

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
