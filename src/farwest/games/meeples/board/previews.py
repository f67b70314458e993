"""Where a hand would land: the paths of a sowing, Space by Space, for each answer.

A sprite `preview-<action>-<k>` belongs to that answer: it is shown while the answer is pointed at.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.brush import LARGEST, LOW, Brush, centred
from farwest.games.meeples.board.gains import gains
from farwest.games.meeples.board.layout import DOOR, DOOR_HIGH
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDING_AT,
    BUILDINGS,
    CLOCKWISE,
    DIRECTIONS,
    DOOR_OF,
    EMPTY,
    LOCATIONS,
    NOWHERE,
    SPACES,
)
from farwest.games.meeples.phases.sowing import next_available
from farwest.games.meeples.view import MeeplesView
from farwest.games.meeples.words import NAMES
from farwest.kit.keeping import remembered
from farwest.kit.rect import Rect
from farwest.kit.sprites import PREVIEW, Art, Box, Part, Sprite

RISE = 0.28  # of a hop, to its length: as its symbol is drawn
HOP = 100.0  # the width of that symbol
SHORTEST = 46.0  # a hop that is worth a line
LONG = 90.0  # one that needs a thinner line, as it is drawn larger
SMALLER = 4  # than who stands there is who may land
LANDING_FADE, GHOST_FADE = 0.6, 0.7
RING = 2  # about a Space that may be clicked
TO_COME, NEXT = 1.6, 2  # of its type: the badge of a Space, and of the next one


def landings(view: MeeplesView, first: int, direction: int, count: int) -> list[int]:
    """MEEP-F17, for as many meeples: the Spaces in the order they are reached."""
    return [*landed(tuple(view.standing), first, direction, count)]


@remembered
def landed(standing: tuple[int, ...], first: int, direction: int, count: int) -> tuple[int, ...]:
    s: Any = SimpleNamespace(standing=[*standing])
    found: list[int] = []
    while len(found) < count and first != NOWHERE:
        found.append(first)
        s.standing[first] = BUILDER
        first = next_available(s, first, direction)
    return tuple(found)


def path_from(view: MeeplesView, space: int, on_it: bool, direction: int, count: int) -> list[int]:
    """MEEP-F7 and MEEP-F8: from a Building it begins after its own Door, else on the Space."""
    s: Any = view  # who stands where is all it asks for
    first = space if on_it else next_available(s, space, direction)
    return landings(view, first, direction, count)


def paths(view: MeeplesView, action: int) -> list[list[int]]:
    """By direction, for an answer to what is asked; none where it leads to no sowing."""
    kind, _, a, b = view.frames[-1]
    count, on_it = sum(view.hand), True
    if kind == ask.PICK and action < do.PICKING + BUILDINGS:
        location = action - do.PICKING
        count, on_it, a = sum(view.inside[location]), False, DOOR_OF[location]
    elif kind == ask.START:
        a = action - do.STARTING
    elif kind == ask.DIRECTION:
        on_it = b == 1
    else:
        return []
    return [path_from(view, a, on_it, way, count) for way in range(DIRECTIONS)]


def previews(brush: Brush) -> list[Sprite]:
    """For the seat that is asked."""
    view = brush.view
    kind, asked, a, b = view.frames[-1]
    if asked != view.seat or view.seat < 0:
        return []
    made: list[Sprite] = []
    if kind == ask.DROP:
        made += road_ahead(brush, landings(view, a, b, sum(view.hand)))
        for meeple, count in enumerate(view.hand):
            if count:
                made.append(ghost(brush, do.DROPPING + meeple, meeple=meeple, space=a))
    elif kind == ask.RESOLVE:
        made += gains(brush)
    for action in answers(view):
        made += preview(brush, action)
    return made


def answers(view: MeeplesView) -> Iterator[int]:
    """Those that begin a sowing or turn it."""
    kind = view.frames[-1][0]
    if kind == ask.PICK:
        for location in range(LOCATIONS):
            if sum(view.inside[location]):
                yield do.PICKING + location
    elif kind == ask.START:
        for space in range(SPACES):
            if view.standing[space] == EMPTY:
                yield do.STARTING + space
    elif kind == ask.DIRECTION:
        for direction in range(DIRECTIONS):
            yield do.GO + direction


def preview(brush: Brush, action: int) -> list[Sprite]:
    """Both ways. The one that is chosen, or both if none is yet, solid; the other dotted."""
    kind, _, a, b = brush.view.frames[-1]
    both = paths(brush.view, action)
    on_it = kind == ask.START or (kind == ask.DIRECTION and b == 1)
    lead = action - do.GO if kind == ask.DIRECTION else CLOCKWISE  # has the first Space for both
    made: list[Sprite] = []
    for direction, path in enumerate(both):
        chosen = kind != ask.DIRECTION or direction == action - do.GO
        origin = DOOR_OF[action - do.PICKING] if kind == ask.PICK else a
        for ends in pairwise(path if on_it else [origin, *path]):
            made += hop(
                brush, f"{PREVIEW}{action}-{len(made)}", ends, direction=direction, solid=chosen
            )
        for number, space in enumerate(path, 1):
            twice = space in both[1 - direction]
            if number == 1 and on_it and direction != lead:
                continue
            side = (1 if direction == CLOCKWISE else -1) if chosen or twice else 0
            key = f"{PREVIEW}{action}-{len(made)}"
            made.append(landing(brush, key, number=number, space=space, solid=chosen, side=side))
    return made


def hop(
    brush: Brush, key: str, ends: tuple[int, int], *, direction: int, solid: bool
) -> list[Sprite]:
    """An arc from Space to Space that swings to the outside of the street."""
    (x, y), (to_x, to_y) = anchor(brush, *ends), anchor(brush, *ends[::-1])
    if direction != CLOCKWISE:
        x, y, to_x, to_y = to_x, to_y, x, y
    far = math.hypot(to_x - x, to_y - y)
    if far < SHORTEST:
        return []
    angle, high = math.atan2(to_y - y, to_x - x), far * RISE
    middle_x = (x + to_x) / 2 + math.sin(angle) * high / 2
    middle_y = (y + to_y) / 2 - math.cos(angle) * high / 2
    symbol, tint = ("hop", "lit") if solid else ("hop-dotted", "brown")
    symbol += "-long" if far > LONG else ""
    place = Rect(middle_x - far / 2, middle_y - high / 2, far, high)
    art = (Art(symbol, 0, 0, HOP, HOP * RISE, tint=tint),)
    label, turn = brush.say("paint-path"), math.degrees(angle)
    return [Sprite(key, label, *place, layer="previews", parts=art, turn=turn, grid=HOP)]


def anchor(brush: Brush, space: int, other: int) -> tuple[float, float]:
    """Where a hop leaves a Space for another: the side of a Door, the rim of a Showdown space."""
    place = brush.lay.spaces[space]
    (x, y), (to_x, to_y) = place.centre, brush.lay.spaces[other].centre
    if BUILDING_AT[space] == NOWHERE:
        far = math.hypot(to_x - x, to_y - y)
        reach = place.width / 2 / far
        return x + (to_x - x) * reach, y + (to_y - y) * reach
    if to_x == x and not brush.wide:  # across the street, and no room beside it
        return x, place.low if to_y > y else place.y
    outwards = to_x if to_x != x else 2 * x - brush.canvas.width / 2
    return place.right if outwards > x else place.x, y


def landing(brush: Brush, key: str, *, number: int, space: int, solid: bool, side: int) -> Sprite:
    """A ghost with its number, or the number alone; at the side that tells both ways apart."""
    place, size = brush.lay.spaces[space], brush.lay.small
    badge, figure = size * brush.lay.badge, min(LARGEST, place.height) - SMALLER
    x, y = place.width / 2, place.height / 2
    parts: list[Part] = []
    if solid:
        parts.append(
            Art(
                "meeple",
                x - figure / 2,
                y - figure / 2,
                figure,
                figure,
                tint="sheen",
                fade=LANDING_FADE,
            )
        )
    if side:  # inside the ring that says it may be clicked
        x, y = x + side * (DOOR - badge - 2 * RING) / 2, y - (DOOR_HIGH - badge - 2 * RING) / 2
    fill, ink = ("lit", "sheen") if solid else ("board", "brown")
    parts += badge_of(
        number, x - badge / 2, y - badge / 2, across=badge, size=size, fill=fill, ink=ink
    )
    label = brush.say("paint-lands", n=number, a=brush.named("space", space))
    return Sprite(key, label, *place, layer="previews", parts=tuple(parts))


def badge_of(
    number: int, x: float, y: float, *, across: float, size: float, fill: str, ink: str
) -> tuple[Part, ...]:
    middle, low = x + across / 2, y + across / 2 + size * LOW
    return (
        Box(x, y, across, across, fill=fill, line=ink, line_width=2, round=across / 2),
        centred(str(number), middle, low, size=size, room=across, colour=ink),
    )


def ghost(brush: Brush, action: int, *, meeple: int, space: int) -> Sprite:
    """The meeple that would be dropped, where it would stand."""
    place = brush.lay.spaces[space]
    size = min(LARGEST, place.height) - 2
    x, y = (place.width - size) / 2, (place.height - size) / 2
    symbol = f"meeple-{NAMES['meeple'][meeple]}"
    label = brush.say(
        "paint-stands", a=brush.named("space", space), b=brush.named("meeple", meeple)
    )
    art = (Art(symbol, x, y, size, size, fade=GHOST_FADE),)
    return Sprite(f"{PREVIEW}{action}-0", label, *place, layer="previews", parts=art)


def road_ahead(brush: Brush, path: list[int]) -> list[Sprite]:
    """While meeples are dropped, always: this Space, and the numbers of those to come."""
    made = []
    size = brush.canvas.caption_size
    for number, space in enumerate(path, 1):
        badge = size * (TO_COME if number > 1 else NEXT)
        fill, ink = ("board", "brown") if number > 1 else ("picked", "sheen")
        x, y = brush.lay.spaces[space].centre
        place = Rect(x - badge / 2, y - badge / 2, badge, badge)
        parts = badge_of(number, 0, 0, across=badge, size=size, fill=fill, ink=ink)
        label = brush.say("paint-lands", n=number, a=brush.named("space", space))
        made.append(
            brush.thing(f"ahead-{NAMES['space'][space]}", label, place, layer="slots", parts=parts)
        )
    return made
