"""The ring of circles as sprites: rim, channel, spaces; the marble, its trail, the gate."""

from __future__ import annotations

import math
from collections.abc import Iterator

from farwest.games.circles import questions as ask
from farwest.games.circles.board.brush import Brush
from farwest.games.circles.board.layout import degrees
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
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Rays, Sprite, Wedge, Words, seat_colour

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
LIGHT = -45.0  # where it comes from, in degrees
CHEVRONS = 3  # after the gate
PACE = 6.0  # degrees between them
ASIDE = 540  # cd from the line to a vote
BRIGHT = 0.4  # the part of the trail that is still bright
FACES = ("token-silver", "token-gold", "good-shovel", "good-ticket", "space-bank", "space-bowl")


def wheel(brush: Brush) -> list[Sprite]:
    made = [ground(brush), *too_near(brush), *spaces(brush), *trail(brush), *ghost(brush)]
    return [*made, *gate(brush), *doubt(brush), *die(brush), *pawns(brush), marble(brush)]


def ground(brush: Brush) -> Sprite:
    """Light on the board, the wooden rim, the channel, and the spaces without their signs."""
    ring, place = brush.lay.ring, brush.lay.ring.box
    middle = ring.rim
    inside = (brush.canvas.width - 4, brush.canvas.height - 4)  # of the board's own line
    parts: list[Part] = [
        Rays(2 - place.x, 2 - place.y, *inside, middle, middle, "board-2", 0.5),
        Wedge(middle + 4, middle + 6, 0, ring.rim, 0, 360, "ink", fade=0.3),
        Wedge(middle, middle, 0, ring.rim, 0, 360, "frame-3"),
        *sheen(middle, ring.channel, ring.rim, "frame-1", 0),
        Wedge(middle, middle, ring.rim - 10, ring.rim - 8.5, 0, 360, "brass", fade=0.5),
    ]
    inner, outer = ring.channel - ring.groove / 2, ring.channel + ring.groove / 2
    parts += [
        Wedge(middle, middle, inner, outer, 0, 360, "ink"),
        *sheen(middle, inner, outer, "frame-3", 180),
        Wedge(middle, middle, ring.channel - 5, ring.channel + 5, 0, 360, "ink", fade=0.3),
        Wedge(middle, middle, 0, ring.rim, 0, 360, "", "ink", 3),
        Wedge(middle, middle, 0, ring.edge + 3, 0, 360, "ink"),
    ]
    for sector in range(SECTORS):
        tint, strength = TINTS[brush.space(sector)]
        shape = (middle, middle, ring.hub, ring.edge, degrees(SECTOR * sector), SECTOR / DEGREE)
        parts.append(Wedge(*shape, "card"))
        parts.append(Wedge(*shape, tint, "ink", 2, strength))
    label = brush.say("paint-ring", a=brush.named(brush.here))
    return brush.thing("ring", label, place, "ground", tuple(parts))


def sheen(middle: float, inner: float, outer: float, fill: str, turn: float) -> Iterator[Wedge]:
    """Light that fades round a ring, in steps; `turn` 180 is the inside of a hollow."""
    for k in range(STEPS):
        start = 360 * k / STEPS
        away = math.radians(start + 180 / STEPS - LIGHT - turn)
        fade = round((1 + math.cos(away)) / 2, 2)
        if fade:
            yield Wedge(middle, middle, inner, outer, start, 360 / STEPS + 0.05, fill, fade=fade)


def too_near(brush: Brush) -> Iterator[Sprite]:
    """CIRC-F4: where a flick would not count, while one is asked for."""
    if brush.flicked != ask.FLICK:
        return
    ring, reach = brush.lay.ring, least(brush)
    start, sweep = degrees(SECTOR * brush.here), reach * SECTOR / DEGREE
    shade = Wedge(ring.rim, ring.rim, ring.hub, ring.edge, start, sweep, "ink", fade=0.34)
    yield brush.thing("too-near", brush.say("paint-near", n=reach), ring.box, "roads", (shade,))


def least(brush: Brush) -> int:
    return LEAST_ADVANCE[brush.view.variant[HALF_TURN]]


def spaces(brush: Brush) -> Iterator[Sprite]:
    """CIRC-D21: upright signs, clockwise from the ranch."""
    lay, caption = brush.lay, brush.canvas.label_size
    near = {(brush.here + k) % SECTORS for k in range(least(brush))}
    for sector in range(SECTORS):
        place = lay.ring.square(lay.shown, SECTOR * sector + HALF_SECTOR, lay.spot)
        left, shape = (lay.spot - lay.symbol) / 2, degrees(SECTOR * sector)
        x, y = lay.ring.x - place.x, lay.ring.y - place.y
        parts: list[Part] = [  # the first shows nothing: it says how far the space goes
            Wedge(x, y, lay.ring.hub, lay.ring.edge, shape, SECTOR / DEGREE),
            Art(f"space-{brush.space(sector)}", left, 0, lay.symbol, lay.symbol),
        ]
        if lay.named:
            said = brush.say("paint-space", a=brush.named(sector))
            dark = brush.flicked == ask.FLICK and sector in near
            colour, halo = ("sheen", "ink") if dark else ("ink", "card")
            middle, low = lay.spot / 2, lay.symbol + caption - 1
            words = Words(said, middle, low, caption, lay.spot, "label", colour, "middle", halo)
            parts.append(words)
        label = brush.say("paint-sector", a=brush.named(sector), n=sector)
        hint = brush.say("paint-does", a=brush.named(sector))
        yield Sprite(f"sector-{sector}", label, *place, "places", tuple(parts), hint=hint)


def trail(brush: Brush) -> Iterator[Sprite]:
    """Where the marble came along in the last flick; at most one lap of it."""
    view, ring = brush.view, brush.lay.ring
    if not view.flicks or view.out or not view.rolled:
        return
    end, length = view.origin + view.rolled, min(view.rolled, LAP)
    parts = [path(brush, end - length, length, 10, "glow", 0.25)]
    bright = int(length * BRIGHT)
    parts.append(path(brush, end - bright, bright, 8, "glow", 0.4))
    yield brush.thing("trail", brush.say("paint-trail"), ring.box, "washes", tuple(parts))


def path(brush: Brush, start: int, sweep: int, width: float, fill: str, fade: float) -> Wedge:
    """Along the channel."""
    ring = brush.lay.ring
    inner, outer = ring.channel - width / 2, ring.channel + width / 2
    at = (ring.rim, ring.rim, inner, outer)
    return Wedge(*at, degrees(start % LAP), sweep / DEGREE, fill, fade=fade)


def ghost(brush: Brush) -> Iterator[Sprite]:
    """One's own last shot, while one may flick again."""
    view, ring, size = brush.view, brush.lay.ring, brush.lay.marble
    mine = brush.kind in (ask.FLICK, ask.SALOON_FLICK) and brush.asked == view.seat >= 0
    if not mine or view.shot_end[view.seat] == NOT_FLICKED:
        return
    start, end = view.shot_from[view.seat], view.shot_end[view.seat]
    sweep = min(end - start, LAP)
    label = brush.say("paint-ghost", a=brush.named(end % LAP // SECTOR))
    line = path(brush, end - sweep, sweep, 3, seat_colour(view.seat), 0.9)
    yield brush.thing("ghost-path", label, ring.box, "washes", (line,))
    spot = ring.square(ring.channel, end, size)
    yield brush.thing(
        "ghost", label, spot, "washes", (Art("steel-ball", 0, 0, size, size, fade=0.5),)
    )


def gate(brush: Brush) -> Iterator[Sprite]:
    """CIRC-F4: the first line that counts. In a contest: the saloon, a lap away (CIRC-E30)."""
    ring, label = brush.lay.ring, brush.say("paint-gate", n=least(brush))
    if brush.flicked == ask.FLICK:
        line = degrees(SECTOR * (brush.here + least(brush)))
        bar = path(brush, 0, 0, ring.groove, "wash-4", 1.0)
        shape = Wedge(bar.x, bar.y, bar.inner, bar.outer, line - 0.4, 0.8, "wash-4")
        yield brush.thing("gate", label, ring.box, "washes", (shape,))
        for k in range(CHEVRONS):
            turn = line + PACE * (k + 1)
            place = ring.square(ring.channel, turn * DEGREE + HALF_SECTOR, 20)
            mark = Art("chevron", 0, 0, 20, 20, "wash-4", 1 - 0.28 * k)
            yield Sprite(f"gate-{k}", label, *place, "washes", (mark,), turn=turn % 360 + 90)
    elif brush.flicked == ask.SALOON_FLICK:
        goal = NAMES["space"][SALOON]
        home = next(k for k in range(SECTORS) if brush.space(k) == goal)
        shape = path(brush, SECTOR * home, SECTOR, ring.groove - 4, "wash-4", 0.6)
        yield brush.thing("goal", brush.say("paint-goal"), ring.box, "washes", (shape,))


def doubt(brush: Brush) -> Iterator[Sprite]:
    """CIRC-D21: the line on which the marble lies, and who says what (CIRC-H6)."""
    if brush.kind not in (ask.VOTE, ask.SHERIFF):
        return
    view, ring, size = brush.view, brush.lay.ring, brush.lay.vote
    start = degrees(SECTOR * view.line) - 0.45
    edge = ring.channel + ring.groove / 2
    line = Wedge(ring.rim, ring.rim, ring.hub, edge, start, 0.9, "picked", "sheen", 1.5)
    yield brush.thing("doubt", brush.say("paint-doubt"), ring.box, "washes", (line,))
    said = [0, 0]
    for seat in range(view.seats):
        if (side := view.vote[seat]) >= 0:
            sector = view.line + side - 1
            theta = SECTOR * view.line + (2 * side - 1) * ASIDE
            place = ring.square(ring.hub + 4 + size / 2 + said[side] * (size + 2), theta, size)
            label = brush.say("paint-vote", who=brush.people[seat], a=brush.named(sector))
            said[side] += 1
            yield brush.pawn(f"vote-{seat}", label, seat, place, "brands")


def die(brush: Brush) -> Iterator[Sprite]:
    """CIRC-S9: it lies at a robber's, with the face that was rolled last."""
    goal, ring = NAMES["space"][ROBBER], brush.lay.ring
    homes = [k for k in range(SECTORS) if brush.space(k) == goal]
    home = brush.here if brush.here in homes else homes[0]
    size = brush.lay.pawn
    place = ring.square(ring.hub + 20, SECTOR * home + HALF_SECTOR, size)
    shade = Box(2, 3, size - 2, size - 2, "ink", round=6, fade=0.28)
    parts: tuple[Part, ...] = (shade, Art("blank-die", 0, 0, size, size))
    label, face = brush.say("paint-die"), brush.view.die
    if face != NO_FACE:
        inset = size * 0.2
        parts += (Art(FACES[face], inset, inset, size - 2 * inset, size - 2 * inset),)
        label = brush.say("paint-rolled", a=brush.face(face))
    yield Sprite("die", label, *place, "pieces", parts, "blank-die")


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
        place = ring.square(ring.edge - size / 2 - deep * (size + 2), theta, size)
        label = mark(brush, seat)
        yield brush.pawn(f"pawn-{seat}", label, seat, place, "brands")


def mark(brush: Brush, seat: int) -> str:
    """CIRC-E31: how far from the saloon, in spaces and thirds."""
    distance = brush.view.distance[seat]
    counted = {f"n-{part}": number for part, number in thirds_of(distance).items()}
    return brush.say("paint-mark", who=brush.people[seat], n=distance, **counted)


def marble(brush: Brush) -> Sprite:
    ring, size = brush.lay.ring, brush.lay.marble
    place: Rect = ring.square(ring.channel, brush.view.theta, size)
    shade = Box(4, 6, size - 4, size - 4, "ink", round=size / 2, fade=0.45)
    label = brush.say("paint-marble", a=brush.named(brush.here))
    parts = (shade, Art("steel-ball", 0, 0, size, size))
    return Sprite("marble", label, *place, "brands", parts, "steel-ball")
