"""Where things lie on either canvas."""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.kit.rect import Rect
from farwest.kit.sprites import Canvas
from farwest.scaffold.newgame.numbers import FACES


class Layout(NamedTuple):
    grid: Rect  # a column for each face, a row for each number of dice
    heads: float  # how high the dice above the columns are
    cups: Rect  # a row for each seat
    die: float
    gap: float


LAYOUTS: Final = {
    "wide": Layout(Rect(24, 20, 560, 760), heads=60, cups=Rect(612, 20, 364, 760), die=62, gap=10),
    "tall": Layout(Rect(14, 14, 592, 580), heads=46, cups=Rect(14, 606, 592, 256), die=46, gap=8),
}


def layout(canvas: Canvas) -> Layout:
    return LAYOUTS[canvas.name]


def head(lay: Layout, face: int) -> Rect:
    across = lay.grid.width / FACES
    size = lay.heads - lay.gap
    return Rect(lay.grid.x + across * (face + 0.5) - size / 2, lay.grid.y, size, size)


def cell(lay: Layout, count: int, face: int, rows: int) -> Rect:
    """The place of a bid; count from 0."""
    across, high = lay.grid.width / FACES, (lay.grid.height - lay.heads) / rows
    left, top = lay.grid.x + across * face, lay.grid.y + lay.heads + high * count
    return Rect(left, top, across, high).inner(lay.gap / 4)


def cup(lay: Layout, seat: int, seats: int) -> Rect:
    high = lay.cups.height / seats
    return Rect(lay.cups.x, lay.cups.y + high * seat, lay.cups.width, high).inner(lay.gap / 2)


def die(lay: Layout, place: Rect, k: int) -> Rect:
    """The k-th from the right in a seat's row."""
    left = place.right - (lay.die + lay.gap) * (k + 1)
    return Rect(left, place.centre[1] - lay.die / 2, lay.die, lay.die)
