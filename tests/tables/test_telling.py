"""What is kept of a match for several eyes is what would be found anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

import farwest
from farwest.kernel.match import Match
from farwest.kit.turns import heard
from farwest.tables.staging import heard as heard_lately
from farwest.tables.stakes import standing
from farwest.tables.takeback import is_safe
from farwest.tables.telling import heard_from, lore, told

NAMES = farwest.games()
SEATS = 3
MOVES = 40


def played(name: str, seed: int = 1) -> list[Match[Any, Any]]:
    """A game, move by move; all of them know what was kept of one."""
    dice, match = random.Random(seed), farwest.load(name).match(SEATS, seed=seed)
    lore(match)
    found = [match]
    while len(found) < MOVES and found[-1].seat is not None:
        found.append(found[-1].after(dice.choice(found[-1].legal())))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_eyes_were_told_is_found_again_forwards_backwards_and_on_another_way(
    name: str,
) -> None:
    way = played(name)
    middle = way[len(way) // 2]
    others = [middle.after(action) for action in middle.legal()[:3]]
    for match in [*way, *way[::-3], *others, *way[::5]]:
        for eyes in range(SEATS):
            for move in (0, len(match.log) // 2, len(match.log)):
                fresh = [*heard(match.game, match.log[move:], eyes)]
                assert heard_from(match, eyes, move) == fresh
            events, newest = heard_lately(match, eyes)
            last = match.log[match.moves(eyes)[-1]]
            assert events[newest:] == [*heard(match.game, [last], eyes)]


@pytest.mark.parametrize("name", NAMES)
def test_who_leads_is_said_anew_when_points_names_eyes_or_words_are_other(name: str) -> None:
    for match in played(name)[::4]:
        for language, names in (("en", "ABC"), ("fr", "ABC"), ("en", "XYZ")):
            for seat in (*range(SEATS), None):
                alone = match.speaking(language, names)
                vars(alone).pop("_lore")
                assert standing(told(match, language, names), seat) == standing(alone, seat)


def test_an_answer_is_safe_unless_something_hidden_came_out() -> None:
    match = farwest.load("goat").match(4, seed=3)
    dealer = match.state.dealer
    offered = match.after(match.legal()[0])
    assert is_safe(match, offered.actions[match.move :], dealer)
    while offered.seat == dealer:
        offered = offered.after(offered.legal()[0])
    target, answered = offered.seat, offered.after("accept")
    assert target is not None
    assert not is_safe(offered, answered.actions[offered.move :], target)  # the card lies open
