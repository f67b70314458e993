"""RULES.md sections 5.2 and 6.2: personalities."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson import numbers as t
from tests.games.carson.table import (
    CARDS,
    AnyMatch,
    asked,
    lay,
    nobody,
    only,
    options,
    resolve,
    some,
    told,
)


def picking(side: str = "yellow", seats: int = 3, place: int = 0, **facts: Any) -> AnyMatch:
    """The first to pick is asked."""
    return lay(
        seats,
        ask="PICK_PERSONALITY",
        seat=0,
        below=[nobody("NEXT_PICK", place + 1)],
        cards=facts.pop("cards", (None,) * seats),
        face=dict.fromkeys(CARDS, side),
        **facts,
    )


def test_carson_f3_f4_f5_picking() -> None:
    """CARSON-F3, CARSON-F4, CARSON-F5, CARSON-F2, CARSON-P17, CARSON-A5.2."""
    match = picking(pick_order=[0, 2, 1])
    assert [f"pick {card}" for card in CARDS] == options(match)
    told(match, "pick grocer")
    assert ("TAKE_OR_WAIT", 0) == asked(match)  # before the next one picks
    told(match, "wait")
    assert ("PICK_PERSONALITY", 2) == asked(match)
    assert "pick grocer" not in options(match)
    told(match, "pick mercenary")
    lines = told(match, "pick banker")
    assert ["WENT_IN_ORDER ben 1", "WENT_IN_ORDER anna 2", "WENT_IN_ORDER cleo 3"] == lines[-3:]
    assert ("PLACE", 1) == asked(match)


def test_carson_p1_the_yellow_sheriff_gets_the_white_cowboy() -> None:
    """CARSON-P1, CARSON-A5.7."""
    match = picking()
    assert told(match, "pick sheriff") == ["PICKED anna sheriff yellow", "GOT_WHITE anna"]
    assert t.IN_RESERVE == match.state.white
    told(match, "pick banker", "pick mercenary")
    assert (("CHOOSE_WORKER", 0), ["send", "send_white", "pass"]) == (asked(match), options(match))


def test_carson_p2_the_red_sheriff_has_no_white_cowboy() -> None:
    """CARSON-P2."""
    match = picking("red")
    assert told(match, "pick sheriff") == ["PICKED anna sheriff red"]
    assert t.ON_CARD == match.state.white


def test_carson_p3_the_yellow_banker_gets_nine() -> None:
    """CARSON-P3."""
    match = picking()
    told(match, "pick banker")
    assert 24 == match.state.money[0]


def test_carson_p4_the_red_banker_sells_one_lot() -> None:
    """CARSON-P4, CARSON-A5.4, CARSON-R13."""
    match = picking("red")
    told(match, "pick banker")
    assert ["lot none", "lot small", "lot middle"] == options(match)
    assert told(match, "lot middle") == ["BOUGHT_LOT anna 5 12"]
    assert (3, 5) == (match.state.money[0], match.state.vp[0])
    assert ("PICK_PERSONALITY", 1) == asked(match)


def test_carson_r13_the_red_banker_may_wait_for_the_end() -> None:
    """CARSON-R13, CARSON-A5.24: once, right before the limits."""
    late = picking("red", variant={"banker_red_any_time": True})
    told(late, "pick banker")
    assert ("PICK_PERSONALITY", 1) == asked(late)
    match = resolve(
        "buy_2",
        cards=("banker", "settler", "captain"),
        face={"banker": "red"},
        money=[70, 0, 0],
        variant={"banker_red_any_time": True},
    )
    told(match, "pass")
    assert ("BUY_LOT", 0) == asked(match)
    told(match, "lot large")
    assert (45, 7) == (match.state.money[0], match.state.vp[0])


@pytest.mark.parametrize(
    ("card", "side"), [("grocer", "yellow"), ("grocer", "red"), ("settler", "red")]
)
def test_carson_p5_p9_p13_eight_dollars_now_or_wait(card: str, side: str) -> None:
    """CARSON-P5, CARSON-P9, CARSON-P13, CARSON-A5.3."""
    match = picking(side)
    told(match, f"pick {card}")
    assert ["take_money", "wait"] == options(match)
    assert told(match, "take_money") == ["GOT_MONEY anna 8"]
    other = picking(side)
    told(other, f"pick {card}", "wait")
    assert (23, 0, 15, 1) == (
        match.state.money[0],
        match.state.waited[0],
        other.state.money[0],
        other.state.waited[0],
    )


def test_carson_p9_the_red_grocer_scores_houses() -> None:
    """CARSON-P9, CARSON-F35: houses only; ranch, church and hotel do not count."""
    ground = {"r1c1": "house", "r1c2": "house", "r1c3": "ranch", "r1c5": "hotel", "r1c7": "church"}
    match = resolve(
        "buy_2",
        cards=("grocer", "banker", "captain"),
        face={"grocer": "red"},
        waited=[1, 0, 0],
        ground=ground,
        owner=dict.fromkeys(ground, 0),
    )
    assert ["SCORED_CARD anna grocer 2"] == some(told(match, "pass"), "SCORED_CARD")


def test_carson_p13_the_red_settler_scores_mountains() -> None:
    """CARSON-P13, CARSON-R14: at the end of the round."""
    match = resolve(
        "buy_2",
        cards=("settler", "banker", "captain"),
        face={"settler": "red"},
        waited=[1, 0, 0],
        ground=dict.fromkeys(("r1c1", "r1c2", "r1c3"), "mountain"),
        owner={"r1c1": 0, "r1c2": 0, "r1c3": 1},
    )
    assert ["SCORED_CARD anna settler 2"] == some(told(match, "pass"), "SCORED_CARD")


def test_carson_p10_the_yellow_railroad_worker_gets_roads() -> None:
    """CARSON-P10, CARSON-E15: two, fewer if the supply is short."""
    match = picking()
    assert "GOT_ROADS anna 2" in told(match, "pick railroad_worker")
    short = picking(roads=[10, 10, 0])
    assert "GOT_ROADS anna 1" in told(short, "pick railroad_worker")


def test_carson_p11_the_red_railroad_worker_takes_a_tile() -> None:
    """CARSON-P11, CARSON-A5.6, CARSON-R28: optional; kept, it may be built this very round."""
    match = picking("red", owner={"r1c1": 0})
    told(match, "pick railroad_worker")
    assert 8 == len(options(match))
    told(match, "take_tile 10")
    assert (("BUILD_OR_KEEP", 0), 10) == (asked(match), match.state.money[0])
    told(match, "keep")
    assert (1, 0) == (match.state.kept[0][t.RANCH], match.state.kept_now[0][t.RANCH])
    leaves = picking("red")
    told(leaves, "pick railroad_worker", "leave")
    assert (15, ("PICK_PERSONALITY", 1)) == (leaves.state.money[0], asked(leaves))
    poor = picking("red", money=[4, 15, 15])
    told(poor, "pick railroad_worker")
    assert ("PICK_PERSONALITY", 1) == asked(poor)


def test_carson_p11_the_row_is_refilled_in_the_last_round_too() -> None:
    """CARSON-A16, CARSON-P11."""
    match = picking("red", round=4, owner={})
    told(match, "pick railroad_worker", "take_tile 3")
    assert ("FILL_SPACE", -1) == asked(match)


def test_carson_p12_the_yellow_settler_claims_any_parcel() -> None:
    """CARSON-P12, CARSON-R23: empty, mountain or house; not without a property tile."""
    match = picking(ground={"r1c1": "mountain"}, owner={"r8c8": 1})
    told(match, "pick settler")
    assert ({"r1c1", "r4c4", "r2c2"}, 63) == (
        {"r1c1", "r4c4", "r2c2"} & set(only(match, "claim")),
        len(options(match)),
    )
    assert told(match, "claim r4c4") == ["CLAIMED anna r4c4"]
    full = picking(owner={f"r{r}c{c}": 0 for r in (1, 2) for c in range(1, 7)})
    told(full, "pick settler")
    assert ("PICK_PERSONALITY", 1) == asked(full)


def test_carson_p14_the_yellow_captain_sells_cowboys() -> None:
    """CARSON-P14, CARSON-A5.5, CARSON-R15, CARSON-E15."""
    match = picking(money=[8, 0, 0])
    told(match, "pick captain")
    assert ["hire 0", "hire 1", "hire 2"] == options(match)
    told(match, "hire 2")
    assert (4, 5, 5) == (match.state.money[0], match.state.reserve[0], match.state.supply[0])
    few = picking(reserve=[9, 3, 3])
    told(few, "pick captain")
    assert ["hire 0", "hire 1"] == options(few)


def test_carson_p15_the_red_captain_sells_guns() -> None:
    """CARSON-P15, CARSON-R16, CARSON-R29: permanent, without a limit."""
    match = picking("red")
    told(match, "pick captain")
    assert ["arm 0", "arm 1", "arm 2", "arm 3"] == options(match)
    assert told(match, "arm 3") == ["PAID_CAPTAIN anna 3 12", "GAINED_GUNS anna 3"]
    assert (3, 4) == (match.state.money[0], match.state.revolvers[0])


@pytest.mark.parametrize(("side", "guns"), [("yellow", 4), ("red", 3)])
def test_carson_p16_the_mercenary_has_more_guns(side: str, guns: int) -> None:
    """CARSON-P16, CARSON-D3: from the pick to the end of the round."""
    match = resolve(
        "gambling",
        cards=("mercenary", "banker", "captain"),
        face={"mercenary": side},
        standing={"gambling": [0, 1]},
    )
    told(match, "pass")
    assert [guns, 1] == list(match.state.duel_guns)[:2]


def test_carson_p6_p7_having_waited_one_must_choose() -> None:
    """CARSON-P6, CARSON-P7, CARSON-F33, CARSON-A5.18: $8 or a type owned on the map."""
    match = resolve(
        "incomes",
        cards=("grocer", "banker", "captain"),
        waited=[1, 0, 0],
        ground={"r1c1": "ranch", "r1c3": "prison", "r1c5": "bank"},
        owner={"r1c1": 0, "r1c3": 0, "r1c5": 1},
    )
    told(match, "pass")
    assert ["take_money", "double ranch", "double prison"] == options(match)
    assert "GOT_MONEY anna 8" in told(match, "take_money")
