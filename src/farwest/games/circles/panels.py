"""The seats of circles beside the board, and what may be clicked for which answer. Cold."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles import actions as do
from farwest.games.circles import questions as ask
from farwest.games.circles.brush import Brush
from farwest.games.circles.coins import coins_of
from farwest.games.circles.game import NAMES
from farwest.games.circles.stores import SHOWN_AMOUNTS
from farwest.games.circles.tables import (
    GOODS,
    RANCH_PRICE,
    SALOON,
    SECTORS,
    SIDES,
    TICKET,
)
from farwest.kernel.state import OVER
from farwest.mechanics.sprites import Count, Panel, Presence, Touch
from farwest.mechanics.texts import Named


def panels(brush: Brush) -> Iterator[Panel]:
    view = brush.view
    for seat, person in enumerate(brush.people):
        presence: Presence = "acting" if seat == brush.asked else "waiting"
        status = brush.say("paint-status", state=standing(brush, seat), n=view.purse[seat])
        rows = tuple(counts(brush, seat))
        said = ", ".join(count.label for count in rows)
        label = f"{person.name}. {status}. {said}."
        yield Panel(f"seat-{seat}", seat, person.name, status, presence, rows, label)


def standing(brush: Brush, seat: int) -> str:
    """CIRC-V1, CIRC-E35: what stands between a seat and the ranch."""
    if brush.view.winner == seat:
        return "won"
    if brush.asked == OVER:
        return "over"
    return "ready" if brush.view.purse[seat] == RANCH_PRICE else "saving"


def counts(brush: Brush, seat: int) -> Iterator[Count]:
    """CIRC-D21: a purse as its canonical tokens, then the goods, then the star."""
    view = brush.view
    purse = coins_of(view.purse[seat])
    for token in reversed(range(len(purse))):
        if not purse[token] and (token or view.purse[seat]):
            continue
        name = NAMES["token"][token]
        label = brush.say("paint-token", a=Named("token", name), n=purse[token])
        yield Count(f"token-{name}", purse[token], label)
    for good in (TICKET, *(k for k in range(GOODS) if k != TICKET)):
        name, number = NAMES["good"][good], view.goods[seat][good]
        label = brush.say("paint-owned", a=Named("good", name), n=number)
        yield Count(f"good-{name}", number, label)
    if seat == view.star:
        yield Count("star", 1, brush.say("paint-star"))


def touches(brush: Brush) -> Iterator[Touch]:
    """For every answer that the seat could give to what it is asked; flicks have their gauge."""
    view, kind = brush.view, brush.kind
    if brush.asked != view.seat or view.seat < 0:
        return
    if kind in (ask.VOTE, ask.SHERIFF):
        for side in range(SIDES):
            yield Touch(do.SIDE + side, (f"sector-{(view.line + side - 1) % SECTORS}",))
    elif kind == ask.TICKETS:
        yield Touch(do.RIDE, ("marble", f"sector-{brush.here}"))
        for number in range(1, view.goods[view.seat][TICKET] + 1):
            whole_lap = number == SECTORS
            key = "ring" if whole_lap else f"sector-{(brush.here + number) % SECTORS}"
            yield Touch(do.RIDE + number, (key,))
    elif kind == ask.SHOP:
        for good in range(GOODS):
            yield Touch(do.BUY + good, (f"shop-{NAMES['good'][good]}",))
        yield Touch(do.DONE, ("marble",))
    elif kind == ask.DIG:
        yield Touch(do.DRAW, ("bag",))
        yield Touch(do.LEAVE, ("marble",))
    elif kind == ask.BANK:
        yield Touch(do.DEPOSIT, (f"seat-{view.seat}",))
        yield Touch(do.WITHDRAW, (f"account-{view.seat}",))
        yield Touch(do.LEAVE, ("marble",))
    elif kind == ask.BANK_AMOUNT:
        held = view.account if brush.about else view.purse
        for amount in range(1, held[view.seat] + 1):
            key = f"amount-{amount}" if amount <= SHOWN_AMOUNTS else "hub"
            yield Touch(do.AMOUNT + amount, (key,))
    elif kind == ask.SALOON_OPEN:
        home = next(k for k in range(SECTORS) if brush.space(k) == NAMES["space"][SALOON])
        yield Touch(do.BET, (f"sector-{home}",))
        yield Touch(do.DECLINE, ("marble",))
    elif kind == ask.SALOON_ANSWER:
        yield Touch(do.STAKE, (f"stake-{view.seat}",))
        yield Touch(do.FOLD, (f"seat-{view.seat}",))
    elif kind == ask.ROB_VICTIM:
        for seat in range(view.seats):
            if seat != view.seat:
                yield Touch(do.ROB + seat, (f"seat-{seat}",))
