"""What things of carson are worth to a seat, by the rules' own counting."""

from __future__ import annotations

from operator import attrgetter
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from farwest.games.carson.actions import PERFORM
from farwest.games.carson.numbers import GROCER, HOUSE, MOUNTAIN, ON_BOARD, RED
from farwest.games.carson.phases.ending import town_points
from farwest.games.carson.phases.incomes import income_as
from farwest.games.carson.phases.placement import WHITE_ONE
from farwest.games.carson.phases.squares import free_action_answer
from farwest.games.carson.state import count_ground, cowboys_of, guns_of
from farwest.games.carson.view import CarsonView, table_of

PAID_IN: Final = ("money", "vp", "roads")  # CARSON-F21: by seat


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


def goes_on(view: CarsonView, seat: int) -> bool:
    """CARSON-F6, CARSON-F7: whether somebody can still send a cowboy once this seat has sent one.
    If not, the squares are resolved at once, and nothing stands as it does now."""
    waiting = [other for other in range(view.seats) if other not in view.pass_order]
    home = [cowboys_of(table_of(view), other) for other in waiting]
    return sum(home) > 1


def after_free_pay(view: CarsonView, square: int, seat: int) -> Any:
    """CARSON-F21: what a free square makes of what this seat has, its cowboy out already."""
    table: Any = SimpleNamespace(**possessions_of(view)._asdict(), road_supply=view.road_supply)
    if view.frames[-1][2] == WHITE_ONE:
        table.white = ON_BOARD
    else:
        table.reserve = [n - (k == seat) for k, n in enumerate(view.reserve)]
    for owned in PAID_IN:
        setattr(table, owned, [*getattr(view, owned)])
    table.seat, table.a, table.b, table.tell = seat, square, 1, told_to_nobody
    free_action_answer(table, PERFORM)
    return table


def told_to_nobody(*_event: int, **_cause: int) -> None:
    pass
