"""Connect Four, compiled and interpreted: the same dice play the same games."""

from __future__ import annotations

import copy
import importlib
import subprocess
import sys
from typing import Any

import pytest

from tools.hot.build import REPO, ROOTS

FIELDS = ("seats", "kind", "seat", "a", "b", "depth", "mine", "theirs", "turn", "won", "height")
GAMES = 60


@pytest.fixture
def both(kernel: None, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any]]:
    """(Rules, Dice), compiled and not."""
    command = [sys.executable, "-m", "tools.hot", "bench.connect4"]
    subprocess.run(command, cwd=REPO, check=True, capture_output=True)
    for root in ROOTS:
        monkeypatch.syspath_prepend(str(root))
    names = [("bench.connect4._fast", "farwest.kernel._fast")]
    names += [("bench.connect4.rules", "farwest.kernel.dice")]
    found = [(importlib.import_module(a), importlib.import_module(b)) for a, b in names]
    return [(rules.Rules, kernel.Dice) for rules, kernel in found]


def fields(s: Any) -> list[Any]:
    """Copied: interpreted, a list of a state goes on changing."""
    return copy.deepcopy([getattr(s, name) for name in FIELDS])


def story(rules: Any, dice: Any) -> list[Any]:
    """Everything that can be seen of a game, step by step."""
    s = rules()
    s.listening = True
    s.begin(2)
    seen: list[Any] = []
    while s.seat != -3:
        legal = s.legal()
        seen.append([legal, s.odds(), s.frames(), *fields(s)])
        s.play(s.random_option(dice))
        seen.append(s.told())
        twin = s.clone()
        assert fields(s) == fields(twin)
        s = twin
        s.listening = True
    return [*seen, s.final_points(), s.final_places(), dice.pips]


def test_the_same_dice_play_the_same_games(both: list[tuple[Any, Any]]) -> None:
    for seed in range(GAMES):
        fast, plain = (story(rules, dice(seed)) for rules, dice in both)
        assert plain == fast


def test_the_same_playouts(both: list[tuple[Any, Any]]) -> None:
    ends = []
    for rules, dice in both:
        root, s, rolled = rules(), rules(), dice(9)
        root.begin(2)
        steps = s.playouts(root, GAMES, rolled)
        ends.append([steps, rolled.pips, s.mine, s.theirs])
    assert ends[0] == ends[1]
