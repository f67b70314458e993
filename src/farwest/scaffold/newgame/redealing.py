"""Another world that one seat cannot tell from this one."""

from __future__ import annotations

from farwest.kernel.dice import Dice
from farwest.scaffold.newgame.numbers import FACES
from farwest.scaffold.newgame.state import NewgameState, count_dice


def redeal_dice(s: NewgameState, seat: int, dice: Dice) -> None:
    """NEWGAME-H1: till they are shown, the dice of the others may lie in any way."""
    if s.shown:
        return
    for other in range(s.seats):
        if other != seat:
            rolled = count_dice(s, other)
            for face in range(FACES):
                s.dice[other][face] = 0
            for _ in range(rolled):
                s.dice[other][dice.below(FACES)] += 1
