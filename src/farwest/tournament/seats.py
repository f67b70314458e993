"""Who sits where at a table: every chair about as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from farwest.tournament.meetings import Pair


def balanced(table: Sequence[int], had: Counter[Pair]) -> list[int]:
    """The order of chairs in which nobody has one much oftener than the others; of several, the
    first."""

    chairs = range(len(table))
    least = {number: min(had[(number, chair)] for chair in chairs) for number in table}

    def uneven(order: Sequence[int]) -> int:
        """Who is far from even weighs more than several who are nearly."""
        return sum(4 ** (had[(number, k)] - least[number]) for k, number in enumerate(order))

    return [*min(permutations(table), key=uneven)]
