"""What happened in this process since it began, as plain numbers: for whoever watches over a house.

To count is to add to a number. What can be asked for when somebody looks (how many tables are live,
how long a queue is) is not counted here.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
DEEDS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Histogram:
    """How many fell at or below each bound; the last place is for what lies above all of them."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Counts:
    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by who answered: person or bot
        self.move_seconds = Histogram(SECONDS)  # of people: from the message to the answer
        self.refusals: Counter[str] = Counter()  # by the kind of error
        self.limits: Counter[str] = Counter()  # by which was hit
        self.requests: Counter[int] = Counter()  # by status
        self.sockets = 0  # open now
        self.relayed = 0  # likewise: they are about another worker's table
        self.streams = 0  # likewise
        self.thoughts: Counter[str] = Counter()  # by what was thought about
        self.thought_seconds: Counter[str] = Counter()  # likewise; whole process seconds

    def moved(self, seconds: float) -> None:
        self.moves["person"] += 1
        self.move_seconds.add(seconds)

    def thought(self, about: str, seconds: float) -> None:
        self.thoughts[about] += 1
        self.thought_seconds[about] += seconds  # type: ignore[assignment]


class StoreCounts:
    """Of one store; added to by its writing thread alone."""

    def __init__(self) -> None:
        self.writes = 0  # transactions
        self.failures = 0
        self.bytes = 0  # of log entries
        self.deeds = Histogram(DEEDS)  # in one transaction
        self.seconds = Histogram(SECONDS)  # until one was durable

    def wrote(self, deeds: int, bytes: int, seconds: float) -> None:
        self.writes += 1
        self.bytes += bytes
        self.deeds.add(deeds)
        self.seconds.add(seconds)


COUNTS: Final = Counts()  # of this process
