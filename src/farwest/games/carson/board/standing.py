"""Who leads in carson: as the last scoring would have it now (CARSON-G1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from farwest.games.carson.numbers import ROUNDS
from farwest.games.carson.rules import Rules
from farwest.games.carson.scoring import sheet_of
from farwest.games.carson.view import CarsonView
from farwest.kernel.state import OVER
from farwest.kit.speaking import Say
from farwest.kit.standing import WhoLeads, meter, nearest, tally
from farwest.kit.worlds import quickest

STANDINGS: Final = 1 << 8  # that are remembered


class Counting(NamedTuple):
    """All that the last scoring counts: cowboys that are sent out change nothing of it."""

    variant: tuple[int, ...]
    vp: tuple[int, ...]
    money: tuple[int, ...]
    ground: tuple[int, ...]
    owner: tuple[int, ...]
    road: tuple[int, ...]
    pass_order: tuple[int, ...]  # CARSON-G3
    seats: int


def standing(view: CarsonView, say: Say, names: list[str]) -> WhoLeads:
    town = (view.variant, view.vp, view.money, view.ground, view.owner, view.road, view.pass_order)
    done = ROUNDS if view.frames[-1][1] == OVER else view.round
    return counted(Counting._make([*map(tuple, town), view.seats]), done, say)


@lru_cache(STANDINGS)
def counted(counting: Counting, done: int, say: Say) -> WhoLeads:
    table: Any = counting
    rows = sheet_of(table)
    scores = [sum(points[seat] for _, points, _ in rows) for seat in range(counting.seats)]
    tallies = tally(scores, places(counting), rows, say, unit="standing-unit")
    meters = (meter("round-token", done, ROUNDS, say, "rounds"),)
    return WhoLeads(say("score-unit"), tallies, nearest(meters), say("standing-ending", n=ROUNDS))


def places(counting: Counting) -> list[int]:
    """As the rules have them, in a world of which nothing else is known."""
    rules: Any = Rules
    world: Rules = quickest(rules)()
    world.seats = counting.seats
    for name, value in counting._asdict().items():
        if name != "seats":
            setattr(world, name, [*value])
    return world.final_places()
