"""Which process of a house has which tables, where its processes are on several machines.

Everybody is equal: whoever comes takes a number, and from the numbers that are alive everybody
works out by itself whose each slot is. A lock on a number or a slot belongs to the session that
writes, so it is gone when that is: killed, stopped for too long, or cut off. Then the next who
looks takes the slot, and with it the next epoch: whoever had it before cannot write any more,
whatever it believes when it comes back (slots.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from farwest.tables.errors import TooMuch
from farwest.tables.files import File
from farwest.tables.postgres import PostgresStore
from farwest.tables.postgres_shape import LOCKS, NEIGHBOURS
from farwest.tables.slots import SLOTS

MOST: Final = 64  # processes of one house
NOBODY: Final = -1
SILENCE: Final = 5.0  # seconds without a word, and a session ends: a machine may have vanished

LOCK: Final = f"SELECT pg_try_advisory_lock({LOCKS}, ?::int)"
UNLOCK: Final = f"SELECT pg_advisory_unlock({LOCKS}, slot) FROM unnest(?::int[]) AS slot"
FREE_ONES: Final = f"""
    SELECT slot FROM unnest(?::int[]) AS slot WHERE pg_try_advisory_lock({LOCKS}, slot)
"""
ALIVE: Final = f"""
    SELECT number, door FROM neighbour JOIN pg_locks ON objid::int = number + {NEIGHBOURS}
    WHERE locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid::bigint = ({LOCKS})::bigint & 4294967295
"""
# Who stands still in the middle of a sentence is not idle for the server, and holds what it holds.
END_SILENT: Final = f"""
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objid >= {NEIGHBOURS}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid::bigint = ({LOCKS})::bigint & 4294967295
    AND wait_event = 'ClientRead' AND state_change < now() - make_interval(secs => ?)
    AND objid::bigint <> ?
"""
COME: Final = """
    INSERT INTO neighbour VALUES (?, ?) ON CONFLICT (number) DO UPDATE SET door = excluded.door
"""
# Not those that somebody else has taken since.
GIVE_UP: Final = """
    UPDATE slot SET epoch = slot.epoch + 1, holder = ''
    FROM unnest(?::int[], ?::bigint[]) AS held (slot, epoch)
    WHERE slot.slot = held.slot AND slot.epoch = held.epoch
"""


class Around(NamedTuple):
    doors: dict[int, str]  # by number of who is alive: where it can be reached
    owners: dict[int, int]  # by slot: who has it, or had it last


class Claims:
    """Of one process. Every look is a sign of life."""

    def __init__(self, store: PostgresStore, door: str, silence: float = SILENCE) -> None:
        """`door`: where the others reach this one."""
        self.store, self.door, self.silence = store, door, silence
        self.number = NOBODY
        self.mine: set[int] = set()
        store.writer.held = {}
        loop = asyncio.get_running_loop()

        def gone() -> None:
            """In the writing thread: the session ended, and its locks with it."""
            self.store.writer.held = {}
            loop.call_soon_threadsafe(store.lost.set)

        store.anew = gone

    async def join(self) -> int:
        def work(file: File) -> int:
            for number in range(MOST):
                if file.execute(LOCK, [NEIGHBOURS + number]).fetchone()[0]:
                    file.execute(COME, [number, self.door])
                    return number
            raise TooMuch("too-many")

        self.number = await self.store.writer.do(work)
        return self.number

    async def look(self) -> Around:
        def work(file: File) -> Around:
            doors = {row[0]: row[1] for row in file.execute(ALIVE)}
            held = file.execute("SELECT slot, holder FROM slot WHERE holder <> ''")
            return Around(doors, {row[0]: _number(row[1]) for row in held})

        await self.end_silent()
        return await self.store.writer.glance(work)

    async def end_silent(self) -> None:
        """By the session that reads: the one that writes may be waiting for just those. Not one's
        own, however late one is: who looks is there."""
        facts = [self.silence, NEIGHBOURS + self.number]
        await self.store.read(lambda file: file.execute(END_SILENT, facts).fetchall())

    async def claim(self, slots: Iterable[int]) -> set[int]:
        """Those of them that nobody holds."""
        wished, holder = sorted(slots), f"{self.number} at {self.door}"

        def work(file: File) -> dict[int, int]:
            free = sorted(row[0] for row in file.execute(FREE_ONES, [wished]))
            return self.store.take(file, free, holder)

        if not wished:
            return set()
        taken = await self.store.writer.do(work)
        self.store.writer.held = (self.store.writer.held or {}) | taken
        self.mine |= {*taken}
        return {*taken}

    async def give_up(self, slots: Iterable[int]) -> None:
        """What was asked to be written before is; what comes later is refused."""
        self.mine -= {*slots}
        held = self.store.writer.held or {}  # nothing, if the session is another one by now
        self.store.writer.held = {slot: e for slot, e in held.items() if slot in self.mine}
        going = sorted({*held} - self.mine)

        def work(file: File) -> None:
            file.execute(GIVE_UP, [going, [held[slot] for slot in going]])
            file.execute(UNLOCK, [going])

        if going:
            await self.store.writer.do(work)


def share(number: int, alive: Iterable[int]) -> set[int]:
    """The slots of this one: when somebody comes or goes, few of the others' change hands."""
    numbers = tuple(sorted({number, *alive}))
    return {slot for slot in range(SLOTS) if preferred(slot, numbers) == number}


@lru_cache(4 * SLOTS)
def preferred(slot: int, numbers: tuple[int, ...]) -> int:
    return max(numbers, key=lambda number: blake2b(b"%d %d" % (slot, number)).digest())


def _number(holder: str) -> int:
    """Whatever else wrote there is nobody that can be reached."""
    first = holder.partition(" ")[0]
    return int(first) if first.isdecimal() else NOBODY
