"""What the points of each seat are made of, when the game is over."""

from __future__ import annotations

from farwest.games.carson.numbers import BOARD, FINAL_RATE
from farwest.games.carson.phases.ending import property_points
from farwest.games.carson.state import CarsonState
from farwest.games.carson.view import see, table_of
from farwest.games.carson.words import NAMES
from farwest.kernel.state import WATCHER

RULE = "CARSON-G1"
RIVER = "river-"  # CARSON-V2: there a bridge makes things worth more


def sheet(s: CarsonState) -> list[tuple[str, list[int], str]]:
    return sheet_of(table_of(see(s, WATCHER)))


def sheet_of(table: CarsonState) -> list[tuple[str, list[int], str]]:
    """CARSON-G1: points of the rounds, buildings, houses, mountains, money."""
    seats = range(table.seats)
    rows = [("score-rounds", [table.vp[seat] for seat in seats], RULE)]
    for kind, name in enumerate(NAMES["property"]):
        worth = [property_points(table, seat, kind) for seat in seats]
        rows.append((f"score-{RIVER if table.variant[BOARD] else ''}{name}", worth, RULE))
    money = [table.money[seat] // FINAL_RATE for seat in seats]
    return [*rows, ("score-money", money, RULE)]
