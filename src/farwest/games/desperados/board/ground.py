"""What of the picture hardly changes: the desert, the roads, the towns, the band below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.board.layout import within
from farwest.games.desperados.game import NAMES
from farwest.games.desperados.numbers import (
    BANK_AT,
    BLUE,
    COACHES,
    NO_BANK,
    NOWHERE,
    STOPS,
    TARGET,
    TIMETABLE,
    TIMETABLES,
    TOWNS,
)
from farwest.games.desperados.state import target_for
from farwest.kit.drawing import text_width
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Art, Box, Part, Sprite, Words

COACH_TINTS = ("wood", "seat-2")
LINE_TINTS = ("ochre", "wash-2")
BROAD = 1.08  # figures are broader than the letters a width is reckoned by


def ground(brush: Brush) -> Iterator[Sprite]:
    yield desert(brush)
    yield roads(brush)
    for town in range(TOWNS):
        yield dot(brush, town)
        yield name(brush, town)
    yield from band(brush)
    yield purse(brush)


def desert(brush: Brush) -> Sprite:
    lay, place = brush.lay, brush.lay.ground
    parts: list[Part] = [
        Art(lay.desert, -place.x, -place.y, lay.canvas.width, lay.band.y, "board-2"),
    ]
    parts += [Art("mountain", x - place.x, y - place.y, s, s, fade=0.8) for x, y, s in lay.hills]
    x, y, width, height = lay.compass
    parts.append(Art("compass", x - place.x, y - place.y, width, height, "board"))
    return brush.thing("ground", brush.say("paint-map"), place, "ground", tuple(parts))


def roads(brush: Brush) -> Sprite:
    """One drawing of all roads: a hundred strips would be sent again at every move."""
    lay, place = brush.lay, brush.lay.ground
    symbol = "roads" if brush.canvas == WIDE else "roads-tall"
    art = Art(symbol, -place.x, -place.y, lay.canvas.width, lay.band.y, "board")
    return brush.thing("network", brush.say("paint-roads"), place, "roads", (art,))


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
        Box(0, 0, lay.dot, lay.dot, "board", round=lay.dot / 2),
        Art(symbol, 0, 0, lay.dot, lay.dot, fade=1.0 if there else 0.4),
    )
    label = brush.say("paint-town", a=brush.town(town), what=what)
    place = Rect(x - lay.dot / 2, y - lay.dot / 2, lay.dot, lay.dot)
    return brush.thing(f"town-{NAMES['town'][town]}", label, place, "places", parts)


def name(brush: Brush, town: int) -> Sprite:
    """The name, and by it what the bank holds, if that is known: never under a piece."""
    lay, said = brush.lay, brush.name(town)
    known, dollars = brush.tile(town)
    wide, high = text_width(said, lay.name, "label") + 4, lay.name * 1.35
    colour = "poker" if BANK_AT[town] == NO_BANK else "bank"
    parts: tuple[Part, ...] = (
        Words(said, 0, lay.name, lay.name, wide, "label", colour, halo="board"),
    )
    label, across, down = brush.name(town), wide, high
    if known != "none":
        label = brush.say("paint-tile-label", known=known, n=dollars, a=brush.town(town))
    if known == "yes":
        level = lay.sides[town] in "ns"
        tag = price(brush, dollars)
        x, y = (wide + 2, 0.0) if level else (0.0, high)
        across, down = (x + tag.width, high) if level else (max(wide, tag.width), high + tag.height)
        parts += tuple(moved(part, x, y + 2) for part in tag.parts)
    place = within(lay, beside(brush, town, across, down))
    return brush.thing(f"name-{NAMES['town'][town]}", label, place, "slots", parts)


class Tag(NamedTuple):
    width: float
    height: float
    parts: tuple[Box, Words]


def price(brush: Brush, dollars: int) -> Tag:
    said, size = brush.say("paint-tile", known="yes", n=dollars), brush.canvas.caption_size
    wide, high = text_width(said, size, "strong") + 8, size * 1.4
    box = Box(0, 0, wide, high, "card", "ink", 1.5, 4)
    words = Words(said, wide / 2, high * 0.76, size, wide - 6, "strong", anchor="middle")
    return Tag(wide, high, (box, words))


def moved(part: Box | Words, x: float, y: float) -> Box | Words:
    return replace(part, x=part.x + x, y=part.y + y)


def beside(brush: Brush, town: int, across: float, high: float) -> Rect:
    x, y = brush.lay.spots[town]
    half, gap = brush.lay.dot / 2, brush.lay.gap
    left, top = {
        "n": (x - across / 2, y - half - high - 2),
        "s": (x - across / 2, y + half + 1),
        "e": (x + half + gap, y - high / 2),
        "w": (x - half - gap - across, y - high / 2),
    }[brush.lay.sides[town]]
    return Rect(left, top, across, high)


def band(brush: Brush) -> Iterator[Sprite]:
    """The timetables of this round on a dark ground; past stops are filled."""
    lay, edge = brush.lay, brush.lay.band.x
    back: tuple[Part, ...] = (
        Box(-edge, 0, lay.canvas.width, lay.canvas.height - lay.band.y, "ink", round=0),
        Box(-edge, 0, lay.canvas.width, 2, "brass", round=0),
    )
    label = brush.say("paint-map")
    yield brush.thing("timetables", label, lay.band, "ground", back)
    for coach in range(COACHES):
        yield timetable(brush, coach)


def timetable(brush: Brush, coach: int) -> Sprite:
    view, lay = brush.view, brush.lay
    begun = view.first != NOWHERE and (coach != BLUE or view.round > 1)
    row = coach * TIMETABLES + (view.first + max(view.round, 1) - 1 - coach) % TIMETABLES
    stops = TIMETABLE[row] if begun else ()
    names = [brush.name(town) for town in stops]
    said = ", ".join(names) or brush.say("paint-off", a=brush.coach(coach))
    at = stops.index(view.coach[coach]) if begun and view.coach[coach] in stops else 0
    if brush.canvas == WIDE:
        place = Rect(lay.band.x, lay.band.y + 4 + 34 * coach, lay.band.width, 32)
        parts = level(brush, coach, names, at, said)
    else:
        half = lay.band.width / 2
        place = Rect(lay.band.x + coach * half, lay.band.y + 42, half, 144)
        parts = upright(brush, coach, names, at, said)
    label = brush.say("paint-timetable", a=brush.coach(coach), stops=said)
    return brush.thing(f"timetable-{NAMES['coach'][coach]}", label, place, "places", parts)


def level(brush: Brush, coach: int, names: list[str], at: int, said: str) -> tuple[Part, ...]:
    size, middle, first, step = brush.canvas.label_size, 16.0, 80.0, 152.0
    parts: list[Part] = [
        Box(4, 0, 42, 32, "sand", round=6),
        Art("stagecoach", 9, 0, 32, 32, COACH_TINTS[coach]),
    ]
    if not names:
        return (*parts, Words(said, first, middle + 6, size, 600, "label", "sand"))
    parts.append(Box(first, middle - 1.5, step * (STOPS - 1), 3, "sand", round=0, fade=0.35))
    parts.append(Box(first, middle - 2.5, step * at, 5, LINE_TINTS[coach], round=0))
    for k, stop in enumerate(names):
        parts += stop_at(coach, first + k * step, middle, k, at)
        long = text_width(stop, size, "label") + 4
        parts.append(Box(first + k * step + 10, 4, long, 24, "ink", round=0))
        colour = "sheen" if k >= at else "sand"
        parts.append(
            Words(stop, first + k * step + 12, middle + 6, size, step - 26, "label", colour)
        )
    return tuple(parts)


def upright(brush: Brush, coach: int, names: list[str], at: int, said: str) -> tuple[Part, ...]:
    size, first, step, x = brush.canvas.label_size, 12.0, 22.0, 64.0
    parts: list[Part] = [
        Box(2, 0, 48, 46, "sand", round=6),
        Art("stagecoach", 4, 1, 44, 44, COACH_TINTS[coach]),
    ]
    if not names:
        return (*parts, Words(said, x, first + 7, size, 230, "label", "sand"))
    parts.append(Box(x - 1.5, first, 3, step * (STOPS - 1), "sand", round=0, fade=0.35))
    parts.append(Box(x - 2.5, first, 5, step * at, LINE_TINTS[coach], round=0))
    for k, stop in enumerate(names):
        parts += stop_at(coach, x, first + k * step, k, at)
        colour = "sheen" if k >= at else "sand"
        parts.append(Words(stop, x + 16, first + k * step + 7, size, 210, "label", colour))
    return tuple(parts)


def stop_at(coach: int, x: float, y: float, k: int, at: int) -> list[Part]:
    radius = 8.0 if k == at else 6.0
    fill = LINE_TINTS[coach] if k <= at else "ink"
    return [Box(x - radius, y - radius, 2 * radius, 2 * radius, fill, "sheen", 2, radius)]


def purse(brush: Brush) -> Sprite:
    """The loot, and how far it is."""
    view, place, size = brush.view, brush.lay.purse, brush.canvas.label_size
    target = target_for(view.variant[TARGET], view.seats - 1)
    side = "gang" if view.seat >= 0 and view.seat != view.marshal else "other"
    said = brush.say("paint-purse", side=side, n=view.purse, of=target)
    share = min(view.purse / target, 1.0)
    long = text_width(said, size, "head") * BROAD
    if brush.canvas == WIDE:
        room = max(place.width - 60, long)
        place = place._replace(width=room + 60)
        parts: tuple[Part, ...] = (
            Box(2, 3, place.width, place.height, "ink", fade=0.28),
            Box(0, 0, place.width, place.height, "card", "ink", 2),
            Art("money-bag", 6, 8, 40, 40),
            Words(said, 52, 24, size, room, "head"),
            Box(52, 34, room, 12, "board-2", "ink", 1.5, 4),
            Box(52, 34, room * share, 12, "gold", "ink", 1.5, 4),
        )
    else:
        bar = 40 + max(long, 300) + 12
        room = place.width - 4 - bar
        parts = (
            Art("money-bag", 0, 0, 32, 32),
            Words(said, 40, 23, size, bar - 52, "head", "sheen"),
            Box(bar, 10, room, 14, "umber", "sheen", 1.5, 4),
            Box(bar, 10, room * share, 14, "gold", "sheen", 1.5, 4),
        )
    return brush.thing("purse", said, place, "places", parts)
