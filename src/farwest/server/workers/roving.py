"""A worker's place in a house of several machines: whose tables are whose changes as they come and
go, and everybody looks once a second (tables/claims.py)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from farwest.server.operating import log_lines
from farwest.server.workers.shared_limits import SharedBuckets
from farwest.server.workers.station import table_of
from farwest.tables.claims import NOBODY, Around, Claims, preferred, share
from farwest.tables.errors import StoreTrouble
from farwest.tables.house_clock import HouseClock
from farwest.tables.logbook import note, note_seldom
from farwest.tables.postgres import PostgresStore
from farwest.tables.slots import slot_of
from farwest.tables.store import Store

LOOK: Final = 1.0  # seconds
LEAVING: Final = 2.0  # seconds for a last word to the database
KEY: Final = "inner door"  # the secret by which workers know each other

LettingGo = Callable[[Callable[[str], bool]], None]  # of the tables for which that is so


class RovingStation:
    """As Station, but for what changes."""

    def __init__(self, door: str, buckets: SharedBuckets, clock: HouseClock) -> None:
        self.own_door, self.buckets, self.clock = door, buckets, clock
        self.key = b""
        self.let_go: LettingGo = lambda _: None
        self.hang_up: Callable[[set[str]], None] = lambda _: None  # on all but these doors
        self._around = Around({}, {})
        self._looking: asyncio.Task[None] | None = None
        self.claims: Claims | None = None

    @property
    def number(self) -> int:
        return NOBODY if self.claims is None else self.claims.number

    @property
    def mine(self) -> set[int]:
        return set() if self.claims is None else self.claims.mine

    @property
    def share(self) -> int:
        return len(self.mine)

    async def settle(self, store: Store) -> None:
        assert isinstance(store, PostgresStore)
        self.claims = Claims(store, self.own_door)
        await self.claims.end_silent()
        self.key = (await store.secret(KEY)).hex().encode()
        log_lines.ALWAYS["worker"] = await self.claims.join()
        await self._look(self.claims)
        self._looking = asyncio.create_task(self._go_on(self.claims))

    async def leave(self) -> None:
        """The others need not wait until the session ends."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        if self.claims is not None:
            self.let_go(lambda _: True)
            with suppress(StoreTrouble, TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await self.claims.give_up({*self.mine})

    def whose(self, table: str) -> int:
        """If nobody has it just now: who will."""
        slot = slot_of(table)
        if slot in self.mine:
            return self.number
        owner = self._around.owners.get(slot, NOBODY)
        if owner in self._around.doors and owner != self.number:
            return owner
        return preferred(slot, tuple(sorted({self.number, *self._around.doors})))

    def is_mine(self, table: str) -> bool:
        return slot_of(table) in self.mine

    def elsewhere(self, path: str) -> int | None:
        table = table_of(path)
        if table is None or self.is_mine(table):
            return None
        owner = self.whose(table)
        return None if owner == self.number else owner

    def door(self, number: int) -> str:
        return self._around.doors.get(number, "")

    @property
    def others(self) -> Iterator[int]:
        return (number for number in self._around.doors if number != self.number)

    async def _go_on(self, claims: Claims) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look(claims)
            except StoreTrouble as trouble:
                note_seldom("store-trouble", level=logging.WARNING, error=type(trouble).__name__)

    async def _look(self, claims: Claims) -> None:
        self._around = around = await claims.look()
        self.hang_up({*around.doors.values()})
        wanted = share(claims.number, around.doors)
        if surplus := claims.mine - wanted:
            self.let_go(lambda table: slot_of(table) in surplus)
            await claims.give_up(surplus)  # at once: nobody new comes to those tables here
            note("slots-given-up", slots=len(surplus))
        if taken := await claims.claim(wanted - claims.mine):
            note("slots-taken", slots=len(taken))
