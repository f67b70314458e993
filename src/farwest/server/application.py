"""What every route needs: the hall, the people, and how to read and answer a request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

import farwest
from farwest.kernel.errors import FarwestError
from farwest.kit.reading import decoded
from farwest.kit.texts import LANGUAGES
from farwest.server.bans import Bans
from farwest.server.limits import Limits, network
from farwest.server.lines import Lines
from farwest.server.notices.postman import Postman
from farwest.server.operating.readiness import Readiness
from farwest.server.owning.backups import BackupDesk
from farwest.server.owning.chronicle import Chronicle
from farwest.server.people import People
from farwest.server.rehearsing import Rehearsals
from farwest.server.replays import Replays
from farwest.server.settings import Settings
from farwest.server.sweeping import Sweeper
from farwest.server.tournaments.running import TournamentRunner
from farwest.server.tries import Tries
from farwest.server.workers.neighbours import HANG_UP, Neighbours
from farwest.server.workers.roving import RovingStation
from farwest.server.workers.shared_hall import SharedHall
from farwest.server.workers.shared_limits import SharedLimits
from farwest.tables.allowances import AllowanceBook, Allowances, allow
from farwest.tables.cards import cards
from farwest.tables.claims import SILENCE
from farwest.tables.daily import result_of
from farwest.tables.daily_book import DailyBook
from farwest.tables.errors import BadMessage, NotYours, TableTrouble, TooMuch
from farwest.tables.hall import Hall
from farwest.tables.historian import Historian
from farwest.tables.history_book import HistoryBook
from farwest.tables.house_clock import HouseClock
from farwest.tables.ladder import RatingsDesk
from farwest.tables.league_book import LeagueBook
from farwest.tables.leaving import close_left
from farwest.tables.logbook import note, note_seldom
from farwest.tables.owners_book import OwnersBook
from farwest.tables.people_book import PeopleBook
from farwest.tables.postgres import PostgresStore
from farwest.tables.repairing import in_days
from farwest.tables.short_memory import ShortMemory
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import MOST_BYTES, GameCard

USUAL: Final = Allowances()
LOG: Final = logging.getLogger("farwest.server")
T = TypeVar("T")
OURS: Final = "x-farwest"  # a header that no form of another site can send
JSON: Final = "application/json"
PATIENCE: Final = 20.0  # seconds for what a request sends
PICTURE: Final = 4.0  # in ordinary looks: one for which a board is painted
REST: Final = 30.0  # seconds
A_DAY: Final = 24 * 3600.0  # seconds between two looks at tables that everybody left
JUMP: Final = 60.0  # seconds by which a clock that was set is worth a line in the log


class App:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = opened(settings)
        self.station = station = settings.station
        self.neighbours = Neighbours(station)
        self.clock = station.clock if station else HouseClock()
        self.people = People(self.store, settings.secure, self.clock)
        self.people.elsewhere = self._hang_up_elsewhere
        self.hall = self._hall(Thinkers(settings.bot_processes))
        self.asks = self._limits("asks", 60, 20)  # changes by one address, over HTTP
        self.looks = self._limits("looks", 200, 40)  # at lists and replays: each is some work
        self.tries = Tries(self.store, 10, 0.2, self.clock)  # passwords by an address, for a name
        self.founding = self._limits(
            "tables", USUAL.founding, 0.2
        )  # by one address: each may have bots
        self.founding_of = self._limits(
            "person's", USUAL.tables, 0.02
        )  # by one person, from wherever
        self.letters = self._limits("letters", 4, 1 / 1800)  # that ask for a yes, by and to one
        self.messages = Limits(60, 30)  # of one socket
        self.lines = Lines()
        self.replays = Replays(self.hall.thinkers)
        self.sweeper = Sweeper(self.look_at_clock)
        self.rehearsals = Rehearsals()
        self.opened = self.draining = False
        self.thinkers_key = ""
        self.readiness = Readiness(self)
        self.book = OwnersBook(self.store)
        self.history = HistoryBook(self.store)
        self.historian = Historian(self.hall, self.history)
        self.ratings = RatingsDesk(self.history)
        self.known = PeopleBook(self.store)
        self.announced = ShortMemory(lambda: self.known.announced(self.clock()))
        self.pairing = asyncio.Lock()  # two who look for each other find each other
        self.bans = Bans(self.book, self.clock, self.neighbours)
        self.postman = Postman(self, settings.notices)
        self.days = DailyBook(self.store)
        self.chronicle = Chronicle(self.clock)
        self.backups = BackupDesk(self)
        self.cups, self.leagues = TournamentRunner(self), LeagueBook(self.store)
        self._finishing: set[asyncio.Task[None]] = set()
        self._settled: set[str] = set()  # tables over days that know who is off

    def _hall(self, thinkers: Thinkers) -> Hall:
        if self.station is None:
            return Hall(self.store, thinkers, self.clock)
        hall = SharedHall(self.store, thinkers, self.clock, self.station, self.neighbours)
        if isinstance(self.station, RovingStation):
            self.station.let_go = hall.let_go
        return hall

    def _limits(self, name: str, burst: float, rate: float) -> Limits:
        """Of all workers together, where there are several."""
        if self.station is None:
            return Limits(burst, rate)
        return SharedLimits(name, burst, rate, self.station.buckets)

    async def _hang_up_elsewhere(self, credentials: list[str]) -> None:
        await self.neighbours.tell_all(HANG_UP, credentials)

    async def open(self) -> None:
        if self.station is None:
            await self.store.free_slots()
        else:
            await self.station.settle(self.store)
        await self.people.open()
        await self.bans.open()
        self.heed(await AllowanceBook(self.store).read())
        await self.postman.open()
        self.hall.written = self.heard
        self.sweeper.start()
        self._repair = asyncio.create_task(self._repair_later())
        self._leaving = asyncio.create_task(self._close_left())
        self._painted = asyncio.create_task(asyncio.to_thread(paint_cards))
        self.opened = True
        note("house-opened", version=farwest.__version__)

    async def _repair_later(self) -> None:
        """A worker that takes another's place has people waiting for their tables."""
        await asyncio.sleep(0 if self.station is None else REST)
        await self.hall.repair()
        await self.cups.catch_up()
        await self.historian.catch_up()

    async def _close_left(self) -> None:
        """Once a day, the first time when everything else is in order."""
        await asyncio.wait([self._repair])
        while self.settings.left_days:
            await close_left(self.hall, self.settings.left_days)
            await self.cups.end_forgotten(self.settings.left_days)
            await asyncio.sleep(A_DAY)

    def heard(self, table: Table) -> None:
        """Something was written at a table; told again at the start, if a crash came between."""
        self.postman.heard(table)
        if in_days(table) and table.stage == "playing" and table.charter.table not in self._settled:
            self._settled.add(table.charter.table)
            self.later(self._settle(table.charter.table))
        self.cups.heard(table)
        if table.charter.day and (result := result_of(table)) is not None:
            self.later(self.days.finish(result))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._finishing.add(task)
        task.add_done_callback(self._finishing.discard)

    async def _settle(self, table: str) -> None:
        from farwest.server.vacation import settle

        try:
            await settle(self, table)
        except FarwestError as trouble:
            LOG.warning("days off could not be told to the table %s: %s", table, trouble)

    async def close(self) -> None:
        self.sweeper.stop()
        self.rehearsals.stop()
        self.postman.close()
        self._leaving.cancel()
        self._repair.cancel()
        with suppress(asyncio.CancelledError):
            await self._repair
        await self.hall.close()
        self.people.close()
        self.opened = False
        note("house-closed")

    def heed(self, wish: Allowances) -> None:
        """What the owner allows, in this process, from now on."""
        allow(wish)
        self.founding.resize(wish.founding)
        self.founding_of.resize(wish.tables)

    def look_at_clock(self) -> None:
        self.chronicle.look()
        if abs(off := self.clock.off) > JUMP:
            note("clock-jumped", level=logging.WARNING, seconds=round(off))

    async def cards(self, language: str) -> list[GameCard]:
        """Of all games. To load and paint them takes a second: not one of the event loop's."""
        await asyncio.shield(self._painted)
        return [*cards(language)]

    # ---- who asks -------------------------------------------------------------------------------

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of another site cannot act for the person whose browser it runs in."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        https = self.settings.secure or connection.url.scheme in ("https", "wss")
        own = f"{'https' if https else 'http'}://{connection.headers.get('host')}"
        if origin.lower() == own.lower():
            return
        if origin.lower() == own.lower().replace("http:", "https:", 1):
            note_seldom("need-https", level=logging.WARNING, option="--https")
            raise NotYours("need-https")
        raise NotYours("foreign-page")

    def check_pace(self, connection: HTTPConnection, limits: Limits, cost: float = 1) -> None:
        if self.settings.limits and not limits.take(address(connection), cost):
            raise TooMuch("too-fast")

    def check_founding(self, connection: HTTPConnection, person: Member) -> None:
        self.check_pace(connection, self.founding)
        if self.settings.limits and not self.founding_of.take(person.id):
            raise TooMuch("too-fast")

    def one_more_line(
        self, connection: HTTPConnection, person: str, table: str
    ) -> AbstractContextManager[None]:
        if not self.settings.limits:
            return nullcontext()
        return self.lines.one_more(person, address(connection), table)

    async def check_password(
        self, connection: HTTPConnection, name: str, owner: Member | None
    ) -> None:
        """Who guesses waits; a browser that had the right password before waits for nobody."""
        if owner is not None and self.people.is_marked(connection, owner):
            await self.check_tries(f"known {owner.id}")
        else:
            await self.check_tries(f"address {address(connection)}")
            await self.check_tries(f"name {name.casefold()}")

    async def check_tries(self, asker: str) -> None:
        if self.settings.limits and not await self.tries.take(asker):
            raise TooMuch("too-fast")

    async def person(self, connection: HTTPConnection) -> Member:
        person = await self.people.who(connection)
        if person is None:
            raise NotYours("need-name")
        return person

    def check_ours(self, request: Request) -> None:
        """A request that changes something comes from our page, or with a token."""
        self.check_origin(request)
        by_token = "authorization" in request.headers
        if not by_token and OURS not in request.headers:
            raise NotYours("foreign-page")

    async def welcome(self, connection: HTTPConnection) -> Member | None:
        """Who it is, if the owner of the house lets them in."""
        person = await self.people.who(connection)
        self.bans.check(person.id if person else "", address(connection))
        return person

    async def acting(self, request: Request) -> Member | None:
        """Of a request that changes something."""
        self.check_pace(request, self.asks)
        self.check_ours(request)
        return await self.welcome(request)

    def watcher(
        self, connection: HTTPConnection, person: Member | None, name: str, **look: Any
    ) -> Watcher:
        """Eyes of this person, or of a stranger who is called so."""
        made = Watcher(person.id if person else "", person.name if person else name, **look)
        made.address = address(connection)
        if person is not None:
            made.muted, made.blocked = {*person.muted, *person.blocked}, {*person.blocked}
        return made

    async def acting_in_person(self, request: Request) -> Member | None:
        """Of a request that gives out a cookie or sets a password: a token is not enough, for it
        can be called back, and they cannot."""
        if "authorization" in request.headers:
            raise NotYours("own-browser")
        return await self.acting(request)

    async def language(self, connection: HTTPConnection) -> str:
        wish = connection.query_params.get("language", "")
        if wish in LANGUAGES:
            return wish
        try:
            person = await self.people.who(connection)
        except TableTrouble:  # a sentence about it is on its way
            person = None
        if person is not None:
            return person.language
        accepted = connection.headers.get("accept-language", "").lower()
        return next((known for known in LANGUAGES if accepted.startswith(known)), LANGUAGES[0])


def opened(settings: Settings) -> SqliteStore | PostgresStore:
    if not settings.store:
        return SqliteStore(settings.db)
    silence = SILENCE if isinstance(settings.station, RovingStation) else 0.0
    return PostgresStore(settings.store, silence=silence)


def paint_cards() -> None:
    for language in LANGUAGES:
        cards(language)


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from: of IPv6 the network that one subscriber has whole."""
    return network(connection.client.host) if connection.client else "?"


async def body(request: Request, kind: type[T], limit: int = MOST_BYTES) -> T:
    """What was sent, if it is what wire/ says. Read no further than the limit, nor for ever."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise TooMuch("too-large")
                parts.append(part)
    except TimeoutError:
        raise TooMuch("too-slow") from None
    except ClientDisconnect:
        raise BadMessage("bad-message", why="the end of it never came") from None
    try:
        return decoded(b"".join(parts), kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage("bad-message", why=str(error)) from None


def answer(message: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type=JSON)
