"""The names that later work and outside checks rely on, exactly as they were promised."""

from __future__ import annotations

import json

import pytest

import farwest
from farwest.errors import FarwestError, IllegalAction
from farwest.kernel import errors


def test_a_game_goes_as_the_issue_wrote_it() -> None:
    game = farwest.load("goat")
    match = game.match(seats=4, seed=7)
    assert "secret" not in json.loads(match.record.json())
    while match.seat is not None:
        option = match.options()[0]
        assert (type(option.action), type(option.name), type(option.text)) == (int, str, str)
        match.play(option.name if match.move % 2 else option.action)
    assert len(match.scores()) == len(match.places()) == 4
    record = json.loads(match.record.json())
    promised = {"game", "version", "seats", "variant", "actions", "commitment", "secret"}
    assert promised <= set(record)
    again = farwest.replay(match.record.json())
    assert (again.scores(), again.places()) == (match.scores(), match.places())
    assert {"move", "name", "seat", "rule", "text"} <= set(match.events(0)[0]._fields)


def test_views_are_frozen_and_say_themselves_in_json() -> None:
    view = farwest.load("goat").match(seats=3, seed=1).view(1)
    assert json.loads(view.json())["seat"] == 1
    with pytest.raises(AttributeError):
        view.seat = 0


def test_a_position_goes_both_ways_as_facts_and_as_text() -> None:
    game = farwest.load("goat")
    match = game.match(seats=3, seed=1)
    position = match.position()
    assert game.position(position).position() == position
    assert game.position(position.json()).position() == json.loads(position.json())


def test_chance_by_hand_is_asked_by_name() -> None:
    match = farwest.load("goat").match(seats=4, chance="by hand")
    assert match.seat == -1
    match.play("dealer 2")
    assert {option.name for option in match.options()} >= {"turn goat", "turn thief"}
    assert match.record.commitment == ""


def test_every_error_is_of_one_tree() -> None:
    tree = [e for e in vars(errors).values() if isinstance(e, type) and issubclass(e, Exception)]
    assert len(tree) > 15
    assert all(issubclass(error, FarwestError) for error in tree)
    assert farwest.errors.FarwestError is FarwestError
    with pytest.raises(IllegalAction, match="accept"):
        farwest.load("goat").match(seats=2, seed=1).play("accept")
