"""Who sits together: as few as possible meet again, and those who stand alike meet each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from farwest.tournament.meetings import Pair

STEPS: Final = 4000  # of a search for pairs that have not met
KICKS: Final = 8  # new starts of the search for larger tables
AGAIN: Final = 10_000  # what one repetition is worth, in places of the standings squared


def grouped(
    order: Sequence[int], sizes: Sequence[int], times: Counter[Pair], dice: Random, close: bool
) -> list[list[int]]:
    """Tables of these sizes, of contestants in the order of the standings. `close`: neighbours
    there should meet; else the standings do not count."""
    if {*sizes} == {2} and (found := _paired(list(order), times)) is not None:
        return found
    dear = _dear(order, times, close)
    best, least = _cut(order, sizes), -1
    for kick in range(KICKS):
        start = list(order)
        if kick:
            _stir(start, dice, close, kick)
        tables = _cut(start, sizes)
        _settle(tables, dear)
        cost = sum(dear[pair] for table in tables for pair in combinations(table, 2))
        if least < 0 or cost < least:
            best, least = tables, cost
        if least < AGAIN:
            break
    return best


def _dear(order: Sequence[int], times: Counter[Pair], close: bool) -> dict[Pair, int]:
    """What it costs to seat two together, whoever is named first."""
    found = {}
    for (i, a), (j, b) in combinations(enumerate(order), 2):
        again = AGAIN * times[(min(a, b), max(a, b))] ** 2
        found[a, b] = found[b, a] = again + ((i - j) ** 2 if close else 0)
    return found


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest, tables = list(order), []
    for size in sizes:
        tables.append(rest[:size])
        del rest[:size]
    return tables


def _stir(order: list[int], dice: Random, close: bool, kick: int) -> None:
    """A little, where neighbours should stay neighbours, and more each time."""
    if not close:
        dice.shuffle(order)
        return
    for _ in range(kick):
        a = dice.randrange(len(order))
        b = min(max(a + dice.randint(-kick - 1, kick + 1), 0), len(order) - 1)
        order[a], order[b] = order[b], order[a]


def _settle(tables: list[list[int]], dear: dict[Pair, int]) -> None:
    """Two change places as long as that makes it better."""
    better = True
    while better:
        better = False
        for one, two in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(two)):
                    a, b = one[i], two[j]
                    gain = sum(dear[a, c] - dear[b, c] for c in one if c != a)
                    gain += sum(dear[b, c] - dear[a, c] for c in two if c != b)
                    if gain > 0:
                        one[i], two[j] = b, a
                        better = True


def _paired(order: list[int], times: Counter[Pair]) -> list[list[int]] | None:
    """Two a table, and nobody meets anybody again, if there is a way: the first in the order of the
    standings. None: it was not found."""
    strangers = {
        a: [b for b in order if b != a and not times[(min(a, b), max(a, b))]] for a in order
    }
    for narrow in (False, True):
        steps = [STEPS]
        found: list[list[int]] = []
        if _match(order, strangers, found, steps, narrow):
            return sorted(found, key=lambda pair: order.index(pair[0]))
    return None


def _match(
    left: list[int],
    strangers: dict[int, list[int]],
    found: list[list[int]],
    steps: list[int],
    narrow: bool,
) -> bool:
    """`narrow`: who has the fewest to choose from goes first."""
    if not left:
        return True
    steps[0] -= 1
    if steps[0] < 0:
        return False
    here = {*left}
    free = {a: [b for b in strangers[a] if b in here] for a in left}
    first = min(left, key=lambda a: len(free[a])) if narrow else left[0]
    for other in free[first]:
        rest = [a for a in left if a not in (first, other)]
        pair = sorted((first, other), key=left.index)
        found.append(pair)
        if _match(rest, strangers, found, steps, narrow):
            return True
        found.pop()
    return False
