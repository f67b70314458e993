"""A board that leaves something unexplained, or explains it wrongly, is told so in a sentence."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import farwest
from farwest.games.goat.board import explaining
from farwest.games.goat.board.explaining import Explainer
from farwest.kernel.game import AnyGame
from farwest.kit import rooms
from farwest.kit.explaining import Explanation
from tests.laws.test_plants_whole import broken

GOAT: AnyGame = farwest.load("goat")
LAW = "everything is explained"

pytestmark = pytest.mark.usefixtures("fresh_rooms")


def plant(monkeypatch: pytest.MonkeyPatch, change: Any) -> str:
    """What the law says if every explanation is changed so."""
    usual = explaining.explain

    def explain(view: Any, thing: str, say: Any, names: list[str]) -> Explanation | None:
        found = usual(view, thing, say, names)
        return found and change(thing, found)

    monkeypatch.setattr(explaining, "explain", explain)
    return broken(GOAT, LAW)


def test_the_game_as_it_is_keeps_the_law() -> None:
    assert "" == broken(GOAT, LAW)


def test_a_sprite_without_an_explanation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    said = plant(monkeypatch, lambda thing, found: None if thing == "supply" else found)
    assert said.startswith("'supply' of goat at ")
    assert said.endswith("has no explanation; board/explaining.py gives it one.")


def test_a_rule_that_players_cannot_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """GOAT-D4 is for engineers: their book has it not."""
    said = plant(
        monkeypatch, lambda _, found: Explanation(found.title, found.does, found.now, "GOAT-D4")
    )
    assert "cites 'GOAT-D4', which players cannot read" in said


def test_a_sentence_that_goes_on_and_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    said = plant(
        monkeypatch, lambda _, found: Explanation(found.title, "On and on. " * 30, (), found.rule)
    )
    assert "is too long (330 letters)" in said


def test_what_two_alike_worlds_tell_apart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows more than its view: here, how often it was asked."""
    asked = count()
    said = plant(
        monkeypatch,
        lambda _, found: Explanation(found.title, found.does, (str(next(asked)),), found.rule),
    )
    assert "An explanation of goat tells seat " in said


def test_a_board_without_the_room_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = {**rooms.ROOMS, rooms.Explanations: "board.nothing"}
    monkeypatch.setattr(rooms, "ROOMS", elsewhere)
    assert "goat has a board and no board/explaining.py." == broken(GOAT, LAW)


def test_a_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = {**Explainer.ways, r"aside-\d+": lambda self: self.what("asside", "GOAT-F14")}
    monkeypatch.setattr(Explainer, "ways", ways)
    assert "has no message 'what-asside'" in broken(GOAT, LAW)
