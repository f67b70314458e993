"""Connect Four, to be measured against peers that play the same rules. Hot: docs/hot-subset.md."""

from __future__ import annotations

from typing import Final

from farwest.kernel.state import State

COLUMNS: Final = 7
ROWS: Final = 6
COLUMN_BITS: Final = ROWS + 1  # one guard bit on top of each column
DIRECTIONS: Final = (1, COLUMN_BITS - 1, COLUMN_BITS, COLUMN_BITS + 1)
FOUR: Final = 4

DROP: Final = 0  # the only question
DROPPED: Final = 0  # the only event

MAX_OPTIONS: Final = COLUMNS
MAX_WAITING: Final = 2
MAX_EVENTS: Final = 1


def has_four(stones: int) -> bool:
    for k in range(FOUR):
        pairs = stones & stones >> DIRECTIONS[k]
        if pairs & pairs >> 2 * DIRECTIONS[k]:
            return True
    return False


class Rules(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.mine: int = 0  # stones of the seat to move, as bits
        self.theirs: int = 0
        self.turn: int = 0
        self.won: int = 0  # the seats that won, as bits
        self.height: list[int] = [0] * COLUMNS  # by column

    def setup(self) -> None:
        self.ask(DROP, 0)

    def options(self) -> None:
        for column in range(COLUMNS):
            if self.height[column] < ROWS:
                self.offer(column)

    def answer(self, action: int) -> None:
        stones = self.mine | 1 << (action * COLUMN_BITS + self.height[action])
        self.height[action] += 1
        self.turn += 1
        self.tell(DROPPED, self.seat, action)
        if has_four(stones):
            self.won = 1 << self.seat
        elif self.turn == COLUMNS * ROWS:
            self.won = 3
        else:
            self.ask(DROP, 1 - self.seat)
        self.mine = self.theirs
        self.theirs = stones

    def scores(self) -> None:
        for seat in range(2):
            self.points[seat] = self.won >> seat & 1
