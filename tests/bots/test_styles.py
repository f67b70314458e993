"""Tempers show in what a bot does, and slips are moves that looked nearly as good."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import farwest
from farwest.arena import League, plan_for
from farwest.bots import SearchBot, bot
from farwest.bots.levels import LEVELS
from farwest.bots.search import SERIOUS
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game
from farwest.kernel.thinking import Thought
from tests.bots.sittings import some_choices
from tests.laws.climates import game_in

GOAT: Game[Any, Any] = farwest.load("goat")
SEARCH = "search:iterations=120:horizon=25"
SEEDS = 400


@pytest.fixture(scope="module")
def habits() -> dict[tuple[str, str], float]:
    """By style of a bot, by habit: how often it had it, of the times it could."""
    game = game_in("goat", pure=False)  # for as many games as habits need
    bots = [SEARCH, *(f"{SEARCH}:style={style}" for style in GOAT.styles)]
    league = League(plan_for(game, bots, 8, seats=4, seed=1), jobs=1)
    could: Counter[tuple[str, str]] = Counter()
    did: Counter[tuple[str, str]] = Counter()
    for played in league.play():
        for seat in played.seats:
            style = seat.bot.partition("style=")[2]
            for habit, (possible, followed) in seat.habits.items():
                could[style, habit] += possible
                did[style, habit] += followed
    return {key: did[key] / could[key] for key in could}


def test_the_honest_tell_the_truth_more_often_than_bluffers(
    habits: dict[tuple[str, str], float],
) -> None:
    assert habits["honest", "honest"] > habits["", "honest"] + 0.1
    assert habits["honest", "honest"] > habits["bluffer", "honest"] + 0.3
    assert habits["bluffer", "bluffer"] > habits["honest", "bluffer"] + 0.3


def test_the_suspicious_refuse_more_often(habits: dict[tuple[str, str], float]) -> None:
    others = [habits[style, "suspicious"] for style in ("", "honest", "bluffer")]
    assert habits["suspicious", "suspicious"] > max(others) + 0.1


def test_an_unknown_style_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadCall, match=r"honest, bluffer or suspicious, not 'sly'"):
        bot("cowhand:style=sly", GOAT)


def picks(thoughts: list[Thought], **wishes: Any) -> Counter[int]:
    """What is picked from the same thoughts, by seed."""
    state = some_choices(GOAT, 4, 1, 1)[0]
    view = GOAT.see(state, state.seat)
    seeds = range(SEEDS)
    player = SearchBot(GOAT, 1, iterations=1, **wishes)
    return Counter(player.pick(view, thoughts, Random(seed)) for seed in seeds)


LOOKED_AT = [
    Thought(0, 1000, 0.50),  # the best
    Thought(1, 900, 0.47),  # nearly as good
    Thought(2, 500, 0.30),  # worse
    Thought(3, 10, 0.90),  # hardly looked at: its chance means nothing
]


def test_without_slip_the_most_looked_at_is_played() -> None:
    assert picks(LOOKED_AT) == {0: SEEDS}


def test_a_slip_is_a_move_that_looked_nearly_as_good() -> None:
    found = picks(LOOKED_AT, slip=0.05)
    assert found[0] > found[1] > SEEDS // 10
    assert found[2] < SEEDS // 20
    assert found[3] == 0
    assert LOOKED_AT[3].visits < SERIOUS * LOOKED_AT[0].visits


def test_a_greater_slip_slips_more_often() -> None:
    best = [picks(LOOKED_AT, slip=slip)[0] for slip in (0.001, 0.02, 0.5)]
    assert best == sorted(best, reverse=True)
    assert best[0] == SEEDS


def test_the_same_view_and_seed_slip_alike() -> None:
    state = some_choices(GOAT, 4, 1, 1)[0]
    view = GOAT.see(state, state.seat)
    wishes = "search:iterations=60:slip=0.2:impulse=0.3"
    chosen = [[bot(wishes, GOAT, seed).choose(view) for seed in range(40)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 1


def test_an_impulse_is_a_legal_answer_without_thought() -> None:
    for state in some_choices(GOAT, 4, 1, 8):
        view = GOAT.see(state, state.seat)
        for seed in range(10):
            player = SearchBot(GOAT, seed, iterations=5, impulse=1.0)
            assert player.choose(view) in state.legal()
            assert player.thinker.trees[0].done == 0


def test_lower_levels_slip_more_and_think_less() -> None:
    slips = [budget.get("slip", 0.0) + budget.get("impulse", 0.0) for budget in LEVELS.values()]
    thought = [budget["iterations"] for budget in LEVELS.values()]
    assert slips == sorted(slips, reverse=True)
    assert thought == sorted(thought)
    assert ["greenhorn", "cowhand", "gunslinger", "legend"] == list(LEVELS)
