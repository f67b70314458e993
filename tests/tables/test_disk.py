"""A live table and its disk: what is not written has not happened, and what was written has."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from farwest.tables import wire
from farwest.tables.driver import LOG
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import comes

ANN = Member("p0", "Ann")
CHAIRS = [ChairWish("me"), ChairWish("guest", "Opal")]  # one person for both seats
PATIENCE = 60  # seconds: a story that never ends has failed
Story = Callable[[Hall, LiveTable, Watcher], Awaitable[None]]


def tell(path: Path, story: Story, other: ChairWish = CHAIRS[1]) -> None:
    """A story at a table where the game has begun, in a house that waits for no lock."""

    async def whole() -> None:
        hall = Hall(SqliteStore(path, patience=0), Thinkers(1))
        try:
            wish = NewTable("goat", [CHAIRS[0], other], pace=False)
            live, watcher = await seated(hall, await hall.found(ANN, wish))
            async with asyncio.timeout(PATIENCE):
                await story(hall, live, watcher)
        finally:
            await hall.close()

    asyncio.run(whole())


async def seated(hall: Hall, table: str) -> tuple[LiveTable, Watcher]:
    live = await hall.live(table)
    watcher = Watcher(ANN.id, ANN.name, "en", "none", -1)
    await comes(live, watcher)
    return live, watcher


async def played(live: LiveTable, watcher: Watcher, ask: str) -> list[str]:
    """Whoever must answers with the first option: what the house replied."""
    watcher._mail.clear()
    seat, action = live.table.acting, live.table.playing.state.legal()[0]
    await live.handle(watcher, wire.Play(ask, live.table.seen(seat), action))
    return [m.error if isinstance(m, wire.Refusal) else type(m).__name__ for m in watcher._mail]


def test_a_move_the_disk_did_not_take_has_not_happened(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def story(hall: Hall, live: LiveTable, watcher: Watcher) -> None:
        table = live.table.charter.table
        assert ["Done"] == await played(live, watcher, "first")
        move, log = live.table.move, await hall.store.log(table)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert ["StoreLocked"] == await played(live, watcher, "second")
            assert (move, log) == (live.table.move, await hall.store.log(table))
            other.execute("ROLLBACK")
        assert ["Done"] == await played(live, watcher, "second")
        assert move < live.table.move
        assert live.table.n == len(await hall.store.log(table))

    tell(path, story)


def test_who_stops_waiting_for_a_move_finds_it_made(tmp_path: Path) -> None:
    async def story(hall: Hall, live: LiveTable, watcher: Watcher) -> None:
        move = live.table.move
        tired = asyncio.ensure_future(played(live, watcher, "tired"))
        await asyncio.sleep(0)  # so that it was asked for
        tired.cancel()
        await asyncio.wait([tired])
        assert ["Stale"] == await played(live, watcher, "impatient")
        assert move < live.table.move
        assert ["Done"] == await played(live, watcher, "patient")
        assert live.table.n == len(await hall.store.log(live.table.charter.table))

    tell(tmp_path / "house.db", story)


def test_two_houses_with_one_file_tell_one_tale(tmp_path: Path) -> None:
    """Whoever comes second is told to look again, and finds what the first one wrote."""
    path = tmp_path / "house.db"

    async def story(hall: Hall, live: LiveTable, watcher: Watcher) -> None:
        other = Hall(SqliteStore(path), Thinkers(1))
        try:
            there, other_eye = await seated(other, live.table.charter.table)
            assert ["Done"] == await played(live, watcher, "here")
            assert ["Stale"] == await played(there, other_eye, "there")
            assert live.table.playing.actions == there.table.playing.actions
            assert ["Done"] == await played(there, other_eye, "there")
            assert there.table.n == len(await hall.store.log(live.table.charter.table))
        finally:
            await other.close()

    tell(path, story)


class Ear(logging.Handler):
    """Hears that something was logged."""

    def __init__(self, heard: asyncio.Event) -> None:
        super().__init__()
        self.heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.set()


def test_a_bot_waits_for_the_disk_and_goes_on_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def story(hall: Hall, live: LiveTable, watcher: Watcher) -> None:
        heard = asyncio.Event()
        ear = Ear(heard)
        LOG.addHandler(ear)
        while live.table.acting != 0:
            await live._written.wait()
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            while live.table.acting == 0:
                await played(live, watcher, f"move {live.table.move}")
            other.execute("BEGIN IMMEDIATE")
            move = live.table.move
            await heard.wait()
            assert move == live.table.move
            other.execute("ROLLBACK")
        while live.table.move == move:
            await live._written.wait()
        LOG.removeHandler(ear)

    tell(path, story, ChairWish("bot", level="greenhorn"))
