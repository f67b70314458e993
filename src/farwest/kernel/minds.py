"""Rivals know what they know, and nothing else: beside the trees, for a game that lends `knows`.

A node of a tree stands for a line of choices, whatever was dealt. A mind is a side at a node with
what it alone knows there: beside the results of all, each answer has the results of this mind. Few
looks lean on what all of them found; more looks make up a mind.

In one iteration of two the observer learns: its rivals answer as they have learnt to, each from
its own dice or cards. In the other the rivals learn: what only the observer knows is dealt
anew, so that nobody learns to answer a hand that it cannot see.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic
from typing import Final, final

from farwest.kernel.dice import LOW_63_BITS, Dice
from farwest.kernel.search import LOOK_UP_EVERY, MAX_PATH, Tree
from farwest.kernel.state import CHANCE, OVER, State

SPREAD: Final = 0x1E3779B97F4A7C15  # two odd numbers without a pattern
STIR: Final = 0x3C6EF372FE94F82B
HEARSAY: Final = 8  # looks of a mind that weigh as much as what all of them found
ALL: Final = -1  # no mind: nothing is known here but what was known at the root
PREPARED: Final = 64  # answers that lead back to the root's question, at most


class Minds:
    """Results by node and by what is known there, in a table of fixed size."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.used: int = 0
        self.own: int = 0  # what the observer knows at the root
        self.theirs: bool = False  # in this iteration the rivals learn
        self.node: list[int] = [0] * size  # 0: nothing stands here
        self.known: list[int] = [0] * size
        self.visits: list[int] = [0] * size
        self.value: list[float] = [0.0] * size
        self.path: list[int] = [0] * MAX_PATH  # what was chosen and is learnt from,
        self.above: list[int] = [0] * MAX_PATH  # the node it was chosen at,
        self.chooser: list[int] = [0] * MAX_PATH  # by whom,
        self.mind: list[int] = [0] * MAX_PATH  # and what it knew, or ALL

    @final
    def clear(self) -> None:
        if self.used > 0:
            self.used = 0
            for k in range(self.size):
                self.node[k] = 0
                self.visits[k] = 0
                self.value[k] = 0.0

    @final
    def place(self, node: int, known: int) -> int:
        """Where this stands in the table, or would."""
        at = (((node * SPREAD + known * STIR) & LOW_63_BITS) >> 20) % self.size
        while self.node[at] != 0 and (self.node[at] != node or self.known[at] != known):
            at += 1
            if at == self.size:
                at = 0
        return at

    @final
    def learn(self, node: int, known: int, result: float) -> None:
        at = self.place(node, known)
        if self.node[at] == 0:
            if 4 * self.used > 3 * self.size:
                return
            self.used += 1
            self.node[at] = node
            self.known[at] = known
        self.visits[at] += 1
        self.value[at] += result

    @final
    def score(self, tree: Tree, node: int, known: int, curiosity: float) -> float:
        """UCB1 of a mind that has heard what all others hope for."""
        at = self.place(node, known)
        heard = min(tree.visits[node], HEARSAY)
        hope: float = tree.score(node)
        looks = self.visits[at] + heard
        return (self.value[at] + heard * hope) / looks + sqrt(curiosity / looks)

    @final
    def habit(self, tree: Tree, parent: int, known: int, s: State, dice: Dice) -> int:
        """Who does not learn now answers as it has learnt to, each answer as often as it was looked
        at: always the best could be foreseen. 0: nobody has looked at all of them yet."""
        mine = self.visits[self.place(parent, known)]
        hearing = dice.below(mine + HEARSAY) >= mine
        total = 0
        pick = 0
        tried = 0
        looks = 1
        child = tree.eldest[parent]
        for k in range(s.count):
            while child != 0 and tree.action[child] < s.action[k]:
                child = tree.younger[child]
            if child != 0 and tree.action[child] == s.action[k] and tree.visits[child] > 0:
                tried += 1
                looks += tree.visits[child]
                often = tree.visits[child]
                if not hearing:
                    often = self.visits[self.place(child, known)]
                total += often
                if often > 0:
                    roll = dice.below(total)
                    if roll < often:
                        pick = child
        narrow = tree.width > 0 and tried * tried >= tree.width * looks
        return pick if narrow or tried == s.count else 0

    @final
    def choose(self, tree: Tree, parent: int, known: int, s: State, dice: Dice) -> int:
        """As Tree.choose, for one mind that learns."""
        curiosity: float = tree.exploration * log(self.visits[self.place(parent, known)] + 1)
        full = tree.size == tree.nodes
        untried = 0
        action = 0
        best: float = -1.0
        pick = 0
        tried = 0
        looks = 1
        child = tree.eldest[parent]
        for k in range(s.count):
            while child != 0 and tree.action[child] < s.action[k]:
                child = tree.younger[child]
            if child != 0 and tree.action[child] == s.action[k] and tree.visits[child] > 0:
                tree.offered[child] += 1
                tried += 1
                looks += tree.visits[child]
                score: float = self.score(tree, child, known, curiosity)
                if score > best:
                    best = score
                    pick = child
            else:
                preference = 1
                if tree.leaning:
                    preference = s.preference(s.action[k])
                untried += preference
                roll = dice.below(untried)
                if roll < preference:
                    action = s.action[k]
        narrow = tree.width > 0 and tried * tried >= tree.width * looks
        if untried == 0 or full or narrow:
            return pick
        return tree.follow(parent, action)

    @final
    def iterate(self, tree: Tree, s: State, observer: int, dice: Dice) -> None:
        """As Tree.iterate; one side learns, or all the others."""
        steps = 0
        length = 0
        descending = True
        ours = tree.tree[observer]
        for seat in range(s.seats):
            tree.at[seat] = tree.root[seat]
        while descending and s.seat != OVER:
            s.find_options()
            if s.seat == CHANCE:
                s.play(s.random_option(dice))
            else:
                side = tree.tree[s.seat]
                parent = tree.at[side]
                learning = (side == ours) != self.theirs
                known = s.knows(s.seat)
                if side == ours and (self.theirs or known == self.own):
                    known = ALL
                steps += 1
                if tree.doubt > 0 and s.seat != observer and tree.on_a_whim(dice):
                    node = tree.follow(parent, tree.policy(s, dice))
                    descending = node != 0 and steps < MAX_PATH
                else:
                    if known == ALL:
                        node = tree.choose(parent, s, dice)
                    elif learning:
                        node = self.choose(tree, parent, known, s, dice)
                    else:
                        node = self.habit(tree, parent, known, s, dice)
                    descending = tree.visits[node] > 0 and steps < MAX_PATH
                    self.path[length] = node
                    self.above[length] = parent
                    self.chooser[length] = s.seat
                    self.mind[length] = known
                    length += learning and node != 0
                if node != 0:
                    tree.at[side] = node
                    if tree.trees > 1 and not tree.move_others(s, node):
                        descending = False
                    s.play(tree.action[node])
        tree.play_on(s, dice)
        tree.judge(s)
        self.conclude(tree, length)

    @final
    def conclude(self, tree: Tree, length: int) -> None:
        for k in range(length):
            node = self.path[k]
            seat = self.chooser[k]
            tree.visits[node] += 1
            tree.value[node] += tree.gain[seat]
            tree.margin[node] += tree.edge[seat]
            if self.mind[k] != ALL:
                self.learn(self.above[k], self.mind[k], 0.0)
                self.learn(node, self.mind[k], tree.gain[seat])

    @final
    def imagine(self, tree: Tree, root: State, s: State, observer: int, dice: Dice) -> None:
        s.copy_from(root)
        if tree.guessing:
            s.guess(observer, dice)
        else:
            s.redeal(observer, dice)

    @final
    def look_from_there(self, tree: Tree, root: State, s: State, observer: int, dice: Dice) -> None:
        """A world of the observer, as a rival sees it: all that this one cannot know is dealt anew.
        Where it does not even know how far the observer is, the way there is made again."""
        rival = (observer + 1 + dice.below(s.seats - 1)) % s.seats
        if s.side(rival) == s.side(observer):
            return
        s.redeal(rival, dice)
        steps = 0
        while s.seat >= 0 and steps < PREPARED and (s.kind != root.kind or s.seat != root.seat):
            s.find_options()
            s.play(tree.policy(s, dice))
            steps += 1
        self.theirs = s.kind == root.kind and s.seat == root.seat
        if not self.theirs:
            self.imagine(tree, root, s, observer, dice)

    def search(
        self,
        tree: Tree,
        root: State,
        s: State,
        observer: int,
        dice: Dice,
        iterations: int,
        seconds: float,
    ) -> int:
        """As Tree.search."""
        began: float = monotonic()
        left = iterations
        tree.done = 0
        tree.apart = True
        tree.plant(root)
        tree.tabulate()
        self.own = root.knows(observer)
        while left > 0:
            self.theirs = False
            self.imagine(tree, root, s, observer, dice)
            if tree.done % 2 == 1:
                self.look_from_there(tree, root, s, observer, dice)
            self.iterate(tree, s, observer, dice)
            tree.done += 1
            left -= 1
            if tree.done % LOOK_UP_EVERY == 0 and tree.is_settled(observer, left, seconds, began):
                left = 0
        return tree.action[tree.leader(observer)]
