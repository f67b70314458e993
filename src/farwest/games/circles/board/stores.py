"""The cards beside the ring of circles: mine, shop and bag."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles.board.brush import Brush
from farwest.games.circles.numbers import GOODS, MINE_SLOTS, PRICE, TOKENS
from farwest.games.circles.words import NAMES
from farwest.kit.keeping import kept, kept_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Words
from farwest.kit.texts import Named

SLOT_X, SLOT_ROUND = 13, 6  # in the mine
SLOT_NUMBER, SLOT_NUMBER_ROOM = 27, 20  # the middle of its number, and how wide that may be
SLOT_COINS = 66  # the middle of the first coin in it
COIN_GAP = 2
DUG, DUG_LOW, DUG_ROOM = 92, 20.5, 110  # what is written in an empty slot
LOW = 5.5  # from the middle of a row to the baseline of small type
LOW_LARGE = 9  # and of large type

SHELF_X = 8  # in the shop
GOOD_X, GOOD_Y = 3, 5  # of a good on its shelf
GOOD_GAP = 7  # from it to what is said of it
PRICE_X = 6  # from the coins of a price to the end of the shelf
SHELF_AIR = 18  # what of a shelf is between good, words and price
SOLD_OUT = 0.4  # how faint a good is that is not there
GOOD_LOW, STOCK_LOW = 23, 42  # baselines of its name and its number

TOKEN_X = 15  # in the bag
SAID_INSET = 12  # from the end of what is said of it to the side of the card


def stores(brush: Brush) -> list[Sprite]:
    return [mine(brush), *shop(brush), bag(brush)]


@kept
def mine(brush: Brush) -> Sprite:
    """CIRC-C5: seven slots, from the entrance inward."""
    view, place, rows = brush.view, brush.lay.mine, brush.lay.mine_rows
    size, high, coin = rows.size, rows.high, rows.art
    parts = brush.card(place, symbol="space-mine", title=brush.say("paint-title", what="mine"))
    for slot, worth in enumerate(MINE_SLOTS):
        y, empty = rows.first + slot * rows.step, slot < view.mine
        ink, ground = ("brown", "sand") if empty else ("sand", "umber")
        wide, low = place.width - 2 * SLOT_X, y + high / 2 + LOW
        number = Words(
            str(slot + 1),
            SLOT_NUMBER,
            low,
            size=size,
            room=SLOT_NUMBER_ROOM,
            colour=ink,
            anchor="middle",
        )
        parts += [Box(SLOT_X, y, wide, high, fill=ground, line="ink", round=SLOT_ROUND), number]
        if not empty:
            parts += brush.coins(worth, SLOT_COINS, y + high / 2, size=coin, step=coin + COIN_GAP)
        elif brush.wide:
            said, low = brush.say("paint-dug"), y + DUG_LOW
            parts.append(
                Words(said, DUG, low, size=size, room=DUG_ROOM, colour=ink, anchor="middle")
            )
    left = MINE_SLOTS[view.mine] if view.mine < len(MINE_SLOTS) else 0
    label = brush.say("table-mine", n=left)
    return brush.thing("mine", label, place, layer="places", parts=tuple(parts))


@kept_all
def shop(brush: Brush) -> Iterator[Sprite]:
    """CIRC-C4, CIRC-C11: what it has, and the price."""
    place, rows = brush.lay.shop, brush.lay.shop_rows
    title = brush.say("paint-title", what="shop")
    card = brush.card(place, symbol="space-shop", title=title)
    yield brush.thing("shop", title, place, layer="places", parts=tuple(card))
    for good in range(GOODS):
        name, stock = NAMES["good"][good], brush.view.shop[good]
        y, wide = place.y + rows.first + good * rows.step, place.width - 2 * SHELF_X
        shelf = Rect(place.x + SHELF_X, y, wide, rows.high)
        price = brush.money(PRICE[good])
        label = brush.say("paint-offer", a=Named("good", name), n=stock, price=price)
        parts = on_shelf(brush, good, shelf)
        yield brush.thing(f"shop-{name}", label, shelf, layer="slots", parts=tuple(parts))


def on_shelf(brush: Brush, good: int, shelf: Rect) -> list[Part]:
    """A good, its name where there is room, how many there are, and the price."""
    name, stock, rows = NAMES["good"][good], brush.view.shop[good], brush.lay.shop_rows
    art, coin = rows.art, brush.lay.price_coin
    x, room = GOOD_X + art + GOOD_GAP, shelf.width - art - coin - SHELF_AIR
    fade = 1.0 if stock else SOLD_OUT
    parts: list[Part] = [Art(f"good-{name}", GOOD_X, GOOD_Y, art, art, fade=fade)]
    if brush.wide:
        said, caption = brush.say("paint-good", a=Named("good", name)), brush.canvas.caption_size
        count = brush.say("paint-left", n=stock)
        parts += [
            Words(said, x, GOOD_LOW, size=rows.size, room=room, font="text"),
            Words(count, x, STOCK_LOW, size=caption, room=room, colour="brown"),
        ]
    else:
        count, low = brush.say("paint-times", n=stock), shelf.height / 2 + LOW_LARGE
        parts.append(Words(count, x, low, size=rows.size, room=room, font="strong", colour="brown"))
    end = shelf.width - coin / 2 - PRICE_X
    return [*parts, *brush.coins(PRICE[good], end, shelf.height / 2, size=coin, step=0)]


@kept
def bag(brush: Brush) -> Sprite:
    """CIRC-H2: what is left in it."""
    place, rows, roomy = brush.lay.bag, brush.lay.bag_rows, brush.wide
    title, coin = brush.say("paint-title", what="bag"), rows.art
    parts, said = brush.card(place, symbol="space-money_bag", title=title), []
    x = brush.lay.bag_said
    for token in range(TOKENS):
        y, count = rows.first + token * rows.step, brush.view.bag[token]
        named = Named("token", NAMES["token"][token])
        said.append(brush.say("table-stock", a=named, n=count))
        parts.append(Art(f"token-{NAMES['token'][token]}", TOKEN_X, y - coin / 2, coin, coin))
        size, room = rows.size, place.width - x - SAID_INSET
        if roomy:
            text, low = brush.say("paint-token", a=named, n=count), y + LOW
            parts.append(Words(text, x, low, size=size, room=room, font="text"))
        else:
            text, low = brush.say("paint-times", n=count), y + LOW_LARGE
            parts.append(Words(text, x, low, size=size, room=room, font="strong", colour="brown"))
    label = brush.say("paint-holds", what=title, list=", ".join(said))
    return brush.thing("bag", label, place, layer="places", parts=tuple(parts))
