"""RULES.md 5.5 and section 8: a round ends, the game ends, somebody wins."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.state import OVER
from tests.games.goat.table import (
    CHARACTERS,
    LOCATIONS,
    SEATS,
    AnyMatch,
    asked,
    at,
    cards,
    last_offer,
    owned,
    told,
    walks,
)


def finished(seats: int, coins: list[int], tokens: list[dict[str, int]]) -> AnyMatch:
    """A game that has just ended so: in the last round nobody in the Saloon did anything."""
    match = last_offer(
        seats, controls={"outlaw": 0}, round=t.ROUNDS[seats], coins=coins, tokens=tokens
    )
    match.play("accept")
    assert match.seat is None
    return match


def test_goat_f60_z1_after_the_last_round_the_game_is_over() -> None:
    """GOAT-F60, GOAT-Z1: after its Saloon phase; no end of round, no new deck."""
    match = last_offer(controls={"sheriff": 0}, round=3)
    lines = told(match, "accept")
    assert "PAID_SHERIFF pedro 2" in lines
    assert not [x for x in lines if x.startswith("ROUND_ENDED")]
    assert "FINISHED eva 2" == lines[-1]
    assert OVER == match.state.seat
    assert [] == match.options()
    assert cards(match, "in_play")


def test_goat_f60_two_players_play_a_fourth_round() -> None:
    """GOAT-F60, GOAT-C10: with two seats the third is not the last."""
    match = last_offer(2, controls={"sheriff": 0}, round=3)
    assert "ROUND_BEGAN silvia 4" in told(match, "accept")
    match = last_offer(2, controls={"sheriff": 0}, round=4)
    assert "FINISHED silvia 2" == told(match, "accept")[-1]


def test_goat_f61_everything_is_taken_back() -> None:
    """GOAT-F61: all hats, elixirs to the supply, every card of this count in a new deck."""
    match = last_offer(4, controls={"sheriff": 0, "thief": 1, "charlatan": 2}, elixirs=[0, 1, 0, 2])
    match.play("accept")
    assert ("TURN_UP", -1) == asked(match)
    assert [2, 2, 2, 2] == match.state.hats[:4]
    assert [0] * 5 == match.state.elixirs
    assert set(CHARACTERS) - {"farmer", "cowboy"} == cards(match, "deck")
    assert [-1] * 15 == match.state.owner
    assert -1 == match.state.last_active
    assert [0, 0, 0, 0, 0] == match.state.saw  # what was seen is of an old deck


def test_goat_f61_two_players_take_back_three_hats_each() -> None:
    """GOAT-F61, GOAT-C11."""
    match = last_offer(2, controls={"sheriff": 0, "thief": 0})
    match.play("accept")
    assert [3, 3, 0, 0, 0] == match.state.hats


@pytest.mark.parametrize("lap", range(5))
def test_goat_f62_the_lap_deals_first_in_the_next_round(lap: int) -> None:
    """GOAT-F62."""
    match = last_offer(controls={"outlaw": (lap + 2) % 5}, lap=lap)
    match.play("accept")
    assert lap == match.state.dealer
    for draw in ("turn kid", "lay banker", "draw goat", "draw thief", "draw miner", "draw widow"):
        match.play(draw)
    assert ("OFFER_CARD", lap) == asked(match)


def test_goat_f63_players_keep_what_they_have() -> None:
    """GOAT-F63, GOAT-E4: coins, tokens and the goods on the tiles."""
    match = last_offer(
        controls={"outlaw": 0},
        coins=[7, 0, 1, 2, 3],
        tokens=[{"bottle": 1}, {"cattle": 2}],
        tile_tokens={"mine": 2},
        tile_coins={"bank": 4},
    )
    match.play("accept")
    assert [7, 0, 1, 2, 3] == match.state.coins
    assert [{"bottle": 1}, {"cattle": 2}] == [owned(match, 0), owned(match, 1)]
    assert 3 == match.state.tile_tokens[t.MINE]
    assert 6 == at(LOCATIONS, match.state.tile_coins)["bank"]


def test_goat_z2_g35_coins_and_token_values_count_goods_on_tiles_do_not() -> None:
    """GOAT-Z2, GOAT-G35: a token of each kind is worth 2 + 3 + 4 + 5 + 5."""
    match = last_offer(
        controls={"outlaw": 0},
        round=3,
        coins=[3, 0, 0, 0, 0],
        tokens=[dict.fromkeys(("bottle", "supplies", "bills", "cattle", "nugget"), 1)],
        tile_tokens={"mine": 2},
        tile_coins={"bank": 4},
    )
    lines = told(match, "accept")
    assert [22, 0, 0, 0, 0] == match.scores()
    assert "SHOWED pedro nugget 1" in lines
    assert "FINISHED pedro 22" in lines


def test_goat_g36_loot_arrested_in_the_last_round_is_lost() -> None:
    """GOAT-G36, GOAT-E24: it lies on its tile and counts for nobody."""
    match = last_offer(controls={"sheriff": 0, "thief": 1}, round=3, loot=2, loot_from="mine")
    match.play("accept")
    assert 2 == match.state.tile_tokens[t.MINE]
    assert [6, 2, 2, 2, 2] == match.scores()


def test_goat_z3_highest_score_wins() -> None:
    """GOAT-Z3: also with fewer coins and fewer tokens."""
    match = finished(3, [3, 0, 1], [{"bottle": 2}, {"cattle": 2}, {"bottle": 1}])
    assert ([7, 10, 3], [2, 1, 3]) == (match.scores(), match.places())


def test_goat_z3_a_tie_goes_to_the_most_coins() -> None:
    """GOAT-Z3: 8 coins before 6 coins and a bottle."""
    match = finished(3, [6, 8, 0], [{"bottle": 1}])
    assert ([8, 8, 0], [2, 1, 3]) == (match.scores(), match.places())


def test_goat_z3_then_to_the_most_tokens() -> None:
    """GOAT-Z3: a bottle and supplies before one head of cattle, both worth 5."""
    match = finished(5, [1, 1, 0, 0, 0], [{"cattle": 1}, {"bottle": 1, "supplies": 1}])
    assert ([6, 6, 0, 0, 0], [2, 1, 3, 3, 3]) == (match.scores(), match.places())


def test_goat_z3_z4_equal_on_all_three_share_the_place() -> None:
    """GOAT-Z3, GOAT-Z4, GOAT-D14: 1, 1, 3: one more than the number strictly better."""
    match = finished(5, [1, 2, 1, 0, 2], [{"cattle": 1}, {}, {"nugget": 1}, {"bottle": 1}])
    assert [6, 2, 6, 2, 2] == match.scores()
    assert [1, 3, 1, 5, 3] == match.places()


def rank(state: Any, seat: int) -> tuple[int, int, int]:
    """GOAT-Z4 in other words: the keys of the ranking, largest first."""
    tokens = state.tokens[seat]
    money = state.coins[seat] + sum(n * w for n, w in zip(tokens, t.WORTH, strict=True))
    return money, state.coins[seat], sum(tokens)


@pytest.mark.parametrize("seats", SEATS)
def test_goat_z4_places_follow_the_same_keys(seats: int) -> None:
    """GOAT-Z4, GOAT-Z3: in random games every place is 1 + the seats strictly better."""
    for game in walks(seats, 8):
        *_, end = game
        keys = [rank(end, seat) for seat in range(seats)]
        assert [1 + sum(other > key for other in keys) for key in keys] == end.final_places()
