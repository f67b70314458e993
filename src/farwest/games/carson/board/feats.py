"""What is worth remembering of a game of carson."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from farwest.games.carson.events import COUNTED_FORCE, DUEL_BEGAN, LOST_DUEL, PASSED, WON_DUEL
from farwest.kit.turns import Tiding

FEATS: Final = ("outgunned", "good-loser", "out-early")
DUELS_LOST: Final = 3
PASSED_FIRST: Final = 2  # rounds


def feats(told: Sequence[Tiding], seat: int, won: bool) -> Collection[str]:
    found: set[str] = set()
    forces: dict[int, int] = {}  # by seat: guns and cowboys, before the die
    for event in told:
        if event.kind == DUEL_BEGAN:
            forces = {}
        elif event.kind == COUNTED_FORCE:
            forces[event.seat] = event.a + event.b
        elif event.kind == WON_DUEL and event.seat == seat:
            mine = forces.get(seat, 0)
            if any(force > mine for force in forces.values()):
                found.add("outgunned")
    lost = sum(event.kind == LOST_DUEL and event.seat == seat for event in told)
    first = sum(event.kind == PASSED and event.seat == seat and event.a == 1 for event in told)
    if won and lost >= DUELS_LOST:
        found.add("good-loser")
    if won and first >= PASSED_FIRST:
        found.add("out-early")
    return found
