"""What land of carson costs, earns and could earn: counted once for all who look at such a town.

A town is built slowly, and whoever looks asks for all of it.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from farwest.games.carson.numbers import BOARD, BUILT, CELLS, EMPTY
from farwest.games.carson.phases.building import feasible
from farwest.games.carson.phases.incomes import income_as, income_of
from farwest.games.carson.phases.resolution import parcel_price
from farwest.games.carson.view import CarsonView, distances

TOWNS: Final = 1 << 8  # that are remembered
NOWHERE: Final = -1


@lru_cache(TOWNS)
def prices_of(ground: tuple[int, ...]) -> tuple[int, ...]:
    """By parcel."""
    town: Any = SimpleNamespace(ground=ground)
    return tuple(parcel_price(town, cell) for cell in range(CELLS))


@lru_cache(TOWNS)
def incomes_of(
    ground: tuple[int, ...], owner: tuple[int, ...], variant: tuple[int, ...]
) -> tuple[int, ...]:
    """By cell, of the building there; 0 where none stands."""
    parcels, owners, rules = [*ground], [*owner], [*variant]
    return tuple(
        income_of(parcels, owners, rules, cell) if held >= BUILT else 0
        for cell, held in enumerate(ground)
    )


class Land(NamedTuple):
    """All that says what one could build where."""

    ground: tuple[int, ...]
    owner: tuple[int, ...]
    road: tuple[int, ...]
    refused: tuple[int, ...]
    roads: tuple[int, ...]
    variant: tuple[int, ...]
    house_supply: int


def land_of(view: CarsonView) -> Land:
    town = (view.ground, view.owner, view.road, view.refused, view.roads, view.variant)
    return Land._make([*map(tuple, town), view.house_supply])


class Prospects(dict[int, int]):
    """By building: what it would earn at best on a parcel of one's own. Each is worked out when it
    is asked for first."""

    def __init__(self, land: Land, seat: int) -> None:
        self.land, self.seat = land, seat
        near = distances([*land.road], land.variant[BOARD])
        self.town: Any = SimpleNamespace(**land._asdict(), near=near)
        parcels = zip(land.owner, land.ground, strict=True)
        self.own = [cell for cell, held in enumerate(parcels) if held == (seat, EMPTY)]

    def __missing__(self, building: int) -> int:
        best = NOWHERE
        if feasible(self.town, self.seat, building):
            best = max(self.earned(building, cell) for cell in self.own)
        self[building] = best
        return best

    def earned(self, building: int, cell: int) -> int:
        town = self.town
        return income_as(town.ground, town.owner, town.variant, self.seat, building, cell)


@lru_cache(TOWNS)
def prospects(land: Land, seat: int) -> Prospects:
    return Prospects(land, seat)
