"""Where things of circles lie on a canvas."""

from __future__ import annotations

import math
from typing import NamedTuple

from farwest.games.circles.numbers import DEGREE, START
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Canvas


class Ring(NamedTuple):
    x: float
    y: float
    rim: float  # radius of the whole
    channel: float  # radius of the marble's path
    groove: float  # how wide that is
    edge: float  # outer radius of the spaces
    hub: float  # inner radius of the spaces

    def at(self, radius: float, theta: float) -> tuple[float, float]:
        angle = math.radians(degrees(theta))
        return self.x + radius * math.sin(angle), self.y - radius * math.cos(angle)

    def square(self, radius: float, theta: float, size: float) -> Rect:
        """A thing of that size whose middle lies there."""
        x, y = self.at(radius, theta)
        return Rect(x - size / 2, y - size / 2, size, size)

    @property
    def box(self) -> Rect:
        return Rect(self.x - self.rim, self.y - self.rim, 2 * self.rim, 2 * self.rim)


class Layout(NamedTuple):
    canvas: Canvas
    ring: Ring
    spot: float  # the size of a space's symbol with its name
    symbol: float  # the size of the symbol alone
    shown: float  # the radius at which it is shown
    named: bool  # whether there is room for its name
    marble: float
    pawn: float
    vote: float
    mine: Rect
    shop: Rect
    bag: Rect
    supply: Rect
    aid: Rect


def degrees(theta: float) -> float:
    """CIRC-D21: the centre of the ranch is at twelve o'clock."""
    return (theta - START) / DEGREE


def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas.name == WIDE.name else tall(canvas)


def wide(canvas: Canvas) -> Layout:
    return Layout(
        canvas,
        Ring(400, 400, rim=382, channel=348, groove=34, edge=330, hub=174),
        spot=76,
        symbol=48,
        shown=270,
        named=True,
        marble=40,
        pawn=30,
        vote=28,
        mine=Rect(802, 16, 184, 326),
        shop=Rect(802, 358, 184, 222),
        bag=Rect(802, 596, 184, 186),
        supply=Rect(14, 672, 106, 114),
        aid=Rect(14, 14, 106, 82),
    )


def tall(canvas: Canvas) -> Layout:
    return Layout(
        canvas,
        Ring(310, 308, rim=292, channel=264, groove=30, edge=248, hub=138),
        spot=52,
        symbol=52,
        shown=202,
        named=False,
        marble=34,
        pawn=30,
        vote=23,
        mine=Rect(14, 616, 186, 244),
        shop=Rect(212, 616, 208, 244),
        bag=Rect(432, 616, 174, 244),
        supply=Rect(13, 514, 86, 92),
        aid=Rect(13, 13, 86, 76),
    )
