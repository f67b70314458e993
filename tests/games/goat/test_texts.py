"""What only goat says; what every game must say is in tests/texts."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.kit.texts import LANGUAGES, Named
from tests.games.goat.table import GAME
from tests.games.goat.wording import WORDING

TEXTS: Any = GAME.voice
people = WORDING.seated


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_forms(language: str) -> None:
    found = WORDING.messages(language)
    forms = {"character": {"the", "does"}, "location": {"the"}, "resource": {"a"}}
    for kind, needed in forms.items():
        for name in GAME.names[kind]:
            assert needed <= {a.id.name for a in found[f"{kind}-{name}"].attributes}


def test_readers_are_spoken_to() -> None:
    """What happens to me is said to me; my name is for the others."""
    served = next(kind for kind, name in GAME.events.items() if name == "SERVED")
    event = (served, 1, 2, 0, 1, 0)
    said = [TEXTS.event(GAME, "en", event, people(3, reader)) for reader in (0, 1, 2)]
    assert said == [
        "silvia’s Barmaid gives a bottle to arthur.",
        "Your Barmaid gives a bottle to arthur.",
        "silvia’s Barmaid gives you a bottle.",
    ]
    said = [TEXTS.event(GAME, "fr", event, people(3, reader)) for reader in (0, 1, 2)]
    assert len(set(said)) == 3
    assert "vous donne" in said[2]


def test_names_are_said_with_their_article() -> None:
    said = TEXTS.names("fr", "a", Named("character", "widow"))
    assert ("Veuve", "la Veuve", "widow") == (said["a"], said["a-the"], said["a-id"])
