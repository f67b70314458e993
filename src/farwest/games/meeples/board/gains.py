"""What a resolution will bring, shown while it is pointed at."""

from __future__ import annotations

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.brush import Brush
from farwest.games.meeples.board.layout import upper
from farwest.games.meeples.numbers import BUILDINGS, DOOR_OF, EMPTY
from farwest.games.meeples.rules import Rules
from farwest.games.meeples.view import imagine
from farwest.kit.rect import Rect
from farwest.kit.sprites import MARGIN, PREVIEW, Art, Box, Part, Sprite, Words, disc


def gains(brush: Brush) -> list[Sprite]:
    """For every Door with somebody at it: who draws how many, or who may build."""
    made, world = [], Rules()
    imagine(brush.view, world)
    for building in range(BUILDINGS):
        if brush.view.standing[DOOR_OF[building]] != EMPTY:
            seat, draws, marquee = gain(world, building)
            if draws or marquee:
                made.append(tag(brush, building, seat, draws))
    return made


def gain(world: Rules, building: int) -> tuple[int, int, bool]:
    """The seat, the pieces it draws, whether it is asked for a Marquee: as the rules have it."""
    s = world.clone()
    s.play(do.RESOLVING + building)
    if s.kind == ask.DRAW_PIECE:
        kind, _, seat, more = s.frames()[-2]
        return s.a, 1 + (more if kind == ask.DRAWING and seat == s.a else 0), False
    return s.seat, 0, s.kind in (ask.BUILD, ask.UPGRADE)


def tag(brush: Brush, building: int, seat: int, draws: int) -> Sprite:
    """A ticket on the street side of the Door: the seat's disc, and cubes or a Marquee."""
    place = brush.lay.spaces[DOOR_OF[building]]
    size = brush.lay.number
    high, across = size * 1.7, size * (5.2 if draws else 3.6)
    x = place.centre[0] - across / 2
    x = min(max(x, MARGIN), brush.canvas.width - MARGIN - across)
    y = place.low + 4 if upper(building) else place.y - 4 - high
    icon = high - 8
    parts: list[Part] = [
        Box(0, 0, across, high, "sheen", "ink", 2, 6),
        *disc(seat, 5, 4, icon),
    ]
    if draws:
        parts += [
            Words(f"+{draws}", icon + 12, high / 2 + size * 0.36, size, size * 1.6, "strong"),
            Art("bag", across - icon - 5, 4, icon, icon),
        ]
    else:
        parts.append(Art("marquee", across - icon - 8, 4, icon, icon, "stone"))
    who = brush.people[seat]
    label = brush.say("paint-gain", who=who, n=draws)
    key = f"{PREVIEW}{do.RESOLVING + building}-0"
    return brush.thing(key, label, Rect(x, y, across, high), "previews", tuple(parts))
