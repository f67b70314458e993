"""A position that someone changed is refused with a named error, or it can be played on."""

from __future__ import annotations

from contextlib import suppress
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


@settings(
    max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(mutated(POSITIONS))
def test_a_changed_position_is_refused_or_plays_alike_in_both_climates(tree: Any) -> None:
    ends = []
    for game in (GAME, GAME.interpreted()):
        end: Any = "refused"
        with suppress(FarwestError):
            match = game.position(tree, chance="by hand")
            for _ in range(STEPS):
                if match.seat is not None:
                    match.play(match.options()[-1].action)
                    match.question()
            end = match.position()
        ends.append(end)
    assert ends[0] == ends[1]
