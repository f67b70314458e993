"""MEEP-D13: what uniformly random play brings, as a simulator of its own measured it."""

from __future__ import annotations

from statistics import mean

import pytest

from farwest.games.meeples import numbers as t
from farwest.games.meeples.questions import PICK
from farwest.kernel.state import OVER
from tests.games.meeples.table import GAME, SEATS

GAMES = 2000 if GAME.compiled else 100
ROUNDS = {2: 16.2, 3: 11.0, 4: 8.3}
WINNER = {2: 42, 3: 34, 4: 30}
LOOSE = 1.0 if GAME.compiled else 2.5


@pytest.mark.parametrize("seats", SEATS)
def test_length_and_scores_of_random_play(seats: int) -> None:
    """MEEP-D13: rough bounds; the Graves end nearly every random game."""
    dice, rounds, best, buried = GAME.dice(seats), [], [], 0
    for _ in range(GAMES):
        s = GAME.start(seats)
        s.playout(dice)
        rounds.append(s.round)
        best.append(max(s.final_points()))
        buried += sum(s.graves) == t.GRAVES
    assert abs(mean(rounds) - ROUNDS[seats]) < LOOSE
    assert abs(mean(best) - WINNER[seats]) < 2 * LOOSE
    assert buried > 0.9 * GAMES


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost_in_many_games(seats: int) -> None:
    """MEEP-D12: at the end of every turn, and of the game."""
    dice, turns = GAME.dice(10 + seats), 0
    for _ in range(GAMES // 10):
        s = GAME.start(seats)
        while s.seat != OVER:
            s.find_options()
            s.play(s.random_option(dice))
            if s.kind == PICK or s.seat == OVER:
                assert [] == list(GAME.invariants(s))
                turns += 1
    assert turns > GAMES // 10 * 20
