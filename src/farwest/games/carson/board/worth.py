"""What things of carson are worth to a seat, by the rules' own counting."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, NamedTuple

from farwest.games.carson.numbers import GROCER, HOUSE, MOUNTAIN, RED
from farwest.games.carson.phases.ending import town_points
from farwest.games.carson.phases.incomes import income_as
from farwest.games.carson.state import count_ground, cowboys_of, guns_of
from farwest.games.carson.view import CarsonView, table_of


class Possessions(NamedTuple):
    """All that figures are read from. It is public: no view need be made of a world for them."""

    variant: list[int]
    money: list[int]
    vp: list[int]
    roads: list[int]
    reserve: list[int]
    white: int
    card: list[int]
    face: list[int]
    revolvers: list[int]
    ammunition: int
    ground: list[int]
    owner: list[int]
    road: list[int]


POSSESSED: Final = attrgetter(*Possessions._fields)


def possessions_of(world: Any) -> Possessions:
    return Possessions._make(POSSESSED(world))


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
    """What the building would earn on that parcel of one's own, its own house not counted."""
    return income_as(view.ground, view.owner, view.variant, seat, building, cell)


def waiting_points(view: CarsonView, seat: int) -> int:
    """CARSON-F35: what waiting would score, as the town is now; of a red card."""
    card = view.card[seat]
    if view.face[card] != RED:
        return 0
    return count_ground(table_of(view), seat, HOUSE if card == GROCER else MOUNTAIN)
