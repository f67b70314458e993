"""PettingZoo's own suites, unmodified, on every game at every seat count."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import farwest
from farwest.adapters import pettingzoo
from farwest.errors import BadCall, WrongSeats

EVERY = [
    pytest.param(name, seats, marks=[pytest.mark.slow] if seats > game.seats[0] else [])
    for name, game in {name: farwest.load(name) for name in farwest.games()}.items()
    for seats in game.seats
]
PAINTED = [  # pictures take long: one short form
    pytest.param(name, seats, marks=[] if (name, seats) == ("goat", 2) else [pytest.mark.slow])
    for name, seats in (one.values for one in EVERY)
]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_api_test_passes(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # a mask is beside it
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(pettingzoo.env(name, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats=seats), num_cycles=25)


@pytest.mark.parametrize(("name", "seats"), PAINTED)
def test_its_render_test_passes(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def svg_like(picture: str) -> bool:
        return picture.startswith("<svg") and picture.rstrip().endswith("</svg>")

    render_test(lambda **wishes: pettingzoo.env(name, seats=seats, **wishes), {"svg": svg_like})
    assert capsys.readouterr().out


def played(env: Any, seed: int) -> tuple[dict[str, float], int]:
    env.reset(seed=seed)
    rng, answers, total = np.random.default_rng(seed), 0, dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        answers += 1
    return total, answers


@pytest.mark.parametrize("name", farwest.games())
def test_rewards_are_those_of_the_end(name: str) -> None:
    env = pettingzoo.env(name)
    total, answers = played(env, 4)
    match = env.unwrapped.match
    assert match.seat is None
    assert answers > 5
    best = min(match.places())
    winners = [seat for seat, place in enumerate(match.places()) if place == best]
    assert all(total[f"seat_{seat}"] == max(total.values()) for seat in winners)
    assert max(map(abs, total.values())) <= 1


def test_a_game_may_be_cut_short() -> None:
    env = pettingzoo.env("carson", seats=3, max_cycles=4)
    total, answers = played(env, 1)
    assert answers == 12
    assert set(total.values()) == {0}


def test_wrong_wishes_are_sentences() -> None:
    with pytest.raises(WrongSeats, match="goat is for 2 to 5 seats, not 9"):
        pettingzoo.env("goat", seats=9)
    with pytest.raises(BadCall, match="There is no mode 'film'"):
        pettingzoo.env("goat", render_mode="film")
