"""Where things of carson lie on a canvas. Cold."""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.games.carson.tables import CARDS, DEFERRED_STEP, SIDE, TRACK
from farwest.mechanics.sprites import WIDE, Canvas

START: Final = 24  # where the round token lies at first: no step of the track
PRINTED: Final = (*(place for place in TRACK if place != DEFERRED_STEP), START)  # CARSON-B7
LANES: Final = 3  # columns of the track, or rows
LANE: Final = 8  # squares in each


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


class Layout(NamedTuple):
    canvas: Canvas
    cards: tuple[Rect, ...]  # by card
    town: Rect
    cell: float  # the side of a parcel
    squares: dict[int, Rect]  # by square, PARCEL_STEP, INCOME_STEP and START
    strip: Rect | None  # for orders and the last duel

    def parcel(self, cell: int) -> Rect:
        row, column = divmod(cell, SIDE)
        x, y = self.town.x + column * self.cell, self.town.y + row * self.cell
        return Rect(x, y, self.cell, self.cell)

    def corner(self, vertex: int) -> tuple[float, float]:
        row, column = divmod(vertex, SIDE + 1)
        return self.town.x + column * self.cell, self.town.y + row * self.cell


def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas == WIDE else tall(canvas)


def wide(canvas: Canvas) -> Layout:
    """Cards above, the town on the left, the track winding down, up and down beside it."""
    cell, top = 84.0, 66.0
    across = (976 - 6 * (CARDS - 1)) / CARDS
    cards = tuple(Rect(12 + k * (across + 6), 14, across, 44) for k in range(CARDS))
    squares = {}
    for k, place in enumerate(PRINTED):
        lane, n = divmod(k, LANE)
        row = n if lane != 1 else LANE - 1 - n
        squares[place] = Rect(696 + lane * 98, top + row * cell, 94, cell - 4)
    town = Rect(14, top, SIDE * cell, SIDE * cell)
    return Layout(canvas, cards, town, cell, squares, Rect(14, 744, 974, 44))


def tall(canvas: Canvas) -> Layout:
    """Cards above in two rows, the town in the middle, the track below in its three rows."""
    cell = 71.0
    cards = tuple(
        Rect(12 + k % 4 * 150, 12 + k // 4 * 44, 146 if k < 4 else 196, 40) for k in range(4)
    ) + tuple(Rect(12 + k * 200, 56, 196, 40) for k in range(3))
    squares = {}
    for k, place in enumerate(PRINTED):
        lane, n = divmod(k, LANE)
        column = n if lane != 1 else LANE - 1 - n
        squares[place] = Rect(12 + column * 74.5, 678 + lane * 62, 72, 60)
    town = Rect(26, 102, SIDE * cell, SIDE * cell)
    return Layout(canvas, cards, town, cell, squares, None)
