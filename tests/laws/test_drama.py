"""What stands on the stage, over the recorded games: it is what those eyes were told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import farwest
from farwest.games.goat.board import drama as goat_drama
from farwest.games.goat.numbers import HAND
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kit.drama import Drama
from farwest.kit.stakes import Chip
from farwest.kit.texts import LANGUAGES
from farwest.laws.drama import drama_of_a_move
from tests.laws.test_plants_whole import broken
from tests.laws.test_stakes import RECORDS

LAW = "dramas show what was told"
GAMES = farwest.games()
GOAT: AnyGame = farwest.load("goat")
CARSON = RECORDS.parent / "games" / "carson" / "records"

pytestmark = pytest.mark.usefixtures("fresh_rooms")


def records(game: AnyGame) -> list[Path]:
    home = CARSON if game.name == "carson" else RECORDS
    return sorted(path for path in home.glob("*.json") if path.stem != "index")


def dramas(path: Path) -> list[Drama]:
    """Of every move of a recorded game, after the law has looked at them with all eyes."""
    record, found = read_record(path.read_text("utf-8")), list[Drama]()
    match = Match.of(farwest.load(record.game), record, upto=0)
    for action in record.actions:
        match.step(action)
        if made := drama_of_a_move(match, LANGUAGES[len(found) % len(LANGUAGES)]):
            found.append(made)
    return found


def of(name: str) -> list[Path]:
    game = farwest.load(name)
    return [path for path in records(game) if name == "carson" or path.stem.startswith(name)]


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_shows_what_was_told(name: str) -> None:
    found = dramas(of(name)[0])
    assert found


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_recorded_game_shows_what_was_told(name: str) -> None:
    assert all(dramas(path) for path in of(name))


def test_a_hand_on_the_stage_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a chip for each card that these eyes see in the Dealer's hand."""
    usual = goat_drama.drama

    def leaky(view: Any, *rest: Any) -> Drama | None:
        found = usual(view, *rest)
        held = Chip(str([card for card, place in enumerate(view.where) if place == HAND]))
        return found and replace(found, chips=(held, *found.chips)[:3])

    monkeypatch.setattr(goat_drama, "drama", leaky)
    assert "shows more, or less, than everybody was told" in broken(GOAT, LAW)


def test_a_drama_of_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = goat_drama.drama

    def late(*all_of_it: Any) -> Drama | None:
        found = usual(*all_of_it)
        return found and replace(found, k=found.k + 40)

    monkeypatch.setattr(goat_drama, "drama", late)
    assert "drama" in broken(GOAT, LAW)
