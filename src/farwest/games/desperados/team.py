"""Who plans together in desperados, and what they may pin (DESP-D4).

The table asks this room, which no rule does: pins and talk have no effect on the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwest.games.desperados.board.panels import town_key
from farwest.games.desperados.numbers import (
    BALANCED,
    BALANCED_TARGET,
    ROUNDS,
    TALK,
    TARGET_PER_DESPERADO,
    TOWNS,
    TURNS,
)
from farwest.games.desperados.state import NO_SEAT, target_for
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kernel.game import Value
from farwest.kit.sides import Goal, Handicap
from farwest.kit.texts import Named

USUAL: Final = 0  # which of its values a variant has if nobody wishes another
WHITE: Final = 5  # of the seats' colours
STOPS: Final = TURNS  # DESP-D4: a pinned plan has a town for each turn of a round
SIDE_BY: Final = "marshal"
EACH: Final = "target_per_desperado"
GANG_WINS: Final[Mapping[int, Mapping[int, int]]] = {  # in 100, by seats, by target each:
    3: {4000: 76, 5300: 58, 5600: 47},  # docs/balance-desperados.md
    4: {4000: 74, 4400: 62},
    5: {4000: 36},
    6: {3600: 49, 4000: 32},
}


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


def goal(variant: Mapping[str, Value], seats: int) -> Goal:
    """DESP-W2, DESP-W4: what the purse must hold, and what that is for each."""
    chosen, gang = variant.get(EACH, TARGET_PER_DESPERADO[USUAL]), seats - 1
    index = TARGET_PER_DESPERADO.index(chosen) if chosen in TARGET_PER_DESPERADO else BALANCED
    whole = target_for(index, gang)
    return Goal("DESP-W2", {"n": whole, "each": whole // gang, "gang": gang, "rounds": ROUNDS})


def balances(seats: int) -> dict[str, Handicap]:
    """DESP-G37: as measured between equal bots."""
    return {EACH: Handicap(BALANCED_TARGET[seats - 1], GANG_WINS[seats])}
