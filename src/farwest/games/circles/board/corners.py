"""What lies in the corners beside the ring of circles: the supply, and the aid card."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles.board.brush import Brush
from farwest.games.circles.board.coins import supply
from farwest.games.circles.numbers import COINS, GOLD_WORTH, RUBY_WORTH, SILVER_WORTH
from farwest.games.circles.words import NAMES
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words
from farwest.kit.texts import Named

WORTHS = (SILVER_WORTH, GOLD_WORTH, RUBY_WORTH)  # by token


def corners(brush: Brush) -> Iterator[Sprite]:
    yield reserve(brush)
    yield aid(brush)


def plate(place: Rect) -> list[Part]:
    return [
        Box(3, 4, place.width, place.height, "ink", round=10, fade=0.22),
        Box(0, 0, place.width, place.height, "card", "ink", 2.5, 10),
    ]


def reserve(brush: Brush) -> Sprite:
    """CIRC-D23, CIRC-R15: what is left of the coins; a row for each, the dearest on top."""
    place, roomy = brush.lay.supply, brush.roomy
    title = brush.say("paint-title", what="supply")
    parts, left = plate(place), supply(brush.view)
    top, step, coin, size = (34.0, 26.0, 22.0, 16.0) if roomy else (6, 29, 26, 22)
    if roomy:
        middle, caption = place.width / 2, brush.canvas.label_size
        parts.append(Words(title, middle, 22, caption, place.width - 12, "head", anchor="middle"))
        parts.append(Box(8, 30, place.width - 16, 1.5, "ink", round=0))
    said = []
    for row, token in enumerate(reversed(range(COINS))):
        name, y = NAMES["token"][token], top + row * step
        parts.append(Art(f"token-{name}", 10, y, coin, coin))
        count, room = brush.say("paint-times", n=left[token]), place.width - coin - 22
        parts.append(Words(count, coin + 16, y + coin - 5, size, room, "strong", "brown"))
        said.append(brush.say("paint-token", a=Named("token", name), n=left[token]))
    return brush.thing("supply", f"{title}: {', '.join(said)}", place, "places", tuple(parts))


def aid(brush: Brush) -> Sprite:
    """CIRC-C2, CIRC-R15: three of each make one of the next."""
    place, roomy = brush.lay.aid, brush.roomy
    parts, said = plate(place), []
    coin, step = (26.0, 8.0) if roomy else (22, 5)
    for row, token in enumerate(range(COINS - 1)):
        y = (row + 0.5) * place.height / (COINS - 1) - coin / 2
        number = WORTHS[token + 1] // WORTHS[token]
        name, dearer = NAMES["token"][token], NAMES["token"][token + 1]
        parts += [Art(f"token-{name}", 8 + k * step, y, coin, coin) for k in range(number)]
        middle, size = (place.width + number * step) / 2 - 2, 20
        parts.append(Words("=", middle, y + coin - 6, size, 16, "strong", "brown", "middle"))
        parts.append(Art(f"token-{dearer}", place.width - coin - 8, y, coin, coin))
        said.append(brush.say("paint-worth", a=Named("token", name), n=number))
    return brush.thing("aid", ", ".join(said), place, "places", tuple(parts))
