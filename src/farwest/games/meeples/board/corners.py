"""The four corners of meeples: Jail and Saloon above, Graveyard and Bank below."""

from __future__ import annotations

from farwest.games.meeples.board.brush import Brush
from farwest.games.meeples.board.street import LARGEST
from farwest.games.meeples.numbers import (
    BAR_PRICE,
    BARS,
    DEALT_TYPES,
    DYNAMITE,
    GRAVES,
    JAIL,
    PIECES_IN_BOX,
    SALOON,
    SKILL,
)
from farwest.games.meeples.words import NAMES
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words


def corners(brush: Brush) -> list[Sprite]:
    return [*jail(brush), *saloon(brush), *graveyard(brush), *bank(brush)]


def board(
    brush: Brush, key: str, symbol: str, title: str, caption: str, label: str, place: Rect
) -> Sprite:
    """A sign with a symbol, a title, and a line below; where that has no room, beside the title."""
    lay, wide, high = brush.lay, place.width, place.height
    head, icon = lay.head, lay.head - 9
    parts: list[Part] = [
        Box(0, 0, wide, high, "board-2", "ink", 2.5),
        Box(1, head, wide - 2, 1.5, "ink", round=0),
        Art(symbol, 7, 5, icon, icon),
        Words(title, icon + 13, head * 0.5 + lay.title * 0.36, lay.title, wide - icon - 24, "head"),
    ]
    if lay.captions:
        room = wide - 10
        parts.append(Words(caption, wide / 2, high - 11, lay.small, room, "label", "ink", "middle"))
    else:
        parts.append(Words(caption, wide - 10, 24, lay.small, wide / 2, "label", "brown", "end"))
    return brush.thing(key, label, place, "places", tuple(parts))


def jail(brush: Brush) -> list[Sprite]:
    view, lay = brush.view, brush.lay
    left = brush.say("paint-dynamite-left", n=view.jail_dynamite)
    title, inside = brush.name("location", JAIL), brush.counted(view.inside[JAIL])
    made = [
        board(brush, "lot-jail", "prison", title, left, f"{title}. {inside}. {left}.", lay.jail)
    ]
    for k, place in enumerate(lay.dynamite):
        hole = Box(0, 0, place.width, place.height, "", "ink", 1.8, 4, line_fade=0.7, dashed=True)
        made.append(brush.thing(f"crate-{k}", left, place, "slots", (hole,)))
    made += brush.crowd("in-jail", view.inside[JAIL], lay.cell, LARGEST)
    bars = Art("jail-bars", 0, 0, lay.cell.width, lay.cell.height)
    made.append(brush.thing("cell", title, lay.cell, "brands", (bars,)))
    return made


def saloon(brush: Brush) -> list[Sprite]:
    view, lay = brush.view, brush.lay
    title, inside = brush.name("location", SALOON), brush.counted(view.inside[SALOON])
    caption = brush.say("paint-anywhere")
    label = f"{title}. {inside}. {caption}."
    made = [board(brush, "lot-saloon", "saloon", title, caption, label, lay.saloon)]
    return made + brush.crowd("in-saloon", view.inside[SALOON], lay.taproom, LARGEST)


def graveyard(brush: Brush) -> list[Sprite]:
    """Six Graves; who lies in them, smaller."""
    view, lay = brush.view, brush.lay
    buried = [meeple for meeple, count in enumerate(view.graves) for _ in range(count)]
    title = brush.say("paint-graves")
    empty = brush.say("paint-empty-graves", n=GRAVES - len(buried))
    who = brush.counted(view.graves)
    made = [
        board(brush, "graves", "grave", title, empty, f"{title}. {who}. {empty}.", lay.graveyard)
    ]
    for k, place in enumerate(lay.graves):
        stone = Art("grave", 0, 0, place.width, place.height)
        made.append(brush.thing(f"grave-{k}", title, place, "slots", (stone,)))
    for k, meeple in enumerate(buried):
        place = lay.graves[k]
        size = place.width * 0.66
        x, y = place.centre[0] - size / 2, place.low - size * 0.95
        made.append(brush.meeple(f"grave-{k}-meeple", meeple, x, y, size))
    return [*made, rewards(brush)]


def rewards(brush: Brush) -> Sprite:
    """MEEP-C1, as printed beside the Graves: the better shots first; a die for the skill, the Bag
    for what the victor draws. A row for each on the wide canvas, a column on the tall one."""
    place, size = brush.lay.rewards, brush.lay.small
    shots = sorted(range(DEALT_TYPES), key=lambda meeple: -SKILL[meeple])
    step = (place.height if brush.wide else place.width) / (len(shots) + 1)
    third = (place.width if brush.wide else place.height) / 3
    parts: list[Part] = []
    for k, meeple in enumerate((None, *shots)):
        for n in range(3):
            x, y = (n * third, k * step) if brush.wide else (k * step, n * third)
            wide, high = (third, step) if brush.wide else (step, third)
            icon, middle = min(wide, high) + (2 if meeple is not None else -4), x + wide / 2
            if meeple is None and n > 0:
                symbol = ("die-6", "bag")[n - 1]
            elif meeple is not None and n == 0:
                symbol = f"meeple-{NAMES['meeple'][meeple]}"
            else:
                symbol = ""
            if symbol:
                parts.append(Art(symbol, middle - icon / 2, y + (high - icon) / 2, icon, icon))
            elif meeple is not None:
                said = str(SKILL[meeple]) if n == 1 else f"+{SKILL[meeple]}"
                low = y + high / 2 + size * 0.36
                parts.append(Words(said, middle, low, size, wide, "strong", "ink", "middle"))
    each = ", ".join(f"{brush.name('meeple', meeple)} {SKILL[meeple]}" for meeple in shots)
    label = brush.say("paint-rewards", list=each)
    return brush.thing("rewards", label, place, "slots", tuple(parts))


def bank(brush: Brush) -> list[Sprite]:
    view, lay, sold = brush.view, brush.lay, BARS - brush.view.bars_left
    title = brush.say("paint-bank")
    price = BAR_PRICE[sold] if view.bars_left else 0
    caption = brush.say("paint-next-bar", n=view.bars_left, price=price)
    label = f"{title}. {caption}."
    made = [board(brush, "gold-bank", "bank", title, caption, label, lay.bank)]
    for k, place in enumerate(lay.bars):
        wide, high, size = place.width, place.height, lay.number
        shelf: list[Part] = [
            Box(0, 0, wide, high, "board", "ink", 1.6, 5, 0.5 if k < sold else 1),
            Words(str(BAR_PRICE[k]), wide / 2, high - 6, size, wide - 8, "strong", "ink", "middle"),
        ]
        said = brush.say("paint-shelf", price=BAR_PRICE[k], sold="yes" if k < sold else "no")
        if k < sold:
            shelf[1] = Words(
                str(BAR_PRICE[k]), wide / 2, high - 6, size, wide - 8, "strong", "stone", "middle"
            )
        if k < sold and lay.captions:
            out = brush.say("paint-sold")
            shelf.append(Words(out, wide / 2, high - 32, 14, wide - 4, "label", "brown", "middle"))
        made.append(brush.thing(f"shelf-{k}", said, place, "slots", tuple(shelf)))
        if k >= sold:
            across = wide * 0.8
            at = Rect(place.x + wide * 0.1, place.y - 2, across, across)
            bar = (Art("gold-bar", 0, 0, across, across),)
            made.append(Sprite(f"bar-{k}", said, *at, "pieces", bar, "gold-bar"))
    return made


def dynamite(brush: Brush) -> list[Sprite]:
    """MEEP-C2: three, that go from the Jail into the Bag, and one day explode. They keep keys."""
    view, lay = brush.view, brush.lay
    total = PIECES_IN_BOX[DYNAMITE]
    made = []
    for k in range(total):
        if k < view.exploded:
            place, state = lay.blasts[k], "exploded"
        elif k < view.exploded + view.drawn_dynamite:
            place, state = lay.blasts[k], "drawn"
        elif k < total - view.jail_dynamite:
            n = k - view.exploded - view.drawn_dynamite
            place, state = lay.fuses[n], "bag"
        else:
            place, state = lay.dynamite[k], "jail"
        spent = state == "exploded"
        parts: list[Part] = [
            Art("dynamite", 0, 0, place.width, place.height, fade=0.45 if spent else 1)
        ]
        if spent:
            parts.insert(0, Art("blast", 0, 0, place.width, place.height, "glow"))
        label = brush.say("paint-dynamite", state=state)
        made.append(Sprite(f"dynamite-{k}", label, *place, "pieces", tuple(parts), "dynamite"))
    return made
