"""One answer and all that follows by itself: what a learner does thousands of times a second.

docs/hot-subset.md says how it is written. `farwest.learning` steps many games at once with it.
"""

from __future__ import annotations

from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, MAX_STEPS, OVER, State


class Stepper:
    """Plays on to the next choice; its options are found then."""

    def __init__(self) -> None:
        self.forced: bool = True  # where a seat has one option, it plays itself

    def begin(self, s: State, root: State, dice: Dice) -> int:
        """A new game from this start; how many answers it took to the first choice."""
        s.copy_from(root)
        return self.settle(s, dice)

    def advance(self, s: State, action: int, dice: Dice) -> int:
        s.play(action)
        return self.settle(s, dice) + 1

    def settle(self, s: State, dice: Dice) -> int:
        steps = 0
        while s.seat != OVER and steps < MAX_STEPS:
            s.find_options()
            if s.seat != CHANCE and (s.count > 1 or not self.forced):
                return steps
            s.play(s.random_option(dice))
            steps += 1
        return steps

    def rank(self, s: State) -> None:
        """Fill `place` of a finished game."""
        s.places()
