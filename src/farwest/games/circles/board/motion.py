"""The flick as an input, and the roll that came of it, for the generic client."""

from __future__ import annotations

from math import acos, atan, cos, exp, pi, sqrt

from farwest.games.circles import questions as ask
from farwest.games.circles.actions import FLICKING
from farwest.games.circles.board.brush import Brush
from farwest.games.circles.numbers import (
    ANY_POWER,
    FRICTION,
    GAUGE_RISE,
    LAP,
    LEVEL,
    LEVELS,
    MIDDLE,
    POWERS,
    RADIUS,
    SECTOR,
    SKILL,
    SPEED_UNIT,
    START,
    SWIPE_ASTRAY,
    SWIPE_SLOW,
    SWIPE_SPAN,
    SWIPE_WINDOW,
    WALL_FRICTION,
)
from farwest.kit.keeping import kept
from farwest.kit.sprites import Gauge, Roll, Swipe

SOFT_TO_HARD = 16  # words for a power, for who hears the gauge
JUMP = LAP // 4  # CIRC-D7: where a marble that leaves is shown to leave
SECOND = 1000  # ms
PLACES = 6  # decimals of an angle
STANDING = 0.001  # the bend of a marble that hardly moves, so that its curve has a shape


@kept
def gauge(brush: Brush) -> Gauge | None:
    """CIRC-D12: for whom a flick is asked of. CIRC-D15, CIRC-R1: every power, or the levels."""
    view = brush.view
    if brush.kind not in (ask.FLICK, ask.SALOON_FLICK) or brush.asked != view.seat:
        return None
    any_power = ANY_POWER[view.variant[SKILL + view.seat]]
    first, step, levels = (0, 1, POWERS) if any_power else (MIDDLE, LEVEL, LEVELS)
    return Gauge(
        first=FLICKING + first,
        step=step,
        levels=levels,
        rise=GAUGE_RISE,
        key="marble",
        label=brush.say("paint-hold"),
        hint=brush.say("paint-key"),
        words=tuple(brush.say("paint-power", n=k) for k in range(SOFT_TO_HARD)),
        swipe=swipe(brush),
    )


def swipe(brush: Brush) -> Swipe:
    """CIRC-D13: a stroke along the channel, through the marble."""
    ring = brush.lay.ring
    return Swipe(
        x=ring.x,
        y=ring.y,
        radius=ring.channel,
        slow=SWIPE_SLOW,
        span=SWIPE_SPAN,
        window=SWIPE_WINDOW,
        astray=SWIPE_ASTRAY,
        hint=brush.say("paint-swipe"),
    )


def roll(brush: Brush) -> Roll | None:
    """CIRC-D7, CIRC-D8: it takes the speed of the flick, and ends where the rules say."""
    view, ring = brush.view, brush.lay.ring
    if not view.flicks:
        return None
    speed = view.speed / SPEED_UNIT
    pace = sqrt(FRICTION * WALL_FRICTION)
    bend = max(STANDING, atan(speed * sqrt(WALL_FRICTION / FRICTION)))
    rest, travel = 0.0, view.rolled
    if view.out:
        way = JUMP / LAP * 2 * pi * RADIUS
        rest, travel = acos(min(1.0, cos(bend) * exp(WALL_FRICTION * way))), JUMP
    return Roll(
        number=view.flicks,
        key="marble",
        x=ring.x,
        y=ring.y,
        radius=ring.channel,
        start=(view.origin - START) % LAP,
        travel=travel,
        milliseconds=round(SECOND * (bend - rest) / pace),
        bend=round(bend, PLACES),
        rest=round(rest, PLACES),
        leaves=view.out,
        first_line=(-START) % SECTOR,
        line_gap=SECTOR,
    )
