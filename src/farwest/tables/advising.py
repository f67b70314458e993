"""What somebody at a table may ask about its options: which are best, and why not another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import proxy

import msgspec

from farwest.bots.advising import Advised
from farwest.kernel.match import Match
from farwest.tables import hinting, scenes, together, wire
from farwest.tables.errors import Illegal, NotNow, TooMuch
from farwest.tables.fair_gate import Asker, Urgency
from farwest.tables.store import Entry
from farwest.tables.table import MOST_WISHES
from farwest.tables.thinkers import advise
from farwest.tables.watcher import Watcher
from farwest.tables.wishes import seat_of

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable


class Adviser:
    """Of one live table. It thinks of one hint at a time for each seat."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # a table nobody holds goes at once
        self._advised: set[int] = set()  # seats for which a hint is being thought out

    async def hint(self, watcher: Watcher, message: wire.Hint) -> None:
        table = self.live.table
        seat = seat_of(table, watcher)
        if seat not in table.asked():
            raise NotNow("no-hint")
        match, move, advised = await self._think(watcher, seat, None)
        watcher.send(hinting.advice(match, seat, message.ask, move, advised))

    async def why_not(self, watcher: Watcher, message: wire.WhyNot) -> None:
        """Why one may not; of what one may, why it is not the best."""
        table = self.live.table
        seat = seat_of(table, watcher)
        match = scenes.in_words(table, watcher.language, table.facing(seat))
        if message.action >= match.game.actions:
            raise Illegal("no-such-action")
        if seat in table.asked() and message.action in match.legal():
            match, _, advised = await self._think(watcher, seat, message.action)
            watcher.send(hinting.reason(match, seat, message.ask, message.action, advised))
            return
        text = match.why_not(seat, message.action)
        watcher.send(wire.Reason(message.ask, message.action, text, ""))

    async def _think(
        self, watcher: Watcher, seat: int, other: int | None
    ) -> tuple[Match[Any, Any], int, Advised]:
        """The match as it was asked about, the move, and what was thought of it. Among people a bot
        is asked in the open, or not at all."""
        if self.live.table.has_company and self.live.table.charter.help == "off":
            raise NotNow("help-off")
        if seat in self._advised:
            raise TooMuch("too-fast")
        if self.live.table.wished[watcher.person] >= MOST_WISHES:
            raise TooMuch("wishes-full")
        self._advised.add(seat)
        try:
            live, table = self.live, self.live.table
            match = together.turned_to(scenes.in_words(table, watcher.language), seat, table.held)
            view = msgspec.json.encode(match.view(seat))
            async with live.lock:
                name, person = table.chairs[seat].name, watcher.person
                asked = Entry("hint", live.now(), seat, table.move, value=name, person=person)
                await live.write([asked])
            move, game = live.table.seen(seat), table.charter.game
            asker = Asker(watcher.person, table.charter.table, Urgency.HINT)
            hint = advise, game, view, other
            return match, move, await live.thinkers.run(*hint, asker=asker)
        finally:
            self._advised.discard(seat)
