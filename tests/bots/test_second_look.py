"""Before it hands over, a search looks at its best answers equally often."""

from __future__ import annotations

import json
from typing import Any, Final

import farwest
from farwest.bots import bot
from farwest.bots.second_look import FEWEST, FINAL, MOST, OneAnswer, in_doubt, looked_again, ranked
from farwest.kernel.game import AnyGame
from farwest.kernel.thinking import Budget, Thinker, Thought
from tests.games.carson.table import HERE
from tests.laws.climates import game_in

CARSON: Final[AnyGame] = farwest.load("carson")
PASS: Final = CARSON.parse("pass")
PLANTED: Final = [json.loads(line) for line in (HERE / "last_passes.jsonl").open("rb")]


def view_of(game: AnyGame, planted: dict[str, Any]) -> Any:
    match = game.position(planted["position"])
    assert match.seat is not None
    return match.view(match.seat)


def looked(budget: Budget, first: int) -> tuple[list[Thought], list[Thought]]:
    """Before and after."""
    view, thinker = view_of(CARSON, PLANTED[1]), Thinker(CARSON, budget, 1)
    thoughts = thinker.think(view)
    return thoughts, looked_again(thinker, view, thoughts, first)


def test_the_better_half_is_looked_at_further_until_two_are_left() -> None:
    before, after = looked(Budget(800, leaning=True), PASS)
    size = min(MOST, 800 // FEWEST, len(before))
    looks = [one.visits for one in after]

    assert PASS in {one.action for one in after}
    assert size == len(after) == len({one.action for one in after})
    assert looks == sorted(looks, reverse=True)
    assert looks[:FINAL] == [200] * FINAL  # half of 400 count


def test_nobody_looks_again_who_does_not_hand_over_or_hardly_looks_at_all() -> None:
    other = CARSON.parse("go buy_5")
    assert [] == looked(Budget(200), other)[1]
    assert [] == looked(Budget(60), PASS)[1]
    assert not bot("legend:iterations=40", farwest.load("goat")).recheck  # type: ignore[attr-defined]


def test_in_a_time_that_is_given_it_looks_as_often_as_was_kept_for_it() -> None:
    view, thinker = view_of(CARSON, PLANTED[1]), Thinker(CARSON, Budget(60, leaning=True), 1)
    thoughts = thinker.think(view)
    thinker.take(1.0)
    thinker.trees[0].done = 3000  # in the time that it had
    after = looked_again(thinker, view, thoughts, PASS)
    assert [50] * FINAL == [one.visits for one in after[:FINAL]]  # a fifth of 1,000, for two


def test_the_end_decides_between_those_whom_the_looks_cannot_tell_apart() -> None:
    wins, ends_well, loses = (
        Thought(0, 500, 0.500, margin=-3.0),
        Thought(1, 500, 0.493, margin=+3.0),
        Thought(2, 500, 0.480, margin=+9.0),
    )
    assert [1, 0, 2] == [one.action for one in ranked([wins, loses, ends_well])]
    assert in_doubt(wins, ends_well)
    assert not in_doubt(wins, loses)  # a hundredth is not given away, however few looks there were
    assert not in_doubt(wins._replace(visits=50_000), ends_well._replace(visits=50_000))


def test_both_climates_look_again_alike() -> None:
    found = []
    for pure in (True, False):
        game = game_in("carson", pure)
        one = OneAnswer(
            Thinker(game, Budget(40, leaning=True), 3), view_of(game, PLANTED[2]), PASS, 40
        )
        found.append(one.look(40))
    assert found[0] == found[1]
