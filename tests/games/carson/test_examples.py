"""RULES.md section 9: the worked examples, each from its position."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson import numbers as t
from farwest.games.carson.phases.incomes import income_of
from tests.games.carson.table import (
    GAME,
    AnyMatch,
    asked,
    cell,
    lay,
    nobody,
    only,
    options,
    resolve,
    some,
    start,
    told,
)

SALOON_OF_ANNA: dict[str, Any] = {  # three neutral houses beside it: $15
    "ground": {"r4c5": "saloon", "r3c5": "house", "r5c5": "house"},
    "owner": {"r4c5": 0},
}


def income(match: AnyMatch, name: str) -> int:
    s = match.state
    return income_of(list(s.ground), list(s.owner), list(s.variant), cell(name))


def the_duel_of_x1() -> AnyMatch:
    match = resolve(
        "gambling",
        standing={"gambling": [0, 1, 2], "land_points": [1, 2]},
        reserve=[1, 1, 0],
        revolvers=[1, 3, 1],
    )
    told(match, "pass", "roll 4", "roll 2")
    return match


def test_carson_x1_a_three_way_duel_with_a_tie() -> None:
    """CARSON-X1, CARSON-D1, CARSON-D4: totals 6, 6, 4; Anna passed first."""
    match = the_duel_of_x1()
    assert told(match, "roll 3") == [
        "ROLLED_DUEL cleo 3",
        "WON_DUEL anna gambling 6",
        "LOST_DUEL cleo 4",
        "LOST_DUEL ben 6",
    ]
    assert [1, 2, 1] == list(match.state.reserve)[:3]
    assert told(match, "roll 3", "roll 5")[0] == "GAMBLED anna 8"
    assert (23, 9) == (match.state.money[0], match.state.supply[0])


def test_carson_x2_losers_get_stronger() -> None:
    """CARSON-X2, CARSON-D5: the cowboys that came back count in the next duel."""
    match = the_duel_of_x1()
    told(match, "roll 3", "roll 3", "roll 5")
    assert ("land_points", [0, 3, 1], [0, 2, 1]) == (
        GAME.names["target"][match.state.duel_at],
        list(match.state.duel_guns)[:3],
        list(match.state.duel_cowboys)[:3],
    )


@pytest.mark.parametrize(
    ("here", "price"), [({}, 4), ({"r4c3": "mountain"}, 5)], ids=["empty", "mountain"]
)
def test_carson_x3_parcel_price(here: dict[str, str], price: int) -> None:
    """CARSON-X3, CARSON-E5."""
    ground = {"r4c4": "house", "r3c3": "mountain", "r5c4": "ranch"} | here
    match = resolve(
        "parcels", ground=ground, owner={"r5c4": 1}, standing={"r4c3": [0], "r8c8": [0]}
    )
    assert told(match, "pass", "buy r4c3", "buy r8c8")[1:3] == [
        f"BOUGHT_PARCEL anna r4c3 {price}",
        "BOUGHT_PARCEL anna r8c8 1",
    ]


def test_carson_x4_ownership_and_houses() -> None:
    """CARSON-X4, CARSON-T1, CARSON-T2."""
    match = lay(
        ground={
            "r4c5": "saloon",
            "r3c5": "house",
            "r5c6": "house",
            "r3c4": "hotel",
            "r5c4": "hotel",
        },
        owner={"r4c5": 0, "r5c6": 1, "r3c4": 0, "r5c4": 1},
    )
    assert 20 == income(match, "r4c5")


def test_carson_x5_an_adjacent_ranch_counts_twice() -> None:
    """CARSON-X5, CARSON-T4."""
    match = lay(
        ground={"r4c5": "drugstore", "r5c5": "ranch", "r8c8": "ranch"},
        owner={"r4c5": 0, "r5c5": 0, "r8c8": 0},
    )
    assert 12 == income(match, "r4c5")


def attacked(**facts: Any) -> AnyMatch:
    return resolve("incomes", **(SALOON_OF_ANNA | {"reserve": [0, 0, 0]} | facts))


def test_carson_x6_robbery_succeeds() -> None:
    """CARSON-X6, CARSON-F34."""
    match = attacked(standing={"r4c5": [0, 1]}, round=4)
    lines = told(match, "pass", "roll 1", "roll 6")
    assert ["ROBBED ben r4c5 7", "EARNED anna r4c5 8"] == some(lines, "ROBBED", "EARNED")
    assert ([1, 0], [9, 10]) == (list(match.state.reserve)[:2], list(match.state.supply)[:2])


def test_carson_x6_robbery_fails_or_nobody_protects() -> None:
    """CARSON-X6."""
    assert "EARNED anna r4c5 15" in told(
        attacked(standing={"r4c5": [0, 1]}), "pass", "roll 6", "roll 1"
    )
    match = attacked(standing={"r4c5": [1, 2]})
    lines = told(match, "pass", "roll 2", "roll 5")
    assert "ROBBED cleo r4c5 7" in lines
    assert "LOST_DUEL ben 3" in lines


def test_carson_x7_grocer_and_robbery() -> None:
    """CARSON-X7, CARSON-P8: a robbed building is not doubled."""
    match = resolve(
        "incomes",
        cards=("grocer", "banker", "settler"),
        waited=[1, 0, 0],
        ground={
            "r4c5": "bank",
            "r3c5": "house",
            "r5c5": "house",
            "r8c8": "bank",
            "r8c7": "house",
            "r7c7": "house",
        },
        owner={"r4c5": 0, "r8c8": 0},
        standing={"r4c5": [1]},
    )
    assert (9, 6) == (income(match, "r4c5"), income(match, "r8c8"))
    told(match, "pass")
    assert ["take_money", "double bank"] == options(match)
    lines = told(match, "double bank")
    assert lines[:4] == [
        "DOUBLED anna bank",
        "ROBBED ben r4c5 4",
        "EARNED anna r4c5 5",
        "EARNED anna r8c8 12",
    ]


def test_carson_x8_a_church_in_time() -> None:
    """CARSON-X8, CARSON-F31, CARSON-R25: no duel, no attack, all cowboys to the general reserve."""
    match = resolve(
        "build_6",
        row={"6": "church"},
        ground={"r4c5": "bank", "r3c5": "house"},
        owner={"r4c5": 0, "r5c5": 2},
        standing={"r4c5": [1, 0], "build_6": [2]},
        reserve=[0, 0, 0],
    )
    told(match, "pass", "buy_tile", "build", "build_on r5c5")
    lines = told(match, "house_on r3c3")
    assert "TOOK_COVER anna r4c5" in lines
    assert "EARNED anna r4c5 6" in lines
    assert not [x for x in lines if x.startswith(("WON_DUEL", "ROBBED"))]
    assert [4, 4] == list(match.state.reserve)[:2]  # CARSON-F37 brought them home


@pytest.mark.parametrize(("space", "paid"), [("5", 3), ("3", 2), ("12", 6)])
def test_carson_x9_railroad_worker_rounding(space: str, paid: int) -> None:
    """CARSON-X9, CARSON-P10."""
    match = resolve(
        f"build_{space}",
        row={space: "ranch"},
        cards=("railroad_worker", "banker", "settler"),
        standing={f"build_{space}": [0]},
    )
    assert f"BOUGHT_TILE anna ranch {paid}" in told(match, "pass", "buy_tile")


def test_carson_x10_the_round_token_closes_squares() -> None:
    """CARSON-X10, CARSON-C5, CARSON-R3, CARSON-R4, CARSON-F36: in round 3, $5 and $4 are left."""
    open_squares = [
        [s for s in only(lay(round=n), "go") if s.startswith("buy")] for n in (1, 2, 3, 4)
    ]
    assert [
        ["buy_5", "buy_4", "buy_3", "buy_2"],
        ["buy_5", "buy_4", "buy_3"],
        ["buy_5", "buy_4"],
        ["buy_5"],
    ] == open_squares
    assert (0, 4, 5, 5, 0) == t.COWBOYS_AFTER


@pytest.mark.parametrize(
    ("money", "choices"),
    [(33, {1: 20, 2: 13, 3: 3}), (26, {0: 20, 1: 16, 2: 6})],
)
def test_carson_x11_the_cash_limit(money: int, choices: dict[int, int]) -> None:
    """CARSON-X11, CARSON-F38, CARSON-R22."""
    for number, left in choices.items():
        match = resolve("buy_2", cards=("sheriff", "banker", "settler"), money=[money, 0, 0])
        told(match, "pass")
        assert [str(k) for k in choices] == only(match, "convert")
        told(match, f"convert {number}")
        assert (left, number) == (match.state.money[0], match.state.vp[0])


def test_carson_x12_the_white_cowboy() -> None:
    """CARSON-X12, CARSON-F13, CARSON-R24."""
    facts: dict[str, Any] = {
        "cards": ("sheriff", "banker", "settler"),
        "ground": {"r4c5": "saloon", "r8c8": "ranch"},
        "owner": {"r4c5": 1, "r8c8": 0},
    }
    on_board = lay(seat=1, white_at="build_4", standing={"build_4": [0]}, **facts)
    assert "build_4" not in only(on_board, "go")
    sent = lay(a=2, white=t.IN_RESERVE, standing={"build_6": [1]}, crowd=[[0, 1, 0]], **facts)
    assert "build_6" not in only(sent, "go")
    assert ([], ["r8c8"]) == (only(sent, "attack"), only(sent, "protect"))
    assert "wages" in only(sent, "go")
    waits = resolve(
        "gambling", standing={"gambling": [0, 1]}, white=t.IN_RESERVE, reserve=[0, 0, 0], **facts
    )
    told(waits, "pass")
    assert [1, 0] == list(waits.state.duel_cowboys)[:2]
    told(waits, "roll 1", "roll 6")
    told(waits, "roll 1", "roll 1")
    assert t.ON_CARD == waits.state.white


def test_carson_x13_the_red_sheriff() -> None:
    """CARSON-X13, CARSON-F14, CARSON-P2, CARSON-D6."""
    red: dict[str, Any] = {
        "cards": ("sheriff", "banker", "settler"),
        "face": {"sheriff": "red"},
        "ground": {"r8c8": "ranch", "r4c5": "saloon"},
        "owner": {"r8c8": 0, "r4c5": 1},
    }
    match = resolve("land_income", standing={"land_income": [0, 1]}, reserve=[0, 0, 0], **red)
    lines = told(match, "pass", "roll 1", "roll 6")
    assert some(lines, "LOST_DUEL", "SHERIFF_SCORED", "TOOK_INCOME") == [
        "LOST_DUEL anna 2",
        "SHERIFF_SCORED anna 3",
        "TOOK_INCOME ben land_income 2",
    ]
    placing = lay(standing={"gun_income": [1], "r8c8": [1]}, **red)
    assert "gun_income" not in only(placing, "go")
    assert ([], ["r8c8"]) == (only(placing, "attack"), only(placing, "protect"))


def sites(building: str, roads: int) -> list[str]:
    match = lay(
        ask="BUILD_PARCEL",
        building=building,
        row={},
        builder=0,
        owner={"r4c7": 0},
        roads=[roads],
        below=[nobody("RESOLVE", 11)],
    )
    return only(match, "build_on")


def test_carson_x14_roads_for_a_build() -> None:
    """CARSON-X14, CARSON-A12, CARSON-F28, CARSON-R7."""
    assert [[], ["r4c7"], ["r4c7"]] == [sites("saloon", 1), sites("saloon", 2), sites("mine", 0)]
    match = lay(
        ask="HOUSE_PARCEL",
        building="saloon",
        row={},
        builder=0,
        site="r4c7",
        owner={"r4c7": 0},
        roads=[2],
        below=[nobody("RESOLVE", 11)],
    )
    assert {"r5c6", "r5c5"} <= set(only(match, "house_on"))
    assert told(match, "house_on r5c6")[:4] == [  # no other roads would do
        "LAID_ROAD anna h4-5",
        "LAID_ROAD anna h4-6",
        "BUILT_TILE anna saloon r4c7",
        "ADDED_HOUSE anna r5c6",
    ]


def test_carson_x15_deferred_building() -> None:
    """CARSON-X15, CARSON-F26, CARSON-R9, CARSON-G2: not this round, but in later ones."""
    facts: dict[str, Any] = {
        "row": {"10": "bank"},
        "standing": {"build_10": [0]},
        "owner": {"r3c3": 0},
        "round": 2,
        "money": [15, 15, 15],
    }
    match = resolve("build_10", **facts)
    lines = told(match, "pass", "buy_tile", "keep")
    assert "KEPT_TILE anna bank" in lines
    assert "ROUND_ENDED 2" in lines
    assert 1 == match.state.kept[0][t.BANK]
    later = resolve("deferred", row={}, kept=[{"bank": 1}], owner={"r3c3": 0}, round=3)
    told(later, "pass")
    assert ["build_kept bank", "stop"] == options(later)
    over = resolve("buy_5", row={}, kept=[{"bank": 1}], round=4, money=[0, 0, 0])
    told(over, "pass")
    assert (None, [0, 0, 0]) == (over.seat, over.scores())


def test_carson_x16_several_cowboys_on_a_multi_square() -> None:
    """CARSON-X16, CARSON-E4, CARSON-F17: two roads are left, Ben is served first."""
    match = resolve("one_road", passed=[1, 2, 0], crowd=[[], [2, 1, 0]], roads=[9, 7, 3], owner={})
    assert 2 == match.state.road_supply
    assert told(match, "pass")[1:3] == ["GOT_ROADS ben 1", "GOT_ROADS anna 1"]


def test_carson_x17_the_cowboy_limit() -> None:
    """CARSON-X17, CARSON-F37, CARSON-E15."""
    match = resolve("buy_2", round=2, reserve=[7, 3, 3])
    assert "GOT_COWBOYS anna 3" in told(match, "pass")


def test_carson_x18_red_railroad_worker_refill() -> None:
    """CARSON-X18, CARSON-P11: before the next player picks."""
    match = lay(
        ask="RAILROAD_TAKE",
        cards=("railroad_worker", None, None),
        below=[nobody("NEXT_PICK", 1)],
        row={
            "3": "ranch",
            "4": "mine",
            "5": "bank",
            "6": "saloon",
            "8": "church",
            "10": "ranch",
            "12": "mine",
        },
        face={"railroad_worker": "red"},
    )
    told(match, "take_tile 6")
    assert ("FILL_SPACE", -1) == asked(match)
    tiles = [GAME.names["building"][k] if k >= 0 else None for k in match.state.row]
    assert [None, "mine", "ranch", "church", "bank", "mine", "ranch"] == tiles
    told(match, "tile hotel")
    assert (t.HOTEL, ("PICK_PERSONALITY", 1)) == (match.state.row[0], asked(match))


def test_carson_x19_an_unaffordable_win() -> None:
    """CARSON-X19, CARSON-F20: losers have their cowboys back, the winner's goes to the reserve."""
    match = resolve(
        "parcels",
        money=[4, 9, 9],
        ground={"r3c3": "mountain", "r3c4": "mountain", "r3c5": "mountain", "r4c3": "mountain"},
        standing={"r4c4": [0, 1]},
        reserve=[0, 0, 0],
    )
    lines = told(match, "pass", "roll 6", "roll 1")
    assert not [x for x in lines if x.startswith("BOUGHT")]
    assert ([4, 5], [6, 5]) == (list(match.state.reserve)[:2], list(match.state.supply)[:2])


def test_carson_x20_the_final_tie() -> None:
    """CARSON-X20, CARSON-G1, CARSON-G3: 47 each; Ben passed before Anna."""
    ground = dict.fromkeys(("r1c1", "r1c3", "r1c5", "r1c7"), "hotel") | {"r1c1": "ranch"}
    ground |= {"r8c1": "house", "r8c2": "house", "r8c3": "mountain"}
    owner = dict.fromkeys(ground, 0)
    bens = {"r6c1": "ranch", "r6c3": "mine", "r6c5": "mine", "r7c8": "mountain", "r6c8": "mountain"}
    match = resolve(
        "buy_5",
        2,
        passed=[1, 0],
        round=4,
        row={},
        vp=[31, 35],
        money=[17, 15],
        ground=ground | bens,
        owner=owner | dict.fromkeys(bens, 1),
    )
    told(match, "pass")
    assert ([47, 47], [2, 1]) == (match.scores(), match.places())


def test_carson_x21_ammunition_within_the_round() -> None:
    """CARSON-X21, CARSON-E2, CARSON-R18: at once in duels, $6 on the gun income, then gone."""
    match = resolve(
        "ammunition",
        standing={"ammunition": [0], "three_roads": [0, 1], "gun_income": [0]},
        reserve=[0, 0, 0],
    )
    told(match, "pass")
    assert [4, 1] == list(match.state.duel_guns)[:2]
    assert "TOOK_INCOME anna gun_income 8" in told(match, "roll 5", "roll 1")
    assert -1 == match.state.ammunition
    assert 1 == start(2).state.revolvers[0]
