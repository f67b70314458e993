"""Options that are said once for all tables say what they would if each table said its own."""

from __future__ import annotations

import pytest

import farwest
from farwest.kit.texts import retold
from farwest.tables.scenes import offers
from farwest.tables.words import option_aside

NAMES = ["Ann", "Éloi", "Cora", "Dan"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", farwest.games())
def test_an_option_says_all_that_its_question_speaks_of(name: str, language: str) -> None:
    game, said = farwest.load(name), 0
    match = game.match(seats=4, seed=5, language=language, names=NAMES)
    dice = game.dice(3)
    for _ in range(90):
        if match.seat is None:
            break
        people = match.people(match.seat)
        about = game.voice.about(game, match.view(match.seat), people)
        for offer in offers(match):
            assert retold(game, language, offer.action, people) == offer.text
            for part, told in (("short", offer.short), ("note", offer.note)):
                whole = option_aside(game, language, offer.action, part, people, about)
                assert whole == told
            said += 1
        options = match.legal()
        match.play(options[dice.below(len(options))])

    assert said > 90
