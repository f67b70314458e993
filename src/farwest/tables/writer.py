"""The one thread that writes for a house: all that waits goes to disk together.

While one transaction is being made durable, more deeds arrive; they are the next transaction. So
the disk is asked once for many tables, and nobody waits for it more than twice.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from time import perf_counter
from typing import Any, TypeVar

from farwest.tables.counting import StoreCounts
from farwest.tables.errors import SlotLost, StoreClosed
from farwest.tables.slots import NEVER, slot_of

T = TypeVar("T")
Row = tuple[str, int, str]  # table, n, the entry as JSON
FencedRow = tuple[str, int, str, int, int]  # and the slot, and the epoch in which it was held
Work = Callable[[Any], T]  # what it is handed is a File, or what the store is made of


@dataclass(slots=True)
class Deed:
    """Something to be written, and who waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]
    rows: Sequence[Row | FencedRow] = ()  # of a deed that does nothing but append
    glance: bool = False  # it only looks
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        if self.done.done():
            return  # whoever waited was cancelled
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Writer(ABC):
    """A deed is carried out whole or not at all, on its own account: one that fails spoils no
    other."""

    def __init__(self) -> None:
        self.sizes: Counter[int] = Counter()  # by how many deeds: transactions
        self.counts = StoreCounts()
        self.held: dict[int, int] | None = None  # by slot: its epoch; None: nobody else writes
        self._closing = False
        self._waiting: SimpleQueue[Deed | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="farwest-writer", daemon=True)
        self._thread.start()

    def append(self, rows: list[Row]) -> asyncio.Future[None]:
        """Rows of one table, in order."""
        if self.held is None:
            return self._take(Deed(lambda file: self.told(file, rows), _future(), rows))
        slot = slot_of(rows[0][0])
        epoch = self.held.get(slot, NEVER)
        fenced = [(*row, slot, epoch) for row in rows]
        return self._take(
            Deed(lambda file: self._told_by_holder(file, rows, slot, epoch), _future(), fenced)
        )

    def do(self, work: Work[T]) -> asyncio.Future[T]:
        return self._take(Deed(work, _future()))

    def glance(self, work: Work[T]) -> asyncio.Future[T]:
        """Where it is written, but it only looks: nobody waits for it."""
        return self._take(Deed(work, _future(), glance=True))

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    async def close(self) -> None:
        """When all that waits is written."""
        if not self._closing:
            self._closing = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _take(self, deed: Deed) -> asyncio.Future[Any]:
        if self._closing:
            raise StoreClosed("store-closed")
        self._waiting.put(deed)
        return deed.done

    # ---- in the thread ----------------------------------------------------------------------

    @abstractmethod
    def told(self, file: Any, rows: list[Row]) -> None:
        """Rows of one table, in order: all or none. In a transaction that writes."""

    @abstractmethod
    def holds(self, file: Any, slot: int, epoch: int) -> bool:
        """Until the transaction ends: nobody can take it meanwhile."""

    @abstractmethod
    def _write(self, deeds: list[Deed]) -> None:
        """All of them, durably; what became of each stands in it."""

    @abstractmethod
    def _end(self) -> None:
        """Nothing more is written."""

    def _told_by_holder(self, file: Any, rows: list[Row], slot: int, epoch: int) -> None:
        if not self.holds(file, slot, epoch):
            raise SlotLost("slot-lost")
        self.told(file, rows)

    def _run(self) -> None:
        going = True
        while going:
            waiting = [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            going = None not in waiting
            if deeds := [deed for deed in waiting if deed is not None]:
                began = perf_counter()
                self._write(deeds)
                self.sizes[len(deeds)] += 1
                size = sum(len(row[2]) for deed in deeds for row in deed.rows)
                self.counts.wrote(len(deeds), size, perf_counter() - began)
                _settle(deeds)
        self._end()


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


def _settle(deeds: list[Deed]) -> None:
    """One wake-up of the event loop for a whole transaction."""
    by_loop = defaultdict(list)
    for deed in deeds:
        by_loop[deed.done.get_loop()].append(deed)
    for loop, settled in by_loop.items():
        with suppress(RuntimeError):  # the loop was closed: nobody waits there any longer
            loop.call_soon_threadsafe(_settle_all, settled)


def _settle_all(deeds: list[Deed]) -> None:
    for deed in deeds:
        deed.settle()
