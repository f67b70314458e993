"""A worker's place in its house: which tables are its own, and where the others are found."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from farwest.server.workers.shared_limits import SharedBuckets
from farwest.tables.house_clock import HouseClock
from farwest.tables.slots import SLOTS, slot_of
from farwest.tables.store import Store

ABOUT: Final = re.compile(
    r"/(?:ws/tables|api/(?:tables|replays|lessons|owner/tables)|over|replay|review)/([^/]+)"
)
DOOR: Final = ".door"
NO_TABLE: Final = "from"  # /api/tables/from: a new one


def table_of(path: str) -> str | None:
    """Which table an address is about; None: about none, or a new one."""
    found = ABOUT.match(path)
    return None if found is None or found[1] == NO_TABLE else found[1]


class AnyStation(Protocol):
    """What a worker must know about itself and the others."""

    buckets: SharedBuckets
    clock: HouseClock
    key: bytes  # what the others must say at this one's inner door; empty: nobody else can knock

    @property
    def number(self) -> int: ...

    @property
    def others(self) -> Iterator[int]: ...

    @property
    def share(self) -> int:
        """How many slots are its own."""

    async def settle(self, store: Store) -> None:
        """Its tables are its own from now on."""

    async def leave(self) -> None:
        """They are somebody else's."""

    def whose(self, table: str) -> int: ...

    def is_mine(self, table: str) -> bool: ...

    def elsewhere(self, path: str) -> int | None:
        """Whose business an address is; None: this worker's, or anybody's."""

    def door(self, number: int) -> str:
        """A path, or HOST:PORT."""


@dataclass
class Station:
    """On one machine: worker k of N has every Nth slot from k on."""

    number: int  # from 0 on
    of: int  # workers
    doors: Path  # a folder that nobody else may look into
    buckets: SharedBuckets
    clock: HouseClock  # one time for all of them
    key: bytes = b""

    @property
    def slots(self) -> range:
        return range(self.number, SLOTS, self.of)

    @property
    def share(self) -> int:
        return len(self.slots)

    async def settle(self, store: Store) -> None:
        await store.take_slots(self.slots, f"process {os.getpid()}")

    async def leave(self) -> None:
        """The next one in its place takes them by itself."""

    def whose(self, table: str) -> int:
        return slot_of(table) % self.of

    def is_mine(self, table: str) -> bool:
        return self.whose(table) == self.number

    def elsewhere(self, path: str) -> int | None:
        table = table_of(path)
        return None if table is None or self.is_mine(table) else self.whose(table)

    def door(self, number: int) -> str:
        return str(self.doors / f"{number}{DOOR}")

    @property
    def others(self) -> Iterator[int]:
        return (number for number in range(self.of) if number != self.number)
