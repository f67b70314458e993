"""Hints are Legend's: its settings, its view, and no chance told of what it hardly looked at."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.bots import bot
from farwest.bots.advising import Advice, advise
from farwest.bots.comparing import Comparing, Witness, margin, mean_of
from farwest.kernel.errors import IllegalAction, UnknownAction
from farwest.kernel.game import Game
from farwest.kernel.state import OVER
from farwest.kernel.thinking import Budget, Thinker
from tests.bots.sittings import some_choices
from tests.laws.climates import game_in

GOAT: Game[Any, Any] = farwest.load("goat")


def choices(seats: int = 3, seed: int = 5, count: int = 6) -> list[tuple[Any, Any]]:
    """States and the views of who must choose in them."""
    states = some_choices(GOAT, seats, seed, count)
    return [(s, GOAT.see(s, s.seat)) for s in states if len(s.legal()) > 1]


def test_a_hint_thinks_with_the_settings_of_legend_and_as_long() -> None:
    for name in farwest.games():
        game = farwest.load(name)
        player: Any = bot("legend", game)
        match = game.match(game.seats[0], seed=1)
        while match.seat is not None and len(match.legal()) < 2:
            match.play(match.legal()[0])
        assert match.seat is not None
        advice = Advice(game, match.view(match.seat), 0.0, 0)
        if advice.expert is None:
            ours, theirs = advice.thinker.budget, player.thinker.budget
            settings = (
                "iterations",
                "seconds",
                "threads",
                "exploration",
                "leaning",
                "width",
                "guessing",
                "horizon",
                "rests",
                "doubt",
                "knowing",
                "trusting",
            )
            assert [getattr(ours, k) for k in settings] == [getattr(theirs, k) for k in settings]
        else:
            assert type(advice.expert) is type(player)


@pytest.mark.parametrize("name", farwest.games())
def test_the_hint_is_what_legend_plays_with_the_same_time(name: str) -> None:
    """Whether the chance decides or the margin."""
    game = farwest.load(name)
    states = [s for s in some_choices(game, game.seats[0], 9, 9) if len(s.legal()) > 1]
    for state in states[:2]:
        view, player = game.see(state, state.seat), bot("legend", game)
        advised = advise(game, view, reason=False)
        assert player.choose(view) == advised.options[0].action
        assert {option.action for option in advised.options} == set(state.legal())


def test_what_was_hardly_looked_at_has_no_chance_to_show() -> None:
    """Unless it is advised: then it is looked at for the purpose."""
    unknown = 0
    for _, view in choices(seats=4, seed=7, count=8):
        asked = Advice(GOAT, view, 0.0, 0)
        most = max(thought.visits for thought in asked.thoughts.values())
        best, *others = asked.weighed(asked.best()[0], None)
        assert best.chance is not None
        for option in others:
            few = asked.visits(option.action) < most / 10
            assert (option.chance is None) == few
            unknown += few
    assert unknown


def test_best_and_other_are_looked_at_equally_often() -> None:
    class Counting(Comparing):
        looks: dict[int, int]

        def look(self, action: int, seed: int) -> Any:
            self.looks[action] = self.looks.get(action, 0) + 1
            return super().look(action, seed)

    _, view = choices()[0]
    asked = Advice(GOAT, view, 0.02, 0)
    asked.comparing = Counting(asked.thinker, view, asked.quantities)
    asked.comparing.looks = {}
    best, other = next(iter(asked.thoughts)), list(asked.thoughts)[-1]
    asked.why(best, other)
    looked = {k: asked.visits(k) + asked.comparing.looks[k] for k in (best, other)}
    assert looked[best] == looked[other]


def test_an_answer_that_is_not_possible_has_no_reason() -> None:
    match = GOAT.match(3, seed=1)
    assert match.seat is not None
    with pytest.raises(IllegalAction, match="`accept` is not possible now"):
        match.why(match.seat, "accept")
    with pytest.raises(UnknownAction):
        match.why(match.seat, "whistle")
    assert [None, None] == [match.why(k) for k in range(3) if k != match.seat]


def test_the_margin_is_that_of_the_side() -> None:
    desperados = farwest.load("desperados")
    match = desperados.match(4, seed=1)
    s = match.state
    assert margin(s, 0) == -margin(s, (0 + 1) % 4) or s.side(0) == s.side(1)
    points = s.final_points()
    for seat in range(4):
        rivals = [points[k] for k in range(4) if s.side(k) != s.side(seat)]
        assert margin(s, seat) == points[seat] - max(rivals, default=0)


def test_what_two_answers_have_in_common_is_no_difference() -> None:
    alike = mean_of([1.0, 5.0, 9.0], [0.0, 4.0, 8.0])
    assert (5.0, 4.0, 0.0) == tuple(alike)
    assert alike.is_clear(2.0)
    assert not mean_of([1.0, 5.0], [5.0, 1.0]).is_clear(2.0)
    assert not mean_of([2.0, 2.0], [2.0, 2.0]).is_clear(2.0)


def at_rest(ends: list[Any]) -> Witness:
    return lambda s, _, moment: ends.append(s) if moment == "rest" else None


def test_a_stroll_ends_at_the_next_rest_in_both_climates_alike() -> None:
    """Compiled and interpreted, with the same dice."""
    ends: list[Any] = []
    for pure in (False, True):
        game = game_in("goat", pure)
        for state in some_choices(game, 3, 6, 3):
            asked = Comparing(Thinker(game, Budget(20)), game.see(state, state.seat), {})
            asked.compare(state.legal()[:1], 1, at_rest(ends))
            assert ends[-1].at_rest() or ends[-1].seat == OVER
    assert [GOAT.position_of(s) for s in ends[:3]] == [GOAT.position_of(s) for s in ends[3:]]
