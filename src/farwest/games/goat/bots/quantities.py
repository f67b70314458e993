"""What speaks for an answer in goat, and against it: kit/rooms.py, Quantities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.goat.bots.judgement import money
from farwest.games.goat.numbers import GOAT
from farwest.games.goat.state import GoatState
from farwest.kit.measures import Quantity


def own_money(s: GoatState, seat: int) -> float:
    """GOAT-Z2: coins and the worth of tokens."""
    return float(money(s, seat))


def richest_rival(s: GoatState, seat: int) -> float:
    return float(max(money(s, other) for other in range(s.seats) if other != seat))


def leads(s: GoatState, seat: int) -> float:
    return float(own_money(s, seat) > richest_rival(s, seat))


def has_goat(s: GoatState, seat: int) -> float:
    """GOAT-E70: a hat on the Goat is wasted. Which card it is, only the worlds know."""
    return float(s.owner[GOAT] == seat)


def stage(s: GoatState, seat: int) -> int:
    """The round."""
    return max(s.round - 1, 0)


WORLDS: Final = 1000
QUANTITIES: Final[Mapping[str, Quantity]] = {
    "money": Quantity(own_money, worth=1.0, least=0.3),
    "rival": Quantity(richest_rival, worth=-0.5, least=0.3),
    "lead": Quantity(leads, worth=4.0, least=0.04, share=True),
    "goat": Quantity(has_goat, worth=-3.0, least=0.04, share=True, at_once=True),
}
