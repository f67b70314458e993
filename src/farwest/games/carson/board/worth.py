"""What things of carson are worth to a seat, by the rules' own counting."""

from __future__ import annotations

from farwest.games.carson.numbers import (
    BUILT,
    CELLS,
    EMPTY,
    GROCER,
    HOUSE,
    MOUNTAIN,
    RED,
)
from farwest.games.carson.phases.ending import town_points
from farwest.games.carson.phases.incomes import income_of
from farwest.games.carson.state import count_ground, cowboys_of, guns_of
from farwest.games.carson.view import CarsonView, table_of


def property_of(view: CarsonView, seat: int) -> int:
    """CARSON-G1: what its town is worth at the end."""
    return town_points(table_of(view), seat)


def force(view: CarsonView, seat: int) -> int:
    """CARSON-D2: what it brings into a duel, beside the die."""
    return guns_of(table_of(view), seat) + cowboys_of(table_of(view), seat)


def rivals(view: CarsonView, target: int, seat: int) -> list[int]:
    bits = view.standing[target]
    return [other for other in range(view.seats) if bits >> other & 1 and other != seat]


def earned_there(view: CarsonView, building: int, cell: int, seat: int) -> int:
    """What the building would earn on that parcel, its own house not counted."""
    ground, owner = list(view.ground), list(view.owner)
    ground[cell], owner[cell] = BUILT + building, seat
    return income_of(ground, owner, view.variant, cell)


def own(view: CarsonView, seat: int) -> list[int]:
    """Its parcels that nothing stands on."""
    return [c for c in range(CELLS) if view.owner[c] == seat and view.ground[c] == EMPTY]


def waiting_points(view: CarsonView, seat: int) -> int:
    """CARSON-F35: what waiting would score, as the town is now; of a red card."""
    card = view.card[seat]
    if view.face[card] != RED:
        return 0
    return count_ground(table_of(view), seat, HOUSE if card == GROCER else MOUNTAIN)
