"""A game's optional rooms: asked for by contract, and refused with a sentence if they break it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import farwest
from farwest.errors import BadRoom
from farwest.kernel.game import AnyGame
from farwest.kit.rooms import ROOMS, Board, Levels, Scoring, Team, ask, misplaced

Shed = Callable[[dict[str, str]], AnyGame]


@pytest.fixture
def shed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shed:
    """A game whose folder holds these files, by path."""

    def build(files: dict[str, str]) -> AnyGame:
        package = f"shed_{tmp_path.name}"
        folder = tmp_path / package
        for file, text in {"game.py": "", **files}.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text)
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.setattr(sys, "dont_write_bytecode", True)
        return replace(farwest.load("goat"), package=package)

    return build


@pytest.mark.parametrize("name", farwest.games())
def test_every_room_of_every_game_keeps_its_contract(name: str) -> None:
    game = farwest.load(name)
    found = [contract for contract in ROOMS if ask(game, contract)]
    assert Board in found
    assert list(misplaced(game)) == []


def test_a_game_without_a_room_has_none(shed: Shed) -> None:
    assert ask(shed({}), Board) is None


def test_what_a_room_need_not_say_has_its_usual_meaning(shed: Shed) -> None:
    game = shed(
        {"scoring.py": "def sheet(s): return []", "bots/levels.py": "SENSE = {'leaning': 1}"}
    )
    scoring, levels = ask(game, Scoring), ask(game, Levels)
    assert scoring is not None
    assert scoring.won_by(None) == ""
    assert levels is not None
    assert (dict(levels.SENSE), dict(levels.ROLES)) == ({"leaning": 1}, {})


@pytest.mark.parametrize(
    ("file", "text", "contract", "sentence"),
    [
        ("team.py", "STOPS = 5", Team, "has no 'circle'; the room of a Team needs it"),
        ("bots/levels.py", "SENCE = {}", Levels, "'SENCE', which nobody asks for; did you mean"),
        ("bots/levels.py", "MOOD = {}", Levels, "'MOOD', which nobody asks for; it may have"),
        (
            "scoring.py",
            "def sheet(s): return []\ndef wonby(s): return ''",
            Scoring,
            "did you mean 'won_by'",
        ),
    ],
)
def test_a_broken_contract_is_refused_with_a_sentence(
    shed: Shed, file: str, text: str, contract: type, sentence: str
) -> None:
    with pytest.raises(BadRoom, match=sentence):
        ask(shed({file: text}), contract)


def test_a_room_with_a_misspelt_name_is_found(shed: Shed) -> None:
    game = shed({"board/terminals.py": ""})
    (said,) = misplaced(game)
    assert said.endswith(
        "board/terminals.py is no room the house knows; did you mean board/terminal.py?"
    )
