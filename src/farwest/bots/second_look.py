"""Before an answer after which only rivals go on: the best answers, looked at equally often.

A search gives most of its looks to what seems best. Of a pass it then sees the first replies, not
the best line of who plays on alone; and of what it might do instead, looked at a hundredth as
often, not how it would go on itself. Both make a pass look better than it is. So before it hands
over (kit/rooms.py, Levels), each answer gets a tree of its own and as many looks as the others; the
better half gets more, until two are left. Where these cannot be told apart, the end decides; in a
decided game both are played out (playing_out.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, Final

from farwest.bots.closeness import alike, is_decided
from farwest.bots.playing_out import played_out
from farwest.kernel.game import AnyGame
from farwest.kernel.search import Tree
from farwest.kernel.state import MAX_STEPS
from farwest.kernel.thinking import NODES_PER_ITERATION, Thinker, Thought, imagine
from farwest.kit.rooms import Levels, ask

MOST: Final = 32  # answers that are looked at again: those most looked at before,
FEWEST: Final = 40  # and no more than get as many looks each in the first heat
FINAL: Final = 2
HEATS: Final = 5  # of 32, 16, 8, 4, 2
KEPT: Final = 0.25  # of its time, for a second look
NODES_PER_LOOK: Final = 3  # of one heat: it gets fewer looks than two heats have, in all of them
CURIOUS: Final = 0.02  # UCB1's constant while looks count: nearly the best line of each
CLOSE: Final = 0.01  # chances further apart are told apart, however few looks there were


def may_hand_over(game: AnyGame, view: Any) -> bool:
    room = ask(game, Levels)
    if room is None or room.hands_over is None:
        return False
    options = game.world(view, game.dice(0)).legal()
    return any(room.hands_over(view, action) for action in options)


def looked_again(
    thinker: Thinker, view: Any, thoughts: Sequence[Thought], first: int
) -> list[Thought]:
    """If `first` hands over: the one to give, the other that was left, then who went out before;
    empty: it does not, or looks are too few. Each heat has as many looks as the search had, or as
    many as take what was kept of its time."""
    room = ask(thinker.game, Levels)
    if room is None or room.hands_over is None or not room.hands_over(view, first):
        return []
    looks = thinker.budget.iterations
    if thinker.budget.seconds:
        looks = int(thinker.trees[0].done * KEPT / (1 - KEPT) / HEATS)
    others = [one.action for one in thoughts if one.action != first]
    actions = [first, *others][: min(MOST, looks // FEWEST)]
    if len(actions) < FINAL:
        return []
    heat = [OneAnswer(thinker, view, action, looks) for action in actions]
    out: list[Thought] = []
    while True:
        order = ranked([one.look(looks // len(heat)) for one in heat])
        if len(heat) == FINAL:
            if is_decided(order[0].chance) and alike(*order):
                order = played_out(thinker, view, order)
            return [*order, *out]
        stay = max(len(order) // 2, FINAL)
        out = [*order[stay:], *out]
        heat = [one for one in heat if one.action in {left.action for left in order[:stay]}]


def ranked(thoughts: Sequence[Thought]) -> list[Thought]:
    """All of them, each time the one that ends best of those nobody can tell from the best."""
    left, found = sorted(thoughts, key=lambda one: -one.chance), list[Thought]()
    while left:
        same = [one for one in left if alike(left[0], one) or in_doubt(left[0], one)]
        found.append(max(same, key=lambda one: one.margin))
        left.remove(found[-1])
    return found


def in_doubt(best: Thought, other: Thought) -> bool:
    """Whether their chances differ by less than the error of the difference."""
    error = sqrt(sum(one.chance * (1 - one.chance) / one.visits for one in (best, other)))
    return abs(best.chance - other.chance) < min(error, CLOSE)


class OneAnswer:
    """A tree of what comes after it, to the end of the game: no promise counts."""

    def __init__(self, thinker: Thinker, view: Any, action: int, looks: int) -> None:
        room = max(NODES_PER_LOOK * looks // NODES_PER_ITERATION, 1)
        budget = replace(thinker.budget, iterations=room, seconds=0.0, threads=1)
        budget = replace(budget, knowing=False, trusting=False, horizon=MAX_STEPS, rests=MAX_STEPS)
        apart = Thinker(thinker.game, budget, thinker.seed)
        self.action, self.seat = action, view.seat
        self.tree: Tree = apart.trees[0]
        self.usual = self.tree.exploration
        self.dice = apart.dice_for(view, action)
        self.root, self.world = apart.game.world(view, self.dice), apart.game.rules()
        after = self.root.clone()
        after.play(action)
        self.tree.plant(after)

    def look(self, looks: int) -> Thought:
        """Half of them to learn; only what comes then counts."""
        self.explore(self.usual, looks - looks // 2)
        return self.explore(CURIOUS, looks // 2)

    def explore(self, exploration: float, looks: int) -> Thought:
        tree, won, ahead = self.tree, 0.0, 0.0
        tree.exploration = exploration
        tree.tabulate()
        for _ in range(looks):
            imagine(tree, self.root, self.world, self.seat, self.dice)
            self.world.play(self.action)
            tree.iterate(self.world, self.seat, self.dice)
            won, ahead = won + tree.gain[self.seat], ahead + tree.edge[self.seat]
        return Thought(self.action, looks, won / looks, ahead / looks)
