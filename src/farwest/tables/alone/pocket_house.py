"""The house in a browser: its one person, its tables, and the lines to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from farwest.kernel.errors import FarwestError
from farwest.tables.alone.own_thoughts import OwnThoughts
from farwest.tables.alone.pocket_store import Keep, PocketStore
from farwest.tables.errors import TableTrouble
from farwest.tables.hall import EASY, Hall
from farwest.tables.hearing import greeting, parse
from farwest.tables.live_table import LiveTable
from farwest.tables.store import Member
from farwest.tables.watcher import ENCODER, Watcher
from farwest.tables.wire import ChairWish, NewTable, Refusal
from farwest.tables.words import phrase, tidy_name

LOG: Final = logging.getLogger("farwest.tables")
MARK: Final = "offline-"  # how its tables are named: no house that serves has one of such a name
ME: Final = "me"
Send = Callable[[str], None]


class PocketHouse:
    def __init__(self, keep: Keep) -> None:
        self.store = PocketStore(keep)
        self.hall = Hall(self.store, OwnThoughts())
        plain = self.hall.new_name
        self.hall.new_name = lambda: f"{MARK}{plain()}"

    def remember(self, text: str) -> None:
        """A table that was kept before. One that cannot be read any more is left where it is."""
        try:
            self.store.remember(text)
        except msgspec.DecodeError as error:
            LOG.warning("a table that was kept cannot be read: %s", error)

    async def found(
        self, game: str, seats: int, language: str, name: str = "", pace: bool = True
    ) -> str:
        """A table of one person and Greenhorns."""
        person = Member(ME, tidy_name(name) or phrase(language, "guest"), language)
        chairs = [ChairWish("me"), *[ChairWish("bot", level=EASY)] * (seats - 1)]
        wish = NewTable(game, chairs, language=language, pace=pace)  # type: ignore[arg-type]
        return await self.hall.found(person, wish)

    async def cards(self, language: str) -> str:
        """Its tables for a list, as JSON."""
        return msgspec.json.encode(await self.hall.tables_of(ME, language)).decode()

    async def record(self, table: str) -> str:
        """Of a finished game: what a house that serves takes, replays and verifies."""
        _, record = await self.hall.finished(table, ME)
        return record.json()

    def line(self, table: str, send: Send) -> PocketLine:
        return PocketLine(self.hall, table, send)


class PocketLine:
    """The same messages as over a socket. Each is answered before the next is read."""

    def __init__(self, hall: Hall, table: str, send: Send) -> None:
        self.hall, self.table, self.send = hall, table, send
        self.live: LiveTable | None = None
        self.watcher: Watcher | None = None
        self._writer: asyncio.Task[None] | None = None
        self._order = asyncio.Lock()

    async def hear(self, text: str) -> bool:
        """False: it may not come in, and was told why."""
        async with self._order:
            try:
                if self.live is None or self.watcher is None:
                    await self._join(text)
                    return True
                message = parse(text)
            except FarwestError as error:
                self._refuse(error)
                return self.live is not None
            await self.live.handle(self.watcher, message)
            return True

    async def _join(self, text: str) -> None:
        hello = greeting(text)
        live = await self.hall.live(self.table)
        watcher = Watcher(ME, "", hello.language, hello.canvas, hello.since)
        watcher.beliefs, watcher.changes = hello.beliefs, hello.changes
        await live.join(watcher)
        self.live, self.watcher = live, watcher
        self._writer = asyncio.create_task(self._write(live, watcher))

    async def _write(self, live: LiveTable, watcher: Watcher) -> None:
        while (what := await watcher.next()) is not None:
            for message in live.sharing.sent(watcher, what):
                self.send(message.decode())

    def _refuse(self, error: FarwestError) -> None:
        language = self.watcher.language if self.watcher else "en"
        text = error.said(language) if isinstance(error, TableTrouble) else str(error)
        self.send(ENCODER.encode(Refusal(type(error).__name__, text)).decode())

    def close(self) -> None:
        if self.live is not None and self.watcher is not None:
            self.live.leave(self.watcher)
