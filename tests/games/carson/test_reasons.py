"""Positions whose best answer and its reason are plain from the rules."""

from __future__ import annotations

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
