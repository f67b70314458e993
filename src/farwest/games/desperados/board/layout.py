"""Where things of desperados lie on a canvas."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from farwest.games.desperados.numbers import FLAGSTAFF, LABEL_SIDE, TOWN_X, TOWN_Y, TOWNS
from farwest.kit.rect import Rect
from farwest.kit.sprites import MARGIN, WIDE, Canvas

ROAD, RAIL = 8.0, 4.5  # how wide a road is, and the dashes on it
DASH = 6.0  # of a dashed line, and the gap after it
HAIR, LINE = 1.5, 2  # how wide lines are: round a strip, round a thing
LEAN = 0.35  # of a line of words: how far below a middle its letters stand


class Layout(NamedTuple):
    canvas: Canvas
    spots: tuple[tuple[float, float], ...]  # by town: the middle of its dot
    sides: tuple[str, ...]  # by town: where its name goes
    dot: float
    piece: float
    coach: float
    mark: float  # a numbered disc
    name: float  # size of a town's name
    gap: float  # to a name beside its dot: the ring of a choice lies between
    ground: Rect
    desert: str  # the symbol of the ground
    hills: tuple[tuple[float, float, float], ...]  # x, y, size
    compass: Rect
    band: Rect
    purse: Rect


HILLS = (
    *((30, 96, 64), (74, 122, 48), (300, 190, 46), (520, 300, 58), (556, 320, 42), (860, 240, 60)),
    *((900, 262, 44), (430, 612, 44), (50, 610, 56), (90, 636, 40), (800, 600, 50), (120, 170, 38)),
    *((600, 150, 44), (262, 260, 40)),
)

WIDE_HIGH, WIDE_DOWN = 0.91, 12.0  # the map of DESP-B1: how high of it, and how much lower


@cache
def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas == WIDE else tall(canvas)


def wide(canvas: Canvas) -> Layout:
    """The map of DESP-B1, above a band with all timetables."""
    return Layout(
        canvas,
        spots=tuple((TOWN_X[k] * 1.0, TOWN_Y[k] * WIDE_HIGH + WIDE_DOWN) for k in range(TOWNS)),
        sides=LABEL_SIDE,
        dot=42,
        piece=46,
        coach=54,
        mark=24,
        name=19,
        gap=9,
        ground=Rect(12, 12, 976, 636),
        desert="desert",
        hills=tuple((x, y * WIDE_HIGH, size) for x, y, size in HILLS),
        compass=Rect(866, 534, 80, 100),
        band=Rect(12, 650, 976, 138),
        purse=Rect(14, 14, 262, 56),
    )


def tall(canvas: Canvas) -> Layout:
    """The same map narrower; the timetables stand in two columns below it."""
    narrow, high, down, hills_up, small = 0.621, 0.96, 6, 14, 0.7
    sides = list(LABEL_SIDE)
    sides[FLAGSTAFF] = "n"  # there is no room on its left
    return Layout(
        canvas,
        spots=tuple((TOWN_X[k] * narrow, TOWN_Y[k] * high + down) for k in range(TOWNS)),
        sides=tuple(sides),
        dot=36,
        piece=38,
        coach=44,
        mark=25,
        name=20,
        gap=12,
        ground=Rect(12, 12, 596, 660),
        desert="desert-tall",
        hills=tuple((x * narrow, y * high - hills_up, size * small) for x, y, size in HILLS),
        compass=Rect(540, 560, 60, 76),
        band=Rect(12, 676, 596, 186),
        purse=Rect(24, 682, 572, 34),
    )


class Strip(NamedTuple):
    """A strip between two towns: a box that is turned about its middle."""

    place: Rect
    turn: float


def line_between(lay: Layout, a: int, b: int, thick: float, short: float = 0.0) -> Strip:
    (ax, ay), (bx, by) = lay.spots[a], lay.spots[b]
    length = math.dist((ax, ay), (bx, by)) - 2 * short
    x, y = (ax + bx - length) / 2, (ay + by - thick) / 2
    return Strip(Rect(x, y, length, thick), math.degrees(math.atan2(by - ay, bx - ax)))


def dashes(length: float) -> float:
    """The longest line, drawn there and back, whose dashes fall on each other."""
    pair, half = 2 * DASH, DASH / 2
    return pair * ((length - half) // pair) + half


AROUND = {  # by where the name is: places of pieces, in sizes of a piece from the dot
    "n": ((1, 0), (-1, 0), (0.5, 0.95), (-0.5, 0.95), (1.7, 0.2), (-1.7, 0.2)),
    "s": ((1, -0.1), (-1, -0.1), (0.5, -1), (-0.5, -1), (1.7, -0.3), (-1.7, -0.3)),
    "e": ((-1, 0), (-0.5, -0.9), (-0.5, 0.9), (0.5, -0.95), (0.5, 0.95), (-1.7, 0)),
    "w": ((1, 0), (0.5, -0.9), (0.5, 0.9), (-0.5, -0.95), (-0.5, 0.95), (1.7, 0)),
}
PUSHED = 0.2  # how far an edge may push a piece, in sizes of it
CROWDED = 0.22  # how far a piece stands from the one whose place it shares
AWAY = {"n": 90, "s": -90, "e": 180, "w": 0}  # degrees: where the name is not
MARK_OUT, MARK_BEHIND = 0.6, 0.8  # in marks: how far the first is from its dot, the next from it
FAN = {  # degrees from there, by seat: marks lie in a fan that spares the first piece
    "n": (-45, -14, 17, 48, 79, 110),
    "s": (45, 14, -17, -48, -79, -110),
    "e": (-105, -75, -45, 45, 75, 105),
    "w": (-105, -75, -45, 45, 75, 105),
}


def place_of(lay: Layout, town: int, nth: int, size: float) -> Rect:
    """Where the nth piece at a town stands, away from its name."""
    return _place_of(lay.canvas, town, nth, size)


@cache
def _place_of(canvas: Canvas, town: int, nth: int, size: float) -> Rect:
    """A picture asks for a dozen of them."""
    lay = layout(canvas)
    around = roomy(lay.canvas, town)
    across, down = around[nth % len(around)]
    shift = (nth // len(around)) * CROWDED
    x, y = lay.spots[town]
    x += (across + shift) * lay.piece - size / 2
    y += (down - shift) * lay.piece - size / 2
    return within(lay, Rect(x, y, size, size))


@cache
def roomy(canvas: Canvas, town: int) -> list[tuple[float, float]]:
    """The places about a town from which no edge pushes a piece onto its dot."""
    lay = layout(canvas)
    x, y = lay.spots[town]
    half = lay.piece / 2
    found = []
    for across, down in AROUND[lay.sides[town]]:
        left, top = x + across * lay.piece - half, y + down * lay.piece - half
        moved = within(lay, Rect(left, top, lay.piece, lay.piece))
        if math.dist((moved.x, moved.y), (left, top)) <= PUSHED * lay.piece:
            found.append((across, down))
    return found


def mark_of(lay: Layout, town: int, seat: int, nth: int, aside: float = 0.0) -> Rect:
    """Where a seat's numbered disc lies at a town, or so many degrees aside of it."""
    side = lay.sides[town]
    angle = math.radians(AWAY[side] + FAN[side][seat] + aside)
    reach = lay.dot / 2 + lay.mark * (MARK_OUT + MARK_BEHIND * nth)
    x, y = lay.spots[town]
    x += reach * math.cos(angle) - lay.mark / 2
    y += reach * math.sin(angle) - lay.mark / 2
    return within(lay, Rect(x, y, lay.mark, lay.mark))


def within(lay: Layout, place: Rect) -> Rect:
    """The same, moved as little as keeps it out of the margin and off the band."""
    x = min(max(place.x, MARGIN), lay.canvas.width - MARGIN - place.width)
    y = min(max(place.y, MARGIN), lay.band.y - place.height)
    return Rect(x, y, place.width, place.height)
