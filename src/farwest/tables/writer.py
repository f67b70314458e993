"""The one thread that writes to a house's SQLite file: all that waits goes to disk together.

While one transaction is being made durable, more deeds arrive; they are the next transaction. So
the disk is asked once for many tables, and nobody waits for it more than twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from farwest.tables.counting import StoreCounts
from farwest.tables.errors import (
    NoSuchTable,
    SlotLost,
    StoreClosed,
    StoreForeign,
    StoreFull,
    StoreLocked,
    StoreTrouble,
)
from farwest.tables.migrations import TOLD
from farwest.tables.slots import NEVER, is_held, slot_of
from farwest.tables.store import AlreadyWritten

T = TypeVar("T")
Row = tuple[str, int, str]  # table, n, the entry as JSON
FencedRow = tuple[str, int, str, int, int]  # and the slot, and the epoch in which it was held
Work = Callable[[sqlite3.Connection], T]

# One statement for any number of rows: Python gives up its lock at every statement, and a busy
# event loop takes milliseconds to hand it back.
APPEND: Final = """
    INSERT INTO log (table_id, n, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?) ORDER BY key
"""
# Where somebody else has the slot by now there is no body, which the file refuses: all in one.
APPEND_FENCED: Final = """
    INSERT INTO log (table_id, n, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CASE WHEN EXISTS (
        SELECT 1 FROM slot
        WHERE slot = json_extract(value, '$[3]') AND epoch = json_extract(value, '$[4]')
    ) THEN json_extract(value, '$[2]') END
    FROM json_each(?) ORDER BY key
"""


@dataclass(slots=True)
class Deed:
    """Something to be written, and who waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]
    rows: Sequence[Row | FencedRow] = ()  # of a deed that does nothing but append
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        if self.done.done():
            return  # whoever waited was cancelled
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Writer:
    """Takes over the connection. A deed is carried out whole or not at all, on its own account:
    one that fails spoils no other."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self.sizes: Counter[int] = Counter()  # by how many deeds: transactions
        self.counts = StoreCounts()
        self.held: dict[int, int] | None = None  # by slot: its epoch; None: nobody else writes
        self._file = file
        self._closing = False
        self._waiting: SimpleQueue[Deed | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="farwest-writer", daemon=True)
        self._thread.start()

    def append(self, rows: list[Row]) -> asyncio.Future[None]:
        """Rows of one table, in order."""
        if self.held is None:
            return self._take(Deed(lambda file: append(file, rows), _future(), rows))
        slot = slot_of(rows[0][0])
        epoch = self.held.get(slot, NEVER)
        fenced = [(*row, slot, epoch) for row in rows]
        return self._take(
            Deed(lambda file: append_held(file, rows, slot, epoch), _future(), fenced)
        )

    def do(self, work: Work[T]) -> asyncio.Future[T]:
        return self._take(Deed(work, _future()))

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
        self._file.close()

    def _write(self, deeds: list[Deed]) -> None:
        try:
            if not self._append_together(deeds):
                self._one_by_one(deeds)
        except Exception as error:  # the disk's, as a rule: nothing of all this was written
            with suppress(sqlite3.Error):
                self._file.rollback()
            self.counts.failures += 1
            for deed in deeds:
                deed.error = deed.error or trouble(error)

    def _append_together(self, deeds: list[Deed]) -> bool:
        """One statement, which is a transaction. False: not for these deeds; nothing happened."""
        if not all(deed.rows for deed in deeds):
            return False
        sql = APPEND if self.held is None else APPEND_FENCED
        try:
            self._file.execute(sql, [_json([row for deed in deeds for row in deed.rows])])
        except sqlite3.IntegrityError:
            return False  # one of them cannot be: find out which
        return True

    def _one_by_one(self, deeds: list[Deed]) -> None:
        self._file.execute("BEGIN IMMEDIATE")
        for deed in deeds:
            self._file.execute("SAVEPOINT deed")
            try:
                deed.result = deed.work(self._file)
            except Exception as error:
                if not self._file.in_transaction:
                    raise  # SQLite gave up the whole of it
                deed.error = error if isinstance(error, AlreadyWritten) else trouble(error)
                self._file.execute("ROLLBACK TO deed")
            self._file.execute("RELEASE deed")
        self._file.execute("COMMIT")


def append_held(file: sqlite3.Connection, rows: list[Row], slot: int, epoch: int) -> None:
    """Only by whoever has the slot: called in a transaction that writes."""
    if not is_held(file, slot, epoch):
        raise SlotLost("slot-lost")
    append(file, rows)


def append(file: sqlite3.Connection, rows: list[Row]) -> None:
    """Rows of one table, in order: all or none."""
    try:
        file.execute(APPEND, [_json(rows)])
    except sqlite3.IntegrityError as error:
        table, n, _ = rows[0]
        if str(error) == TOLD:
            raise AlreadyWritten(
                f"Entry {n} of table {table} was written by somebody else."
            ) from error
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
            raise NoSuchTable("no-such-table") from error
        raise StoreTrouble("store", why=f"entry {n}, {error}.") from error


def trouble(error: Exception, what: str = "store") -> Exception:
    """What SQLite complains of, in our words; any other error as it is."""
    if not isinstance(error, sqlite3.Error):
        return error
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return StoreFull("store-full")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreLocked("store-locked")
    if name == "SQLITE_NOTADB":
        return StoreForeign("store-foreign")
    return StoreTrouble(what, why=f"{error}.")


def _json(rows: Sequence[Row | FencedRow]) -> str:
    return msgspec.json.encode(rows).decode()


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
