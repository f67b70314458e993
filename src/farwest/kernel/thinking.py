"""From a view to what the search thinks of each option. It gets a View, never a State."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib import import_module
from typing import Any, ClassVar, NamedTuple, Protocol

from farwest.kernel.dice import Dice
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kernel.minds import Minds
from farwest.kernel.search import Tree
from farwest.kernel.state import MAX_SEATS, MAX_STEPS
from farwest.kernel.trust import THOROUGH, Trust

EVERY = -1
DUEL = 2  # seats: who doubts a single rival who thinks loses (goat: wins 37 % of 300 games)
WORLDS_THAT_AGREE = 12  # on what comes after a move, before the tree below it is trusted
NODES_PER_ITERATION = 8  # every seat's tree may grow, and what is kept stays
NODES_PER_SECOND = 1 << 18  # of thinking: few games look faster
MOST_NODES = 1 << 20  # a tree's memory is bounded, however long it may think


class Thought(NamedTuple):
    """An option, how often it was looked at, the chance to win that it seems to give, and by how
    many points its side would end ahead."""

    action: int
    visits: int
    chance: float
    margin: float = 0.0


class Hint(NamedTuple):
    """A thought in words: what Match.hint() gives."""

    action: int
    name: str
    text: str
    chance: float | None  # to win; None: it was hardly looked at, so there is nothing to tell


class Reasoned(NamedTuple):
    """Why the best option rather than another: what Match.why() gives."""

    best: int
    other: int
    text: str
    note: str  # how it is known
    why: Any  # the figures: farwest.bots.advising.Why


class Advisor(Protocol):
    """Who gives hints. The kernel knows no levels; the door does (farwest/hints.py)."""

    def hints(self, match: Any, seat: int, seconds: float) -> list[Hint]: ...

    def explain(
        self, match: Any, seat: int, other: int | str | None, seconds: float
    ) -> Reasoned | None: ...


class Advisable:
    """The part of a Match that gives advice."""

    advisor: ClassVar[Advisor]  # hung here by farwest/__init__

    def hint(self: Any, seat: int, seconds: float = 0.0) -> list[Hint]:
        """What Legend would answer first, and what chance to win each option seems to give.

        Thought out from the seat's view alone; empty if it has nothing to choose. `seconds`: to
        think for, instead of as long as Legend does.
        """
        asked = self.seat == self._checked(seat)
        return self.advisor.hints(self, seat, seconds) if asked else []

    def why(
        self: Any, seat: int, other: int | str | None = None, seconds: float = 0.0
    ) -> Reasoned | None:
        """Why the best option, rather than another: one named here, else what a beginner would do.

        From the seat's view alone; None if it has nothing to choose.
        """
        asked = self.seat == self._checked(seat)
        return self.advisor.explain(self, seat, other, seconds) if asked else None


@dataclass(frozen=True)
class Budget:
    """How long to think (iterations, or seconds if above 0), on how many threads, and how."""

    iterations: int = 1000
    seconds: float = 0.0
    threads: int = 1
    exploration: float = 0.5
    leaning: bool = False
    width: int = 0
    guessing: bool = False
    horizon: int = MAX_STEPS
    rests: int = MAX_STEPS
    doubt: int = 0
    scorn: int = 0  # percent: how often a single rival is thought to answer on a whim
    knowing: bool = False
    trusting: bool = False
    minded: int = EVERY  # the only side that knows and trusts, if it may look often; or every side
    weights: tuple[int, ...] = ()  # what was learned: Tree.weights, whole; who has them leans

    def __post_init__(self) -> None:
        if self.iterations < 1 or self.threads < 1 or self.seconds < 0:
            raise BadCall("A search needs 1 iteration and 1 thread at least, and no time below 0.")
        if not (0 <= self.doubt <= 100 and 0 <= self.scorn <= 100):
            raise BadCall("Doubt and scorn are percent, from 0 to 100.")
        if self.trusting and not self.knowing:
            raise BadCall("Whom a search trusts (trusting=1) must know something (knowing=1).")


def imagine(tree: Tree, root: Any, world: Any, seat: int, dice: Dice) -> None:
    """Another world in which this seat would see what it sees, as a search deals them."""
    world.copy_from(root)
    if tree.guessing:
        world.guess(seat, dice)
    else:
        world.redeal(seat, dice)


class Thinker:
    """Trees that are kept between the decisions of one seat."""

    def __init__(self, game: AnyGame, budget: Budget, seed: int = 0) -> None:
        self.game, self.budget, self.seed = game, budget, seed
        wanted = NODES_PER_ITERATION * (budget.iterations + MAX_SEATS)
        nodes = min(max(wanted, int(NODES_PER_SECOND * budget.seconds)), MOST_NODES)
        self.trees: list[Tree] = [self._tree(nodes) for _ in range(budget.threads)]
        minds: Any = import_module(self._room("minds")).Minds
        self.minds: list[Minds] = [minds(nodes) for _ in self.trees if budget.knowing]  # by tree
        trust: Any = import_module(self._room("trust")).Trust
        self.trust: list[Trust] = [trust() for _ in self.minds]  # by tree
        for one in self.trust:
            one.wanted = budget.trusting
        self.expected: Any = None  # the view after one's own last move, if nothing else could come
        self.last: Any = None  # the view thought about last,
        self.again = 0  # and how often it was gone on with: in other worlds each time

    def _room(self, pure: str) -> str:
        return f"farwest.kernel.{'_fast' if self.game.compiled else pure}"

    def _tree(self, nodes: int) -> Tree:
        tree: Tree = import_module(self._room("search")).Tree(nodes)
        tree.exploration = self.budget.exploration
        tree.leaning = self.budget.leaning or bool(self.budget.weights)
        tree.weights = list(self.budget.weights) or tree.weights
        tree.width = self.budget.width
        tree.guessing = self.budget.guessing
        tree.horizon = self.budget.horizon
        tree.rests = self.budget.rests
        rules = import_module(f"{self.game.package}.rules").Rules
        estimates = [one for one in rules.__mro__ if "win_estimate" in vars(one)]
        tree.naive = len(estimates) == 1  # the kernel's own, which knows nothing
        return tree

    def think(self, view: Any) -> list[Thought]:
        """Every option of the view's seat that was looked at, most looked at first."""
        goes_on = view == self.last and view == self.expected
        self.again = self.again + 1 if goes_on else 0
        self.last = view
        for tree in self.trees:
            tree.doubt = self.budget.doubt if view.seats > DUEL else self.budget.scorn
            roomy = tree.nodes - tree.size > tree.nodes // 2
            if view != self.expected or not roomy:
                tree.clear()
                for minds in self.minds:
                    minds.clear()
        found: dict[int, Thought] = {}
        for shares in self._grow(view):
            for action, visits, chance, margin in shares:
                before = found.get(action, Thought(action, 0, 0.0))
                both = before.visits + visits
                share = visits / max(both, 1)  # of what is known of it
                mean = before.chance + share * (chance - before.chance)
                end = before.margin + share * (margin - before.margin)
                found[action] = Thought(action, both, mean, end)
        return sorted(found.values(), key=lambda thought: -thought.visits)

    def _grow(self, view: Any) -> list[list[tuple[int, int, float, float]]]:
        jobs = [(k, self.dice_for(view, k)) for k in range(len(self.trees))]
        if len(jobs) == 1:
            return [self._search(view, *jobs[0])]
        with ThreadPoolExecutor(len(jobs)) as pool:
            return list(pool.map(lambda job: self._search(view, *job), jobs))

    def _search(self, view: Any, k: int, dice: Dice) -> list[tuple[int, int, float, float]]:
        world, scratch, tree = self.game.world(view, dice), self.game.rules(), self.trees[k]
        limit = self.budget.iterations if self.budget.seconds <= 0 else 1 << 40
        settings = (world, scratch, view.seat, dice, limit, self.budget.seconds)
        if self.has_minds(world, view.seat):
            self.minds[k].search(tree, self.trust[k], *settings)
        else:
            tree.search(*settings)
        return tree.shares(view.seat)

    def has_minds(self, world: Any, seat: int) -> bool:
        """Whether this seat thinks of what its rivals know."""
        if self.budget.minded == EVERY:
            return bool(self.minds)
        often = self.budget.seconds > 0 or self.budget.iterations >= THOROUGH
        return bool(self.minds) and often and world.side(seat) == self.budget.minded

    def dice_for(self, view: Any, thread: int) -> Dice:
        """Thoughts follow from the seed and the view alone, and from how often they went on."""
        again = f" {self.again}" if self.again else ""
        text = f"{self.seed} {thread} {view.json()}{again}".encode()
        return self.game.dice(int.from_bytes(sha256(text).digest()[:7]))

    def take(self, seconds: float) -> None:
        """So long at most from now on; 0: as many looks as it may have."""
        self.budget = replace(self.budget, seconds=seconds)

    def go_on_with(self, view: Any) -> None:
        """What was thought about this view stays when it is thought about again."""
        self.expected = view

    def moved(self, view: Any, action: int) -> None:
        """Keep the tree if this move leads straight to the seat's next choice, in every world."""
        dice, line, views = self.dice_for(view, 0), [action], []
        world = self.game.world(view, dice)
        for _ in range(WORLDS_THAT_AGREE):
            after = world.clone()
            line = [action]
            after.play(action)
            while after.seat == view.seat and len(options := after.legal()) == 1:
                line += options  # a forced move is never asked
                after.play(options[0])
            views.append(self.game.see(after, view.seat) if after.seat == view.seat else None)
            if views[-1] is None or views[-1] != views[0]:
                self.expected = None
                return
            world.redeal(view.seat, dice)
        self.expected = views[0]
        for tree in self.trees:
            after = world.clone()
            for step in line:
                tree.descend(after, step)
                after.play(step)
