"""The store of a house in one SQLite file. See store.py for what its methods promise."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, TypeVar

from farwest.tables.errors import StoreClosed, StoreTrouble
from farwest.tables.migrations import STEPS, is_newest, migrate
from farwest.tables.slots import free, take
from farwest.tables.sql_store import SqlStore
from farwest.tables.sqlite_writer import SqliteWriter, trouble
from farwest.tables.store import Charter
from farwest.tables.writer import Work

T = TypeVar("T")
PATIENCE: Final = 5.0  # seconds that another program may keep the file locked
FOUND: Final = """
    INSERT INTO charter (table_id, public, body) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING
"""


class SqliteStore(SqlStore):
    HOST = "json_extract(body, '$.host')"
    DELAY = "json_extract(body, '$.delay')"
    OPEN_ONES = " INDEXED BY charter_open"

    def __init__(self, path: str | Path, *, patience: float = PATIENCE) -> None:
        """Opens the file, or makes it, and brings it to the newest shape."""
        with ExitStack() as opened:
            try:
                _make(Path(path))
                written = opened.enter_context(closing(_connect(path, patience)))
                migrate(written)
                written.execute("PRAGMA journal_mode = WAL")
                self._eyes = opened.enter_context(closing(_connect(path, patience)))
                self._eyes.execute("PRAGMA query_only = ON")
            except sqlite3.Error as error:
                raise trouble(error) from error
            opened.pop_all()
        self.path = Path(path)
        self._closed = False
        self._reader = ThreadPoolExecutor(1, "farwest-reader")
        self.writer = SqliteWriter(written)
        super().__init__(self.writer)

    def found_row(self, file: Any, charter: Charter, body: str) -> bool:
        return bool(file.execute(FOUND, [charter.table, charter.public, body]).rowcount)

    def take(self, file: Any, slots: list[int], holder: str) -> dict[int, int]:
        return take(file, slots, holder)

    async def free_slots(self) -> None:
        await self.writer.do(free)
        self.writer.held = None

    async def check(self) -> None:
        """That it can be written to, by writing: all is well, or StoreTrouble says what is not."""

        def work(file: sqlite3.Connection) -> None:
            if not is_newest(file):
                raise StoreTrouble("store-old")
            file.execute(f"PRAGMA user_version = {len(STEPS)}")  # as it is: the page is written

        await self.writer.do(work)

    def sizes(self) -> dict[str, int]:
        """Bytes on disk, by part."""
        parts = {"db": self.path, "wal": self.path.with_name(self.path.name + "-wal")}
        return {part: f.stat().st_size if f.exists() else 0 for part, f in parts.items()}

    async def close(self) -> None:
        """When all that was asked for is written and read."""
        self._closed = True
        await asyncio.to_thread(self._reader.shutdown)
        self._eyes.close()
        await self.writer.close()

    async def read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreClosed("store-closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, work, self._eyes)
        except sqlite3.Error as error:
            raise trouble(error, "store-read") from error


def prepare(path: Path) -> None:
    """Made, and of the newest shape, before several processes open it at once."""
    _make(path)
    try:
        with closing(_connect(path, PATIENCE)) as file:
            migrate(file)
            file.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise trouble(error) from error


def _make(path: Path) -> None:
    """For its owner's eyes only: it holds secrets."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreTrouble(
            f"The house cannot keep its file at {path}: {error.strerror}."
        ) from error


def _connect(path: str | Path, patience: float) -> sqlite3.Connection:
    file = sqlite3.connect(path, patience, isolation_level=None, check_same_thread=False)
    file.execute("PRAGMA foreign_keys = ON")
    file.execute("PRAGMA synchronous = FULL")
    file.execute("PRAGMA fullfsync = ON")  # for macOS, whose fsync alone promises little
    return file
