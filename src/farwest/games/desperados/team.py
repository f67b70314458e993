"""Who plans together in desperados, and what they may pin (DESP-D4).

The table asks this room, which no rule does: pins and talk have no effect on the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwest.games.desperados.board.panels import town_key
from farwest.games.desperados.numbers import TALK, TOWNS, TURNS
from farwest.games.desperados.state import NO_SEAT
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kernel.game import Value
from farwest.kit.texts import Named

USUAL: Final = 0  # which of its values a variant has if nobody wishes another
WHITE: Final = 5  # of the seats' colours
STOPS: Final = TURNS  # DESP-D4: a pinned plan has a town for each turn of a round


def circle(view: DesperadosView) -> frozenset[int]:
    """DESP-H1: all desperados are one team; the marshal is on his own."""
    if view.marshal == NO_SEAT or view.seat == view.marshal or view.seat < 0:
        return frozenset()
    return frozenset(range(view.seats)) - {view.marshal}


def talks_apart(view: DesperadosView) -> bool:
    """DESP-D4: the gang's talk is private, unless the table wants it open."""
    return view.variant[TALK] == USUAL


def spots(say: Callable[..., str]) -> list[tuple[str, str]]:
    """DESP-D4: a plan is made of towns: the sprite of each, and its name."""
    names = [Named("town", name) for name in NAMES["town"][:TOWNS]]
    return [(town_key(k), say("table-name", a=name)) for k, name in enumerate(names)]


def sides(variant: Mapping[str, Value], seats: int) -> dict[str, list[int]]:
    """DESP-S1, DESP-D2: the marshal is the seat that the host names, or drawn; the rest rob."""
    marshal = variant.get("marshal", 0)
    gang = [seat for seat in range(seats) if seat != marshal]
    return {"marshal": [marshal], "desperado": gang} if isinstance(marshal, int) else {}


def colours(variant: Mapping[str, Value], view: DesperadosView | None) -> dict[int, int]:
    """DESP-G44: the marshal is white."""
    seat = variant.get("marshal", 0) if view is None else view.marshal
    return {seat: WHITE} if isinstance(seat, int) and seat >= 0 else {}
