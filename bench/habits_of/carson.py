"""carson: what late cowboys are sent for."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bench.carson_faults import fault_of, target_of
from farwest.games.carson.actions import ATTACK, GO, PASS, STAKE
from farwest.games.carson.numbers import (
    EMPTY,
    FIRST_CELL,
    HOUSE,
    MOUNTAIN,
    ONE_ROAD,
    ROUNDS,
    THREE_ROADS,
)
from farwest.games.carson.questions import PLACE

LATE: Final = 3  # the round from which land alone is too late

HABITS: Final = (
    ("rounds 3 and 4, points free: bare land claimed", "bare", "claims", ""),
    ("round 4, points free: bare land claimed", "bare 4", "claims 4", ""),
    ("round 4: a cowboy sent for roads", "roads", "sent 4", ""),
    ("round 4: passed with cowboys left", "passed", "turns 4", ""),
    ("answers with a fault of bench.carson_faults", "faults", "answers", ""),
)


def watch(before: Any, action: int, after: Any, tally: Counter[str]) -> None:
    tally["answers"] += 1
    tally["faults"] += before.seat >= 0 and before.count > 1 and fault_of(before, action) != ""
    if before.kind != PLACE or before.count < 2:
        return
    if before.round == ROUNDS:
        tally["turns 4"] += 1
        tally["passed"] += action == PASS
        tally["sent 4"] += action != PASS
        tally["roads"] += action in (GO + THREE_ROADS, GO + ONE_ROAD)
    if before.round >= LATE and STAKE <= action < ATTACK and points_free(before):
        for word in ("", " 4")[: 1 + (before.round == ROUNDS)]:
            tally[f"claims{word}"] += 1
            tally[f"bare{word}"] += before.ground[target_of(action) - FIRST_CELL] == EMPTY


def points_free(s: Any) -> bool:
    """CARSON-G1: a mountain or a house that nobody owns, and nobody stands on."""
    return any(
        s.ground[target_of(option) - FIRST_CELL] in (MOUNTAIN, HOUSE)
        and not s.standing[target_of(option)]
        for option in s.legal()
        if STAKE <= option < ATTACK
    )
