"""Another world that one seat cannot tell from this one: RULES.md section 7."""

from __future__ import annotations

from farwest.games.circles.numbers import NOISES
from farwest.games.circles.questions import NOISE
from farwest.games.circles.state import CirclesState
from farwest.kernel.dice import Dice


def redeal_noise(s: CirclesState, dice: Dice) -> None:
    """CIRC-D2, CIRC-H3: nobody sees the bytes of a flick before it is over."""
    if s.kind == NOISE:
        for k in range(s.a):
            s.noise[k] = dice.below(NOISES)
