"""The strip below the places: the Goat's corner, the supply, the deck, the cards aside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    DASHES,
    FAINT,
    GHOSTLY,
    HAIR,
    LEAN,
    ROUND,
)
from farwest.games.goat.numbers import (
    COINS,
    ELIXIRS,
    FACE_DOWN,
    FACE_UP,
    GOAT,
    HAND,
    IN_PLAY,
    REFUSED,
    RESOURCE_OF,
)
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kernel.voice import Person
from farwest.kit.keeping import kept_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Font, Part, Sprite, Words, row_of

OUT = {FACE_UP: "aside", REFUSED: "discarded"}  # by whereabouts: why a card is not to come

HEAD_X, HEAD_Y = 14, 10  # of the Goat in its corner
HEAD_GAP, CORNER_END = 18, 12  # to the words beside it, and behind them
CORNER_TITLE, CORNER_TITLE_UP = 26, 4
CORNER_STATUS, CORNER_STATUS_DOWN = 16, 20
TALL_STATUS, TALL_STATUS_LOW, TALL_STATUS_BACK = 22, 38, 6


class PileShelf(NamedTuple):
    """How the supply lies on a canvas."""

    columns: int  # 0: all in one row
    across: float  # of a column
    x: float
    y: float
    font: Font


SHELVES = {  # by canvas
    "wide": PileShelf(columns=4, across=55.0, x=12.0, y=32.0, font="head"),
    "tall": PileShelf(columns=0, across=70.0, x=100.0, y=4.0, font="label"),
}
SHELF_ICON, SHELF_GAP, SHELF_END = 24.0, 4, 2
SHELF_TITLE_X, SHELF_TITLE_LOW, SHELF_TITLE_ROOM, SHELF_TITLE = 12, 22, 84, 18


class Piles(NamedTuple):
    """How the deck and the cards aside lie on a canvas."""

    air: float  # above and below them
    first: float  # where the cards aside begin


PILES = {"wide": Piles(air=24, first=238), "tall": Piles(air=8, first=92)}  # by canvas
PILE_CARD = 0.74  # the largest scale
PILE_TITLE, PILE_TITLE_UP, PILE_COUNT, PILE_COUNT_DOWN = 18, 4, 16, 18
PILE_LEFT, PILE_WORDS_GAP, DECK_ROOM, COUNT_ROOM = 14, 8, 70, 76
ASIDE_END, ASIDE_ROOM = 228, 58
TALL_COUNT_X, TALL_COUNT_LOW, TALL_COUNT, TALL_COUNT_ROOM = 56, 40, 26, 30
DECK_X, DECK_STEP = 12, 3  # a deck is drawn as two cards
ASIDE_GAP, ASIDE_RIGHT = 8, 8


def area(place: Rect, dashed: bool = False) -> Box:
    """The ground of a part of the strip."""
    return Box(
        *(0, 0, place.width, place.height),
        fill="ink",
        line="ink",
        line_width=HAIR,
        round=ROUND,
        fade=FAINT,
        dashed=dashed,
    )


@kept_all
def corner(brush: Brush) -> list[Sprite]:
    view, place, size = brush.view, brush.lay.goat, brush.lay.goat.height - 2 * HEAD_Y
    owner = view.owner[GOAT] if view.where[GOAT] == IN_PLAY else -1
    where = (OUT | {HAND: "hand", IN_PLAY: "hat"}).get(view.where[GOAT], "free")
    whose = view.dealer if where == "hand" else owner
    who = brush.people[whose] if whose >= 0 else Person("", False)
    status = brush.say("paint-goat", where=where, who=who)
    left = HEAD_X + size + HEAD_GAP
    room = place.width - left - CORNER_END
    parts: list[Part] = [area(place, dashed=True), Art("bust-goat", HEAD_X, HEAD_Y, size, size)]
    if brush.canvas.name == "wide":
        title, middle = brush.say("paint-corner"), place.height / 2
        low = middle - CORNER_TITLE_UP
        parts.append(Words(title, left, low, size=CORNER_TITLE, room=room, font="poster"))
        low = middle + CORNER_STATUS_DOWN
        parts.append(Words(status, left, low, size=CORNER_STATUS, room=room, colour="brown"))
    else:
        left -= TALL_STATUS_BACK
        parts.append(
            Words(status, left, TALL_STATUS_LOW, size=TALL_STATUS, room=room, colour="umber")
        )
    why = brush.say("paint-why")
    made = [brush.thing("corner", status, place, "places", parts, hint=why)]
    if owner >= 0:
        head = Rect(place.x + HEAD_X, place.y + HEAD_Y, size, size)
        made.append(brush.hat(GOAT, head))
    return made


@kept_all
def supply(brush: Brush) -> list[Sprite]:
    """GOAT-S3, GOAT-H12: the tokens to come, the coins and elixirs that nobody has."""
    view, place, shelf = brush.view, brush.lay.supply, SHELVES[brush.canvas.name]
    used = [RESOURCE_OF[location] for location in brush.lay.rows]
    left = [(f"token-{NAMES['resource'][r]}", view.supply[r], NAMES["resource"][r]) for r in used]
    left.append(("coin", coins_left(view), "coins"))
    left.append(("token-elixir", ELIXIRS - sum(view.elixirs), "elixirs"))
    title, size = brush.say("paint-supply"), brush.canvas.label_size
    title_size = max(size, SHELF_TITLE)
    parts: list[Part] = [
        area(place),
        Words(
            *(title, SHELF_TITLE_X, SHELF_TITLE_LOW),
            size=title_size,
            room=SHELF_TITLE_ROOM,
            font=shelf.font,
        ),
    ]
    down, icon = (place.height - shelf.y) / 2, SHELF_ICON
    room = shelf.across - icon - SHELF_GAP - SHELF_END
    for k, (symbol, number, _) in enumerate(left):
        row, column = divmod(k, shelf.columns or len(left))
        at, top = shelf.x + column * shelf.across, shelf.y + row * down
        said = str(number).replace("-", "−")
        parts.append(Art(symbol, at, top, icon, icon))
        beside, low = at + icon + SHELF_GAP, top + icon / 2 + size * LEAN
        parts.append(Words(said, beside, low, size=size, room=room, font="strong", colour="umber"))
    counted = [brush.say("paint-count", n=number, what=what) for _, number, what in left]
    label = brush.say("paint-supply-label", goods=", ".join(counted))
    return [brush.thing("supply", label, place, "places", parts)]


def coins_left(view: GoatView) -> int:
    """GOAT-D14: below 0 if a rich store brought more than there are."""
    return COINS - sum(view.coins) - sum(view.tile_coins) - sum(view.elixirs)


def piles(brush: Brush) -> list[Sprite]:
    view = brush.view
    out = [card for card, where in enumerate(view.where) if where in OUT]
    open_now = [card for card, where in enumerate(view.where) if where == FACE_DOWN]  # at the end
    hidden = view.face_down - len(open_now)
    return [*deck(brush), *aside(brush, hidden, (*open_now, *out))]


def card_in_pile(brush: Brush) -> tuple[float, float, float]:
    """From where, how wide and how high."""
    place, here = brush.lay.piles, PILES[brush.canvas.name]
    scale = min(PILE_CARD, (place.height - here.air) / CARD_HEIGHT)
    across, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    return place.centre[1] - high / 2, across, high


@kept_all
def aside(brush: Brush, hidden: int, out: tuple[int, ...]) -> Iterator[Sprite]:
    """So many that nobody sees, then those that are out of this round."""
    place, (top, across, high) = brush.lay.piles, card_in_pile(brush)
    first, last = place.x + PILES[brush.canvas.name].first, place.right - ASIDE_RIGHT
    spots = row_of(hidden + len(out), first, last, across, ASIDE_GAP)
    covered = len(spots) > 1 and spots[1] - spots[0] < across
    for k, x in enumerate(spots):
        at = Rect(x, top, across, high)
        if k < hidden:
            yield brush.face_down(f"aside-{k}", brush.say("paint-hidden"), at)
        else:
            yield brush.card(out[k - hidden], at, covered=covered)


@kept_all
def deck(brush: Brush) -> Iterator[Sprite]:
    view, place, (top, across, high) = brush.view, brush.lay.piles, card_in_pile(brush)
    count = brush.say("cards", b=view.deck_size)
    label = brush.say("paint-deck-label", b=view.deck_size)
    words = pile_words(brush, across, count)
    yield brush.thing("piles", label, place, "places", (area(place), *words))
    if not view.deck_size:
        empty = Box(
            *(0, 0, across, high),
            line="ink",
            line_width=DASHES,
            line_fade=GHOSTLY,
            dashed=True,
        )
        at = Rect(place.x + DECK_X, top, across, high)
        yield brush.thing("no-deck", label, at, "slots", (empty,))
    for k in range(min(view.deck_size, 2)):
        at = Rect(place.x + DECK_X + DECK_STEP * (1 - k), top - DECK_STEP * k, across, high)
        yield brush.face_down(f"deck-{k}", label, at)


def pile_words(brush: Brush, across: float, count: str) -> Iterator[Words]:
    """What the piles are called, where there is room for it, and how large the deck is."""
    if brush.canvas.name == "tall":
        yield Words(
            *(str(brush.view.deck_size), TALL_COUNT_X, TALL_COUNT_LOW),
            size=TALL_COUNT,
            room=TALL_COUNT_ROOM,
            font="strong",
            colour="umber",
        )
        return
    left, middle = PILE_LEFT + across + PILE_WORDS_GAP, brush.lay.piles.height / 2
    high, low = middle - PILE_TITLE_UP, middle + PILE_COUNT_DOWN
    deck, aside = brush.say("paint-deck"), brush.say("paint-aside")
    yield Words(deck, left, high, size=PILE_TITLE, room=DECK_ROOM, font="head")
    yield Words(count, left, low, size=PILE_COUNT, room=COUNT_ROOM, colour="brown")
    yield Words(aside, ASIDE_END, high, size=PILE_TITLE, room=ASIDE_ROOM, font="head", anchor="end")
