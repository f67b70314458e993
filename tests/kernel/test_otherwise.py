"""The same match, otherwise: what is made of it leaves it as it was."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.errors import BadVariant, IllegalAction
from farwest.kernel.match import Match


@pytest.fixture
def match() -> Match[Any, Any]:
    return farwest.load("goat").match(seats=3, seed=5)


def stands(match: Match[Any, Any]) -> tuple[Any, ...]:
    return match.position(), [*match.actions], match.language, [*match.names], match.question()


def test_speaking_is_the_same_match_in_other_words(match: Match[Any, Any]) -> None:
    before = stands(match)
    french = match.speaking("fr", ["Jeanne", "Opal", "Zeke"])

    assert before == stands(match)
    assert (match.position(), match.actions) == (french.position(), french.actions)
    assert ["Jeanne", "Opal", "Zeke"] == [person.name for person in french.people(None)]
    assert match.question() != french.question()


def test_after_an_answer_is_what_playing_it_gives(match: Match[Any, Any]) -> None:
    before, action = stands(match), match.legal()[-1]
    after = match.after(action)
    played = match.fork()
    played.play(action)

    assert before == stands(match)
    assert stands(played) == stands(after) != before
    with pytest.raises(IllegalAction):
        match.after(match.game.actions - 1)
    assert before == stands(match)


def test_asking_puts_another_question_on_the_table(match: Match[Any, Any]) -> None:
    before, frames = stands(match), match.state.frames()
    other = (match.seat or 0) + 1
    kind, _, a, b = frames[-1]
    turned = match.asking([*frames[:-1], (kind, other, a, b)])

    assert before == stands(match)
    assert other == turned.seat != match.seat
    assert turned.state.frames()[:-1] == frames[:-1]


def test_a_version_nobody_plays_is_refused_by_name() -> None:
    with pytest.raises(BadVariant, match="version with 3 seats is one of 1, not '9'"):
        farwest.load("goat").match(seats=3, version="9")
