"""RULES.md section 5.3: placement."""

from __future__ import annotations

from typing import Any

from farwest.games.carson import numbers as t
from tests.games.carson.table import asked, lay, nobody, only, options, target, told

DUEL_SQUARES = [
    *("ammunition", "three_roads"),
    *(f"build_{price}" for price in t.PRICE),
    *("land_income", "gun_income", "gambling", "land_points", "gun_points", "building_points"),
    *("buy_5", "buy_4", "buy_3", "buy_2"),
]


def test_carson_f6_one_cowboy_at_a_time_in_turn_order() -> None:
    """CARSON-F6, CARSON-F1: round and round, skipping who has passed, until all have."""
    match = lay(seat=2, order=[2, 0, 1], below=[nobody("NEXT_PLACE", 1)], passed=[1])
    told(match, "go wages")
    assert ("PLACE", 0) == asked(match)
    told(match, "go one_road")
    assert ("PLACE", 2) == asked(match)
    told(match, "pass")
    assert told(match, "pass")[0] == "PASSED anna 3"
    assert [1, 2, 0] == list(match.state.pick_order)[:3]  # CARSON-F2: the next picking order
    assert ("PICK_PERSONALITY", 1) == asked(match)
    assert 2 == match.state.round


def test_carson_f7_passing_is_always_allowed_and_forced_without_cowboys() -> None:
    """CARSON-F7, CARSON-A3: also with cowboys left; without any, by itself."""
    match = lay(reserve=[3, 0, 1], below=[nobody("NEXT_PLACE", 1)])
    assert "pass" in options(match)
    assert told(match, "pass") == ["PASSED anna 1", "PASSED ben 2"]
    assert ("PLACE", 2) == asked(match)


def test_carson_f8_squares_on_offer() -> None:
    """CARSON-F8, CARSON-A5.8: construction spaces need a tile; reminders take no cowboy."""
    match = lay()
    assert ["wages", *DUEL_SQUARES[:2], "one_road", *DUEL_SQUARES[2:]] == only(match, "go")
    empty = lay(row={"12": "church"})
    assert ["build_12"] == [name for name in only(empty, "go") if name.startswith("build_")]


def test_carson_f9_any_number_on_a_multi_square() -> None:
    """CARSON-F9."""
    match = lay(crowd=[[2, 1, 0], [1, 0, 0]])
    assert {"wages", "one_road"} <= set(only(match, "go"))
    told(match, "go wages")
    assert (3, 2) == (match.state.crowd[0][0], match.state.reserve[0])


def test_carson_f10_one_cowboy_elsewhere() -> None:
    """CARSON-F10."""
    facts: dict[str, Any] = {"ground": {"r1c1": "ranch"}, "owner": {"r1c1": 1}}
    match = lay(standing={"gambling": [0], "r5c5": [0], "r1c1": [0]}, **facts)
    assert "gambling" not in only(match, "go")
    assert ("r5c5" not in only(match, "stake"), only(match, "attack")) == (True, [])
    rival = lay(standing={"gambling": [1], "r5c5": [1], "r1c1": [2]}, **facts)
    assert "gambling" in only(rival, "go")
    assert "r5c5" in only(rival, "stake")
    assert ["r1c1"] == only(rival, "attack")


def test_carson_f11_any_unowned_parcel() -> None:
    """CARSON-F11, CARSON-F15, CARSON-B3: mountain and house too; no money is needed."""
    match = lay(ground={"r1c1": "mountain"}, owner={"r2c2": 1}, money=[0, 0, 0])
    staked = set(only(match, "stake"))
    assert (63, True, False) == (len(staked), {"r1c1", "r4c4"} <= staked, "r2c2" in staked)
    assert told(match, "stake r1c1")[0] == "STAKED anna r1c1"
    assert 1 == match.state.standing[target("r1c1")]
    river = lay(variant={"board": "river"}, town="r2c6", ground={})
    assert not {f"r{r}c{c}" for r, c in t.RIVER_CELLS} & set(only(river, "stake"))


def test_carson_f12_attack_and_protect() -> None:
    """CARSON-F12, CARSON-T10, CARSON-A7: each with its meaning; not what cannot be attacked."""
    ground = {"r1c1": "ranch", "r1c3": "church", "r1c5": "prison", "r1c4": "bank", "r8c8": "mine"}
    owner = {"r1c1": 1, "r1c3": 2, "r1c5": 1, "r1c4": 1, "r8c8": 0}
    match = lay(ground=ground, owner=owner)
    assert (["r1c1"], ["r8c8"]) == (only(match, "attack"), only(match, "protect"))
    attacked = told(lay(ground=ground, owner=owner), "attack r1c1")
    assert ["ATTACKED_BUILDING anna ranch r1c1"] == attacked[:1]
    assert ["PROTECTED anna mine r8c8"] == told(match, "protect r8c8")[:1]


def test_carson_f13_the_white_cowboy_goes_alone() -> None:
    """CARSON-F13, CARSON-R24, CARSON-A5.7, CARSON-A5.8: then one may not pass any more."""
    match = lay(
        ask="CHOOSE_WORKER",
        cards=("sheriff", "banker", "captain"),
        white=t.IN_RESERVE,
        standing={"gambling": [1], "r8c8": [1]},
        ground={"r8c8": "ranch", "r8c1": "mine"},
        owner={"r8c8": 0, "r8c1": 0},
        below=[nobody("NEXT_PLACE", 1)],
    )
    told(match, "send_white")
    assert (["r8c1"], False) == (only(match, "protect"), "pass" in options(match))
    assert "gambling" not in only(match, "go")
    assert told(match, "go ammunition") == ["WENT_TO anna ammunition", "WHITE_PLACED anna"]
    assert (t.ON_BOARD, 3) == (match.state.white, match.state.reserve[0])
    assert "ammunition" not in only(match, "go")


def test_carson_p1_a_lone_white_cowboy_need_not_be_sent() -> None:
    """CARSON-A5.7: without others, the white one or pass."""
    match = lay(
        ask="CHOOSE_WORKER",
        cards=("sheriff", "banker", "captain"),
        white=t.IN_RESERVE,
        reserve=[0, 1, 1],
    )
    assert ["send_white", "pass"] == options(match)


def test_carson_f14_the_red_sheriff_provokes_nobody() -> None:
    """CARSON-F14: nor does he attack; multi squares and protection are always open."""
    match = lay(
        cards=("sheriff", "banker", "captain"),
        face={"sheriff": "red"},
        standing={"gambling": [1], "r5c5": [2], "r8c8": [1]},
        crowd=[[0, 1, 0]],
        ground={"r8c8": "ranch", "r1c1": "mine"},
        owner={"r8c8": 0, "r1c1": 1},
    )
    assert ({"wages"}, set()) == (
        {"wages", "gambling"} & set(only(match, "go")),
        {"r5c5"} & set(only(match, "stake")),
    )
    assert ([], ["r8c8"]) == (only(match, "attack"), only(match, "protect"))
