"""Rivals know what they know, and nothing else: beside the trees, for a game that lends `knows`.

A node of a tree stands for a line of choices, whatever was dealt. A mind is a side at a node with
what it alone knows there: beside the results of all, each answer has the results of this mind. Few
looks lean on what all of them found; more looks make up a mind.

In one iteration of two the observer learns: its rivals answer as they have learnt to, each from
its own dice or cards. In the other the rivals learn: what only the observer knows is dealt
anew, so that nobody learns to answer a hand that it cannot see. Its twin plays that hand, and
learns to, in a tree of its own; every other time it imitates what the observer has in mind, so that
there too somebody has an answer.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic
from typing import Final, final

from farwest.kernel.dice import LOW_63_BITS, Dice
from farwest.kernel.search import LOOK_UP_EVERY, MAX_PATH, Tree
from farwest.kernel.state import CHANCE, OVER, State
from farwest.kernel.trust import THOROUGH, Trust
from farwest.kernel.weighing import weighed

SPREAD: Final = 0x1E3779B97F4A7C15  # two odd numbers without a pattern
STIR: Final = 0x3C6EF372FE94F82B
HEARSAY: Final = 8  # looks of a mind that weigh as much as what all of them found
RUMOUR: Final = 4  # looks at a node that weigh as much as what is said of an answer elsewhere
UNHEARD: Final = 1.0  # what is hoped for of an answer that nobody gave yet
FAMILIAR: Final = 8  # looks at a node after which its rivals have a habit there
ALL: Final = -1  # no mind: nothing is known here but what was known at the root; and no answer


class Minds:
    """Results by node and by what is known there, in a table of fixed size."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.used: int = 0
        self.own: int = 0  # what the observer knows at the root
        self.kind: int = 0  # the question there,
        self.seat: int = 0  # and who is asked
        self.theirs: bool = False  # in this iteration the rivals learn
        self.ours: int = 0  # the observer's tree
        self.twin: int = 0  # the root of another: of whom the rivals imagine in its place
        self.shadow: int = 0  # where this iteration is in it
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
        return pick if narrow or tried == s.count or (tree.naive and looks > FAMILIAR) else 0

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
                    preference = weighed(s, s.action[k], tree.weights)
                untried += preference
                roll = dice.below(untried)
                if roll < preference:
                    action = s.action[k]
        narrow = tree.width > 0 and tried * tried >= tree.width * looks
        if untried == 0 or full or narrow:
            return pick
        return tree.follow(parent, action)

    @final
    def rumour(self, action: int, known: int) -> float:
        """What an answer is worth wherever it is given: to who knows this, and to anybody."""
        anybody = self.place(-1 - action, ALL)
        mine = self.place(-1 - action, known)
        if self.visits[anybody] == 0:
            return UNHEARD
        mean: float = self.value[anybody] / self.visits[anybody]
        return (self.value[mine] + RUMOUR * mean) / (self.visits[mine] + RUMOUR)

    @final
    def reckon(self, tree: Tree, parent: int, known: int, s: State, dice: Dice) -> int:
        """As choose, where no judgement says what to try first: what is rumoured of an answer is
        worth a few looks, so that most of many are never tried."""
        full = tree.size == tree.nodes
        here: float = 0.25 * tree.exploration * log(self.visits[self.place(parent, ALL)] + 1)
        own: float = 0.25 * tree.exploration * log(self.visits[self.place(parent, known)] + 1)
        best: float = -1.0
        action = 0
        child = tree.eldest[parent]
        for k in range(s.count):
            while child != 0 and tree.action[child] < s.action[k]:
                child = tree.younger[child]
            looks = 0
            value: float = 0.0
            score: float = self.rumour(s.action[k], known)
            if child != 0 and tree.action[child] == s.action[k]:
                looks = tree.visits[child]
                value = tree.value[child]
            score = (value + RUMOUR * score) / (looks + RUMOUR)
            mine = 0
            if looks > 0:
                at = self.place(child, known)
                mine = self.visits[at]
                score = (self.value[at] + HEARSAY * score) / (mine + HEARSAY)
            score += 0.5 * sqrt(here / (looks + 1)) + 0.5 * sqrt(own / (mine + 1))
            score += 0.001 * dice.below(16)
            if score > best and (looks > 0 or not full):
                best = score
                action = s.action[k]
        return tree.follow(parent, action)

    @final
    def play_on(self, tree: Tree, s: State, dice: Dice) -> None:
        """On as rumour has it, and now and then at random, as far as the horizon."""
        steps = 0
        while s.seat != OVER and steps < tree.horizon:
            s.find_options()
            action = s.random_option(dice)
            if s.seat != CHANCE and dice.below(4) > 0:
                known = s.knows(s.seat)
                best: float = -1.0
                for k in range(s.count):
                    score: float = self.rumour(s.action[k], known) + 0.001 * dice.below(16)
                    if score > best:
                        best = score
                        action = s.action[k]
            s.play(action)
            steps += 1

    @final
    def imitate(self, tree: Tree, parent: int, s: State) -> int:
        """The answer that the observer has in mind there, if it is on offer; ALL: it has none."""
        best: float = -1.0
        found = ALL
        child = tree.eldest[parent] if parent != 0 else 0
        for k in range(s.count):
            while child != 0 and tree.action[child] < s.action[k]:
                child = tree.younger[child]
            if child != 0 and tree.action[child] == s.action[k] and tree.visits[child] > 0:
                score: float = tree.score(child)
                if score > best:
                    best = score
                    found = s.action[k]
        return found

    @final
    def remembered(self, tree: Tree, parent: int, action: int) -> int:
        """The child for this action; 0: there is none."""
        child = tree.eldest[parent] if parent != 0 else 0
        while child != 0 and tree.action[child] < action:
            child = tree.younger[child]
        return child if child != 0 and tree.action[child] == action else 0

    @final
    def step(self, tree: Tree, s: State, side: int, action: int) -> bool:
        """Whoever sees the answer follows it, each side in its tree, and so does the observer's
        twin. False: there is no room to."""
        secret = s.in_secret()
        room = True
        for seat in range(s.seats):
            if tree.tree[seat] == seat and (seat == side or not secret):
                if not self.theirs or seat != self.ours:
                    tree.at[seat] = tree.follow(tree.at[seat], action)
                    room = room and tree.at[seat] != 0
                else:
                    tree.at[seat] = self.remembered(tree, tree.at[seat], action)
                    self.shadow = tree.follow(self.shadow, action)
                    room = room and self.shadow != 0
        return room

    @final
    def note(self, node: int, above: int, seat: int, known: int, length: int) -> int:
        """What is learnt from at the end; how much there is of it now."""
        self.path[length] = node
        self.above[length] = above
        self.chooser[length] = seat
        self.mind[length] = known
        return length + (node != 0)

    @final
    def iterate(self, tree: Tree, s: State, observer: int, dice: Dice) -> None:
        """As Tree.iterate; one side learns, or its twin and all the others."""
        steps = 0
        length = 0
        descending = True
        joined = not self.theirs
        imitating = self.theirs and dice.below(2) == 0
        self.ours = tree.tree[observer]
        self.shadow = self.twin
        for seat in range(s.seats):
            tree.at[seat] = tree.root[seat]
        if self.theirs:
            tree.at[self.ours] = 0
        while descending and s.seat != OVER:
            s.find_options()
            if s.seat == CHANCE:
                s.play(s.random_option(dice))
            else:
                side = tree.tree[s.seat]
                ours = side == self.ours
                known = s.knows(s.seat)
                action = ALL
                steps += 1
                if not joined and s.kind == self.kind and s.seat == self.seat:
                    joined = True
                    tree.at[self.ours] = tree.root[observer]
                if tree.doubt > 0 and s.seat != observer and tree.on_a_whim(dice):
                    action = tree.policy(s, dice)
                elif imitating and ours:
                    action = self.imitate(tree, tree.at[side], s)
                if action == ALL:
                    parent = self.shadow if self.theirs and ours else tree.at[side]
                    if ours and not self.theirs and known == self.own and not tree.naive:
                        known = ALL
                        node = tree.choose(parent, s, dice)
                    elif ours or self.theirs:
                        if tree.naive:
                            node = self.reckon(tree, parent, known, s, dice)
                        else:
                            node = self.choose(tree, parent, known, s, dice)
                    else:
                        node = self.habit(tree, parent, known, s, dice)
                    if ours or self.theirs:
                        length = self.note(node, parent, s.seat, known, length)
                    descending = tree.visits[node] > 0
                    if node != 0:
                        action = tree.action[node]
                descending = descending and steps < MAX_PATH
                if action != ALL:
                    if not self.step(tree, s, side, action):
                        descending = False
                    s.play(action)
        if tree.naive:
            self.play_on(tree, s, dice)
        else:
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
            if tree.naive:
                self.learn(self.above[k], ALL, 0.0)
                self.learn(-1 - tree.action[node], ALL, tree.gain[seat])
                self.learn(-1 - tree.action[node], self.mind[k], tree.gain[seat])

    @final
    def imagine(
        self, tree: Tree, trust: Trust, root: State, s: State, observer: int, dice: Dice
    ) -> None:
        """A world of the observer; if rivals are to learn, as one of them sees it: all that this
        one cannot know is dealt anew, even how far the observer has come."""
        trust.deal(tree, root, s, observer, dice)
        if self.theirs:
            rival = (observer + 1 + dice.below(s.seats - 1)) % s.seats
            self.theirs = s.side(rival) != s.side(observer)
            if self.theirs:
                s.redeal(rival, dice)

    def search(
        self,
        tree: Tree,
        trust: Trust,
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
        self.kind = root.kind
        self.seat = root.seat
        self.twin = 0
        if tree.size < tree.nodes:
            self.twin = tree.grow(0, 0, 0)
        trust.formed = False
        if trust.wanted and iterations >= THOROUGH:
            until: float = began + 0.5 * seconds if seconds > 0.0 else 0.0
            trust.form(tree, root, s, observer, dice, until)
        while left > 0:
            self.theirs = tree.done % 2 == 1 and self.twin != 0
            self.imagine(tree, trust, root, s, observer, dice)
            self.iterate(tree, s, observer, dice)
            tree.done += 1
            left -= 1
            if tree.done % LOOK_UP_EVERY == 0:
                ahead = left // 2 if self.theirs else left
                if tree.is_settled(observer, ahead, seconds, began):
                    left = 0
        return tree.action[tree.leader(observer)]
