"""What a bot thinks about while others do: what it may be asked next, and nothing it cannot see."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.bots import SearchBot, bot
from farwest.bots.pondering import SLICE, VIEWS
from farwest.bots.registry import time_for
from farwest.kernel.game import Game
from tests.bots.sittings import choices

SECONDS = 2 * SLICE
LOOKS = 200


def waiting(game: Game[Any, Any], seats: int, seed: int) -> list[tuple[Any, Any]]:
    """Where somebody else is asked: the state, and what the next seat sees of it."""
    return [
        (state, game.see(state, (state.seat + 1) % seats)) for state in choices(game, seats, seed)
    ]


def pondered(game: Game[Any, Any], view: Any) -> SearchBot:
    player = SearchBot(game, 5, iterations=LOOKS)
    player.give(SECONDS)
    while player.ponder(view):
        pass
    return player


def test_what_was_foreseen_is_thought_about_already_when_it_comes() -> None:
    game = farwest.load("meeples")  # nothing is hidden there, so the likeliest can come
    for _, view in waiting(game, 2, 3):
        player = pondered(game, view)
        for one in player.pondering.coming.values():
            assert one.thinker is not None
            looks = sum(visits for _, visits, *_ in one.thinker.trees[0].shares(view.seat))
            player.take_up(one.view)
            thoughts = player.thinker.think(one.view)
            assert player.thinker is one.thinker
            assert sum(thought.visits for thought in thoughts) > looks > 0
            return
    pytest.fail("nothing was foreseen in a whole game")


@pytest.mark.parametrize("name", ["goat", "meeples", "desperados"])
def test_only_what_its_own_seat_would_be_asked_is_foreseen(name: str) -> None:
    game = farwest.load(name)
    foreseen = 0
    assert not SearchBot(game.interpreted(), 5, iterations=LOOKS).ponder(game.match(3).view(0))
    for _, view in waiting(game, 3, 4)[::5]:
        views = SearchBot(game, 5, iterations=LOOKS).pondering.foreseen(view)
        assert len(views) <= VIEWS
        for coming in views:
            assert coming.seat == view.seat
            assert game.world(coming, game.dice(2)).seat == view.seat
            foreseen += 1

    assert foreseen


def test_what_is_foreseen_follows_from_the_view_alone() -> None:
    """Two worlds that look the same to a seat: it ponders the same in both."""
    game = farwest.load("goat")
    for state, view in waiting(game, 3, 4)[::4]:
        other = state.clone()
        other.redeal(view.seat, game.dice(9))
        seen = [
            SearchBot(game, 5, iterations=LOOKS).pondering.foreseen(game.see(world, view.seat))
            for world in (state, other)
        ]
        assert seen[0] == seen[1]


def test_what_did_not_come_is_forgotten_and_changes_no_answer() -> None:
    game = farwest.load("goat")
    (state, view), *_ = waiting(game, 3, 4)
    player = pondered(game, view)
    player.give(0.0)
    own = game.see(state, state.seat)
    fresh = SearchBot(game, 5, iterations=LOOKS)

    assert fresh.choose(own) == player.choose(own)
    assert {} == player.pondering.coming


def test_who_is_asked_itself_or_after_the_end_has_nothing_to_ponder() -> None:
    game = farwest.load("meeples")
    match = game.match(seats=2, seed=1)
    assert match.seat is not None
    player = SearchBot(game, 5, iterations=LOOKS)
    player.give(SECONDS)
    assert not player.ponder(match.view(match.seat))
    while match.seat is not None:
        match.play(match.legal()[0])
    assert not player.ponder(match.view(0))


def test_only_legend_as_it_is_has_time_by_the_clock() -> None:
    for name in farwest.games():
        game = farwest.load(name)
        assert 0.0 == time_for("gunslinger", game)
        assert 0.0 == time_for("legend:iterations=300", game)
    assert time_for("legend", farwest.load("carson")) > time_for("legend", farwest.load("goat")) > 0
    assert isinstance(bot("legend", farwest.load("goat")), SearchBot)
