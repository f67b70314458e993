"""RULES.md sections 5 and 6: step 3 of a turn, and what each meeple does."""

from __future__ import annotations

import pytest

from farwest.kernel.errors import IllegalAction
from tests.games.meeples.table import (
    asked,
    bag,
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


def test_every_door_and_the_showdown_are_offered() -> None:
    """MEEP-F18, MEEP-F46: one after another, in any order."""
    match = duel("builder", "miner")
    assert ["resolve t4", "showdown"] == options(match)
    assert ["ENTERED orange miner t4"] == told(match, "resolve t4")[1:2]


def test_nothing_is_left_on_a_door() -> None:
    """MEEP-F19, MEEP-D4: the last one is resolved by itself."""
    match = resolving({"b2": "robber", "t1": "deputy"})
    told(match, "resolve t1", "resolve b2")
    assert {} == street(match)
    assert ("PICK", 1) == asked(match)


def test_a_duellist_alone_is_not_resolved() -> None:
    """MEEP-F20."""
    match = resolving({"b2": "robber", "sw": "miner"}, token={"sw": 1})
    assert ["resolve t4", "resolve b2"] == options(match)
    with pytest.raises(IllegalAction, match="both ends"):
        match.play("showdown")


def test_a_meeple_never_counts_itself() -> None:
    """MEEP-F21: it looks at those inside, then goes inside."""
    match = resolving({"t3": "robber"}, inside={"t3": "robber builder"})
    assert told(match, "resolve t3")[:2] == [
        "RESOLVED orange robber t3",
        "ENTERED orange robber t3",
    ]
    assert "builder*1 robber*2" == inside(match, "t3")


def test_dynamite_explodes_when_the_resolution_is_over() -> None:
    """MEEP-F22, MEEP-E18: after the meeple went inside, before the next choice."""
    match = resolving(
        {"t3": "robber"}, inside={"t3": "miner"}, stone=(3,), jail_dynamite=2, bag_dynamite=1
    )
    assert told(match, "resolve t3", "draw dynamite", "draw stone")[1:6] == [
        "DREW orange dynamite",
        "DREW orange stone",
        "ENTERED orange robber t3",
        "EXPLODED orange 1",
        "LOST_STONE orange 2",
    ]


def test_the_active_player_builds_on_an_unowned_building() -> None:
    """MEEP-E1, MEEP-F47, MEEP-C8."""
    match = resolving({"t2": "builder"}, gold=(2,), stone=(2,))
    told(match, "resolve t2")
    assert (("BUILD", 0), {"t2": "builder", "t4": "miner"}) == (asked(match), street(match))
    assert told(match, "yes")[:2] == ["BUILT orange t2", "ENTERED orange builder t2"]
    assert (1, 0, 0) == pieces(match, 0)
    assert [35, 18, 0] == bag(match)
    assert [6, 0] == match.standing()


def test_building_is_optional() -> None:
    """MEEP-F19, MEEP-E1."""
    match = resolving({"t1": "builder"}, stone=(3,))
    assert told(match, "resolve t1", "no")[1:3] == [
        "DECLINED orange t1",
        "ENTERED orange builder t1",
    ]
    assert (0, 3, 0) == pieces(match, 0)


@pytest.mark.parametrize(("gold", "stone"), [(5, 1), (0, 9), (2, 0)])
def test_cubes_are_not_exchanged(gold: int, stone: int) -> None:
    """MEEP-E2: T2 costs 1 Gold and 2 Stone, and nothing else will do."""
    match = resolving({"t2": "builder"}, gold=(gold,), stone=(stone,))
    assert "ENTERED orange builder t2" in told(match, "resolve t2")
    assert -1 == match.state.owner[1]


def test_nobody_else_builds_there() -> None:
    """MEEP-E3: green could pay, orange cannot."""
    match = resolving({"t1": "builder"}, stone=(0, 9))
    told(match, "resolve t1")
    assert -1 == match.state.owner[0]
    assert (0, 9, 0) == pieces(match, 1)


def test_an_owner_who_cannot_pay_is_not_asked() -> None:
    """MEEP-E4, MEEP-F48: the active player's wealth does not count."""
    match = resolving({"t1": "builder"}, owner={"t1": 1}, stone=(9, 2))
    assert "ENTERED orange builder t1" in told(match, "resolve t1")


def test_a_marquee_on_side_b_stays() -> None:
    """MEEP-E5."""
    match = resolving({"t1": "builder"}, owner={"t1": 0}, upgraded=("t1",), stone=(9,))
    assert "ENTERED orange builder t1" in told(match, "resolve t1")
    assert (0, 1) == (match.state.owner[0], match.state.upgraded[0])


def test_a_miner_without_a_marquee_brings_nothing() -> None:
    """MEEP-E6."""
    match = resolving({"t2": "miner"})
    assert "ENTERED orange miner t2" == told(match, "resolve t2")[1]


@pytest.mark.parametrize("meeple", ["robber", "deputy", "madame"])
def test_without_those_it_looks_for_it_finds_nothing(meeple: str) -> None:
    """MEEP-E7, MEEP-E8, MEEP-E9: for Miners, for Robbers, for Builders."""
    others = {"robber": "builder robber", "deputy": "builder miner", "madame": "miner robber"}
    match = resolving({"t2": meeple}, inside={"t2": others[meeple]}, owner={"t2": 1})
    assert f"ENTERED orange {meeple} t2" == told(match, "resolve t2")[1]


def test_both_controllers_roll_west_first() -> None:
    """MEEP-E10, MEEP-D14."""
    match = duel("miner", "miner")
    assert told(match, "showdown", "roll 2", "roll 6")[:5] == [
        "SHOWDOWN_BEGAN orange",
        "ROLLED orange miner 2",
        "ROLLED green miner 6",
        "WON green miner miner",
        "BURIED orange miner",
    ]


@pytest.mark.parametrize(
    ("west", "east", "who"),
    [
        ("deputy", "robber", 0),
        ("miner", "robber", 1),
        ("builder", "miner", 1),
        ("robber", "builder", 0),
    ],
)
def test_the_controller_of_the_better_shot_may_reroll_once(west: str, east: str, who: int) -> None:
    """MEEP-E11, MEEP-D1: even if the own die already wins; the new result stands."""
    match = duel(west, east)
    told(match, "showdown", *(("roll 6", "roll 1") if who == 0 else ("roll 1", "roll 6")))
    assert ("REROLL", who) == asked(match)
    told(match, "yes", "roll 1")
    assert "REROLL" != asked(match)[0]


def test_a_reroll_may_be_worse() -> None:
    """MEEP-E11, MEEP-E12, MEEP-R35."""
    match = duel("deputy", "builder")
    assert "WON green builder deputy" in told(
        match, "showdown", "roll 5", "roll 4", "yes", "roll 3"
    )


@pytest.mark.parametrize(("loser", "draws"), [("builder", 1), ("miner", 2), ("robber", 3)])
def test_the_victor_draws_by_the_type_of_the_loser(loser: str, draws: int) -> None:
    """MEEP-E13, MEEP-C1."""
    match = duel("deputy", loser)
    told(match, "showdown", "roll 6", "roll 1", "no", *["draw gold"] * draws)
    assert (draws, 0, 0) == pieces(match, 0)
    assert ("PICK", 1) == asked(match)


def test_after_a_showdown_the_street_is_free() -> None:
    """MEEP-E14."""
    match = duel("robber", "deputy")
    told(match, "showdown", "roll 1", "roll 2", "no", *["draw stone"] * 3)
    assert ({}, {}, [0, 0]) == (street(match), tokens(match), list(match.state.die))


def test_the_active_player_draws_first_in_a_double_defeat() -> None:
    """MEEP-E15, MEEP-R31: wherever its token lies."""
    match = duel("builder", "builder", token={"sw": 1, "se": 0})
    drawn = told(match, "showdown", "roll 3", "roll 3", "draw gold", "draw stone")
    assert ["DREW orange gold", "DREW green stone"] == [d for d in drawn if d.startswith("DREW")]
    assert "builder*2" == filled(match.state.graves)
    assert "madame*1" == inside(match, "saloon")


def test_with_full_graves_the_loser_leaves_the_game() -> None:
    """MEEP-E16, MEEP-R33, MEEP-G3."""
    match = duel("deputy", "miner", graves="builder*6")
    told(match, "showdown", "roll 6", "roll 1", "no", "draw gold", "draw gold")
    assert ("miner*1", 6) == (filled(match.state.box), sum(match.state.graves))
    assert (2, 0, 0) == pieces(match, 0)


def test_draws_are_without_replacement() -> None:
    """MEEP-E17, MEEP-H2: the weights are what the Bag holds."""
    match = resolving({"t3": "robber"}, inside={"t3": "miner"}, jail_dynamite=1, bag_dynamite=2)
    told(match, "resolve t3")
    assert [36, 18, 2] == match.state.odds()
    told(match, "draw dynamite")
    assert [36, 18, 1] == match.state.odds()


def test_missing_draws_are_lost() -> None:
    """MEEP-E17, MEEP-R28, MEEP-R25, MEEP-E22: a Dynamite is a draw."""
    match = resolving(
        {"t3": "robber"},
        inside={"t3": "miner*2"},
        gold=(0, 36),
        stone=(1, 17),
        jail_dynamite=2,
        bag_dynamite=1,
    )
    assert told(match, "resolve t3", "draw dynamite")[1:5] == [
        "DREW orange dynamite",
        "BAG_EMPTY orange 3",
        "ENTERED orange robber t3",
        "EXPLODED orange 1",
    ]


def test_the_second_of_two_drawers_may_find_the_bag_empty() -> None:
    """MEEP-D16, MEEP-R28."""
    match = duel("miner", "miner", gold=(0, 33), stone=(18,))
    drawn = told(match, "showdown", "roll 1", "roll 1", *["draw gold"] * 3)
    assert "BAG_EMPTY green 1" in drawn


def test_gold_is_not_touched_by_an_explosion() -> None:
    """MEEP-E18, MEEP-E20: drawn by an owner in another player's turn it works the same."""
    match = resolving(
        {"t1": "miner"}, owner={"t1": 1}, gold=(5, 5), stone=(2, 5), jail_dynamite=2, bag_dynamite=1
    )
    told(match, "resolve t1", "draw gold", "draw dynamite")
    assert ((5, 1, 0), (6, 3, 0)) == (pieces(match, 0), pieces(match, 1))


def test_an_explosion_frees_nobody() -> None:
    """MEEP-E21."""
    match = resolving(
        {"t3": "robber"},
        inside={"t3": "miner", "jail": "robber*2"},
        jail_dynamite=2,
        bag_dynamite=1,
    )
    told(match, "resolve t3", "draw dynamite", "draw gold")
    assert (1, "robber*2") == (match.state.exploded, inside(match, "jail"))


def test_a_building_holds_any_number() -> None:
    """MEEP-E22."""
    match = lay()
    assert "builder*21 miner*6 robber*5 deputy*4" == inside(match, "b4")
    assert [] == lines(match)
