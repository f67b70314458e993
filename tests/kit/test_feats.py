"""Feats: each is found where it was done, and nowhere else; both languages say what one learns."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from farwest import games, load
from farwest.games.carson import events as carson
from farwest.games.circles import events as circles
from farwest.games.desperados import events as desperados
from farwest.games.goat import events as goat
from farwest.games.meeples import events as meeples
from farwest.kit.rooms import Feats, ask
from farwest.kit.texts import LANGUAGES
from farwest.kit.turns import Tiding

WON, LOST = True, False


def told(kind: int, seat: int, a: int = 0, b: int = 0, cause: int = 0) -> Tiding:
    return Tiding(kind, seat, a, b, 1, cause)


def offer(card: int, said: int, then: int) -> list[Tiding]:
    """By seat 0 to seat 1."""
    head = [told(goat.CHOSE_CARD, 0, card), told(goat.DECLARED, 0, said)]
    return [*head, told(then, 1)]


def duel(mine: int, theirs: int, winner: int) -> list[Tiding]:
    forces = [told(carson.COUNTED_FORCE, seat, n) for seat, n in enumerate((mine, theirs))]
    return [told(carson.DUEL_BEGAN, -1), *forces, told(carson.WON_DUEL, winner)]


STORIES: list[tuple[str, list[Tiding], int, bool, set[str]]] = [
    ("goat", offer(2, 5, goat.REFUSED_OFFER), 1, LOST, {"called-bluff"}),
    ("goat", offer(2, 5, goat.REFUSED_OFFER), 0, LOST, set()),
    ("goat", offer(5, 5, goat.REFUSED_OFFER), 0, LOST, {"honest-bait"}),
    ("goat", offer(5, 5, goat.REFUSED_OFFER), 1, LOST, set()),
    ("goat", offer(2, 5, goat.ACCEPTED), 0, LOST, {"straight-face"}),
    ("goat", offer(2, 5, goat.ACCEPTED), 1, LOST, set()),
    ("carson", duel(2, 4, 0), 0, LOST, {"outgunned"}),
    ("carson", duel(4, 2, 0), 0, LOST, set()),
    ("carson", duel(4, 9, 1) + duel(3, 1, 0), 0, LOST, set()),
    ("carson", [told(carson.LOST_DUEL, 0)] * 3, 0, WON, {"good-loser"}),
    ("carson", [told(carson.LOST_DUEL, 0)] * 3, 0, LOST, set()),
    ("carson", [told(carson.PASSED, 0, 1)] * 2, 0, WON, {"out-early"}),
    ("carson", [told(carson.PASSED, 0, 2)] * 2, 0, WON, set()),
    ("circles", [told(circles.WITHDREW, 0, 3, 6)], 0, WON, {"interest"}),
    ("circles", [told(circles.WITHDREW, 0, 3, 6)], 0, LOST, set()),
    ("circles", [told(circles.FOLDED, 0)], 0, WON, {"wise-fold"}),
    ("circles", [told(circles.FOLDED, 0), told(circles.WON_BET, 1, 0)], 0, WON, set()),
    ("circles", [told(circles.STOPPED, 0, n) for n in range(6)], 0, LOST, {"whole-ring"}),
    ("circles", [told(circles.STOPPED, n % 2, n) for n in range(10)], 0, LOST, set()),
    ("meeples", [told(meeples.JAILED, 0, 2, 3)], 0, LOST, {"clean-sweep"}),
    ("meeples", [told(meeples.JAILED, 0, 2, 2)] * 2, 0, LOST, set()),
    ("meeples", [told(meeples.WON, 0, 1, 2, 1)], 0, LOST, {"steady-hand"}),
    ("meeples", [told(meeples.WON, 0, 1, 2, 0)], 0, LOST, set()),
    (
        "meeples",
        [told(meeples.BUILT, 0)] * 3 + [told(meeples.UPGRADED, 0)],
        0,
        LOST,
        {"town-father"},
    ),
    ("meeples", [told(meeples.BUILT, 0)] * 4, 0, LOST, set()),
    (
        "desperados",
        [
            told(desperados.SPIED, 1, 7),
            told(desperados.ROBBED_BANK, 2, 7),
            told(desperados.WAS_IN_ON_IT, 1, 7, cause=1),
        ],
        1,
        LOST,
        {"cased"},
    ),
    (
        "desperados",
        [told(desperados.SPIED, 1, 7), told(desperados.ROBBED_BANK, 2, 7)],
        1,
        LOST,
        set(),
    ),
    (
        "desperados",
        [told(kind, 1) for kind in (desperados.WON_COACH, desperados.WON_POKER)]
        + [told(desperados.ROBBED_BANK, 1)],
        1,
        LOST,
        {"all-trades"},
    ),
    (
        "desperados",
        [told(desperados.BECAME_MARSHAL, 0)] + [told(desperados.GOT_ARRESTED, 1)] * 4,
        0,
        WON,
        {"full-jail"},
    ),
    (
        "desperados",
        [told(desperados.BECAME_MARSHAL, 0)] + [told(desperados.GOT_ARRESTED, 1)] * 4,
        1,
        WON,
        set(),
    ),
]


@pytest.mark.parametrize(("game", "story", "seat", "won", "done"), STORIES)
def test_a_feat_is_found_where_it_was_done(
    game: str, story: list[Tiding], seat: int, won: bool, done: set[str]
) -> None:
    room = ask(load(game), Feats)
    assert room is not None
    assert done == set(room.feats(story, seat, won))


def test_the_long_arm_needs_both() -> None:
    numbers: Any = import_module("farwest.games.goat.numbers")
    room = ask(load("goat"), Feats)
    assert room is not None
    both = [told(goat.ARRESTED, 0, who) for who in (numbers.THIEF, numbers.CHARLATAN)]
    assert [set(), {"long-arm"}] == [
        set(room.feats(story, 0, LOST)) for story in (both[:1] * 2, both)
    ]


@pytest.mark.parametrize("name", games())
def test_a_whole_game_earns_only_what_the_room_names_and_both_languages_say(name: str) -> None:
    game = load(name)
    room = ask(game, Feats)
    assert room is not None
    match, dice = game.match(game.seats[0], secret=b"f" * 32), Random(name)
    while match.seat is not None:
        match.play(dice.choice(match.state.legal()))
    story = [
        Tiding(kind, seat, a, b, 1, cause)
        for events in match.log
        for kind, seat, a, b, _, cause in events
    ]
    for seat in range(match.seats):
        assert set(room.feats(story, seat, match.places()[seat] == 1)) <= set(room.FEATS)
    for language in LANGUAGES:
        for feat in room.FEATS:
            said = game.voice.say(language, f"feat-{feat}", {})
            idea = game.voice.aside(language, f"feat-{feat}", "idea", {})
            assert said
            assert idea.endswith(".")
