"""What each side did, round by round, on the page of the result."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.games.desperados.game import GAME
from farwest.kit.texts import LANGUAGES
from farwest.laws import random_record
from farwest.tables.endings import outcome
from farwest.tables.wire import Party


def parties(name: str, seats: int, seed: int, language: str = "en") -> list[Party]:
    game: Any = farwest.load(name)
    match = farwest.Match.of(game, random_record(game, seats, seed))
    return outcome(match.speaking(language, [f"P{k}" for k in range(seats)])).parties


@pytest.mark.parametrize("seats", GAME.seats)
def test_desp_w3_the_rounds_add_up_to_the_purse(seats: int) -> None:
    """DESP-F1: five rounds; what was taken in them is what the gang has."""
    game: Any = farwest.load("desperados")
    match = farwest.Match.of(game, random_record(game, seats, 3))
    found = outcome(match)
    (gang,) = [party for party in found.parties if party.name == "desperado"]
    (law,) = [party for party in found.parties if party.name == "marshal"]
    assert 5 == len(gang.parts) == len(law.parts)
    assert match.state.purse == sum(part.worth for part in gang.parts)
    for party, doers in ((gang, gang.seats), (law, gang.seats)):
        for part in party.parts:
            assert part.worth == sum(deed.worth for deed in part.deeds)
            assert all(set(deed.seats) <= set(doers) and deed.seats for deed in part.deeds)


def test_desp_e4_e7_all_who_had_a_hand_in_it_are_named() -> None:
    """Of a job that needed two disks, two; of an arrest, who was arrested."""
    found = [
        deed
        for seed in range(4)
        for p in parties("desperados", 5, seed)
        for q in p.parts
        for deed in q.deeds
    ]
    assert any(len(deed.seats) > 1 for deed in found)
    assert any(deed.text.startswith("Caught in ") and deed.worth == 0 for deed in found)
    assert all(deed.worth > 0 for deed in found if not deed.text.startswith("Caught"))
    assert all(len(set(deed.seats)) == len(deed.seats) for deed in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_has_its_words(language: str) -> None:
    for party in parties("desperados", 4, 2, language):
        texts = [party.done, party.none, *(part.title for part in party.parts)]
        texts += [deed.text for part in party.parts for deed in part.deeds]
        assert all(text and "{" not in text and "deed-" not in text for text in texts)


def test_a_game_without_sides_has_no_deeds_of_sides() -> None:
    assert [] == parties("goat", 3, 1)
