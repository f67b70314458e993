"""The text board of circles, and its log; what every game must say is in tests/texts."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from farwest.games.circles import numbers as t
from farwest.games.circles.board.terminal import draw
from farwest.kernel.match import Match
from farwest.kit.rulebook import find_rule
from farwest.kit.texts import LANGUAGES
from farwest.laws import random_record
from tests.games.circles.table import GAME, PEOPLE, SEATS, lay, rolls, told

TEXTS: Any = GAME.voice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_is_drawn_in_the_terminal(language: str, seats: int) -> None:
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, seats, 40 + seats), upto=120)

    def say(message: str, **facts: Any) -> str:
        said: str = TEXTS.say(language, message, facts)
        return said

    paper = StringIO()
    Console(width=110, file=paper).print(draw(match.view(0), say, list(PEOPLE[:seats])))
    drawn = paper.getvalue()
    assert all(name in drawn for name in PEOPLE[:seats])
    assert drawn.count("●") == 1


def test_circ_d21_the_log_states_the_rule_of_every_effect() -> None:
    """CIRC-D21: to a watcher too."""
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, 3, 43))
    log = match.events(None)
    assert len(log) > 80
    assert [] == [event for event in log if not find_rule(GAME, event.rule)]


def test_circ_r5_votes_are_cleared_when_the_dispute_is_settled() -> None:
    """CIRC-R5."""
    match = lay(3, star=2)
    told(match, *rolls(2720), "side b", "side b", "side b")
    assert list(match.state.vote)[:3] == [t.NO_VOTE] * 3
