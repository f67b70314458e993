"""Main Street of meeples: lots with their fronts, Doors, the two Showdown spaces."""

from __future__ import annotations

from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.brush import MANY, Brush
from farwest.games.meeples.numbers import (
    BUILDING_AT,
    BUILDINGS,
    EMPTY,
    END_AT,
    GOLD_COST,
    MARQUEE_POINTS,
    NOWHERE,
    SPACES,
    STONE_COST,
)
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.words import NAMES
from farwest.kit.rect import Rect
from farwest.kit.sprites import (
    Art,
    Box,
    Part,
    Sprite,
    Words,
    brand,
    disc,
    on_seat,
    seat_colour,
)

FRONTS = (
    "",
    "-gable",
    "-arch",
    "",
    "-arch",
    "-gable",
    "-arch",
    "",
    "-gable",
    "",
    "-arch",
    "-gable",
)
UNOWNED = "sand"
LARGEST = 46.0  # a meeple
UPKEEP = 14.0  # a cube of a cost that may come later


def street(brush: Brush) -> list[Sprite]:
    made = [ground(brush), *boardwalks(brush)]
    for building in range(BUILDINGS):
        made += lot(brush, building)
    for space in range(SPACES):
        made += door(brush, space) if BUILDING_AT[space] != NOWHERE else showdown(brush, space)
    return made


def ground(brush: Brush) -> Sprite:
    place, walks = brush.lay.street, brush.lay.walks
    top, high = walks[0].low - place.y, walks[1].y - walks[0].low
    parts: tuple[Part, ...] = (
        Box(0, 0, place.width, place.height, "board-3", round=14),
        Art("ruts", 0, top, place.width, high, "road"),
    )
    return brush.thing("street", brush.say("paint-street"), place, "ground", parts)


def boardwalks(brush: Brush) -> list[Sprite]:
    made = []
    for side, place in zip(("north", "south"), brush.lay.walks, strict=True):
        parts: tuple[Part, ...] = (
            Art("boardwalk", 0, 0, place.width, place.height),
            Box(0, 0, place.width, place.height, "", "ink", 2, 0),
        )
        label = brush.say("paint-boardwalk", side=side)
        made.append(brush.thing(f"walk-{side}", label, place, "roads", parts))
    return made


def lot(brush: Brush, building: int) -> list[Sprite]:
    """One thing to point at: the front with its sign, the room behind it and the name."""
    view, lay, name = brush.view, brush.lay, NAMES["building"][building]
    place, owner = lay.lots[building], view.owner[building]
    front, room, plate = (
        Rect(part.x - place.x, part.y - place.y, part.width, part.height)
        for part in (lay.fronts[building], lay.rooms[building], lay.names[building])
    )
    colour = UNOWNED if owner == NO_SEAT else seat_colour(owner)
    middle = plate.centre[0]
    parts: list[Part] = [
        Box(room.x, room.y, room.width, room.height + plate.height, "sheen", "", 0, 4, 0.7),
        Box(plate.x, plate.y, plate.width, plate.height, "board-2", "", 0, 2),
        Box(room.x, room.y, room.width, room.height + plate.height, "", "ink", 2, 4),
        Words(
            brush.name("building", building),
            middle,
            plate.low - 8,
            lay.name,
            plate.width - 8,
            "label",
            "ink",
            "middle",
        ),
        Art(f"building-front{FRONTS[building]}", *front, colour),
    ]
    inside = lay.rooms[building].inner(3)
    if owner == NO_SEAT:
        parts += price(brush, building, front)
    elif not view.upgraded[building]:
        parts += upkeep(brush, building, room)
    if owner != NO_SEAT and not view.upgraded[building] and sum(view.inside[building]) < MANY:
        inside = Rect(inside.x, inside.y + UPKEEP, inside.width, inside.height - UPKEEP)
    made = [brush.thing(f"lot-{name}", lot_label(brush, building), place, "places", tuple(parts))]
    if owner != NO_SEAT:
        made.append(marquee(brush, building, owner))
    if picked(brush) == building:
        made += in_hand(brush, building)
    return made + brush.crowd(f"in-{name}", view.inside[building], inside, LARGEST)


def price(brush: Brush, building: int, front: Rect) -> list[Part]:
    """What a Marquee costs, on the empty sign."""
    size = front.width * (0.16 if brush.wide else 0.19)
    x, y = front.centre[0] - size * 1.58, front.y + front.height * 0.275 - size / 2
    return cubes(building, x, y, size, size * 1.08)


def upkeep(brush: Brush, building: int, room: Rect) -> list[Part]:
    """What the better side would cost, small, in the corner of the room."""
    return cubes(building, room.right - 3 * UPKEEP - 5, room.y + 4, UPKEEP, UPKEEP)


def cubes(building: int, x: float, y: float, size: float, step: float) -> list[Part]:
    kinds = ["gold"] * GOLD_COST[building] + ["stone"] * STONE_COST[building]
    return [Art(f"cube-{kind}", x + k * step, y, size, size) for k, kind in enumerate(kinds)]


def marquee(brush: Brush, building: int, owner: int) -> Sprite:
    """Whose it is, and what it scores."""
    lay, front = brush.lay, brush.lay.fronts[building]
    worth = MARQUEE_POINTS[brush.view.upgraded[building]]
    wide, high = front.width * 0.7, front.height * 0.25
    icon, ink = high * 0.72, on_seat(owner)
    place = Rect(front.centre[0] - wide / 2, front.y + front.height * 0.145, wide, high)
    size = lay.number if brush.wide else 20.0
    parts: tuple[Part, ...] = (
        Box(0, 0, wide, high, seat_colour(owner), "ink", 2.5, 3),
        Art(brand(owner), 5, (high - icon) / 2, icon, icon, ink),
        Words(
            str(worth), wide * 0.66, high / 2 + size * 0.35, size, wide / 2, "strong", ink, "middle"
        ),
    )
    label = brush.say("paint-marquee", who=brush.people[owner], n=worth)
    key = f"marquee-{NAMES['building'][building]}"
    return Sprite(key, label, *place, "brands", parts, "marquee")


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


def picked(brush: Brush) -> int:
    """The Building whose meeples are in hand while a direction is chosen."""
    kind, _, space, started = brush.view.frames[-1]
    return BUILDING_AT[space] if kind == ask.DIRECTION and not started else NOWHERE


def in_hand(brush: Brush, building: int) -> list[Sprite]:
    place, room = brush.lay.lots[building], brush.lay.rooms[building]
    said, size = brush.say("paint-in-hand"), brush.canvas.caption_size
    high = size * 2.4
    tag: tuple[Part, ...] = (
        Box(0, 0, room.width - 16, high, "ink", round=high / 2, fade=0.08),
        Words(
            said, room.width / 2 - 8, high * 0.62, size, room.width - 30, "label", "brown", "middle"
        ),
    )
    at = Rect(room.x + 8, room.centre[1] - high / 2, room.width - 16, high)
    frame = (Box(2.5, 2.5, place.width - 5, place.height - 5, "", "picked", 5),)
    return [
        brush.thing("in-hand", said, at, "slots", tag),
        brush.thing("picked", said, place, "slots", frame),
    ]


def door(brush: Brush, space: int) -> list[Sprite]:
    view, place, name = brush.view, brush.lay.spaces[space], NAMES["space"][space]
    wide, high = place.width, place.height
    hole = Box(0, 0, wide, high, "board", "ink", 1.8, 6, 0.45, 0.8, dashed=True)
    meeple = view.standing[space]
    made = [brush.thing(f"space-{name}", space_label(brush, space), place, "slots", (hole,))]
    if meeple != EMPTY:
        size = min(LARGEST, high)
        x, y = place.centre[0] - size / 2, place.low - size - 1
        key = f"at-{name}-{NAMES['meeple'][meeple]}-0"
        made.append(brush.meeple(key, meeple, x, y, size))
    return made


def showdown(brush: Brush, space: int) -> list[Sprite]:
    view, place, name = brush.view, brush.lay.spaces[space], NAMES["space"][space]
    end, meeple = END_AT[space], brush.view.standing[space]
    wide = place.width
    parts: list[Part] = [
        Box(0, 0, wide, wide, "picked", "ink", 2.5, wide / 2),
        Box(wide * 0.1, wide * 0.1, wide * 0.8, wide * 0.8, "board", "ink", 2, wide * 0.4),
    ]
    label = space_label(brush, space)
    made = [brush.thing(f"space-{name}", label, place, "slots", tuple(parts))]
    if brush.wide:
        said, size = brush.say("paint-showdown"), brush.lay.small
        words = Words(said, 60, size, size, 120, "label", "ink", "middle")
        at = Rect(place.centre[0] - 60, place.low + 6, 120, size * 1.3)
        made.append(brush.thing(f"duel-{name}", said, at, "roads", (words,)))
    if meeple != EMPTY:
        size = wide * 0.46
        x, y = place.centre[0] - size / 2, place.y + wide * 0.13
        key = f"at-{name}-{NAMES['meeple'][meeple]}-0"
        made.append(brush.meeple(key, meeple, x, y, size))
    if view.token[end] != NO_SEAT:
        made.append(token(brush, end, place))
    if view.die[end]:
        made.append(die(brush, end))
    return made


def token(brush: Brush, end: int, place: Rect) -> Sprite:
    """Whose it is: the disc of a seat, under the duellist's feet."""
    seat, size = brush.view.token[end], place.width * 0.33
    at = Rect(place.centre[0] - size / 2, place.low - place.width * 0.1 - size, size, size)
    label = brush.say("paint-token", who=brush.people[seat])
    return Sprite(f"token-{NAMES['end'][end]}", label, *at, "brands", disc(seat, 0, 0, size))


def die(brush: Brush, end: int) -> Sprite:
    at, shown = brush.lay.dice[end], brush.view.die[end]
    size, symbol = at.width, f"die-{shown}"
    shade = Box(3, 4, size - 3, size - 3, "ink", round=8, fade=0.28)
    label = brush.say("paint-die", n=shown)
    parts = (shade, Art(symbol, 0, 0, size, size))
    return Sprite(f"die-{NAMES['end'][end]}", label, *at, "pieces", parts, symbol)


def space_label(brush: Brush, space: int) -> str:
    view, named = brush.view, brush.named("space", space)
    meeple = view.standing[space]
    if meeple == EMPTY:
        return brush.say("paint-space", a=named)
    stands = brush.say("paint-stands", a=named, b=brush.named("meeple", meeple))
    end = END_AT[space]
    if end == NOWHERE or view.token[end] == NO_SEAT:
        return stands
    return f"{stands} {brush.say('paint-token', who=brush.people[view.token[end]])}"
