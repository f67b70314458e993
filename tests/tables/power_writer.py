"""A process in which people play at several tables; what the store says is safe is noted at once.

python -m tests.tables.power_writer FOLDER MOVES FLUSHES PAGES: every line in FOLDER/said is written
when the store has returned (`=`), or just before it is asked (`?`). PAGES: so many in the log of
the file before they go to their places; 0: as the house has it.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Final

from farwest.tables import wire
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Charter, Entry, Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from tests.tables.test_live_table import comes

TABLES: Final = 5
CHAIRS: Final = [wire.ChairWish("me"), wire.ChairWish("guest", "Opal")]


class NotedStore(SqliteStore):
    def __init__(self, folder: Path, flushes: str, pages: int) -> None:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._said = os.open(folder / "said", flags)
        super().__init__(folder / "house.db")
        if pages:
            self.writer._file.execute(f"PRAGMA wal_autocheckpoint = {pages}")
        if flushes != "FULL":  # to see that the difference shows
            self.writer._file.execute(f"PRAGMA synchronous = {flushes}")

    def say(self, what: str) -> None:
        os.write(self._said, f"{what}\n".encode())

    async def found(self, charter: Charter, log: list[Entry]) -> None:
        self.say(f"? {charter.table} {len(log)}")
        await super().found(charter, log)
        self.say(f"= {charter.table} {len(log)}")

    async def append(self, table: str, n: int, entries: list[Entry]) -> None:
        self.say(f"? {table} {n + len(entries)}")
        await super().append(table, n, entries)
        self.say(f"= {table} {n + len(entries)}")

    async def save_person(self, person: Member) -> None:
        await super().save_person(person)
        self.say(f"= {person.id} person")


async def sits_and_plays(hall: Hall, n: int, moves: int, dice: random.Random) -> None:
    """One game after another, both seats."""
    person = Member(f"p{n}", f"N{n}")
    await hall.store.save_person(person)
    made = 0
    while made < moves:
        live = await hall.live(await hall.found(person, wire.NewTable("goat", CHAIRS)))
        watcher = Watcher(person.id, person.name, "en", "none", -1)
        await comes(live, watcher)
        while live.table.stage == "playing" and made < moves:
            table = live.table
            move, action = table.seen(table.acting), dice.choice(table.playing.state.legal())
            await live.handle(watcher, wire.Play(f"m{made}", move, action))
            if made % 7 == 0:
                await live.handle(watcher, wire.Chat(f"c{made}", "Howdy! " * 20))
            watcher._mail.clear()
            made += 1
        live.leave(watcher)


async def main(folder: str, moves: str, flushes: str, pages: str) -> None:
    hall = Hall(NotedStore(Path(folder), flushes, int(pages)), Thinkers(1))
    each = int(moves) // TABLES
    playing = (sits_and_plays(hall, n, each, random.Random(n)) for n in range(TABLES))
    await asyncio.gather(*playing)
    await hall.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
