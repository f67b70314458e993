"""RULES.md section 9: the worked examples, each from its position."""

from __future__ import annotations

import pytest

from tests.games.meeples.table import (
    asked,
    bag,
    duel,
    filled,
    inside,
    lay,
    options,
    pieces,
    resolving,
    tokens,
    told,
)


def test_meep_x1_the_direction_is_kept() -> None:
    """MEEP-X1, MEEP-F6, MEEP-F9."""
    match = lay(inside={"t3": "deputy builder miner"})

    assert told(match, "pick t3", "go ccw", "drop deputy", "drop builder") == [
        "PICKED orange t3 3",
        "WENT orange ccw",
        "DROPPED orange deputy t2",
        "DROPPED orange builder t1",
        "DROPPED orange miner sw",
        "TOOK_CONTROL orange sw",
    ]
    assert {"sw": "orange"} == tokens(match)
    assert ("RESOLVE", 0) == asked(match)


def test_meep_x2_the_jail_primes_a_dynamite() -> None:
    """MEEP-X2, MEEP-F5, MEEP-F8, MEEP-F43."""
    match = lay(inside={"jail": "robber"})
    told(match, "pick jail")

    assert (2, [36, 18, 1]) == (match.state.jail_dynamite, bag(match))
    assert 14 == len(options(match))
    assert told(match, "start t4")[:3] == [
        "CHOSE_START orange t4",
        "DROPPED orange robber t4",
        "RESOLVED orange robber t4",
    ]


def test_meep_x3_the_bank() -> None:
    """MEEP-X3, MEEP-F30, MEEP-R23."""
    match = lay(gold=(6,))
    assert "BOUGHT_BAR orange 6" in told(match, "pick saloon", "start sw")
    assert (0, 0, 1) == pieces(match, 0)
    assert 5 == match.state.bars_left


def test_meep_x4_the_owner_upgrades_in_anothers_turn() -> None:
    """MEEP-X4, MEEP-E4, MEEP-F48, MEEP-R29."""
    match = resolving({"t2": "builder"}, owner={"t2": 1}, gold=(0, 1), stone=(0, 2))
    told(match, "resolve t2")
    assert ("UPGRADE", 1) == asked(match)
    assert told(match, "yes")[:2] == ["UPGRADED green t2", "ENTERED orange builder t2"]
    assert [36, 18, 0] == bag(match)
    assert (0, 0, 0) == pieces(match, 0) == pieces(match, 1)
    assert 1 == match.state.upgraded[1]
    assert "builder*1" == inside(match, "t2")


@pytest.mark.parametrize(("building", "sides", "draws"), [("t2", (), 2), ("t3", ("t3",), 4)])
def test_meep_x5_a_miner_feeds_the_owner(building: str, sides: tuple[str, ...], draws: int) -> None:
    """MEEP-X5, MEEP-E6, MEEP-C7."""
    match = resolving({building: "miner"}, 3, owner={building: 2}, upgraded=sides)
    drawn = told(match, f"resolve {building}", *["draw gold"] * draws)
    assert ["DREW grey gold"] * draws == drawn[1 : 1 + draws]
    assert f"ENTERED orange miner {building}" == drawn[1 + draws]
    assert (draws, 0, 0) == pieces(match, 2)


def test_meep_x6_a_robber_draws_for_each_miner() -> None:
    """MEEP-X6, MEEP-E7."""
    match = resolving({"t3": "robber"}, inside={"t3": "miner*2 builder"}, owner={"t3": 1})
    told(match, "resolve t3", *["draw stone"] * 4)
    assert (0, 4, 0) == pieces(match, 0)
    assert "builder*1 miner*2 robber*1" == inside(match, "t3")


def test_meep_x7_a_deputy_jails_the_robbers() -> None:
    """MEEP-X7, MEEP-E8."""
    match = resolving({"t3": "deputy"}, inside={"t3": "robber*2"})
    drawn = told(match, "resolve t3", *["draw gold"] * 4)
    assert ["JAILED orange t3 2", "ENTERED orange deputy t3"] == drawn[5:7]
    assert (4, 0, 0) == pieces(match, 0)
    assert ("deputy*1", "robber*2") == (inside(match, "t3"), inside(match, "jail"))


def test_meep_x8_madame_invites_the_builders() -> None:
    """MEEP-X8, MEEP-E9, MEEP-R24."""
    match = resolving({"t3": "madame"}, inside={"t3": "builder*3"})
    drawn = told(match, "resolve t3", *["draw gold"] * 3)
    assert ["INVITED orange t3 3", "ENTERED orange madame t3"] == drawn[4:6]
    assert (3, 0, 0) == pieces(match, 0)
    assert ("madame*1", "builder*3") == (inside(match, "t3"), inside(match, "saloon"))


def test_meep_x9_the_better_shot_rerolls() -> None:
    """MEEP-X9, MEEP-E10 to MEEP-E14, MEEP-F49, MEEP-R35."""
    match = duel("builder", "deputy", token={"sw": 1, "se": 0})
    told(match, "showdown", "roll 4", "roll 2")
    assert ("REROLL", 0) == asked(match)
    assert told(match, "yes", "roll 5", "draw gold")[:7] == [
        "REROLLED orange deputy",
        "ROLLED orange deputy 5",
        "WON orange deputy builder",
        "BURIED green builder",
        "WENT_TO_SALOON orange deputy",
        "DREW orange gold",
        "TOOK_TOKENS_BACK orange",
    ]
    assert ("builder*1", {}) == (filled(match.state.graves), tokens(match))
    assert (1, 0, 0) == pieces(match, 0)
    assert "deputy*1 madame*1" == inside(match, "saloon")


def test_meep_x10_dynamite_halves_everybodys_stone() -> None:
    """MEEP-X10, MEEP-E18, MEEP-R9, MEEP-R10."""
    match = resolving(
        {"t3": "robber"}, 3, inside={"t3": "miner"}, stone=(3, 1, 8), jail_dynamite=2,
        bag_dynamite=1,
    )  # fmt: skip
    told(match, "resolve t3", "draw gold", "draw dynamite")
    assert [2, 1, 4] == list(match.state.stone[:3])
    assert [35, 11, 0] == bag(match)
    assert 1 == match.state.exploded


def test_meep_x11_the_score() -> None:
    """MEEP-X11, MEEP-G4, MEEP-C6."""
    match = lay(
        gold=(4,), bars=(3,), owner={"t1": 0, "t2": 0, "t3": 0}, upgraded=("t1", "t2"), stone=(5,)
    )
    assert [59, 0] == match.standing()
