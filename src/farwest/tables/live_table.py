"""A table with its door: one wish at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from farwest.kernel.errors import FarwestError, IllegalAction, UnknownAction
from farwest.tables import scenes, showing, teams, together, wire
from farwest.tables.driver import Driver
from farwest.tables.errors import (
    Illegal,
    NotNow,
    NotYours,
    Stale,
    StoreTrouble,
    TableTrouble,
    TooMuch,
)
from farwest.tables.past import Past
from farwest.tables.store import Entry, Store, TaleTold
from farwest.tables.table import MOST_CHANGES, Table
from farwest.tables.talking import Word
from farwest.tables.thinkers import Thinkers, advise
from farwest.tables.watcher import Eye, News
from farwest.tables.words import bot_names, house

QUIET: Final = {"chat", "whisper", "pin", "hint"}  # entries that change nothing on the table
HINT_SECONDS: Final = 1.0
MOST_WATCHERS: Final = 300  # each costs a picture at every move; who plays always comes in
LOG: Final = logging.getLogger("farwest.tables")
Clock = Callable[[], float]
Rematch = Callable[[Table], Awaitable[str]]


class Room:
    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, now: Clock, rematch: Rematch
    ) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.rematch = rematch
        self.eyes: set[Eye] = set()
        self.lock = asyncio.Lock()
        self.past = Past(table)  # for who is behind
        self._advised: set[int] = set()  # seats for which a hint is being thought out
        self._driver = Driver(self)
        self._written = asyncio.Event()  # of the next thing that is written
        self._ended = False  # and the lists do not know it yet

    # ---- who looks ----------------------------------------------------------------------------

    async def join(self, eye: Eye, salt: str) -> None:
        self._place(eye)
        if not self.table.seats_of(eye.person) and len(self.eyes) >= MOST_WATCHERS:
            raise TooMuch("too-many")
        self.eyes.add(eye)
        try:
            async with self.lock:
                await self.write(self.table.add_salt(eye.person, salt, self.now()))
                await self._start_if_ready()
        except BaseException:
            self.eyes.discard(eye)
            raise
        for word in self.table.talking.last_words(self.table.seats_of(eye.person)):
            self._hear(eye, word)
        self._tell_all("table")
        eye.tell("table", "scene", "outcome")
        if eye.behind:  # what happened just before it came is not yet for it
            later = asyncio.get_running_loop().call_later
            later(eye.behind, eye.tell, "table", "scene", "outcome")
        self._tell_circle(eye)
        self.drive()

    def leave(self, eye: Eye) -> None:
        eye.close()
        self.eyes.discard(eye)
        self._tell_all("table")

    @property
    def idle(self) -> bool:
        return not self.eyes and self._driver.idle and not self.lock.locked()

    def _place(self, eye: Eye) -> None:
        """Who has no seat is as far behind as the table wishes."""
        eye.behind = 0 if self.table.seats_of(eye.person) else self.table.charter.delay

    def _shown(self, eye: Eye) -> Table:
        return self.past.table(self.table, self.now()) if eye.behind else self.table

    def here(self) -> set[str]:
        return {eye.person or f"watcher {id(eye)}" for eye in self.eyes}

    # ---- wishes -------------------------------------------------------------------------------

    async def handle(self, eye: Eye, message: wire.ClientMessage) -> None:
        """Answers on the eye: Done, or Refusal and nothing has changed."""
        ask = getattr(message, "ask", "")
        self._place(eye)
        try:
            await self._handle(eye, message)
        except FarwestError as error:
            text = error.said(eye.language) if isinstance(error, TableTrouble) else str(error)
            eye.send(wire.Refusal(type(error).__name__, text, ask, self._turn(eye)))
            eye.repeat()
            eye.tell("scene")
        except Exception:
            LOG.exception("a %s could not be answered", type(message).__name__)
            eye.send(wire.Refusal("Broken", house(eye.language, "error-inside"), ask))

    async def _handle(self, eye: Eye, message: wire.ClientMessage) -> None:
        match message:
            case wire.Play():
                await self.play(eye, message)
            case wire.Hint():
                await self._advise(eye, message)
            case wire.WhyNot():
                self._explain(eye, message)
            case wire.Lift():
                self._lift(eye, message)
            case wire.Look():
                eye.language, eye.canvas = message.language, message.canvas
                eye.beliefs = message.beliefs
                eye.forget()
                eye.send(wire.Done(message.ask, self._turn(eye)))
                eye.tell("table", "scene", "outcome")
                self._tell_circle(eye)
            case wire.Ping():
                eye.send(wire.Pong(message.ask))
            case wire.Hello():
                raise NotNow("seated-already")
            case wire.Chat() | wire.Plan():
                async with self.lock:  # and no word about it to who is not meant
                    await self.write(teams.words(self.table, eye, message, self.now()))
                    eye.send(wire.Done(message.ask, self._turn(eye)))
            case _:
                async with self.lock:
                    await self.write(self._entries(eye, message))
                    eye.send(wire.Done(message.ask, self._turn(eye)))
                    await self._start_if_ready()
                    await self._again_if_ready()
                self._tell_all("table", "scene")
                self.drive()

    def _entries(self, eye: Eye, message: wire.ClientMessage) -> list[Entry]:
        table, now, person = self.table, self.now(), eye.person
        if table.changes > MOST_CHANGES:
            raise TooMuch("log-full")
        match message:
            case wire.Sit():
                return table.sit(person, eye.name, message.seat, message.salt, now)
            case wire.Stand():
                return table.stand(person, now)
            case wire.Fill():
                return table.fill(person, message.seat, message.level, self._bot_name(), now)
            case wire.Start():
                table.check_host(person)
                return table.start(self._bot_names(), now)
            case wire.Undo():
                return table.undo(self._seat(eye), message.turn, now)
            case wire.Agree():
                return table.agree(self._voice(eye), message.yes, now)
            case wire.Leave():
                return table.leave(person, message.level, now)
            case wire.Return():
                return table.come_back(person, now)
            case wire.Again():
                return table.again(person, now)
        raise AssertionError(f"{message} is handled elsewhere")

    async def play(self, eye: Eye, message: wire.Play) -> None:
        async with self.lock:
            for seat in self.table.seats_of(eye.person):
                turn = self.table.done_before(seat, message.ask)
                if turn is not None:
                    eye.send(wire.Done(message.ask, self.table.seen(seat, turn)))
                    return
            seat = self._seat(eye)
            await self.answer(seat, message.turn, message.action, message.ask, eye.language)
            eye.repeat()  # who answered sees so, even if nothing looks different
        eye.send(wire.Done(message.ask, self.table.seen(seat)))  # before the scenes it leads to
        await self.tidy()
        self.drive()

    async def answer(self, seat: int, turn: int, action: int, ask: str, language: str) -> None:
        try:
            entries = self.table.play(seat, turn, action, ask, self.now())
        except UnknownAction:
            raise Illegal("no-such-action") from None
        except IllegalAction:
            spoken = scenes.in_words(self.table, language)
            match = together.turned_to(spoken, seat, self.table.held)
            raise Illegal(match.why_not(seat, action)) from None
        await self.write(entries)

    def _seat(self, eye: Eye) -> int:
        """Which of a person's seats a wish is for: the one that must answer, else the first. On a
        shared device, its owner must look."""
        seats = self.table.seats_of(eye.person)
        if not seats:
            raise NotYours("not-seated")
        asked = [*self.table.thinking(), *self.table.asked()]
        usual = eye.lifted if eye.lifted in seats else seats[0]
        seat = next((seat for seat in asked if seat in seats), usual)
        if self.table.chairs[seat].bot:
            raise NotNow("bot-plays")
        if len(seats) > 1 and eye.canvas != "none" and eye.lifted != seat:
            raise NotNow("curtain")
        return seat

    def _voice(self, eye: Eye) -> int:
        """The seat from which a person answers a request of others."""
        seats = self.table.seats_of(eye.person)
        if not seats:
            raise NotYours("not-seated")
        return next((k for k in seats if self.table.chairs[k].human), seats[0])

    def _turn(self, eye: Eye) -> int:
        """As this eye counts."""
        return self._shown(eye).seen(next(iter(self.table.seats_of(eye.person)), None))

    async def _advise(self, eye: Eye, message: wire.Hint) -> None:
        table, seat = self.table, self._seat(eye)
        if seat not in table.asked():
            raise NotNow("no-hint")
        if seat in self._advised:
            raise TooMuch("too-fast")
        self._advised.add(seat)
        try:
            await self._think(eye, message, table, seat)
        finally:
            self._advised.discard(seat)

    async def _think(self, eye: Eye, message: wire.Hint, table: Table, seat: int) -> None:
        match = together.turned_to(scenes.in_words(table, eye.language), seat, table.held)
        view = msgspec.json.encode(match.view(seat))
        async with self.lock:
            await self.write([Entry("hint", self.now(), seat, table.turn)])
        turn = self.table.seen(seat)
        thoughts = await self.thinkers.run(advise, table.charter.game, view, HINT_SECONDS)
        offers = {offer.action: offer for offer in scenes.offers(match)}
        best = [offers[action] for action, _ in thoughts]
        chances = [chance for _, chance in thoughts]
        eye.send(wire.Advice(message.ask, turn, best, chances))

    def _explain(self, eye: Eye, message: wire.WhyNot) -> None:
        seat = self._seat(eye)
        match = scenes.in_words(self.table, eye.language)
        if seat in self.table.asked():
            match = together.turned_to(match, seat, self.table.held)
        if message.action >= match.game.actions:
            raise Illegal("no-such-action")
        text = match.why_not(seat, message.action)
        eye.send(wire.Reason(message.ask, message.action, text, ""))

    def _lift(self, eye: Eye, message: wire.Lift) -> None:
        if message.seat not in self.table.seats_of(eye.person):
            raise NotYours("not-seated")
        eye.lifted = message.seat
        eye.forget()
        eye.send(wire.Done(message.ask, self._turn(eye)))
        eye.tell("scene")

    # ---- writing ------------------------------------------------------------------------------

    async def write(self, entries: list[Entry]) -> None:
        """On disk first. Called with the lock held."""
        if not entries:
            return
        table, was = self.table, self.table.stage
        try:
            await self.store.append(table.charter.table, table.n, entries)
        except TaleTold:
            await self._read_again()
            raise Stale("overtaken") from None
        table.take(entries)
        kinds = {entry.kind for entry in entries}
        for eye in self.eyes:
            self._place(eye)
            for word in table.talking.fresh:
                self._hear(eye, word)
        if kinds - QUIET:
            self.past.remember(table, self.now())
        ended = table.stage == "over" and was != "over"
        if "undo" in kinds:
            for eye in self.eyes:
                eye.forget()
        if table.stage != was or kinds - QUIET - {"play", "hold", "lapse"}:
            self._tell_all("table")
        if kinds - QUIET:
            self._tell_all("scene")
        if kinds - QUIET or "pin" in kinds:
            for eye in self.eyes:
                self._tell_circle(eye)
        if ended:
            self._tell_all("outcome")
        self._driver.changed.set()
        self._written.set()
        self._written = asyncio.Event()
        self._ended = self._ended or ended

    async def tidy(self) -> None:
        """A finished game leaves the lists of open ones, whether or not the disk takes this."""
        if not self._ended:
            return
        self._ended = False
        try:
            await self.store.close_table(self.table.charter.table, self.now())
        except StoreTrouble as trouble:
            LOG.warning("a finished table stays among the open ones: %s", trouble)

    async def _read_again(self) -> None:
        """Somebody else wrote to this table: what is on disk counts, not what is in memory."""
        charter, game = self.table.charter, self.table.game
        self.table = Table(charter, game, await self.store.log(charter.table))
        for eye in self.eyes:
            eye.forget()
            self._tell_circle(eye)
        self._tell_all("table", "scene", "outcome")

    async def _start_if_ready(self) -> None:
        if self.table.all_here():
            await self.write(self.table.start([], self.now()))

    async def _again_if_ready(self) -> None:
        if self.table.all_want_more():
            table = await self.rematch(self.table)
            await self.write([Entry("next", self.now(), text=table)])

    def _bot_names(self) -> list[str]:
        taken = {chair.name for chair in self.table.chairs}
        language = self.table.charter.language
        return [name for name in bot_names(language) if name not in taken]

    def _bot_name(self) -> str:
        return random.choice(self._bot_names())

    # ---- news ---------------------------------------------------------------------------------

    def _tell_all(self, *news: News) -> None:
        for eye in self.eyes:
            if eye.behind:
                loop = asyncio.get_running_loop()
                loop.call_later(eye.behind, eye.tell, *news)
            else:
                eye.tell(*news)

    def _tell_circle(self, eye: Eye) -> None:
        """Nobody else is even woken: when a stream sends its next empty line would tell."""
        if eye.circled or teams.circle(self.table, eye.person):
            eye.tell("circle")

    def _hear(self, eye: Eye, word: Word) -> None:
        """Talk may tell what happens: who is behind on the game does not hear it."""
        if not eye.behind and word.is_for(self.table.seats_of(eye.person)):
            eye.send(word.on_the_wire())

    def news(self, eye: Eye, what: News) -> list[wire.HouseMessage]:
        """Made of what is true now, and of the way there. Empty: there is nothing to say."""
        if what == "table":
            return [self.state(eye)]
        if what == "circle":
            return [*teams.news(self.table, eye)]
        return showing.news(self._shown(eye), eye, what, self.now())

    def state(self, eye: Eye) -> wire.TableState:
        return scenes.table_state(self._shown(eye), eye.person, eye.language, self.here())

    async def changed(self) -> None:
        """When something was written next."""
        written = self._written
        await written.wait()

    # ---- bots and clocks ------------------------------------------------------------------------

    def drive(self) -> None:
        self._driver.go()

    async def close(self) -> None:
        for eye in list(self.eyes):
            self.leave(eye)
        self._driver.stop()
