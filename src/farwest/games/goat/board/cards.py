"""How a card of goat looks: its front, its back, its empty slot, the hat on it."""

from __future__ import annotations

from farwest.games.goat.board.layout import CARD_WIDTH
from farwest.games.goat.game import NAMES
from farwest.games.goat.numbers import (
    CALLED,
    NOWHERE,
    PLACE,
    RESOURCE_OF,
    TAKES_TOKENS,
)
from farwest.kit.rect import Rect
from farwest.kit.sprites import (
    Art,
    Box,
    Canvas,
    Font,
    Part,
    Rays,
    Words,
    brand,
    on_seat,
    seat_colour,
)

PIGMENTS = ("teal", "ochre", "sage", "slate", "wine", "plum")  # by location; the Goat's is last
NAMED = 0.6  # the smallest scale at which a name can be read
EXPLAINED = 0.95  # the same for the line of effect
NUMBERED = 0.7  # the same for the number in its shield, which must not hide the face
LONG = 8  # letters of a name that is set smaller
SHADOW = Box(5, 8, 96, 136, "ink", fade=0.3)


def pigment(card: int) -> str:
    return PIGMENTS[PLACE[card]]


def front(
    card: int, name: str, effect: str, canvas: Canvas, scale: float, fade: float = 1.0
) -> tuple[Part, ...]:
    """In units of a card 100 wide and 140 high."""
    if scale < NAMED:
        return portrait(card)
    bust = Art(f"bust-{NAMES['character'][card]}", 10.5, 14.5, 79, 79, fade=fade)
    sheet = Art("card-front", 0, 0, CARD_WIDTH, 140, pigment(card), fade)
    parts: list[Part] = [*([SHADOW] if fade == 1 else []), sheet, bust]
    parts.append(Box(8, 92.75, 84, 2.5, "ink", round=0, fade=fade))
    small = scale < EXPLAINED or canvas.name == "tall"
    size = 16.5 if len(name) <= LONG else 14.5
    least = (canvas.caption_size if canvas.name == "wide" else canvas.label_size) / scale
    low = 124 if small else 114
    font: Font = "label" if canvas.name == "tall" else "strong"
    parts.append(Words(name, 50, low, max(size, least), 86, font, "ink", "middle"))
    if not small:
        least = max(canvas.caption_size / scale, 11.0)
        parts.append(Words(effect, 50, 130, least, 86, "label", "brown", "middle"))
    if card in CALLED and scale >= NUMBERED:
        parts += shield(CALLED.index(card), canvas, scale)
    return tuple(parts)


def portrait(card: int) -> tuple[Part, ...]:
    """A card too small or too covered for its name: all of it is picture."""
    return (
        SHADOW,
        Box(2, 2, 96, 136, "card", "ink", 2.5),
        Box(8, 8, 84, 124, pigment(card), "", 0, 4),
        Rays(8, 8, 84, 124, 50, 84, "sheen", 0.16),
        Art(f"bust-{NAMES['character'][card]}", 8, 48, 84, 84),
        Box(8, 8, 84, 124, "", "ink", 2.5, 4),
    )


def shield(number: int, canvas: Canvas, scale: float) -> list[Part]:
    size = max(18.0, canvas.caption_size / scale)
    grown = size / 18
    return [
        Art("shield", 0, 0, 36 * grown, 40 * grown, "brass"),
        Words(str(number), 18 * grown, 24 * grown, size, 24 * grown, "strong", "ink", "middle"),
    ]


def back() -> tuple[Part, ...]:
    return (SHADOW, Art("card-back", 0, 0, CARD_WIDTH, 140))


def from_deck() -> tuple[Part, ...]:
    """GOAT-H5, GOAT-D8: the mark of a card that its Dealer drew; the others were received."""
    return (
        Box(66, 4, 30, 39, "brass", "ink", 2, 5),
        Art("card-back", 69, 6, 24, 33.6),
    )


def hat(seat: int) -> tuple[Part, ...]:
    """In units of 44."""
    return (
        Art("hat", 2.5, 3.5, 44, 44, "ink", 0.3),
        Art("hat", 0, 0, 44, 44, seat_colour(seat)),
        Art(brand(seat), 15, 11, 14, 14, on_seat(seat)),
    )


def slot(
    card: int, name: str, effect: str, canvas: Canvas, place: Rect, why: str
) -> tuple[Part, ...]:
    """In units of the canvas: a place that may still be filled, with its name; or not any more,
    for the card is set aside or discarded; or it was said to be in a hand (GOAT-H9)."""
    wide, high = place.width, place.height
    parts: list[Part] = [
        Box(0, 0, wide, high, "sheen", "ink", 1.8, fade=0.16, line_fade=0.6, dashed=True)
    ]
    explained = canvas.name == "wide" and high > 125
    size, low = canvas.label_size, high - (37 if explained else 13)
    room = wide - 6
    across = min(42.0, low - size - 12)
    left, top = (wide - across) / 2, (low - size - across) / 2 + 2
    if why in ("aside", "discarded"):
        parts.append(Art("ui-no", left, top, across, across, "brown", 0.6))
    elif card in CALLED:
        number = str(CALLED.index(card))
        tall = 30 if high > 95 else 26
        parts.append(Words(number, wide / 2, low * 0.62, tall, room, "head", "brown", "middle"))
    elif PLACE[card] != NOWHERE:
        symbol = "coin"
        if TAKES_TOKENS[card]:
            symbol = f"token-{NAMES['resource'][RESOURCE_OF[PLACE[card]]]}"
        parts.append(Art(symbol, left, top, across, across, fade=0.8))
    if why == "said":
        parts.append(Box(wide - 24, 2, 22, 22, "card", "wine", 1.5, 11))
        parts.append(Art("ui-chat", wide - 20, 6, 14, 14, "wine"))
    parts.append(Words(name, wide / 2, low, size, room, "label", "umber", "middle"))
    if explained:
        caption = canvas.caption_size
        parts.append(Words(effect, wide / 2, high - 19, caption, room, "label", "brown", "middle"))
    return tuple(parts)
