"""Law 8 looks at moves: whoever counts the answers of others is found."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kernel import match as matches
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.match import Match
from farwest.kernel.scene import Scene
from farwest.laws import LAWS

GAME: Any = farwest.load("desperados")


def law_8(games: int = 4) -> str:
    """The sentence of the first game that breaks it."""
    for seed in range(games):
        try:
            LAWS["nothing leaks"](GAME, 3, seed)
        except BrokenLaw as sentence:
            return str(sentence)
    return ""


def test_a_match_that_counts_every_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "is_move_of", lambda *_: True)
    assert "moves of seat 0" in law_8()


def test_a_scene_that_carries_the_number_of_answers_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Telling(Match[Any, Any]):
        def scene(self, seat: int | None, since: int = 0) -> Scene:
            return super().scene(seat, since)._replace(move=self.move)

    monkeypatch.setattr(matches, "Match", Telling)
    assert "moves of seat 0" in law_8()


def test_without_a_plant_nothing_is_found() -> None:
    assert "" == law_8(1)
