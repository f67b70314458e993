"""Main Street of meeples: boardwalks, Doors, the two Showdown spaces."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.meeples.board.brush import LARGEST, Brush, centred
from farwest.games.meeples.board.lots import IN_A_ROW, picked, row_of_lots
from farwest.games.meeples.numbers import BUILDING_AT, BUILDINGS, EMPTY, END_AT, NOWHERE, SPACES
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.words import NAMES
from farwest.kit.keeping import kept, kept_all, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, disc

ABREAST = 7  # Spaces that are found again together: a side of the street and its end
STREET_ROUND = 14
HOLE_EDGE, HOLE_ROUND, HOLE_FADE, HOLE_EDGE_FADE = 1.8, 6, 0.45, 0.8  # the Space before a Door
RING_EDGE = 2.5  # of a Showdown space
RIM = 0.1  # of a Showdown space
WITHIN, WITHIN_ROUND = 0.8, 0.4  # of it, inside the rim: how wide, how round
TITLE_WIDE, TITLE_GAP, TITLE_HIGH = 120, 6, 1.3  # below a Showdown space; of its type
DUELLIST, DUELLIST_Y = 0.46, 0.13  # of a Showdown space: its size, its place
TOKEN = 0.33  # of a Showdown space
DIE_SHADE, DIE_ROUND, DIE_FADE = (3, 4), 8, 0.28


def street(brush: Brush) -> list[Sprite]:
    made = [*road(brush)]
    chosen = picked(brush)
    for first in range(0, BUILDINGS, IN_A_ROW):
        here = chosen in range(first, first + IN_A_ROW)
        made += row_of_lots(brush, first, chosen if here else NOWHERE)
    for space in range(0, SPACES, ABREAST):
        made += row_of_spaces(brush, space)
    return made


@steady_all
def road(brush: Brush) -> Iterator[Sprite]:
    yield ground(brush)
    yield from boardwalks(brush)


@steady_all
def row_of_spaces(brush: Brush, first: int) -> Iterator[Sprite]:
    for space in range(first, first + ABREAST):
        yield from door(brush, space) if BUILDING_AT[space] != NOWHERE else showdown(brush, space)


@kept
def ground(brush: Brush) -> Sprite:
    place, walks = brush.lay.street, brush.lay.walks
    top, high = walks[0].low - place.y, walks[1].y - walks[0].low
    parts: tuple[Part, ...] = (
        Box(0, 0, place.width, place.height, fill="board-3", round=STREET_ROUND),
        Art("ruts", 0, top, place.width, high, tint="road"),
    )
    return brush.thing("street", brush.say("paint-street"), place, layer="ground", parts=parts)


@kept_all
def boardwalks(brush: Brush) -> list[Sprite]:
    made = []
    for side, place in zip(("north", "south"), brush.lay.walks, strict=True):
        parts: tuple[Part, ...] = (
            Art("boardwalk", 0, 0, place.width, place.height),
            Box(0, 0, place.width, place.height, line="ink", line_width=2, round=0),
        )
        label = brush.say("paint-boardwalk", side=side)
        made.append(brush.thing(f"walk-{side}", label, place, layer="roads", parts=parts))
    return made


@kept_all
def door(brush: Brush, space: int) -> list[Sprite]:
    place, name, meeple = brush.lay.spaces[space], NAMES["space"][space], brush.view.standing[space]
    hole = Box(
        0,
        0,
        place.width,
        place.height,
        fill="board",
        line="ink",
        line_width=HOLE_EDGE,
        round=HOLE_ROUND,
        fade=HOLE_FADE,
        line_fade=HOLE_EDGE_FADE,
        dashed=True,
    )
    label = space_label(brush, space)
    made = [brush.thing(f"space-{name}", label, place, layer="slots", parts=(hole,))]
    if meeple != EMPTY:
        size = min(LARGEST, place.height)
        x, y = place.centre[0] - size / 2, place.low - size - 1
        made.append(brush.meeple(stander(space, meeple), meeple, x, y, size=size))
    return made


def stander(space: int, meeple: int) -> str:
    """The key of who stands on a Space."""
    return f"at-{NAMES['space'][space]}-{NAMES['meeple'][meeple]}-0"


@kept_all
def showdown(brush: Brush, space: int) -> list[Sprite]:
    view, place, name = brush.view, brush.lay.spaces[space], NAMES["space"][space]
    end, meeple, wide = END_AT[space], brush.view.standing[space], place.width
    rim, within, round_by = wide * RIM, wide * WITHIN, wide * WITHIN_ROUND
    ring: tuple[Part, ...] = (
        Box(0, 0, wide, wide, fill="picked", line="ink", line_width=RING_EDGE, round=wide / 2),
        Box(rim, rim, within, within, fill="board", line="ink", line_width=2, round=round_by),
    )
    made = [
        brush.thing(f"space-{name}", space_label(brush, space), place, layer="slots", parts=ring)
    ]
    if brush.wide:
        made.append(showdown_title(brush, name, place))
    if meeple != EMPTY:
        size = wide * DUELLIST
        x, y = place.centre[0] - size / 2, place.y + wide * DUELLIST_Y
        made.append(brush.meeple(stander(space, meeple), meeple, x, y, size=size))
    if view.token[end] != NO_SEAT:
        made.append(token(brush, end, place))
    if view.die[end]:
        made.append(die(brush, end))
    return made


def showdown_title(brush: Brush, name: str, place: Rect) -> Sprite:
    said, size, half = brush.say("paint-showdown"), brush.lay.small, TITLE_WIDE // 2
    words = centred(said, half, size, size=size, room=TITLE_WIDE)
    at = Rect(place.centre[0] - half, place.low + TITLE_GAP, TITLE_WIDE, size * TITLE_HIGH)
    return brush.thing(f"duel-{name}", said, at, layer="roads", parts=(words,))


def token(brush: Brush, end: int, place: Rect) -> Sprite:
    """Whose it is: the disc of a seat, under the duellist's feet."""
    seat, size = brush.view.token[end], place.width * TOKEN
    at = Rect(place.centre[0] - size / 2, place.low - place.width * RIM - size, size, size)
    label, key = brush.say("paint-token", who=brush.people[seat]), f"token-{NAMES['end'][end]}"
    return brush.thing(key, label, at, layer="brands", parts=disc(seat, 0, 0, size))


def die(brush: Brush, end: int) -> Sprite:
    at, shown = brush.lay.dice[end], brush.view.die[end]
    size, symbol, (x, y) = at.width, f"die-{shown}", DIE_SHADE
    shade = Box(x, y, size - x, size - x, fill="ink", round=DIE_ROUND, fade=DIE_FADE)
    label, key = brush.say("paint-die", n=shown), f"die-{NAMES['end'][end]}"
    parts = (shade, Art(symbol, 0, 0, size, size))
    return Sprite(key, label, *at, layer="pieces", parts=parts, symbol=symbol)


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
