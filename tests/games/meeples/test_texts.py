"""What only meeples says, and its text board; what every game must say is in tests/texts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

from farwest.games.meeples import numbers as t
from farwest.games.meeples.board.terminal import draw
from farwest.kit.texts import LANGUAGES
from tests.games.meeples.table import GAME, PEOPLE, RULES, lay
from tests.games.meeples.wording import WORDING

TEXTS: Any = GAME.voice
people = WORDING.seated


def test_readers_are_spoken_to() -> None:
    """What happens to me is said to me; my name is for the others."""
    kind = next(kind for kind, name in GAME.events.items() if name == "NAMED_CONTROLLER")
    event = (kind, 0, 1, 1, 1, 0)
    assert [TEXTS.event(GAME, "en", event, people(3, reader)) for reader in range(3)] == [
        "You let green control the meeple on the east Showdown space.",
        "orange lets you control the meeple on the east Showdown space.",
        "orange lets green control the meeple on the east Showdown space.",
    ]
    assert "vous confie" in TEXTS.event(GAME, "fr", event, people(3, 1))


def test_buildings_are_called_by_name() -> None:
    """MEEP-D17: as RULES.md lists them; a record still says t1."""
    listed = re.search(r"T1 to T6: (.*)\. B1 to B6: (.*)\.", RULES)
    assert listed
    upper, lower = (names.split(", ") for names in listed.groups())
    names = [TEXTS.say("en", f"building-{name}", {}) for name in GAME.names["building"]]
    assert [*upper, *lower[::-1]] == names
    assert "Choose the Livery" == TEXTS.option(GAME, "en", GAME.parse("pick t1"), people(2, 0))
    assert "Choisir l’Écurie" == TEXTS.option(GAME, "fr", GAME.parse("pick t1"), people(2, 0))
    for language in LANGUAGES:
        called = [TEXTS.say(language, f"building-{k}", {}) for k in GAME.names["building"]]
        assert len(set(called)) == t.BUILDINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_in_the_terminal(language: str) -> None:
    """MEEP-D10: Bag, Bar price, Graves, explosions, tokens under duellists."""
    match = lay(
        3, standing={"sw": "miner"}, token={"sw": 2}, owner={"t1": 0}, graves="builder", gold=(2,)
    )
    console = Console(width=120, record=True, file=None, quiet=False)

    def say(message: str, **given: Any) -> str:
        return str(TEXTS.say(language, message, given))

    with console.capture() as shown:
        console.print(draw(match.view(0), say, PEOPLE[:3]))
    text = shown.get()
    for word in ("34", "18", "M grey", "orange 5", "1 of 6" if language == "en" else "1 sur 6"):
        assert word in text, word
    for building in ("t1", "b6"):
        assert TEXTS.say(language, f"building-{building}", {}) in text
