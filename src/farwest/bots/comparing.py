"""One answer against another: both in the same imagined worlds, and looked at equally often.

What a search says of options that it hardly looked at is random play's word. So before two answers
are compared, the one that was neglected is looked at as often as the other; then both are played
in the same worlds with the same dice, to the next rest and to the end, and what the game counts is
noted. All of it follows from the view and the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, Literal, NamedTuple

from farwest.kernel.search import Tree
from farwest.kernel.state import CHANCE, MAX_STEPS, OVER
from farwest.kernel.thinking import Thinker, imagine
from farwest.kit.measures import Quantity

MOST_LOOKS: Final = 12000  # to make up for neglect
CURIOUS: Final = 0.02  # UCB1's constant while two are compared: nearly the best line of each
TRUSTED: Final = 16  # visits of a node that is taken for somebody's habit
WORLDS: Final = -2  # of dice_for(): apart from those of the search

Moment = Literal["once", "rest", "end"]
Witness = Callable[[Any, int, Moment], None]  # a world where it was measured, the answer, and when


class Look(NamedTuple):
    """One answer in one world."""

    chance: float  # to win
    margin: float  # points of the best of one's side less those of the best other, at the end
    values: tuple[float, ...]  # by quantity


class Mean(NamedTuple):
    """Of a difference between two answers, world by world."""

    best: float
    other: float
    error: float  # standard error of best - other

    @property
    def gain(self) -> float:
        return self.best - self.other

    def is_clear(self, errors: float) -> bool:
        return self.gain != 0 and abs(self.gain) > errors * self.error


class Habits:
    """What a tree knows well: by node, the answers that were looked at often, with their nodes."""

    def __init__(self, tree: Tree) -> None:
        eldest, younger = tree.eldest, tree.younger  # read once: each is a copy
        visits, action = tree.visits, tree.action
        self.answers: dict[int, dict[int, tuple[int, int]]] = {}
        waiting = [root for root in tree.root if root]
        while waiting:
            parent = waiting.pop()
            known, child = {}, eldest[parent]
            while child:
                if visits[child] >= TRUSTED:
                    known[action[child]] = (visits[child], child)
                    waiting.append(child)
                child = younger[child]
            self.answers[parent] = known

    def favourite(self, node: int, options: list[int]) -> int | None:
        """The answer most looked at there; None: none was looked at often enough."""
        known = self.answers.get(node, {})
        return max(
            (action for action in options if action in known),
            key=lambda action: known[action][0],
            default=None,
        )

    def after(self, node: int, action: int) -> int:
        """The node of that answer; 0: nothing is known of it."""
        return self.answers.get(node, {}).get(action, (0, 0))[1]


class Comparing:
    """A tree that has thought about a view, asked further."""

    def __init__(self, thinker: Thinker, view: Any, quantities: Mapping[str, Quantity]) -> None:
        self.thinker, self.view, self.quantities = thinker, view, quantities
        self.game, self.tree, self.seat = thinker.game, thinker.trees[0], view.seat
        dice = thinker.dice_for(view, WORLDS)
        self.root = self.game.world(view, dice)
        self.luck = Random(dice.below(1 << 31))
        self.has_minds = thinker.has_minds(self.root, self.seat)
        self.world, self.scratch = self.game.rules(), self.game.rules()
        self.tree.plant(self.root)

    def make_up(self, action: int, looks: int) -> None:
        """Look at an answer as often as it was neglected."""
        for _ in range(min(looks, MOST_LOOKS)):
            self.imagine()
            self.look(action, self.luck.getrandbits(31))

    def compare(
        self, actions: Sequence[int], worlds: int, witness: Witness | None = None
    ) -> dict[int, list[Look]]:
        """By answer: a look in each of as many worlds, the same for all."""
        found: dict[int, list[Look]] = {action: [] for action in actions}
        tree = self.tree
        kept = tree.exploration, tree.leaning, tree.horizon, tree.rests
        tree.exploration, tree.leaning = CURIOUS, True
        self.habits = Habits(tree)
        for _ in range(worlds):
            self.imagine()
            seed = self.luck.getrandbits(31)
            for action in actions:
                found[action].append(self.measured(action, seed, witness))
                tree.horizon, tree.rests = kept[2:]
        tree.exploration, tree.leaning, tree.horizon, tree.rests = kept
        return found

    def imagine(self) -> None:
        dice = self.game.dice(self.luck.getrandbits(31))
        if self.has_minds:
            trust = self.thinker.trust[0]
            trust.deal(self.tree, self.root, self.world, self.seat, dice)
            return
        imagine(self.tree, self.root, self.world, self.seat, dice)

    def look(self, action: int, seed: int) -> float:
        """Answer so in this world, and go on as the search does; the chance to win."""
        roots = self.answer(action)
        self.tree.tabulate()
        dice = self.game.dice(seed)
        if self.has_minds:  # as its search left them, but for whose turn it is to learn
            minds = self.thinker.minds[0]
            minds.theirs = False
            minds.iterate(self.tree, self.scratch, self.seat, dice)
        else:
            self.tree.iterate(self.scratch, self.seat, dice)
        self.tree.root = roots
        return float(self.tree.gain[self.seat])

    def answer(self, action: int) -> list[int]:
        """The roots that there were before it."""
        roots = list(self.tree.root)
        self.tree.descend(self.world, action)
        self.scratch.copy_from(self.world)
        self.scratch.play(action)
        return roots

    def stroll(self, dice: Any) -> None:
        """On to the next rest: everybody's favourite answers while the trees know some, then as
        the game leans. Each side follows in its own tree what it sees."""
        s, tree, at = self.scratch, self.tree, list(self.tree.root)
        known = True
        while known and s.seat != OVER and not s.at_rest():
            options = s.legal()
            if s.seat == CHANCE:
                s.play(s.random_option(dice))
                continue
            own, secret = tree.tree[s.seat], s.in_secret()
            favourite = self.habits.favourite(at[own], options)
            known = favourite is not None
            if favourite is not None:
                for k in range(s.seats):
                    if tree.tree[k] == k and (k == own or not secret):
                        at[k] = self.habits.after(at[k], favourite)
                s.play(favourite)
        if s.seat != OVER and not s.at_rest():
            tree.horizon, tree.rests = MAX_STEPS, 1
            tree.play_on(s, dice)

    def measured(self, action: int, seed: int, witness: Witness | None) -> Look:
        s, seat, tree = self.scratch, self.seat, self.tree
        chance = self.look(action, seed)
        dice, roots = self.game.dice(seed), self.answer(action)
        values = self.values("once", action, witness)
        self.stroll(dice)
        tree.root = roots
        values |= self.values("rest", action, witness)
        tree.horizon = tree.rests = MAX_STEPS
        tree.play_on(s, dice)
        values |= self.values("end", action, witness)
        return Look(chance, margin(s, seat), tuple(values[key] for key in self.quantities))

    def values(self, moment: Moment, action: int, witness: Witness | None) -> dict[str, float]:
        """By key: what is measured at this moment."""
        if witness:
            witness(self.scratch.clone(), action, moment)
        due = [(key, q) for key, q in self.quantities.items() if moment_of(q) == moment]
        return {key: quantity.measure(self.scratch, self.seat) for key, quantity in due}


def moment_of(quantity: Quantity) -> Moment:
    return "once" if quantity.at_once else "end" if quantity.at_end else "rest"


def margin(s: Any, seat: int) -> float:
    """Of the side of this seat, over the best other side. Whoever won is not behind, whatever it
    paid for that (CIRC-V4), and whoever lost is not ahead."""
    points, sides = s.final_points(), [s.side(k) for k in range(s.seats)]
    ours = [n for n, side in zip(points, sides, strict=True) if side == sides[seat]]
    theirs = [n for n, side in zip(points, sides, strict=True) if side != sides[seat]]
    ahead = float(max(ours) - max(theirs, default=0))
    if s.seat != OVER:
        return ahead
    won = sides[seat] in {sides[k] for k, place in enumerate(s.final_places()) if place == 1}
    return max(ahead, 0.0) if won else min(ahead, 0.0)


def mean_of(best: Sequence[float], other: Sequence[float]) -> Mean:
    """World by world: what both have in common is no difference."""
    apart = [b - o for b, o in zip(best, other, strict=True)]
    mean, n = fmean(apart), len(apart)
    spread = sum((d - mean) ** 2 for d in apart) / max(n - 1, 1)
    return Mean(fmean(best), fmean(other), sqrt(spread / n))
