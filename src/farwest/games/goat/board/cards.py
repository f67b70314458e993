"""How a card of goat looks: its front, its back, its empty slot, the hat on it."""

from __future__ import annotations

from farwest.games.goat.board.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    DASHES,
    FRAME,
    GHOSTLY,
    HAIR,
    LINE,
)
from farwest.games.goat.numbers import (
    CALLED,
    NOWHERE,
    PLACE,
    RESOURCE_OF,
    TAKES_TOKENS,
)
from farwest.games.goat.words import NAMES
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

# In units of a card
SHEET = Rect(0, 0, CARD_WIDTH, round(CARD_HEIGHT))
SHADOW = Box(5, 8, 96, 136, fill="ink", fade=0.3)
BUST = Rect(10.5, 14.5, 79, 79)
RULE = Rect(8, 92.75, 84, 2.5)  # the line under the bust
MIDDLE, ROOM = 50, 86  # of the words below that
NAME_LOW, NAME_ALONE_LOW, EFFECT_LOW = 114, 124, 130  # where they stand
NAME_SIZE, LONG_NAME_SIZE, EFFECT_SIZE = 16.5, 14.5, 11.0
SHIELD_WIDTH, SHIELD_HEIGHT, SHIELD_NUMBER = 36, 40, 18.0  # with a number of that size
SHIELD_LOW = SHIELD_ROOM = 24
PORTRAIT_EDGE = Rect(2, 2, 96, 136)
PORTRAIT = Rect(8, 8, 84, 124)
PORTRAIT_BUST = Rect(8, 48, 84, 84)
LIGHT_X, LIGHT_Y = 50, 84  # where the rays behind a portrait come from
PORTRAIT_ROUND, SHEEN = 4, 0.16
DECK_MARK, DECK_MARK_ROUND = Rect(66, 4, 30, 39), 5  # of a card that was drawn
DECK_MARK_CARD = Rect(69, 6, 24, 33.6)

# In units of a hat
HAT = 44
HAT_SHADOW, HAT_SHADE = (2.5, 3.5), 0.3
HAT_BRAND = Rect(15, 11, 14, 14)

# In units of the canvas
SLOT_EXPLAINED = 125  # the height from which there is room for the line of effect
SLOT_NAME, SLOT_NAME_EXPLAINED, SLOT_EFFECT = 13, 37, 19  # how far from below words stand
SLOT_SIDE = 6  # of its width: no words
SLOT_SYMBOL, SLOT_AIR = 42.0, 12  # the largest of a symbol, and what is left round it
SLOT_SYMBOL_FADE = 0.8
SLOT_ROOMY, SLOT_NUMBER, SLOT_NUMBER_SMALL = 95, 30, 26  # the size of a number, by height
SLOT_NUMBER_LOW = 0.62  # of what is above the name
SAID, SAID_INSET, SAID_SIGN = 22, 2, 14  # the badge of a card that was declared


def pigment(card: int) -> str:
    return PIGMENTS[PLACE[card]]


def front(
    card: int, *, name: str, effect: str, canvas: Canvas, scale: float, fade: float = 1.0
) -> tuple[Part, ...]:
    """In units of a card 100 wide and 140 high."""
    if scale < NAMED:
        return portrait(card)
    bust = Art(f"bust-{NAMES['character'][card]}", *BUST, fade=fade)
    sheet = Art("card-front", *SHEET, tint=pigment(card), fade=fade)
    parts: list[Part] = [*([SHADOW] if fade == 1 else []), sheet, bust]
    parts.append(Box(*RULE, fill="ink", round=0, fade=fade))
    small = scale < EXPLAINED or canvas.name == "tall"
    size = NAME_SIZE if len(name) <= LONG else LONG_NAME_SIZE
    least = (canvas.caption_size if canvas.name == "wide" else canvas.label_size) / scale
    low = NAME_ALONE_LOW if small else NAME_LOW
    font: Font = "label" if canvas.name == "tall" else "strong"
    size = max(size, least)
    parts.append(Words(name, MIDDLE, low, size=size, room=ROOM, font=font, anchor="middle"))
    if not small:
        size = max(canvas.caption_size / scale, EFFECT_SIZE)
        parts.append(
            Words(
                *(effect, MIDDLE, EFFECT_LOW),
                size=size,
                room=ROOM,
                colour="brown",
                anchor="middle",
            )
        )
    if card in CALLED and scale >= NUMBERED:
        parts += shield(CALLED.index(card), canvas, scale)
    return tuple(parts)


def portrait(card: int) -> tuple[Part, ...]:
    """A card too small or too covered for its name: all of it is picture."""
    return (
        SHADOW,
        Box(*PORTRAIT_EDGE, fill="card", line="ink", line_width=FRAME),
        Box(*PORTRAIT, fill=pigment(card), line_width=0, round=PORTRAIT_ROUND),
        Rays(*PORTRAIT, from_x=LIGHT_X, from_y=LIGHT_Y, fill="sheen", fade=SHEEN),
        Art(f"bust-{NAMES['character'][card]}", *PORTRAIT_BUST),
        Box(*PORTRAIT, line="ink", line_width=FRAME, round=PORTRAIT_ROUND),
    )


def shield(number: int, canvas: Canvas, scale: float) -> list[Part]:
    size = max(SHIELD_NUMBER, canvas.caption_size / scale)
    grown = size / SHIELD_NUMBER
    wide, high = SHIELD_WIDTH * grown, SHIELD_HEIGHT * grown
    low, room = SHIELD_LOW * grown, SHIELD_ROOM * grown
    return [
        Art("shield", 0, 0, wide, high, tint="brass"),
        Words(str(number), wide / 2, low, size=size, room=room, font="strong", anchor="middle"),
    ]


def back() -> tuple[Part, ...]:
    return (SHADOW, Art("card-back", *SHEET))


def from_deck() -> tuple[Part, ...]:
    """GOAT-H5, GOAT-D8: the mark of a card that its Dealer drew; the others were received."""
    return (
        Box(*DECK_MARK, fill="brass", line="ink", line_width=LINE, round=DECK_MARK_ROUND),
        Art("card-back", *DECK_MARK_CARD),
    )


def hat(seat: int) -> tuple[Part, ...]:
    """In units of HAT."""
    return (
        Art("hat", *HAT_SHADOW, HAT, HAT, fade=HAT_SHADE),
        Art("hat", 0, 0, HAT, HAT, tint=seat_colour(seat)),
        Art(brand(seat), *HAT_BRAND, tint=on_seat(seat)),
    )


def slot(
    card: int, place: Rect, *, name: str, effect: str, canvas: Canvas, why: str
) -> tuple[Part, ...]:
    """In units of the canvas: a place that may still be filled, with its name; or not any more,
    for the card is set aside or discarded; or it was said to be in a hand (GOAT-H9)."""
    wide, high = place.width, place.height
    parts: list[Part] = [
        Box(
            *(0, 0, wide, high),
            fill="sheen",
            line="ink",
            line_width=DASHES,
            fade=SHEEN,
            line_fade=GHOSTLY,
            dashed=True,
        )
    ]
    explained = canvas.name == "wide" and high > SLOT_EXPLAINED
    size, low = canvas.label_size, high - (SLOT_NAME_EXPLAINED if explained else SLOT_NAME)
    middle, room = wide / 2, wide - SLOT_SIDE
    across = min(SLOT_SYMBOL, low - size - SLOT_AIR)
    left, top = (wide - across) / 2, (low - size - across) / 2 + 2
    if why in ("aside", "discarded"):
        parts.append(Art("ui-no", left, top, across, across, tint="brown", fade=GHOSTLY))
    elif card in CALLED:
        parts.append(
            Words(
                *(str(CALLED.index(card)), middle, low * SLOT_NUMBER_LOW),
                size=SLOT_NUMBER if high > SLOT_ROOMY else SLOT_NUMBER_SMALL,
                room=room,
                font="head",
                colour="brown",
                anchor="middle",
            )
        )
    elif PLACE[card] != NOWHERE:
        symbol = "coin"
        if TAKES_TOKENS[card]:
            symbol = f"token-{NAMES['resource'][RESOURCE_OF[PLACE[card]]]}"
        parts.append(Art(symbol, left, top, across, across, fade=SLOT_SYMBOL_FADE))
    if why == "said":
        parts += badge(wide)
    parts.append(
        Words(name, middle, low, size=size, room=room, colour="umber", anchor="middle"),
    )
    if explained:
        size, low = canvas.caption_size, high - SLOT_EFFECT
        parts.append(
            Words(effect, middle, low, size=size, room=room, colour="brown", anchor="middle")
        )
    return tuple(parts)


def badge(wide: float) -> list[Part]:
    """GOAT-H9: somebody said that they hold it."""
    x, y, inset = wide - SAID - SAID_INSET, SAID_INSET, (SAID - SAID_SIGN) // 2
    return [
        Box(x, y, SAID, SAID, fill="card", line="wine", line_width=HAIR, round=SAID // 2),
        Art("ui-chat", x + inset, y + inset, SAID_SIGN, SAID_SIGN, tint="wine"),
    ]
