"""The strip below the places: the Goat's corner, the supply, the deck, the cards aside."""

from __future__ import annotations

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH
from farwest.games.goat.game import NAMES
from farwest.games.goat.numbers import (
    CHARACTERS,
    COINS,
    ELIXIRS,
    FACE_UP,
    GOAT,
    HAND,
    IN_PLAY,
    REFUSED,
    RESOURCE_OF,
)
from farwest.games.goat.view import GoatView
from farwest.kernel.voice import Person
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Font, Part, Sprite, Words, row_of

OUT = {FACE_UP: "aside", REFUSED: "discarded"}  # by whereabouts: why a card is not to come


def corner(brush: Brush) -> list[Sprite]:
    view, place, size = brush.view, brush.lay.goat, brush.lay.goat.height - 20
    line = Box(0, 0, place.width, place.height, "ink", "ink", 1.5, 10, 0.1, dashed=True)
    owner = view.owner[GOAT] if view.where[GOAT] == IN_PLAY else -1
    where = (OUT | {HAND: "hand", IN_PLAY: "hat"}).get(view.where[GOAT], "free")
    whose = view.dealer if where == "hand" else owner
    who = brush.people[whose] if whose >= 0 else Person("", False)
    status = brush.say("paint-goat", where=where, who=who)
    left, room = size + 32, place.width - size - 44
    parts: list[Part] = [line, Art("bust-goat", 14, 10, size, size)]
    if brush.canvas.name == "wide":
        title, middle = brush.say("paint-corner"), place.height / 2
        parts.append(Words(title, left, middle - 4, 26, room, "poster"))
        parts.append(Words(status, left, middle + 20, 16, room, "label", "brown"))
    else:
        parts.append(Words(status, left - 6, 38, 22, room, "label", "umber"))
    why = brush.say("paint-why")
    made = [brush.thing("corner", status, place, "places", tuple(parts), hint=why)]
    if owner >= 0:
        head = Rect(place.x + 14, place.y + 10, size, size)
        made.append(brush.hat(GOAT, head))
    return made


def supply(brush: Brush) -> list[Sprite]:
    """GOAT-S3, GOAT-H12: the tokens to come, the coins and elixirs that nobody has."""
    view, place, wide = brush.view, brush.lay.supply, brush.canvas.name == "wide"
    used = [RESOURCE_OF[location] for location in brush.lay.rows]
    left = [(f"token-{NAMES['resource'][r]}", view.supply[r], NAMES["resource"][r]) for r in used]
    left.append(("coin", coins_left(view), "coins"))
    left.append(("token-elixir", ELIXIRS - sum(view.elixirs), "elixirs"))
    title, size = brush.say("paint-supply"), brush.canvas.label_size
    parts: list[Part] = [Box(0, 0, place.width, place.height, "ink", "ink", 1.5, 10, 0.1)]
    columns, across, down = (4, 55.0, (place.height - 32) / 2) if wide else (len(left), 70.0, 0)
    x, y, icon = (12.0, 32.0, 24.0) if wide else (100.0, 4.0, 24.0)
    font: Font = "head" if wide else "label"
    parts.append(Words(title, 12, 22, max(size, 18), 84, font))
    for k, (symbol, number, _) in enumerate(left):
        row, column = divmod(k, columns)
        at, top = x + column * across, y + row * down
        said = str(number).replace("-", "−")
        parts.append(Art(symbol, at, top, icon, icon))
        low = top + icon / 2 + size * 0.36
        parts.append(Words(said, at + icon + 4, low, size, across - icon - 6, "strong", "umber"))
    counted = [brush.say("paint-count", n=number, what=what) for _, number, what in left]
    label = brush.say("paint-supply-label", goods=", ".join(counted))
    return [brush.thing("supply", label, place, "places", tuple(parts))]


def coins_left(view: GoatView) -> int:
    """GOAT-D14: below 0 if a rich store brought more than there are."""
    return COINS - sum(view.coins) - sum(view.tile_coins) - sum(view.elixirs)


def piles(brush: Brush) -> list[Sprite]:
    view, place, wide = brush.view, brush.lay.piles, brush.canvas.name == "wide"
    scale = min(0.74, (place.height - (24 if wide else 8)) / CARD_HEIGHT)
    across, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    top = place.centre[1] - high / 2
    count = brush.say("cards", b=view.deck_size)
    deck, aside = brush.say("paint-deck"), brush.say("paint-aside")
    ground: list[Part] = [Box(0, 0, place.width, place.height, "ink", "ink", 1.5, 10, 0.1)]
    if wide:
        left, middle = 14 + across + 8, place.height / 2
        ground += [
            Words(deck, left, middle - 4, 18, 70, "head"),
            Words(count, left, middle + 18, 16, 76, "label", "brown"),
            Words(aside, 228, middle - 4, 18, 58, "head", "ink", "end"),
        ]
        first = place.x + 238
    else:
        ground.append(Words(str(view.deck_size), 56, 40, 26, 30, "strong", "umber"))
        first = place.x + 92
    made = [brush.thing("piles", f"{deck}: {count}", place, "places", tuple(ground))]
    if not view.deck_size:
        empty = Box(0, 0, across, high, "", "ink", 1.8, line_fade=0.6, dashed=True)
        at = Rect(place.x + 12, top, across, high)
        made.append(brush.thing("no-deck", f"{deck}: {count}", at, "slots", (empty,)))
    for k in range(min(view.deck_size, 2)):
        at = Rect(place.x + 12 + 3 * (1 - k), top - 3 * k, across, high)
        made.append(brush.face_down(f"deck-{k}", f"{deck}: {count}", at))
    out = [card for card in range(CHARACTERS) if view.where[card] in OUT]
    spots = row_of(view.face_down + len(out), first, place.right - 8, across, 8)
    covered = len(spots) > 1 and spots[1] - spots[0] < across
    for k, x in enumerate(spots):
        at = Rect(x, top, across, high)
        if k < view.face_down:
            made.append(brush.face_down(f"aside-{k}", brush.say("paint-hidden"), at))
        else:
            made.append(brush.card(out[k - view.face_down], at, covered=covered))
    return made
