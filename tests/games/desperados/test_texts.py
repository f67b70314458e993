"""What only desperados says, and its text board; what every game must say is in tests/texts."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from farwest.games.desperados import words
from farwest.games.desperados.board.terminal import draw
from farwest.kit.speaking import speech
from farwest.kit.texts import LANGUAGES
from farwest.laws import walk
from tests.games.desperados.table import GAME, PEOPLE, lay, to, told


def test_who_is_stuck_is_told_so() -> None:
    """Only a view can be asked: nobody who is stuck is ever asked."""
    match = lay(
        ("flagstaff", "tombstone", "roswell"),
        ("globe", "globe"),
        round=2,
        turn=4,
        rows=[
            ["tuba_city", "shiprock", "aztec"],
            ["saloon", "silver_city", "tombstone"],
            ["santa_fe", "aztec", "gallup"],
        ],
        lost=[[], ["el_paso", "salem"], []],
    )
    to(match, "MARSHAL_CARD")
    told(match, "lay santa_fe")
    view = match.view(1)
    assert words.refused_intent(view, GAME.parse("cheat")) == "refusal-stuck"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_drawn_in_a_terminal(language: str) -> None:
    console = Console(record=True, width=160, file=StringIO())
    for n, s in enumerate(walk(GAME, 4, 5)):
        if n % 9 == 0:
            view = GAME.see(s, n % 4 if n % 2 else -1)
            console.print(draw(view, speech(GAME, language), list(PEOPLE[:4])))
    text = console.export_text()
    for expected in ("Silver City", "salome", "gregor"):
        assert expected in text
    assert ("Manche" in text) == (language == "fr")
    assert not re.search(r"[{}]|None", text)
