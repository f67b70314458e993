"""Single-observer information-set tree search, for every game. Hot: docs/hot-subset.md.

The root is an imagined state; each iteration redeals what the observer cannot know, goes down the
tree, adds one node and plays on. Neither chance nor what others choose in secret branches: a node
stands for a line of choices that the observer saw. So an option counts against the times it was
on offer, not against its parent's visits. Memory: 28 bytes a node and 44 kB, fixed at the start.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic
from typing import Final, final

from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, MAX_SEATS, MAX_STEPS, OVER, State

MAX_PATH: Final = 1024
MAX_LOGS: Final = 4096
LOOK_UP_EVERY: Final = 32  # iterations between looks at the clock and at the lead


class Tree:
    """Nodes in arrays. The children of a node are a chain that ascends by action, as options do."""

    def __init__(self, nodes: int) -> None:
        self.nodes: int = nodes
        self.size: int = 1
        self.root: int = 0
        self.exploration: float = 1.0  # UCB1's constant, squared, on results in 0..1
        self.leaning: bool = False  # playouts and untried options follow the game's lean
        self.hope: float = 0.0  # how much the game's promise counts beside winning, at the end
        self.horizon: int = MAX_STEPS  # answers of a playout before the game's promise is asked
        self.done: int = 0  # iterations of the last search
        self.action: list[int] = [0] * nodes
        self.eldest: list[int] = [0] * nodes  # the first child; 0 is none
        self.younger: list[int] = [0] * nodes  # the next sibling
        self.visits: list[int] = [0] * nodes
        self.offered: list[int] = [0] * nodes
        self.value: list[float] = [0.0] * nodes  # sum of results for the side that chose this node
        self.gain: list[float] = [0.0] * MAX_SEATS  # by seat: the result of one iteration
        self.path: list[int] = [0] * MAX_PATH
        self.chooser: list[int] = [0] * MAX_PATH
        self.logs: list[float] = [0.0] * MAX_LOGS  # log(n), once it was asked for

    @final
    def clear(self) -> None:
        self.size = 1
        self.root = 0
        self.eldest[0] = 0
        self.visits[0] = 0

    @final
    def child_of(self, parent: int, action: int) -> int:
        """The child for this action; 0: there is none."""
        child = self.eldest[parent]
        while child != 0 and self.action[child] != action:
            child = self.younger[child]
        return child

    def descend(self, action: int) -> None:
        """Keep only what was learnt below this action; nothing else can come any more."""
        self.root = self.child_of(self.root, action)
        if self.root == 0:
            self.clear()

    @final
    def grow(self, parent: int, elder: int, action: int) -> int:
        """A new child of `parent`, after `elder` (0: the eldest)."""
        node = self.size
        self.size += 1
        if elder == 0:
            self.younger[node] = self.eldest[parent]
            self.eldest[parent] = node
        else:
            self.younger[node] = self.younger[elder]
            self.younger[elder] = node
        self.action[node] = action
        self.eldest[node] = 0
        self.visits[node] = 0
        self.offered[node] = 1
        self.value[node] = 0.0
        return node

    @final
    def log_of(self, n: int) -> float:
        if n >= MAX_LOGS:
            return log(n)
        if self.logs[n] == 0.0:
            self.logs[n] = log(n)
        return self.logs[n]

    @final
    def choose(self, parent: int, s: State, dice: Dice) -> int:
        """Merge the options with the children: an untried option if there is one, else the best.

        0: the tree is full and nothing tried is on offer.
        """
        full = self.size == self.nodes
        untried = 0  # the sum of their leans
        action = 0
        elder_of_untried = 0
        best: float = -1.0
        pick = 0
        elder = 0
        child = self.eldest[parent]
        for k in range(s.count):
            while child != 0 and self.action[child] < s.action[k]:
                elder = child
                child = self.younger[child]
            if child != 0 and self.action[child] == s.action[k]:
                self.offered[child] += 1
                if untried == 0 or full:
                    per_visit: float = 1.0 / self.visits[child]
                    score: float = self.exploration * self.log_of(self.offered[child])
                    score = self.value[child] * per_visit + sqrt(score * per_visit)
                    if score > best:
                        best = score
                        pick = child
            else:
                lean = 1
                if self.leaning:
                    lean = s.lean(s.action[k])
                untried += lean
                roll = dice.below(untried)
                if roll < lean:
                    action = s.action[k]
                    elder_of_untried = elder
        if untried == 0 or full:
            return pick
        return self.grow(parent, elder_of_untried, action)

    @final
    def lean_option(self, s: State, dice: Dice) -> int:
        """One of the options found: as likely as the game leans towards it."""
        total = 0
        action = 0
        for k in range(s.count):
            lean = s.lean(s.action[k])
            total += lean
            roll = dice.below(total)
            if roll < lean:
                action = s.action[k]
        return action

    @final
    def policy(self, s: State, dice: Dice) -> int:
        if self.leaning and s.seat != CHANCE and s.count > 1:
            return self.lean_option(s, dice)
        return s.random_option(dice)

    @final
    def iterate(self, s: State, observer: int, dice: Dice) -> None:
        node = self.root
        length = 0
        descending = True
        while descending and s.seat != OVER:
            s.find_options()
            if s.seat == CHANCE or (s.seat != observer and s.in_secret()):
                s.play(self.policy(s, dice))
            else:
                size = self.size
                node = self.choose(node, s, dice)
                if node == 0:
                    descending = False
                else:
                    descending = self.size == size and length < MAX_PATH - 1
                    self.path[length] = node
                    self.chooser[length] = s.seat
                    length += 1
                    s.play(self.action[node])
        self.play_on(s, dice)
        self.judge(s)
        for k in range(length):
            self.visits[self.path[k]] += 1
            self.value[self.path[k]] += self.gain[self.chooser[k]]

    @final
    def play_on(self, s: State, dice: Dice) -> None:
        steps = 0
        while s.seat != OVER and steps < self.horizon:
            s.find_options()
            s.play(self.policy(s, dice))
            steps += 1

    @final
    def judge(self, s: State) -> None:
        """By seat: the share of the win for its side; cut short, or as hope has it, the promise."""
        hope: float = 1.0
        if s.seat == OVER:
            hope = self.hope
            self.share_win(s)
        if hope > 0.0:
            for seat in range(s.seats):
                promise: float = s.promise(seat)
                self.gain[seat] = hope * promise + (1.0 - hope) * self.gain[seat]

    @final
    def share_win(self, s: State) -> None:
        s.places()
        winners = 0
        for seat in range(s.seats):
            winners += s.place[seat] == 1
        for seat in range(s.seats):
            won: float = 0.0
            for other in range(s.seats):
                if s.place[other] == 1 and s.side(other) == s.side(seat):
                    won += 1.0
            self.gain[seat] = won / winners

    @final
    def leader(self, root: int) -> int:
        """The most visited child; the first of equals."""
        best = 0
        child = self.eldest[root]
        while child != 0:
            if best == 0 or self.visits[child] > self.visits[best]:
                best = child
            child = self.younger[child]
        return best

    @final
    def lead(self) -> int:
        """By how many visits the most visited is ahead of the next; -1 while there is none."""
        best = self.leader(self.root)
        second = 0
        child = self.eldest[self.root]
        if child == 0:
            return -1
        while child != 0:
            if child != best:
                second = max(second, self.visits[child])
            child = self.younger[child]
        return self.visits[best] - second

    def search(
        self, root: State, s: State, observer: int, dice: Dice, iterations: int, seconds: float
    ) -> int:
        """The most visited action after `iterations`, or after `seconds` if that is above 0.

        It stops early once no rival can catch up. `s` is a state to work in.
        """
        began: float = monotonic()
        left = iterations
        self.done = 0
        while left > 0:
            s.copy_from(root)
            s.redeal(observer, dice)
            self.iterate(s, observer, dice)
            self.done += 1
            left -= 1
            if self.done % LOOK_UP_EVERY == 0:
                if seconds > 0.0:
                    spent: float = monotonic() - began
                    if spent >= seconds:
                        left = 0
                    elif self.lead() > self.done * (seconds - spent) / spent:
                        left = 0
                if self.lead() > left:
                    left = 0
        return self.action[self.leader(self.root)]

    def look_ahead(self, root: State, s: State, observer: int, dice: Dice, worlds: int) -> int:
        """The option that promises most one move ahead, on average over as many worlds."""
        self.clear()
        root.find_options()
        for k in range(root.count):
            self.grow(0, self.size - 1, root.action[k])
        for _ in range(worlds):
            for node in range(1, self.size):
                s.copy_from(root)
                s.redeal(observer, dice)
                s.play(self.action[node])
                while s.seat != OVER and s.seat != observer:
                    s.find_options()
                    s.play(self.policy(s, dice))
                self.judge(s)
                self.visits[node] += 1
                self.value[node] += self.gain[observer]
        best = 1
        for node in range(1, self.size):
            if self.value[node] > self.value[best]:
                best = node
        return self.action[best]

    def shares(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean result) of the root's children."""
        found = []
        child = self.eldest[self.root]
        while child != 0:
            visits = self.visits[child]
            found.append((self.action[child], visits, self.value[child] / max(visits, 1)))
            child = self.younger[child]
        return found
