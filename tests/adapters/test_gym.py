"""Gymnasium's own checker on every game; a learner against bots with names."""

from __future__ import annotations

import warnings
from typing import SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import farwest
from farwest.adapters import gym
from farwest.errors import BadCall, IllegalAction


def called(name: str) -> str:
    return f"farwest/{name.capitalize()}-v{farwest.load(name).version}"


EVERY = [
    pytest.param(name, seats, marks=[pytest.mark.slow] if seats > game.seats[0] else [])
    for name, game in {name: farwest.load(name) for name in farwest.games()}.items()
    for seats in game.seats
]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_checker_passes(name: str, seats: int) -> None:
    env = gymnasium.make(called(name), seats=seats, opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that numbers have no bound of 1
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", farwest.games())
def test_a_learner_plays_a_whole_game_against_bots(name: str) -> None:
    seats = farwest.load(name).seats[0]
    env = gymnasium.make(called(name), opponents="greedy", seat=seats - 1)
    _, info = env.reset(seed=3)
    rng, over, answers = np.random.default_rng(3), False, 0
    reward: SupportsFloat = 0.0
    while not over:
        assert info["seat"] == seats - 1
        options = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(int(rng.choice(options)))
        answers += 1
    assert answers > 3
    assert -1 <= float(reward) <= 1
    assert not info["action_mask"].any()
    with pytest.raises(BadCall, match="The game is over"):
        env.unwrapped.step(0)


def test_an_action_that_is_no_option_loses_or_raises() -> None:
    for wish in ("loses", "raises"):
        env = gym.OneLearner("goat", opponents="random", illegal=wish)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if wish == "raises":
            with pytest.raises(IllegalAction):
                env.step(wrong)
        else:
            _, reward, over, _, info = env.step(wrong)
            assert (reward, over, info["illegal"]) == (-1.0, True, wrong)


def test_wrong_wishes_are_sentences() -> None:
    with pytest.raises(BadCall, match="3 seats have 2 opponents, not 1"):
        gym.OneLearner("goat", seats=3, opponents=["random"])
    with pytest.raises(BadCall, match="The learner's seat is one of 2, not 5"):
        gym.OneLearner("goat", seats=2, seat=5)
