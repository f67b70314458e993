"""Where a flick of a given power may end, for a hand of a given skill."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from farwest.games.circles.numbers import (
    DELTA,
    HALF_STEP,
    NOISES,
    ONE_Z,
    SECTOR,
    SIGMA_PLUS,
    SIGMA_TIMES,
    SLOWEST,
    SPEED_STEP,
    SPEED_UNIT,
    Z,
)
from farwest.games.circles.phases.flick import leaves, roll

FARTHEST: Final = (DELTA[-1] + SECTOR) // SECTOR  # sectors that any flick can advance
OUT: Final = FARTHEST + 1  # the column of a marble that leaves the ring
SAMPLES: Final = 64  # of the launch speed, evenly likely
PER_SAMPLE: Final = NOISES // SAMPLES  # bytes
FASTEST: Final = SPEED_STEP * (len(DELTA) - 1) - 1  # that the table of rolls has
QUANTILES: Final = tuple(
    (Z[k] + Z[k + 1]) / 2 / ONE_Z for k in range(PER_SAMPLE // 2 - 1, NOISES, PER_SAMPLE)
)


@cache
def speeds(power: int, skill: int) -> tuple[int, ...]:
    """CIRC-D4: both bytes are normal, so their sum is."""
    base = SLOWEST + HALF_STEP * (2 * power + 1)
    times, plus = base * SIGMA_TIMES[skill], SPEED_UNIT * SIGMA_PLUS[skill]
    spread = sqrt(times * times + plus * plus) / 1000
    return tuple(max(0, int(base + spread * z)) for z in QUANTILES)


@cache
def chance_to_leave(speed: int) -> float:
    """CIRC-D5."""
    if not leaves(speed, 0):
        return 0.0
    return sum(leaves(speed, byte) for byte in range(NOISES)) / NOISES


def landings(power: int, skill: int, theta: int) -> list[float]:
    """By sectors advanced, then OUT: how likely."""
    found = [0.0] * (OUT + 1)
    for end, chance in stops(power, skill):
        found[OUT if end < 0 else (theta % SECTOR + end) // SECTOR] += chance
    return found


@cache
def stops(power: int, skill: int) -> tuple[tuple[int, float], ...]:
    """How far it rolls, and how likely; -1 if it leaves the ring."""
    found, out = [], 0.0
    for speed in speeds(power, skill):
        gone = chance_to_leave(speed)
        out += gone / SAMPLES
        if gone < 1:
            found.append((roll(min(speed, FASTEST)), (1 - gone) / SAMPLES))
    return (*found, (-1, out))
