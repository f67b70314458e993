"""Positions whose best answer and its reason are plain from the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from farwest.games.carson.bots.quantities import stands
from tests.games.carson.table import GAME, asked, lay, nobody, resolve


def test_carson_t4_a_mine_stands_where_it_earns() -> None:
    """CARSON-F34: beside three mountains, not beside none."""
    match = lay(
        ask="BUILD_PARCEL",
        building="mine",
        builder=0,
        row={},
        passed=[0, 1, 2],
        owner={"r3c3": 0, "r5c5": 0},
        ground={"r2c3": "mountain", "r3c2": "mountain", "r2c2": "mountain"},
        roads=[6],
        below=[nobody("RESOLVE", 12)],
    )
    assert asked(match) == ("BUILD_PARCEL", 0)
    found = match.why(0, "build_on r5c5")
    assert found is not None
    assert GAME.parse("build_on r3c3") == found.best
    income = next(one for one in found.why.gains if one.key == "income")
    assert income.best > income.other
    assert "your buildings then earn $" in found.text


def test_carson_p8_the_grocer_takes_the_money_where_little_would_double() -> None:
    """CARSON-P6, CARSON-P8: $8, or a lone ranch's income once more."""
    match = resolve(
        "incomes",
        cards=("grocer", "banker", "captain"),
        waited=[1, 0, 0],
        ground={"r1c1": "ranch"},
        owner={"r1c1": 0},
    )
    match.play("pass")
    assert asked(match) == ("GROCER_INCOME", 0)
    found = match.why(0)
    assert found is not None
    assert GAME.parse("take_money") == found.best
    assert "money" in [one.key for one in found.why.gains]


@pytest.mark.parametrize(
    ("facts", "rivals"),
    [
        ({}, [1]),
        ({"revolvers": [2, 1, 1]}, [1]),
        ({"reserve": [0, 3, 0], "passed": [1, 0, 2]}, [1]),
        ({"revolvers": [1, 2, 1], "passed": [2, 0, 1]}, [1, 2]),
    ],
)
def test_carson_d4_the_odds_of_a_duel_are_those_of_its_dice(
    facts: dict[str, Any], rivals: list[int]
) -> None:
    """CARSON-D2, CARSON-D4: every roll played out, against what the quantity says."""
    full: dict[str, Any] = {
        "reserve": [0] * 3,
        "round": 4,
        "standing": {"land_points": [0, *rivals]},
    } | facts
    match = resolve("land_points", **full)
    match.play("pass")
    assert asked(match)[0] == "DUEL_DIE"
    said, won, rolls = stands(match.state, 0), 0, list(product(range(1, 7), repeat=1 + len(rivals)))
    for roll in rolls:
        s = match.state.clone()
        for n in roll:
            s.play(GAME.parse(f"roll {n}"))
        won += s.duel_winner == 0
    assert said == pytest.approx(won / len(rolls))


def test_carson_d4_before_anybody_has_passed_a_tie_is_open() -> None:
    """And whoever is alone, or not there, is not beaten."""
    s = lay(standing={"land_points": [0, 1], "gambling": [2]}, reserve=[1, 1, 1]).state
    assert [0.5, 0.5, 1.0] == [pytest.approx(stands(s, seat)) for seat in range(3)]


def test_carson_d2_nobody_sends_a_cowboy_against_a_gunman_without_need() -> None:
    """The reason against a fight is its odds."""
    match = lay(
        2,
        standing={"gun_points": [1]},
        reserve=[1, 3],
        revolvers=[1, 6],
        round=4,
        owner={"r1c1": 0, "r1c2": 0, "r2c2": 0, "r2c1": 0},
        below=[nobody("NEXT_PLACE", 1)],
    )
    found = match.why(0, "go gun_points")
    assert found is not None
    assert GAME.parse("go gun_points") != found.best
    duels = next(one for one in found.why.gains if one.key == "duels")
    assert (duels.best, duels.other) == (1.0, 0.0)
