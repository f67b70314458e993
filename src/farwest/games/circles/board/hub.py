"""The middle of the ring of circles: bowl or bet above, bank, wagers or amounts below."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles import questions as ask
from farwest.games.circles.board.brush import Brush, tokens_of
from farwest.games.circles.numbers import (
    BOWL_SLOTS,
    COINS,
    FREE_EXCHANGE,
    PURSE_CAP,
    TOKEN_WORTH,
)
from farwest.games.circles.words import NAMES
from farwest.kit.keeping import kept, kept_all, measured
from farwest.kit.rect import Rect
from farwest.kit.sprites import Art, Box, Part, Sprite, Wedge, Words, disc
from farwest.kit.texts import Named

FULL_TURN = 360  # degrees
RIM, RIM_END, RIM_FADE = 10, 8.5, 0.8  # the bright line in the hub: from and to, inwards
EDGE = 3  # the hub's outline
OVER_BANK = 20  # from the upper half to the middle
POSTER_LIFT = 3  # a poster's baseline above its size

SLOT_EDGE, SLOT_RIM = 2.5, 6  # of a bowl's slot: its outline, its wood
SLOT_COIN = 0.42  # of a slot is its coin
SLOT_STEP = 0.6  # of a coin, to the next
UNFILLED = 0.3  # how faint coins are that are not there yet
PRICE_LOW, PRICE_INSET = 6, 6  # where a price is written: below the middle; at the sides

STAKE_GAP, STAKE_TOP = 14, 36
STAKE_COIN, STAKE_COIN_GAP = 0.66, 3  # of a disc is the coin below it
NO_STAKE_FADE = 0.7

WAGER_GAP, WAGER_TOP = 18, 16
WAGER_COIN = 0.7  # of its button

SHOWN_AMOUNTS = PURSE_CAP  # more than a purse holds need no button
AMOUNT_ROWS = ((3,), (3, 3), (4, 5, 4), (4, 5, 5, 4))
AMOUNT_LETTERS = 20  # at least
AMOUNT_INSET = 8
AMOUNT_LOW = 3  # a third of its size below the middle is the baseline of a number
COUNTER_INSET = 120  # what of the hub's width its title has not

BANK_LIFT = 14  # above the middle
BANK_LOW = 7  # of its title, above the foot
RULE_X, RULE_HIGH, RULE_FADE = 10, 1.5, 0.6
ACCOUNT_GAP, ACCOUNT_TOP = 22, 4
ACCOUNTS_INSET = 60  # what of the hub's width the accounts have not
NOTE_WIDE, NOTE_HIGH, NOTE_TOP, NOTE_LOW = 180, 18, 18, 14  # what an account is, in small type


def middle(brush: Brush) -> list[Sprite]:
    if brush.kind == ask.BANK_AMOUNT:
        return [hub(brush), *amounts(brush)]
    betting = naming(brush) or brush.kind == ask.SALOON_ANSWER
    betting = betting or brush.flicked == ask.SALOON_FLICK
    upper_half = bet(brush) if betting else [bowl(brush)]
    return [hub(brush), *upper_half, *(wagers(brush) if naming(brush) else bank(brush))]


@kept
def hub(brush: Brush) -> Sprite:
    ring = brush.lay.ring
    size = ring.hub + 1
    place = Rect(ring.x - size, ring.y - size, 2 * size, 2 * size)
    ground = Wedge(
        size,
        size,
        inner=0,
        outer=size,
        start=0,
        sweep=FULL_TURN,
        fill="petrol",
        line="ink",
        line_width=EDGE,
    )
    rim = Wedge(
        size,
        size,
        inner=size - RIM,
        outer=size - RIM_END,
        start=0,
        sweep=FULL_TURN,
        fill="glow",
        fade=RIM_FADE,
    )
    label = brush.say("paint-hub")
    return brush.thing("hub", label, place, layer="places", parts=(ground, rim))


def upper(brush: Brush, wide: float) -> Rect:
    """The half of the hub above the bank."""
    ring, high = brush.lay.ring, brush.lay.middle.upper
    return Rect(ring.x - wide / 2, ring.y - high - OVER_BANK, wide, high)


def poster(said: str, wide: float, low: float, *, size: float) -> Words:
    """The poster letters of the hub, in the middle."""
    return Words(
        said, wide / 2, low, size=size, room=wide, font="poster", colour="brass", anchor="middle"
    )


def heading(brush: Brush, what: str, place: Rect) -> Words:
    size = brush.lay.middle.heading
    said = brush.say("paint-title", what=what if brush.wide else f"{what}-short")
    return poster(said, place.width, size - POSTER_LIFT, size=size)


@kept
def bowl(brush: Brush) -> Sprite:
    """CIRC-C7: three slots, filled from the cheapest."""
    hub = brush.lay.middle
    place, size, gap = upper(brush, hub.bowl), hub.slot, hub.slot_gap
    parts: list[Part] = [heading(brush, "bowl", place)]
    slots = len(BOWL_SLOTS)
    left, y = (place.width - slots * size - (slots - 1) * gap) / 2, place.height - size
    for slot in range(slots):
        parts += bowl_slot(brush, slot, left + slot * (size + gap), y)
    label = brush.say("table-bowl", n=sum(BOWL_SLOTS[: brush.view.bowl]))
    return brush.thing("bowl", label, place, layer="slots", parts=tuple(parts))


def bowl_slot(brush: Brush, slot: int, x: float, y: float) -> list[Part]:
    """With its coins; or, where there is room, with what it takes."""
    size, price, full = brush.lay.middle.slot, BOWL_SLOTS[slot], slot < brush.view.bowl
    inner, across, down = size - 2 * SLOT_RIM, x + size / 2, y + size / 2
    parts: list[Part] = [
        Box(x, y, size, size, fill="wood", line="ink", line_width=SLOT_EDGE, round=size / 2),
        Box(x + SLOT_RIM, y + SLOT_RIM, inner, inner, fill="wood-d", line="ink", round=inner / 2),
    ]
    if full or not brush.wide:
        coin = size * SLOT_COIN
        step, fade = coin * SLOT_STEP, 1.0 if full else UNFILLED
        start = across - step * (len(tokens_of(price)) - 1) / 2
        return [*parts, *brush.coins(price, start, down, size=coin, step=step, fade=fade)]
    written = Words(
        brush.say("paint-price", n=price),
        across,
        down + PRICE_LOW,
        size=brush.canvas.caption_size,
        room=inner - PRICE_INSET,
        colour="card",
        anchor="middle",
    )
    return [*parts, written]


def bet(brush: Brush) -> Iterator[Sprite]:
    """CIRC-E25, CIRC-E26: who takes part, and for how much."""
    view, place, size = brush.view, upper(brush, brush.lay.middle.bet), brush.lay.middle.stake
    title = heading(brush, "bet", place)
    yield brush.thing("bet", brush.say("paint-bet"), place, layer="slots", parts=(title,))
    step = min(size + STAKE_GAP, place.width / view.seats)
    first = place.x + (place.width - step * (view.seats - 1) - size) / 2
    for seat in range(view.seats):
        x, y, high = first + seat * step, place.y + STAKE_TOP, place.height - STAKE_TOP
        label = brush.say("paint-stake", who=brush.people[seat], n=view.stake[seat])
        spot, parts = Rect(x, y, size, high), staked(brush, seat, size)
        yield brush.thing(f"stake-{seat}", label, spot, layer="pieces", parts=parts)


def staked(brush: Brush, seat: int, size: float) -> tuple[Part, ...]:
    stake = brush.view.stake[seat]
    if not stake:
        hole = Box(
            0, 0, size, size, line="sand", round=size / 2, line_fade=NO_STAKE_FADE, dashed=True
        )
        return (hole,)
    coin = size * STAKE_COIN
    low = size + coin / 2 + STAKE_COIN_GAP
    return disc(seat, 0, 0, size) + brush.coins(stake, size / 2, low, size=coin, step=0)


@measured
def naming(brush: Brush) -> bool:
    """CIRC-R11: whether the token of a stake is asked for."""
    kinds = (ask.SALOON_OPEN, ask.SALOON_ANSWER)
    return brush.kind in kinds and brush.view.variant[FREE_EXCHANGE] == 1


def button(size: float, part: Part) -> tuple[Part, ...]:
    return Box(0, 0, size, size, fill="card", line="ink", line_width=2, round=size / 2), part


@kept_all
def wagers(brush: Brush) -> Iterator[Sprite]:
    """CIRC-R11: a button for each token that may be staked."""
    ring, size = brush.lay.ring, brush.lay.middle.wager
    tokens = [k for k in range(COINS) if TOKEN_WORTH[k] <= brush.view.purse[brush.asked]]
    step, coin = size + WAGER_GAP, size * WAGER_COIN
    inset = (size - coin) / 2
    for n, token in enumerate(tokens):
        name = NAMES["token"][token]
        parts = button(size, Art(f"token-{name}", inset, inset, coin, coin))
        x = ring.x + (n - len(tokens) / 2) * step + WAGER_GAP // 2
        label = brush.say("option-coin", a=Named("token", name))
        place = Rect(x, ring.y + WAGER_TOP, size, size)
        yield brush.thing(f"wager-{name}", label, place, layer="previews", parts=parts)


def amounts(brush: Brush) -> Iterator[Sprite]:
    """CIRC-F32: one button for each amount, in rows that fit the round of the hub."""
    view, ring, hub = brush.view, brush.lay.ring, brush.lay.middle
    held = view.account if brush.about else view.purse
    count = min(held[brush.asked], SHOWN_AMOUNTS)
    rows = next(rows for rows in AMOUNT_ROWS if sum(rows) >= count)
    size, gap, title, first = hub.amount, hub.amount_gap, hub.counter, 0
    step = size + gap
    wide, top = 2 * ring.hub - COUNTER_INSET, ring.y - (len(rows) * step + title) / 2
    yield counter(brush, Rect(ring.x - wide / 2, top, wide, title))
    for line, wished in enumerate(rows):
        shown = range(first, min(first + wished, count))
        y = top + title + gap + line * step
        for k in shown:
            x = ring.x + (k - first - len(shown) / 2) * step + gap / 2
            yield amount(brush, k + 1, Rect(x, y, size, size))
        first += wished


def amount(brush: Brush, number: int, place: Rect) -> Sprite:
    size, letters = place.width, max(brush.canvas.label_size, AMOUNT_LETTERS)
    low, room = size / 2 + letters / AMOUNT_LOW, size - AMOUNT_INSET
    written = Words(
        str(number), size / 2, low, size=letters, room=room, font="strong", anchor="middle"
    )
    label, parts = brush.money(number), button(size, written)
    return brush.thing(f"amount-{number}", label, place, layer="previews", parts=parts)


def counter(brush: Brush, place: Rect) -> Sprite:
    """CIRC-E17, CIRC-E18: what is done at the bank."""
    said = brush.say("paint-title", what="withdraw" if brush.about else "deposit")
    size = place.height - POSTER_LIFT
    words = poster(said, place.width, size - POSTER_LIFT, size=size)
    return brush.thing("counter", said, place, layer="slots", parts=(words,))


@kept_all
def bank(brush: Brush) -> Iterator[Sprite]:
    """CIRC-S9: an account for every seat."""
    ring, hub, seats = brush.lay.ring, brush.lay.middle, brush.view.seats
    wide, high = hub.bank, hub.bank_high
    place = Rect(ring.x - wide / 2, ring.y - BANK_LIFT, wide, high)
    title = brush.say("paint-title", what="bank")
    rule = Box(RULE_X, 0, wide - 2 * RULE_X, RULE_HIGH, fill="glow", fade=RULE_FADE)
    words = poster(title, wide, high - BANK_LOW, size=hub.heading)
    yield brush.thing("bank", title, place, layer="slots", parts=(rule, words))
    across, letters = hub.account, hub.letters
    step = min(across + ACCOUNT_GAP, (2 * ring.hub - ACCOUNTS_INSET) / seats)
    first = ring.x - step * (seats - 1) / 2 - across / 2
    for seat in range(seats):
        x, y = first + seat * step, place.low + ACCOUNT_TOP
        yield account(brush, seat, Rect(x, y, across, across + letters + ACCOUNT_TOP))
    if brush.wide:
        note, half = brush.say("paint-accounts"), NOTE_WIDE // 2
        y = place.low + across + letters + NOTE_TOP
        spot, size = Rect(ring.x - half, y, NOTE_WIDE, NOTE_HIGH), brush.canvas.caption_size
        small = Words(
            note, half, NOTE_LOW, size=size, room=NOTE_WIDE, colour="sand", anchor="middle"
        )
        yield brush.thing("accounts", note, spot, layer="slots", parts=(small,))


def account(brush: Brush, seat: int, spot: Rect) -> Sprite:
    money, across = brush.view.account[seat], spot.width
    number = Words(
        str(money),
        across / 2,
        spot.height - 2,
        size=brush.lay.middle.letters,
        room=across,
        font="strong",
        colour="sheen",
        anchor="middle",
    )
    label = brush.say("paint-account", who=brush.people[seat], n=money)
    parts = (*disc(seat, 0, 0, across), number)
    return brush.thing(f"account-{seat}", label, spot, layer="slots", parts=parts)
