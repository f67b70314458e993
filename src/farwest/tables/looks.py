"""Looks: what one pair of eyes has before it, and whether it was shown just that already."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from farwest.kernel.match import Match
from farwest.kernel.state import WATCHER
from farwest.kit.same import Same
from farwest.tables import together
from farwest.tables.lesson_table import LessonTable
from farwest.tables.states import names_of
from farwest.tables.table import Table
from farwest.tables.telling import ToldMatch, told
from farwest.tables.watcher import Watcher
from farwest.tables.wire import UndoKind
from farwest.tables.words import phrase


def in_words(table: Table, language: str, match: Match[Any, Any] | None = None) -> Match[Any, Any]:
    """The table's match, or another, told in a language with the names of who sits there."""
    return told(match or table.playing, language, names_of(table, language))


class Beheld(NamedTuple):
    """All that a scene is made of, but for the clocks."""

    match: Match[Any, Any]  # as the seat is asked
    seat: int | None
    curtain: int
    undo: UndoKind
    held: int
    note: str
    asks: bool
    forced: bool
    before: Match[Any, Any] | None  # where the seat may exchange its answer by right
    wishes: tuple[str, bool, int]  # a canvas, the belief map, how far behind

    def facts(self) -> tuple[Any, ...]:
        """Equal facts make equal scenes: what is shown follows from a view and from what was told
        (law 8), and who was told the very same last has the same past (tables/telling.py)."""
        match, seat = self.match, self.seat
        last = match.log[match.moves(seat)[-1]]
        return self[1:], match.view(seat), match.seen(seat), Same(last), match.language, match.names


def look(table: Table, watcher: Watcher) -> Beheld:
    match = in_words(table, watcher.language)
    seats = table.seats_of(watcher.person)
    seat: int | None = seats[0] if seats else None
    if watcher.behind and match.move < watcher.move:
        watcher.forget()  # something was taken back
    curtain = -1
    if len(seats) > 1:
        seat, curtain = shared(table, watcher, seats)
    wishes = watcher.canvas, watcher.beliefs, watcher.behind
    if seat is None:
        return Beheld(match, seat, curtain, "no", -1, "", True, False, None, wishes)
    kept = bool(table.chairs[seat].bot)  # by a bot, which answers
    undo: UndoKind = "no"
    if not kept and watcher.canvas != "none":
        undo = table.undo_kind(seat)
    forced = seat in table.asked() and not together.has_choice(match, seat)
    match = ToldMatch.telling(together.turned_to(match, seat, table.held))
    held, note = holds(table, match, seat)
    before = None
    if not kept and curtain < 0 and watcher.canvas != "none":
        before = table.exchange(seat)
    return Beheld(match, seat, curtain, undo, held, note, not kept, forced, before, wishes)


def is_old(table: Table, watcher: Watcher, seen: Beheld, facts: tuple[Any, ...]) -> bool:
    """Whether they were sent just that already: what others do in secret looks so."""
    more = watcher.beliefs or watcher.behind or seen.before or isinstance(table, LessonTable)
    return not more and not watcher.wants_again and watcher.seen == facts


def holds(table: Table, match: Match[Any, Any], seat: int) -> tuple[int, str]:
    """What a seat has answered while others may still answer, or a word on why that is lost."""
    held, lost = table.held.get(seat, -1), table.lost.get(seat, -1)
    if match.seat == seat and held not in match.state.legal():
        held, lost = -1, max(held, lost)
    return held, loss(match, seat, lost) if lost >= 0 else ""


def loss(match: Match[Any, Any], seat: int, action: int) -> str:
    """For who chose what is impossible after all, once the others had chosen."""
    game, people = match.game, match.people(seat)
    option = game.voice.option(game, match.language, action, people)
    return phrase(match.language, "held-lost", option=option)


def shared(table: Table, watcher: Watcher, seats: list[int]) -> tuple[int | None, int]:
    """Several people, one device: nobody's cards show until the right one has it in hand."""
    human = [seat for seat in seats if table.chairs[seat].human]
    acting = next((seat for seat in table.thinking() if seat in human), -1)
    if table.stage == "over":
        return seats[0], -1
    if acting >= 0 and acting != watcher.lifted:
        if watcher.lifted >= 0:
            watcher.forget()
        if see_alike(table.playing, human):
            watcher.lifted = acting
            return acting, -1
        watcher.lifted = -1
        return None, acting
    return (watcher.lifted, -1) if watcher.lifted >= 0 else (None, -1)


def see_alike(match: Match[Any, Any], seats: list[int]) -> bool:
    """Whether none of these seats sees what another may not: then they need no curtain."""
    first, *others = (replace(match.view(seat), seat=WATCHER) for seat in seats)
    return all(view == first for view in others)
