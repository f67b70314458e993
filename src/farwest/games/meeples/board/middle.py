"""What lies on the street of meeples: the hand, the explosion space, the Mining Bag."""

from __future__ import annotations

from typing import cast

from farwest.games.meeples.board.brush import LARGEST, LOW, Brush, centred
from farwest.games.meeples.numbers import DYNAMITE, GOLD, PIECES_IN_BOX, STONE
from farwest.games.meeples.state import MeeplesState, end_is_triggered, is_capped
from farwest.kernel.state import OVER
from farwest.kit.keeping import kept_all, measured, steady_all
from farwest.kit.rect import Rect
from farwest.kit.speaking import statements
from farwest.kit.sprites import Art, Box, Part, Sprite, Words

LARGEST_IN_HAND = LARGEST + 6
MAT_FADE = 0.82  # of what the hand lies on
HAND_INSET = 4  # from it to the meeples
HAND_X, HAND_TOP = 6, 26  # the same where it has a title
HAND_TITLE = (12, 20)
POSTER_LOW = 0.34  # of its size a poster has its baseline below its middle
ROUND_INSET = 16
DUST_EDGE, DUST_FADE = 1.8, 0.85
BLAST_LOW, BLAST_INSET = 20, 8  # of the words over the explosions
BLAST_FADE = 0.6
BAG_X, BAG_LOW = 6, 6
HEAP_GAP, HEAP_ROOM = 8, 30  # from a heap to its number, and how wide that may be


@steady_all
def middle(brush: Brush) -> list[Sprite]:
    held = hand(brush) if sum(brush.view.hand) else round_on_the_road(brush)
    return [*held, *explosions(brush), *bag(brush)]


def hand(brush: Brush) -> list[Sprite]:
    """What was picked and not yet dropped: public (MEEP-H3)."""
    place, who = brush.lay.hand, brush.people[max(brush.view.active, 0)]
    said = brush.say("paint-hand", who=who)
    label = statements(said, brush.counted(brush.view.hand))
    wide, high = place.width, place.height
    mat: list[Part] = [Box(0, 0, wide, high, fill="plum", line="ink", line_width=2, fade=MAT_FADE)]
    room = place.inner(HAND_INSET)
    if brush.wide:
        x, low = HAND_TITLE
        words = Words(said, x, low, size=brush.lay.small, room=wide - 2 * x, colour="sheen")
        mat.append(words)
        below = high - HAND_TOP - HAND_INSET
        room = Rect(place.x + HAND_X, place.y + HAND_TOP, wide - 2 * HAND_X, below)
    made = [brush.thing("hand", label, place, layer="washes", parts=tuple(mat))]
    return made + brush.crowd("hand", brush.view.hand, room, largest=LARGEST_IN_HAND)


def round_on_the_road(brush: Brush) -> list[Sprite]:
    """Scratched into the dust; and whether it is the last one (MEEP-G2, MEEP-G6)."""
    view, place = brush.view, brush.lay.hand
    which = which_round(brush)
    last = which != "usual"
    said = brush.say("paint-round", n=view.round, which=which)
    size, colour = brush.lay.round, "bank" if last else "brown"
    x, low = place.width / 2, place.height / 2 + size * POSTER_LOW
    room = place.width - ROUND_INSET
    words = centred(said, x, low, size=size, room=room, font="poster", colour=colour)
    return [brush.thing("round", said, place, layer="washes", parts=(words,))]


@measured
def which_round(brush: Brush) -> str:
    if brush.asked == OVER:
        return "over"
    public = cast(MeeplesState, brush.view)  # what they read, a view has by the same names
    return "last" if end_is_triggered(public) or is_capped(public) else "usual"


def dust(place: Rect) -> Box:
    """Trodden ground."""
    wide, high = place.width, place.height
    return Box(0, 0, wide, high, fill="board-2", line="ink", line_width=DUST_EDGE, fade=DUST_FADE)


@kept_all
def explosions(brush: Brush) -> list[Sprite]:
    view, lay, place = brush.view, brush.lay, brush.lay.blast
    of = PIECES_IN_BOX[DYNAMITE]
    said = brush.say("table-exploded", n=view.exploded, of=of)
    ground: list[Part] = [dust(place)]
    if brush.wide:
        room, size = place.width - BLAST_INSET, brush.canvas.caption_size
        ground.append(centred(said, place.width / 2, BLAST_LOW, size=size, room=room))
    made = [brush.thing("explosions", said, place, layer="washes", parts=tuple(ground))]
    for k, hole in enumerate(lay.blasts):
        mark = Art("blast", 0, 0, hole.width, hole.height, tint="board-3", fade=BLAST_FADE)
        made.append(brush.thing(f"blast-{k}", said, hole, layer="slots", parts=(mark,)))
    return made


@kept_all
def bag(brush: Brush) -> list[Sprite]:
    """The cubes lie in two rows, so their lengths can be compared; the numbers stand behind."""
    view, lay, place = brush.view, brush.lay, brush.lay.bag
    gold, stone, primed = view.bag
    label = brush.say("table-bag", gold=gold, stone=stone, dynamite=primed)
    size, high = lay.number, place.height
    icon = high * lay.bag_icon
    ground: list[Part] = [
        dust(place),
        Art("bag", BAG_X, (high - icon) / 2 - lay.bag_lift, icon, icon),
    ]
    if brush.wide:
        total = str(sum(view.bag))
        x, low = BAG_X + icon / 2, high - BAG_LOW
        ground.append(centred(total, x, low, size=size, room=icon, font="strong"))
    for piece, row in zip((GOLD, STONE), lay.heaps, strict=True):
        x, y = row.right - place.x + HEAP_GAP, row.centre[1] - place.y + size * LOW
        ground.append(Words(str(view.bag[piece]), x, y, size=size, room=HEAP_ROOM, font="strong"))
    made = [brush.thing("mining-bag", label, place, layer="washes", parts=tuple(ground))]
    for piece, name in ((GOLD, "gold"), (STONE, "stone")):
        made += heap(brush, piece, name)
    return made


def heap(brush: Brush, piece: int, name: str) -> list[Sprite]:
    row, count = brush.lay.heaps[piece], brush.view.bag[piece]
    size, symbol = row.height, f"cube-{name}"
    step = (row.width - size) / (PIECES_IN_BOX[GOLD] - 1)
    label = brush.say("table-name", a=brush.named("piece", piece))
    art = (Art(symbol, 0, 0, size, size),)
    places = [Rect(row.x + k * step, row.y, size, size) for k in range(count)]
    return [
        Sprite(f"bag-{name}-{k}", label, *place, layer="pieces", parts=art, symbol=symbol)
        for k, place in enumerate(places)
    ]
