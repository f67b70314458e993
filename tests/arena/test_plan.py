"""Fair seats and shared deals."""

from __future__ import annotations

from collections import Counter

import pytest

import farwest
from farwest.arena import Contest, plan_for
from farwest.arena.plan import usual_seats
from farwest.kernel.errors import BadCall, UnknownBot, WrongSeats

GAME = farwest.load("goat")


def plan(bots: str, games: int = 1, seats: int | None = None, seed: int = 0) -> Contest:
    named = bots.split(",")
    chosen = usual_seats(GAME, len(named)) if seats is None else seats
    return Contest("goat", GAME.package, "1", False, tuple(named), chosen, seed, games)


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("a,b", 2),
        ("a,b,c,d", 4),
        ("a,b", 4),
        ("a,b", 5),
        ("a,b,c", 5),
        ("a,b,b,b", 4),
        ("a,a,b,b", 4),
        ("a,b,c,d", 2),
        ("a,b,c,d,e,f", 5),
        ("a,a,b", 2),
    ],
)
def test_in_each_deal_a_bot_sits_at_every_seat_equally_often(bots: str, seats: int) -> None:
    for deal in range(6):
        sat = Counter(
            (name, seat)
            for game in plan(bots, seats=seats).seatings(deal)
            for seat, name in enumerate(game.bots)
        )
        for name in set(bots.split(",")):
            assert len({sat[name, seat] for seat in range(seats)}) == 1


def test_no_game_of_a_deal_is_played_twice() -> None:
    seatings = plan("a,b", seats=4).seatings(0)

    assert sorted(game.bots for game in seatings) == [("a", "b") * 2, ("b", "a") * 2]


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    met = Counter(frozenset(game.bots) for game in plan("a,b,c,d", seats=3).seatings(0))

    assert len(met) == 4
    assert set(met.values()) == {3}


def test_neighbours_change_from_deal_to_deal() -> None:
    left_of_a = {
        game.bots[(game.bots.index("a") + 1) % 4]
        for deal in range(20)
        for game in plan("a,b,c,d").seatings(deal)
    }

    assert left_of_a == {"b", "c", "d"}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [len(deal) for deal in plan("a,b,c,d", games=10).deals()] == [4, 4, 4]


def test_seeds_differ_by_deal_and_seat_and_come_from_the_plan() -> None:
    one, other = plan("a,b"), plan("a,b", seed=1)
    seeds = [one.bot_seed(deal, seat) for deal in range(5) for seat in range(2)]

    assert len(set(seeds)) == 10
    assert seeds == [plan("a,b").bot_seed(deal, seat) for deal in range(5) for seat in range(2)]
    assert one.deal_seed(0) != one.deal_seed(1)
    assert one.deal_seed(0) != other.deal_seed(0)


def test_seats_follow_the_bots_where_the_game_allows() -> None:
    assert [usual_seats(GAME, bots) for bots in (1, 2, 4, 5, 9)] == [2, 2, 4, 5, 5]


def test_what_does_not_exist_is_refused_before_play() -> None:
    with pytest.raises(UnknownBot):
        plan_for(GAME, ["nobody"], 1)
    with pytest.raises(BadCall, match="commas"):
        plan_for(GAME, ["random", ""], 1)
    with pytest.raises(WrongSeats):
        plan_for(GAME, ["random"], 1, seats=9)
