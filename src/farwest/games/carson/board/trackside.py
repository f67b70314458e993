"""The action track of carson, the round token, the personalities, the orders."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.layout import PRINTED, START
from farwest.games.carson.names import NAMES
from farwest.games.carson.numbers import (
    BUYING,
    CARDS,
    CONSTRUCTION,
    INCOME_STEP,
    LAND_INCOME,
    LAST_ROUND,
    MULTI,
    NO_TILE,
    PARCEL_STEP,
    PURCHASES,
    RED,
    ROUNDS,
    SQUARES,
    WHITE,
)
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words, disc
from farwest.kit.texts import Named

ART = {  # by place of the track: its symbol
    **{0: "coin", 1: "revolver", 2: "roads", 3: "road", PARCEL_STEP: "house"},
    **{11: "parcel", 12: "revolver", 13: "die-5", INCOME_STEP: "coin"},
    **{14: "parcel", 15: "revolver", 16: "hotel", 17: "seal", 18: "seal", 19: "seal", 20: "seal"},
}


def track(brush: Brush) -> Iterator[Sprite]:
    yield arrows(brush)
    for place in PRINTED:
        yield square(brush, place)
        if place < SQUARES:
            yield from people_on(brush, place)
    yield token(brush)


def square_key(place: int) -> str:
    if place < SQUARES:
        return f"square-{NAMES['square'][place]}"
    return {PARCEL_STEP: "step-parcels", INCOME_STEP: "step-incomes"}.get(place, "step-start")


def arrows(brush: Brush) -> Sprite:
    """Which square comes after which."""
    lay, size = brush.lay, 11.0 if brush.wide else 12.0
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
    return Sprite("track", brush.say("table-track"), *box, "brands", tuple(parts))


def is_open(brush: Brush, place: int) -> bool:
    return place >= SQUARES or brush.view.round <= LAST_ROUND[place]


def square(brush: Brush, place: int) -> Sprite:
    view, spot = brush.view, brush.lay.squares[place]
    construction = CONSTRUCTION <= place < LAND_INCOME
    tile = view.row[place - CONSTRUCTION] if construction else NO_TILE
    shut = not is_open(brush, place)
    fill, fade = ground(place, shut)
    parts: list[Part] = [
        Box(0, 0, spot.width, spot.height, "card", "ink", 1.8, 7),
        Box(1, 1, spot.width - 2, spot.height - 2, fill, "", 0, 6, fade),
    ]
    size = spot.height * (0.52 if brush.wide else 0.56)
    symbol = NAMES["building"][tile] if tile != NO_TILE else ART.get(place, "")
    spread = (spot.width - size) / 2
    if symbol:
        parts.append(Art(symbol, spread, 3, size, size, fade=0.45 if shut else 1.0))
    elif construction:
        parts.append(Box(spread, 6, size, size - 6, "", "ink", 1.2, 5, line_fade=0.5, dashed=True))
    middle, base, room = spot.width / 2, spot.height - 6, spot.width - 6
    said = caption(brush, place)
    parts.append(Words(said, middle, base, brush.letters, room, "label", "ink", "middle"))
    if shut:
        parts.append(Art("strike", spread, 3, size, size))
    does, label = words(brush, place, tile)
    return Sprite(square_key(place), label, *spot, "places", tuple(parts), hint=does)


def ground(place: int, shut: bool) -> tuple[str, float]:
    if shut:
        return "stone", 0.5
    if place >= SQUARES:
        return "board-3", 0.8
    if MULTI[place] >= 0:
        return "sage", 0.35
    return ("gold", 0.35) if CONSTRUCTION <= place < LAND_INCOME else ("board", 0.7)


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


def people_on(brush: Brush, square: int) -> Iterator[Sprite]:
    """A disc for each seat, with a number where several of its cowboys stand."""
    view, spot = brush.view, brush.lay.squares[square]
    crowd, bits = MULTI[square], view.standing[square]
    size = 24.0 if brush.wide else 26.0
    counts = [
        (seat, view.crowd[crowd][seat] if crowd >= 0 else bits >> seat & 1)
        for seat in range(view.seats)
    ]
    here = [(seat, count) for seat, count in counts if count]
    if crowd >= 0 and bits & WHITE:
        here.append((-1, 1))
    gap = min(size - 3, (spot.width - size - 2) / max(len(here) - 1, 1))
    for k, (seat, count) in enumerate(here):
        place = Rect(spot.right - size - 1 - k * gap, spot.y + 1, size, size)
        yield marker(brush, square, seat, count, place)


def marker(brush: Brush, square: int, seat: int, count: int, place: Rect) -> Sprite:
    size = place.width
    where = brush.name("square", square)
    if seat < 0:
        said = brush.say("paint-white", where=where)
        return brush.rider(f"white-{square}", said, 0, True, place)
    white = brush.view.standing[square] & WHITE and MULTI[square] < 0
    parts: list[Part] = list(disc(seat, 0, 0, size))
    if white:
        parts.append(Art("rider", size * 0.1, size * 0.1, size * 0.8, size * 0.8, "card"))
    if count > 1:
        parts.append(under(brush, count, size))
    said = brush.say("paint-standing", who=brush.people[seat], where=where, n=count)
    return Sprite(f"disc-{square}-{seat}", said, *place, "pieces", tuple(parts), "rider")


def under(brush: Brush, count: int, size: float) -> Words:
    """A number below a disc: six discs overlap in a square, their numbers do not."""
    base = size + brush.letters * 0.64
    return Words(str(count), size / 2, base, brush.letters, size, "strong", "ink", "middle", "card")


def token(brush: Brush) -> Sprite:
    """CARSON-F36: on the start space, then one square to the left after each round."""
    closed = max(brush.view.round - 1, 0)
    place = START if closed == 0 else BUYING + PURCHASES - closed
    spot = brush.lay.squares[place]
    size = spot.height * 0.5
    here = Rect(spot.x + (spot.width - size) / 2, spot.y + 4, size, size)
    said = brush.say("table-round", n=brush.view.round, of=ROUNDS)
    art = (Art("round-token", 0, 0, size, size),)
    return Sprite("token", said, *here, "pieces", art, "round-token")


def cards(brush: Brush) -> Iterator[Sprite]:
    for card in range(CARDS):
        yield personality(brush, card)
        if card in brush.view.card:
            yield holder(brush, card, brush.view.card.index(card))


def card_key(card: int) -> str:
    return f"card-{NAMES['card'][card]}"


def personality(brush: Brush, card: int) -> Sprite:
    view, spot = brush.view, brush.lay.cards[card]
    red, taken = view.face[card] == RED, card in view.card
    named = Named("card", NAMES["card"][card])
    plate = 26.0
    name = brush.say("table-name", a=named)
    side = NAMES["side"][view.face[card]]
    does = brush.say("table-does", a=named, side=side)
    ink = "sheen" if red else "ink"
    room = spot.width - plate - (30 if taken else 12)
    parts: tuple[Part, ...] = (
        Box(2, 3, spot.width - 2, spot.height - 3, "ink", round=6, fade=0.25),
        Box(0, 0, spot.width - 2, spot.height - 3, "brass" if taken else "card", "ink", 2, 6),
        Box(0, 0, plate, spot.height - 3, "bank" if red else "gold", "ink", 2, 6),
        Words(str(card + 1), plate / 2, 28, 20, plate, "strong", ink, "middle"),
        Words(name, plate + 6, 28, brush.letters, room, "label", "ink"),
    )
    label = brush.say("paint-card", name=name, side=brush.say(f"side-{side}"), does=does)
    return Sprite(card_key(card), label, *spot, "places", parts, hint=does)


def holder(brush: Brush, card: int, seat: int) -> Sprite:
    spot = brush.lay.cards[card]
    size = 26.0
    place = Rect(spot.right - size + 2, spot.y - 2, size, size)
    name = brush.name("card", card)
    said = brush.say("paint-holds", who=brush.people[seat], name=name)
    return Sprite(f"holder-{seat}", said, *place, "brands", disc(seat, 0, 0, size - 2), "shield")
