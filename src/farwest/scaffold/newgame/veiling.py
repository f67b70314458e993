"""What one seat of newgame cannot know is hidden; a watcher, below 0, is no seat."""

from __future__ import annotations

from farwest.scaffold.newgame.numbers import FACES, UNKNOWN
from farwest.scaffold.newgame.state import NewgameState


def veil_dice(s: NewgameState, seat: int) -> None:
    """NEWGAME-H1: till they are shown, dice are for their owner."""
    if s.shown:
        return
    for other in range(s.seats):
        if other != seat:
            for face in range(FACES):
                s.dice[other][face] = UNKNOWN
