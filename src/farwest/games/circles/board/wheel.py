"""The ring of circles as sprites: rim, channel, spaces; the marble, its trail, the gate."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from farwest.games.circles import questions as ask
from farwest.games.circles.board.brush import Brush
from farwest.games.circles.board.layout import Ring, degrees, layout
from farwest.games.circles.numbers import (
    DEGREE,
    HALF_SECTOR,
    HALF_TURN,
    LAP,
    LEAST_ADVANCE,
    NO_FACE,
    NOT_FLICKED,
    ROBBER,
    SALOON,
    SECTOR,
    SECTORS,
)
from farwest.games.circles.words import NAMES, thirds_of
from farwest.kit.keeping import kept, kept_all, remembered
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Canvas, Part, Rays, Sprite, Wedge, Words, seat_colour

TINTS = {  # by space: a pigment on card, and how strong
    "ranch": ("seat-1", 0.5),
    "dig": ("sand", 1.0),
    "shop": ("wash-4", 0.85),
    "gold": ("wash-3", 1.0),
    "bowl": ("ochre", 0.4),
    "robber": ("bank", 0.62),
    "bank": ("stone", 0.4),
    "saloon": ("seat-1", 0.3),
    "mine": ("slate", 0.5),
    "money_bag": ("brass", 0.45),
}
STEPS = 24  # of light round the wood
SEAM = 0.05  # degrees by which a step laps over the next
LIGHT = -45.0  # where it comes from, in degrees
FULL_TURN, HALF_ROUND, RIGHT_ANGLE = 360, 180, 90
HOLLOW = 180  # a hollow is lit on the other side
BOARD_LINE, DAYLIGHT = 2, 0.5
SHADE, SHADE_FADE = (4, 6), 0.3  # how far the shade of the ring, and of the marble, lies from it
BRASS, BRASS_END, BRASS_FADE = 10, 8.5, 0.5  # a line on the wood: from and to, inwards
WORN, WORN_FADE = 5, 0.3  # where the channel is darker, to both sides of its middle
EDGE = 3  # the outlines of the wood and of the spaces
TOO_NEAR = 0.34  # how dark
TRAIL, TRAIL_FADE = 10, 0.25
BRIGHT_TRAIL, BRIGHT_FADE = 8, 0.4
BRIGHT = 0.4  # the part of the trail that is still bright
GHOST_PATH, GHOST_PATH_FADE, GHOST_FADE = 3, 0.9, 0.5
GATE = 0.8  # degrees
CHEVRONS = 3  # after the gate
CHEVRON, CHEVRON_FADE = 20, 0.28  # its size, and how much fainter each is than the one before
PACE = 6.0  # degrees between them
GOAL_INSET, GOAL_FADE = 4, 0.6
DOUBTED = 0.9  # degrees: how wide the line is on which the marble lies
ASIDE = 540  # cd from the line to a vote
VOTE_RIM = 4  # from the hub to the first vote
PAWN_GAP = 2
DIE_OUT = 20  # from the hub to the middle of the die
DIE_ROUND, DIE_INSET = 6, 0.2  # of its size: from its side to the face
DIE_SHADE, DIE_SHADE_FADE = (2, 3), 0.28
MARBLE_SHADE_FADE = 0.45
FACES = ("token-silver", "token-gold", "good-shovel", "good-ticket", "space-bank", "space-bowl")


def wheel(brush: Brush) -> list[Sprite]:
    made = [ground(brush), *too_near(brush), *spaces(brush), *trail(brush), *ghost(brush)]
    return [*made, *gate(brush), *doubt(brush), *die(brush), *pawns(brush), marble(brush)]


@kept
def ground(brush: Brush) -> Sprite:
    """Light on the board, the wooden rim, the channel, and the spaces without their signs."""
    place = brush.lay.ring.box
    label = brush.say("paint-ring", a=brush.named_space(brush.here))
    return brush.thing("ring", label, place, layer="ground", parts=bare_ring(brush))


@kept_all
def bare_ring(brush: Brush) -> Iterator[Part]:
    ring = brush.lay.ring
    yield daylight(brush)
    yield from (*wood(ring), *channel(ring), *sectors(brush))


def daylight(brush: Brush) -> Rays:
    """From the middle of the ring, inside the board's own line."""
    ring, place, line = brush.lay.ring, brush.lay.ring.box, BOARD_LINE
    wide, high = brush.canvas.width - 2 * line, brush.canvas.height - 2 * line
    x, y, at = line - place.x, line - place.y, ring.rim
    return Rays(x, y, wide, high, from_x=at, from_y=at, fill="board-2", fade=DAYLIGHT)


def wood(ring: Ring) -> Iterator[Part]:
    x, y = ring.rim + SHADE[0], ring.rim + SHADE[1]
    yield Wedge(
        x, y, inner=0, outer=ring.rim, start=0, sweep=FULL_TURN, fill="ink", fade=SHADE_FADE
    )
    yield arc(ring, 0, ring.rim, fill="frame-3")
    yield from sheen(ring, ring.channel, ring.rim, fill="frame-1", turn=0)
    inner, outer = ring.rim - BRASS, ring.rim - BRASS_END
    yield arc(ring, inner, outer, fill="brass", fade=BRASS_FADE)


def channel(ring: Ring) -> Iterator[Part]:
    inner, outer = ring.channel - ring.groove / 2, ring.channel + ring.groove / 2
    yield arc(ring, inner, outer, fill="ink")
    yield from sheen(ring, inner, outer, fill="frame-3", turn=HOLLOW)
    inner, outer = ring.channel - WORN, ring.channel + WORN
    yield arc(ring, inner, outer, fill="ink", fade=WORN_FADE)
    yield arc(ring, 0, ring.rim, line="ink", line_width=EDGE)
    yield arc(ring, 0, ring.edge + EDGE, fill="ink")


def sectors(brush: Brush) -> Iterator[Part]:
    ring = brush.lay.ring
    for sector in range(SECTORS):
        tint, strength = TINTS[brush.space(sector)]
        where = (ring.hub, ring.edge, degrees(SECTOR * sector), SECTOR / DEGREE)
        yield arc(ring, *where, fill="card")
        yield arc(ring, *where, fill=tint, line="ink", line_width=2, fade=strength)


def arc(
    ring: Ring, inner: float, outer: float, start: float = 0, sweep: float = FULL_TURN, **look: Any
) -> Wedge:
    """About the middle of the ring, in its own units; closed, if nothing else is said."""
    at = ring.rim
    return Wedge(at, at, inner=inner, outer=outer, start=start, sweep=sweep, **look)


def sheen(ring: Ring, inner: float, outer: float, *, fill: str, turn: float) -> Iterator[Wedge]:
    """Light that fades round a ring, in steps; `turn` HOLLOW is the inside of a hollow."""
    for k in range(STEPS):
        start = FULL_TURN * k / STEPS
        away = math.radians(start + HALF_ROUND / STEPS - LIGHT - turn)
        fade = round((1 + math.cos(away)) / 2, 2)
        if fade:
            sweep = FULL_TURN / STEPS + SEAM
            yield arc(ring, inner, outer, start=start, sweep=sweep, fill=fill, fade=fade)


@kept_all
def too_near(brush: Brush) -> Iterator[Sprite]:
    """CIRC-F4: where a flick would not count, while one is asked for."""
    if brush.flicked != ask.FLICK:
        return
    ring, reach = brush.lay.ring, least(brush)
    start, sweep = degrees(SECTOR * brush.here), reach * SECTOR / DEGREE
    shade = arc(ring, ring.hub, ring.edge, start=start, sweep=sweep, fill="ink", fade=TOO_NEAR)
    label = brush.say("paint-near", n=reach)
    yield brush.thing("too-near", label, ring.box, layer="roads", parts=(shade,))


def least(brush: Brush) -> int:
    return LEAST_ADVANCE[brush.view.variant[HALF_TURN]]


@kept_all
def spaces(brush: Brush) -> Iterator[Sprite]:
    """CIRC-D21: upright signs, clockwise from the ranch."""
    lay, caption = brush.lay, brush.canvas.label_size
    hub, edge = lay.ring.hub, lay.ring.edge
    near = {(brush.here + k) % SECTORS for k in range(least(brush))}
    for sector in range(SECTORS):
        place = lay.ring.square(lay.shown, SECTOR * sector + HALF_SECTOR, lay.spot)
        left, start = (lay.spot - lay.symbol) / 2, degrees(SECTOR * sector)
        x, y = lay.ring.x - place.x, lay.ring.y - place.y
        parts: list[Part] = [  # the first shows nothing: it says how far the space goes
            Wedge(x, y, inner=hub, outer=edge, start=start, sweep=SECTOR / DEGREE),
            Art(f"space-{brush.space(sector)}", left, 0, lay.symbol, lay.symbol),
        ]
        if lay.named:
            said = brush.say("paint-space", a=brush.named_space(sector))
            dark = brush.flicked == ask.FLICK and sector in near
            colour, halo = ("sheen", "ink") if dark else ("ink", "card")
            middle, low = lay.spot / 2, lay.symbol + caption - 1
            words = Words(
                said,
                middle,
                low,
                size=caption,
                room=lay.spot,
                colour=colour,
                anchor="middle",
                halo=halo,
            )
            parts.append(words)
        label = brush.say("paint-sector", a=brush.named_space(sector), n=sector)
        hint = brush.say("paint-does", a=brush.named_space(sector))
        yield Sprite(
            f"sector-{sector}", label, *place, layer="places", parts=tuple(parts), hint=hint
        )


def trail(brush: Brush) -> Iterator[Sprite]:
    """Where the marble came along in the last flick; at most one lap of it."""
    view, ring = brush.view, brush.lay.ring
    if view.flicks and view.rolled and not view.out:
        parts = trodden(brush.canvas, view.origin + view.rolled, min(view.rolled, LAP))
        yield brush.thing("trail", brush.say("paint-trail"), ring.box, layer="washes", parts=parts)


@remembered
def trodden(canvas: Canvas, end: int, length: int) -> tuple[Part, ...]:
    ring, bright = layout(canvas).ring, int(length * BRIGHT)
    return (
        path(ring, end - length, length, width=TRAIL, fill="glow", fade=TRAIL_FADE),
        path(ring, end - bright, bright, width=BRIGHT_TRAIL, fill="glow", fade=BRIGHT_FADE),
    )


def path(ring: Ring, start: int, sweep: int, *, width: float, fill: str, fade: float) -> Wedge:
    """Along the channel."""
    inner, outer = ring.channel - width / 2, ring.channel + width / 2
    begins = degrees(start % LAP)
    return arc(ring, inner, outer, begins, sweep / DEGREE, fill=fill, fade=fade)


def ghost(brush: Brush) -> Iterator[Sprite]:
    """One's own last shot, while one may flick again."""
    view, ring, size = brush.view, brush.lay.ring, brush.lay.marble
    mine = brush.kind in (ask.FLICK, ask.SALOON_FLICK) and brush.asked == view.seat >= 0
    if not mine or view.shot_end[view.seat] == NOT_FLICKED:
        return
    start, end = view.shot_from[view.seat], view.shot_end[view.seat]
    sweep = min(end - start, LAP)
    label = brush.say("paint-ghost", a=brush.named_space(end % LAP // SECTOR))
    colour = seat_colour(view.seat)
    line = path(ring, end - sweep, sweep, width=GHOST_PATH, fill=colour, fade=GHOST_PATH_FADE)
    yield brush.thing("ghost-path", label, ring.box, layer="washes", parts=(line,))
    spot = ring.square(ring.channel, end, size)
    ball = Art("steel-ball", 0, 0, size, size, fade=GHOST_FADE)
    yield brush.thing("ghost", label, spot, layer="washes", parts=(ball,))


@kept_all
def gate(brush: Brush) -> Iterator[Sprite]:
    """CIRC-F4: the first line that counts. In a contest: the saloon, a lap away (CIRC-E30)."""
    ring, label = brush.lay.ring, brush.say("paint-gate", n=least(brush))
    if brush.flicked == ask.FLICK:
        line = degrees(SECTOR * (brush.here + least(brush)))
        inner, outer = ring.channel - ring.groove / 2, ring.channel + ring.groove / 2
        start = line - GATE / 2
        bar = arc(ring, inner, outer, start=start, sweep=GATE, fill="wash-4")
        yield brush.thing("gate", label, ring.box, layer="washes", parts=(bar,))
        for k in range(CHEVRONS):
            turn = line + PACE * (k + 1)
            place = ring.square(ring.channel, turn * DEGREE + HALF_SECTOR, CHEVRON)
            fade = 1 - CHEVRON_FADE * k
            mark = Art("chevron", 0, 0, CHEVRON, CHEVRON, tint="wash-4", fade=fade)
            way = turn % FULL_TURN + RIGHT_ANGLE
            yield Sprite(f"gate-{k}", label, *place, layer="washes", parts=(mark,), turn=way)
    elif brush.flicked == ask.SALOON_FLICK:
        goal = NAMES["space"][SALOON]
        home = next(k for k in range(SECTORS) if brush.space(k) == goal)
        width = ring.groove - GOAL_INSET
        shape = path(ring, SECTOR * home, SECTOR, width=width, fill="wash-4", fade=GOAL_FADE)
        yield brush.thing("goal", brush.say("paint-goal"), ring.box, layer="washes", parts=(shape,))


def doubt(brush: Brush) -> Iterator[Sprite]:
    """CIRC-D21: the line on which the marble lies, and who says what (CIRC-H6)."""
    if brush.kind not in (ask.VOTE, ask.SHERIFF):
        return
    view, ring, size = brush.view, brush.lay.ring, brush.lay.vote
    start = degrees(SECTOR * view.line) - DOUBTED / 2
    edge = ring.channel + ring.groove / 2
    line = arc(ring, ring.hub, edge, start, DOUBTED, fill="picked", line="sheen")
    yield brush.thing("doubt", brush.say("paint-doubt"), ring.box, layer="washes", parts=(line,))
    said = [0, 0]
    for seat in range(view.seats):
        if (side := view.vote[seat]) >= 0:
            sector = view.line + side - 1
            theta = SECTOR * view.line + (2 * side - 1) * ASIDE
            out = ring.hub + VOTE_RIM + size / 2 + said[side] * (size + PAWN_GAP)
            place = ring.square(out, theta, size)
            label = brush.say("paint-vote", who=brush.people[seat], a=brush.named_space(sector))
            said[side] += 1
            yield brush.pawn(f"vote-{seat}", label, place, seat=seat)


@kept_all
def die(brush: Brush) -> Iterator[Sprite]:
    """CIRC-S9: it lies at a robber's, with the face that was rolled last."""
    goal, ring = NAMES["space"][ROBBER], brush.lay.ring
    homes = [k for k in range(SECTORS) if brush.space(k) == goal]
    home = brush.here if brush.here in homes else homes[0]
    size = brush.lay.pawn
    place = ring.square(ring.hub + DIE_OUT, SECTOR * home + HALF_SECTOR, size)
    shade = shadow(DIE_SHADE, size, round=DIE_ROUND, fade=DIE_SHADE_FADE)
    parts: tuple[Part, ...] = (shade, Art("blank-die", 0, 0, size, size))
    label, face = brush.say("paint-die"), brush.view.die
    if face != NO_FACE:
        inset = size * DIE_INSET
        parts += (Art(FACES[face], inset, inset, size - 2 * inset, size - 2 * inset),)
        label = brush.say("paint-rolled", a=brush.face(face))
    yield Sprite("die", label, *place, layer="pieces", parts=parts, symbol="blank-die")


def shadow(off: tuple[float, float], size: float, *, round: float, fade: float) -> Box:
    """Of a thing of that size; as far from it to the right as it is smaller."""
    x, y = off
    return Box(x, y, size - x, size - x, fill="ink", round=round, fade=fade)


def pawns(brush: Brush) -> Iterator[Sprite]:
    """CIRC-E31: who has flicked in the contest stands where the marble stopped."""
    view, ring, size = brush.view, brush.lay.ring, brush.lay.pawn
    marks: list[int] = []
    for seat in range(view.seats):
        if view.distance[seat] == NOT_FLICKED:
            continue
        end = view.shot_end[seat]
        theta = (view.shot_from[seat] if end == NOT_FLICKED else end) % LAP
        deep = sum(abs(theta - other) < HALF_SECTOR // 2 for other in marks)
        marks.append(theta)
        place = ring.square(ring.edge - size / 2 - deep * (size + PAWN_GAP), theta, size)
        label = mark(brush, seat)
        yield brush.pawn(f"pawn-{seat}", label, place, seat=seat)


def mark(brush: Brush, seat: int) -> str:
    """CIRC-E31: how far from the saloon, in spaces and thirds."""
    distance = brush.view.distance[seat]
    counted = {f"n-{part}": number for part, number in thirds_of(distance).items()}
    return brush.say("paint-mark", who=brush.people[seat], n=distance, **counted)


def marble(brush: Brush) -> Sprite:
    label = brush.say("paint-marble", a=brush.named_space(brush.here))
    return lying(brush.canvas, brush.view.theta, label)


@remembered
def lying(canvas: Canvas, theta: int, label: str) -> Sprite:
    """The marble, there."""
    lay = layout(canvas)
    ring, size = lay.ring, lay.marble
    place: Rect = ring.square(ring.channel, theta, size)
    shade = shadow(SHADE, size, round=size / 2, fade=MARBLE_SHADE_FADE)
    parts = (shade, Art("steel-ball", 0, 0, size, size))
    return Sprite("marble", label, *place, layer="brands", parts=parts, symbol="steel-ball")
