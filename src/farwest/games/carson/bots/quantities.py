"""What speaks for an answer in carson, and against it: kit/rooms.py, Quantities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.carson.numbers import BUILT, CELLS
from farwest.games.carson.phases.incomes import income_of
from farwest.games.carson.state import CarsonState
from farwest.kit.rooms import Quantity


def income(s: CarsonState, seat: int) -> float:
    """CARSON-F34: what its buildings earn each round, as the town stands."""
    ground, owner, variant = list(s.ground), list(s.owner), list(s.variant)
    mine = [k for k in range(CELLS) if owner[k] == seat and ground[k] >= BUILT]
    return float(sum(income_of(ground, owner, variant, cell) for cell in mine))


def points(s: CarsonState, seat: int) -> float:
    """CARSON-G1: those of the rounds, of the town and of money."""
    return float(s.final_points()[seat])


def best_rival(s: CarsonState, seat: int) -> float:
    return float(max(n for k, n in enumerate(s.final_points()) if k != seat))


def parcels(s: CarsonState, seat: int) -> float:
    """CARSON-E7: property tiles on the map."""
    return float(list(s.owner).count(seat))


def money(s: CarsonState, seat: int) -> float:
    return float(s.money[seat])


def guns(s: CarsonState, seat: int) -> float:
    """CARSON-D3: those that last."""
    return float(s.revolvers[seat])


def stage(s: CarsonState, seat: int) -> int:
    """The round."""
    return max(s.round - 1, 0)


QUANTITIES: Final[Mapping[str, Quantity]] = {
    "points": Quantity(points, worth=1.0, least=0.4),
    "income": Quantity(income, worth=0.5, least=0.7),
    "rival": Quantity(best_rival, worth=-0.6, least=0.4),
    "guns": Quantity(guns, worth=0.6, least=0.2),
    "parcels": Quantity(parcels, worth=0.5, least=0.3),
    "money": Quantity(money, worth=0.15, least=2.0),
}
