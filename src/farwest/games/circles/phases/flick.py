"""The marble: power and three bytes give speed and roll, in whole numbers (CIRC-D1)."""

from __future__ import annotations

from farwest.games.circles.actions import FLICKING, JOLT
from farwest.games.circles.events import FLICKED, ROLLED
from farwest.games.circles.numbers import (
    ANY_POWER,
    BYTES,
    DELTA,
    HALF_STEP,
    LEVEL,
    LEVELS,
    MIDDLE,
    MILLE,
    NOISES,
    NOT_FLICKED,
    ONE_Z,
    OUT_SPEED,
    OUT_SPREAD,
    POWERS,
    SIGMA_PLUS,
    SIGMA_TIMES,
    SKILL,
    SLOWEST,
    SPEED_BITS,
    SPEED_STEP,
    SPEED_UNIT,
    Z,
)
from farwest.games.circles.questions import NOISE
from farwest.games.circles.state import CirclesState
from farwest.kernel.state import CHANCE


def flick_options(s: CirclesState) -> None:
    """CIRC-F25: any power for a person, 64 levels for a bot (CIRC-D15, CIRC-R1)."""
    if ANY_POWER[s.variant[SKILL + s.seat]] == 1:
        for power in range(POWERS):
            s.offer(FLICKING + power)
    else:
        for level in range(LEVELS):
            s.offer(FLICKING + LEVEL * level + MIDDLE)


def fix_power(s: CirclesState, power: int, cause: int) -> None:
    """CIRC-D1: the power is fixed, then three bytes are drawn, one after another."""
    s.power = power
    s.tell(FLICKED, s.seat, power, cause=cause)
    for k in range(BYTES):
        s.ask(NOISE, CHANCE, BYTES - 1 - k)


def noise_options(s: CirclesState) -> None:
    for byte in range(NOISES):
        s.offer(JOLT + byte)


def noise_answer(s: CirclesState, action: int) -> None:
    """CIRC-D2: a byte of noise is a draw like any other."""
    s.noise[s.a] = action - JOLT


def launch(s: CirclesState, seat: int) -> None:
    """CIRC-D4 to CIRC-D6: how fast, whether it leaves the ring, how far it rolls."""
    skill = s.variant[SKILL + seat]
    s.speed = speed_of(s.power, skill, s.noise[0], s.noise[1])
    s.out = leaves(s.speed, s.noise[2])
    s.rolled = 0 if s.out else roll(s.speed)
    s.flicks += 1
    s.origin = s.theta
    s.shot_from[seat] = s.theta
    s.shot_end[seat] = NOT_FLICKED if s.out else s.theta + s.rolled
    for k in range(BYTES):
        s.noise[k] = 0
    s.tell(ROLLED, seat, s.rolled, s.speed)  # CIRC-H5


def speed_of(power: int, skill: int, first: int, second: int) -> int:
    """CIRC-D4: launch speed in units of 1/4 000 000 m/s."""
    base = SLOWEST + HALF_STEP * (2 * power + 1)
    spread = base * (MILLE + SIGMA_TIMES[skill] * Z[first])
    return max(0, (spread + SPEED_UNIT * SIGMA_PLUS[skill] * Z[second]) // MILLE)


def leaves(speed: int, third: int) -> bool:
    """CIRC-D5: too fast a marble jumps the rim."""
    return ONE_Z * speed > ONE_Z * OUT_SPEED + OUT_SPREAD * Z[third]


def roll(speed: int) -> int:
    """CIRC-D6: the rolled angle in cd, between two entries of the table."""
    k = speed >> SPEED_BITS
    f = speed & (SPEED_STEP - 1)
    return (DELTA[k] * (SPEED_STEP - f) + DELTA[k + 1] * f + SPEED_STEP // 2) >> SPEED_BITS
