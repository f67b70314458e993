"""The drama of what came last, for one pair of eyes: of what it was told and may see alone."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from farwest.kernel.match import Match
from farwest.kernel.state import WATCHER
from farwest.kit.drama import REMEMBERED, Drama, ToldEvent
from farwest.kit.rooms import Dramas, ask
from farwest.kit.speaking import speech
from farwest.tables.telling import all_heard, heard_from


def heard(match: Match[Any, Any], seat: int | None) -> tuple[list[ToldEvent], int]:
    """What these eyes were told in their last moves, and where the newest of them begins."""
    eyes = WATCHER if seat is None else seat
    known = all_heard(match, eyes)
    own = match.moves(seat)[-REMEMBERED:]
    told = heard_from(match, eyes, own[0])  # in other moves, nothing
    return told, known[own[-1]].before - known[own[0]].before


def drama(match: Match[Any, Any], seat: int | None, aloof: bool = False) -> Drama | None:
    """Of their last move; None: nothing in it is worth a stage. Told aloof, nobody is “you”."""
    room = ask(match.game, Dramas)
    if room is None:
        return None
    events, fresh = heard(match, seat)
    if fresh == len(events) or not match.seen(seat):  # before its first move: it is history
        return None
    names = [person.name for person in match.people(seat)]
    say = speech(match.game, match.language, aloof)
    made = room.drama(match.view(seat), events, fresh, say, names)
    if made is None:
        return None
    event = events[fresh + made.k]
    rule = match.game.tellings[event.kind].cited(event.cause)
    return replace(made, move=len(match.moves(seat)) - 1, rule=rule)
