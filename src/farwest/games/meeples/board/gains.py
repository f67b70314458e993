"""What a resolution will bring, shown while it is pointed at."""

from __future__ import annotations

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.brush import LOW, Brush
from farwest.games.meeples.board.layout import upper
from farwest.games.meeples.numbers import BUILDINGS, DOOR_OF, EMPTY
from farwest.games.meeples.rules import Rules
from farwest.games.meeples.view import imagine
from farwest.kit.rect import Rect
from farwest.kit.sprites import MARGIN, PREVIEW, Art, Box, Part, Sprite, Words, disc
from farwest.kit.worlds import world_of

HIGH, WITH_BAG, WITH_MARQUEE = 1.7, 5.2, 3.6  # of its type: how high a ticket is, how wide
GAP = 4  # from the Door, and from what is on it to its edge
INSET, MARQUEE_X = 5, 8  # from the sides
SAID_X, SAID_ROOM = 12, 1.6  # from the disc; of its type, how wide the number may be
ROUND = 6


def gains(brush: Brush) -> list[Sprite]:
    """For every Door with somebody at it: who draws how many, or who may build."""
    made, world = list[Sprite](), world_of(Rules, imagine, brush.view)
    for building in range(BUILDINGS):
        if brush.view.standing[DOOR_OF[building]] != EMPTY:
            seat, draws, marquee = gain(world, building)
            if draws or marquee:
                made.append(tag(brush, building, seat=seat, draws=draws))
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
    high, across = size * HIGH, size * (WITH_BAG if draws else WITH_MARQUEE)
    x = place.centre[0] - across / 2
    x = min(max(x, MARGIN), brush.canvas.width - MARGIN - across)
    y = place.low + GAP if upper(building) else place.y - GAP - high
    icon = high - 2 * GAP
    parts: list[Part] = [
        Box(0, 0, across, high, fill="sheen", line="ink", line_width=2, round=ROUND),
        *disc(seat, INSET, GAP, icon),
    ]
    if draws:
        x_said, low = icon + SAID_X, high / 2 + size * LOW
        parts += [
            Words(f"+{draws}", x_said, low, size=size, room=size * SAID_ROOM, font="strong"),
            Art("bag", across - icon - INSET, GAP, icon, icon),
        ]
    else:
        parts.append(Art("marquee", across - icon - MARQUEE_X, GAP, icon, icon, tint="stone"))
    who = brush.people[seat]
    label = brush.say("paint-gain", who=who, n=draws)
    key = f"{PREVIEW}{do.RESOLVING + building}-0"
    return brush.thing(key, label, Rect(x, y, across, high), layer="previews", parts=tuple(parts))
