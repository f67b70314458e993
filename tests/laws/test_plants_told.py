"""The law "told is known" can fail: what is told by mistake is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import farwest
from farwest.games.carson import events as carson
from farwest.games.carson import rules as carson_rules
from farwest.games.desperados import events as desperados
from farwest.games.desperados import rules as desperados_rules
from farwest.games.goat import events as goat
from farwest.games.goat import rules as goat_rules
from farwest.games.goat.numbers import FACE_DOWN
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import AnyGame
from farwest.kernel.state import EVENT, EVERYONE
from farwest.laws import LAWS, walk

ROOMS = {"goat": goat_rules, "desperados": desperados_rules, "carson": carson_rules}
SEEN_BY = 4  # of the ints of an event
Change = Callable[[Any], None]


def planted(name: str, change: Change) -> AnyGame:
    """The game, with what it tells changed after every step."""

    class Planted(ROOMS[name].Rules):  # type: ignore[misc]
        def answer(self, action: int) -> None:
            super().answer(action)
            if self.listening:
                change(self)

    game: AnyGame = replace(farwest.load(name, pure=True))
    game.__dict__["rules"] = Planted  # as its cached_property would
    return game


def found(game: AnyGame, law: str = "told is known", games: int = 20) -> str:
    seats = game.seats[-1]
    for seed in range(1, games + 1):
        try:
            LAWS[law](game, seats, seed)
        except BrokenLaw as sentence:
            return str(sentence)
    return ""


def told_to_all(kind: int) -> Change:
    def change(s: Any) -> None:
        for k in range(s.events):
            if s.event[EVENT * k] == kind:
                s.event[EVENT * k + SEEN_BY] = EVERYONE

    return change


HIDDEN = {  # by game: every kind that is told to some and not to all
    "goat": (
        goat.STOLE,
        goat.LAID_DOWN,
        goat.DREW,
        goat.CHOSE_CARD,
        goat.CHOSE_TARGET,
        goat.RECEIVED,
    ),
    "desperados": (
        desperados.SAW_TILE,
        desperados.MARSHAL_LAID,
        desperados.LAID,
        desperados.GOT_STUCK,
        desperados.INTENDED,
        desperados.LAPSED,
    ),
    "carson": (carson.DEALT_TILE, carson.CHOSE_TILE, carson.DREW_TILE),
    "circles": (),
    "meeples": (),
}
PLANTS = [(name, kind) for name, kinds in HIDDEN.items() for kind in kinds]


@pytest.mark.parametrize("name", farwest.games())
def test_every_kind_that_some_are_not_told_is_planted_here(name: str) -> None:
    game = farwest.load(name)
    told = {
        kind
        for seed in range(30)
        for s in walk(game, game.seats[-1], seed)
        for kind, *_, seen_by, _ in s.told()
        if seen_by != EVERYONE
    }
    assert {game.events[kind] for kind in told} == {game.events[kind] for kind in HIDDEN[name]}


@pytest.mark.parametrize(("name", "kind"), PLANTS)
def test_a_value_told_to_everybody_by_mistake_is_found(name: str, kind: int) -> None:
    game = planted(name, told_to_all(kind))
    sentence = found(game)
    assert game.events[kind] in sentence
    assert "then knows no more" in sentence


def lies_face_down(s: Any) -> int:
    """A secret of goat, from everybody but who laid it: the card laid aside."""
    return s.where.index(FACE_DOWN) if FACE_DOWN in s.where else 0


def kinds(s: Any) -> list[int]:
    return [s.event[EVENT * k] for k in range(s.events)]


def a_count(s: Any) -> None:
    """A sentence more, if the secret says so."""
    if kinds(s)[-1:] == [goat.DECLARED] and lies_face_down(s) % 2:
        s.tell(*s.event[EVENT * (s.events - 1) : EVENT * s.events])


def an_order(s: Any) -> None:
    """Two sentences, the one first that the secret says."""
    if kinds(s)[-2:] == [goat.OFFERED, goat.DECLARED] and lies_face_down(s) % 2:
        middle, end = EVENT * (s.events - 1), EVENT * s.events
        first, last = s.event[middle - EVENT : middle], s.event[middle:end]
        s.event[middle - EVENT : end] = last + first


def a_cause(s: Any) -> None:
    """The rule that is cited depends on the secret."""
    for k in range(s.events):
        if s.event[EVENT * k] == goat.REFUSED_OFFER:
            s.event[EVENT * k + 5] = lies_face_down(s) % 2


def a_kind(s: Any) -> None:
    for k in range(s.events):
        if s.event[EVENT * k] == goat.REFUSED_OFFER and lies_face_down(s) % 2:
            s.event[EVENT * k] = goat.FORCED


def a_number(s: Any) -> None:
    """Hidden in a number that is public in itself."""
    for k in range(s.events):
        if s.event[EVENT * k] == goat.PASSED:
            s.event[EVENT * k + 3] += 100 * lies_face_down(s)


def nothing(s: Any) -> None:
    pass


@pytest.mark.parametrize("change", [a_count, an_order, a_cause, a_kind, a_number])
def test_what_depends_on_a_secret_is_found(change: Change) -> None:
    assert "then knows no more" in found(planted("goat", change))


@pytest.mark.parametrize("name", ROOMS)
def test_without_a_plant_nothing_is_found(name: str) -> None:
    assert "" == found(planted(name, nothing), games=1)


LOUD = [("goat", goat.DREW), ("desperados", desperados.LAID), ("carson", carson.CHOSE_TILE)]


@pytest.mark.parametrize(("name", "kind"), LOUD)
def test_the_other_laws_do_not_see_what_is_told(name: str, kind: int) -> None:
    """So this law is needed: law 8 believes every word it hears."""
    assert "" == found(planted(name, told_to_all(kind)), "nothing leaks", games=1)
