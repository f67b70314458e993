"""Who begins, where the rules leave that to the table.

A game in which seat 0 always begins says FIRST_DRAWN in its room (kit/rooms.py, Levels). Then the
chair that becomes seat 0 is drawn before the game, and the others follow in their order.
"""

from __future__ import annotations

from typing import Any, Final

from farwest.bots.registry import levels
from farwest.kernel.dealer import Dealer
from farwest.kernel.game import Game

LOT: Final = b"who begins"  # keeps this draw apart from those of the game


def first_chair(game: Game[Any, Any], seats: int, secret: bytes, salt: bytes = b"") -> int:
    """Drawn from the secret that decides the game; 0 where the game itself says who begins."""
    if not levels(game).FIRST_DRAWN:
        return 0
    return Dealer(secret, LOT + salt).draw(list(range(seats)), [1] * seats)


def turned(chairs: list[Any], first: int) -> list[Any]:
    """By seat: the chairs in their order, from the one that becomes seat 0."""
    return chairs[first:] + chairs[:first]
