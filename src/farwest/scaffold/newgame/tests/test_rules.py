"""The rules of newgame, one by one: each test is named after what its rule says."""

from __future__ import annotations

import pytest

from farwest.kernel.errors import IllegalAction, WrongSeats
from farwest.scaffold.newgame.game import GAME
from farwest.scaffold.newgame.tests.table import answers, bidding, told


def test_two_to_four_play() -> None:
    """NEWGAME-C1"""
    assert [2, 3, 4] == list(GAME.seats)
    with pytest.raises(WrongSeats, match="newgame is for 2 to 4 seats, not 5"):
        GAME.match(5)


def test_everyone_begins_with_three_coins_and_chance_says_who_begins() -> None:
    """NEWGAME-C3, NEWGAME-S1, NEWGAME-S2"""
    match = GAME.match(3, chance="by hand")
    assert [3, 3, 3] == list(match.state.coins)[:3]
    assert ["begin 0", "begin 1", "begin 2"] == answers(match)
    match.play("begin 1")
    assert "Round 1. Everyone rolls; Seat 1 begins." == told(match)[-1]


def test_everyone_rolls_three_dice_and_then_the_beginner_bids() -> None:
    """NEWGAME-C2, NEWGAME-R1"""
    match = GAME.match(2, chance="by hand")
    match.play("begin 1")
    for _ in range(6):
        assert 6 == len(answers(match))
        match.play("roll fives")
    assert [[0, 0, 0, 0, 3, 0]] * 2 == [list(row) for row in match.state.dice][:2]
    assert match.asked is not None
    assert ("BID_OR_CALL", 1) == match.asked[:2]


def test_nobody_else_sees_or_hears_of_a_roll() -> None:
    """NEWGAME-R2, NEWGAME-H1"""
    match = bidding({"fives": 3}, {"twos": 1, "sixes": 2})
    assert [[0, 0, 0, 0, 3, 0], []] == match.view(0).dice
    assert [[], [0, 1, 0, 0, 0, 2]] == match.view(1).dice
    assert [[], []] == match.view(None).dice
    rolling = GAME.match(2, chance="by hand")
    rolling.play("begin 0")
    rolling.play("roll sixes")  # of seat 1, who was asked last
    assert "You roll a six." == told(rolling, 1)[-1]
    assert ["Round 1. Everyone rolls; you begin."] == told(rolling, 0)


def test_a_higher_bid_is_on_more_dice_or_on_a_higher_face() -> None:
    """NEWGAME-R3"""
    match = bidding({"fives": 3}, {"twos": 3})
    match.play("bid 2 fours")
    assert ["bid 2 fives", "bid 2 sixes", "bid 3 ones"] == answers(match)[:3]
    assert "bid 6 sixes" == answers(match)[-2]  # there are six dice
    with pytest.raises(IllegalAction, match="Bid higher: more dice, or as many of a higher face"):
        match.play("bid 2 threes")
    with pytest.raises(IllegalAction, match="There aren’t that many dice on the table"):
        match.play("bid 7 ones")


def test_a_call_needs_a_bid_and_the_highest_bid_must_be_called() -> None:
    """NEWGAME-R4"""
    match = bidding({"fives": 3}, {"twos": 3})
    assert "call" not in answers(match)
    with pytest.raises(IllegalAction, match="There is no bid to call yet"):
        match.play("call")
    match.play("bid 6 sixes")  # what is forced plays itself
    assert "Seat 1 calls Seat 0." in told(match)


def test_who_bids_the_truth_is_paid_and_only_that_face_is_shown() -> None:
    """NEWGAME-R5, NEWGAME-R6"""
    match = bidding({"fives": 2, "ones": 1}, {"fives": 1, "twos": 2}, round=5)
    match.play("bid 3 fives")
    match.play("call")
    assert [4, 2] == match.scores()
    assert [[0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 1, 0]] == match.view(None).dice
    assert [
        "Seat 1 calls Seat 0.",
        "Seat 0 has 2 fives.",
        "Seat 1 has 1 five.",
        "There are 3 fives: Seat 0’s bid is true.",
        "Seat 1 pays Seat 0 a coin.",
    ] == told(match)[1:6]


def test_who_bids_too_much_pays_and_begins_the_next_round() -> None:
    """NEWGAME-R6, NEWGAME-R7"""
    match = bidding({"fives": 2, "ones": 1}, {"fives": 1, "twos": 2})
    match.play("bid 4 fives")
    match.play("call")
    assert [2, 4] == list(match.state.coins)[:2]
    assert "Round 2. Everyone rolls; Seat 0 begins." == told(match)[-1]


@pytest.mark.parametrize("rounds", [5, 3, 8])
def test_the_game_ends_after_the_last_round(rounds: int) -> None:
    """NEWGAME-C4, NEWGAME-Z1, NEWGAME-Z2"""
    match = bidding({"fives": 3}, {"twos": 3}, round=rounds, variant={"rounds": rounds})
    match.play("bid 1 fives")
    match.play("call")
    assert match.seat is None
    assert ([4, 2], [1, 2]) == (match.scores(), match.places())


def test_or_as_soon_as_someone_has_no_coin_left() -> None:
    """NEWGAME-Z1"""
    match = bidding({"fives": 3}, {"twos": 3}, {"ones": 3}, coins=[5, 3, 1], seat=1)
    match.play("bid 1 fives")
    match.play("call")
    assert [5, 4, 0] == match.scores()
    assert "Seat 2 has no coin left." == told(match)[-1]


def test_those_with_as_many_coins_share_the_place() -> None:
    """NEWGAME-Z2"""
    match = bidding({"fives": 3}, {"twos": 3}, {"ones": 3}, coins=[3, 2, 4], round=5, seat=1)
    match.play("bid 3 fives")
    match.play("call")
    assert ([3, 3, 3], [1, 1, 1]) == (match.scores(), match.places())
