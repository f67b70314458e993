"""Tables that are played to their end, in a hall on a real store."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from farwest.tables import together
from farwest.tables.hall import Hall
from farwest.tables.historian import Historian
from farwest.tables.history_book import HistoryBook
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import ChairWish, NewTable

T = TypeVar("T")
JEANNE, OPAL = Member("p0", "Jeanne", password="hash"), Member("p1", "Opal", password="hash")
MAURICE = Member("p2", "Maurice")  # a guest
SALT = "5a" * 16


class Clock:
    """Moves on by a second whenever somebody looks."""

    now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


class Town:
    """A house without doors."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder / "house.db")
        self.clock = Clock()
        self.hall = Hall(self.store, Thinkers(1), self.clock)
        self.book = HistoryBook(self.store)
        self.historian = Historian(self.hall, self.book)

    async def begun(self, *people: Member, game: str = "goat", **wishes: Any) -> LiveTable:
        for person in people:
            await self.store.save_person(person)
        chairs = [ChairWish("me"), *[ChairWish("open")] * (len(people) - 1)]
        host, *others = people
        live = await self.hall.live(await self.hall.found(host, NewTable(game, chairs, **wishes)))
        async with live.lock:
            for seat, other in enumerate(others, 1):
                await live.write(live.table.sit(other.id, other.name, seat, live.now()))
            for person in people:
                seal = live.table.commitment
                await live.write(live.table.add_salt(person.id, seal, SALT, live.now()))
            await live.write(live.table.start([], live.now()))
        return live

    async def played(self, live: LiveTable, *, last: int = 0) -> LiveTable:
        """To the end, or until that many answers were given; whoever is asked takes what comes
        first, whether or not a bot has their seat."""
        async with live.lock:
            while live.table.stage == "playing" and not 0 < last <= live.table.answers:
                table = live.table
                seat = table.thinking()[0]
                action = together.turned_to(table.playing, seat, table.held).state.legal()[0]
                await live.write(table.play(seat, table.seen(seat), action, "", live.now()))
        return live

    async def ended(self, *people: Member, **wishes: Any) -> LiveTable:
        live = await self.played(await self.begun(*people, **wishes))
        await live.tidy()
        return live


def in_town(folder: Path, story: Callable[[Town], Awaitable[T]]) -> T:
    async def whole() -> T:
        town = Town(folder)
        try:
            return await story(town)
        finally:
            await town.hall.close()

    return asyncio.run(whole())


async def struck_at_the_end(town: Town) -> None:
    """Killed when the last answer is on disk, and nothing that follows from it."""
    await town.played(await town.begun(JEANNE, OPAL, rated=True))
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    in_town(Path(sys.argv[1]), struck_at_the_end)
