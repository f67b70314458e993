"""Where more sit than the fewest who can, a bot may think more and slip less."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import farwest
from farwest.bots import bot
from farwest.kernel.thinking import Thought
from tests.bots.sittings import some_choices

LOOKS = 20
NEARLY_AS_GOOD = [Thought(0, 100, 0.50), Thought(1, 90, 0.49)]
TIMES = 400


def asked(seats: int) -> Any:
    """What the first who has a choice sees in desperados, where three or more sit."""
    game = farwest.load("desperados")
    state = some_choices(game, seats, 1, 1)[0]
    return game.see(state, state.seat)


@pytest.mark.parametrize(("crowd", "times"), [(0, 1), (1, 2), (2, 4)])
def test_with_twice_the_fewest_it_looks_by_that_power_of_two_more_often(
    crowd: int, times: int
) -> None:
    player: Any = bot(f"search:iterations={LOOKS}:crowd={crowd}", farwest.load("desperados"), 1)
    looks = {}
    for seats in (6, 3):
        view = asked(seats)
        player.choose(view)
        player.thinker.go_on_with(None)
        looks[seats] = sum(thought.visits for thought in player.thinker.think(view))
    assert looks[6] == times * looks[3]


def test_and_slips_less() -> None:
    game = farwest.load("desperados")
    player: Any = bot("search:iterations=20:slip=0.02:margin=0:crowd=3", game, 1)

    def slips(seats: int) -> int:
        view = asked(seats)
        return sum(player.pick(view, NEARLY_AS_GOOD, Random(n)) for n in range(TIMES))

    assert slips(6) < slips(3) / 4
