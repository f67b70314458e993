"""The dark band below the map, and the purse: the timetables of this round, the loot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.board.layout import HAIR, LINE
from farwest.games.desperados.numbers import (
    BLUE,
    COACHES,
    NOWHERE,
    STOPS,
    TARGET,
    TIMETABLE,
    TIMETABLES,
)
from farwest.games.desperados.state import target_for
from farwest.games.desperados.words import NAMES
from farwest.kit.drawing import text_width
from farwest.kit.keeping import kept, measured
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Art, Box, Part, Sprite, Words

COACH_TINTS = ("wood", "seat-2")
LINE_TINTS = ("ochre", "wash-2")
BROAD = 1.08  # figures are broader than the letters a width is reckoned by
SMALL_ROUND = 4  # of the corners of a bar
BAND_EDGE = 2

# Of a timetable
DONE, REST, REST_FADE = 5, 3, 0.35  # how wide its line is up to the coach, and on from there
STOP, NEXT_STOP = 8.0, 6.0  # the radius of the stop where the coach is, and of all others
PLAQUE_ROUND = 6  # of the ground of the coach


class Row(NamedTuple):
    """A timetable from left to right."""

    top: float = 4  # in the band
    height: float = 32
    pitch: float = 34  # to the next timetable
    plaque: Rect = Rect(4, 0, 42, 32)
    coach: Rect = Rect(9, 0, 32, 32)
    middle: float = 16.0
    first: float = 80.0  # stop
    step: float = 152.0
    words: float = 12  # where they begin behind a stop
    words_down: float = 6
    words_end: float = 14  # what is left before the next
    behind: Rect = Rect(10, 4, 4, 24)  # what hides the line under them, but for their width
    room: float = 600  # for a line that says it has not begun


class Column(NamedTuple):
    """A timetable from top to bottom."""

    top: float = 42  # in the band
    height: float = 144
    plaque: Rect = Rect(2, 0, 48, 46)
    coach: Rect = Rect(4, 1, 44, 44)
    x: float = 64.0
    first: float = 12.0  # stop
    step: float = 22.0
    words: float = 16  # where they begin beside a stop
    words_down: float = 7
    words_room: float = 210
    room: float = 230  # for a line that says it has not begun


ROW, COLUMN = Row(), Column()


class WidePurse(NamedTuple):
    """A card on the map: its bar lies under its words."""

    shadow: tuple[float, float] = (2, 3)
    shade: float = 0.28
    bag: Rect = Rect(6, 8, 40, 40)
    x: float = 52
    words: float = 24
    bar: float = 34
    bar_height: float = 12
    beside: float = 60  # all that is beside words and bar


class TallPurse(NamedTuple):
    """A line on the band: its bar stands behind its words."""

    bag: Rect = Rect(0, 0, 32, 32)
    x: float = 40
    words: float = 23
    least: float = 300  # room for the words
    gap: float = 12
    bar: float = 10
    bar_height: float = 14
    right: float = 4


CARD_PURSE, LINE_PURSE = WidePurse(), TallPurse()


def band(brush: Brush) -> Iterator[Sprite]:
    """The timetables of this round on a dark ground; past stops are filled."""
    lay, edge = brush.lay, brush.lay.band.x
    back: tuple[Part, ...] = (
        Box(-edge, 0, lay.canvas.width, lay.canvas.height - lay.band.y, fill="ink", round=0),
        Box(-edge, 0, lay.canvas.width, BAND_EDGE, fill="brass", round=0),
    )
    label = brush.say("paint-map")
    yield brush.thing("timetables", label, lay.band, "ground", back)
    for coach in range(COACHES):
        yield timetable(brush, coach)


@kept
def timetable(brush: Brush, coach: int) -> Sprite:
    view, lay = brush.view, brush.lay
    begun = view.first != NOWHERE and (coach != BLUE or view.round > 1)
    row = coach * TIMETABLES + (view.first + max(view.round, 1) - 1 - coach) % TIMETABLES
    stops = TIMETABLE[row] if begun else ()
    names = [brush.name("town", town) for town in stops]
    said = ", ".join(names) or brush.say("paint-off", a=brush.coach(coach))
    at = stops.index(view.coach[coach]) if begun and view.coach[coach] in stops else 0
    if brush.canvas == WIDE:
        top = lay.band.y + ROW.top + ROW.pitch * coach
        place = Rect(lay.band.x, top, lay.band.width, ROW.height)
        parts = level(brush, coach, names, at=at, said=said)
    else:
        half = lay.band.width / 2
        place = Rect(lay.band.x + coach * half, lay.band.y + COLUMN.top, half, COLUMN.height)
        parts = upright(brush, coach, names, at=at, said=said)
    label = brush.say("paint-timetable", a=brush.coach(coach), stops=said)
    return brush.thing(f"timetable-{NAMES['coach'][coach]}", label, place, "places", parts)


def level(brush: Brush, coach: int, names: list[str], *, at: int, said: str) -> list[Part]:
    """`at`: the stop where the coach is; `said`: what stands there if it has none."""
    size, low = brush.canvas.label_size, ROW.middle + ROW.words_down
    parts = plaque(coach, ROW.plaque, ROW.coach)
    if not names:
        return [*parts, Words(said, ROW.first, low, size=size, room=ROW.room, colour="sand")]
    long, gone = ROW.step * (STOPS - 1), ROW.step * at
    rest = Rect(ROW.first, ROW.middle - REST / 2, long, REST)
    done = Rect(ROW.first, ROW.middle - DONE / 2, gone, DONE)
    parts += lines(coach, rest, done)
    for k, stop in enumerate(names):
        x = ROW.first + k * ROW.step
        parts.append(stop_at(coach, x, ROW.middle, nth=k, at=at))
        behind = ROW.behind._replace(
            x=x + ROW.behind.x, width=text_width(stop, size, "label") + ROW.behind.width
        )
        parts.append(Box(*behind, fill="ink", round=0))
        room, colour = ROW.step - ROW.words - ROW.words_end, "sheen" if k >= at else "sand"
        parts.append(Words(stop, x + ROW.words, low, size=size, room=room, colour=colour))
    return parts


def upright(brush: Brush, coach: int, names: list[str], *, at: int, said: str) -> list[Part]:
    """As level()."""
    size, x = brush.canvas.label_size, COLUMN.x
    parts = plaque(coach, COLUMN.plaque, COLUMN.coach)
    if not names:
        low = COLUMN.first + COLUMN.words_down
        return [*parts, Words(said, x, low, size=size, room=COLUMN.room, colour="sand")]
    long, gone = COLUMN.step * (STOPS - 1), COLUMN.step * at
    rest = Rect(x - REST / 2, COLUMN.first, REST, long)
    done = Rect(x - DONE / 2, COLUMN.first, DONE, gone)
    parts += lines(coach, rest, done)
    for k, stop in enumerate(names):
        y, colour = COLUMN.first + k * COLUMN.step, "sheen" if k >= at else "sand"
        parts.append(stop_at(coach, x, y, nth=k, at=at))
        left, low, room = x + COLUMN.words, y + COLUMN.words_down, COLUMN.words_room
        parts.append(Words(stop, left, low, size=size, room=room, colour=colour))
    return parts


def plaque(coach: int, ground: Rect, place: Rect) -> list[Part]:
    return [
        Box(*ground, fill="sand", round=PLAQUE_ROUND),
        Art("stagecoach", *place, tint=COACH_TINTS[coach]),
    ]


def lines(coach: int, rest: Rect, done: Rect) -> list[Part]:
    return [
        Box(*rest, fill="sand", round=0, fade=REST_FADE),
        Box(*done, fill=LINE_TINTS[coach], round=0),
    ]


def stop_at(coach: int, x: float, y: float, *, nth: int, at: int) -> Part:
    radius = STOP if nth == at else NEXT_STOP
    place = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    fill = LINE_TINTS[coach] if nth <= at else "ink"
    return Box(*place, fill=fill, line="sheen", line_width=LINE, round=radius)


@kept
def purse(brush: Brush) -> Sprite:
    """The loot, and how far it is."""
    view, place, size = brush.view, brush.lay.purse, brush.canvas.label_size
    target = target_for(view.variant[TARGET], view.seats - 1)
    said = brush.say("paint-purse", side=whose(brush), n=view.purse, of=target)
    share = min(view.purse / target, 1.0)
    long = text_width(said, size, "head") * BROAD
    if brush.canvas == WIDE:
        at = CARD_PURSE
        room = max(place.width - at.beside, long)
        place = place._replace(width=room + at.beside)
        parts: tuple[Part, ...] = (
            Box(*at.shadow, place.width, place.height, fill="ink", fade=at.shade),
            Box(0, 0, place.width, place.height, fill="card", line="ink", line_width=LINE),
            Art("money-bag", *at.bag),
            Words(said, at.x, at.words, size=size, room=room, font="head"),
            *bar(Rect(at.x, at.bar, room, at.bar_height), share, ground="board-2", line="ink"),
        )
    else:
        line = LINE_PURSE
        wide = max(long, line.least)
        left = line.x + wide + line.gap
        room = place.width - line.right - left
        parts = (
            Art("money-bag", *line.bag),
            Words(said, line.x, line.words, size=size, room=wide, font="head", colour="sheen"),
            *bar(Rect(left, line.bar, room, line.bar_height), share, ground="umber", line="sheen"),
        )
    return brush.thing("purse", said, place, "places", parts)


@measured
def whose(brush: Brush) -> str:
    view = brush.view
    return "gang" if view.seat >= 0 and view.seat != view.marshal else "other"


def bar(place: Rect, share: float, *, ground: str, line: str) -> Iterator[Box]:
    """How much of it is gold."""
    gold = place._replace(width=place.width * share)
    for part, fill in ((place, ground), (gold, "gold")):
        yield Box(*part, fill=fill, line=line, line_width=HAIR, round=SMALL_ROUND)
