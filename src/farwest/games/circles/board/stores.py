"""The cards beside the ring of circles, and the middle of it: bowl, bank, bet."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles import questions as ask
from farwest.games.circles.board.brush import Brush, tokens_of
from farwest.games.circles.numbers import (
    BOWL_SLOTS,
    COINS,
    FREE_EXCHANGE,
    GOODS,
    MINE_SLOTS,
    PRICE,
    PURSE_CAP,
    TOKEN_WORTH,
    TOKENS,
)
from farwest.games.circles.words import NAMES
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Wedge, Words, disc
from farwest.kit.texts import Named

SHOWN_AMOUNTS = PURSE_CAP  # more than a purse holds need no button
AMOUNT_ROWS = ((3,), (3, 3), (4, 5, 4), (4, 5, 5, 4))


def stores(brush: Brush) -> list[Sprite]:
    cards = [mine(brush), *shop(brush), bag(brush), hub(brush)]
    if brush.kind == ask.BANK_AMOUNT:
        return [*cards, *amounts(brush)]
    betting = naming(brush) or brush.kind == ask.SALOON_ANSWER
    betting = betting or brush.flicked == ask.SALOON_FLICK
    upper_half = bet(brush) if betting else [bowl(brush)]
    return [*cards, *upper_half, *(wagers(brush) if naming(brush) else bank(brush))]


def mine(brush: Brush) -> Sprite:
    """CIRC-C5: seven slots, from the entrance inward."""
    view, place, roomy = brush.view, brush.lay.mine, brush.roomy
    title = brush.say("paint-title", what="mine")
    parts = brush.card(place, "space-mine", title, brush.heading)
    first, step, size = (58.0, 37.5, brush.canvas.caption_size) if roomy else (53, 26.8, 20.0)
    high, coin = (31.0, 24.0) if roomy else (25, 21)
    for slot, worth in enumerate(MINE_SLOTS):
        y, empty = first + slot * step, slot < view.mine
        ink = "brown" if empty else "sand"
        parts.append(
            Box(13, y, place.width - 26, high, "sand" if empty else "umber", "ink", 1.5, 6)
        )
        parts.append(Words(str(slot + 1), 27, y + high / 2 + 5.5, size, 20, "label", ink, "middle"))
        if not empty:
            parts += brush.coins(worth, 66, y + high / 2, coin, coin + 2)
        elif roomy:
            said = brush.say("paint-dug")
            parts.append(Words(said, 92, y + 20.5, size, 110, "label", ink, "middle"))
    left = MINE_SLOTS[view.mine] if view.mine < len(MINE_SLOTS) else 0
    label = brush.say("table-mine", n=left)
    return brush.thing("mine", label, place, "places", tuple(parts))


def shop(brush: Brush) -> Iterator[Sprite]:
    """CIRC-C4, CIRC-C11: what it has, and the price."""
    view, place, roomy = brush.view, brush.lay.shop, brush.roomy
    title = brush.say("paint-title", what="shop")
    card = brush.card(place, "space-shop", title, brush.heading)
    yield brush.thing("shop", title, place, "places", tuple(card))
    first, step = (54.0, 54.0) if roomy else (54, 62)
    high, art, coin = (52.0, 42.0, 28.0) if roomy else (58, 48, 34)
    for good in range(GOODS):
        named, stock = Named("good", NAMES["good"][good]), view.shop[good]
        name = brush.say("paint-good", a=named)
        row = Rect(place.x + 8, place.y + first + good * step, place.width - 16, high)
        fade = 1.0 if stock else 0.4
        parts: list[Part] = [Art(f"good-{NAMES['good'][good]}", 3, 5, art, art, fade=fade)]
        left, room = art + 10, row.width - art - coin - 18
        if roomy:
            size, caption = brush.canvas.label_size, brush.canvas.caption_size
            count = brush.say("paint-left", n=stock)
            parts.append(Words(name, left, 23, size, room, "text"))
            parts.append(Words(count, left, 42, caption, room, "label", "brown"))
        else:
            count = brush.say("paint-times", n=stock)
            parts.append(Words(count, left, high / 2 + 9, 26, room, "strong", "brown"))
        parts += brush.coins(PRICE[good], row.width - coin / 2 - 6, high / 2, coin, 0)
        label = brush.say("paint-offer", a=named, n=stock, price=brush.money(PRICE[good]))
        key = f"shop-{NAMES['good'][good]}"
        yield brush.thing(key, label, row, "slots", tuple(parts))


def bag(brush: Brush) -> Sprite:
    """CIRC-H2: what is left in it."""
    view, place, roomy = brush.view, brush.lay.bag, brush.roomy
    title = brush.say("paint-title", what="bag")
    parts = brush.card(place, "space-money_bag", title, brush.heading)
    first, step, coin = (71.0, 31.5, 26.0) if roomy else (78, 47, 38)
    said = []
    for token in range(TOKENS):
        y, count = first + token * step, view.bag[token]
        named = Named("token", NAMES["token"][token])
        said.append(brush.say("table-stock", a=named, n=count))
        parts.append(Art(f"token-{NAMES['token'][token]}", 15, y - coin / 2, coin, coin))
        if roomy:
            text = brush.say("paint-token", a=named, n=count)
            parts.append(Words(text, 50, y + 5.5, 16, place.width - 62, "text"))
        else:
            text = brush.say("paint-times", n=count)
            parts.append(Words(text, 66, y + 9, 26, place.width - 78, "strong", "brown"))
    return brush.thing("bag", f"{title}: {', '.join(said)}", place, "places", tuple(parts))


def hub(brush: Brush) -> Sprite:
    ring = brush.lay.ring
    size = ring.hub + 1
    place = Rect(ring.x - size, ring.y - size, 2 * size, 2 * size)
    parts: tuple[Part, ...] = (
        Wedge(size, size, 0, size, 0, 360, "petrol", "ink", 3),
        Wedge(size, size, size - 10, size - 8.5, 0, 360, "glow", fade=0.8),
    )
    label = brush.say("paint-hub")
    return brush.thing("hub", label, place, "places", parts)


def upper(brush: Brush, wide: float) -> Rect:
    """The half of the hub above the bank."""
    ring = brush.lay.ring
    high = 118.0 if brush.roomy else 96
    return Rect(ring.x - wide / 2, ring.y - high - 20, wide, high)


def heading(brush: Brush, what: str, place: Rect) -> Words:
    """The poster letters of the hub."""
    size = 27 if brush.roomy else 24
    said = brush.say("paint-title", what=what if brush.roomy else f"{what}-short")
    middle = place.width / 2
    return Words(said, middle, size - 3, size, place.width, "poster", "brass", "middle")


def bowl(brush: Brush) -> Sprite:
    """CIRC-C7: three slots, filled from the cheapest."""
    view, place = brush.view, upper(brush, 250 if brush.roomy else 200)
    size, gap = (62.0, 20.0) if brush.roomy else (54, 10)
    coin = size * 0.42
    parts: list[Part] = [heading(brush, "bowl", place)]
    left, y = (place.width - 3 * size - 2 * gap) / 2, place.height - size
    for slot, price in enumerate(BOWL_SLOTS):
        x = left + slot * (size + gap)
        parts.append(Box(x, y, size, size, "wood", "ink", 2.5, size / 2))
        inner = size - 12
        parts.append(Box(x + 6, y + 6, inner, inner, "wood-d", "ink", 1.5, inner / 2))
        middle, across = x + size / 2, y + size / 2
        full = slot < view.bowl
        if full or not brush.roomy:
            step, fade = coin * 0.6, 1.0 if full else 0.3
            start = middle - step * (len(tokens_of(price)) - 1) / 2
            parts += brush.coins(price, start, across, coin, step, fade)
        else:
            least = brush.canvas.caption_size
            said = brush.say("paint-price", n=price)
            parts.append(
                Words(said, middle, across + 6, least, inner - 6, "label", "card", "middle")
            )
    label = brush.say("table-bowl", n=sum(BOWL_SLOTS[: view.bowl]))
    return brush.thing("bowl", label, place, "slots", tuple(parts))


def bet(brush: Brush) -> Iterator[Sprite]:
    """CIRC-E25, CIRC-E26: who takes part, and for how much."""
    view, place = brush.view, upper(brush, 270 if brush.roomy else 220)
    title = heading(brush, "bet", place)
    yield brush.thing("bet", brush.say("paint-bet"), place, "slots", (title,))
    size = 38.0 if brush.roomy else 32
    step = min(size + 14, place.width / view.seats)
    first = place.x + (place.width - step * (view.seats - 1) - size) / 2
    for seat in range(view.seats):
        stake = view.stake[seat]
        spot = Rect(first + seat * step, place.y + 36, size, place.height - 36)
        who = brush.people[seat]
        label = brush.say("paint-stake", who=who, n=stake)
        parts: tuple[Part, ...] = (
            Box(0, 0, size, size, "", "sand", 1.5, size / 2, line_fade=0.7, dashed=True),
        )
        if stake:
            parts = disc(seat, 0, 0, size)
            coin = size * 0.66
            parts += brush.coins(stake, size / 2, size + coin / 2 + 3, coin, 0)
        yield brush.thing(f"stake-{seat}", label, spot, "pieces", parts)


def naming(brush: Brush) -> bool:
    """CIRC-R11: whether the token of a stake is asked for."""
    kinds = (ask.SALOON_OPEN, ask.SALOON_ANSWER)
    return brush.kind in kinds and brush.view.variant[FREE_EXCHANGE] == 1


def wagers(brush: Brush) -> Iterator[Sprite]:
    """CIRC-R11: a button for each token that may be staked."""
    ring, size = brush.lay.ring, 64.0 if brush.roomy else 54
    tokens = [k for k in range(COINS) if TOKEN_WORTH[k] <= brush.view.purse[brush.asked]]
    step = size + 18
    for n, token in enumerate(tokens):
        name, coin = NAMES["token"][token], size * 0.7
        inset = (size - coin) / 2
        parts = (
            Box(0, 0, size, size, "card", "ink", 2, size / 2),
            Art(f"token-{name}", inset, inset, coin, coin),
        )
        x = ring.x + (n - len(tokens) / 2) * step + 9
        label = brush.say("option-coin", a=Named("token", name))
        place = Rect(x, ring.y + 16, size, size)
        yield brush.thing(f"wager-{name}", label, place, "previews", parts)


def amounts(brush: Brush) -> Iterator[Sprite]:
    """CIRC-F32: one button for each amount, in rows that fit the round of the hub."""
    view, ring = brush.view, brush.lay.ring
    held = view.account if brush.about else view.purse
    count = min(held[brush.asked], SHOWN_AMOUNTS)
    rows = next(rows for rows in AMOUNT_ROWS if sum(rows) >= count)
    size, gap = (44.0, 11.0) if brush.roomy else (40, 6)
    letters, first = max(brush.canvas.label_size, 20), 0
    step = size + gap
    title = 30.0 if brush.roomy else 26
    wide, top = 2 * ring.hub - 120, ring.y - (len(rows) * step + title) / 2
    yield counter(brush, Rect(ring.x - wide / 2, top, wide, title))
    for line, wished in enumerate(rows):
        shown = range(first, min(first + wished, count))
        y = top + title + gap + line * step
        for k in shown:
            x = ring.x + (k - first - len(shown) / 2) * step + gap / 2
            low, room = size / 2 + letters / 3, size - 8
            parts = (
                Box(0, 0, size, size, "card", "ink", 2, size / 2),
                Words(str(k + 1), size / 2, low, letters, room, "strong", "ink", "middle"),
            )
            place = Rect(x, y, size, size)
            yield brush.thing(f"amount-{k + 1}", brush.money(k + 1), place, "previews", parts)
        first += wished


def counter(brush: Brush, place: Rect) -> Sprite:
    """CIRC-E17, CIRC-E18: what is done at the bank."""
    said = brush.say("paint-title", what="withdraw" if brush.about else "deposit")
    size, middle = place.height - 3, place.width / 2
    words = Words(said, middle, size - 3, size, place.width, "poster", "brass", "middle")
    return brush.thing("counter", said, place, "slots", (words,))


def bank(brush: Brush) -> Iterator[Sprite]:
    """CIRC-S9: an account for every seat."""
    view, ring, roomy = brush.view, brush.lay.ring, brush.roomy
    width, high = (260.0, 44.0) if roomy else (210, 36)
    place = Rect(ring.x - width / 2, ring.y - 14, width, high)
    title = brush.say("paint-title", what="bank")
    rule = Box(10, 0, width - 20, 1.5, "glow", fade=0.6)
    size = 27 if roomy else 24
    low = high - 7
    words = Words(title, width / 2, low, size, width, "poster", "brass", "middle")
    yield brush.thing("bank", title, place, "slots", (rule, words))
    across, letters = (40.0, 22.0) if roomy else (36, 22)
    step = min(across + 22, (2 * ring.hub - 60) / view.seats)
    first = ring.x - step * (view.seats - 1) / 2 - across / 2
    for seat in range(view.seats):
        money = view.account[seat]
        spot = Rect(first + seat * step, place.low + 4, across, across + letters + 4)
        number = Words(
            str(money), across / 2, spot.height - 2, letters, across, "strong", "sheen", "middle"
        )
        label = brush.say("paint-account", who=brush.people[seat], n=money)
        parts = (*disc(seat, 0, 0, across), number)
        yield brush.thing(f"account-{seat}", label, spot, "slots", parts)
    if roomy:
        note = brush.say("paint-accounts")
        spot = Rect(ring.x - 90, place.low + across + letters + 18, 180, 18)
        least = brush.canvas.caption_size
        words = Words(note, 90, 14, least, 180, "label", "sand", "middle")
        yield brush.thing("accounts", note, spot, "slots", (words,))
