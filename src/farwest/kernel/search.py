"""Information-set tree search, for every game. docs/hot-subset.md says how it is written.

The root is an imagined state; each iteration redeals what the observer cannot know, goes down the
tree, adds a node and plays on. Chance does not branch: a node stands for a line of choices, and an
option counts against the times it was on offer, not against its parent's visits.

Where a game has secret choices, every side has a tree of its own, that follows only what this side
sees: whoever must answer a bluff does not know the card it is asked about, a mate knows it. Memory:
36 bytes a node and 116 kB, fixed at the start. What the end brings is noted beside the result, and
guides nobody in the tree. What rivals were dealt and know: minds.py; what was learned: weighing.py.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic
from typing import Final, final

from farwest.kernel.dice import Dice
from farwest.kernel.sharing import lead_by, share_growth, share_win
from farwest.kernel.state import CHANCE, MAX_SEATS, MAX_STEPS, OVER, State
from farwest.kernel.weighing import (
    OF_SEATS,
    WEIGHTS,
    lean_option,
    weigh_chances,
    weigh_options,
    weighed,
)

MAX_PATH: Final = 1024
TABLED: Final = 4096  # visits whose logs and roots stand in tables
LOOK_UP_EVERY: Final = 32  # iterations between looks at the clock and at the lead


class Tree:
    """Nodes in arrays. The children of a node are a chain that ascends by action, as options do."""

    def __init__(self, nodes: int) -> None:
        self.nodes: int = nodes
        self.size: int = 1  # node 0 is none, and never visited
        self.exploration: float = 1.0  # UCB1's constant, squared, on results in 0..1
        self.leaning: bool = False  # playouts and untried options follow the game's lean
        self.weights: list[int] = [0] * WEIGHTS  # by trait, what was learned; 0: whether any was
        self.width: int = 0  # looks times this bound the square of the options tried; 0: no bound
        self.guessing: bool = False  # worlds are drawn as the game guesses them, not evenly
        self.horizon: int = MAX_STEPS  # answers of a playout before the game's promise is asked,
        self.rests: int = MAX_STEPS  # and moments of rest
        self.doubt: int = 0  # percent: how often another seat is thought to answer on a whim
        self.naive: bool = False  # no promise is lent: cut short, whose points grew most has won
        self.apart: bool = False  # a tree for each side, also where nothing is chosen in secret
        self.done: int = 0  # iterations of the last search
        self.trees: int = 0  # one for all where nothing is secret
        self.tree: list[int] = [0] * MAX_SEATS  # by seat: the first seat that has the same tree
        self.root: list[int] = [0] * MAX_SEATS  # by seat
        self.at: list[int] = [0] * MAX_SEATS  # by tree: where this iteration is in it
        self.action: list[int] = [0] * nodes
        self.eldest: list[int] = [0] * nodes  # the first child
        self.younger: list[int] = [0] * nodes  # the next sibling
        self.visits: list[int] = [0] * nodes
        self.offered: list[int] = [0] * nodes
        self.value: list[float] = [0.0] * nodes  # sum of results of the seat that chose this node
        self.margin: list[float] = [0.0] * nodes  # sum of what that seat's side ended ahead by
        self.gain: list[float] = [0.0] * MAX_SEATS  # by seat: the result of one iteration
        self.end: list[float] = [0.0] * MAX_SEATS  # by seat: its points at the end of it
        self.before: list[int] = [0] * MAX_SEATS  # by seat: if naive, its points at the root
        self.edge: list[float] = [0.0] * MAX_SEATS  # by seat: what its side ended ahead by
        self.path: list[int] = [0] * MAX_PATH
        self.chooser: list[int] = [0] * MAX_PATH
        self.tabled: float = -1.0  # the exploration that the tables are for
        self.reach: list[float] = [0.0] * TABLED  # by times offered: sqrt(exploration * log(n))
        self.per_visit: list[float] = [0.0] * TABLED  # by visits: 1 / n
        self.per_root: list[float] = [0.0] * TABLED  # by visits: 1 / sqrt(n)

    @final
    def clear(self) -> None:
        self.size = 1
        for seat in range(MAX_SEATS):
            self.root[seat] = 0

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
        self.margin[node] = 0.0
        return node

    @final
    def plant(self, s: State) -> None:
        """Who shares a tree with whom, and roots where there are none yet."""
        secrets = self.apart or s.has_secrets()
        if self.naive:
            s.scores()
        self.trees = 0
        for seat in range(s.seats):
            first = 0
            while first < seat and secrets and s.side(first) != s.side(seat):
                first += 1
            self.tree[seat] = first
            self.trees += first == seat
            self.before[seat] = s.points[seat]
            if self.root[seat] == 0:
                self.root[seat] = self.grow(0, 0, 0) if first == seat else self.root[first]

    @final
    def follow(self, parent: int, action: int) -> int:
        """The child for this action, grown if need be; 0: the tree is full."""
        elder = 0
        child = self.eldest[parent]
        while child != 0 and self.action[child] < action:
            elder = child
            child = self.younger[child]
        if child != 0 and self.action[child] == action:
            return child
        if self.size == self.nodes:
            return 0
        return self.grow(parent, elder, action)

    def descend(self, s: State, action: int) -> None:
        """Keep only what was learnt below this answer to the question on the table of `s`."""
        secret = s.in_secret()
        own = self.tree[s.seat]
        for seat in range(s.seats):
            if self.tree[seat] != seat:
                self.root[seat] = self.root[self.tree[seat]]
            elif seat == own or not secret:
                self.root[seat] = self.follow(self.root[seat], action)

    @final
    def tabulate(self) -> None:
        """Logs, roots and divisions are half of a search's time where a game is small."""
        if self.tabled != self.exploration:
            self.tabled = self.exploration
            for n in range(1, TABLED):
                self.reach[n] = sqrt(self.exploration * log(n))
                self.per_visit[n] = 1.0 / n
                self.per_root[n] = 1.0 / sqrt(n)

    @final
    def score(self, node: int) -> float:
        """UCB1, the times it was on offer standing for its parent's visits."""
        visits = self.visits[node]
        offered = self.offered[node]
        if offered < TABLED and visits < TABLED:
            mean: float = self.value[node] * self.per_visit[visits]
            return mean + self.reach[offered] * self.per_root[visits]
        return self.value[node] / visits + sqrt(self.exploration * log(offered) / visits)

    @final
    def is_narrow(self, parent: int, s: State) -> bool:
        """Whether the width bars what was not tried yet: then nobody need judge it."""
        tried = 0
        looks = 1
        child = self.eldest[parent]
        for k in range(s.count):
            while child != 0 and self.action[child] < s.action[k]:
                child = self.younger[child]
            if child != 0 and self.action[child] == s.action[k] and self.visits[child] > 0:
                tried += 1
                looks += self.visits[child]
        return self.width > 0 and tried * tried >= self.width * looks

    @final
    def choose(self, parent: int, s: State, dice: Dice) -> int:
        """An untried option if there is one, else the best; with a width, few are tried while looks
        are few, those leant to first. 0: the tree is full and nothing tried is on offer."""
        full = self.size == self.nodes
        narrow = self.width > 0 and self.is_narrow(parent, s)
        judging = self.leaning and not narrow and not full
        at_once = False
        if judging:
            at_once = weigh_options(s, self.weights)
        untried = 0  # the sum of their leans
        action = 0
        elder_of_untried = 0
        untried_child = 0
        best: float = -1.0
        pick = 0
        elder = 0
        child = self.eldest[parent]
        for k in range(s.count):
            while child != 0 and self.action[child] < s.action[k]:
                elder = child
                child = self.younger[child]
            here = 0
            if child != 0 and self.action[child] == s.action[k]:
                here = child
            if here != 0 and self.visits[here] > 0:
                self.offered[here] += 1
                if untried == 0 or full or self.width > 0:
                    score: float = self.score(here)
                    if score > best:
                        best = score
                        pick = here
            else:
                preference = 1
                if at_once:
                    preference = s.weight[k]
                elif judging:
                    preference = weighed(s, s.action[k], self.weights)
                untried += preference
                roll = dice.below(untried)
                if roll < preference:
                    action = s.action[k]
                    elder_of_untried = elder
                    untried_child = here
        if untried == 0 or full or narrow:
            return pick
        if untried_child != 0:
            return untried_child
        return self.grow(parent, elder_of_untried, action)

    @final
    def policy(self, s: State, dice: Dice) -> int:
        if self.leaning and s.seat != CHANCE and s.count > 1:
            return lean_option(s, self.weights, dice)
        return s.random_option(dice)

    @final
    def iterate(self, s: State, observer: int, dice: Dice) -> None:
        steps = 0
        length = 0
        descending = True
        for seat in range(s.seats):
            self.at[seat] = self.root[seat]
        while descending and s.seat != OVER:
            s.find_options()
            if s.seat == CHANCE:
                s.play(s.random_option(dice))
            else:
                tree = self.tree[s.seat]
                steps += 1
                if self.doubt > 0 and s.seat != observer and self.on_a_whim(dice):
                    whim = self.policy(s, dice)
                    node = self.follow(self.at[tree], whim)
                    descending = node != 0 and steps < MAX_PATH
                else:
                    node = self.choose(self.at[tree], s, dice)
                    descending = self.visits[node] > 0 and steps < MAX_PATH
                    self.path[length] = node
                    self.chooser[length] = s.seat
                    length += node != 0
                if node != 0:
                    self.at[tree] = node
                    if self.trees > 1 and not self.move_others(s, node):
                        descending = False
                    s.play(self.action[node])
        self.play_on(s, dice)
        self.judge(s)
        for k in range(length):
            self.visits[self.path[k]] += 1
            self.value[self.path[k]] += self.gain[self.chooser[k]]
            self.margin[self.path[k]] += self.edge[self.chooser[k]]

    @final
    def on_a_whim(self, dice: Dice) -> bool:
        roll = dice.below(100)
        return roll < self.doubt

    @final
    def move_others(self, s: State, node: int) -> bool:
        """Everyone else who sees the answer follows it in their tree. False: a tree is full."""
        if not s.in_secret():
            own = self.tree[s.seat]
            for seat in range(s.seats):
                if self.tree[seat] == seat and seat != own:
                    self.at[seat] = self.follow(self.at[seat], self.action[node])
                    if self.at[seat] == 0:
                        return False
        return True

    @final
    def play_on(self, s: State, dice: Dice) -> None:
        if not self.leaning and self.horizon == MAX_STEPS and self.rests == MAX_STEPS:
            s.playout(dice)
            return
        steps = 0
        rests = 0
        while s.seat != OVER and steps < self.horizon and rests < self.rests:
            s.find_options()
            s.play(self.policy(s, dice))
            steps += 1
            if self.rests < MAX_STEPS:
                rests += s.at_rest()

    @final
    def judge(self, s: State) -> None:
        """By seat: the share of the win for its side, and its margin; cut short, the promise."""
        over = s.seat == OVER or self.naive
        if s.seat == OVER:
            share_win(s, self.gain)
        elif self.naive:
            share_growth(s, self.before, self.gain)
        else:
            s.scores()
        for seat in range(s.seats):
            if not over:
                self.gain[seat] = s.win_estimate(seat)
            self.end[seat] = 1.0 * s.points[seat] if over else s.end_estimate(seat)
        if not over and self.weights[0] & OF_SEATS > 0:
            weigh_chances(s, self.gain, self.weights)
        lead_by(s, self.end, self.edge)

    @final
    def leader(self, seat: int) -> int:
        """The most visited child of a seat's root; the first of equals."""
        best = self.eldest[self.root[seat]]
        child = best
        while child != 0:
            best = child if self.visits[child] > self.visits[best] else best
            child = self.younger[child]
        return best

    @final
    def lead(self, seat: int) -> int:
        """By how many visits the most visited is ahead of the next."""
        best = self.leader(seat)
        second = 0
        child = self.eldest[self.root[seat]]
        while child != 0:
            if child != best:
                second = max(second, self.visits[child])
            child = self.younger[child]
        return self.visits[best] - second

    @final
    def is_settled(self, observer: int, left: int, seconds: float, began: float) -> bool:
        """The time is over, or no rival can catch up in what is left of it."""
        ahead = self.lead(observer)
        spent: float = monotonic() - began
        late = seconds > 0.0 and (spent >= seconds or ahead * spent > self.done * (seconds - spent))
        return late or ahead > left

    def search(
        self, root: State, s: State, observer: int, dice: Dice, iterations: int, seconds: float
    ) -> int:
        """The most visited action, as soon as no other can catch up; `s` is a state to work in."""
        began: float = monotonic()
        left = iterations
        self.done = 0
        self.plant(root)
        self.tabulate()
        while left > 0:
            s.copy_from(root)
            if self.guessing:
                s.guess(observer, dice)
            else:
                s.redeal(observer, dice)
            self.iterate(s, observer, dice)
            self.done += 1
            left -= 1
            if self.done % LOOK_UP_EVERY == 0 and self.is_settled(observer, left, seconds, began):
                left = 0
        return self.action[self.leader(observer)]

    def look_ahead(self, root: State, s: State, observer: int, dice: Dice, worlds: int) -> int:
        """The option that promises most one move ahead, on average over as many worlds."""
        self.clear()
        root.find_options()
        for k in range(root.count):
            self.grow(0, 0, root.action[k])
        for _ in range(worlds):
            for node in range(1, self.size):
                s.copy_from(root)
                s.redeal(observer, dice)
                s.play(self.action[node])
                while s.seat != OVER and s.seat != observer:
                    s.find_options()
                    s.play(self.policy(s, dice))
                self.judge(s)
                self.value[node] += self.gain[observer]
        best = 1
        for node in range(1, self.size):
            best = node if self.value[node] > self.value[best] else best
        return self.action[best]

    def shares(self, seat: int) -> list[tuple[int, int, float, float]]:
        """(action, visits, mean result, mean margin) of the options a seat has looked at."""
        found = []
        child = self.eldest[self.root[seat]]
        while child != 0:
            n = self.visits[child]
            mean, margin = self.value[child] / max(n, 1), self.margin[child] / max(n, 1)
            found.append((self.action[child], n, mean, margin))
            child = self.younger[child]
        return found
