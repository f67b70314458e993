"""Strength with a margin: a search that is broken does not stay green. Compiled only."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farwest
from bench.connect4 import rules as connect4
from farwest.arena import League, plan_for, summarise
from farwest.kernel.state import OVER
from tests.hot.conftest import Make
from tests.laws.climates import game_in

NODES = 1 << 11


@pytest.mark.parametrize(("seats", "least"), [(2, 0.62), (4, 0.36)])
def test_a_search_beats_chance_at_goat(seats: int, least: float) -> None:
    """Of 60 games, duplicate deals. An even share is 50 and 25 %."""
    game = game_in("goat", pure=False)
    bots = ["search:iterations=600:horizon=25"] + ["random"] * (seats - 1)
    plan = plan_for(game, bots, 60, seats=seats, seed=1)
    league = League(plan, jobs=1)
    list(league.play())
    won = {one.bot: one.win_rate.mean for one in summarise(game, plan, league.counted()).ladder}
    assert won[bots[0]] >= least


@pytest.fixture
def connect_four(request: pytest.FixtureRequest) -> Any:
    """Its compiled rules, built for this test: nobody's build is touched."""
    if not farwest.compiled:
        pytest.skip("the kernel is not compiled here (FARWEST_PURE=1, or not built)")
    make: Make = request.getfixturevalue("make")
    return make("connect_four", Path(inspect.getfile(connect4)).read_text("utf-8")).Rules


def test_a_search_sees_what_wins_at_connect_four_and_beats_chance(connect_four: Any) -> None:
    """A win, a threat, and 40 games; random against random wins about half."""
    assert choice(connect_four, [0, 6, 0, 6, 0, 5]) == 0
    assert choice(connect_four, [0, 3, 0, 3, 6, 3]) == 3
    luck, won = Random(1), 0
    for game in range(40):
        state, mine = connect_four(), game % 2
        moves: list[int] = []
        state.begin(2)
        while state.seat != OVER:
            searching = state.seat == mine
            moves.append(choice(connect_four, moves) if searching else luck.choice(state.legal()))
            state.play(moves[-1])
        won += state.final_points()[mine] > state.final_points()[1 - mine]
    assert won >= 38


def choice(rules: Any, moves: list[int]) -> int:
    kernel, state = import_module("farwest.kernel._fast"), rules()
    tree = kernel.Tree(NODES)
    state.begin(2)
    for move in moves:
        state.play(move)
    return int(tree.search(state, rules(), state.seat, kernel.Dice(len(moves)), 800, 0.0))
