"""The learner in NumPy learns: what gained is done more often, and only what may be done."""

from __future__ import annotations

import numpy as np

import farwest
from farwest.adapters.ppo import Learnt, Net, collect, improve
from farwest.learning.vector import Vector


def test_what_gained_is_done_more_often() -> None:
    rng = np.random.default_rng(1)
    net, seen = Net(6, 3, 16, seed=1), rng.normal(size=(512, 6)).astype(np.float32)
    mask = np.ones((512, 3), bool)
    mask[:256, 2] = False
    before, _, _ = net.likes(seen, mask)
    actions = rng.integers(2, size=512)
    gains = np.where(actions == 1, 1.0, -1.0).astype(np.float32)
    taken = before[np.arange(512), actions]
    for _ in range(40):
        improve(net, (seen, mask, actions, taken, gains, np.zeros(512, np.float32)), rng)
    after, values, _ = net.likes(seen, mask)
    chances = np.exp(after)
    assert chances[:, 1].mean() > np.exp(before)[:, 1].mean() + 0.05
    assert chances[:, 0].mean() < np.exp(before)[:, 0].mean() - 0.05
    assert not chances[:256, 2].any()
    assert abs(values).mean() < 0.2


def test_it_collects_games_that_ended_and_plays_as_a_bot() -> None:
    games, rng = Vector("goat", 2, games=16, seed=1), np.random.default_rng(1)
    arrays, net = games.arrays(), Net(games.plan.size, games.actions, 16, seed=1)
    games.begin(arrays)
    seen, mask, actions, logs, gains, returns = collect(net, games, arrays, 120, rng)
    assert len(seen) == len(returns) > 16
    assert mask[np.arange(len(actions)), actions].all()
    assert set(returns.tolist()) <= {-1.0, 0.0, 1.0}
    assert len(set(returns.tolist())) > 1
    assert (logs <= 0).all()
    assert np.isfinite(gains).all()
    match = farwest.load("goat").match(2, seed=1)
    player = Learnt(match.game, net)
    assert match.seat is not None
    assert player.choose(match.view(match.seat)) in match.legal()
