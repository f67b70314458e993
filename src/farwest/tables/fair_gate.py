"""Who comes next to something that only a few can use at a time.

What is more urgent goes first; of the same urgency it goes round: by person, then by table, then by
who came first. So somebody who asks a thousand times waits for themselves.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from farwest.tables.errors import TooMuch

ROUND: Final = 8  # one place in so many goes round whatever is urgent: nobody waits for ever
REMEMBERED: Final = 4096  # of who came when


class Urgency(IntEnum):
    PLAYED = 0  # a bot at a table where somebody plays
    HINT = 1
    WATCHED = 2  # a bot at a table where somebody only looks
    LATER = 3
    PONDERED = 4  # what a bot may be asked next


@dataclass(frozen=True, slots=True)
class Asker:
    person: str = ""  # or the address, of a stranger
    table: str = ""
    urgency: Urgency = Urgency.LATER


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    n: int
    place: asyncio.Future[None]


class FairGate:
    def __init__(self, places: int, most: int = 0) -> None:
        """`most`: so many may wait of one person; 0: any number."""
        self.free = places
        self.most = most
        self.waiting: list[_Waiting] = []
        self._came: dict[str, int] = {}  # by person or table: when it had a place last
        self._n = self._taken = 0

    async def enter(self, asker: Asker) -> None:
        if self.most and self._of(asker.person) >= self.most:
            raise TooMuch("too-fast")
        if self.free and not self.waiting:
            self._take(asker)
            return
        self._n += 1
        waits = _Waiting(asker, self._n, asyncio.get_running_loop().create_future())
        self.waiting.append(waits)
        try:
            await waits.place
        except asyncio.CancelledError:
            if waits.place.done() and not waits.place.cancelled():
                self.leave()  # it had its place already
            else:
                self.waiting.remove(waits)
            raise

    def leave(self) -> None:
        self.free += 1
        while self.free and self.waiting:
            found = self._next()
            self.waiting.remove(found)
            self._take(found.asker)
            found.place.set_result(None)

    def lengths(self) -> Counter[Urgency]:
        """How many wait, by urgency."""
        return Counter(waits.asker.urgency for waits in self.waiting)

    def _of(self, person: str) -> int:
        return sum(waits.asker.person == person for waits in self.waiting)

    def _next(self) -> _Waiting:
        anybody = self._taken % ROUND == 0

        def order(waits: _Waiting) -> tuple[int, int, int, int]:
            asker, came = waits.asker, self._came
            urgency = 0 if anybody else asker.urgency
            return urgency, came.get(asker.person, 0), came.get(f"at {asker.table}", 0), waits.n

        return min(self.waiting, key=order)

    def _take(self, asker: Asker) -> None:
        self.free -= 1
        self._taken += 1
        for name in (asker.person, asker.table and f"at {asker.table}"):
            self._came.pop(name, None)
            self._came[name] = self._taken if name else 0
        while len(self._came) > REMEMBERED:
            del self._came[next(iter(self._came))]
