"""The hall of one worker: tables of its own, and what the others tell about theirs."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Set

from msgspec import Struct

from farwest.kernel.record import Record
from farwest.server.workers.neighbours import CARDS, WAKE, Neighbours
from farwest.server.workers.station import AnyStation
from farwest.tables.errors import NotNow, SlotLost
from farwest.tables.hall import LISTED, Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.store import Store
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import TableCard


class CardsWish(Struct):
    """Cards of these tables, for one pair of eyes."""

    tables: list[str]
    person: str
    language: str
    blocked: list[str]
    public: bool


class SharedHall(Hall):
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float],
        station: AnyStation,
        neighbours: Neighbours,
    ) -> None:
        super().__init__(store, thinkers, now)
        self.station, self.neighbours = station, neighbours
        self.is_mine = station.is_mine

    def let_go(self, going: Callable[[str], bool]) -> None:
        """Those tables go to another worker: whoever is there dials again, and finds it."""
        self.opened.forget(going)
        for name in [name for name in self.opened if going(name)]:
            live = self.opened.pop(name)
            for watcher in list(live.eyes):
                watcher.close_after_mail()
            live.stop()

    async def live(self, table: str) -> LiveTable:
        if not self.is_mine(table):
            raise SlotLost("slot-lost")
        return await super().live(table)

    async def table(self, table: str) -> Table:
        """Of another worker's, as the store has it now: it may be further on the next time."""
        return await (super().table(table) if self.is_mine(table) else self._read(table))

    async def finished(self, table: str, person: str) -> tuple[Table, Record]:
        try:
            return await super().finished(table, person)
        except SlotLost:  # it can never go on, and whoever has it must say so for good first
            await self.neighbours.ask(self.station.whose(table), WAKE, table, bool)
        found = await self._read(table)
        late = 0 if found.seats_of(person) else found.charter.delay
        if not found.halted or self.now() < min(found.at, self.now()) + late:
            raise NotNow("not-over")
        return found, found.record

    # ---- the lobby ----------------------------------------------------------------------------

    async def public_tables(
        self, person: str, language: str, blocked: Set[str] = frozenset()
    ) -> list[TableCard]:
        return await self._gathered(await self._public.get(), person, language, blocked, True)

    async def tables_of(self, person: str, language: str) -> list[TableCard]:
        names = await self.store.tables_of(person, LISTED) if person else []
        return await self._gathered(names, person, language, frozenset(), False)

    async def _gathered(
        self, tables: Iterable[str], person: str, language: str, blocked: Set[str], public: bool
    ) -> list[TableCard]:
        """Each table's card from whoever has it, in the order of the list."""
        shares: defaultdict[int, list[str]] = defaultdict(list)
        order = {table: k for k, table in enumerate(tables)}
        for table in order:
            shares[self.station.whose(table)].append(table)
        eyes = person, language, [*blocked], public
        found = await asyncio.gather(
            *(self._share(number, CardsWish(own, *eyes)) for number, own in shares.items())
        )
        return sorted((card for share in found for card in share), key=lambda c: order[c.table])

    async def _share(self, number: int, wish: CardsWish) -> list[TableCard]:
        """Who does not answer just now is no reason to hide their tables: the store knows them."""
        told = None
        if number != self.station.number:
            told = await self.neighbours.ask(number, CARDS, wish, list[TableCard])
        return await self.cards_here(wish) if told is None else told

    async def cards_here(self, wish: CardsWish) -> list[TableCard]:
        person = wish.person
        cards = await self._cards(wish.tables, person, wish.language, {*wish.blocked})
        if not wish.public:
            return cards
        return [card for card in cards if not self._tells(await self.table(card.table), person)]
