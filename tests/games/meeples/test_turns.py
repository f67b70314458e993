"""RULES.md section 5: picking, sowing, the Bank, the end of a turn; section 8: of the game."""

from __future__ import annotations

import pytest

from farwest.games.meeples import numbers as t
from farwest.kernel.errors import IllegalAction
from tests.games.meeples.table import (
    GAME,
    asked,
    bag,
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

IDLE = ("pick saloon", "start sw")  # Madame comes straight back


def test_turns_go_clockwise() -> None:
    """MEEP-F1, MEEP-F34: a round is one turn of each seat."""
    match = lay(3)
    seen = []
    for _ in range(4):
        seen.append((match.state.round, match.state.active))
        told(match, *IDLE)
    assert [(1, 0), (1, 1), (1, 2), (2, 0)] == seen


def test_a_turn_is_pick_sow_resolve_bank_end() -> None:
    """MEEP-F2, MEEP-D3: in this order, and nothing is drawn before the first RESOLVE."""
    match = lay(inside={"t3": "miner"}, owner={"t4": 0}, gold=(5,))
    happened = told(match, "pick t3", "go cw", "draw gold", "draw gold")
    assert happened == [
        "PICKED orange t3 1",
        "WENT orange cw",
        "DROPPED orange miner t4",
        "RESOLVED orange miner t4",
        "DREW orange gold",
        "DREW orange gold",
        "ENTERED orange miner t4",
        "BOUGHT_BAR orange 6",
        "TURN_BEGAN green 1",
    ]


def test_any_location_with_a_meeple_may_be_picked() -> None:
    """MEEP-F3, MEEP-F41: whoever owns it; not a Grave, not a Showdown space. No passing."""
    match = lay(
        inside={"t1": "builder", "jail": "robber"},
        owner={"t1": 1},
        standing={"se": "miner"},
        token={"se": 1},
        graves="builder",
    )
    assert ["pick t1", "pick b4", "pick saloon", "pick jail"] == options(match)
    with pytest.raises(IllegalAction, match="no meeple in the Smithy"):
        match.play("pick t2")


def test_all_meeples_of_the_location_are_taken() -> None:
    """MEEP-F4, MEEP-H3."""
    match = lay(inside={"t1": "builder*2 deputy"})
    told(match, "pick t1")
    assert ([2, 0, 0, 1, 0], "") == (list(match.state.hand), inside(match, "t1"))
    assert [2, 0, 0, 1, 0] == match.view(1).hand


def test_a_jail_without_dynamite_can_be_picked() -> None:
    """MEEP-F5."""
    match = lay(inside={"jail": "robber*2"}, jail_dynamite=0, bag_dynamite=3)
    assert ["PICKED orange jail 2"] == told(match, "pick jail")
    assert [36, 18, 3] == bag(match)


def test_the_first_meeple_never_goes_to_the_own_door() -> None:
    """MEEP-F7."""
    for way, door in (("cw", "t4"), ("ccw", "t2")):
        match = lay(inside={"t3": "builder*2"})
        told(match, "pick t3", f"go {way}")
        assert door in street(match)
        assert "t3" not in street(match)


def test_from_saloon_and_jail_one_may_start_anywhere_free() -> None:
    """MEEP-F8, MEEP-F42, MEEP-R14: 13 Spaces when a duellist waits; then a direction."""
    match = lay(inside={"jail": "robber*2"}, standing={"se": "miner"}, token={"se": 1})
    told(match, "pick jail")
    assert 13 == len(options(match))
    with pytest.raises(IllegalAction, match="stands there already"):
        match.play("start se")
    told(match, "start b1")
    assert (("DIRECTION", 0), ["go cw", "go ccw"]) == (asked(match), options(match))
    told(match, "go cw")
    assert {"se": "miner", "b1": "robber", "sw": "robber"} == street(match)


def test_the_player_chooses_which_type_is_dropped() -> None:
    """MEEP-F11, MEEP-F44, MEEP-R13: each type once, however many there are."""
    match = lay(inside={"t1": "builder*2 robber deputy"})
    told(match, "pick t1", "go cw")
    assert ["drop builder", "drop robber", "drop deputy"] == options(match)
    told(match, "drop deputy")
    assert ["drop builder", "drop robber"] == options(match)


def test_a_token_stays_until_the_showdown() -> None:
    """MEEP-F14, MEEP-F20: a meeple alone waits, however many turns that takes."""
    match = lay(inside={"t6": "robber"})
    told(match, "pick t6", "go cw")
    told(match, *IDLE)
    told(match, *IDLE)
    assert ({"se": "robber"}, {"se": "orange"}) == (street(match), tokens(match))


def test_with_two_players_the_controller_is_the_opponent() -> None:
    """MEEP-F15, MEEP-F45, MEEP-D4: asked, but answered by itself, and logged."""
    match = lay(inside={"t6": "robber builder"}, standing={"sw": "miner"}, token={"sw": 0})
    assert "NAMED_CONTROLLER orange green se" in told(match, "pick t6", "go cw", "drop robber")
    assert GAME.parse("name 1") in match.actions


def test_the_space_madame_left_is_free_again() -> None:
    """MEEP-F17, MEEP-R18: after a lap the Showdown space that she did not take is available."""
    match = lay(inside={"t6": "madame builder*14"}, rest="t2")
    drops = told(match, "pick t6", "go cw", "drop madame")
    order = [drop.split()[-1] for drop in drops if drop.startswith("DROPPED")]
    assert [
        "b6",
        "b5",
        "b4",
        "b3",
        "b2",
        "b1",
        "sw",
        "t1",
        "t2",
        "t3",
        "t4",
        "t5",
        "t6",
        "se",
    ] == order


def test_madame_may_be_the_last_to_find_no_space() -> None:
    """MEEP-F10, MEEP-F13, MEEP-R15: Doors hold one meeple; the rest overflows."""
    match = lay(inside={"t2": "builder*14 madame"})
    drops = told(match, "pick t2", "go cw", *["drop builder"] * 14)
    assert "OVERFLOWED orange 1" in drops
    assert "madame*1" == inside(match, "saloon")


def test_only_the_active_player_buys_and_the_cheapest_bar() -> None:
    """MEEP-F30, MEEP-F32, MEEP-F33."""
    match = lay(gold=(7, 20), bars=(1, 1))
    assert "BOUGHT_BAR orange 7" in told(match, *IDLE)
    assert ((0, 0, 2), (20, 0, 1)) == (pieces(match, 0), pieces(match, 1))
    assert [16, 18, 0] == bag(match)


def test_one_bar_a_turn_is_a_variant() -> None:
    """MEEP-R22, MEEP-F31."""
    match = lay(gold=(13,), variant={"gold_bars_repeat": False})
    told(match, *IDLE)
    assert (7, 0, 1) == pieces(match, 0)


@pytest.mark.parametrize(
    "facts",
    [
        {"bars": (3, 3)},
        {"graves": "builder*6"},
        {"jail_dynamite": 0},
    ],
)
def test_three_things_trigger_the_end(facts: dict[str, object]) -> None:
    """MEEP-G1, MEEP-G2, MEEP-G3: the last seat's turn is the last one."""
    match = lay(3, active=1, **facts)  # type: ignore[arg-type]
    told(match, *IDLE)
    assert (("PICK", 2), "LAST_TURN grey") == (asked(match), lines(match)[-1])
    told(match, *IDLE)
    assert match.seat is None
    assert 3 == sum(line.startswith("FINISHED") for line in lines(match))


def test_without_a_trigger_the_game_goes_on() -> None:
    """MEEP-G1: five Graves, one Bar and two explosions end nothing."""
    match = lay(active=1, graves="builder*5", bars=(3, 2), jail_dynamite=1)
    told(match, *IDLE)
    assert (("PICK", 0), 2) == (asked(match), match.state.round)


def test_there_is_no_bank_check_at_the_end_of_the_game() -> None:
    """MEEP-F32."""
    match = lay(3, active=2, graves="builder*6", gold=(9, 0, 0))
    told(match, *IDLE)
    assert (9, 0, 0) == pieces(match, 0)
    assert [9, 0, 0] == match.scores()


def test_ties_are_broken_by_cubes() -> None:
    """MEEP-G5, MEEP-R12, MEEP-D14: then the victory is shared; places are 1, 1, 3."""
    wishes = {"active": 2, "graves": "builder*6", "owner": {"t1": 0, "t6": 1}, "gold": (1, 1, 5)}
    shared = lay(3, **wishes, stone=(3, 3, 3))  # type: ignore[arg-type]
    assert [6, 6, 5] == shared.standing()
    assert [1, 1, 3] == shared.state.final_places()
    broken = lay(3, **wishes, stone=(3, 4, 0))  # type: ignore[arg-type]
    assert [2, 1, 3] == broken.state.final_places()


def test_a_waiting_duellist_and_stone_are_worth_nothing() -> None:
    """MEEP-G4."""
    match = lay(stone=(9, 0), standing={"sw": "deputy"}, token={"sw": 0})
    assert [0, 0] == match.standing()


@pytest.mark.parametrize(("cap", "over"), [(60, True), (0, False)])
def test_the_safety_stop(cap: int, over: bool) -> None:
    """MEEP-G6, MEEP-D16."""
    match = lay(active=1, round=60, variant={"round_cap": cap})
    told(match, *IDLE)
    assert over == (match.seat is None)
    early = lay(active=1, round=59, variant={"round_cap": cap})
    told(early, *IDLE)
    assert early.seat == 0


def test_a_bar_bought_by_the_last_seat_ends_the_game_at_once() -> None:
    """MEEP-G2."""
    match = lay(active=1, bars=(3, 2), gold=(0, 8))
    told(match, *IDLE)
    assert match.seat is None
    assert [t.BAR_POINTS * 3, t.BAR_POINTS * 3] == match.scores()


def test_bars_are_checked_when_all_is_resolved() -> None:
    """MEEP-F30: Gold may be spent on a Marquee first."""
    match = resolving({"t3": "builder"}, gold=(7,), stone=(1,))
    told(match, "resolve t3", "yes")
    assert (5, 0, 0) == pieces(match, 0)
    assert ("PICK", 1) == asked(match)
