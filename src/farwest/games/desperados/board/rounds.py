"""The timetables of the other rounds, below those of this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farwest.games.desperados.board.band import LINE_TINTS
from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.numbers import BLUE, BROWN, NOWHERE, ROUNDS, TIMETABLE, TIMETABLES
from farwest.kit.keeping import kept_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import WIDE, Box, Part, Sprite, Words

BETWEEN = " · "  # stops
COMING, GONE = "sheen", "sand"  # the colours of rounds, as of stops


class Line(NamedTuple):
    """A round from left to right: its number, the brown coach, the blue one."""

    top: float = 71  # of the first, in the band
    pitch: float = 16  # to the next
    title: float = 8
    title_room: float = 58
    words: tuple[float, float] = (92, 552)  # by coach: where its stops begin
    room: float = 420  # for the stops of a coach
    low: float = 13
    dot: Rect = Rect(-14, 4, 8, 8)  # of the coach's colour, from there


LINE = Line()


@kept_all
def rounds(brush: Brush) -> Iterator[Sprite]:
    """DESP-H2, DESP-G26: all are open. A tall canvas has no room: there they are notes."""
    view = brush.view
    if brush.canvas == WIDE and view.first != NOWHERE:
        others = [number for number in range(1, ROUNDS + 1) if number != max(view.round, 1)]
        for nth, number in enumerate(others):
            yield planned(brush, number, nth)


def planned(brush: Brush, number: int, nth: int) -> Sprite:
    size, colour = brush.canvas.caption_size, GONE if number < brush.view.round else COMING
    stops = [stops_of(brush, coach, number) for coach in (BROWN, BLUE)]
    title = brush.say("paint-round-title", n=number)
    parts: list[Part] = [
        Words(title, LINE.title, LINE.low, size=size, room=LINE.title_room, colour=colour)
    ]
    for coach, names in enumerate(stops):
        if names:
            said, left, dot = BETWEEN.join(names), LINE.words[coach], LINE.dot
            dot = dot._replace(x=left + dot.x)
            parts.append(Box(*dot, fill=LINE_TINTS[coach], round=dot.width / 2))
            parts.append(Words(said, left, LINE.low, size=size, room=LINE.room, colour=colour))
    brown, blue = (", ".join(names) for names in stops)
    label = brush.say("paint-round", n=number, brown=brown, blue=blue)
    top = brush.lay.band.y + LINE.top + LINE.pitch * nth
    place = Rect(brush.lay.band.x, top, brush.lay.band.width, LINE.pitch)
    return brush.thing(f"round-{number}", label, place, "places", parts)


def stops_of(brush: Brush, coach: int, number: int) -> list[str]:
    """DESP-F4: the blue coach drives the side of the round before, so none in the first."""
    if coach == BLUE and number == 1:
        return []
    tile = (brush.view.first + number - 1 - coach) % TIMETABLES
    return [brush.name("town", town) for town in TIMETABLE[coach * TIMETABLES + tile]]
