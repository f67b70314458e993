"""Which questions a verb answers: one table a game, from which it tells why it refuses."""

from __future__ import annotations

from importlib import import_module

import pytest

import farwest
from farwest.kit.refusing import OF_CHANCE, Answers, not_asked, questions_of
from farwest.laws import walk

GAMES = 3  # random games for each number of seats


def answers_of(name: str) -> Answers:
    answers: Answers = import_module(f"{farwest.load(name).package}.words").ANSWERS
    return answers


@pytest.mark.parametrize("name", farwest.games())
def test_what_may_be_answered_is_in_the_table(name: str) -> None:
    """And chance alone is asked for what is of chance."""
    game, answers = farwest.load(name), answers_of(name)
    assert list(answers) == sorted(answers)
    wrong = set()
    for seats in game.seats:
        for seed in range(GAMES):
            for s in walk(game, seats, 50 * seats + seed):
                for action in s.legal():
                    found = questions_of(answers, action)
                    if s.kind not in found if s.seat >= 0 else found != OF_CHANCE:
                        wrong.add((game.questions[s.kind], game.action_names[action]))
    assert wrong == set()


@pytest.mark.parametrize("name", farwest.games())
def test_nobody_is_told_that_what_they_may_do_was_not_asked(name: str) -> None:
    """And who is not asked hears that first."""
    game, answers, seats = farwest.load(name), answers_of(name), max(farwest.load(name).seats)
    for s in walk(game, seats, 9):
        if s.seat >= 0:
            asked, other = game.see(s, s.seat), game.see(s, (s.seat + 1) % seats)
            assert {""} == {not_asked(answers, asked, action) for action in s.legal()}
            refused = {not_asked(answers, other, action) for action in s.legal()}
            assert refused == {"refusal-not-your-turn"}
