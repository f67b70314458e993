"""The store of a house in PostgreSQL. See store.py for what its methods promise.

Entries of a log count only from whoever holds the newest epoch of the table's slot, as in SQLite:
that is the fence. Beside it an owner may hold a lock on each of its slots in the session that
writes (claims.py): that tells the others that it is alive, and goes with the session.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from farwest.tables.errors import StoreClosed, StoreTrouble
from farwest.tables.files import File
from farwest.tables.postgres_file import PostgresFile, trouble
from farwest.tables.postgres_shape import migrate, version_of
from farwest.tables.postgres_writer import PostgresWriter
from farwest.tables.slots import SLOTS
from farwest.tables.sql_store import SqlStore
from farwest.tables.store import Charter
from farwest.tables.writer import Work

T = TypeVar("T")
FOUND: Final = """
    INSERT INTO charter (table_id, public, body, body_host, body_delay) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO NOTHING
"""
TAKE: Final = """
    INSERT INTO slot (slot, epoch, holder) SELECT wished, 1, ? FROM unnest(?::int[]) AS wished
    ON CONFLICT (slot) DO UPDATE SET epoch = slot.epoch + 1, holder = excluded.holder
    RETURNING slot, epoch
"""


class PostgresStore(SqlStore):
    HOST = "body_host"
    DELAY = "body_delay"
    BESIDE = ", body_host, body_delay"

    def __init__(self, url: str, *, silence: float = 0.0) -> None:
        """Opens the house, or founds it, and brings it to the newest shape. `silence`: after so
        many seconds without a word the server ends the session that writes."""
        self.url = url
        prepare(url)
        self._closed = False
        self._eyes = PostgresFile(url, reading=True)
        self._reader = ThreadPoolExecutor(1, "farwest-reader")
        self.anew: Callable[[], None] = lambda: None  # in the writing thread: its locks are gone
        writing = PostgresFile(url, silence=silence, again=False)
        self.writer = PostgresWriter(writing, lambda: self.anew())
        super().__init__(self.writer)

    def found_row(self, file: File, charter: Charter, body: str) -> bool:
        row = charter.table, charter.public, body, charter.host, charter.delay
        return bool(file.execute(FOUND, row).rowcount)

    def take(self, file: File, slots: list[int], holder: str) -> dict[int, int]:
        return {row[0]: row[1] for row in file.execute(TAKE, [holder, slots])}

    async def free_slots(self) -> None:
        """By taking all of them: there may be houses that think they are alone, too."""
        await self.take_slots(range(SLOTS), "")

    async def check(self) -> None:
        """That it can be written to, by writing: all is well, or StoreTrouble says what is not."""

        def work(file: PostgresFile) -> None:
            sql = "UPDATE house SET version = version RETURNING version"
            if file.execute(sql).fetchone()[0] != version_of(file):
                raise StoreTrouble("store-old")

        await self.writer.do(work)

    def sizes(self) -> dict[str, int]:
        """The server's business."""
        return {}

    async def close(self) -> None:
        """When all that was asked for is written and read."""
        self._closed = True
        await asyncio.to_thread(self._reader.shutdown)
        await asyncio.to_thread(self._eyes.close)
        await self.writer.close()

    async def read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreClosed("store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    def _read(self, work: Work[T]) -> T:
        try:
            self._eyes.hear()
            return work(self._eyes)
        except Exception as error:
            raise trouble(error, "store-read") from error


def prepare(url: str) -> None:
    """There, and of the newest shape. In a thread: whoever opens a store may run a loop."""

    def made() -> None:
        file = PostgresFile(url)
        try:
            migrate(file)
        except Exception as error:
            raise trouble(error) from error
        finally:
            file.close()

    with ThreadPoolExecutor(1) as apart:
        apart.submit(made).result()
