"""A table with its door: one wish at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec

from farwest.kernel.errors import FarwestError, IllegalAction, UnknownAction
from farwest.kernel.match import Match
from farwest.tables import film, scenes, together, wire
from farwest.tables.driver import Driver
from farwest.tables.errors import Illegal, NotNow, NotYours, Stale, StoreTrouble, TableTrouble
from farwest.tables.eye import Eye, News
from farwest.tables.store import Entry, Store, TaleTold
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers, advise
from farwest.tables.words import bot_names

HINT_SECONDS: Final = 1.0
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
        self.past: deque[tuple[float, Match[Any, Any] | None]] = deque()  # for who is behind
        self._driver = Driver(self)
        self._written = asyncio.Event()  # of the next thing that is written
        self._ended = False  # and the lists do not know it yet

    # ---- who looks ----------------------------------------------------------------------------

    async def join(self, eye: Eye, salt: str) -> None:
        eye.behind = 0 if self.table.seats_of(eye.person) else self.table.charter.delay
        self.eyes.add(eye)
        async with self.lock:
            await self.write(self.table.add_salt(eye.person, salt, self.now()))
            await self._start_if_ready()
        for n, entry in self.table.talk:
            self._hear(eye, n, entry)
        self._tell_all("table")
        eye.tell("table", "scene", "outcome")
        self.drive()

    def leave(self, eye: Eye) -> None:
        eye.close()
        self.eyes.discard(eye)
        self._tell_all("table")

    @property
    def idle(self) -> bool:
        return not self.eyes and self._driver.idle

    def here(self) -> set[str]:
        return {eye.person or f"watcher {id(eye)}" for eye in self.eyes}

    # ---- wishes -------------------------------------------------------------------------------

    async def handle(self, eye: Eye, message: wire.ClientMessage) -> None:
        """Answers on the eye: Done, or Refusal and nothing has changed."""
        ask = getattr(message, "ask", "")
        try:
            await self._handle(eye, message)
        except FarwestError as error:
            text = error.said(eye.language) if isinstance(error, TableTrouble) else str(error)
            eye.send(wire.Refusal(type(error).__name__, text, ask, self._turn(eye)))
            eye.tell("scene")

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
                eye.forget()
                eye.send(wire.Done(message.ask, self._turn(eye)))
                eye.tell("table", "scene", "outcome")
            case wire.Ping():
                eye.send(wire.Pong(message.ask))
            case wire.Hello():
                raise NotNow("seated-already")
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
        match message:
            case wire.Sit():
                entries = table.sit(person, eye.name, message.seat, message.salt, now)
                eye.behind = 0
                return entries
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
                return table.agree(self._seat(eye), message.yes, now)
            case wire.Chat():
                return table.say(person, eye.name, message.text, now)
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
                    eye.send(wire.Done(message.ask, self.table.counts(seat)[turn]))
                    return
            seat = self._seat(eye)
            await self.answer(seat, message.turn, message.action, message.ask, eye.language)
        eye.send(wire.Done(message.ask, self.table.seen(seat)))  # before the scenes it leads to
        await self.tidy()
        self.drive()

    async def answer(self, seat: int, turn: int, action: int, ask: str, language: str) -> None:
        try:
            entries = self.table.play(seat, turn, action, ask, self.now())
        except UnknownAction:
            raise Illegal("no-such-action") from None
        except IllegalAction:
            match = together.turned_to(scenes.in_words(self.table, language), seat)
            raise Illegal(match.why_not(seat, action)) from None
        await self.write(entries)

    def _seat(self, eye: Eye) -> int:
        """Which of a person's seats a wish is for: the one that must answer, else the first."""
        seats = self.table.seats_of(eye.person)
        if not seats:
            raise NotYours("not-seated")
        asked = [*self.table.thinking(), *self.table.asked()]
        return next((seat for seat in asked if seat in seats), seats[0])

    def _turn(self, eye: Eye) -> int:
        """As this eye counts."""
        return self.table.seen(next(iter(self.table.seats_of(eye.person)), None))

    async def _advise(self, eye: Eye, message: wire.Hint) -> None:
        table, seat = self.table, self._seat(eye)
        if seat not in table.asked():
            raise NotNow("no-hint")
        match = together.turned_to(scenes.in_words(table, eye.language), seat)
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
        n = table.n
        table.take(entries)
        for k, entry in enumerate(entries, n + 1):
            if entry.kind == "chat":
                for eye in self.eyes:
                    self._hear(eye, k, entry)
        if table.charter.delay:
            self._remember()
        ended = table.stage == "over" and was != "over"
        kinds = {entry.kind for entry in entries}
        if "undo" in kinds:
            for eye in self.eyes:
                eye.forget()
        if table.stage != was or kinds - {"play", "chat", "hint"}:
            self._tell_all("table")
        if kinds - {"chat", "hint"}:
            self._tell_all("scene")
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

    def _hear(self, eye: Eye, n: int, entry: Entry) -> None:
        """Talk may tell what happens: who is behind on the game does not hear it."""
        if not eye.behind:
            eye.send(wire.Talk(n, entry.seat, entry.value, entry.text, entry.at))

    def _remember(self) -> None:
        now, delay = self.now(), self.table.charter.delay
        self.past.append((now, self.table.match))
        while len(self.past) > 1 and self.past[1][0] <= now - delay:
            self.past.popleft()

    def _match_for(self, eye: Eye) -> Match[Any, Any] | None:
        """What an eye may look at now: who is behind sees the past."""
        if not eye.behind:
            return self.table.match
        seen = None
        for at, match in self.past:
            if at <= self.now() - eye.behind:
                seen = match
        return seen

    def news(self, eye: Eye, what: News) -> list[wire.HouseMessage]:
        """Made of what is true now, and of the way there. Empty: there is nothing to say."""
        if what == "table":
            return [self._state(eye)]
        match = self._match_for(eye)
        if match is None:
            return []
        if what == "outcome":
            return [scenes.outcome(self._told(eye, match))] if match.seat is None else []
        return [*self._film(eye, match), *self._scene(eye, match)]

    def _told(self, eye: Eye, match: Match[Any, Any]) -> Match[Any, Any]:
        return scenes.told(match, eye.language, scenes.names_of(self.table, eye.language))

    def _film(self, eye: Eye, match: Match[Any, Any]) -> Iterator[wire.Scene]:
        """What happened by itself since the last scene, one thing after the other."""
        seats = self.table.seats_of(eye.person)
        if eye.canvas == "none" or len(seats) > 1 or match is not self.table.match:
            return
        seat = next(iter(seats), None)
        counts = self.table.counts(seat)
        for step in film.steps(self.table, eye.turn, counts):
            spoken = self._told(eye, step)
            made = scenes.scene(spoken, seat, eye.canvas, eye.since, counts=counts, asks=False)
            eye.since = made.turn
            if eye.is_new(made):
                yield made

    def _state(self, eye: Eye) -> wire.TableState:
        state = scenes.table_state(self.table, eye.person, eye.language, self.here())
        if eye.behind:
            match = self._match_for(eye)
            stage: wire.Stage = "waiting" if match is None else "playing"
            stage = "over" if match and match.seat is None else stage
            return msgspec.structs.replace(state, stage=stage, next="")
        return state

    def _scene(self, eye: Eye, match: Match[Any, Any]) -> list[wire.Scene]:
        match = self._told(eye, match)
        table, seats = self.table, self.table.seats_of(eye.person)
        seat: int | None = seats[0] if seats else None
        curtain = -1
        if len(seats) > 1:
            seat, curtain = self._shared(eye, seats)
        program = eye.canvas == "none"
        undo: wire.UndoKind = "no"
        if seat is not None and not program and not eye.behind:
            undo = table.undo_kind(seat)
        held = -1
        if seat is not None and not eye.behind and seat in table.asked():
            match, held = together.turned_to(match, seat), table.held.get(seat, -1)
        made = scenes.scene(
            match,
            seat,
            eye.canvas,
            eye.since,
            counts=table.counts(seat, match),
            undo=undo,
            clocks=[] if eye.behind else scenes.clock_faces(table, seat, self.now()),
            curtain=curtain,
            behind=eye.behind,
            held=held,
        )
        eye.since, eye.turn = made.turn, match.turn
        return [made] if eye.is_new(made) else []

    def _shared(self, eye: Eye, seats: list[int]) -> tuple[int | None, int]:
        """Several people, one device: nobody's cards show until the right one has it in hand."""
        acting = next((seat for seat in self.table.thinking() if seat in seats), -1)
        if self.table.stage == "over":
            return seats[0], -1
        if acting >= 0 and acting != eye.lifted:
            eye.lifted = -1
            eye.forget()
            return None, acting
        return (eye.lifted, -1) if eye.lifted >= 0 else (None, -1)

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
