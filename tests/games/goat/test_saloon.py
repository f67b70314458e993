"""RULES.md 5.4 and section 6: the Saloon phase, from the Outlaw to the Gambler."""

from __future__ import annotations

import pytest

from farwest.games.goat import numbers as t
from farwest.games.goat.questions import DRAW_CARD, LAY_DOWN, TURN_UP
from farwest.kernel.errors import IllegalAction
from farwest.kernel.state import CHANCE
from tests.games.goat.table import (
    LOCATIONS,
    SEATS,
    asked,
    at,
    cards,
    evening,
    last_offer,
    options,
    owned,
    walks,
)

EVERYBODY = {"outlaw": 0, "thief": 1, "charlatan": 1, "barmaid": 2, "gambler": 3}


def test_goat_f50_g2_in_ascending_number() -> None:
    """GOAT-F50, GOAT-G2, GOAT-F51: Outlaw, Thief, Charlatan, Barmaid; absent ones are skipped."""
    match = last_offer(
        controls=EVERYBODY,
        loot=1,
        loot_from="bank",
        elixirs=[1, 0, 0, 1, 1],
        tile_tokens={"saloon": 1},
        tokens=[{"bottle": 1}],
    )
    assert evening(match, "serve 4", "gamble 0", "steal bottle") == [
        "FOUND_NOTHING pedro outlaw",
        "KEPT_LOOT silvia bank 1",
        "KEPT_COINS silvia 3",
        "SERVED arthur eva",
        "GAMBLED arthur pedro",
        "STOLE arthur pedro bottle",
    ]


def test_goat_f50_the_sheriff_comes_before_thief_and_charlatan() -> None:
    """GOAT-F50, GOAT-F51, GOAT-E27: both are discarded by then, and do nothing."""
    match = last_offer(
        controls={"sheriff": 0, "thief": 1, "charlatan": 2, "gambler": 3},
        loot=2,
        loot_from="mine",
        elixirs=[0, 3, 0, 0, 0],
        tokens=[{"bottle": 1}],
        round=3,
    )
    assert evening(match, "steal bottle") == [
        "PAID_SHERIFF pedro 2",
        "ARRESTED pedro thief 2",
        "RETURNED_LOOT pedro mine 2",
        "ARRESTED pedro charlatan 1",
        "RETURNED_COIN silvia 3",
        "GAMBLED georges pedro",
        "STOLE georges pedro bottle",
    ]
    assert {"thief", "charlatan"} == cards(match, "discarded")


@pytest.mark.parametrize("sheriff", [0, 1])
def test_goat_e15_g22_the_outlaw_kills_the_sheriff_for_four_coins(sheriff: int) -> None:
    """GOAT-E15, GOAT-E23, GOAT-F50, GOAT-F51, GOAT-G22: also one's own; the dead do nothing."""
    match = last_offer(
        controls={"outlaw": 0, "sheriff": sheriff, "thief": 2, "charlatan": 3},
        loot=1,
        loot_from="bank",
        elixirs=[1, 1, 1, 0, 0],
        round=3,
    )
    lines = evening(match)
    assert lines == ["KILLED_SHERIFF pedro 4", "KEPT_LOOT arthur bank 1", "KEPT_COINS georges 3"]
    assert [6, 2, 2, 5, 2] == match.state.coins
    assert {"sheriff"} == cards(match, "discarded")


def test_goat_e15_without_a_sheriff_the_outlaw_gets_nothing() -> None:
    """GOAT-E15."""
    match = last_offer(controls={"outlaw": 0})
    assert ["FOUND_NOTHING pedro outlaw"] == evening(match)
    assert [2] * 5 == match.state.coins


def test_goat_e20_the_sheriff_always_gets_two_coins() -> None:
    """GOAT-E20, GOAT-E3: from the supply, not from anyone."""
    match = last_offer(controls={"sheriff": 3})
    assert ["PAID_SHERIFF georges 2"] == evening(match)
    assert [2, 2, 2, 4, 2] == match.state.coins


def test_goat_e21_e22_arrests_pay_even_without_loot() -> None:
    """GOAT-E21, GOAT-E22: 2 for the Thief, 1 for the Charlatan, whatever they hold."""
    match = last_offer(controls={"sheriff": 3, "thief": 0, "charlatan": 1})
    assert evening(match) == [
        "PAID_SHERIFF georges 2",
        "ARRESTED georges thief 2",
        "ARRESTED georges charlatan 1",
    ]
    assert [2, 2, 2, 7, 2] == match.state.coins


def test_goat_e24_loot_goes_back_to_its_tile() -> None:
    """GOAT-E24, GOAT-E4, GOAT-G7, GOAT-F63: face up, and it stays for the next round."""
    match = last_offer(controls={"sheriff": 3, "thief": 0}, loot=2, loot_from="ranch")
    assert "RETURNED_LOOT georges ranch 2" in evening(match)
    assert 3 == match.state.tile_tokens[t.RANCH]  # with the next round's own
    assert (0, -1) == (match.state.loot, match.state.loot_from)
    assert [0] * 5 == match.view(0).token_count


def test_goat_e25_coins_go_back_one_for_each_elixir() -> None:
    """GOAT-E25: then the elixirs are in the supply again."""
    match = last_offer(
        controls={"sheriff": 3, "charlatan": 0}, coins=[2, 0, 1, 2, 2], elixirs=[0, 2, 1, 0, 0]
    )
    assert evening(match)[2:] == ["RETURNED_COIN silvia 2", "RETURNED_COIN arthur 1"]
    assert [2, 2, 2, 5, 2] == match.state.coins
    assert [0] * 5 == match.state.elixirs


def test_goat_e26_g22_the_sheriff_arrests_its_own_too() -> None:
    """GOAT-E26, GOAT-E1, GOAT-G22: nobody is asked."""
    match = last_offer(
        2, controls={"sheriff": 0, "thief": 0, "charlatan": 0}, loot=1, loot_from="store",
        elixirs=[0, 2], coins=[2, 0],
    )  # fmt: skip
    assert evening(match) == [
        "PAID_SHERIFF pedro 2",
        "ARRESTED pedro thief 2",
        "RETURNED_LOOT pedro store 1",
        "ARRESTED pedro charlatan 1",
        "RETURNED_COIN silvia 2",
    ]
    assert [7, 2] == match.state.coins[:2]


def test_goat_e31_the_thief_keeps_loot_if_not_arrested() -> None:
    """GOAT-E31, GOAT-E2: face down among the controller's own."""
    match = last_offer(
        controls={"thief": 2}, loot=2, loot_from="mine", tokens=[{}, {}, {"bottle": 1}]
    )
    assert ["KEPT_LOOT arthur mine 2"] == evening(match)
    assert {"bottle": 1, "nugget": 2} == owned(match, 2)
    assert [] == match.view(0).tokens[2]
    assert 3 == match.view(0).token_count[2]


def test_goat_e32_loot_cannot_be_gambled_for() -> None:
    """GOAT-E32: until it is kept it is nobody's; the Gambler comes after."""
    match = last_offer(controls={"thief": 2, "gambler": 0}, loot=1, loot_from="mine")
    lines = evening(match, "steal nugget")
    assert lines == ["KEPT_LOOT arthur mine 1", "GAMBLED pedro arthur", "STOLE pedro arthur nugget"]
    arrested = last_offer(
        controls={"sheriff": 1, "thief": 2, "gambler": 0}, loot=1, loot_from="mine"
    )
    assert "FOUND_NOTHING pedro gambler" == evening(arrested)[-1]


def test_goat_e42_the_charlatan_keeps_coins_if_not_arrested() -> None:
    """GOAT-E42, GOAT-E43: the elixirs are only a memory and go to the supply."""
    match = last_offer(controls={"charlatan": 4}, elixirs=[2, 1, 0, 0, 0], coins=[0, 1, 2, 2, 2])
    assert ["KEPT_COINS eva 3"] == evening(match)
    assert [0, 1, 2, 2, 5] == match.state.coins
    assert [0] * 5 == match.state.elixirs


def test_goat_e43_elixirs_are_not_stealable() -> None:
    """GOAT-E43: a victim with elixirs and no token is no victim of the Gambler."""
    match = last_offer(
        controls={"charlatan": 4, "gambler": 3},
        elixirs=[3, 0, 0, 0, 0],
        tokens=[{}, {"bottle": 1}, {"bills": 1}],
    )
    evening(match)
    assert ["gamble 1", "gamble 2"] == options(match)


def test_goat_e50_the_barmaid_gives_every_bottle_away() -> None:
    """GOAT-E50, GOAT-F76, GOAT-D5: to opponents of her controller, split freely; none is kept."""
    match = last_offer(controls={"barmaid": 1}, tile_tokens={"saloon": 3, "bank": 1}, round=3)
    lines = evening(match)
    assert ("BARMAID_BOTTLE", 1) == asked(match)
    assert ["serve 0", "serve 2", "serve 3", "serve 4"] == options(match)
    with pytest.raises(IllegalAction, match="opponent"):
        match.play("serve 1")
    match.play("serve 4")
    assert {"bottle": 1} == owned(match, 4)  # GOAT-D14: it moves at once
    assert 2 == match.state.tile_tokens[t.SALOON]
    match.play("serve 0")
    match.play("serve 4")
    assert [] == lines
    assert {"bank": 1} == at(LOCATIONS, match.state.tile_tokens)
    assert [{"bottle": 1}, {}, {}, {}, {"bottle": 2}] == [owned(match, k) for k in range(5)]


def test_goat_f76_with_two_players_nobody_is_asked() -> None:
    """GOAT-F76: all bottles are the opponent's."""
    match = last_offer(2, controls={"barmaid": 0}, tile_tokens={"saloon": 2})
    assert ["SERVED pedro silvia", "SERVED pedro silvia"] == evening(match)


def test_goat_e51_g23_g24_bottles_first_then_the_gamblers_part() -> None:
    """GOAT-E51, GOAT-G23, GOAT-G24: her controller chooses among their own opponents."""
    match = last_offer(
        controls={"barmaid": 1, "gambler": 2},
        tile_tokens={"saloon": 1},
        tokens=[{}, {"nugget": 1}, {"bills": 1}],
    )
    evening(match, "serve 4")
    assert ("GAMBLE_VICTIM", 1) == asked(match)
    # the Gambler's own controller, and whoever has just got a bottle; not the Barmaid's
    assert ["gamble 2", "gamble 4"] == options(match)


@pytest.mark.parametrize("seats", SEATS)
def test_goat_e52_there_is_always_a_bottle(seats: int) -> None:
    """GOAT-E52: after every upkeep the Saloon has one, till a Barmaid serves."""
    for game in walks(seats, 6):
        for s in game:
            if s.seat == CHANCE and s.kind in (TURN_UP, LAY_DOWN, DRAW_CARD):
                assert s.tile_tokens[t.SALOON] >= 1


def test_goat_e60_the_gambler_takes_a_token_at_random() -> None:
    """GOAT-E60, GOAT-F77, GOAT-G26, GOAT-G27: from an opponent who has one; evenly over tokens."""
    match = last_offer(
        controls={"gambler": 3},
        tokens=[{"bottle": 2, "cattle": 1}, {}, {"bills": 1}, {"nugget": 1}],
        round=3,
    )
    evening(match)
    assert ("GAMBLE_VICTIM", 3) == asked(match)
    assert ["gamble 0", "gamble 2"] == options(match)
    with pytest.raises(IllegalAction, match="no token"):
        match.play("gamble 1")
    match.play("gamble 0")
    assert ("STEAL_TOKEN", CHANCE) == asked(match)
    assert (["steal bottle", "steal cattle"], [2, 1]) == (options(match), match.state.odds())
    match.play("steal cattle")
    assert {"bottle": 2} == owned(match, 0)
    assert {"nugget": 1, "cattle": 1} == owned(match, 3)


def test_goat_f77_one_victim_is_chosen_by_itself_but_the_token_is_drawn() -> None:
    """GOAT-F77, GOAT-D14: a draw even if all tokens are of one type."""
    match = last_offer(controls={"gambler": 3}, tokens=[{"bottle": 2}])
    assert ["GAMBLED georges pedro"] == evening(match)
    assert ("STEAL_TOKEN", CHANCE) == asked(match)
    assert ["steal bottle"] == options(match)


def test_goat_e60_f77_no_opponent_has_a_token() -> None:
    """GOAT-E60, GOAT-F77: nothing; one's own tokens do not count."""
    match = last_offer(controls={"gambler": 3}, tokens=[{}, {}, {}, {"bottle": 2}])
    assert ["FOUND_NOTHING georges gambler"] == evening(match)


@pytest.mark.parametrize("gambler", [1, 2])
def test_goat_e61_g25_the_barmaid_plays_in_the_gamblers_stead(gambler: int) -> None:
    """GOAT-E61, GOAT-G25: once, through her; at number 6 nothing happens."""
    match = last_offer(
        controls={"barmaid": 1, "gambler": gambler},
        tile_tokens={"saloon": 1},
        tokens=[{"bills": 1}],
    )
    assert evening(match, "serve 0", "steal bills") == [
        "SERVED silvia pedro",
        "GAMBLED silvia pedro",
        "STOLE silvia pedro bills",
    ]
    assert "TURN_UP" == asked(match)[0]


def test_goat_e80_g29_a_discarded_characters_hat_stays_used() -> None:
    """GOAT-E80, GOAT-G29: it makes nobody active again; it comes back at the end of the round."""
    match = last_offer(controls={"sheriff": 0, "thief": 1, "gambler": 2}, tokens=[{"bills": 1}])
    evening(match)
    assert ("STEAL_TOKEN", CHANCE) == asked(match)
    assert {"thief"} == cards(match, "discarded")
    assert 1 == match.state.owner[t.THIEF]
    assert [0, 0, 0, 0, 0] == match.state.hats
    assert t.DISCARDED == match.view(4).where[t.THIEF]
    match.play("steal bills")
    assert [2, 2, 2, 2, 2] == match.state.hats
