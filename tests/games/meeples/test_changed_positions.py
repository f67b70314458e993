"""A position that someone changed is refused with a sentence, or it can be played on lawfully."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import HealthCheck, given, settings

from farwest.kernel.errors import FarwestError
from farwest.laws import walk
from tests.games.meeples.table import GAME, SEATS
from tests.kernel.test_changed_json import mutated

POSITIONS = [
    GAME.position_of(s)
    for seats in SEATS
    for k, s in enumerate(walk(GAME, seats, seats))
    if k % 17 == 0
]
STEPS = 20
PYTHON = re.compile(r"out of range|has no attribute|not iterable|unhashable|subscript|Error")


@settings(
    max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(mutated(POSITIONS))
def test_a_changed_position_is_refused_or_plays_alike_in_both_climates(tree: Any) -> None:
    ends: list[Any] = []
    for game in (GAME, GAME.interpreted()):
        try:
            match = game.position(tree, chance="by hand")
        except FarwestError as error:
            ends.append(str(error))
            continue
        for _ in range(STEPS):
            if match.seat is not None:
                assert [] == list(game.invariants(match.state))
                match.play(match.options()[-1].action)
                match.question()
        ends.append(match.position())
    assert ends[0] == ends[1]
    assert not PYTHON.search(str(ends[0])), "it speaks of Python, not of the position"
