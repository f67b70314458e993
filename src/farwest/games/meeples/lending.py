"""What a sensible player knows of meeples, lent to the search. Hot. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples.actions import DROPPING, YES
from farwest.games.meeples.questions import BUILD, DROP, PICK, REROLL, UPGRADE
from farwest.games.meeples.state import NO_SEAT, MeeplesState
from farwest.games.meeples.tables import (
    BUILDING_AT,
    DEPUTY,
    MINER,
    NOWHERE,
    ROBBER,
)
from farwest.games.meeples.turns import score

FLOOR: Final = 10  # points everyone may still hope for: keeps a bad start from looking lost
STONES: Final = 2  # stones that are worth a point: they will build
EAGER: Final = 8  # how much readier for a plain good


def prospects(s: MeeplesState, seat: int) -> int:
    return score(s, seat) + s.stone[seat] // STONES + FLOOR


def promise_of(s: MeeplesState, seat: int) -> float:
    """The fourth power of one's share: twice the points is sixteen times the hope."""
    mine: float = 0.0
    all_of_it: float = 0.0
    for other in range(s.seats):
        share: float = prospects(s, other) * 1.0
        share = share * share
        share = share * share
        all_of_it += share
        if other == seat:
            mine = share
    return mine / all_of_it


def between_turns(s: MeeplesState) -> bool:
    return s.kind == PICK


def lean_to(s: MeeplesState, action: int) -> int:
    """Build when one can, reroll when behind, and drop a meeple where it finds work."""
    if s.kind == BUILD or s.kind == UPGRADE:
        return EAGER if action == YES else 1
    if s.kind == REROLL:
        behind = s.die[s.a] < s.die[1 - s.a]
        return EAGER if (action == YES) == behind else 1
    if s.kind == DROP:
        return 1 + work_for(s, action - DROPPING)
    return 1


def work_for(s: MeeplesState, meeple: int) -> int:
    """How many pieces the active player would draw for it on the Space where it would stand."""
    building = BUILDING_AT[s.a]
    if building == NOWHERE:
        return 0
    if meeple == ROBBER:
        return s.inside[building][MINER]
    if meeple == DEPUTY:
        return s.inside[building][ROBBER]
    if meeple == MINER:
        return 1 if s.owner[building] == s.seat and s.seat != NO_SEAT else 0
    return 0
