"""What lies in the corners beside the ring of circles: the supply, and the aid card."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles.board.brush import Brush
from farwest.games.circles.board.coins import supply
from farwest.games.circles.numbers import COINS, GOLD_WORTH, RUBY_WORTH, SILVER_WORTH
from farwest.games.circles.words import NAMES
from farwest.kit.keeping import kept
from farwest.kit.sprites import Art, Sprite, Words
from farwest.kit.texts import Named

WORTHS = (SILVER_WORTH, GOLD_WORTH, RUBY_WORTH)  # by token
TITLE_LOW, TITLE_INSET = 22, 12  # of the supply: the baseline, what of the width it has not
RULE_X, RULE_Y = 8, 30
COIN_X = 10  # in a row of the supply
COUNT_GAP = 6  # from a coin to its number
COUNT_LIFT = 5  # the number's baseline above the foot of the coin
AID_X = 8  # from the side of the aid card
EQUALS, EQUALS_ROOM = 20, 16  # the size of its sign, and how wide it may be
EQUALS_LIFT = 6


def corners(brush: Brush) -> Iterator[Sprite]:
    yield reserve(brush)
    yield aid(brush)


@kept
def reserve(brush: Brush) -> Sprite:
    """CIRC-D23, CIRC-R15: what is left of the coins; a row for each, the dearest on top."""
    place, rows = brush.lay.supply, brush.lay.supply_rows
    title, wide, coin = brush.say("paint-title", what="supply"), place.width, rows.art
    parts, left, said = brush.plate(place), supply(brush.view), []
    if brush.wide:
        size, room = brush.canvas.label_size, wide - TITLE_INSET
        heading = Words(
            title, wide / 2, TITLE_LOW, size=size, room=room, font="head", anchor="middle"
        )
        parts += [heading, brush.rule(place, RULE_X, RULE_Y)]
    for row, token in enumerate(reversed(range(COINS))):
        name, y = NAMES["token"][token], rows.first + row * rows.step
        count = brush.say("paint-times", n=left[token])
        x, room = COIN_X + coin + COUNT_GAP, wide - coin - COIN_X - 2 * COUNT_GAP
        low = y + coin - COUNT_LIFT
        parts += [
            Art(f"token-{name}", COIN_X, y, coin, coin),
            Words(count, x, low, size=rows.size, room=room, font="strong", colour="brown"),
        ]
        said.append(brush.say("paint-token", a=Named("token", name), n=left[token]))
    label = brush.say("paint-holds", what=title, list=", ".join(said))
    return brush.thing("supply", label, place, layer="places", parts=tuple(parts))


@kept
def aid(brush: Brush) -> Sprite:
    """CIRC-C2, CIRC-R15: three of each make one of the next."""
    place, coin, step = brush.lay.aid, brush.lay.aid_coin, brush.lay.aid_step
    parts, said = brush.plate(place), []
    for row, token in enumerate(range(COINS - 1)):
        y = (row + 0.5) * place.height / (COINS - 1) - coin / 2
        number = WORTHS[token + 1] // WORTHS[token]
        name, dearer = NAMES["token"][token], NAMES["token"][token + 1]
        parts += [Art(f"token-{name}", AID_X + k * step, y, coin, coin) for k in range(number)]
        equals = Words(
            "=",
            (place.width + number * step) / 2 - 2,
            y + coin - EQUALS_LIFT,
            size=EQUALS,
            room=EQUALS_ROOM,
            font="strong",
            colour="brown",
            anchor="middle",
        )
        parts += [equals, Art(f"token-{dearer}", place.width - coin - AID_X, y, coin, coin)]
        said.append(brush.say("paint-worth", a=Named("token", name), n=number))
    return brush.thing("aid", ", ".join(said), place, layer="places", parts=tuple(parts))
