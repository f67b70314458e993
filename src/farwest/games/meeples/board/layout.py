"""Where things of meeples lie on a canvas."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from farwest.games.meeples.numbers import (
    BARS,
    BUILDING_AT,
    BUILDINGS,
    DOOR_OF,
    EAST,
    GRAVES,
    NOWHERE,
    SPACES,
    WEST,
)
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Canvas

COLUMNS = BUILDINGS // 2
DOOR = 52.0  # how wide the Space before a Building is
DOOR_HIGH = 48.0


class Layout(NamedTuple):
    canvas: Canvas
    street: Rect
    walks: tuple[Rect, Rect]  # above and below
    lots: tuple[Rect, ...]  # by building: front, room and name
    fronts: tuple[Rect, ...]  # by building
    rooms: tuple[Rect, ...]  # by building: where those inside stand
    names: tuple[Rect, ...]  # by building
    spaces: tuple[Rect, ...]  # by space of the loop
    dice: tuple[Rect, Rect]  # by end of the street
    jail: Rect
    saloon: Rect
    graveyard: Rect
    bank: Rect
    head: float  # of those four: how high the title is
    cell: Rect  # in the jail
    dynamite: tuple[Rect, ...]  # in the jail
    taproom: Rect  # in the saloon
    graves: tuple[Rect, ...]
    rewards: Rect  # beside them: who shoots how well, and what its defeat brings
    bars: tuple[Rect, ...]
    captions: bool  # whether the four have room for a line below
    hand: Rect
    blast: Rect
    blasts: tuple[Rect, ...]
    bag: Rect
    heaps: tuple[Rect, Rect]  # of Gold and of Stone in the bag, when it is full
    fuses: tuple[Rect, ...]  # Dynamite in the bag
    title: float  # sizes of type
    name: float
    number: float
    small: float


@cache
def layout(canvas: Canvas) -> Layout:
    return wide(canvas) if canvas == WIDE else tall(canvas)


def column(building: int) -> int:
    """From the west; T1 faces B1 (MEEP-B1)."""
    return building if building < COLUMNS else BUILDINGS - 1 - building


def upper(building: int) -> bool:
    return building < COLUMNS


def row(count: int, first: Rect, across: float) -> tuple[Rect, ...]:
    return tuple(Rect(first.x + k * across, *first[1:]) for k in range(count))


def rows_of(columns: int, count: int, first: Rect, across: float, down: float) -> tuple[Rect, ...]:
    return tuple(
        Rect(first.x + k % columns * across, first.y + k // columns * down, *first[2:])
        for k in range(count)
    )


def doors(walks: tuple[Rect, Rect], lots: tuple[Rect, ...]) -> dict[int, Rect]:
    found = {}
    for building, lot in enumerate(lots):
        walk = walks[0] if upper(building) else walks[1]
        x, y = lot.centre[0] - DOOR / 2, walk.centre[1] - DOOR_HIGH / 2
        found[DOOR_OF[building]] = Rect(x, y, DOOR, DOOR_HIGH)
    return found


def loop(found: dict[int, Rect], west: Rect, east: Rect) -> tuple[Rect, ...]:
    ends = {WEST: west, EAST: east}
    return tuple(ends[k] if BUILDING_AT[k] == NOWHERE else found[k] for k in range(SPACES))


def wide(canvas: Canvas) -> Layout:
    walks = (Rect(143, 290, 714, 62), Rect(143, 448, 714, 62))
    lots, fronts, rooms, names = [], [], [], []
    for building in range(BUILDINGS):
        x = 146 + 118.5 * column(building)
        top, room, name = (14, 145, 254) if upper(building) else (517, 521, 630)
        front = 18 if upper(building) else 664
        lots.append(Rect(x, top, 115.5, 269))
        fronts.append(Rect(x - 1, front, 117.5, 117.5))
        rooms.append(Rect(x, room, 115.5, 109))
        names.append(Rect(x, name, 115.5, 27))
    west, east = Rect(22, 346, 108, 108), Rect(870, 346, 108, 108)
    return Layout(
        canvas,
        Rect(12, 290, 976, 220),
        walks,
        tuple(lots),
        tuple(fronts),
        tuple(rooms),
        tuple(names),
        loop(doors(walks, tuple(lots)), west, east),
        (Rect(56, 296, 40, 40), Rect(904, 296, 40, 40)),
        jail=Rect(12, 18, 124, 262),
        saloon=Rect(864, 18, 124, 262),
        graveyard=Rect(12, 520, 124, 262),
        bank=Rect(864, 520, 124, 262),
        head=36,
        cell=Rect(18, 60, 112, 128),
        dynamite=row(3, Rect(21, 200, 32, 32), 37),
        taproom=Rect(868, 58, 116, 176),
        graves=rows_of(3, GRAVES, Rect(19, 562, 36, 36), 37, 38),
        rewards=Rect(17, 640, 114, 118),
        bars=rows_of(2, BARS, Rect(874, 566, 50, 54), 54, 62),
        captions=True,
        hand=Rect(146, 358, 296, 84),
        blast=Rect(450, 358, 124, 84),
        blasts=row(3, Rect(457, 388, 34, 34), 38),
        bag=Rect(582, 358, 274, 84),
        heaps=(Rect(646, 362, 168, 25), Rect(646, 387, 168, 25)),
        fuses=row(3, Rect(647, 413, 25, 25), 27),
        title=20,
        name=17,
        number=19,
        small=15,
    )


def tall(canvas: Canvas) -> Layout:
    walks = (Rect(12, 330, 596, 56), Rect(12, 490, 596, 56))
    lots, fronts, rooms, names = [], [], [], []
    for building in range(BUILDINGS):
        x = 12 + 99.6 * column(building)
        top, room, name = (126, 210, 300) if upper(building) else (548, 550, 640)
        front = 128 if upper(building) else 668
        lots.append(Rect(x, top, 98, 202))
        fronts.append(Rect(x + 8, front, 82, 82))
        rooms.append(Rect(x, room, 98, 90))
        names.append(Rect(x, name, 98, 27))
    west, east = Rect(12, 396, 84, 84), Rect(524, 396, 84, 84)
    return Layout(
        canvas,
        Rect(12, 330, 596, 216),
        walks,
        tuple(lots),
        tuple(fronts),
        tuple(rooms),
        tuple(names),
        loop(doors(walks, tuple(lots)), west, east),
        (Rect(104, 391, 44, 44), Rect(472, 391, 44, 44)),
        jail=Rect(12, 12, 262, 110),
        saloon=Rect(282, 12, 326, 110),
        graveyard=Rect(12, 756, 294, 106),
        bank=Rect(314, 756, 294, 106),
        head=34,
        cell=Rect(18, 48, 144, 70),
        dynamite=row(3, Rect(168, 66, 30, 30), 34),
        taproom=Rect(288, 48, 314, 70),
        graves=rows_of(3, GRAVES, Rect(17, 792, 33, 33), 35, 35),
        rewards=Rect(128, 791, 174, 70),
        bars=row(BARS, Rect(320, 796, 44, 62), 47),
        captions=False,
        hand=Rect(102, 389, 416, 48),
        blast=Rect(402, 440, 116, 46),
        blasts=row(3, Rect(406, 446, 34, 34), 37),
        bag=Rect(102, 440, 294, 46),
        heaps=(Rect(146, 442, 140, 21), Rect(146, 463, 140, 21)),
        fuses=row(3, Rect(322, 451, 24, 24), 24),
        title=24,
        name=20,
        number=20,
        small=20,
    )
