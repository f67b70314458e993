"""Options that are said once for all tables say what they would if each table said its own."""

from __future__ import annotations

import pytest

import farwest
from farwest.kit.texts import retold
from farwest.tables.scenes import offers
from farwest.tables.words import option_aside
from tests.browser.moments import moments

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


@pytest.mark.parametrize("name", ["carson", "circles"])
def test_an_answer_that_is_an_amount_has_it_for_its_key(name: str) -> None:
    """None of it too: the row of its tickets is keyed 0, 1, 2."""
    keyed = dict[str, set[str]]()
    for moment in moments():
        if moment.game != name:
            continue
        for offer in offers(moment.match):
            if offer.stake and offer.name.rpartition(" ")[2].isdigit():
                keyed.setdefault(offer.name, set()).add(offer.stake.key)
    amounts = {
        "carson": ["buy_points 0", "buy_points 2", "hire 0", "hire 3", "convert 1"],
        "circles": ["tickets 0", "tickets 3", "amount 2"],
    }
    assert {one: keyed[one] for one in amounts[name]} == {
        one: {one.rpartition(" ")[2]} for one in amounts[name]
    }
