"""The lots of meeples: a front with its sign, the room behind it, the name."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.brush import MANY, Brush, centred
from farwest.games.meeples.numbers import (
    BUILDING_AT,
    GOLD_COST,
    MARQUEE_POINTS,
    NOWHERE,
    STONE_COST,
)
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.words import NAMES
from farwest.kit.keeping import kept_all, measured, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, brand, on_seat, seat_colour

FRONTS = (  # by building: what its front ends in above
    *("", "-gable", "-arch", "", "-arch", "-gable"),
    *("-arch", "", "-gable", "", "-arch", "-gable"),
)
UNOWNED = "sand"
IN_A_ROW = 4  # lots that are found again together
ROOM_ROUND, ROOM_FADE = 4, 0.7
PLATE_ROUND = 2
NAME_LOW, NAME_INSET = 8, 8  # of a name on its plate: above the foot; at the sides
CROWD_INSET = 3  # from the walls of a room
MOST_CUBES = 3  # that a Building costs
UPKEEP = 14.0  # a cube of a cost that may come later
UPKEEP_X, UPKEEP_Y = 5, 4  # from the corner of the room
CUBE_STEP = 1.08  # of a cube on a sign, to the next
CUBES_HALF = 1.58  # of a cube: half of all of them
SIGN_MIDDLE = 0.275  # of a front, from above
SIGN = Rect(0, 0.145, 0.7, 0.25)  # of a front: the Marquee on it, in the middle
SIGN_EDGE, SIGN_ROUND = 2.5, 3
BRAND, BRAND_X = 0.72, 5  # of how high a Marquee is: the brand on it
WORTH_X, WORTH_LOW = 0.66, 0.35  # of how wide it is; of its type, below the middle
TAG = 2.4  # of its type is how high a tag is
TAG_LOW, TAG_FADE, TAG_INSET = 0.62, 0.08, 7
TAG_X = 8  # from the walls of the room
PICKED = 5  # the frame about a lot whose meeples are in hand


@steady_all
def row_of_lots(brush: Brush, first: int, chosen: int) -> Iterator[Sprite]:
    """`chosen`: as `picked`, if it is in this row."""
    for building in range(first, first + IN_A_ROW):
        yield from lot(brush, building, building == chosen)


@kept_all
def lot(brush: Brush, building: int, chosen: bool) -> list[Sprite]:
    """One thing to point at, with all that is on it."""
    view, lay, name = brush.view, brush.lay, NAMES["building"][building]
    place, owner = lay.lots[building], view.owner[building]
    better = view.upgraded[building]
    inside = lay.rooms[building].inner(CROWD_INSET)
    if owner != NO_SEAT and not better and sum(view.inside[building]) < MANY:
        inside = Rect(inside.x, inside.y + UPKEEP, inside.width, inside.height - UPKEEP)
    label, parts = lot_label(brush, building), tuple(house(brush, building))
    made = [brush.thing(f"lot-{name}", label, place, layer="places", parts=parts)]
    if owner != NO_SEAT:
        made.append(marquee(brush, building, owner))
    if chosen:
        made += in_hand(brush, building)
    return [*made, *brush.crowd(f"in-{name}", view.inside[building], inside)]


def house(brush: Brush, building: int) -> list[Part]:
    """In the units of the lot."""
    lay, place, owner = brush.lay, brush.lay.lots[building], brush.view.owner[building]
    front, room, plate = (
        Rect(part.x - place.x, part.y - place.y, part.width, part.height)
        for part in (lay.fronts[building], lay.rooms[building], lay.names[building])
    )
    colour = UNOWNED if owner == NO_SEAT else seat_colour(owner)
    walls = (room.x, room.y, room.width, room.height + plate.height)
    said, low = brush.name("building", building), plate.low - NAME_LOW
    parts: list[Part] = [
        Box(*walls, fill="sheen", line_width=0, round=ROOM_ROUND, fade=ROOM_FADE),
        Box(*plate, fill="board-2", line_width=0, round=PLATE_ROUND),
        Box(*walls, line="ink", line_width=2, round=ROOM_ROUND),
        centred(said, plate.centre[0], low, size=lay.name, room=plate.width - NAME_INSET),
        Art(f"building-front{FRONTS[building]}", *front, tint=colour),
    ]
    if owner == NO_SEAT:
        parts += price(brush, building, front)
    elif not brush.view.upgraded[building]:
        parts += upkeep(building, room)
    return parts


def price(brush: Brush, building: int, front: Rect) -> list[Part]:
    """What a Marquee costs, on the empty sign."""
    size = front.width * brush.lay.sign_cube
    x = front.centre[0] - size * CUBES_HALF
    y = front.y + front.height * SIGN_MIDDLE - size / 2
    return cubes(building, x, y, size=size, step=size * CUBE_STEP)


def upkeep(building: int, room: Rect) -> list[Part]:
    """What the better side would cost, small, in the corner of the room."""
    x, y = room.right - MOST_CUBES * UPKEEP - UPKEEP_X, room.y + UPKEEP_Y
    return cubes(building, x, y, size=UPKEEP, step=UPKEEP)


def cubes(building: int, x: float, y: float, *, size: float, step: float) -> list[Part]:
    kinds = ["gold"] * GOLD_COST[building] + ["stone"] * STONE_COST[building]
    return [Art(f"cube-{kind}", x + k * step, y, size, size) for k, kind in enumerate(kinds)]


def marquee(brush: Brush, building: int, owner: int) -> Sprite:
    """Whose it is, and what it scores."""
    front, worth = brush.lay.fronts[building], MARQUEE_POINTS[brush.view.upgraded[building]]
    wide, high = front.width * SIGN.width, front.height * SIGN.height
    place = Rect(front.centre[0] - wide / 2, front.y + front.height * SIGN.y, wide, high)
    size, icon, ink = brush.lay.sign_number, high * BRAND, on_seat(owner)
    x, low = wide * WORTH_X, high / 2 + size * WORTH_LOW
    board = Box(
        0,
        0,
        wide,
        high,
        fill=seat_colour(owner),
        line="ink",
        line_width=SIGN_EDGE,
        round=SIGN_ROUND,
    )
    parts: tuple[Part, ...] = (
        board,
        Art(brand(owner), BRAND_X, (high - icon) / 2, icon, icon, tint=ink),
        centred(str(worth), x, low, size=size, room=wide / 2, font="strong", colour=ink),
    )
    label = brush.say("paint-marquee", who=brush.people[owner], n=worth)
    key = f"marquee-{NAMES['building'][building]}"
    return Sprite(key, label, *place, layer="brands", parts=parts, symbol="marquee")


def lot_label(brush: Brush, building: int) -> str:
    view, owner = brush.view, brush.view.owner[building]
    cost = brush.say("table-cost", gold=GOLD_COST[building], stone=STONE_COST[building])
    named = brush.named("building", building)
    inside = brush.counted(view.inside[building])
    if owner == NO_SEAT:
        return brush.say("paint-lot", a=named, inside=inside, cost=cost)
    worth = MARQUEE_POINTS[view.upgraded[building]]
    owned = brush.say("paint-marquee", who=brush.people[owner], n=worth)
    side = "better" if view.upgraded[building] else "plain"
    return brush.say("paint-owned", a=named, inside=inside, owned=owned, side=side, cost=cost)


@measured
def picked(brush: Brush) -> int:
    """The Building whose meeples are in hand while a direction is chosen."""
    kind, _, space, started = brush.view.frames[-1]
    return BUILDING_AT[space] if kind == ask.DIRECTION and not started else NOWHERE


def in_hand(brush: Brush, building: int) -> list[Sprite]:
    lot, room = brush.lay.lots[building], brush.lay.rooms[building]
    said, size = brush.say("paint-in-hand"), brush.canvas.caption_size
    wide, high = room.width - 2 * TAG_X, size * TAG
    at = Rect(room.x + TAG_X, room.centre[1] - high / 2, wide, high)
    within, low = wide - 2 * TAG_INSET, high * TAG_LOW
    tag: tuple[Part, ...] = (
        Box(0, 0, wide, high, fill="ink", round=high / 2, fade=TAG_FADE),
        centred(said, room.width / 2 - TAG_X, low, size=size, room=within, colour="brown"),
    )
    inset, around, down = PICKED / 2, lot.width - PICKED, lot.height - PICKED
    about = Box(inset, inset, around, down, line="picked", line_width=PICKED)
    return [
        brush.thing("in-hand", said, at, layer="slots", parts=tag),
        brush.thing("picked", said, lot, layer="slots", parts=(about,)),
    ]
