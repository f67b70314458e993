"""One position of newgame."""

from __future__ import annotations

from farwest.kernel.state import State
from farwest.scaffold.newgame.numbers import (
    FACES,
    MAX_EVENTS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_WAITING,
    NO_BID,
    NO_SEAT,
)


class NewgameState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.round: int = 0
        self.bid: int = NO_BID  # the last one; numbers.py says how it is read
        self.bidder: int = NO_SEAT
        self.shown: bool = False  # the cups are lifted, till the next round begins
        self.coins: list[int] = [0] * MAX_SEATS  # by seat
        self.dice: list[list[int]] = [[0] * FACES for _ in range(MAX_SEATS)]
        # dice: SECRET by seat, by face: how many; nothing before the seat has rolled


def count_dice(s: NewgameState, seat: int) -> int:
    """Those the seat has rolled."""
    found = 0
    for face in range(FACES):
        found += s.dice[seat][face]
    return found


def count_face(s: NewgameState, face: int) -> int:
    """Among the dice of all."""
    found = 0
    for seat in range(s.seats):
        found += s.dice[seat][face]
    return found


def next_clockwise(s: NewgameState, seat: int) -> int:
    return (seat + 1) % s.seats
