"""What of the picture hardly changes: the desert, the roads, the towns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from farwest.games.desperados.board.band import band, purse
from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.board.layout import HAIR, within
from farwest.games.desperados.board.rounds import rounds
from farwest.games.desperados.numbers import (
    BANK_AT,
    NO_BANK,
    TOWNS,
)
from farwest.games.desperados.words import NAMES
from farwest.kit.drawing import text_width
from farwest.kit.keeping import kept, kept_group, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Art, Box, Part, Sprite, Words

HILL, WON = 0.8, 0.4  # how strong a hill is painted, and a town whose tile is won
NAME_AIR, NAME_HIGH = 4, 1.35  # beside a name; its height, in sizes of it
NORTH_GAP, SOUTH_GAP = 2, 1  # from a dot to the name over it, and under it
TAG_GAP, TAG_DOWN = 2, 2  # from a name to what its bank holds
TAG_AIR, TAG_SIDES, TAG_HIGH, TAG_LOW = 8, 6, 1.4, 0.76  # of its words, as those of a name
SMALL_ROUND = 4  # of the corners of a tag


@steady_all
def ground(brush: Brush) -> Iterator[Sprite]:
    yield from land(brush)
    yield from band(brush)
    yield from rounds(brush)
    yield purse(brush)


@kept_group
def land(brush: Brush) -> Iterator[Sprite]:
    yield desert(brush)
    yield roads(brush)
    for town in range(TOWNS):
        yield dot(brush, town)
        yield name(brush, town)


@kept
def desert(brush: Brush) -> Sprite:
    lay, place = brush.lay, brush.lay.ground
    parts: list[Part] = [
        Art(lay.desert, *whole_map(brush), tint="board-2"),
    ]
    parts += [Art("mountain", x - place.x, y - place.y, s, s, fade=HILL) for x, y, s in lay.hills]
    x, y, width, height = lay.compass
    parts.append(Art("compass", x - place.x, y - place.y, width, height, tint="board"))
    return brush.thing("ground", brush.say("paint-map"), place, "ground", parts)


def whole_map(brush: Brush) -> Rect:
    """From the corner of the ground: the desert and the roads reach into the margin."""
    lay, place = brush.lay, brush.lay.ground
    return Rect(-place.x, -place.y, lay.canvas.width, lay.band.y)


@kept
def roads(brush: Brush) -> Sprite:
    """One drawing of all roads: a hundred strips would be sent again at every move."""
    symbol = "roads" if brush.canvas == WIDE else "roads-tall"
    art = Art(symbol, *whole_map(brush), tint="board")
    return brush.thing("network", brush.say("paint-roads"), brush.lay.ground, "roads", (art,))


@kept
def dot(brush: Brush, town: int) -> Sprite:
    """A bank is square and red, a poker town round and green; what is won is pale."""
    lay, view = brush.lay, brush.view
    x, y = lay.spots[town]
    known, dollars = brush.tile(town)
    if known == "none":
        there = bool(view.poker >> town & 1)
        what = brush.say("table-poker", there="yes" if there else "no")
    else:
        there = known != "empty"
        what = brush.say("table-bank", known=known, n=dollars)
    symbol = "town-poker" if known == "none" else "town-bank"
    parts: tuple[Part, ...] = (
        Box(0, 0, lay.dot, lay.dot, fill="board", round=lay.dot / 2),
        Art(symbol, 0, 0, lay.dot, lay.dot, fade=1.0 if there else WON),
    )
    label = brush.say("paint-town", a=brush.town(town), what=what)
    place = Rect(x - lay.dot / 2, y - lay.dot / 2, lay.dot, lay.dot)
    return brush.thing(f"town-{NAMES['town'][town]}", label, place, "places", parts)


@kept
def name(brush: Brush, town: int) -> Sprite:
    """The name, and by it what the bank holds, if that is known: never under a piece."""
    lay, said = brush.lay, brush.name("town", town)
    known, dollars = brush.tile(town)
    wide, high = text_width(said, lay.name, "label") + NAME_AIR, lay.name * NAME_HIGH
    colour = "poker" if BANK_AT[town] == NO_BANK else "bank"
    parts: tuple[Part, ...] = (
        Words(said, 0, lay.name, size=lay.name, room=wide, colour=colour, halo="board"),
    )
    label, across, down = brush.name("town", town), wide, high
    if known != "none":
        label = brush.say("paint-tile-label", known=known, n=dollars, a=brush.town(town))
    if known == "yes":
        level = lay.sides[town] in "ns"
        tag = price(brush, dollars)
        x, y = (wide + TAG_GAP, 0.0) if level else (0.0, high)
        across, down = (x + tag.width, high) if level else (max(wide, tag.width), high + tag.height)
        parts += tuple(moved(part, x, y + TAG_DOWN) for part in tag.parts)
    place = within(lay, beside(brush, town, across, down))
    return brush.thing(f"name-{NAMES['town'][town]}", label, place, "slots", parts)


class Tag(NamedTuple):
    width: float
    height: float
    parts: tuple[Box, Words]


def price(brush: Brush, dollars: int) -> Tag:
    said, size = brush.say("paint-tile", known="yes", n=dollars), brush.canvas.caption_size
    wide, high = text_width(said, size, "strong") + TAG_AIR, size * TAG_HIGH
    low, room = high * TAG_LOW, wide - TAG_SIDES
    box = Box(*(0, 0, wide, high), fill="card", line="ink", line_width=HAIR, round=SMALL_ROUND)
    words = Words(said, wide / 2, low, size=size, room=room, font="strong", anchor="middle")
    return Tag(wide, high, (box, words))


def moved(part: Box | Words, x: float, y: float) -> Box | Words:
    return replace(part, x=part.x + x, y=part.y + y)


def beside(brush: Brush, town: int, across: float, high: float) -> Rect:
    x, y = brush.lay.spots[town]
    half, gap = brush.lay.dot / 2, brush.lay.gap
    left, top = {
        "n": (x - across / 2, y - half - high - NORTH_GAP),
        "s": (x - across / 2, y + half + SOUTH_GAP),
        "e": (x + half + gap, y - high / 2),
        "w": (x - half - gap - across, y - high / 2),
    }[brush.lay.sides[town]]
    return Rect(left, top, across, high)
