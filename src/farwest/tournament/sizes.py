"""How many sit at each table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


def table_sizes(players: int, allowed: Sequence[int]) -> list[int]:
    """The largest first. As few as possible are left over; then there are few tables, and these
    are alike."""
    return [*_sizes(players, tuple(sorted(allowed, reverse=True)))]


@cache
def _sizes(players: int, allowed: tuple[int, ...]) -> tuple[int, ...]:
    best: dict[int, tuple[int, ...]] = {0: ()}
    for n in range(1, players + 1):
        ways = [(size, *best[n - size]) for size in allowed if n - size in best]
        if ways:
            best[n] = max((tuple(sorted(way, reverse=True)) for way in ways), key=_evenness)
    return best[max(best)]


def _evenness(sizes: tuple[int, ...]) -> tuple[int, int]:
    return -len(sizes), -sum(size * size for size in sizes)
