"""Runs the tournaments of a house: founds the tables of a round, hears what comes of them.

All that is known is in the store, and whatever is done can be done again: a round is paired once
(tables/tournament_book.py), its tables have names that follow from it, so that they are founded
once, and a result that was not heard when a house was killed is found at its table.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from farwest.kernel.errors import FarwestError
from farwest.server.tournaments.standing_in import StandInWish, stand_in
from farwest.server.workers.neighbours import STAND_IN, WAKE
from farwest.tables.errors import NotNow
from farwest.tables.finishing import seat_results
from farwest.tables.hall import EASY
from farwest.tables.logbook import note
from farwest.tables.store import AlreadyWritten, Charter, Entry
from farwest.tables.table import Table
from farwest.tables.table_names import table_name
from farwest.tables.tournament_book import KeptTournament, RoundTable, TournamentBook
from farwest.tables.wire import ChairWish
from farwest.tables.words import bot_names
from farwest.tournament.facts import Contestant, PairedRound, TableOutcome
from farwest.tournament.pairing import next_round
from farwest.tournament.sealing import round_secret

if TYPE_CHECKING:
    from farwest.server.application import App

LOG: Final = logging.getLogger("farwest.server")
SECRET: Final = "tournaments"  # of the house's own: names tables
EVERY: Final = 10_000
DAY: Final = 24 * 3600.0
TITLES: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


class TournamentRunner:
    def __init__(self, app: App) -> None:
        self.app = app
        self.book = TournamentBook(app.store)
        app.hall.check_veil = self.check_veil

    # ---- what happens at tables -----------------------------------------------------------------

    def heard(self, table: Table) -> None:
        if table.charter.cup and table.stage in ("over", "stopped"):
            self.app.later(self.finish(table))

    async def finish(self, table: Table) -> None:
        try:
            if await self.note_result(table):
                await self.go_on(table.charter.cup)
        except FarwestError as trouble:  # found at the next start, or when somebody looks
            LOG.warning("a result of the tournament %s waits: %s", table.charter.cup, trouble)

    async def note_result(self, table: Table) -> bool:
        kept = await self.book.find(table.charter.cup)
        mine = next((t for t in kept.tables if t.table == table.charter.table), None)
        if mine is None or mine.outcome is not None:
            return False
        return await self.book.finish(mine.table, outcome_of(table, mine))

    async def go_on(self, name: str) -> None:
        """What follows by itself: the next round, where the host wishes so; and after the last, the
        end."""
        kept = await self.book.find(name)
        if kept.stage != "playing" or not kept.facts.round_is_over:
            return
        if kept.body.by_itself or (kept.rounds and await self.round_after(kept) is None):
            await self.pair(name)

    async def round_after(self, kept: KeptTournament) -> PairedRound | None:
        """In a thread: of many it takes a while."""
        return await asyncio.to_thread(next_round, kept.facts)

    # ---- rounds ---------------------------------------------------------------------------------

    async def pair(self, name: str) -> None:
        """The next round and its tables; after the last one, the end."""
        kept = await self.book.find(name)
        if kept.stage != "playing":
            raise NotNow("cup-not-now")
        if not kept.facts.round_is_over:
            raise NotNow("round-goes-on")
        paired = await self.round_after(kept)
        if paired is None:
            await self.end(name)
            return
        tables = [
            await self.name_of_table(name, paired.number, n) for n in range(len(paired.tables))
        ]
        if await self.book.pair(name, paired, tables, self.app.clock()):
            note("round-paired", tournament=name, round=paired.number, tables=len(tables))
        await self.set_up(await self.book.find(name))

    async def end(self, name: str) -> None:
        if await self.book.end(name):
            note("tournament-over", tournament=name)

    async def set_up(self, kept: KeptTournament) -> None:
        """All tables of the last round are there, and those at which bots are asked go on."""
        if kept.stage != "playing" or not kept.rounds:
            return
        for table in kept.tables_of(kept.rounds[-1].number):
            if table.outcome is None:
                await self.set_up_table(kept, table)

    async def set_up_table(self, kept: KeptTournament, table: RoundTable) -> None:
        store = self.app.store
        if await store.charter(table.table) is None:
            charter, log = self.dealt(kept, table)
            with suppress(AlreadyWritten):  # by somebody else, this moment
                await store.found(charter, log)
                self.app.postman.heard(Table(charter, self.app.hall.load(charter.game), log))
        await self.wake(table.table)

    def dealt(self, kept: KeptTournament, table: RoundTable) -> tuple[Charter, list[Entry]]:
        """The charter and the first entries: it waits for people, and begins at once without."""
        body, app = kept.body, self.app
        facts, paired = kept.facts, kept.rounds[table.round - 1]
        seats = facts.seated(paired.tables[table.number], table.round)
        who = [kept.contestants[number] for number in seats]
        people = [kept.people[number] for number in seats]
        game, duplicate = app.hall.load(body.game), body.plan.duplicate
        charter = Charter(
            table=table.table,
            game=body.game,
            seats=len(seats),
            variant=body.variant,
            chairs=[ChairWish("open") for _ in seats],
            host=kept.host,
            secret=round_secret(kept.chain, table.round) if duplicate else secrets.token_hex(32),
            founded=app.clock(),
            version=game.version,
            clock=body.clock,
            language=body.language,
            pace=any(people),
            help="off",
            rated=True,
            cup=kept.name,
            salt="".join(kept.salts) if duplicate else "",
        )
        log, now = [], app.clock()
        for k, (one, person) in enumerate(zip(who, people, strict=True)):
            if person:
                log.append(Entry("sit", now, k, text=one.name, person=person))
            else:
                log.append(Entry("bot", now, k, text=one.name, value=one.level))
        if not any(people):
            log += Table(charter, game, log).start([], now)
        return charter, log

    async def name_of_table(self, name: str, round: int, n: int) -> str:
        key = await self.app.store.secret(SECRET)
        return table_name(hmac.digest(key, f"{name} {round} {n}".encode(), "sha256"))

    async def wake(self, table: str) -> None:
        """Where it is kept: its bots play though nobody looks."""
        app = self.app
        if app.hall.is_mine(table):
            await app.hall.live(table)
        elif app.station is not None:
            await app.neighbours.ask(app.station.whose(table), WAKE, table, bool)

    # ---- who leaves -----------------------------------------------------------------------------

    async def replace(self, name: str, number: int, level: str) -> None:
        """By a bot: at the table that is played now, and in the rounds to come."""
        kept = await self.book.find(name)
        bot = Contestant(0, new_names(kept, 1)[0], level)
        heir = await self.book.leave(name, number, bot)
        if heir is None or not kept.rounds:
            return
        person, last = kept.people[number], kept.rounds[-1]
        for table in kept.tables_of(last.number):
            at = kept.facts.seated(last.tables[table.number], last.number)
            if number in at and table.outcome is None and person:
                await self.seat_bot(StandInWish(table.table, person, heir.name, level))

    async def part(self, person: str) -> None:
        """For good: nobody waits for them, and what they hosted goes on."""
        for name in await self.book.of(person):
            kept = await self.book.find(name)
            number = kept.number_of(person)
            if kept.stage == "playing" and number >= 0 and not kept.contestants[number].left:
                with suppress(NotNow):  # it ended this moment
                    await self.replace(name, number, EASY)
        for name in await self.book.forget(person):
            with suppress(NotNow):
                await self.go_on(name)

    async def seat_bot(self, wish: StandInWish) -> None:
        app = self.app
        if app.hall.is_mine(wish.table):
            await stand_in(app.hall, wish)
        elif app.station is not None:
            await app.neighbours.ask(app.station.whose(wish.table), STAND_IN, wish, bool)

    # ---- after a start --------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """What a house that was killed has left half done."""
        for name in await self.book.listed("playing", EVERY):
            try:
                await self.look_after(name)
            except FarwestError as trouble:
                LOG.warning("the tournament %s could not go on: %s", name, trouble)

    async def end_forgotten(self, days: float) -> None:
        """Those that nobody has begun in so long."""
        for name in await self.book.listed("open", EVERY):
            kept = await self.book.find(name)
            if not kept.league and kept.body.founded + days * DAY < self.app.clock():
                await self.end(name)

    async def look_after(self, name: str) -> None:
        """Results that nobody heard, tables that were not there yet, bots that stood still."""
        kept = await self.book.find(name)
        for table in kept.tables:
            if table.outcome is not None or await self.app.store.charter(table.table) is None:
                continue
            found = await self.app.hall.table(table.table)
            if found.stage in ("over", "stopped"):
                await self.note_result(found)
        await self.go_on(name)
        await self.set_up(await self.book.find(name))

    # ---- one deal for all -----------------------------------------------------------------------

    async def check_veil(self, charter: Charter) -> None:
        """Nobody gets what was dealt at this table while others still play it."""
        if not charter.salt:
            return
        kept = await self.book.find(charter.cup)
        round = next((t.round for t in kept.tables if t.table == charter.table), 0)
        if kept.stage == "playing" and any(t.outcome is None for t in kept.tables_of(round)):
            raise NotNow("round-goes-on")


def new_names(kept: KeptTournament, count: int) -> list[str]:
    """Of bots, as nobody there is called: at random, the second of a name being the second."""
    taken, found = {one.name for one in kept.contestants}, list[str]()
    for mark in TITLES:
        names = [f"{name}{mark}" for name in bot_names(kept.body.language)]
        found += random.sample(names, len(names))
    return [name for name in found if name not in taken][:count]


def outcome_of(table: Table, at: RoundTable) -> TableOutcome:
    """By chair as paired: who begins may have been drawn since."""
    found = seat_results(table, ())
    if not found:
        return TableOutcome(at.round, at.number)
    seats = len(found)
    chairs = [found[(k - table.begun_by) % seats] for k in range(seats)]
    return TableOutcome(
        at.round,
        at.number,
        places=[one.place for one in chairs],
        scores=[one.score for one in chairs],
        sides=[one.side for one in chairs],
        left=[one.left for one in chairs],
    )
