"""The text board of carson; what every game must say is in tests/texts."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from farwest.games.carson import numbers as t
from farwest.games.carson.board.terminal import draw
from farwest.kernel.match import Match
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
