"""What one pair of eyes is shown of a table's game: scenes, the way there, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from farwest.kernel.match import Match
from farwest.kit.beliefs import with_beliefs
from farwest.tables import film, scenes, together, wire
from farwest.tables.table import Table
from farwest.tables.watcher import Eye, News


def news(table: Table, eye: Eye, what: News, now: float) -> list[wire.HouseMessage]:
    """Of a table as these eyes may see it. Empty: there is nothing to say."""
    match = table.match
    if match is None:
        return []
    if what == "outcome":
        return [scenes.outcome(told(table, eye, match))] if match.seat is None else []
    return [*steps(table, eye), *scene(table, eye, match, now)]


def told(table: Table, eye: Eye, match: Match[Any, Any]) -> Match[Any, Any]:
    return scenes.told(match, eye.language, scenes.names_of(table, eye.language))


def steps(table: Table, eye: Eye) -> Iterator[wire.Scene]:
    """What happened by itself since the last scene, one thing after the other."""
    seats = table.seats_of(eye.person)
    if eye.canvas == "none" or len(seats) > 1 or eye.behind:
        return
    seat = next(iter(seats), None)
    for step in film.steps(table, eye.turn, seat):
        spoken = told(table, eye, step)
        made = scenes.scene(spoken, seat, eye.canvas, eye.since, asks=False)
        eye.since = made.turn
        if eye.is_new(made):
            yield made


def scene(table: Table, eye: Eye, match: Match[Any, Any], now: float) -> list[wire.Scene]:
    match = told(table, eye, match)
    seats = table.seats_of(eye.person)
    seat: int | None = seats[0] if seats else None
    if eye.behind and match.turn < eye.turn:
        eye.forget()  # something was taken back
    curtain = -1
    if len(seats) > 1:
        seat, curtain = shared(table, eye, seats)
    kept = seat is not None and bool(table.chairs[seat].bot)  # by a bot, which answers
    undo: wire.UndoKind = "no"
    if seat is not None and not kept and eye.canvas != "none":
        undo = table.undo_kind(seat)
    held, note, forced = -1, "", False
    if seat is not None:
        forced = seat in table.asked() and not together.has_choice(match, seat)
        match = together.turned_to(match, seat, table.held)
        held, note = holds(table, match, seat)
    made = scenes.scene(
        match,
        seat,
        eye.canvas,
        eye.since,
        undo=undo,
        clocks=[] if eye.behind else scenes.clock_faces(table, seat, now),
        curtain=curtain,
        behind=eye.behind,
        held=held,
        note=note,
        asks=not kept,
        forced=forced,
    )
    made = commented(table, eye, match, made)
    eye.since, eye.turn = made.turn, match.turn
    return [made] if eye.is_new(made) else []


def commented(table: Table, eye: Eye, match: Match[Any, Any], made: wire.Scene) -> wire.Scene:
    """For who comments from behind: what a watcher could work out from what watchers were shown.
    Who plays never gets it, nor who could whisper it to them while it counts."""
    if not (eye.beliefs and eye.behind and scenes.has_map(table) and made.picture):
        return made
    return replace(made, picture=with_beliefs(made.picture, match, None))


def holds(table: Table, match: Match[Any, Any], seat: int) -> tuple[int, str]:
    """What a seat has answered while others may still answer, or a word on why that is lost."""
    held, lost = table.held.get(seat, -1), table.lost.get(seat, -1)
    if match.seat == seat and held not in match.state.legal():
        held, lost = -1, max(held, lost)
    return held, scenes.loss(match, seat, lost) if lost >= 0 else ""


def shared(table: Table, eye: Eye, seats: list[int]) -> tuple[int | None, int]:
    """Several people, one device: nobody's cards show until the right one has it in hand."""
    human = [seat for seat in seats if table.chairs[seat].human]
    acting = next((seat for seat in table.thinking() if seat in human), -1)
    if table.stage == "over":
        return seats[0], -1
    if acting >= 0 and acting != eye.lifted:
        if eye.lifted >= 0:
            eye.forget()
        eye.lifted = -1
        return None, acting
    return (eye.lifted, -1) if eye.lifted >= 0 else (None, -1)
