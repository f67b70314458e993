"""Limits that all workers of a house keep together, in memory that they share.

A cell has a mark of who asked, how much is left and since when. Nobody locks it: of two who take at
the very same moment one may go uncounted, and a worker that is killed leaves nothing locked.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from mmap import mmap
from secrets import token_bytes
from struct import Struct
from typing import Final

from farwest.server.limits import Limits

CELLS: Final = 1 << 15
TRIES: Final = 8  # cells in which somebody may be; who asked longest ago goes
CELL: Final = Struct("<Qdd")  # the mark, what is left, since when


class SharedBuckets:
    """Made before the first worker is, and inherited by all of them."""

    def __init__(self, cells: int = CELLS) -> None:
        self.cells = cells
        self.memory = mmap(-1, cells * CELL.size)
        self.key = token_bytes(16)  # nobody outside can choose whose cell they fall into

    def find(self, asker: str, burst: float, now: float) -> tuple[int, int, float, float]:
        """The cell, its mark, and what is in it."""
        name = blake2b(asker.encode("utf-8", "replace"), digest_size=8, key=self.key).digest()
        mark = int.from_bytes(name, "little") or 1
        oldest, oldest_since = 0, float("inf")
        for k in range(TRIES):
            at = (mark + k) % self.cells * CELL.size
            known, level, since = CELL.unpack_from(self.memory, at)
            if known == mark:
                return at, mark, level, since
            if since < oldest_since:
                oldest, oldest_since = at, since
        return oldest, mark, burst, now

    def keep(self, at: int, mark: int, level: float, since: float) -> None:
        CELL.pack_into(self.memory, at, mark, level, since)


class SharedLimits(Limits):
    def __init__(
        self,
        name: str,
        burst: float,
        rate: float,
        buckets: SharedBuckets,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(burst, rate, now)
        self.name, self.buckets = name, buckets

    def fullest(self) -> int:
        """-1: buckets of all workers are found by who asks, and nobody knows who does."""
        return -1

    def take(self, asker: str, cost: float = 1) -> bool:
        cost, now = min(cost, self.burst), self.now()
        at, mark, level, since = self.buckets.find(f"{self.name} {asker}", self.burst, now)
        level = min(self.burst, level + max(now - since, 0.0) * self.rate)
        enough = level >= cost
        self.buckets.keep(at, mark, level - cost if enough else level, now)
        return enough
