"""Answers in which two things are chosen: "bid 3 fives"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import farwest
from farwest.arena.choices import option_name
from farwest.kernel.errors import UnknownAction
from farwest.kernel.game import Game, Span
from farwest.kernel.voice import Person
from farwest.kit.texts import Named, chosen
from farwest.scaffold.newgame.game import GAME, NAMES

FACES = len(NAMES["face"])
PEOPLE = [Person(name, False) for name in ("Jeanne", "Eva", "Max")]


def test_the_first_thing_counts_in_steps_of_the_second() -> None:
    action = 2 * FACES + 4
    assert "bid 3 fives" == GAME.action_names[action]
    assert [("count", 2), ("face", 4)] == GAME.arguments(action)
    assert action == GAME.parse("  Bid 3  FIVES ")
    assert [GAME.parse(name) for name in GAME.action_names] == list(range(GAME.actions))


def test_a_verb_may_have_one_thing_or_none_beside_it() -> None:
    assert [] == GAME.arguments(GAME.parse("call"))
    assert [("face", 5)] == GAME.arguments(GAME.parse("roll sixes"))
    assert [("seat", 1)] == GAME.arguments(GAME.parse("begin 1"))


def test_a_name_that_is_nearly_right_is_answered_with_the_right_one() -> None:
    with pytest.raises(UnknownAction, match=r"did you mean bid 3 fives.*\?"):
        GAME.parse("bid 3 five")


def test_an_option_speaks_of_both_and_a_number_is_said_as_one() -> None:
    assert {"a": 3, "b": Named("face", "fives")} == chosen(GAME, 2 * FACES + 4, PEOPLE)
    assert {"a": 0} == chosen(GAME, GAME.parse("call"), PEOPLE)
    assert "Bid 3 fives" == GAME.voice.option(GAME, "en", 2 * FACES + 4, PEOPLE)
    assert "Annoncer 1 dé à cinq" == GAME.voice.option(GAME, "fr", 4, PEOPLE)


def test_two_seats_may_be_chosen_and_a_report_counts_both_from_who_chose() -> None:
    whom = Span("send", 0, 9, "seat", "rival")
    names = {**NAMES, "rival": ("0", "1", "2")}
    game: Game[Any, Any] = replace(GAME, spans=(whom,), names=names)
    assert ("send", "1 seat on 2") == option_name(game, 5, 0, 3)
    assert ("bid", "3 fives") == option_name(GAME, 2 * FACES + 4, 0, 3)


@pytest.mark.parametrize("name", farwest.games())
def test_in_every_game_verb_and_things_make_the_name(name: str) -> None:
    game = farwest.load(name)
    for action in range(game.actions):
        words = [game.span(action).verb, *(game.word(*one) for one in game.arguments(action))]
        assert " ".join(words) == game.action_names[action]
