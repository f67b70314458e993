"""A game with hidden dice, made with the scaffold, that lends the search no judgement."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import liars
from farwest.bots import SearchBot, registry
from farwest.games import VARIABLE
from farwest.kernel.game import AnyGame
from farwest.laws.secrets import a_world_looks_the_same

ROOT = Path(__file__).parents[2]
FIGURE = re.compile(r"4 duels, seed 7: (\d+)\.\d% \(\d+\.\d% to \d+\.\d%\)")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.setenv(VARIABLE, os.environ.get(VARIABLE, ""))
    monkeypatch.setitem(registry.MAKERS, "odds", liars.OddsBot)
    monkeypatch.syspath_prepend(tmp_path)
    liars.write(tmp_path)
    return liars.load(tmp_path)


def test_it_is_a_game_of_the_house_and_the_search_plays_it_to_the_end(game: AnyGame) -> None:
    a_world_looks_the_same(game, 2, 1)
    bot = registry.bot("legend:iterations=24", game)
    assert isinstance(bot, SearchBot)
    budget = bot.thinker.budget
    assert [True] * 3 == [budget.knowing, budget.trusting, bot.thinker.trees[0].naive]
    assert {0.0, 1.0} >= {
        liars.duel(game, "legend:iterations=24", "odds", seed=1, seat=seat) for seat in (0, 1)
    }


def test_who_bids_fives_is_thought_to_hold_some(game: AnyGame) -> None:
    """All dice as likely, it holds 5/6 of one; nobody lent the search what a bid says."""
    match = game.match(2, seed=1)
    match.play("bid 3 fives")
    assert match.seat is not None
    legend = registry.bot("legend", game)
    assert isinstance(legend, SearchBot)
    view, dice, s = match.view(match.seat), game.dice(1), game.rules()
    tree, trust = legend.thinker.trees[0], legend.thinker.trust[0]
    root = game.world(view, dice)
    tree.plant(root)
    held = []
    for told in (False, True):
        if told:
            trust.form(tree, root, game.rules(), view.seat, dice, 0.0)
        fives = 0
        for _ in range(1000):
            trust.deal(tree, root, s, view.seat, dice)
            fives += s.dice[1 - view.seat][4]
        held.append(fives / 1000)
    assert "call" == game.action_names[trust.answer[0]]
    assert held[0] == pytest.approx(5 / 6, abs=0.1)
    assert held[1] > 2


def test_the_short_bot_bids_by_the_odds(game: AnyGame) -> None:
    assert liars.odds(5, 0) == liars.odds(5, -1) == 1.0
    assert liars.odds(2, 1) == pytest.approx(11 / 36)
    assert liars.odds(3, 4) == 0.0
    match = game.match(2, seed=1)
    assert match.seat is not None
    view = match.view(match.seat)
    held = max(view.dice[match.seat])
    bid = game.action_names[liars.OddsBot(game).choose(view)]
    assert bid.startswith(f"bid {held} "), (bid, view.dice)
    match.play("bid 9 sixes")
    assert "call" == game.action_names[liars.OddsBot(game).choose(match.view(match.seat))]


@pytest.mark.slow
def test_the_bench_builds_it_and_says_how_many_duels_are_won(tmp_path: Path) -> None:
    """Four of them; how many of 400 are won is told in docs/strength.md."""
    asked = ["--games", "4", "--seed", "7", "--bots", "legend:iterations=500,random"]
    said = subprocess.run(
        [sys.executable, "-m", "bench.liars", "--into", str(tmp_path), *asked],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    ).stdout
    found = FIGURE.search(said)
    assert found is not None, said
    assert int(found[1]) >= 75, said
