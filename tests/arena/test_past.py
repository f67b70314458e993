"""Bots of another checkout play at today's tables."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import farwest
from farwest.bots import bot
from farwest.bots.registry import MAKERS
from farwest.kernel.state import CHANCE, OVER
from tools.past import PastBot, elsewhere
from tools.sides import main

SEATS, ANSWERS = 3, 40


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As if this commit had been checked out a second time."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return tmp_path


def test_it_answers_as_the_same_bot_does_here(tree: Path) -> None:
    game = farwest.load("desperados")
    here = bot("legend:iterations=20", game, 5)
    there = PastBot(game, 5, tree=str(tree), bot="legend/iterations=20")
    state, dice, asked = game.start(SEATS), game.dice(1), 0
    while asked < ANSWERS and state.seat != OVER:
        options = state.legal()
        action = options[dice.below(len(options))]
        if state.seat != CHANCE and len(options) > 1:
            view = game.see(state, state.seat)
            asked += 1
            action = here.choose(view)
            assert there.choose(view) == action
        state.play(action)
    assert asked == ANSWERS


def test_two_of_them_share_a_process_and_nothing_else(tree: Path) -> None:
    game = farwest.load("goat")
    one, two = (PastBot(game, seed, tree=str(tree), bot="random") for seed in (1, 2))
    assert one.where is two.where
    assert one.number != two.number


def test_what_fails_there_is_told_here(tree: Path) -> None:
    game = farwest.load("goat")
    with pytest.raises(RuntimeError, match="There is no bot 'nobody'"):
        PastBot(game, 1, tree=str(tree), bot="nobody")


def test_a_tree_that_was_not_set_up_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="run make setup"):
        elsewhere(str(tmp_path), "goat", 0)


def test_sides_takes_one_by_its_name(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MAKERS, "past", PastBot)  # main() adds it for as long as a process lives
    past = f"past:tree={tree}:bot=greedy/worlds=2"
    assert main(["desperados", past, "random", "--seats", "3", "--deals", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == f"marshal: {past}"
