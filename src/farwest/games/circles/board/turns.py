"""The story of circles as cards: a turn each, and what it brought to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from farwest.games.circles import events as told
from farwest.games.circles.board import stakes
from farwest.games.circles.numbers import CART, SHOVEL, TICKET, TOKEN_WORTH
from farwest.kit.turns import ROUND, Gain, Mark, Opening, Tiding

FIGURES: Final = {name: stakes.FIGURES[name] for name in ("purse", "shovels", "tickets", "carts")}
A_TURN: Final = 0  # FLICKED by CIRC-F3: not in a bet
OPENS: Final = {
    told.ROUND_BEGAN: ROUND,
    told.FLICKED: Opening("turn", causes=(A_TURN,)),
    told.LIMIT_REACHED: Opening("phase", "end"),
    told.FINISHED: Opening("phase", "end"),
}
CAUSES: Final = (
    *(told.BOUGHT_RANCH, told.TRAVELLED, told.STOPPED, told.FELL_SHORT, told.LEFT_RING),
    *(told.FINISHED, told.FLICKED),
)
GOODS: Final = {SHOVEL: "shovels", TICKET: "tickets", CART: "carts"}
INCOMES: Final = (
    *(told.TOOK_GOLD, told.EMPTIED_BOWL, told.GOT_SILVER, told.TOOK_SUPPLY, told.ROBBED_BANK),
)
EXPENSES: Final = (told.DONATED, told.FOLDED, told.BOUGHT_RANCH, told.LOST_TO_CAP)


def gains(event: Tiding) -> Iterable[Gain]:
    kind, seat, a, b, *_ = event
    if kind in INCOMES:
        yield Gain("purse", seat, a)
    elif kind in EXPENSES:
        yield Gain("purse", seat, -a)
    elif kind == told.BOUGHT:
        yield Gain("purse", seat, -b)
        yield Gain(GOODS[a], seat, 1)
    elif kind == told.TRAVELLED:
        yield Gain("tickets", seat, -a)
    elif kind == told.MINED:
        yield Gain("purse", seat, b)
    elif kind == told.HIT_STONE:
        yield Gain("shovels", seat, -1)
    elif kind == told.RETURNED_CART:
        yield Gain("carts", seat, -1)
    elif kind == told.DUG_UP:
        yield Gain("purse", seat, TOKEN_WORTH[a])
    elif kind == told.DEPOSITED:
        yield Gain("purse", seat, -a)
    elif kind == told.WITHDREW:
        yield Gain("purse", seat, b)
    elif kind in (told.ROBBED_MONEY, told.WON_BET):
        yield Gain("purse", seat, b)
        yield Gain("purse", a, -b)
    elif kind == told.ROBBED_GOOD:
        yield Gain(GOODS[b], seat, 1)
        yield Gain(GOODS[b], a, -1)
    elif kind == told.TOOK_STOCK:
        yield Gain(GOODS[a], seat, 1)


def marks(card: Sequence[Tiding]) -> Iterable[Mark]:
    for kind, seat, a, *_ in card:
        if kind == told.BOUGHT_RANCH:
            yield Mark("ranch", "gain", "space-ranch")
        elif kind == told.PASSED_STAR:
            yield Mark("star", "fact", "star", a)
        elif kind == told.OPENED_BET:
            yield Mark("bet", "risk", "space-saloon")
        elif kind == told.DEPOSITED:
            yield Mark("deposited", "gain", "space-bank", facts={"n": ("number", a)})
        elif kind == told.HIT_STONE:
            yield Mark("stone", "loss", "token-stone")
        elif kind == told.FINISHED:
            yield Mark("money", "fact", "", seat, {"n": ("number", a)})
