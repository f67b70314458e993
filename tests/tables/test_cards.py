"""The lobby's card of each game comes from the game itself; one that fails is left out."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import farwest
from farwest.games import GAMES, VARIABLE, packages, register
from farwest.kernel.errors import BadCall, UnknownGame
from farwest.kernel.game import AnyGame
from farwest.kit.texts import LANGUAGES
from farwest.tables.cards import cards, posters
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import ChairWish, NewTable

GAME = "from farwest.games.goat.game import GAME as GOAT\n"


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where Python finds packages, and a house that has made no card yet."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(VARIABLE, "")
    for made in (cards, posters):
        made.cache_clear()
    yield tmp_path
    for made in (cards, posters):
        made.cache_clear()


def package(folder: Path, name: str, code: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    (folder / name / "game.py").write_text(code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_card_in_the_order_of_the_games(language: str) -> None:
    found = cards(language)
    assert list(GAMES) == [card.name for card in found if card.name in GAMES]
    for card in found:
        assert card.title
        assert card.line.endswith((".", "?", "!"))
        assert card.minutes > 0
        assert f'<symbol id="{card.poster}"' in posters()
        assert f'<symbol id="emblem-{card.name}"' in posters()


def test_no_symbol_stands_twice_among_the_posters() -> None:
    found = re.findall(r'<symbol id="([^"]+)"', posters())
    assert sorted(set(found)) == sorted(found)


def test_a_game_that_cannot_be_loaded_leaves_the_others_alone(
    outside: Path, caplog: pytest.LogCaptureFixture
) -> None:
    package(outside, "broken_bronco", "raise RuntimeError('thrown')\n")
    register("broken_bronco")
    with caplog.at_level(logging.ERROR):
        assert list(GAMES) == [card.name for card in cards("en")]
        assert list(GAMES) == [card.name for card in cards("en")]
    assert ["The lobby goes without broken_bronco: its card in 'en' cannot be made."] == [
        record.getMessage() for record in caplog.records
    ]
    assert "RuntimeError: thrown" in caplog.text


def test_a_card_without_its_texts_leaves_the_others_alone(
    outside: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code = "from dataclasses import replace\nfrom farwest.kit.texts import Texts\n" + GAME
    code += "VOICE = Texts(__file__.rpartition('/')[0])\n"
    code += "GAME = replace(GOAT, name='silent_goat', package='silent_goat', voice=VOICE)\n"
    package(outside, "silent_goat", code)
    for language in LANGUAGES:
        (outside / "silent_goat" / f"{language}.ftl").write_text("game = Silent Goat\n")
    register("silent_goat")
    assert "silent_goat" in farwest.games()
    assert list(GAMES) == [card.name for card in cards("fr")]
    assert "silent_goat/fr.ftl has no message 'card-line'" in caplog.text


def test_a_table_that_fails_leaves_the_others_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its game broke since it was founded, or is gone."""

    def load(name: str) -> AnyGame:
        if name == "circles":
            raise RuntimeError("thrown")
        if name == "carson":
            raise UnknownGame("gone")
        return farwest.load(name)

    async def listed() -> list[str]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        host = Member("host-person", "Jeanne")
        for game in ("goat", "circles", "carson", "meeples"):
            await hall.found(host, NewTable(game, [ChairWish("me"), ChairWish("open")]))
        hall.load = load
        try:
            return [card.title for card in await hall.tables_of(host.id, "fr")]
        finally:
            await hall.close()

    found = asyncio.run(listed())
    assert {"Le Bon, la Chèvre et le Truand", "Pour une poignée de Meeples"} == set(found)
    assert ["thrown"] == [str(record.exc_info[1]) for record in caplog.records if record.exc_info]


def test_a_game_registered_twice_is_one_game_and_a_name_is_taken_once(outside: Path) -> None:
    register("somewhere.lone_star")
    register("somewhere.lone_star")
    assert "somewhere.lone_star" == packages()["lone_star"]
    with pytest.raises(BadCall, match=r"There is a game 'lone_star' already: somewhere\.lone_star"):
        register("elsewhere.lone_star")
    with pytest.raises(BadCall, match=r"There is a game 'goat' already: farwest\.games\.goat"):
        register("my.goat")


def test_a_package_that_is_not_there_is_said_so(outside: Path) -> None:
    register("nowhere_to_ride")
    said = "The game 'nowhere_to_ride' should be in the package nowhere_to_ride, and there is no"
    with pytest.raises(UnknownGame, match=said):
        farwest.load("nowhere_to_ride")
