"""RULES.md section 4: the table is laid, nobody decides anything."""

from __future__ import annotations

from collections import Counter

import pytest

import farwest
from farwest.games.goat import numbers as t
from farwest.kernel.errors import BadVariant
from tests.games.goat.table import (
    GAME,
    LOCATIONS,
    RESOURCES,
    SEATS,
    asked,
    at,
    by_hand,
    cards,
    options,
    owned,
    told,
)


@pytest.mark.parametrize("seats", SEATS)
def test_goat_s1_unused_tiles_stay_in_the_box(seats: int) -> None:
    """GOAT-S1, GOAT-C12: only the tiles of this player count ever get goods."""
    match = by_hand(seats, "dealer 0")
    tiles = {
        2: {"store", "bank", "saloon"},
        3: {"bank", "ranch", "saloon"},
        4: {"store", "bank", "mine", "saloon"},
        5: set(LOCATIONS),
    }
    assert set(at(LOCATIONS, match.state.tile_tokens)) == tiles[seats]
    assert set(at(LOCATIONS, match.state.tile_coins)) == tiles[seats] - {"saloon"}


@pytest.mark.parametrize("seats", SEATS)
def test_goat_s2_everybody_gets_two_coins_and_a_bottle(seats: int) -> None:
    """GOAT-S2, GOAT-C15; the bottle is the owner's to look at and nobody else's."""
    match = by_hand(seats)
    assert [2] * seats == match.state.coins[:seats]
    for seat in range(seats):
        assert {"bottle": 1} == owned(match, seat)
        rows = match.view(seat).tokens
        assert [[1, 0, 0, 0, 0] if k == seat else [] for k in range(seats)] == rows


@pytest.mark.parametrize("seats", SEATS)
def test_goat_s3_the_supply(seats: int) -> None:
    """GOAT-S3, GOAT-C14: tokens of this player count, and no elixir is out."""
    supplies = {
        2: {"bottle": 4, "supplies": 4, "bills": 4},
        3: {"bottle": 3, "bills": 3, "cattle": 3},
        4: {"bottle": 3, "supplies": 3, "bills": 3, "nugget": 3},
        5: {"bottle": 3, "supplies": 3, "bills": 3, "cattle": 3, "nugget": 3},
    }
    match = by_hand(seats)
    assert supplies[seats] == at(RESOURCES, match.state.supply)
    assert not any(match.state.elixirs)


@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        (2, {"farmer", "cowboy", "miner", "prospector"}),
        (3, {"kid", "storekeeper", "miner", "prospector"}),
        (4, {"farmer", "cowboy"}),
        (5, set()),
    ],
)
def test_goat_s4_some_characters_are_removed(seats: int, removed: set[str]) -> None:
    """GOAT-S4, GOAT-C13; GOAT-S5: the others are the deck, and any of them may be on top."""
    match = by_hand(seats, "dealer 0")
    assert removed == cards(match, "boxed")
    deck = cards(match, "deck")
    assert len(deck) == {2: 11, 3: 11, 4: 13, 5: 15}[seats]
    assert {f"turn {card}" for card in deck} == set(options(match))
    assert [1] * len(deck) == match.state.odds()


@pytest.mark.parametrize("seats", SEATS)
def test_goat_s6_small_hats(seats: int) -> None:
    """GOAT-S6, GOAT-C11: 2 small hats each, with two players 3; all are active."""
    match = by_hand(seats)
    assert [3 if seats == 2 else 2] * seats == match.state.hats[:seats]
    assert [0] * (5 - seats) == match.state.hats[seats:]


@pytest.mark.parametrize("seats", SEATS)
def test_goat_s7_g30_the_first_dealer_is_drawn(seats: int) -> None:
    """GOAT-S7, GOAT-G30: every seat is as likely; the host may fix it."""
    match = by_hand(seats)
    assert ("FIRST_DEALER", -1) == asked(match)
    assert [f"dealer {k}" for k in range(seats)] == options(match)
    assert [1] * seats == match.state.odds()
    assert "BECAME_DEALER silvia" == told(match, "dealer 1")[0]
    fixed = by_hand(seats, first_dealer=seats - 1)
    assert ("TURN_UP", -1) == asked(fixed)
    assert seats - 1 == fixed.state.dealer


def test_goat_s7_only_a_seat_of_this_game_can_be_fixed() -> None:
    """GOAT-S7."""
    with pytest.raises(BadVariant, match="first_dealer with 3 seats is one of drawn, 0, 1 and 2"):
        by_hand(3, first_dealer=3)


def test_goat_s7_draws_are_even() -> None:
    """GOAT-S7, GOAT-D7: over many seeds every seat deals first about as often."""
    drawn = [GAME.match(4, seed=seed).record.actions[0] for seed in range(400)]
    firsts = Counter(GAME.action_names[action] for action in drawn)
    assert set(firsts) == {"dealer 0", "dealer 1", "dealer 2", "dealer 3"}
    assert max(abs(n - 100) for n in firsts.values()) < 35  # 4 standard deviations


def test_goat_s8_the_most_money_wins() -> None:
    """GOAT-S8: coins and token values count; the first place is the richest."""
    match = GAME.match(3, seed=5)
    while match.seat is not None:
        match.play(match.options()[0].action)
    state = match.state
    money = [
        state.coins[k] + sum(n * w for n, w in zip(state.tokens[k], t.WORTH, strict=True))
        for k in range(3)
    ]
    assert money == match.scores()
    assert match.places()[money.index(max(money))] == 1


def test_the_door_opens() -> None:
    """farwest.load gives the game; its variants are the two of RULES.md."""
    assert farwest.load("goat").name == "goat"
    assert [v.name for v in GAME.variants] == ["rich_store", "first_dealer", "declare_forced"]
