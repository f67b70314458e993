"""Whoever writes down finished games: at their end, and at the start of a house those that were
missed, because it was killed, or because they are older than the book."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from farwest.kernel.errors import FarwestError
from farwest.tables.finishing import seat_results
from farwest.tables.hall import Hall
from farwest.tables.history_book import LAST, HistoryBook
from farwest.tables.store import Entry
from farwest.tables.table import Table
from farwest.tables.table_reading import read

LOG: Final = logging.getLogger("farwest.tables")
LEAF: Final = 200  # tables asked for at once
BREATH: Final = 0.02  # seconds between two old tables: whoever plays now goes first


class Historian:
    def __init__(self, hall: Hall, book: HistoryBook) -> None:
        self.hall, self.book = hall, book
        hall.ended = self.keep

    async def keep(self, table: Table) -> None:
        people = sorted({chair.person for chair in table.chairs if chair.person})
        accounts = await self.book.accounts(people)
        await self.book.keep(table.charter.table, seat_results(table, accounts))

    async def catch_up(self) -> None:
        """Behind everybody's back; a table that cannot be read is tried again at the next start."""
        before = LAST
        while leaf := await self.book.uncounted(LEAF, before):
            before = leaf[-1][0]
            for name in (name for _, name in leaf if self.hall.is_mine(name)):
                try:
                    await self._keep_old(name)
                except FarwestError as trouble:
                    LOG.warning("the table %s could not be written down: %s", name, trouble)
                except Exception:  # one table must not keep the others from it
                    LOG.exception("the table %s could not be written down", name)
                await asyncio.sleep(BREATH)

    async def _keep_old(self, name: str) -> None:
        charter = await self.hall.store.charter(name)
        assert charter is not None
        log: list[Entry] = await self.hall.store.log(name)
        game = self.hall.load(charter.game)
        await self.keep(await asyncio.to_thread(read, charter, game, log))
