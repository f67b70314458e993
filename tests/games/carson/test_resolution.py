"""RULES.md sections 5.4 and 6.1: the track, its squares, and the parcels."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson import numbers as t
from tests.games.carson.table import asked, cell, lay, only, options, resolve, some, told

OWNS_FIVE = {f"r8c{c}": 0 for c in range(1, 6)}


def test_carson_f16_the_order_of_the_track() -> None:
    """CARSON-F16: every square with a cowboy, in order."""
    match = resolve(
        "wages",
        standing={
            **{"ammunition": [0], "three_roads": [1], "land_income": [0], "gun_income": [1]},
            **{"land_points": [0], "gun_points": [1], "building_points": [2], "r1c1": [2]},
        },
        crowd=[[1, 1, 0], [0, 0, 1]],
        owner=OWNS_FIVE,
        ground={"r8c1": "ranch"},
        money=[0, 0, 0],
        reserve=[0, 0, 0],
    )
    lines = told(match, "pass")
    assert lines[1:13] == [
        "WORKED anna 1 4",
        "WORKED ben 1 4",
        "TOOK_AMMUNITION anna",
        "GOT_ROADS ben 3",
        "GOT_ROADS cleo 1",
        "TOOK_INCOME anna land_income 10",
        "TOOK_INCOME ben gun_income 2",
        "EARNED anna r8c1 3",
        "SCORED_SQUARE anna land_points 2",
        "SCORED_SQUARE ben gun_points 0",
        "SCORED_SQUARE cleo building_points 0",
        "TOKEN_MOVED buy_2",
    ]


def test_carson_r6_wages_by_player_as_the_sheet_says() -> None:
    """CARSON-R6, CARSON-E1: an option: $4 for each player there, however many cowboys."""
    variant = {"wages_by_player": True}
    match = resolve("wages", passed=[2, 1, 0], crowd=[[2, 1, 0]], round=4, variant=variant)
    assert told(match, "pass")[1:3] == ["WORKED ben 1 4", "WORKED anna 2 4"]


def test_carson_r20_wages_and_road_may_be_declined_as_the_sheet_says() -> None:
    """CARSON-R20, CARSON-A5.25, CARSON-F17: in pass order, one after the other; all leave."""
    variant = {"confirm_wages_and_road": True}
    crowd = [[2, 1, 0], [0, 1, 0]]
    match = resolve("wages", passed=[2, 1, 0], crowd=crowd, round=4, variant=variant)
    told(match, "pass")
    assert (("FREE_ACTION", 1), ["perform", "decline"]) == (asked(match), options(match))
    assert told(match, "decline") == ["DECLINED ben wages"]
    assert (("FREE_ACTION", 0), 15) == (asked(match), match.state.money[1])
    assert told(match, "perform") == ["WORKED anna 2 8"]
    assert ("FREE_ACTION", 1) == asked(match)
    assert told(match, "perform")[0] == "GOT_ROADS ben 1"
    assert [0, 0] == [sum(list(row)) for row in match.state.crowd]


def test_carson_e1_wages_are_paid_per_cowboy() -> None:
    """CARSON-E1, CARSON-R6, CARSON-F17, CARSON-A16: all of one player's, in pass order."""
    match = resolve("wages", passed=[2, 1, 0], crowd=[[2, 1, 0]], round=4)
    assert told(match, "pass")[1:3] == ["WORKED ben 1 4", "WORKED anna 2 8"]
    assert [3, 3] == list(match.state.reserve)[:2]
    assert [7, 7] == list(match.state.supply)[:2]


def test_carson_f17_the_white_cowboy_works_too() -> None:
    """CARSON-F17, CARSON-A16: it goes back to its card."""
    match = resolve(
        "wages",
        cards=("sheriff", "banker", "captain"),
        white_at="wages",
        crowd=[[1, 0, 0]],
        round=4,
    )
    assert "WORKED anna 2 8" in told(match, "pass")
    assert (t.ON_CARD, 7) == (match.state.white, match.state.supply[0])


def test_carson_e3_e4_e15_roads_while_the_supply_lasts() -> None:
    """CARSON-E3, CARSON-E4, CARSON-E15, CARSON-A16: order A, B; A has 2, B 1, two are left."""
    match = resolve("three_roads", standing={"three_roads": [1]}, roads=[10, 9, 0])
    assert "GOT_ROADS ben 2" in told(match, "pass")
    crowd = resolve("one_road", crowd=[[], [2, 1, 0]], roads=[10, 9, 0])
    assert told(crowd, "pass")[1:3] == ["GOT_ROADS anna 2", "GOT_ROADS ben 0"]


def test_carson_f18_f21_a_single_cowboy_performs_and_goes() -> None:
    """CARSON-F18, CARSON-F21, CARSON-A6, CARSON-R20, CARSON-E7: free gains come by themselves."""
    match = resolve("land_income", standing={"land_income": [0]}, owner=OWNS_FIVE, round=4)
    assert "TOOK_INCOME anna land_income 10" in told(match, "pass")
    assert 7 == match.state.supply[0]


def test_carson_f19_a_duel_decides_who_performs() -> None:
    """CARSON-F19, CARSON-F20: the right never passes to a loser."""
    match = resolve("build_12", standing={"build_12": [0, 1]}, money=[0, 99, 0], round=4)
    lines = told(match, "pass", "roll 6", "roll 1")
    assert ["TILE_TOO_DEAR anna mine 12"] == some(lines, "TILE_TOO_DEAR", "BOUGHT_TILE")
    assert (7, 4) == (match.state.supply[0], match.state.reserve[1])


@pytest.mark.parametrize("square", ["ammunition", "three_roads", "land_income", "gambling"])
def test_carson_a6_free_gains_may_be_confirmed(square: str) -> None:
    """CARSON-A6, CARSON-A5.25: on the gambling table before rolling."""
    match = resolve(square, standing={square: [0]}, variant={"confirm_free_actions": True})
    told(match, "pass")
    assert (("FREE_ACTION", 0), ["perform", "decline"]) == (asked(match), options(match))
    assert f"DECLINED anna {square}" in told(match, "decline")


def test_carson_a6_confirmed_gains_come() -> None:
    """CARSON-A6."""
    match = resolve(
        "land_points",
        standing={"land_points": [0]},
        owner=OWNS_FIVE,
        variant={"confirm_free_actions": True},
    )
    told(match, "pass")
    assert "SCORED_SQUARE anna land_points 2" in told(match, "perform")


def test_carson_e8_e12_force_counts_cowboys_and_guns() -> None:
    """CARSON-E8, CARSON-E12, CARSON-R18, CARSON-R19, CARSON-A16: the white one at home too."""
    match = resolve(
        "gun_income",
        cards=("sheriff", "banker", "captain"),
        white=t.IN_RESERVE,
        standing={"gun_income": [0], "gun_points": [0]},
        revolvers=[2, 1, 1],
        reserve=[2, 0, 0],
        ammunition=0,
    )
    lines = told(match, "pass")
    assert some(lines, "TOOK_INCOME", "SCORED_SQUARE") == [
        "TOOK_INCOME anna gun_income 16",
        "SCORED_SQUARE anna gun_points 4",
    ]


def test_carson_e9_gambling_pays_two_dice() -> None:
    """CARSON-E9."""
    match = resolve("gambling", standing={"gambling": [0]})
    told(match, "pass", "roll 6")
    assert "GAMBLED anna 9" in told(match, "roll 3")


def test_carson_e11_e13_points_for_land_and_buildings() -> None:
    """CARSON-E11, CARSON-E13, CARSON-R19: rounded down; no houses, mountains or kept tiles."""
    match = resolve(
        "land_points",
        standing={"land_points": [0], "building_points": [0]},
        owner=OWNS_FIVE,
        ground={"r8c1": "ranch", "r8c3": "prison", "r8c4": "house", "r8c5": "mountain"},
        kept=[{"bank": 1}],
    )
    assert some(told(match, "pass"), "SCORED_SQUARE") == [
        "SCORED_SQUARE anna land_points 2",
        "SCORED_SQUARE anna building_points 2",
    ]


def test_carson_e14_points_are_bought() -> None:
    """CARSON-E14, CARSON-A5.19, CARSON-R33: any number one can pay; each square separately."""
    match = resolve("buy_5", standing={"buy_5": [0], "buy_2": [0]}, money=[13, 0, 0])
    told(match, "pass")
    assert ["0", "1", "2"] == only(match, "buy_points")
    assert told(match, "buy_points 2") == ["BOUGHT_POINTS anna 2 10"]
    assert ["0", "1"] == only(match, "buy_points")
    rich = resolve("buy_2", standing={"buy_2": [0]}, money=[600, 0, 0])
    told(rich, "pass")
    assert t.MOST_VP + 1 == len(options(rich))


PARCEL_DUELS: dict[str, Any] = {
    "standing": {"r1c1": [0, 1], "r8c8": [1, 2], "r5c1": [0]},
    "reserve": [0, 0, 0],
    "passed": [2, 0, 1],
}


def test_carson_f22_the_first_to_have_passed_names_the_next_duel() -> None:
    """CARSON-F22, CARSON-R26, CARSON-A5.9, CARSON-R35: involved or not, one at a time."""
    match = resolve("parcels", **PARCEL_DUELS)
    told(match, "pass")
    assert (("NEXT_DUEL", 2), ["duel r1c1", "duel r8c8"]) == (asked(match), options(match))
    told(match, "duel r8c8", "roll 6", "roll 1")
    assert ("DUEL_DIE", -1, 0) == (*asked(match), match.state.a)  # the last one needs no question


def test_carson_f23_buying_parcels() -> None:
    """CARSON-F23, CARSON-A5.10, CARSON-E5: in turn order, affordable ones, one at a time."""
    match = resolve("parcels", order=[1, 0, 2], **PARCEL_DUELS)
    told(match, "pass", "duel r8c8", "roll 1", "roll 6", "roll 1", "roll 6")
    assert (("BUY_PARCEL", 1), ["buy r1c1", "buy r8c8", "stop"]) == (asked(match), options(match))
    assert told(match, "buy r8c8") == ["BOUGHT_PARCEL ben r8c8 1"]
    told(match, "stop")
    assert (("BUY_PARCEL", 0), ["buy r5c1", "stop"]) == (asked(match), options(match))
    told(match, "buy r5c1")
    owner = match.state.owner
    assert [1, 0, -1] == [owner[cell(name)] for name in ("r8c8", "r5c1", "r1c1")]


def test_carson_f23_a_purchase_needs_a_property_tile() -> None:
    """CARSON-F23, CARSON-E15, CARSON-C1: nobody owns more than twelve."""
    twelve = {f"r{r}c{c}": 0 for r in (1, 2) for c in range(1, 7)}
    match = resolve("parcels", standing={"r8c8": [0]}, owner=twelve)
    assert not some(told(match, "pass"), "BOUGHT_PARCEL")
    assert -1 == match.state.owner[cell("r8c8")]


def test_carson_e5_a_bought_mountain_is_owned() -> None:
    """CARSON-E5."""
    match = resolve("parcels", standing={"r1c1": [0]}, ground={"r1c1": "mountain"})
    assert told(match, "pass", "buy r1c1")[1] == "BOUGHT_PARCEL anna r1c1 2"
    assert 0 == match.state.owner[cell("r1c1")]


def test_carson_f15_one_need_not_be_able_to_use_a_square() -> None:
    """CARSON-F15, CARSON-F20."""
    match = lay(money=[0, 0, 0])
    assert {"buy_5", "build_12"} <= set(only(match, "go"))
    broke = resolve("buy_5", standing={"buy_5": [0]}, money=[4, 0, 0])
    assert "COULD_NOT_PAY anna buy_5" in told(broke, "pass")
