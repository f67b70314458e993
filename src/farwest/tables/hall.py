"""All tables of a house: founding, finding, and who may come in."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Set
from functools import partial
from typing import Any, Final

import msgspec

from farwest import games, load
from farwest.kernel.errors import BadVariant, FarwestError, WrongSeats
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.tables import states
from farwest.tables.endings import open_to_all
from farwest.tables.errors import BadMessage, NoSuchTable, NotNow, NotYours, TooMuch
from farwest.tables.founding import first_entries
from farwest.tables.house_clock import HouseClock
from farwest.tables.lesson_table import LessonTable
from farwest.tables.live_table import Ended, LiveTable, keep_nothing
from farwest.tables.logbook import note
from farwest.tables.open_tables import OpenTables
from farwest.tables.past import shown
from farwest.tables.repairing import repair, stood_still
from farwest.tables.script import FIRST, lessons_of, script_of
from farwest.tables.short_memory import ShortMemory
from farwest.tables.sides import outcome_sentence
from farwest.tables.sleeping import Sleepers
from farwest.tables.store import Charter, Entry, Member, Store
from farwest.tables.table import Table
from farwest.tables.table_names import table_name
from farwest.tables.table_reading import read
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import MOST_DELAY, ChairWish, NewLesson, NewTable, TableCard
from farwest.tables.words import bot_names, clock_text, say

LOG: Final = logging.getLogger("farwest.tables")
MOST_LIVE: Final = 5000  # at once in memory
IDLE_LIVE: Final = 40  # kept warm after everybody has left
OVER_LIVE: Final = 4  # of those, with a game that is over: each weighs a megabyte, few come back
KEPT: Final = 60  # tables that were only looked up: a list of the lobby has thirty
EASY: Final = "greenhorn"  # who plays on with a learner
LISTED: Final = 30  # tables of one list in the lobby
EACH: Final = 3  # of those, tables of one host


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float] | None = None,
        load: Callable[[str], Game[Any, Any]] = load,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.now = now or HouseClock()
        self.load = load
        self.is_mine: Callable[[str], bool] = lambda _: True  # nobody else opens it
        self.begun = self.now()  # when this house was opened
        self.written: Callable[[Table], None] = lambda _: None  # whoever must hear of it
        self.new_name: Callable[[], str] = lambda: table_name(secrets.token_bytes())
        self.opened = OpenTables()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._seen: dict[str, Table] = {}  # not live, so nothing changes them
        self._asleep = Sleepers(self._wake, self.now)
        self._public = ShortMemory(self._public_names)
        self.ended: Ended = keep_nothing  # what happens when a game is over
        self.check_veil: Callable[[Charter], Awaitable[None]] = open_to_all  # or others play it yet

    # ---- founding -----------------------------------------------------------------------------

    async def found(self, person: Member, wish: NewTable) -> str:
        if wish.game not in games():
            raise BadMessage("bad-message", why=f"game {wish.game!r}")
        game, seats = self.load(wish.game), len(wish.chairs)
        try:
            game.variant_ints(seats, wish.variant)
        except WrongSeats:
            few, many = game.seats[0], game.seats[-1]
            title = say(game, wish.language, "game")
            raise BadMessage("seats", title=title, few=few, many=many) from None
        except BadVariant as error:
            raise BadMessage("bad-message", why=str(error)) from None
        if sum(chair.who == "me" for chair in wish.chairs) > 1:
            raise BadMessage("no-me")
        return await self._found(person, self._charter(person.id, wish), wish.language)

    def _charter(self, host: str, wish: NewTable, start: str = "", version: str = "") -> Charter:
        """Under today's rules, unless it goes on from a game of another version."""
        return Charter(
            table=self.new_name(),
            game=wish.game,
            seats=len(wish.chairs),
            variant=wish.variant,
            chairs=wish.chairs,
            host=host,
            secret=secrets.token_hex(32),
            founded=self.now(),
            version=version or self.load(wish.game).version,
            public=wish.public,
            clock=wish.clock,
            language=wish.language,
            delay=wish.delay,
            pace=wish.pace,
            help="off" if wish.rated else wish.help,
            rated=wish.rated,
            start=start,
        )

    async def _found(self, person: Member, charter: Charter, language: str) -> str:
        log = first_entries(charter, person, language, self.now())
        await self.store.found(charter, log)
        self._public.forget()
        note("table-founded", table=charter.table, person=person.id, game=charter.game)
        return charter.table

    async def rematch(self, table: Table) -> str:
        """The same people and wishes; everybody moves on by one seat."""
        old = table.charter
        order = [(seat + 1) % old.seats for seat in range(old.seats)]
        charter = msgspec.structs.replace(
            old,
            table=self.new_name(),
            chairs=[old.chairs[k] for k in order],
            secret=secrets.token_hex(32),
            founded=self.now(),
            version=table.game.version,
            start="",
            story="",
            after=old.table,
            day="",
            cup="",
            salt="",
        )
        taken = {chair.name for chair in table.chairs}
        free = [name for name in bot_names(old.language) if name not in taken]
        log, now = [], self.now()
        for seat, k in enumerate(order):
            chair = table.chairs[k]
            if chair.person and chair.again:
                log.append(Entry("sit", now, seat, text=chair.name, person=chair.person))
            else:  # a bot, also for who left and does not ask for more
                name = free.pop() if chair.person else chair.name
                log.append(Entry("bot", now, seat, text=name, value=chair.bot))
        await self.store.found(charter, log)
        self._public.forget()
        return charter.table

    async def play_on(
        self, person: Member, match: Match[Any, Any], seat: int, level: str, pace: bool = True
    ) -> str:
        """From where a finished game stood, against bots."""
        if match.seat is None:
            raise NotNow("game-over")
        chairs = [
            ChairWish("me" if k == seat else "bot", level=level)  # type: ignore[arg-type]
            for k in range(match.seats)
        ]
        facts = match.game.name, chairs, dict(match.record.variant)
        wish = NewTable(*facts, pace=pace, language=person.language)  # type: ignore[arg-type]
        charter = self._charter(person.id, wish, match.position().json(), match.version)
        charter = msgspec.structs.replace(charter, story=match.record.json())
        return await self._found(person, charter, person.language)

    async def learn(self, person: Member, wish: NewLesson) -> str:
        """The person's first lesson of a game: the one that was left, or a new one."""
        if wish.game not in games():
            raise BadMessage("bad-message", why=f"game {wish.game!r}")
        game = self.load(wish.game)
        if FIRST not in lessons_of(game):
            raise BadMessage("lesson-none")
        for name in () if wish.anew else await self.store.tables_of(person.id, LISTED):
            left = await self.table(name)
            given = isinstance(left, LessonTable) and not left.stopped and not left.lesson.done
            if given and left.charter.game == wish.game and left.charter.host == person.id:
                return name
        script = script_of(game)
        chairs = [ChairWish("bot" if name else "me", name) for name in script.names]
        new = NewTable(wish.game, chairs, language=wish.language)
        charter = msgspec.structs.replace(self._charter(person.id, new), lesson=FIRST)
        return await self._found(person, charter, wish.language)

    async def play_on_from_lesson(self, person: Member, table: str) -> str:
        found = await self.table(table)
        if not isinstance(found, LessonTable):
            raise NotNow("lesson-none")
        if not found.seats_of(person.id):
            raise NotYours("not-seated")
        if not found.lesson.done:
            raise NotNow("lesson-answer")
        return await self.play_on(person, found.lesson.match, found.lesson.seat, EASY)

    # ---- finding ------------------------------------------------------------------------------

    async def live(self, table: str) -> LiveTable:
        """Opened from the store if need be; two who ask at once get the same."""
        self._keep(table)
        if table in self.opened:
            return self.opened[table]
        if table not in self._opening:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable:
        self._tidy()
        if len(self.opened) >= MOST_LIVE:
            raise TooMuch("too-many")
        slept = self._asleep.woken(table)
        opened = await self._read(table)
        live = LiveTable(opened, self.store, self.thinkers, self.now, self.rematch)
        live.ended = self.ended
        live.joined = partial(self._keep, table)
        async with live.lock:
            if opened.stage == "stopped":
                await self._halt(live)
            elif stood_still(opened, slept, self.begun, self.now()):
                await live.write([Entry("woke", self.now())])
        live.written = self.written
        self.opened[table] = live
        self._seen.pop(table, None)
        live.drive()
        self._tidy()
        return live

    def _keep(self, table: str) -> None:
        """Though it was let go, somebody comes to it this moment."""
        if (live := self.opened.take_back(table)) is not None:
            self._asleep.woken(table)
            self._seen.pop(table, None)
            live.drive()

    async def _halt(self, live: LiveTable) -> None:
        """For good, before anybody gets the record of what was hidden."""
        table = live.table
        if not table.halted:
            await live.write([Entry("halt", self.now(), text=table.stopped)])
            await self.store.close_table(table.charter.table, self.now())

    async def table(self, table: str) -> Table:
        """As the store knows it; the live one's, if there is one."""
        if table in self.opened:
            return self.opened[table].table
        if table not in self._seen:
            read = await self._read(table)
            if table in self.opened:  # opened meanwhile, and perhaps further on
                return self.opened[table].table
            self._seen[table] = read
            if len(self._seen) > KEPT:
                del self._seen[next(iter(self._seen))]
        return self._seen[table]

    async def _read(self, table: str) -> Table:
        return read(*await self.facts(table))

    def sleep(self, table: str, until: float) -> None:
        """On disk, with its clock running."""
        self._asleep.put(table, until)

    async def facts(self, table: str) -> tuple[Charter, Game[Any, Any], list[Entry]]:
        charter = await self.store.charter(table)
        if charter is None:
            raise NoSuchTable("no-such-table")
        return charter, self.load(charter.game), await self.store.log(table)

    async def repair(self) -> None:
        """At the start, and behind everybody's back: repairing.py."""
        await repair(self)

    def shown(self, table: Table, person: str) -> Table:
        """As this person may see it now: a table may keep its watchers behind."""
        live = self.opened.get(table.charter.table)
        return shown(table, live.past if live else None, person, self.now())

    def forget(self, table: str) -> None:
        """It is read again when somebody asks for it."""
        self._seen.pop(table, None)

    def _tidy(self) -> None:
        """Live tables nobody is at may go, whatever their clock: the store has everything, and who
        wakes them when somebody's time is up."""
        for name in self.opened.surplus(IDLE_LIVE, OVER_LIVE):
            live = self.opened.let_go(name)
            if live.alarm is not None:
                self._asleep.put(name, live.alarm)
            live.stop()

    async def _wake(self, table: str) -> None:
        try:
            await self.live(table)
        except FarwestError as trouble:
            LOG.warning("a table could not be woken: %s", trouble)

    async def finished(self, table: str, person: str) -> tuple[Table, Record]:
        """A record holds every draw: it is given away only when the game is over, or can never go
        on, for this person too."""
        found = self.shown(await self.table(table), person)
        await self.check_veil(found.charter)
        if found.stage == "stopped":
            found = (await self.live(table)).table
            late = 0 if found.seats_of(person) else found.charter.delay
            now = self.now()
            if now < min(found.at, now) + late:
                raise NotNow("not-over")
            return found, found.record
        if found.stage != "over":
            raise NotNow("not-over")
        return found, found.playing.record

    # ---- the lobby ----------------------------------------------------------------------------

    async def public_tables(
        self, person: str, language: str, blocked: Set[str] = frozenset()
    ) -> list[TableCard]:
        """`blocked`: whom that person has blocked."""
        cards = await self._cards(await self._public.get(), person, language, blocked)
        return [card for card in cards if not self._tells(await self.table(card.table), person)]

    async def _public_names(self) -> list[str]:
        late = {"ended_after": self.now() - MOST_DELAY}
        return await self.store.tables(over=False, public=True, limit=LISTED, each=EACH, **late)

    def _tells(self, table: Table, person: str) -> bool:
        """A rematch would tell who is behind that the game before it is over."""
        charter = table.charter
        fresh = self.now() < charter.founded + charter.delay
        return bool(charter.after) and fresh and not table.seats_of(person)

    async def tables_of(self, person: str, language: str) -> list[TableCard]:
        names = await self.store.tables_of(person, LISTED) if person else []
        return await self._cards(names, person, language)

    async def _cards(
        self, tables: list[str], person: str, language: str, blocked: Set[str] = frozenset()
    ) -> list[TableCard]:
        cards = []
        for name in tables:
            try:
                table = await self.table(name)
                if not table.charter.lesson:  # the poster leads there
                    cards.append(self.card(table, person, language, blocked))
            except FarwestError:
                continue  # of a game this house no longer has
            except Exception:  # one table must not close the lobby
                LOG.exception("The lobby goes without the table %s.", name)
        return cards

    def card(
        self, table: Table, person: str, language: str, blocked: Set[str] = frozenset()
    ) -> TableCard:
        table = self.shown(table, person)
        charter, mine = table.charter, table.seats_of(person)
        here = live.here(person) if (live := self.opened.get(charter.table)) else set()
        names = states.names_of(table, language)
        ended = table.stage == "over" and outcome_sentence(table.playing, language, names)
        return TableCard(
            table=charter.table,
            game=charter.game,
            title=say(table.game, language, "game"),
            stage=table.stage,
            chairs=states.chairs(table, person, language, here, blocked),
            mine=mine,
            my_turn=states.awaits(table, person),
            clock=clock_text(language, charter.clock),
            pace=states.pace_of(charter.clock),
            rated=charter.rated,
            move=table.seen(None),
            since=charter.founded,
            outcome=ended or states.why_stopped(table, language),
        )

    def dismiss(self) -> None:
        """Everybody's line ends; who comes back finds the next house."""
        for live in list(self.opened.values()):
            for watcher in list(live.eyes):
                watcher.close_after_mail()

    @property
    def asleep(self) -> int:
        """Tables on disk whose clock runs on."""
        return len(self._asleep)

    async def close(self) -> None:
        self._asleep.close()
        for live in list(self.opened.values()):
            await live.close()
        self.thinkers.close()
        await self.store.close()
