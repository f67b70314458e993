"""Nobody may ask faster than the house can answer everybody."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 20_000  # askers remembered


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self.level, self.since = burst, now()

    def take(self) -> bool:
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """A bucket for each asker."""

    def __init__(
        self, burst: float, rate: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, asker: str) -> bool:
        if asker not in self._buckets:
            if len(self._buckets) >= MOST_KNOWN:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[asker] = self.bucket()
        return self._buckets[asker].take()

    def bucket(self) -> Bucket:
        return Bucket(self.burst, self.rate, self.now)
