"""A table with its door: one wish at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final

from msgspec.structs import replace

from farwest.kernel.errors import FarwestError, IllegalAction, UnknownAction
from farwest.tables import endings, explaining, film, manners, scenes, states, teams, wire, wishes
from farwest.tables.advising import Adviser
from farwest.tables.allowances import ALLOWED
from farwest.tables.counting import COUNTS
from farwest.tables.driver import Driver
from farwest.tables.errors import (
    Illegal,
    NotNow,
    NotYours,
    SlotLost,
    Stale,
    StoreTrouble,
    TableTrouble,
    TooMuch,
)
from farwest.tables.ledger import BROKEN
from farwest.tables.logbook import note, refused
from farwest.tables.mates import BotMates
from farwest.tables.orders import give_order
from farwest.tables.past import Past
from farwest.tables.presence import Presence
from farwest.tables.sharing import Sharing
from farwest.tables.store import AlreadyWritten, Entry, Store
from farwest.tables.table import Table
from farwest.tables.talking import SAID, Word
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import News, Watcher
from farwest.tables.words import phrase

QUIET: Final = {"chat", "whisper", "pin", "mate", "hint"}  # on the table, nothing changes by it
EARLY: Final = 0.01  # seconds: a timer may be that early, and then nothing new is to be seen yet
LOG: Final = logging.getLogger("farwest.tables")
Clock = Callable[[], float]
Rematch = Callable[[Table], Awaitable[str]]
Ended = Callable[[Table], Awaitable[None]]


async def keep_nothing(_: Table) -> None:
    """Where nobody asks for finished games."""


class LiveTable:
    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, now: Clock, rematch: Rematch
    ) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.rematch = rematch
        self.eyes: set[Watcher] = set()
        self.presence = Presence(self)
        self.sharing = Sharing(self)
        self.lock = asyncio.Lock()
        self.past = Past(table, now())  # for who is behind
        self._adviser = Adviser(self)
        self._driver = Driver(self)
        self.mates = BotMates(self)
        self._written = asyncio.Event()  # of the next thing that is written
        self._ended = False  # and the lists do not know it yet
        self.written: Callable[[Table], None] = lambda _: None  # hears of it, too
        self.ended: Ended = keep_nothing
        self.joined: Callable[[], None] = lambda: None  # somebody came: it is to be kept

    # ---- who looks ----------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        self._place(watcher)
        await manners.check_welcome(self, watcher)
        stranger = not self.table.seats_of(watcher.person)
        if stranger and self.table.charter.lesson:
            raise NotYours("lesson-only")
        if stranger and len(self.eyes) >= ALLOWED.watchers:
            raise TooMuch("too-many")
        self.eyes.add(watcher)
        self.joined()
        self.presence.saw(watcher)
        for word in self.table.talking.last_words(self.table.seats_of(watcher.person)):
            self._hear(watcher, word)
        self._tell_all("table")
        watcher.tell("table", "scene", "outcome")
        if watcher.behind:  # what happened just before it came is not yet for it
            later = asyncio.get_running_loop().call_later
            later(watcher.behind + EARLY, watcher.tell, "table", "scene", "outcome")
        self._tell_circle(watcher)
        self.mates.look()
        self.drive()

    def leave(self, watcher: Watcher) -> None:
        watcher.close()
        self.presence.saw(watcher)
        self.eyes.discard(watcher)
        self._tell_all("table")

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing happens but time."""
        resting = self._driver.idle or self._driver.alarm is not None
        return not self.eyes and resting and not self.lock.locked()

    @property
    def alarm(self) -> float | None:
        """When somebody's time is up; None: that is not all it waits for."""
        return None if self._driver.idle else self._driver.alarm

    def _place(self, watcher: Watcher) -> None:
        """Who has no seat is as far behind as the table wishes."""
        watcher.behind = 0 if self.table.seats_of(watcher.person) else self.table.charter.delay

    def _shown(self, watcher: Watcher) -> Table:
        return self.past.table(self.table, self.now()) if watcher.behind else self.table

    def here(self, person: str = "") -> set[str]:
        """As this person may know it: who is behind learns later that somebody left their seat."""
        found = {watcher.person or f"watcher {id(watcher)}" for watcher in self.eyes}
        table = self.table
        begun = table.match is not None or table.halted
        if not (table.charter.delay and begun) or table.seats_of(person):
            return found
        playing = {chair.person for chair in table.chairs}
        return (found - playing) | self.past.seated(self.now())

    # ---- wishes -------------------------------------------------------------------------------

    async def handle(self, watcher: Watcher, message: wire.ClientMessage) -> None:
        """Answers on the eye: Done, or Refusal and nothing has changed."""
        ask = getattr(message, "ask", "")
        self._place(watcher)
        self.presence.saw(watcher)
        try:
            await self._handle(watcher, message)
        except SlotLost:  # who comes back is led to whoever has the table, and asks again
            watcher.close()
        except FarwestError as error:
            refused(error)
            text = error.said(watcher.language) if isinstance(error, TableTrouble) else str(error)
            watcher.send(wire.Refusal(type(error).__name__, text, ask, self._move(watcher)))
            watcher.repeat()
            watcher.tell("scene")
        except Exception:
            LOG.exception("a %s could not be answered", type(message).__name__)
            watcher.send(wire.Refusal("Broken", phrase(watcher.language, "error-inside"), ask))

    async def _handle(self, watcher: Watcher, message: wire.ClientMessage) -> None:
        await manners.check_welcome(self, watcher, message)
        match message:
            case wire.Play():
                await self.play(watcher, message)
            case wire.Hint():
                await self._adviser.hint(watcher, message)
            case wire.WhyNot():
                await self._adviser.why_not(watcher, message)
            case wire.Explain():
                told = explaining.explained(self._shown(watcher), watcher, message.thing)
                watcher.send(wire.Told(message.ask, message.thing, told))
            case wire.Lift():
                self._lift(watcher, message)
            case wire.Look():
                watcher.language, watcher.canvas = message.language, message.canvas
                watcher.beliefs = message.beliefs
                watcher.forget()
                watcher.send(wire.Done(message.ask, self._move(watcher)))
                watcher.tell("table", "scene", "outcome")
                self._tell_circle(watcher)
            case wire.Rewind():
                watcher.rewind(message)
            case wire.Ping():
                watcher.send(wire.Pong(message.ask))
            case wire.Hello():
                raise NotNow("seated-already")
            case wire.Block() | wire.CallBot() | wire.Mute():
                await manners.heed(self, watcher, message)
                watcher.send(wire.Done(message.ask, self._move(watcher)))
            case wire.Order():
                await give_order(self, watcher, message)
            case wire.Chat() | wire.Plan():
                async with self.lock:  # and no word about it to who is not meant
                    await self.write(teams.words(self.table, watcher, message, self.now()))
                    watcher.send(wire.Done(message.ask, self._move(watcher)))
            case _:
                async with self.lock:
                    await self.write(wishes.entries(self.table, watcher, message, self.now()))
                    watcher.send(wire.Done(message.ask, self._move(watcher)))
                    await self.go_on_if_ready()
                self._tell_all("table", "scene")
                self.drive()

    async def play(self, watcher: Watcher, message: wire.Play) -> None:
        began = perf_counter()
        async with self.lock:
            for seat in self.table.seats_of(watcher.person):
                move = self.table.done_before(seat, message.ask)
                if move is not None:
                    watcher.send(wire.Done(message.ask, self.table.seen(seat, move)))
                    return
            seat = wishes.seat_of(self.table, watcher)
            await self.answer(seat, message.move, message.action, message.ask, watcher.language)
            watcher.repeat()  # who answered sees so, even if nothing looks different
        COUNTS.moved(perf_counter() - began)
        watcher.send(wire.Done(message.ask, self.table.seen(seat)))  # before the scenes it leads to
        await self.tidy()
        self.drive()

    async def answer(self, seat: int, move: int, action: int, ask: str, language: str) -> None:
        try:
            entries = self.table.play(seat, move, action, ask, self.now())
        except UnknownAction:
            raise Illegal("no-such-action") from None
        except IllegalAction:
            match = scenes.in_words(self.table, language, self.table.facing(seat))
            raise Illegal(match.why_not(seat, action)) from None
        await self.write(entries)

    def _move(self, watcher: Watcher) -> int:
        """As this eye counts."""
        return self._shown(watcher).seen(next(iter(self.table.seats_of(watcher.person)), None))

    def _lift(self, watcher: Watcher, message: wire.Lift) -> None:
        if message.seat not in self.table.seats_of(watcher.person):
            raise NotYours("not-seated")
        watcher.lifted = message.seat
        watcher.forget()
        watcher.send(wire.Done(message.ask, self._move(watcher)))
        watcher.tell("scene")

    # ---- writing ------------------------------------------------------------------------------

    async def write(self, entries: list[Entry]) -> None:
        """On disk first. Called with the lock held."""
        if not entries:
            return
        table, was, reel = self.table, self.table.stage, self.table.reel
        try:
            await self.store.append(table.charter.table, table.n, entries)
        except AlreadyWritten:
            await self.read_again()
            raise Stale("overtaken") from None
        table.take(entries)
        self.sharing.changed()
        kinds = {entry.kind for entry in entries}
        if "bar" in kinds:
            manners.show_out(self)
        if kinds <= {"swap", "order"}:
            self._tell_alone(entries[0].seat, "scene" if kinds == {"swap"} else "table")
            self._driver.changed.set()
            return
        for watcher in self.eyes:
            self._place(watcher)
            for word in table.talking.fresh:
                self._hear(watcher, word)
        told = "hint" in kinds and table.has_company
        if kinds - QUIET or told:
            self.past.remember(table, self.now())
        ended = table.stage == "over" and was != "over"
        if "undo" in kinds or table.reel != reel:
            for watcher in self.eyes:
                watcher.forget()
        if table.stage != was:
            note(f"table-{table.stage}", table=table.charter.table, moves=table.move)
        if table.stage != was or told or kinds - QUIET - {"play", "hold", "lapse"}:
            self._tell_all("table")
        if kinds - QUIET:
            self._tell_all("scene")
        if kinds - QUIET or "pin" in kinds:
            for watcher in self.eyes:
                self._tell_circle(watcher)
        if ended:
            self._tell_all("outcome")
        self._driver.changed.set()
        self._written.set()
        self._written = asyncio.Event()
        self._ended = self._ended or ended
        self.mates.heed(entries)
        self.written(self.table)

    async def tidy(self) -> None:
        """A finished game leaves the lists of open ones, whether or not the disk takes this."""
        if not self._ended:
            return
        self._ended = False
        try:
            await self.store.close_table(self.table.charter.table, self.now())
            await self.ended(self.table)
        except StoreTrouble as trouble:
            LOG.warning("a finished table stays among the open ones: %s", trouble)

    async def give_up(self, why: str = BROKEN) -> None:
        """For good: somebody brought a position that the rules cannot play on from, or the owner
        of the house does not want it."""
        async with self.lock:
            await self.write([Entry("halt", self.now(), text=why)])
            await self.read_again()
        self._ended = True
        await self.tidy()

    async def read_again(self) -> None:
        """Somebody else wrote to this table: what is on disk counts, not what is in memory."""
        charter, game = self.table.charter, self.table.game
        self.table = type(self.table)(charter, game, await self.store.log(charter.table))
        for watcher in self.eyes:
            watcher.forget()
            self._tell_circle(watcher)
        self._tell_all("table", "scene", "outcome")

    async def go_on_if_ready(self) -> None:
        """Called with the lock held."""
        if self.table.all_here():
            await self.write(self.table.start([], self.now()))
        if self.table.all_want_more():
            table = await self.rematch(self.table)
            await self.write([Entry("next", self.now(), text=table)])

    # ---- news ---------------------------------------------------------------------------------

    def _tell_all(self, *news: News) -> None:
        self.sharing.changed()
        seated = {eyes.person for eyes in self.eyes if self.table.seats_of(eyes.person)}
        self.past.saw(seated, self.now())
        for watcher in self.eyes:
            if watcher.behind:
                loop = asyncio.get_running_loop()
                loop.call_later(watcher.behind + EARLY, watcher.tell, *news)
            else:
                watcher.tell(*news)

    def _tell_alone(self, seat: int, what: News) -> None:
        """What nobody else may even hear of."""
        for watcher in self.eyes:
            if watcher.person == self.table.chairs[seat].person:
                watcher.forget()
                watcher.tell(what)

    def _tell_circle(self, watcher: Watcher) -> None:
        """Nobody else is even woken: when a stream sends its next empty line would tell."""
        if watcher.circled or teams.circle(self.table, watcher.person):
            watcher.tell("circle")

    def _hear(self, watcher: Watcher, word: Word) -> None:
        """Talk may tell what happens: who is behind on the game does not hear it."""
        muted = word.entry.person in watcher.muted and word.entry.kind in SAID
        if muted and word.entry.person != watcher.person:
            return
        if not watcher.behind and word.is_for(self.table.seats_of(watcher.person)):
            watcher.send(word.on_the_wire(self.table.game, watcher.language))

    def news(self, watcher: Watcher, what: News) -> list[wire.HouseMessage]:
        """Made of what is true now, and of the way there. Empty: there is nothing to say."""
        if what == "table":
            return [self.state(watcher)]
        if what == "circle":
            return [*teams.news(self.table, watcher)]
        table = self._shown(watcher)
        if what == "film":
            wish, watcher.film = watcher.film, None
            return [film.rewound(table, watcher, wish)] if wish else []
        if table.stopped:
            return []
        if what == "scene":
            return [*film.shown(table, watcher, self.now())]
        if table.stage != "over":
            return []
        helped, veiled = [chair.helped for chair in table.chairs], bool(table.charter.salt)
        return [endings.outcome(scenes.in_words(table, watcher.language), helped, veiled)]

    def state(self, watcher: Watcher) -> wire.TableState:
        eyes = watcher.person, watcher.language, self.here(watcher.person), watcher.blocked
        made = states.table_state(self._shown(watcher), *eyes)
        return replace(made, watching=self.presence.watching())

    async def changed(self) -> None:  # when something was written next
        await self._written.wait()

    # ---- bots and clocks ------------------------------------------------------------------------

    def drive(self) -> None:
        self._driver.go()

    def stop(self) -> None:
        self._driver.stop()
        self.mates.stop()

    async def close(self) -> None:
        for watcher in list(self.eyes):
            self.leave(watcher)
        self.stop()
