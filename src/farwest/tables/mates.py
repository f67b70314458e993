"""Bots in a side with people: they pin what they mean to do, and answer the side's talk.

A bot thinks from its own seat's view and the pins of its side, as it does when it answers; what it
then answers is the plan that hangs there, or it pins another first. It says set phrases of its game
and nothing else, to its side alone. Where no side has both bots and people, nothing is done here.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

import msgspec

from farwest.bots.planning import Intent
from farwest.kit.rooms import Mates, ask
from farwest.kit.searching import folded
from farwest.kit.texts import LANGUAGES
from farwest.tables import teams, together
from farwest.tables.errors import TableTrouble
from farwest.tables.store import Entry
from farwest.tables.table import Table
from farwest.tables.thinkers import intend
from farwest.tables.words import spot_names

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

HEEDED: Final = {"play", "hold", "undo", "lapse", "pin", "whisper", "back", "away"}
LOG: Final = logging.getLogger("farwest.tables")
Thinking = asyncio.Task[Intent]


class BotMates:
    """Of one live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # a table nobody holds goes at once
        lesson = live.table.charter.lesson  # there the bots' answers are written down
        self.room = None if lesson else ask(live.table.game, Mates)
        self._seed = random.getrandbits(31)
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._asked: list[Entry] = []  # what people said, and nobody has answered yet
        self._meant: dict[int, tuple[Any, Thinking]] = {}  # by seat: what it thinks of, and how
        self._said: dict[int, tuple[str, ...]] = {}  # by seat: what it said last of its own accord

    def heed(self, entries: Iterable[Entry]) -> None:
        """These were written just now."""
        if self.room is None:
            return
        chairs = self.live.table.chairs
        news = [e for e in entries if e.kind in HEEDED and (e.seat < 0 or self._counts(e, chairs))]
        if news and self.live.is_played and mixed(self.live.table):
            self._asked += [entry for entry in news if entry.kind == "whisper"]
            self._go()

    def look(self) -> None:
        """Somebody came."""
        if self.room is not None and self.live.is_played and mixed(self.live.table):
            self._go()

    def plans(self, seat: int) -> bool:
        """Whether this bot's answer now is one that people were told of."""
        if self.room is None:
            return False
        table = self.live.table
        planned = table.playing.state.kind in self.room.PLANNED
        return planned and seat in mixed(table) and seat in table.thinking()

    async def answer(self, seat: int) -> int:
        """What it answers: as its plan says, which it changes first if it must."""
        intent = await self._intent(seat)
        await self._pin(seat, intent)
        return intent.action

    def stop(self) -> None:
        for task in (self._task, *(thinking for _, thinking in self._meant.values())):
            if task is not None:
                task.cancel()

    # ---- the small print ----------------------------------------------------------------------

    def _counts(self, entry: Entry, chairs: list[Any]) -> bool:
        """What a bot pins and holds is no news to the others: they answer after it."""
        return entry.kind == "play" or bool(chairs[entry.seat].human)

    def _go(self) -> None:
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._think())

    async def _think(self) -> None:
        try:
            while self._again:
                self._again = False
                await self._tidy()
                for seat in mixed(self.live.table):
                    if self.plans(seat):
                        await self._pin(seat, await self._intent(seat))
                await self._answer_talk()
        except TableTrouble as trouble:
            LOG.warning("bots of a side keep their plans to themselves: %s", trouble)
        except Exception:  # nobody's game stands still for it
            LOG.exception("bots of a side keep their plans to themselves")

    async def _intent(self, seat: int) -> Intent:
        """The same for the same view and the same pins of others."""
        table, live = self.live.table, self.live
        view = together.turned_to(table.playing, seat, table.held).view(seat)
        bots = mixed(table)
        pins = {
            other: stops
            for other, stops in table.talking.plans(bots[seat]).items()
            if stops and (other not in bots or other <= seat)  # one bot after the other
        }
        theirs = {other: stops for other, stops in pins.items() if other != seat}
        about = msgspec.json.encode(view), theirs
        known, thinking = self._meant.get(seat, (None, None))
        if thinking is None or known != about or thinking.cancelled():
            facts = table.charter.game, table.chairs[seat].bot, about[0], pins, self._seed
            work = live.thinkers.run(intend, *facts, asker=live.asker)
            thinking = asyncio.create_task(work)
            self._meant[seat] = about, thinking
        try:
            return await asyncio.shield(thinking)
        except Exception:
            self._meant.pop(seat, None)
            raise

    async def _pin(self, seat: int, intent: Intent) -> None:
        """If it is still asked: it may say why, too."""
        live = self.live
        async with live.lock:
            if not (live.table.stage == "playing" and self.plans(seat)):
                return
            entries = self._pinned(seat, intent.stops)
            if said := self._reason(seat, intent):
                entries += self._says(seat, *said)
            await live.write(entries)

    def _reason(self, seat: int, intent: Intent) -> tuple[str, ...]:
        """A word on a change for the sake of others; once."""
        said: tuple[str, ...] = ()
        if intent.leaves:
            said = "mate-gives-way", intent.leaves, intent.stops[-1]
        elif intent.shares:
            said = "mate-stays", intent.shares
        if said and said == self._said.get(seat):
            return ()
        self._said[seat] = said
        return said

    def _pinned(self, seat: int, stops: list[str]) -> list[Entry]:
        table = self.live.table
        audience = teams.as_bits(mixed(table)[seat])
        with suppress(TableTrouble):  # it has pinned more than anybody reads
            return table.talking.pin("", seat, stops, self.live.now(), audience)
        return []

    def _says(self, seat: int, *said: str) -> list[Entry]:
        """Where its side may talk apart."""
        table = self.live.table
        if not teams.talks_apart(table, seat):
            return []
        audience = teams.as_bits(mixed(table)[seat])
        return table.talking.answer(table.chairs[seat].name, seat, said, self.live.now(), audience)

    async def _tidy(self) -> None:
        """Plans of bots lose the stops that lie behind them."""
        live, room = self.live, self.room
        assert room is not None
        async with live.lock:
            entries, table = [], live.table
            bots = mixed(table)
            for seat, circle in bots.items():
                stops = table.talking.plans(circle).get(seat, ())
                left = room.left(table.playing.view(seat))
                if len(stops) > left:
                    entries += self._pinned(seat, [*stops[len(stops) - left :]])
            await live.write(entries)

    async def _answer_talk(self) -> None:
        """One bot answers each word, the one that it concerns."""
        live = self.live
        async with live.lock:
            asked, self._asked = self._asked, []
            entries: list[Entry] = []
            for word in asked:
                bots = mixed(live.table)
                heard = [seat for seat in bots if word.number >> seat & 1]
                if heard:
                    entries += self._replies(word, heard, bots[heard[0]])
            await live.write(entries)

    def _replies(self, word: Entry, bots: list[int], circle: frozenset[int]) -> list[Entry]:
        table = self.live.table
        plans = table.talking.plans(circle)
        named = spot_named(table.game.name, word.text)
        concerned = [seat for seat in bots if named and named in plans.get(seat, ())]
        turn = table.talking.answers % len(bots)
        seat = concerned[0] if concerned else bots[turn]
        stops = plans.get(seat, ())
        if not stops:
            return self._says(seat, "mate-no-plan")
        if not named or named == stops[-1]:
            return self._says(seat, "mate-rides", stops[-1])
        if named in stops:
            return self._says(seat, "mate-passes", named, stops[-1])
        return self._says(seat, "mate-elsewhere", named, stops[-1])


def mixed(table: Table) -> dict[int, frozenset[int]]:
    """By seat of a bot that has people on its side: those of its side. Who keeps a person's place
    is no mate: the plan there is the person's."""
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot and not chair.person]
    people = table.people()
    if not bots or not people or table.stage != "playing":
        return {}
    circles = [teams.circle(table, person) for person in sorted(people)]
    return {seat: circle for seat in bots for circle in circles if seat in circle}


def spot_named(game: str, text: str) -> str:
    """The first spot that a text names, in any language; empty: none."""
    said = folded(text)
    names = [
        (said.find(folded(name)), key)
        for language in LANGUAGES
        for key, name in spot_names(game, language).items()
    ]
    return min(((at, key) for at, key in names if at >= 0), default=(0, ""))[1]
