"""A worker's place in its house: which tables are its own, and where the others are found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from farwest.server.workers.shared_limits import SharedBuckets
from farwest.tables.house_clock import HouseClock
from farwest.tables.slots import SLOTS, slot_of

ABOUT: Final = re.compile(
    r"/(?:ws/tables|api/(?:tables|replays|lessons|owner/tables)|over|replay|review)/([^/]+)"
)
DOOR: Final = ".door"
NO_TABLE: Final = "from"  # /api/tables/from: a new one


@dataclass(frozen=True)
class Station:
    number: int  # from 0 on
    of: int  # workers
    doors: Path  # a folder that nobody else may look into
    buckets: SharedBuckets
    clock: HouseClock  # one time for all of them

    @property
    def slots(self) -> range:
        return range(self.number, SLOTS, self.of)

    def whose(self, table: str) -> int:
        return slot_of(table) % self.of

    def is_mine(self, table: str) -> bool:
        return self.whose(table) == self.number

    def elsewhere(self, path: str) -> int | None:
        """Whose business an address is; None: this worker's, or anybody's."""
        found = ABOUT.match(path)
        if found is None or found[1] == NO_TABLE or self.is_mine(found[1]):
            return None
        return self.whose(found[1])

    def door(self, number: int) -> str:
        return str(self.doors / f"{number}{DOOR}")

    @property
    def others(self) -> Iterator[int]:
        return (number for number in range(self.of) if number != self.number)
