"""Where things of carson lie on a canvas."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
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
THIN: Final = 1.2  # how wide lines are: round small things,
HAIR: Final = 1.5  # round what lies on the table,
LINE: Final = 2  # and round what is printed
LETTERS: Final = {"wide": 18.0, "tall": 21.0}  # by canvas: 12 px on a laptop, and on a phone
SHADOW: Final = Rect(0.16, 0.82, 0.7, 0.18)  # of a cowboy: shares of it
SHADE: Final = 0.3


class Grid(NamedTuple):
    """Equal places in columns and rows."""

    first: Rect
    column: float  # from one to the next
    row: float

    def at(self, column: int, row: int) -> Rect:
        x, y = self.first.x + column * self.column, self.first.y + row * self.row
        return Rect(x, y, self.first.width, self.first.height)


# Where things lie on a wide canvas: above and on the left of the town is room for its coordinates
WIDE_CARDS: Final = Rect(12, 14, 974, 44)
WIDE_CELL: Final = 82.0
WIDE_TOWN: Final = (30, 82.0)
WIDE_TRACK: Final = Grid(Rect(696, 82.0, 94, 78.0), 98, WIDE_CELL)
WIDE_STRIP: Final = Rect(14, 744, 974, 44)

# And on a tall one
TALL_CARDS: Final = (Rect(12, 14, 594, 40), Rect(12, 58, 594, 40))  # by row
TALL_CELL: Final = 68.0
TALL_TOWN: Final = (43, 126)
TALL_TRACK: Final = Grid(Rect(12, 678, 72, 60), 74.5, 62)


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


def share(part: Rect, width: float, height: float) -> Rect:
    """The part of a thing of this size, of which it says the shares."""
    return Rect(width * part.x, height * part.y, width * part.width, height * part.height)


@cache
def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas == WIDE else tall(canvas)


def wide(canvas: Canvas) -> Layout:
    """Cards above, the town on the left, the track winding down, up and down beside it."""
    cards = tuple(in_a_row(range(CARDS), WIDE_CARDS))
    squares = {place: WIDE_TRACK.at(lane, n) for place, lane, n in winding()}
    side = SIDE * WIDE_CELL
    town = Rect(*WIDE_TOWN, side, side)
    return Layout(canvas, cards, town, WIDE_CELL, squares, WIDE_STRIP)


def tall(canvas: Canvas) -> Layout:
    """Cards above in two rows, the town in the middle, the track below in its three rows."""
    first, second = range(FIRST_ROW), range(FIRST_ROW, CARDS)
    cards = (*in_a_row(first, TALL_CARDS[0]), *in_a_row(second, TALL_CARDS[1]))
    squares = {place: TALL_TRACK.at(n, lane) for place, lane, n in winding()}
    side = SIDE * TALL_CELL
    town = Rect(*TALL_TOWN, side, side)
    return Layout(canvas, cards, town, TALL_CELL, squares, None)


def winding() -> Iterator[tuple[int, int, int]]:
    """Every place of the track with its lane, and how far along it: the second one comes back."""
    for k, place in enumerate(PRINTED):
        lane, n = divmod(k, LANE)
        yield place, lane, n if lane != 1 else LANE - 1 - n
