"""The seats of circles beside the board, and what may be clicked for which answer."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles import actions as do
from farwest.games.circles import questions as ask
from farwest.games.circles.board.brush import Brush, tokens_of
from farwest.games.circles.board.coins import coins_of
from farwest.games.circles.board.hub import SHOWN_AMOUNTS, naming
from farwest.games.circles.numbers import (
    COINS,
    FREE_EXCHANGE,
    GOODS,
    RANCH_PRICE,
    RUBY_WORTH,
    SALOON,
    SECTORS,
    SIDES,
    TICKET,
    TOKEN_WORTH,
)
from farwest.games.circles.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.brush import panel
from farwest.kit.keeping import measured, remembered
from farwest.kit.speaking import Say
from farwest.kit.sprites import Count, Note, Panel, Presence, Touch
from farwest.kit.texts import Named

ABREAST = 3  # seats that have room for their coins on a phone


def panels(brush: Brush) -> Iterator[Panel]:
    return (panel_of(brush, seat) for seat in range(brush.view.seats))


def panel_of(brush: Brush, seat: int) -> Panel:
    view, abreast = brush.view, brush.wide or brush.view.seats <= ABREAST
    purse, goods = view.purse[seat], tuple(view.goods[seat])
    status = brush.say("paint-status", state=standing(brush, seat), n=purse)
    rows = counts(brush.say, purse, goods, abreast=abreast, star=seat == view.star)
    return panel(seat, brush.names[seat], status, presence(brush, seat), rows)


@measured
def presence(brush: Brush, seat: int) -> Presence:
    return "acting" if seat == brush.asked else "waiting"


@measured
def standing(brush: Brush, seat: int) -> str:
    """CIRC-V1, CIRC-E35: what stands between a seat and the ranch."""
    if brush.view.winner == seat:
        return "won"
    if brush.asked == OVER:
        return "over"
    return "ready" if brush.view.purse[seat] == RANCH_PRICE else "saving"


@remembered
def counts(
    say: Say, money: int, goods: tuple[int, ...], *, abreast: bool, star: bool
) -> tuple[Count, ...]:
    """CIRC-D21, CIRC-R9: a purse as its canonical tokens, then the goods, then the star."""
    made = list[Count]()
    purse = list(coins_of(money))
    if not abreast:
        purse = [money, *[0] * (len(purse) - 1)]
    for token in reversed(range(len(purse))):
        if not purse[token] and (token or money):
            continue
        name = NAMES["token"][token]
        label = say("paint-token", a=Named("token", name), n=purse[token])
        made.append(Count(f"token-{name}", purse[token], label))
    for good in (TICKET, *(k for k in range(GOODS) if k != TICKET)):
        name, number = NAMES["good"][good], goods[good]
        made.append(
            Count(f"good-{name}", number, say("paint-owned", a=Named("good", name), n=number))
        )
    if star:
        made.append(Count("star", 1, say("paint-star")))
    return tuple(made)


def notes(brush: Brush) -> Iterator[Note]:
    """CIRC-V1: what is still missing for the ranch."""
    if brush.view.seat < 0 or brush.asked == OVER:
        return
    price = brush.say("paint-goal-price")
    rubies = (Count("token-ruby", 1, price),) * (RANCH_PRICE // RUBY_WORTH)
    missing = RANCH_PRICE - brush.view.purse[brush.view.seat]
    text = brush.say("paint-goal-help", n=missing)
    yield Note(brush.say("paint-goal-title"), rows=rubies, total=price, text=text)


def touches(brush: Brush) -> Iterator[Touch]:
    """For every answer that the seat could give to what it is asked; flicks have their gauge."""
    view, kind = brush.view, brush.kind
    if brush.asked != view.seat or view.seat < 0:
        return
    if kind in (ask.VOTE, ask.SHERIFF):
        for side in range(SIDES):
            yield at_sector(brush, do.SIDE + side, view.line + side - 1)
    elif kind == ask.TICKETS:
        yield Touch(
            do.RIDE, ("marble", f"sector-{brush.here}"), symbol=f"space-{brush.space(brush.here)}"
        )
        for number in range(1, view.goods[view.seat][TICKET] + 1):
            if number == SECTORS:
                yield Touch(do.RIDE + number, ("ring",), symbol="good-ticket")
            else:
                yield at_sector(brush, do.RIDE + number, brush.here + number)
    elif kind == ask.SHOP:
        for good, name in enumerate(NAMES["good"]):
            yield Touch(do.BUY + good, (f"shop-{name}",), symbol=f"good-{name}")
        yield Touch(do.DONE, ("marble",), symbol="ui-check")
    elif kind == ask.DIG:
        yield Touch(do.DRAW, ("bag",), symbol="space-money_bag")
        yield Touch(do.LEAVE, ("marble",), symbol="ui-no")
    elif kind == ask.BANK:
        yield Touch(do.DEPOSIT, (f"seat-{view.seat}",), symbol="space-bank")
        yield Touch(do.WITHDRAW, (f"account-{view.seat}",), symbol="token-gold")
        yield Touch(do.LEAVE, ("marble",), symbol="ui-no")
    elif kind == ask.BANK_AMOUNT:
        held = view.account if brush.about else view.purse
        for amount in range(1, held[view.seat] + 1):
            key = f"amount-{amount}" if amount <= SHOWN_AMOUNTS else "hub"
            yield Touch(do.AMOUNT + amount, (key,), symbol="token-silver")
    elif kind == ask.SALOON_OPEN:
        home = next(k for k in range(SECTORS) if brush.space(k) == NAMES["space"][SALOON])
        if not view.variant[FREE_EXCHANGE]:
            yield at_sector(brush, do.BET, home)
        yield from wagered(brush)
        yield Touch(do.DECLINE, ("marble",), symbol="ui-no")
    elif kind == ask.SALOON_ANSWER:
        if not view.variant[FREE_EXCHANGE]:
            stake = tokens_of(view.purse[view.seat])[0]
            yield Touch(do.STAKE, (f"stake-{view.seat}",), symbol=stake)
        yield from wagered(brush)
        yield Touch(do.FOLD, (f"seat-{view.seat}",), symbol="token-gold")
    elif kind == ask.ROB_VICTIM:
        for seat in range(view.seats):
            if seat != view.seat:
                yield Touch(do.ROB + seat, (f"seat-{seat}",))


def wagered(brush: Brush) -> Iterator[Touch]:
    """CIRC-R11: the tokens that may be staked, where they are named."""
    for token in range(COINS if naming(brush) else 0):
        if TOKEN_WORTH[token] <= brush.view.purse[brush.view.seat]:
            name = NAMES["token"][token]
            yield Touch(do.COIN + token, (f"wager-{name}",), symbol=f"token-{name}")


def at_sector(brush: Brush, action: int, sector: int) -> Touch:
    sector %= SECTORS
    return Touch(action, (f"sector-{sector}",), symbol=f"space-{brush.space(sector)}")
