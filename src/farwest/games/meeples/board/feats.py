"""What is worth remembering of a game of meeples."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from farwest.games.meeples.causes import ON_A_TIE
from farwest.games.meeples.events import BUILT, JAILED, UPGRADED, WON
from farwest.kit.turns import Tiding

FEATS: Final = ("clean-sweep", "steady-hand", "town-father")
ROBBERS: Final = 3
WORKS: Final = 4  # buildings raised or improved


def feats(told: Sequence[Tiding], seat: int, won: bool) -> Collection[str]:
    mine = [event for event in told if event.seat == seat]
    works = {event.kind for event in mine} >= {BUILT, UPGRADED}
    earned = {
        "clean-sweep": any(event.kind == JAILED and event.b >= ROBBERS for event in mine),
        "steady-hand": any(event.kind == WON and event.cause == ON_A_TIE for event in mine),
        "town-father": works and sum(e.kind in (BUILT, UPGRADED) for e in mine) >= WORKS,
    }
    return {name for name, done in earned.items() if done}
