"""Win first, margin always: which of several answers, where the chance to win does not tell.

In the tree only winning counts. At its root, answers whose chances cannot be told apart are told
apart by what the end brings: a lost game can be lost by less, a won one is not idled away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwest.kernel.thinking import Thought

SERIOUS: Final = 0.3  # looks beside those of the best: an answer that the search still doubts about
NOISE: Final = 0.004  # chances that differ by less are the same
DECIDED: Final = 0.06  # a game is, where the best is this near to 0 or 1;
PART: Final = 0.25  # there, so much of that small chance is the same too


def is_decided(chance: float) -> bool:
    return min(chance, 1 - chance) < DECIDED


def alike(best: Thought, other: Thought) -> bool:
    """Whether their chances are. `best` is one that was much looked at."""
    doubtful = min(best.chance, 1 - best.chance)
    near = NOISE + PART * doubtful if is_decided(best.chance) else NOISE
    return abs(best.chance - other.chance) < near


def first_of(thoughts: Sequence[Thought]) -> Thought:
    """Of those as good as the one most looked at, which comes first: the one that ends best."""
    best = thoughts[0]
    least = SERIOUS * best.visits
    tied = [one for one in thoughts if one.visits >= least and alike(best, one)]
    return max(tied, key=lambda one: one.margin, default=best)
