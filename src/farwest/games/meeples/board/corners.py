"""The four corners of meeples: Jail and Saloon above, Graveyard and Bank below."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.meeples.board.brush import LOW, Brush, centred
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
from farwest.kit.keeping import kept_all, steady_all
from farwest.kit.rect import Rect
from farwest.kit.speaking import statements
from farwest.kit.sprites import Art, Box, Part, Sprite, Words

EDGE, RULE_HIGH = 2.5, 1.5  # of a sign: its outline, the line below its title
ICON, HEAD_AIR = (7, 5), 9  # its symbol, and how much lower that is than the title's place
TITLE_X, TITLE_INSET = 13, 24  # from the symbol; what of the width the title has not
CAPTION_LOW, CAPTION_INSET = 11, 10
BESIDE_LOW = 24  # of a caption beside the title
CRATE_EDGE, CRATE_ROUND, CRATE_FADE = 1.8, 4, 0.7
BURIED, BURIED_DEEP = 0.66, 0.95  # of a Grave: who lies in it; of whom so much is above its foot
COLUMNS = 3  # of the rewards: who, the skill, the draw
HEADING_LARGER, MEEPLE_LARGER = -4, 2  # than there is room for
SHELF_EDGE, SHELF_ROUND = 1.6, 5
SOLD_FADE, SOLD_LOW, SOLD_INSET = 0.5, 32, 4
PRICE_LOW, PRICE_INSET = 6, 8
BAR, BAR_X = 0.8, 0.1  # of how wide its shelf is
SPENT = 0.45  # how faint Dynamite is that has exploded


@steady_all
def corners(brush: Brush) -> list[Sprite]:
    return [*jail(brush), *saloon(brush), *graveyard(brush), *bank(brush)]


def board(
    brush: Brush,
    place: Rect,
    *,
    key: str,
    symbol: str,
    title: str,
    caption: str,
    inside: str = "",
) -> Sprite:
    """A sign with a symbol, a title, and a line below; where that has no room, beside the title."""
    lay, wide, high = brush.lay, place.width, place.height
    head, icon = lay.head, lay.head - HEAD_AIR
    x, low = icon + TITLE_X, head / 2 + lay.title * LOW
    parts: list[Part] = [
        Box(0, 0, wide, high, fill="board-2", line="ink", line_width=EDGE),
        Box(1, head, wide - 2, RULE_HIGH, fill="ink", round=0),
        Art(symbol, *ICON, icon, icon),
        Words(title, x, low, size=lay.title, room=wide - icon - TITLE_INSET, font="head"),
    ]
    size, room = lay.small, wide - CAPTION_INSET
    if lay.captions:
        parts.append(centred(caption, wide / 2, high - CAPTION_LOW, size=size, room=room))
    else:
        beside = Words(
            caption, room, BESIDE_LOW, size=size, room=wide / 2, colour="brown", anchor="end"
        )
        parts.append(beside)
    label = statements(title, inside, caption)
    return brush.thing(key, label, place, layer="places", parts=tuple(parts))


@kept_all
def jail(brush: Brush) -> list[Sprite]:
    view, lay = brush.view, brush.lay
    left = brush.say("paint-dynamite-left", n=view.jail_dynamite)
    title, inside = brush.name("location", JAIL), brush.counted(view.inside[JAIL])
    made = [
        board(
            brush,
            lay.jail,
            key="lot-jail",
            symbol="prison",
            title=title,
            caption=left,
            inside=inside,
        )
    ]
    for k, place in enumerate(lay.dynamite):
        hole = Box(
            0,
            0,
            place.width,
            place.height,
            line="ink",
            line_width=CRATE_EDGE,
            round=CRATE_ROUND,
            line_fade=CRATE_FADE,
            dashed=True,
        )
        made.append(brush.thing(f"crate-{k}", left, place, layer="slots", parts=(hole,)))
    made += brush.crowd("in-jail", view.inside[JAIL], lay.cell)
    bars = Art("jail-bars", 0, 0, lay.cell.width, lay.cell.height)
    made.append(brush.thing("cell", title, lay.cell, layer="brands", parts=(bars,)))
    return made


@kept_all
def saloon(brush: Brush) -> list[Sprite]:
    inside, caption = brush.view.inside[SALOON], brush.say("paint-anywhere")
    said = brush.counted(inside)
    made = [
        board(
            brush,
            brush.lay.saloon,
            key="lot-saloon",
            symbol="saloon",
            title=brush.name("location", SALOON),
            caption=caption,
            inside=said,
        )
    ]
    return made + brush.crowd("in-saloon", inside, brush.lay.taproom)


@kept_all
def graveyard(brush: Brush) -> list[Sprite]:
    """Six Graves; who lies in them, smaller."""
    view, lay = brush.view, brush.lay
    buried = [meeple for meeple, count in enumerate(view.graves) for _ in range(count)]
    title = brush.say("paint-graves")
    empty = brush.say("paint-empty-graves", n=GRAVES - len(buried))
    made = [
        board(
            brush,
            lay.graveyard,
            key="graves",
            symbol="grave",
            title=title,
            caption=empty,
            inside=brush.counted(view.graves),
        )
    ]
    for k, place in enumerate(lay.graves):
        stone = Art("grave", 0, 0, place.width, place.height)
        made.append(brush.thing(f"grave-{k}", title, place, layer="slots", parts=(stone,)))
    for k, meeple in enumerate(buried):
        place = lay.graves[k]
        size = place.width * BURIED
        x, y = place.centre[0] - size / 2, place.low - size * BURIED_DEEP
        made.append(brush.meeple(f"grave-{k}-meeple", meeple, x, y, size=size))
    return [*made, rewards(brush)]


def rewards(brush: Brush) -> Sprite:
    """MEEP-C1, as printed beside the Graves: the better shots first; a die for the skill, the Bag
    for what the victor draws. A row for each on the wide canvas, a column on the tall one."""
    place, size = brush.lay.rewards, brush.lay.small
    shots = sorted(range(DEALT_TYPES), key=lambda meeple: -SKILL[meeple])
    step = (place.height if brush.wide else place.width) / (len(shots) + 1)
    part = (place.width if brush.wide else place.height) / COLUMNS
    wide, high = (part, step) if brush.wide else (step, part)
    parts: list[Part] = []
    for k, meeple in enumerate((None, *shots)):
        for n, told in enumerate(reward(meeple)):
            x, y = (n * part, k * step) if brush.wide else (k * step, n * part)
            middle = x + wide / 2
            if n == 0 or meeple is None:
                icon = min(wide, high) + (HEADING_LARGER if meeple is None else MEEPLE_LARGER)
                here = (middle - icon / 2, y + (high - icon) / 2, icon, icon)
                parts += [Art(told, *here)] if told else []
            else:
                low = y + high / 2 + size * LOW
                parts.append(centred(told, middle, low, size=size, room=wide, font="strong"))
    each = ", ".join(f"{brush.name('meeple', meeple)} {SKILL[meeple]}" for meeple in shots)
    label = brush.say("paint-rewards", list=each)
    return brush.thing("rewards", label, place, layer="slots", parts=tuple(parts))


def reward(meeple: int | None) -> tuple[str, str, str]:
    """A meeple, its skill, what its defeat brings; or what stands above these."""
    if meeple is None:
        return "", "die-6", "bag"
    return f"meeple-{NAMES['meeple'][meeple]}", str(SKILL[meeple]), f"+{SKILL[meeple]}"


@kept_all
def bank(brush: Brush) -> list[Sprite]:
    lay, left = brush.lay, brush.view.bars_left
    sold = BARS - left
    caption = brush.say("paint-next-bar", n=left, price=BAR_PRICE[sold] if left else 0)
    made = [
        board(
            brush,
            lay.bank,
            key="gold-bank",
            symbol="bank",
            title=brush.say("paint-bank"),
            caption=caption,
        )
    ]
    for k, place in enumerate(lay.bars):
        gone = k < sold
        said = brush.say("paint-shelf", price=BAR_PRICE[k], sold="yes" if gone else "no")
        parts = tuple(shelf(brush, place, price=BAR_PRICE[k], sold=gone))
        made.append(brush.thing(f"shelf-{k}", said, place, layer="slots", parts=parts))
        if not gone:
            size = place.width * BAR
            at = Rect(place.x + place.width * BAR_X, place.y - 2, size, size)
            bar = (Art("gold-bar", 0, 0, size, size),)
            made.append(Sprite(f"bar-{k}", said, *at, layer="pieces", parts=bar, symbol="gold-bar"))
    return made


def shelf(brush: Brush, place: Rect, *, price: int, sold: bool) -> Iterator[Part]:
    """Where a Gold Bar lies, and its price."""
    wide, high = place.width, place.height
    yield Box(
        0,
        0,
        wide,
        high,
        fill="board",
        line="ink",
        line_width=SHELF_EDGE,
        round=SHELF_ROUND,
        fade=SOLD_FADE if sold else 1,
    )
    x, low, room, colour = (
        wide / 2,
        high - PRICE_LOW,
        wide - PRICE_INSET,
        "stone" if sold else "ink",
    )
    yield centred(
        str(price), x, low, size=brush.lay.number, room=room, font="strong", colour=colour
    )
    if sold and brush.lay.captions:
        out, size = brush.say("paint-sold"), brush.canvas.caption_size
        low, room = high - SOLD_LOW, wide - SOLD_INSET
        yield centred(out, x, low, size=size, room=room, colour="brown")


@kept_all
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
        spent, size = state == "exploded", (place.width, place.height)
        stick = Art("dynamite", 0, 0, *size, fade=SPENT if spent else 1)
        parts: tuple[Part, ...] = (stick,)
        if spent:
            parts = (Art("blast", 0, 0, *size, tint="glow"), stick)
        label, key = brush.say("paint-dynamite", state=state), f"dynamite-{k}"
        made.append(Sprite(key, label, *place, layer="pieces", parts=parts, symbol="dynamite"))
    return made
