"""The text board of carson; what every game must say is in tests/texts."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from farwest.games.carson import events
from farwest.games.carson import numbers as t
from farwest.games.carson.board.terminal import draw
from farwest.kernel.match import Match
from farwest.kernel.voice import Person
from farwest.kit.texts import LANGUAGES
from farwest.laws import random_record
from tests.games.carson.table import GAME, PEOPLE, SEATS

TEXTS: Any = GAME.voice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_is_drawn_in_the_terminal(language: str, seats: int) -> None:
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, seats, 40 + seats), upto=150)

    def say(message: str, **facts: Any) -> str:
        said: str = TEXTS.say(language, message, facts)
        return said

    paper = StringIO()
    Console(width=150, file=paper).print(draw(match.view(0), say, list(PEOPLE[:seats])))
    drawn = paper.getvalue()
    assert all(name in drawn for name in PEOPLE[:seats])
    assert drawn.count("▲") == list(match.state.ground).count(t.MOUNTAIN)


@pytest.mark.parametrize(
    ("language", "kind", "sentence"),
    [
        ("en", "ROBBED", "Max finds nothing to rob at B7."),
        ("fr", "ROBBED", "Max ne trouve rien à voler en B7."),
        ("en", "FINISHED", "Max ends with no points."),
        ("fr", "FINISHED", "Max finit sans aucun point."),
    ],
)
def test_nothing_has_a_sentence_of_its_own(language: str, kind: str, sentence: str) -> None:
    event = getattr(events, kind)
    people = [Person("Jeanne", False), Person("Max", False)]
    a = GAME.names["cell"].index("r2c7") if kind == "ROBBED" else 0
    assert sentence == TEXTS.event(GAME, language, (event, 1, a, 0, 1, 0), people)


STRUCK = (  # words.md, section 3: words for which another one is used
    r"cow-boy|chez (?:vous|soi|lui|eux)\b|\bb[âÂ]ti(?:r|t|e|es|s|ssez|ssant)\b|convoit"
    r"|[EÉée]pic(?:ier|erie)|Mercenaire|[Pp]ersonnage|\bcolts?\b|s’en passe"
)
ENGLISH_MARK = r"\[(?:seed|ours|published|derived)\b"


@pytest.mark.parametrize("name", ["fr.ftl", "RULES.fr.md"])
def test_one_word_for_one_thing_in_french(name: str) -> None:
    """The rulebook's own words, in texts and rules; no mark of origin in English."""
    book = (Path(t.__file__).parent / name).read_text("utf-8")
    assert [] == re.findall(STRUCK, book)
    assert [] == re.findall(ENGLISH_MARK, book)
    guns = [line for line in book.splitlines() if re.search(r"\barmes?\b", line)]
    assert all("des armes" in line for line in guns)  # the two squares that are called so
