"""What lies on the street of meeples: the hand, the explosion space, the Mining Bag."""

from __future__ import annotations

from farwest.games.meeples.board.brush import Brush
from farwest.games.meeples.board.street import LARGEST
from farwest.games.meeples.numbers import DYNAMITE, GOLD, PIECES_IN_BOX, STONE
from farwest.games.meeples.state import MeeplesState, end_is_triggered, is_capped
from farwest.games.meeples.view import imagine
from farwest.kernel.state import OVER
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words


def middle(brush: Brush) -> list[Sprite]:
    held = hand(brush) if sum(brush.view.hand) else round_on_the_road(brush)
    return [*held, *explosions(brush), *bag(brush)]


def hand(brush: Brush) -> list[Sprite]:
    """What was picked and not yet dropped: public (MEEP-H3)."""
    place, who = brush.lay.hand, brush.people[max(brush.view.active, 0)]
    said = brush.say("paint-hand", who=who)
    label = f"{said}. {brush.counted(brush.view.hand)}."
    mat: list[Part] = [Box(0, 0, place.width, place.height, "plum", "ink", 2, 8, 0.82)]
    room = place.inner(4)
    if brush.wide:
        mat.append(Words(said, 12, 20, 15, place.width - 24, "label", "sheen"))
        room = Rect(place.x + 6, place.y + 26, place.width - 12, place.height - 30)
    made = [brush.thing("hand", label, place, "washes", tuple(mat))]
    return made + brush.crowd("hand", brush.view.hand, room, LARGEST + 6)


def round_on_the_road(brush: Brush) -> list[Sprite]:
    """Scratched into the dust; and whether it is the last one (MEEP-G2, MEEP-G6)."""
    view, place = brush.view, brush.lay.hand
    s = MeeplesState()
    imagine(view, s)
    last = end_is_triggered(s) or is_capped(s) or view.frames[-1][1] == OVER
    which = "over" if view.frames[-1][1] == OVER else "last" if last else "usual"
    said = brush.say("paint-round", n=view.round, which=which)
    size = 34.0 if brush.wide else 32.0
    colour = "bank" if last else "brown"
    words = Words(
        said,
        place.width / 2,
        place.height / 2 + size * 0.34,
        size,
        place.width - 16,
        "poster",
        colour,
        "middle",
    )
    return [brush.thing("round", said, place, "washes", (words,))]


def explosions(brush: Brush) -> list[Sprite]:
    view, lay, place = brush.view, brush.lay, brush.lay.blast
    of = PIECES_IN_BOX[DYNAMITE]
    said = brush.say("table-exploded", n=view.exploded, of=of)
    ground: list[Part] = [Box(0, 0, place.width, place.height, "board-2", "ink", 1.8, 8, 0.85)]
    if brush.wide:
        ground.append(
            Words(said, place.width / 2, 20, 14, place.width - 8, "label", "ink", "middle")
        )
    made = [brush.thing("explosions", said, place, "washes", tuple(ground))]
    for k, hole in enumerate(lay.blasts):
        mark = Art("blast", 0, 0, hole.width, hole.height, "board-3", 0.6)
        made.append(brush.thing(f"blast-{k}", said, hole, "slots", (mark,)))
    return made


def bag(brush: Brush) -> list[Sprite]:
    """The cubes lie in two rows, so their lengths can be compared; the numbers stand behind."""
    view, lay, place = brush.view, brush.lay, brush.lay.bag
    gold, stone, primed = view.bag
    label = brush.say("table-bag", gold=gold, stone=stone, dynamite=primed)
    size, high = lay.number, place.height
    icon = high * (0.62 if brush.wide else 0.84)
    ground: list[Part] = [
        Box(0, 0, place.width, high, "board-2", "ink", 1.8, 8, 0.85),
        Art("bag", 6, (high - icon) / 2 - (9 if brush.wide else 0), icon, icon),
    ]
    if brush.wide:
        total = str(sum(view.bag))
        ground.append(Words(total, 6 + icon / 2, high - 6, size, icon, "strong", "ink", "middle"))
    for piece, row in zip((GOLD, STONE), lay.heaps, strict=True):
        x, y = row.right - place.x + 8, row.centre[1] - place.y + size * 0.36
        ground.append(Words(str(view.bag[piece]), x, y, size, 30, "strong"))
    made = [brush.thing("mining-bag", label, place, "washes", tuple(ground))]
    for piece, name in ((GOLD, "gold"), (STONE, "stone")):
        made += heap(brush, piece, name)
    return made


def heap(brush: Brush, piece: int, name: str) -> list[Sprite]:
    row, count = brush.lay.heaps[piece], brush.view.bag[piece]
    size, symbol = row.height, f"cube-{name}"
    step = (row.width - size) / (PIECES_IN_BOX[GOLD] - 1)
    label = brush.say("table-name", a=brush.named("piece", piece))
    art = (Art(symbol, 0, 0, size, size),)
    return [
        Sprite(f"bag-{name}-{k}", label, row.x + k * step, row.y, size, size, "pieces", art, symbol)
        for k in range(count)
    ]
