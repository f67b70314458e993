"""What speaks for an answer in circles, and against it: kit/rooms.py, Quantities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.circles.numbers import CART, PURSE_CAP, SHOVEL, TICKET
from farwest.games.circles.state import CirclesState
from farwest.kit.measures import Quantity

QUARTERS: Final = 4


def purse(s: CirclesState, seat: int) -> float:
    return float(s.purse[seat])


def account(s: CirclesState, seat: int) -> float:
    return float(s.account[seat])


def richest_rival(s: CirclesState, seat: int) -> float:
    return float(max(s.purse[k] + s.account[k] for k in range(s.seats) if k != seat))


def has_shovel(s: CirclesState, seat: int) -> float:
    return float(s.goods[seat][SHOVEL] > 0)


def has_cart(s: CirclesState, seat: int) -> float:
    return float(s.goods[seat][CART] > 0)


def tickets(s: CirclesState, seat: int) -> float:
    return float(s.goods[seat][TICKET])


def bought(s: CirclesState, seat: int) -> float:
    """CIRC-E35: the Ranch, and with it the game."""
    return float(s.winner == seat)


def stage(s: CirclesState, seat: int) -> int:
    """The quarter of the way to the price of the Ranch, of whoever has most."""
    return min(QUARTERS * max(s.purse[k] for k in range(s.seats)) // PURSE_CAP, QUARTERS - 1)


QUANTITIES: Final[Mapping[str, Quantity]] = {
    "ranch": Quantity(bought, worth=40.0, least=0.01, share=True),
    "purse": Quantity(purse, worth=1.0, least=0.2),
    "account": Quantity(account, worth=0.8, least=0.2),
    "rival": Quantity(richest_rival, worth=-0.4, least=0.3),
    "shovel": Quantity(has_shovel, worth=2.5, least=0.04, share=True),
    "cart": Quantity(has_cart, worth=2.0, least=0.04, share=True),
    "tickets": Quantity(tickets, worth=1.5, least=0.1),
}
