"""Win first, margin always: what the end brings decides only where chances do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import farwest
from farwest.bots.closeness import alike, first_of
from farwest.bots.search import SearchBot
from farwest.kernel.dice import Dice
from farwest.kernel.game import Game
from farwest.kernel.search import Tree
from farwest.kernel.state import OVER
from farwest.kernel.thinking import Thought
from tests.bots import toys
from tests.bots.sittings import some_choices
from tests.bots.toys import EVENLY, LEFT, RIGHT, Toy, begun, searched

GOAT: Game[Any, Any] = farwest.load("goat")


def margins(tree: Tree, seat: int) -> dict[int, float]:
    return {action: margin for action, _, _, margin in tree.shares(seat)}


def test_a_lost_game_is_lost_by_less() -> None:
    tree = searched(begun(toys.Losing), 200, observer=0)
    thoughts = [Thought(*share) for share in tree.shares(0)]

    assert {LEFT: -5.0, RIGHT: -2.0} == margins(tree, 0)
    assert [0.0, 0.0] == [thought.chance for thought in thoughts]
    assert first_of(thoughts).action == RIGHT


def test_cut_short_the_margin_is_what_the_game_expects_of_the_end() -> None:
    tree = Tree(2000)
    tree.exploration, tree.horizon = EVENLY, 3
    root: Toy = begun(toys.LosingLater)
    tree.search(root, toys.LosingLater(), 0, Dice(1), 60, 0.0)

    assert {LEFT: -50.0, RIGHT: -20.0} == margins(tree, 0)


def test_the_margin_is_over_the_best_of_the_other_side() -> None:
    tree, over = Tree(4), begun(toys.Partners, seats=3)
    over.answer(LEFT)  # seat 2 has a point, its partner none, seat 0 none
    over.next_question()
    tree.judge(over)

    assert [-1.0, 0.0, 1.0] == tree.edge[:3]


def test_where_all_are_of_one_side_nobody_is_ahead() -> None:
    class Friends(toys.Partners):
        def side(self, seat: int) -> int:
            return 0

    tree, over = Tree(4), begun(Friends, seats=3)
    over.answer(LEFT)
    over.next_question()
    tree.judge(over)

    assert [0.0] * 3 == tree.edge[:3]


OPEN = [
    Thought(0, 1000, 0.500, margin=1.0),
    Thought(1, 900, 0.499, margin=3.0),  # the same chance, a better end
    Thought(2, 800, 0.470, margin=9.0),  # clearly wins less often
    Thought(3, 100, 0.500, margin=20.0),  # hardly looked at
]
LOST = [
    Thought(0, 1000, 0.010, margin=-12.0),
    Thought(1, 900, 0.005, margin=-7.0),
    Thought(2, 800, 0.040, margin=-1.0),  # wins more often: told apart, however the search wavers
]


def test_only_chances_that_cannot_be_told_apart_leave_it_to_the_margin() -> None:
    assert first_of(OPEN).action == 1
    assert first_of(OPEN[:1]).action == 0
    assert first_of([OPEN[0], OPEN[2]]).action == 0


def test_in_a_decided_game_more_chances_are_the_same() -> None:
    assert first_of(LOST).action == 1
    assert not alike(Thought(0, 1000, 0.3), Thought(1, 900, 0.308))
    assert alike(LOST[0], LOST[1])
    won = [thought._replace(chance=1 - thought.chance) for thought in LOST]
    assert first_of(won).action == 1


@pytest.mark.parametrize("slip", [0.0, 0.015])
def test_a_slip_that_costs_no_chance_is_none(slip: float) -> None:
    """Who slips still loses by as little as it can."""
    state = some_choices(GOAT, 4, 1, 1)[0]
    view = GOAT.see(state, state.seat)
    player = SearchBot(GOAT, 1, iterations=1, slip=slip)
    blind = SearchBot(GOAT, 1, iterations=1, slip=slip, margin=0)

    assert {1} == {player.pick(view, OPEN[:2], Random(seed)) for seed in range(60)}
    assert {0} <= {blind.pick(view, OPEN[:2], Random(seed)) for seed in range(60)}


@pytest.mark.parametrize("name", farwest.games())
def test_whom_a_game_expects_to_end_ahead_mostly_does(name: str) -> None:
    """At the last rest of random games."""
    game, agreed = farwest.load(name), []
    for seed in range(12):
        s, dice, expected = game.start(game.seats[0]), game.dice(seed), [0.0, 0.0]
        while s.seat != OVER:
            if s.at_rest():
                s.scores()
                expected = [s.end_estimate(0), s.end_estimate(1)]
            s.find_options()
            s.play(s.random_option(dice))
        places = s.final_places()
        if places[0] != places[1] and expected[0] != expected[1]:
            agreed.append((expected[0] > expected[1]) == (places[0] < places[1]))
    assert sum(agreed) > 0.6 * len(agreed) > 0, agreed
