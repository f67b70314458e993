"""What somebody at a table may ask about its options: which are best, and why not another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from farwest.tables import scenes, together, wire
from farwest.tables.errors import Illegal, NotNow, TooMuch
from farwest.tables.fair_gate import Asker, Urgency
from farwest.tables.store import Entry
from farwest.tables.table import MOST_WISHES, Table
from farwest.tables.thinkers import advise
from farwest.tables.watcher import Watcher
from farwest.tables.wishes import seat_of

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

HINT_SECONDS: Final = 1.0


class Adviser:
    """Of one live table. It thinks of one hint at a time for each seat."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._advised: set[int] = set()  # seats for which a hint is being thought out

    async def hint(self, watcher: Watcher, message: wire.Hint) -> None:
        table = self.live.table
        seat = seat_of(table, watcher)
        if seat not in table.asked():
            raise NotNow("no-hint")
        if seat in self._advised:
            raise TooMuch("too-fast")
        if table.wished[watcher.person] >= MOST_WISHES:
            raise TooMuch("wishes-full")
        self._advised.add(seat)
        try:
            await self._think(watcher, message, table, seat)
        finally:
            self._advised.discard(seat)

    async def _think(self, watcher: Watcher, message: wire.Hint, table: Table, seat: int) -> None:
        live = self.live
        match = together.turned_to(scenes.in_words(table, watcher.language), seat, table.held)
        view = msgspec.json.encode(match.view(seat))
        async with live.lock:
            await live.write([Entry("hint", live.now(), seat, table.move)])
        move = live.table.seen(seat)
        asker = Asker(watcher.person, table.charter.table, Urgency.HINT)
        hint = advise, table.charter.game, view, HINT_SECONDS
        thoughts = await live.thinkers.run(*hint, asker=asker)
        offers = {offer.action: offer for offer in scenes.offers(match)}
        best = [offers[action] for action, _ in thoughts]
        chances = [chance for _, chance in thoughts]
        watcher.send(wire.Advice(message.ask, move, best, chances))

    def why_not(self, watcher: Watcher, message: wire.WhyNot) -> None:
        table = self.live.table
        seat = seat_of(table, watcher)
        match = scenes.in_words(table, watcher.language, table.facing(seat))
        if message.action >= match.game.actions:
            raise Illegal("no-such-action")
        text = match.why_not(seat, message.action)
        watcher.send(wire.Reason(message.ask, message.action, text, ""))
