"""The balance note of RULES.md section 10: what random play brings, as another program measured."""

from __future__ import annotations

import pytest

from farwest.kernel.state import OVER
from tests.games.desperados.table import GAME, SEATS

GAMES = 400 if GAME.compiled else 40
DECISIONS = {3: 156, 4: 220, 5: 281, 6: 344}  # means of 300 games
WINS = {3: 0.27, 4: 0.20, 5: 0.11, 6: 0.02}
OTHERS = 300


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_is_as_another_program_has_it(seats: int) -> None:
    """Decisions with more than one option, wins of the gang, and how often someone is stuck."""
    dice, decisions, wins, stuck = GAME.dice(seats), 0, 0, 0
    for _ in range(GAMES):
        s, jammed = GAME.start(seats), False
        while s.seat != OVER:
            s.find_options()
            decisions += s.seat >= 0 and s.count > 1
            jammed = jammed or any(s.stuck)
            s.play(s.random_option(dice))
        wins += s.final_places()[1] == 1
        stuck += jammed
    assert abs(decisions / GAMES - DECISIONS[seats]) < 3
    spread = (WINS[seats] * (1 - WINS[seats]) * (1 / GAMES + 1 / OTHERS)) ** 0.5
    assert abs(wins / GAMES - WINS[seats]) < 4 * spread + 0.02
    assert stuck / GAMES < 0.15
