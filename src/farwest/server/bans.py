"""Whom the owner of the house has shut out: a person wherever they come from, or an address for a
while. In memory, since everybody who comes is looked up; the book has them for good."""

from __future__ import annotations

import math
from collections.abc import Callable

from farwest.server.workers.neighbours import BANNED, Neighbours
from farwest.tables import manners
from farwest.tables.errors import NotYours
from farwest.tables.hall import LISTED, Hall
from farwest.tables.owners_book import Ban, OwnersBook
from farwest.tables.watcher import Watcher

HOUR = 3600.0


class Bans:
    def __init__(self, book: OwnersBook, now: Callable[[], float], neighbours: Neighbours) -> None:
        self.book = book
        self.neighbours = neighbours
        self.now = now
        self.all: dict[int, Ban] = {}  # by number

    async def open(self) -> None:
        self.all = await self.book.bans(self.now())

    def of(self, person: str, address: str) -> Ban | None:
        now = self.now()
        for ban in self.all.values():
            meant = (person and ban.person == person) or (address and ban.address == address)
            if meant and ban.holds(now):
                return ban
        return None

    def check(self, person: str, address: str) -> None:
        if (ban := self.of(person, address)) is not None:
            raise self.refusal(ban)

    def refusal(self, ban: Ban) -> NotYours:
        left = 0 if ban.until is None else math.ceil((ban.until - self.now()) / HOUR)
        return NotYours("banned", hours=left)

    async def ban(self, ban: Ban, hall: Hall) -> None:
        """From now on, at every worker's tables."""
        now = self.now()
        self.all = {n: old for n, old in self.all.items() if old.holds(now)}
        self.all[await self.book.ban(ban)] = ban
        await self.enforce(ban, hall)
        await self.neighbours.tell_all(BANNED, ban)

    async def enforce(self, ban: Ban, hall: Hall) -> None:
        """At this worker's tables: their lines are closed, and bots play on for them."""

        def meant(watcher: Watcher) -> bool:
            by_address = bool(ban.address) and watcher.address == ban.address
            return by_address or (bool(ban.person) and watcher.person == ban.person)

        for live in [*hall.opened.values()]:
            manners.send_off(live, meant, self.refusal(ban), seated=True)
        for name in await hall.store.tables_of(ban.person, LISTED) if ban.person else ():
            if hall.is_mine(name) and (await hall.table(name)).stage in ("waiting", "playing"):
                live = await hall.live(name)
                if live.table.seats_of(ban.person):
                    await manners.part(live, ban.person)

    async def lift(self, number: int) -> None:
        await self.book.lift(number, self.now())
        self.all.pop(number, None)
        await self.neighbours.tell_all(BANNED, None)
