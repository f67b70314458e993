"""What speaks for an answer in meeples, and against it: kit/rooms.py, Quantities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.meeples.numbers import (
    BAR_POINTS,
    BARS,
    BUILDINGS,
    DYNAMITE,
    GOLD_POINTS,
    GRAVES,
    MARQUEE_POINTS,
    PIECES_IN_BOX,
)
from farwest.games.meeples.state import MeeplesState, graves_filled
from farwest.kit.measures import Quantity

QUARTERS: Final = 4


def gold(s: MeeplesState, seat: int) -> float:
    return float(s.gold[seat])


def stone(s: MeeplesState, seat: int) -> float:
    return float(s.stone[seat])


def bars(s: MeeplesState, seat: int) -> float:
    return float(s.bars[seat])


def marquees(s: MeeplesState, seat: int) -> float:
    """MEEP-G4: points of one's Marquees, the better sides included."""
    owner, upgraded = list(s.owner), list(s.upgraded)
    mine = [k for k in range(BUILDINGS) if owner[k] == seat]
    return float(sum(MARQUEE_POINTS[upgraded[k]] for k in mine))


def best_rival(s: MeeplesState, seat: int) -> float:
    return float(max(n for k, n in enumerate(s.final_points()) if k != seat))


def stage(s: MeeplesState, seat: int) -> int:
    """MEEP-G1: the quarter of the way to whichever end is nearest."""
    bars, graves = 1 - s.bars_left / BARS, graves_filled(s) / GRAVES
    return min(
        int(QUARTERS * max(bars, graves, s.exploded / PIECES_IN_BOX[DYNAMITE])), QUARTERS - 1
    )


WORLDS: Final = 600
QUANTITIES: Final[Mapping[str, Quantity]] = {
    "bars": Quantity(bars, worth=float(BAR_POINTS), least=0.05),
    "marquees": Quantity(marquees, worth=1.0, least=0.3),
    "gold": Quantity(gold, worth=float(GOLD_POINTS), least=0.3),
    "stone": Quantity(stone, worth=0.5, least=0.3),
    "rival": Quantity(best_rival, worth=-0.6, least=0.3),
}

# 200 games of Cowhands each; on others, docs/strength.md has what is gained.
CANDOUR: Final = {
    2: ((-0.12, 0.20), (0.01, 0.49), (-0.07, 0.93), (-0.25, 1.28)),
    4: ((-0.17, 0.56), (-0.01, 0.80), (-0.53, 1.22), (-0.86, 1.50)),
}
CURVE: Final = {2: ((-0.09, 0.29), (0.06, 0.54), (0.01, 0.66), (0.11, 0.59))}
