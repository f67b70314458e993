"""The strip below the places: the Goat's corner, the deck, the cards laid aside."""

from __future__ import annotations

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH
from farwest.games.goat.numbers import CHARACTERS, FACE_UP, GOAT, HAND, IN_PLAY, REFUSED
from farwest.kernel.voice import Person
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words, row_of

OUT = (FACE_UP, REFUSED)


def corner(brush: Brush) -> list[Sprite]:
    view, place, size = brush.view, brush.lay.goat, brush.lay.goat.height - 20
    line = Box(0, 0, place.width, place.height, "ink", "ink", 1.5, 10, 0.1, dashed=True)
    owner = view.owner[GOAT] if view.where[GOAT] == IN_PLAY else -1
    where = {FACE_UP: "aside", REFUSED: "aside", HAND: "hand", IN_PLAY: "hat"}.get(
        view.where[GOAT], "free"
    )
    whose = view.dealer if where == "hand" else owner
    who = brush.people[whose] if whose >= 0 else Person("", False)
    status = brush.say("paint-goat", where=where, who=who)
    left, room = size + 32, place.width - size - 44
    parts: list[Part] = [line, Art("bust-goat", 14, 10, size, size)]
    if brush.canvas.name == "wide":
        title, lines = brush.say("paint-corner"), f"{brush.say('paint-why')}\n{status}"
        middle = place.height / 2
        parts.append(Words(title, left, middle - 12, 28, room, "poster"))
        parts.append(Words(lines, left, middle + 14, 16, room, "label", "brown"))
    else:
        parts.append(Words(status, left - 6, 38, 22, room, "label", "umber"))
    made = [brush.thing("corner", status, place, "places", tuple(parts))]
    if owner >= 0:
        head = Rect(place.x + 14, place.y + 10, size, size)
        made.append(brush.hat(GOAT, head))
    return made


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
