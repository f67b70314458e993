"""RULES.md section 6: what happens the moment a character is placed."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.errors import IllegalAction
from tests.games.goat.table import (
    LOCATIONS,
    AnyMatch,
    asked,
    at,
    lay,
    options,
    owned,
    told,
)

QUIET = ["goat", "outlaw", "sheriff", "gambler"]


def accepted(card: str, seat: int = 3, seats: int = 5, **facts: Any) -> tuple[AnyMatch, list[str]]:
    """A seat accepts this card from seat 0; what follows its placing."""
    hand = [card, *(c for c in QUIET if c != card)][:4]
    match = lay(seats, hand=hand, ask="RESPOND", offered=card, declared=card, target=seat, **facts)
    return match, told(match, "accept")[2:]


@pytest.mark.parametrize(
    ("card", "tile", "token"),
    [
        ("storekeeper", "store", "supplies"),
        ("banker", "bank", "bills"),
        ("farmer", "ranch", "cattle"),
        ("miner", "mine", "nugget"),
    ],
)
def test_goat_e10_takes_all_tokens_of_its_place(card: str, tile: str, token: str) -> None:
    """GOAT-E10: tokens, not coins; GOAT-E4: they leave the tile for good."""
    tiles = {"store": 2, "bank": 2, "ranch": 2, "mine": 2, "saloon": 2}
    coins = {"store": 3, "bank": 3, "ranch": 3, "mine": 3}
    match, lines = accepted(card, tile_tokens=tiles, tile_coins=coins)
    assert f"TOOK_TOKENS georges {tile} 2" == lines[0]
    assert {token: 2} == owned(match, 3)
    assert tiles | {tile: 0} == at(LOCATIONS, match.state.tile_tokens) | {tile: 0}
    assert 0 == match.state.tile_tokens[LOCATIONS.index(tile)]
    assert coins == at(LOCATIONS, match.state.tile_coins)
    assert [2] * 5 == match.state.coins


@pytest.mark.parametrize(
    ("card", "tile"),
    [("kid", "store"), ("widow", "bank"), ("cowboy", "ranch"), ("prospector", "mine")],
)
def test_goat_e11_takes_all_coins_of_its_place(card: str, tile: str) -> None:
    """GOAT-E11: coins, not tokens."""
    tiles = {"store": 2, "bank": 2, "ranch": 2, "mine": 2, "saloon": 2}
    coins = {"store": 3, "bank": 3, "ranch": 3, "mine": 3}
    match, lines = accepted(card, tile_tokens=tiles, tile_coins=coins)
    assert f"TOOK_COINS georges {tile} 3" == lines[0]
    assert [2, 2, 2, 5, 2] == match.state.coins
    assert {k: n for k, n in coins.items() if k != tile} == at(LOCATIONS, match.state.tile_coins)
    assert tiles == at(LOCATIONS, match.state.tile_tokens)
    assert {} == owned(match, 3)


@pytest.mark.parametrize("card", ["storekeeper", "widow", "farmer", "prospector"])
def test_goat_e10_e11_nothing_there_nothing_taken(card: str) -> None:
    """GOAT-E10, GOAT-E11, GOAT-E1: as far as possible."""
    match, lines = accepted(card)
    assert f"FOUND_NOTHING georges {card}" == lines[0]
    assert ([2] * 5, {}) == (match.state.coins, owned(match, 3))


def test_goat_e1_effects_are_mandatory() -> None:
    """GOAT-E1: a Thief must rob and a Charlatan must take; there is no option not to."""
    match, _ = accepted("thief", tile_tokens={"mine": 1, "bank": 1})
    assert options(match) == ["rob bank", "rob mine"]
    match, _ = accepted("charlatan")
    assert options(match) == ["dupe 0", "dupe 1", "dupe 2", "dupe 4"]


def test_goat_e30_the_thief_robs_a_place_of_all_its_tokens() -> None:
    """GOAT-E30, GOAT-G21, GOAT-E2: onto the card; the coins stay."""
    match, _ = accepted("thief", tile_tokens={"mine": 2, "bank": 1}, tile_coins={"mine": 2})
    assert "ROBBED georges mine 2" == told(match, "rob mine")[0]
    assert (2, t.MINE) == (match.state.loot, match.state.loot_from)
    assert {"bank": 1} == at(LOCATIONS, match.state.tile_tokens)
    assert {"mine": 2} == at(LOCATIONS, match.state.tile_coins)
    assert {} == owned(match, 3)
    assert t.SALOON == t.PLACE[t.THIEF]


def test_goat_f74_e30_only_places_with_a_token_and_not_the_saloon() -> None:
    """GOAT-F74, GOAT-E30, GOAT-G20."""
    tiles = {"store": 1, "bank": 1, "saloon": 2}
    match, _ = accepted("thief", tile_tokens=tiles, tile_coins={"mine": 2})
    assert options(match) == ["rob store", "rob bank"]
    with pytest.raises(IllegalAction, match="no token to rob"):
        match.play("rob mine")


def test_goat_f74_one_place_is_robbed_by_itself() -> None:
    """GOAT-F74."""
    match, lines = accepted("thief", tile_tokens={"ranch": 2, "saloon": 1})
    assert "ROBBED georges ranch 2" == lines[0]
    assert "DRAW_CARD" == asked(match)[0]


def test_goat_f74_no_tokens_no_robbery() -> None:
    """GOAT-F74, GOAT-E30: bottles and coins are not for the Thief."""
    match, lines = accepted("thief", tile_tokens={"saloon": 2}, tile_coins={"bank": 4})
    assert "FOUND_NOTHING georges thief" == lines[0]
    assert (0, -1) == (match.state.loot, match.state.loot_from)


def test_goat_e32_loot_belongs_to_nobody() -> None:
    """GOAT-E32: whoever then controls the Miner finds nothing, and it is nobody's token."""
    match, lines = accepted("miner", loot=2, loot_from="mine", controls={"thief": 1})
    assert "FOUND_NOTHING georges miner" == lines[0]
    assert [0] * 5 == match.view(0).token_count
    assert 2 == match.state.loot


def test_goat_e40_the_charlatan_takes_three_coins_split_freely() -> None:
    """GOAT-E40, GOAT-F75, GOAT-D5: one at a time, from whom one likes."""
    match, _ = accepted("charlatan")
    lines = told(match, "dupe 0", "dupe 4", "dupe 0")
    assert lines[:3] == ["DUPED georges pedro", "DUPED georges eva", "DUPED georges pedro"]
    assert [0, 2, 2, 2, 1] == match.state.coins
    assert [2, 0, 0, 0, 1] == match.state.elixirs  # GOAT-E41: an elixir for each coin
    assert "DRAW_CARD" == asked(match)[0]


def test_goat_e40_all_three_from_one() -> None:
    """GOAT-E40."""
    match, _ = accepted("charlatan", coins=[5, 1, 1, 1, 1])
    told(match, "dupe 0", "dupe 0", "dupe 0")
    assert [2, 1, 1, 1, 1] == match.state.coins
    assert [3, 0, 0, 0, 0] == match.state.elixirs


def test_goat_f75_never_more_than_they_have() -> None:
    """GOAT-F75, GOAT-E40: who has no coin left cannot be chosen."""
    match, _ = accepted("charlatan", coins=[1, 2, 0, 5, 2])
    assert options(match) == ["dupe 0", "dupe 1", "dupe 4"]
    match.play("dupe 0")
    assert options(match) == ["dupe 1", "dupe 4"]
    with pytest.raises(IllegalAction, match="no coin left"):
        match.play("dupe 0")
    told(match, "dupe 1")
    assert options(match) == ["dupe 1", "dupe 4"]


def test_goat_f75_one_victim_is_chosen_by_itself() -> None:
    """GOAT-F75: all three coins are Eva's, so nobody is asked."""
    match, lines = accepted("charlatan", coins=[0, 0, 0, 1, 4])
    assert ["DUPED georges eva"] * 3 == lines[:3]
    assert [0, 0, 0, 1, 1] == match.state.coins


def test_goat_e40_g18_fewer_than_three_coins_are_all_taken() -> None:
    """GOAT-E40, GOAT-G18, GOAT-D14: asked while two have coins, though the total is 2."""
    match, _ = accepted("charlatan", coins=[1, 0, 1, 4, 0])
    assert ("CHARLATAN_COIN", 3) == asked(match)
    assert told(match, "dupe 2")[:2] == ["DUPED georges arthur", "DUPED georges pedro"]
    assert [0, 0, 0, 4, 0] == match.state.coins
    assert [1, 0, 1, 0, 0] == match.state.elixirs


def test_goat_e40_no_coins_at_all() -> None:
    """GOAT-E40, GOAT-F75: nothing happens."""
    match, lines = accepted("charlatan", coins=[0, 0, 0, 6, 0])
    assert "FOUND_NOTHING georges charlatan" == lines[0]
    assert [0] * 5 == match.state.elixirs


def test_goat_e41_g19_three_elixirs_suffice() -> None:
    """GOAT-E41, GOAT-G19: no Charlatan takes more than three coins."""
    assert t.CHARLATAN_COINS == t.ELIXIRS == 3
    match, _ = accepted("charlatan", coins=[9, 9, 0, 0, 0])
    told(match, "dupe 0", "dupe 1", "dupe 1")
    assert 3 == sum(match.state.elixirs)
    assert "DRAW_CARD" == asked(match)[0]


def test_goat_e43_coins_on_the_card_are_nobodys() -> None:
    """GOAT-E43: they count neither for the victim nor for the controller."""
    match, _ = accepted("charlatan")
    before = match.standing()
    told(match, "dupe 0", "dupe 1", "dupe 2")
    assert [2, 2, 2, 2, 2] == before
    assert [1, 1, 1, 2, 2] == match.standing()


@pytest.mark.parametrize("card", ["goat", "outlaw", "sheriff", "barmaid", "gambler"])
def test_goat_e70_e2_no_instant_effect(card: str) -> None:
    """GOAT-E70: the Goat does nothing but use a hat; GOAT-E2: saloon effects come later."""
    tiles = {"store": 1, "bank": 1, "saloon": 1}
    match, lines = accepted(card, tile_tokens=tiles)
    assert "PASSED pedro silvia 3" == lines[0]
    assert tiles == at(LOCATIONS, match.state.tile_tokens)
    assert [2, 2, 2, 1, 2] == match.state.hats
    assert [2] * 5 == match.state.coins


def test_goat_d14_coins_and_elixirs_move_at_once() -> None:
    """GOAT-D14: before the next unit is asked."""
    match, _ = accepted("charlatan")
    match.play("dupe 0")
    assert "CHARLATAN_COIN" == asked(match)[0]
    assert [1, 2, 2, 2, 2] == match.view(4).coins
    assert [1, 0, 0, 0, 0] == match.view(4).elixirs
