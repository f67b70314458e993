"""Where things of carson lie on a canvas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from farwest.games.carson.numbers import CARDS, DEFERRED_STEP, SIDE, TRACK
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Canvas

START: Final = 24  # where the round token lies at first: no step of the track
PRINTED: Final = (*(place for place in TRACK if place != DEFERRED_STEP), START)  # CARSON-B7
LANES: Final = 3  # columns of the track, or rows
LANE: Final = 8  # squares in each
NAME_ROOM: Final = (1.0, 1.05, 1.3, 1.4, 1.0, 1.1, 1.2)  # by card: how wide it is
CARD_GAP: Final = 5.0
FIRST_ROW: Final = 4  # cards in it, on a tall canvas


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


def in_a_row(cards: range, box: Rect) -> Iterator[Rect]:
    """Next to each other, long names with more room."""
    unit = (box.width - CARD_GAP * (len(cards) - 1)) / sum(NAME_ROOM[card] for card in cards)
    x = box.x
    for card in cards:
        yield Rect(x, box.y, unit * NAME_ROOM[card], box.height)
        x += unit * NAME_ROOM[card] + CARD_GAP


def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas == WIDE else tall(canvas)


def wide(canvas: Canvas) -> Layout:
    """Cards above, the town on the left, the track winding down, up and down beside it."""
    cell, top = 82.0, 82.0  # above and on the left there is room for the coordinates
    cards = tuple(in_a_row(range(CARDS), Rect(12, 14, 974, 44)))
    squares = {}
    for k, place in enumerate(PRINTED):
        lane, n = divmod(k, LANE)
        row = n if lane != 1 else LANE - 1 - n
        squares[place] = Rect(696 + lane * 98, top + row * cell, 94, cell - 4)
    town = Rect(30, top, SIDE * cell, SIDE * cell)
    return Layout(canvas, cards, town, cell, squares, Rect(14, 744, 974, 44))


def tall(canvas: Canvas) -> Layout:
    """Cards above in two rows, the town in the middle, the track below in its three rows."""
    cell = 68.0
    first, second = range(FIRST_ROW), range(FIRST_ROW, CARDS)
    cards = (
        *in_a_row(first, Rect(12, 14, 594, 40)),
        *in_a_row(second, Rect(12, 58, 594, 40)),
    )
    squares = {}
    for k, place in enumerate(PRINTED):
        lane, n = divmod(k, LANE)
        column = n if lane != 1 else LANE - 1 - n
        squares[place] = Rect(12 + column * 74.5, 678 + lane * 62, 72, 60)
    town = Rect(43, 126, SIDE * cell, SIDE * cell)
    return Layout(canvas, cards, town, cell, squares, None)
