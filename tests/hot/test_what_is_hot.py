"""Hot is what rules.py reaches: no suffix says so, and no folder mixes the two climates."""

from __future__ import annotations

import pytest

import farwest
from farwest.kit.art import folder_of
from tools.hot.build import ROOTS
from tools.hot.rooms import load_rooms


@pytest.mark.parametrize("game", farwest.games())
def test_phases_are_hot_and_boards_are_not(game: str) -> None:
    package = farwest.load(game).package
    roots = (*ROOTS, folder_of(package).parents[package.count(".")])
    reached = {name.removeprefix(f"{package}.") for name in load_rooms(f"{package}.rules", roots)}
    phases = {f"phases.{path.stem}" for path in (folder_of(package) / "phases").glob("[!_]*.py")}
    assert phases
    assert phases <= reached
    assert not [room for room in reached if room.startswith("board.")]
    assert {"rules", "state", "numbers", "actions", "questions"} <= reached
    assert not {"game", "view", "words", "scoring"} & reached
