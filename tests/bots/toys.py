"""Games of one or two moves, to see what the search makes of them. Interpreted."""

from __future__ import annotations

from typing import Final

from farwest.kernel.dice import Dice
from farwest.kernel.search import Tree
from farwest.kernel.state import CHANCE, State

BUFFERS: Final = (16, 8, 1)
FIRST: Final = 0  # questions
SECOND: Final = 1
LEFT: Final = 0  # answers to the first
RIGHT: Final = 1
HEADS: Final = 10  # answers to the second
TAILS: Final = 11
DROP: Final = 2
KEPT: Final = 12
DROPPED: Final = 13
LENGTH: Final = 100  # of a long game
EVENLY: Final = 1e6  # so much exploration that every option is looked at as often


class Toy(State):
    def __init__(self) -> None:
        super().__init__(*BUFFERS)
        self.chosen: int = LEFT
        self.winner: int = 0

    def setup(self) -> None:
        self.ask(FIRST, 0)

    def options(self) -> None:
        if self.kind == FIRST:
            self.offer(LEFT)
            self.offer(RIGHT)
        else:
            self.offer(HEADS)
            self.offer(TAILS)

    def scores(self) -> None:
        for seat in range(self.seats):
            self.points[seat] = int(seat == self.winner)


class Wager(Toy):
    """LEFT wins on TAILS, RIGHT on HEADS; the coin falls on TAILS three times out of four."""

    def options(self) -> None:
        if self.kind == FIRST:
            super().options()
        else:
            self.offer(HEADS, 1)
            self.offer(TAILS, 3)

    def answer(self, action: int) -> None:
        if self.kind == FIRST:
            self.chosen = action
            self.ask(SECOND, CHANCE)
        else:
            self.winner = 0 if (action == TAILS) == (self.chosen == LEFT) else 1


class Partners(Toy):
    """Seat 1 says who wins: LEFT its partner, seat 2; RIGHT the other side, seat 0."""

    def setup(self) -> None:
        self.ask(FIRST, 1)

    def answer(self, action: int) -> None:
        self.winner = 2 if action == LEFT else 0

    def side(self, seat: int) -> int:
        return min(seat, 1)


class Loners(Partners):
    """The same, but everyone plays alone."""

    def side(self, seat: int) -> int:
        return seat


class Hide(Toy):
    """Seat 0 hides a coin in its LEFT or RIGHT hand; HEADS and TAILS say which.

    One time out of four the coin was dropped, and the other wins: without that luck, two searches
    that alternate would dance in step.
    """

    def options(self) -> None:
        if self.kind == DROP:
            self.offer(KEPT, 3)
            self.offer(DROPPED, 1)
        else:
            super().options()

    def answer(self, action: int) -> None:
        if self.kind == FIRST:
            self.chosen = action
            self.ask(DROP, CHANCE)
            self.ask(SECOND, 1)
        elif self.kind == SECOND:
            self.winner = int(action - HEADS == self.chosen)
        elif action == DROPPED:
            self.winner = 1 - self.winner

    def redeal(self, seat: int, dice: Dice) -> None:
        if seat == 1 and self.kind == SECOND:
            self.chosen = dice.below(2)

    def has_secrets(self) -> bool:
        return True

    def in_secret(self) -> bool:
        return self.kind == FIRST


class HideInTheOpen(Hide):
    """The same with one tree for all, as if the hand were seen."""

    def has_secrets(self) -> bool:
        return False


class Lefties(Hide):
    """The same, among people who are known to hide it in the left hand, three times of four."""

    def guess(self, seat: int, dice: Dice) -> None:
        if seat == 1 and self.kind == SECOND:
            self.chosen = LEFT if dice.below(4) > 0 else RIGHT


class Agree(Hide):
    """Seat 0 looks on; seat 1 hides the coin, and its mate, seat 2, wins for both if it agrees."""

    def setup(self) -> None:
        self.ask(FIRST, 1)

    def answer(self, action: int) -> None:
        if self.kind == FIRST:
            self.chosen = action
            self.ask(SECOND, 2)
        else:
            self.winner = 1 if action - HEADS == self.chosen else 0

    def redeal(self, seat: int, dice: Dice) -> None:
        """Who is asked knows all there is."""

    def side(self, seat: int) -> int:
        return min(seat, 1)


class AgreeApart(Agree):
    """The same, but nobody has a mate who sees the hand."""

    def side(self, seat: int) -> int:
        return seat


class Long(Toy):
    """It looks four to one for seat 0, but after LENGTH answers seat 1 wins."""

    def answer(self, action: int) -> None:
        self.winner = 1
        if self.a < LENGTH:
            self.ask(FIRST, 1 - self.seat, self.a + 1)

    def win_estimate(self, seat: int) -> float:
        return 0.2 if seat else 0.8


class Losing(Toy):
    """Seat 0 loses whatever it does: LEFT by five, RIGHT by two."""

    def answer(self, action: int) -> None:
        self.chosen, self.winner = action, 1

    def scores(self) -> None:
        self.points[0] = 0
        for seat in range(1, self.seats):
            self.points[seat] = 5 if self.chosen == LEFT else 2


class LosingLater(Losing):
    """The same, and it is seen long before the end."""

    def answer(self, action: int) -> None:
        if self.a == 0:
            self.chosen = action
        self.winner = 1
        if self.a < LENGTH:
            self.ask(FIRST, 1 - self.seat, self.a + 1)

    def end_estimate(self, seat: int) -> float:
        return 10.0 * self.points[seat]


def begun(toy: type[Toy], seats: int = 2) -> Toy:
    s = toy()
    s.begin(seats)
    return s


def searched(
    root: Toy, iterations: int, observer: int, seed: int = 1, exploration: float = 1.0
) -> Tree:
    tree = Tree(8 * iterations + 16)
    tree.exploration = exploration
    tree.search(root, type(root)(), observer, Dice(seed), iterations, 0.0)
    return tree


def means(tree: Tree, seat: int) -> dict[int, float]:
    return {action: mean for action, _, mean, _ in tree.shares(seat)}
