"""Weights for traits, so that preferences come near to where a deep search looks, and chances to
what it finds.

A softmax over what is on offer, or over the seats: the log of what the game gives by itself, and a
weight for every trait.
It has one best answer and no luck in it, whoever works it out: numpy here, torch where there is an
accelerator.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farwest.errors import BadCall
from farwest.kernel.weighing import DIGIT, FURTHEST, MOST_TRAITS, UNIT, WEIGHTS
from farwest.learning.selfplay import Considered

STEPS: Final = 400
RATE: Final = 0.1  # of a step at first; it falls to nothing
FORGET: Final = 3.0  # choices that speak for a weight of 0: what was hardly seen stays near it
RESTING: Final = 0.1  # of the positions: fewer, and playouts hardly end there
TO_MOVE: Final = WEIGHTS - 1  # who is asked has a move ahead: fitted, that nothing else stands for
# it, and thrown away: a search that hopes for more where it is to move likes its turns short
TINY: Final = 1e-6  # of a chance
FIRST, SECOND, SMALL = 0.9, 0.99, 1e-8  # Adam's
Floats = NDArray[np.float64]


class Groups:
    """Many choices as arrays, a row for each option; or many positions, a row for each seat."""

    def __init__(
        self, traits: Sequence[Sequence[int]], own: Sequence[Sequence[float]], wanted: Floats
    ) -> None:
        """By group, then by row: traits, and what the game gives by itself. `wanted`: by row."""
        if not traits:
            raise BadCall("There is nothing to learn from; more --games have some.")
        sizes = [len(rows) for rows in traits]
        self.count = len(sizes)
        self.traits = traits_in(np.array([row for rows in traits for row in rows], np.int64))
        self.liked: Floats = np.log([max(row, TINY) for rows in own for row in rows])
        self.wanted = wanted
        self.starts = np.cumsum([0, *sizes[:-1]])
        self.of = np.repeat(np.arange(self.count), sizes)  # by row: its group

    def log_shares(self, weights: Floats) -> Floats:
        scores: Floats = self.liked + weights[self.traits].sum(axis=1)
        scores -= np.maximum.reduceat(scores, self.starts)[self.of]
        return scores - np.log(np.add.reduceat(np.exp(scores), self.starts))[self.of]

    def targets(self, shares: Floats) -> Floats:
        """What the shares of the rows should be."""
        return self.wanted

    def cross_entropy(self, weights: Floats) -> float:
        shares = self.log_shares(weights)
        return float(-(self.targets(np.exp(shares)) * shares).sum() / self.count)

    def least(self) -> float:
        """What nobody can be below: the looks were not all at one answer."""
        some = self.wanted[self.wanted > 0]
        return float(-(some * np.log(some)).sum() / self.count)


class Choices(Groups):
    """Where the search looked, option by option; sharpened, the most looked at count for more."""

    def __init__(self, choices: Sequence[Considered], sharpen: int = 1) -> None:
        sharp = [[(n / max(one.visits)) ** sharpen for n in one.visits] for one in choices]
        looked = [share / sum(shares) for shares in sharp for share in shares]
        traits, own = [one.traits for one in choices], [one.preferences for one in choices]
        super().__init__(traits, own, np.array(looked))


class Outlooks(Groups):
    """What the search found that a seat may hope for; what the others may was not looked at."""

    def __init__(self, choices: Sequence[Considered], milder: int = 0) -> None:
        """Where playouts end: at rest, if a game ever asks there."""
        all_of_them = [one.outlook for one in choices]
        resting = [one for one in all_of_them if one.at_rest]
        used = resting if len(resting) > RESTING * len(all_of_them) else all_of_them
        asked = np.array([k == one.seat for one in used for k in range(len(one.traits))])
        traits, own = [one.traits for one in used], [one.estimates for one in used]
        super().__init__(traits, own, np.zeros(len(asked)))
        self.liked *= 1 - milder / 4
        self.asked = asked
        self.chance = np.array([one.chance for one in used])[self.of]
        self.wanted = np.where(asked, self.chance, 0.0)
        to_move = np.where(asked, TO_MOVE, 0)
        self.traits = np.column_stack([self.traits, to_move])

    def targets(self, shares: Floats) -> Floats:
        """The others share what is left as they do already."""
        left = 1.0 - np.minimum(shares[self.asked], 1 - TINY)
        others: Floats = (1.0 - self.chance) * shares / left[self.of]
        return np.where(self.asked, self.wanted, others)

    def cross_entropy(self, weights: Floats) -> float:
        mine = np.exp(self.log_shares(weights))[self.asked]
        found, mine = self.wanted[self.asked], np.clip(mine, TINY, 1 - TINY)
        return float(-(found * np.log(mine) + (1 - found) * np.log(1 - mine)).mean())

    def least(self) -> float:
        found = np.clip(self.wanted[self.asked], TINY, 1 - TINY)
        return float(-(found * np.log(found) + (1 - found) * np.log(1 - found)).mean())


def traits_in(packed: NDArray[np.int64]) -> NDArray[np.int64]:
    """Numbers of traits, a row for each answer; 0 for none."""
    places = DIGIT * np.arange(MOST_TRAITS)
    found: NDArray[np.int64] = packed[:, None] >> places & (WEIGHTS - 1)
    return found


class Judged(NamedTuple):
    """Cross entropies with what a deep search found."""

    choices: int
    own: float  # of what the game gives by itself
    learned: float
    least: float


def judged(groups: Groups, weights: Sequence[int]) -> Judged:
    learned = np.array(weights, dtype=np.float64) / UNIT
    own = groups.cross_entropy(np.zeros(WEIGHTS))
    return Judged(groups.count, own, groups.cross_entropy(learned), groups.least())


def learn(groups: Groups, torch: bool = False) -> list[int]:
    """Whole weights, by trait; the first is no trait's, and 0."""
    many = torch and isinstance(groups, Choices)
    found = by_torch(groups) if many else by_numpy(groups)
    found[TO_MOVE] = 0.0
    return [int(w) for w in np.clip(np.round(found * UNIT), -FURTHEST, FURTHEST)]


def has_accelerator() -> bool:
    return find_spec("torch") is not None and bool(import_module("torch").cuda.is_available())


def by_numpy(groups: Groups) -> Floats:
    weights = np.zeros(WEIGHTS)
    mean, spread = np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    for step in range(1, STEPS + 1):
        shares = np.exp(groups.log_shares(weights))
        wrong = shares - groups.targets(shares)
        pull = FORGET * weights
        for column in groups.traits.T:
            pull += np.bincount(column, wrong, WEIGHTS)
        pull[0] = 0.0
        pull /= groups.count
        mean = FIRST * mean + (1 - FIRST) * pull
        spread = SECOND * spread + (1 - SECOND) * pull * pull
        towards = mean / (1 - FIRST**step)
        weights -= rate(step) * towards / (np.sqrt(spread / (1 - SECOND**step)) + SMALL)
    return weights


def rate(step: int) -> float:
    return RATE * (1 - (step - 1) / STEPS)


def by_torch(groups: Groups) -> Floats:
    """The same steps on an accelerator, if there is one; of groups whose targets do not move."""
    torch: Any = import_module("torch")
    device = "cuda" if torch.cuda.is_available() else "cpu"

    def put(array: Any) -> Any:
        return torch.as_tensor(array, device=device)

    traits, of = put(groups.traits), put(groups.of)
    liked, wanted = put(groups.liked), put(groups.wanted)
    weights = torch.zeros(WEIGHTS, dtype=torch.float64, device=device)
    mean, spread = torch.zeros_like(weights), torch.zeros_like(weights)
    zeros = torch.zeros(groups.count, dtype=torch.float64, device=device)
    for step in range(1, STEPS + 1):
        scores = liked + weights[traits].sum(dim=1)
        scores -= zeros.scatter_reduce(0, of, scores, "amax", include_self=False)[of]
        odds = torch.exp(scores)
        wrong = odds / zeros.index_add(0, of, odds)[of] - wanted
        pull = FORGET * weights
        pull.index_add_(0, traits.flatten(), wrong.repeat_interleave(traits.shape[1]))
        pull[0] = 0.0
        pull /= groups.count
        mean = FIRST * mean + (1 - FIRST) * pull
        spread = SECOND * spread + (1 - SECOND) * pull * pull
        towards = mean / (1 - FIRST**step)
        weights -= rate(step) * towards / (torch.sqrt(spread / (1 - SECOND**step)) + SMALL)
    found: Floats = weights.cpu().numpy()
    return found
