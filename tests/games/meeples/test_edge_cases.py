"""RULES.md section 9: the edge cases, each from its position."""

from __future__ import annotations

import pytest

from tests.games.meeples.table import (
    asked,
    duel,
    filled,
    inside,
    lay,
    lines,
    options,
    pieces,
    resolving,
    street,
    tokens,
    told,
)


def test_meep_x12_an_occupied_showdown_space_is_skipped() -> None:
    """MEEP-X12, MEEP-F10."""
    match = lay(inside={"t6": "builder*2"}, standing={"se": "miner"}, token={"se": 1})
    told(match, "pick t6", "go cw")
    assert {"se": "miner", "b6": "builder", "b5": "builder"} == street(match)


@pytest.mark.parametrize(
    ("order", "there"),
    [
        (("madame", "builder"), {"b6": "builder", "b5": "miner"}),
        (("builder", "madame"), {"se": "builder", "b6": "madame", "b5": "miner"}),
    ],
)
def test_meep_x13_madame_on_a_showdown_space(order: tuple[str, ...], there: dict[str, str]) -> None:
    """MEEP-X13, MEEP-F16, MEEP-R19, MEEP-R20."""
    match = lay(inside={"t6": "madame builder miner"})
    told(match, "pick t6", "go cw", *(f"drop {meeple}" for meeple in order))
    assert there == street(match)
    assert ("se" in there) == (tokens(match) == {"se": "orange"})
    assert ("madame*1" if "se" not in there else "") == inside(match, "saloon")


def test_meep_x14_madame_alone_may_come_straight_back() -> None:
    """MEEP-X14, MEEP-R37: a legal turn without effect; the Bank is still asked."""
    match = lay(gold=(7,))
    assert told(match, "pick saloon", "start se") == [
        "PICKED orange saloon 1",
        "CHOSE_START orange se",
        "MADAME_LEFT orange se",
        "BOUGHT_BAR orange 6",
        "TURN_BEGAN green 1",
    ]
    assert ("madame*1", {}) == (inside(match, "saloon"), street(match))


def test_meep_x15_one_player_cannot_hold_both_ends() -> None:
    """MEEP-X15, MEEP-F15, MEEP-F45, MEEP-R21."""
    match = lay(3, inside={"t6": "robber builder"}, standing={"sw": "miner"}, token={"sw": 0})
    told(match, "pick t6", "go cw", "drop robber")
    assert (("CONTROLLER", 0), ["name 1", "name 2"]) == (asked(match), options(match))
    assert ["NAMED_CONTROLLER orange grey se", "DROPPED orange builder b6"] == told(match, "name 2")
    assert ["resolve b6", "showdown"] == options(match)


def test_meep_x16_both_ends_in_one_sowing() -> None:
    """MEEP-X16, MEEP-F14, MEEP-F15."""
    match = lay(3, inside={"saloon": "builder*8", "t3": "madame"})
    told(match, "pick saloon", "start sw", "go cw")
    assert (("CONTROLLER", 0), {"sw": "orange"}) == (asked(match), tokens(match))
    told(match, "name 1")
    assert {"sw": "orange", "se": "green"} == tokens(match)
    assert ["t1", "t2", "t3", "t4", "t5", "t6", "se", "sw"] == list(street(match))


def test_meep_x17_overflow() -> None:
    """MEEP-X17, MEEP-F13, MEEP-R17."""
    match = lay(
        inside={"saloon": "builder*15", "t3": "madame"},
        standing={"se": "miner"},
        token={"se": 1},
    )
    drops = told(match, "pick saloon", "start t1", "go cw")
    assert 13 == sum(drop.startswith("DROPPED") for drop in drops)
    assert "OVERFLOWED orange 2" in drops
    assert "builder*2" == inside(match, "saloon")
    assert 14 == len(street(match))
    assert 13 == len(options(match))


def test_meep_x18_the_own_door_comes_last() -> None:
    """MEEP-X18, MEEP-F7, MEEP-F12, MEEP-R16."""
    match = lay(3, inside={"t2": "builder*14"})
    drops = told(match, "pick t2", "go cw", "name 2")
    order = [drop.split()[-1] for drop in drops if drop.startswith("DROPPED")]
    assert [
        "t3",
        "t4",
        "t5",
        "t6",
        "se",
        "b6",
        "b5",
        "b4",
        "b3",
        "b2",
        "b1",
        "sw",
        "t1",
        "t2",
    ] == order
    assert {"se": "orange", "sw": "grey"} == tokens(match)
    assert "" == inside(match, "t2")


def test_meep_x19_two_dynamites() -> None:
    """MEEP-X19, MEEP-E19, MEEP-R25, MEEP-R26, MEEP-R27."""
    match = resolving(
        {"t3": "robber"}, inside={"t3": "miner*2"}, stone=(4, 7), jail_dynamite=1, bag_dynamite=2
    )
    drawn = ["draw gold", "draw dynamite", "draw stone", "draw dynamite"]
    after = told(match, "resolve t3", *drawn)
    assert after[6:12] == [
        "EXPLODED orange 1",
        "LOST_STONE orange 2",
        "LOST_STONE green 3",
        "EXPLODED orange 2",
        "LOST_STONE orange 1",
        "LOST_STONE green 2",
    ]
    assert (1, 2, 0) == pieces(match, 0)
    assert (0, 2, 0) == pieces(match, 1)


@pytest.mark.parametrize(("gold", "after"), [(13, (0, 0, 2)), (12, (6, 0, 1))])
def test_meep_x20_two_bars(gold: int, after: tuple[int, int, int]) -> None:
    """MEEP-X20, MEEP-F31, MEEP-R22."""
    match = lay(gold=(gold,), bars=(0, 1))
    told(match, "pick saloon", "start sw")
    assert after == pieces(match, 0)


@pytest.mark.parametrize("first", ["t1", "t2"])
def test_meep_x21_order_matters(first: str) -> None:
    """MEEP-X21, MEEP-F18."""
    match = resolving({"t1": "builder", "t2": "robber"}, inside={"t2": "miner"}, stone=(2,))
    if first == "t2":
        told(match, "resolve t2", "draw stone", "draw gold", "resolve t1")
        assert (("BUILD", 0), ["yes", "no"]) == (asked(match), options(match))
    else:
        assert "ENTERED orange builder t1" in told(match, "resolve t1")
        assert ("RESOLVE", 0) == asked(match)


def test_meep_x22_equal_skill_and_equal_dice() -> None:
    """MEEP-X22, MEEP-E15, MEEP-E16, MEEP-R31, MEEP-R32, MEEP-R33."""
    match = duel("miner", "miner", graves="builder*5")
    drawn = told(match, "showdown", "roll 3", "roll 3", *["draw gold"] * 4)
    assert drawn[3:10] == [
        "BOTH_FELL orange miner",
        "BURIED orange miner",
        "BOXED green miner",
        "DREW orange gold",
        "DREW orange gold",
        "DREW green gold",
        "DREW green gold",
    ]
    assert ("builder*5 miner*1", "miner*1") == (filled(match.state.graves), filled(match.state.box))
    assert "LAST_TURN green" in lines(match)


def test_meep_x23_a_tie_on_the_die_goes_to_the_better_shot() -> None:
    """MEEP-X23, MEEP-E12."""
    match = duel("robber", "builder")
    told(match, "showdown", "roll 4", "roll 4")
    assert ("REROLL", 0) == asked(match)
    assert told(match, "no")[:2] == ["KEPT_DIE orange 4", "WON orange robber builder"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_meep_x24_the_round_is_completed(seat: int) -> None:
    """MEEP-X24, MEEP-G1, MEEP-G2, MEEP-G3, MEEP-R11."""
    gold = [0, 0, 0]
    gold[seat] = 8
    match = lay(3, active=seat, bars=(1, 2, 2), gold=gold)
    told(match, "pick saloon", "start sw")
    for other in range(seat + 1, 3):
        assert (f"LAST_TURN {['', 'green', 'grey'][other]}") in lines(match)
        assert ("PICK", other) == asked(match)
        told(match, "pick saloon", "start sw")
    assert match.seat is None


def test_meep_x25_gold_of_anothers_turn_waits() -> None:
    """MEEP-X25, MEEP-F32."""
    match = lay(gold=(0, 9))
    told(match, "pick saloon", "start sw")
    assert (9, 0, 0) == pieces(match, 1)
    assert "BOUGHT_BAR green 6" in told(match, "pick saloon", "start sw")


def test_meep_x26_no_marquee_left() -> None:
    """MEEP-X26, MEEP-E2, MEEP-R30."""
    mine = dict.fromkeys(("t1", "t2", "t3", "t5", "t6", "b6", "b5", "b4"), 0)
    match = resolving({"b1": "builder", "t1": "builder"}, owner=mine, gold=(3,), stone=(5,))
    assert "ENTERED orange builder b1" in told(match, "resolve b1")
    told(match, "resolve t1")
    assert ("UPGRADE", 0) == asked(match)
