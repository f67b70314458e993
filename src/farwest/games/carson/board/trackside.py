"""The action track of carson, the round token, the personalities, the orders."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.layout import LINE, PRINTED, START, THIN, share
from farwest.games.carson.numbers import (
    AMMUNITION,
    BUILDING_POINTS,
    BUYING,
    CARDS,
    CONSTRUCTION,
    GAMBLING,
    GUN_INCOME,
    GUN_POINTS,
    INCOME_STEP,
    LAND_INCOME,
    LAND_POINTS,
    LAST_ROUND,
    MULTI,
    NO_TILE,
    ONE_ROAD,
    PARCEL_STEP,
    PURCHASES,
    RED,
    ROUNDS,
    SQUARES,
    THREE_ROADS,
    WAGES,
    WHITE,
)
from farwest.games.carson.words import NAMES
from farwest.kit.keeping import kept, kept_all, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words, disc
from farwest.kit.texts import Named

ART = {  # by place of the track: its symbol
    **{WAGES: "coin", AMMUNITION: "revolver", THREE_ROADS: "roads", ONE_ROAD: "road"},
    **{PARCEL_STEP: "house", LAND_INCOME: "parcel", GUN_INCOME: "revolver", GAMBLING: "die-5"},
    **{INCOME_STEP: "coin", LAND_POINTS: "parcel", GUN_POINTS: "revolver"},
    BUILDING_POINTS: "hotel",
    **dict.fromkeys(range(BUYING, BUYING + PURCHASES), "seal"),
}
ARROW = {"wide": 11.0, "tall": 12.0}  # by canvas

# A square of the track
SQUARE_LINE, SQUARE_ROUND = 1.8, 7
GROUND_ROUND = 6
SYMBOL = {"wide": 0.52, "tall": 0.56}  # by canvas: of the height
SYMBOL_TOP, SHUT = 3, 0.45  # how much of it is seen once the square is shut
SPACE_TOP, SPACE_ROUND, SPACE_FADE = 6, 5, 0.5  # where no tile lies
CAPTION_UP, CAPTION_ENDS = 6, 6
GROUNDS = {  # its colour, and how much of it is seen
    "shut": ("stone", 0.5),
    "step": ("board-3", 0.8),
    "crowd": ("sage", 0.35),
    "tile": ("gold", 0.35),
    "usual": ("board", 0.7),
}

# Who stands there
DISC = {"wide": 24.0, "tall": 26.0}  # by canvas
DISC_APART, DISC_ENDS = 3, 2  # what one hides of the next; what all leave free
RIDER = Rect(0.1, 0.1, 0.8, 0.8)  # on a disc: shares of it
UNDER = 0.64  # of the letters: how far below a disc they stand
TOKEN_TOP = 4

# A personality
PLATE = 26.0  # for its number
CARD_ROUND = 6
CARD_SHADOW, CARD_SHADE = (2, 3), 0.25
CARD_BASE = 28  # of its letters
NUMBER = 20  # how large it is
NAME_GAP = 6  # from the plate
NAME_ENDS, NAME_ENDS_HELD = 12, 30  # what a name leaves free; a disc lies there once it is taken
HOLDER, HOLDER_OUT = 26.0, 2  # the disc of who took it, and how far it stands out


@steady_all
def track(brush: Brush) -> Iterator[Sprite]:
    yield arrows(brush)
    for place, printed_there in zip(PRINTED, squares(brush), strict=True):
        yield printed_there
        if place < SQUARES and is_taken(brush, place):
            yield from people_on(brush, place)
    yield token(brush)


@steady_all
def squares(brush: Brush) -> Iterator[Sprite]:
    """Cowboys come and go there; these stay."""
    return (square(brush, place) for place in PRINTED)


def is_taken(brush: Brush, square: int) -> bool:
    view, crowd = brush.view, MULTI[square]
    return bool(view.standing[square]) or (crowd >= 0 and any(view.crowd[crowd]))


def square_key(place: int) -> str:
    if place < SQUARES:
        return f"square-{NAMES['square'][place]}"
    return {PARCEL_STEP: "step-parcels", INCOME_STEP: "step-incomes"}.get(place, "step-start")


@kept
def arrows(brush: Brush) -> Sprite:
    """Which square comes after which."""
    lay, size = brush.lay, ARROW[brush.canvas.name]
    first, last = lay.squares[PRINTED[0]], lay.squares[PRINTED[-1]]
    parts: list[Part] = []
    for k in range(len(PRINTED) - 2):
        here, there = lay.squares[PRINTED[k]], lay.squares[PRINTED[k + 1]]
        x = (max(here.x, there.x) + min(here.right, there.right)) / 2
        y = (max(here.y, there.y) + min(here.low, there.low)) / 2
        across = here.y == there.y
        forth = there.x > here.x if across else there.y > here.y
        way = ("right" if forth else "left") if across else ("down" if forth else "up")
        parts.append(Art(f"step-{way}", x - first.x - size / 2, y - first.y - size / 2, size, size))
    box = Rect(first.x, first.y, last.right - first.x, last.low - first.y)
    label = brush.say("table-track")
    return Sprite("track", label, *box, layer="brands", parts=tuple(parts))


def is_open(brush: Brush, place: int) -> bool:
    return place >= SQUARES or brush.view.round <= LAST_ROUND[place]


@kept
def square(brush: Brush, place: int) -> Sprite:
    view, spot = brush.view, brush.lay.squares[place]
    construction = CONSTRUCTION <= place < LAND_INCOME
    tile = view.row[place - CONSTRUCTION] if construction else NO_TILE
    shut = not is_open(brush, place)
    fill, fade = ground(place, shut)
    whole = Rect(0, 0, spot.width, spot.height)
    parts: list[Part] = [
        Box(*whole, fill="card", line="ink", line_width=SQUARE_LINE, round=SQUARE_ROUND),
        Box(*whole.inner(1), fill=fill, line_width=0, round=GROUND_ROUND, fade=fade),
    ]
    size = spot.height * SYMBOL[brush.canvas.name]
    symbol = NAMES["building"][tile] if tile != NO_TILE else ART.get(place, "")
    spread = (spot.width - size) / 2
    if symbol:
        parts.append(Art(symbol, spread, SYMBOL_TOP, size, size, fade=SHUT if shut else 1.0))
    elif construction:
        parts.append(space(Rect(spread, SPACE_TOP, size, size - SPACE_TOP)))
    middle, base, room = spot.width / 2, spot.height - CAPTION_UP, spot.width - CAPTION_ENDS
    said = caption(brush, place)
    parts.append(Words(said, middle, base, size=brush.letters, room=room, anchor="middle"))
    if shut:
        parts.append(Art("strike", spread, SYMBOL_TOP, size, size))
    does, label = words(brush, place, tile)
    key = square_key(place)
    return Sprite(key, label, *spot, layer="places", parts=tuple(parts), hint=does)


def space(place: Rect) -> Box:
    """Where a tile may lie."""
    return Box(
        *place,
        line="ink",
        line_width=THIN,
        round=SPACE_ROUND,
        line_fade=SPACE_FADE,
        dashed=True,
    )


def ground(place: int, shut: bool) -> tuple[str, float]:
    if shut:
        return GROUNDS["shut"]
    if place >= SQUARES:
        return GROUNDS["step"]
    if MULTI[place] >= 0:
        return GROUNDS["crowd"]
    return GROUNDS["tile" if CONSTRUCTION <= place < LAND_INCOME else "usual"]


def caption(brush: Brush, place: int) -> str:
    name = NAMES["square"][place] if place < SQUARES else square_key(place)
    return brush.say("paint-caption", short="no" if brush.wide else "yes", of=name)


def words(brush: Brush, place: int, tile: int) -> tuple[str, str]:
    """What a square does, and its whole name with the tile that lies there."""
    if place >= SQUARES:
        said = caption(brush, place)
        return said, said
    square = Named("square", NAMES["square"][place])
    name, does = brush.say("table-name", a=square), brush.say("paint-square", a=square)
    if tile != NO_TILE:
        sold = brush.building(tile)
        return brush.say("paint-does", a=sold), brush.say("paint-for-sale", a=sold, name=name)
    if not is_open(brush, place):
        return does, brush.say("paint-closed", name=name)
    return does, name


@kept_all
def people_on(brush: Brush, square: int) -> Iterator[Sprite]:
    """A disc for each seat, with a number where several of its cowboys stand."""
    view, spot = brush.view, brush.lay.squares[square]
    crowd, bits = MULTI[square], view.standing[square]
    size = DISC[brush.canvas.name]
    counts = [
        (seat, view.crowd[crowd][seat] if crowd >= 0 else bits >> seat & 1)
        for seat in range(view.seats)
    ]
    here = [(seat, count) for seat, count in counts if count]
    if crowd >= 0 and bits & WHITE:
        here.append((-1, 1))
    gap = min(size - DISC_APART, (spot.width - size - DISC_ENDS) / max(len(here) - 1, 1))
    for k, (seat, count) in enumerate(here):
        place = Rect(spot.right - size - 1 - k * gap, spot.y + 1, size, size)
        yield marker(brush, square, place, seat=seat, count=count)


def marker(brush: Brush, square: int, place: Rect, *, seat: int, count: int) -> Sprite:
    size = place.width
    where = brush.name("square", square)
    if seat < 0:
        said = brush.say("paint-white", where=where)
        return brush.rider(f"white-{square}", said, place, seat=0, white=True)
    white = brush.view.standing[square] & WHITE and MULTI[square] < 0
    parts: list[Part] = list(disc(seat, 0, 0, size))
    if white:
        parts.append(Art("rider", *share(RIDER, size, size), tint="card"))
    if count > 1:
        parts.append(under(brush, count, size))
    said = brush.say("paint-standing", who=brush.people[seat], where=where, n=count)
    key = f"disc-{square}-{seat}"
    return Sprite(key, said, *place, layer="pieces", parts=tuple(parts), symbol="rider")


def under(brush: Brush, count: int, size: float) -> Words:
    """A number below a disc: six discs overlap in a square, their numbers do not."""
    said, base = str(count), size + brush.letters * UNDER
    letters = brush.letters
    return Words(
        said, size / 2, base, size=letters, room=size, font="strong", anchor="middle", halo="card"
    )


@kept
def token(brush: Brush) -> Sprite:
    """CARSON-F36: on the start space, then one square to the left after each round."""
    closed = max(brush.view.round - 1, 0)
    place = START if closed == 0 else BUYING + PURCHASES - closed
    spot = brush.lay.squares[place]
    size = spot.height / 2
    here = Rect(spot.x + (spot.width - size) / 2, spot.y + TOKEN_TOP, size, size)
    said = brush.say("table-round", n=brush.view.round, of=ROUNDS)
    art = (Art("round-token", 0, 0, size, size),)
    return Sprite("token", said, *here, layer="pieces", parts=art, symbol="round-token")


@steady_all
def cards(brush: Brush) -> Iterator[Sprite]:
    for card in range(CARDS):
        yield personality(brush, card)
        if card in brush.view.card:
            yield holder(brush, card, brush.view.card.index(card))


def card_key(card: int) -> str:
    return f"card-{NAMES['card'][card]}"


@kept
def personality(brush: Brush, card: int) -> Sprite:
    view, spot = brush.view, brush.lay.cards[card]
    red, taken = view.face[card] == RED, card in view.card
    named = Named("card", NAMES["card"][card])
    name = brush.say("table-name", a=named)
    side = NAMES["side"][view.face[card]]
    does = brush.say("table-does", a=named, side=side)
    ink = "sheen" if red else "ink"
    room = spot.width - PLATE - (NAME_ENDS_HELD if taken else NAME_ENDS)
    right, down = CARD_SHADOW
    wide, high = spot.width - right, spot.height - down
    n, middle, base = str(card + 1), PLATE / 2, CARD_BASE
    parts: tuple[Part, ...] = (
        Box(right, down, wide, high, fill="ink", round=CARD_ROUND, fade=CARD_SHADE),
        printed(wide, high, "brass" if taken else "card"),
        printed(PLATE, high, "bank" if red else "gold"),
        Words(n, middle, base, size=NUMBER, room=PLATE, font="strong", colour=ink, anchor="middle"),
        Words(name, PLATE + NAME_GAP, base, size=brush.letters, room=room),
    )
    label = brush.say("paint-card", name=name, side=brush.say(f"side-{side}"), does=does)
    return Sprite(card_key(card), label, *spot, layer="places", parts=parts, hint=does)


def printed(width: float, height: float, fill: str) -> Box:
    return Box(0, 0, width, height, fill=fill, line="ink", line_width=LINE, round=CARD_ROUND)


@kept
def holder(brush: Brush, card: int, seat: int) -> Sprite:
    spot = brush.lay.cards[card]
    size, out = HOLDER, HOLDER_OUT
    place = Rect(spot.right - size + out, spot.y - out, size, size)
    name = brush.name("card", card)
    said = brush.say("paint-holds", who=brush.people[seat], name=name)
    art = disc(seat, 0, 0, size - out)
    return Sprite(f"holder-{seat}", said, *place, layer="brands", parts=art, symbol="shield")
