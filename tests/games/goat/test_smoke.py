"""RULES.md 10.2: what uniformly random play brings, as a simulator of its own measured it."""

from __future__ import annotations

from statistics import mean, pstdev

import pytest

from tests.games.goat.table import GAME, SEATS

GAMES = 3000 if GAME.compiled else 250
MEANS = {2: 28.2, 3: 17.2, 4: 17.1, 5: 18.0}
DEVIATIONS = {2: 7.2, 3: 6.1, 4: 5.7, 5: 6.0}
COINS = {2: 0.39, 3: 0.37, 4: 0.36, 5: 0.34}  # share of coins in final money


@pytest.mark.parametrize("seats", SEATS)
def test_mean_scores_of_random_play(seats: int) -> None:
    """The same mean and spread, within four standard errors."""
    dice, scores, coins = GAME.dice(seats), [], 0
    for _ in range(GAMES):
        s = GAME.start(seats)
        s.playout(dice)
        scores += s.final_points()
        coins += sum(s.coins)
    error = DEVIATIONS[seats] / len(scores) ** 0.5
    assert abs(mean(scores) - MEANS[seats]) < 4 * error + 0.05  # 0.05: the table is rounded
    assert abs(pstdev(scores) - DEVIATIONS[seats]) < 4 * error + 0.05
    assert abs(coins / sum(scores) - COINS[seats]) < 0.03
