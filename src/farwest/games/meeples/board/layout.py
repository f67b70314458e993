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


class Heights(NamedTuple):
    """Where the parts of a lot begin, in one row of Buildings."""

    lot: float
    room: float
    name: float
    front: float


class Town(NamedTuple):
    """Two rows of lots, in columns."""

    west: float  # where the first column begins
    pitch: float  # from one column to the next
    wide: float  # of a lot
    high: float
    room: float  # how high
    name: float  # how high
    front: float  # its size
    front_x: float  # from the side of the lot
    upper: Heights
    lower: Heights

    def place(self, building: int, part: str, high: float) -> Rect:
        """As wide as the lot."""
        y = getattr(self.upper if upper(building) else self.lower, part)
        return Rect(self.west + self.pitch * column(building), y, self.wide, high)

    @property
    def lots(self) -> tuple[Rect, ...]:
        return tuple(self.place(k, "lot", self.high) for k in range(BUILDINGS))

    @property
    def rooms(self) -> tuple[Rect, ...]:
        return tuple(self.place(k, "room", self.room) for k in range(BUILDINGS))

    @property
    def names(self) -> tuple[Rect, ...]:
        return tuple(self.place(k, "name", self.name) for k in range(BUILDINGS))

    @property
    def fronts(self) -> tuple[Rect, ...]:
        places = [self.place(k, "front", self.front) for k in range(BUILDINGS)]
        return tuple(Rect(p.x + self.front_x, p.y, self.front, self.front) for p in places)


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
    bag_icon: float  # of how high the bag's place is
    bag_lift: float  # above its middle
    sign_cube: float  # of how wide a front is: a cube on its empty sign
    badge: float  # of small type: the badge of a landing
    title: float  # sizes of type
    name: float
    number: float
    sign_number: float
    small: float
    round: float  # on the road


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
    west, east = Rect(22, 346, 108, 108), Rect(870, 346, 108, 108)
    town = Town(
        west=146,
        pitch=118.5,
        wide=115.5,
        high=269,
        room=109,
        name=27,
        front=117.5,
        front_x=-1,
        upper=Heights(lot=14, room=145, name=254, front=18),
        lower=Heights(lot=517, room=521, name=630, front=664),
    )
    return Layout(
        canvas,
        street=Rect(12, 290, 976, 220),
        walks=walks,
        lots=town.lots,
        fronts=town.fronts,
        rooms=town.rooms,
        names=town.names,
        spaces=loop(doors(walks, town.lots), west, east),
        dice=(Rect(56, 296, 40, 40), Rect(904, 296, 40, 40)),
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
        bag_icon=0.62,
        bag_lift=9,
        sign_cube=0.16,
        badge=1.5,
        title=20,
        name=17,
        number=19,
        sign_number=19,
        small=15,
        round=34.0,
    )


def tall(canvas: Canvas) -> Layout:
    walks = (Rect(12, 330, 596, 56), Rect(12, 490, 596, 56))
    west, east = Rect(12, 396, 84, 84), Rect(524, 396, 84, 84)
    town = Town(
        west=12,
        pitch=99.6,
        wide=98,
        high=202,
        room=90,
        name=27,
        front=82,
        front_x=8,
        upper=Heights(lot=126, room=210, name=300, front=128),
        lower=Heights(lot=548, room=550, name=640, front=668),
    )
    return Layout(
        canvas,
        street=Rect(12, 330, 596, 216),
        walks=walks,
        lots=town.lots,
        fronts=town.fronts,
        rooms=town.rooms,
        names=town.names,
        spaces=loop(doors(walks, town.lots), west, east),
        dice=(Rect(104, 391, 44, 44), Rect(472, 391, 44, 44)),
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
        bag_icon=0.84,
        bag_lift=0,
        sign_cube=0.19,
        badge=1.3,
        title=24,
        name=20,
        number=20,
        sign_number=20.0,
        small=20,
        round=32.0,
    )
