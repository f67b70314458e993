"""Tournaments in the file of the house.

Whatever must happen once is decided where it is written: who closes a registration, pairs a round
or notes a result a second time, in this process or another, changes nothing and is told so.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from farwest.kit.reading import decoded
from farwest.tables.errors import NoSuchTable, NotNow, TooMuch
from farwest.tables.files import BookStore, File
from farwest.tables.wire import ClockWish, Value
from farwest.tournament.facts import (
    Contestant,
    PairedRound,
    TableOutcome,
    Tournament,
    TournamentPlan,
)
from farwest.tournament.sealing import lot_of, seal_of

TournamentStage = Literal["open", "playing", "over"]
MOST_CONTESTANTS: Final = 64
MOST_OPEN: Final = 5  # tournaments of one host that are not over
LISTED: Final = 30
EACH: Final = 2  # of those, of one host: whoever founds many does not push others off the list

FIND: Final = "SELECT host, stage, league, chain, body FROM tournament WHERE name = ?"
PEOPLE: Final = """
    SELECT number, person, salt, body FROM contestant WHERE tournament = ? ORDER BY number
"""
OWN: Final = """
    SELECT name FROM tournament WHERE stage = ? AND (
        host = ? OR name IN (SELECT tournament FROM contestant WHERE person = ?)
    ) ORDER BY number DESC LIMIT ?
"""
ALL_OWN: Final = """
    SELECT name FROM tournament
    WHERE host = ? OR name IN (SELECT tournament FROM contestant WHERE person = ?) ORDER BY number
"""
NEWEST: Final = """
    SELECT name FROM (
        SELECT name, number, row_number() OVER (PARTITION BY host ORDER BY number DESC) AS of_host
        FROM tournament WHERE stage = ?
    ) AS ranked WHERE of_host <= ? ORDER BY number DESC LIMIT ?
"""
ROUNDS: Final = "SELECT body FROM paired_round WHERE tournament = ? ORDER BY number"
TABLES: Final = """
    SELECT table_id, round, number, body FROM round_table WHERE tournament = ?
    ORDER BY round, number
"""


class TournamentBody(Struct, frozen=True):
    """What its host planned."""

    title: str
    game: str
    plan: TournamentPlan
    founded: float
    variant: dict[str, Value] = {}
    clock: ClockWish | None = None
    language: str = "en"
    bots: bool = False  # they may enter
    by_itself: bool = False  # the next round is paired as soon as one is over
    season: int = 0  # of its league
    division: int = 0


class RoundTable(Struct, frozen=True):
    table: str
    round: int
    number: int
    outcome: TableOutcome | None = None


class KeptTournament(Struct, frozen=True):
    name: str
    host: str
    stage: TournamentStage
    league: str
    chain: str
    body: TournamentBody
    contestants: list[Contestant]
    people: list[str]  # by contestant: a person; empty: a bot
    salts: list[str]  # of who gave some, in their order
    rounds: list[PairedRound]
    tables: list[RoundTable]

    @property
    def seal(self) -> str:
        return seal_of(self.chain)

    @property
    def facts(self) -> Tournament:
        return Tournament(
            self.body.plan,
            lot_of(self.seal, self.salts),
            self.contestants,
            self.rounds,
            [table.outcome for table in self.tables if table.outcome is not None],
        )

    def number_of(self, person: str) -> int:
        """-1: they did not enter."""
        return self.people.index(person) if person and person in self.people else -1

    def at(self, number: int) -> list[str]:
        """The tables where they played."""
        rounds = {paired.number: paired.tables for paired in self.rounds}
        facts = self.facts
        return [
            table.table
            for table in self.tables
            if number in facts.seated(rounds[table.round][table.number], table.round)
        ]

    def tables_of(self, round: int) -> list[RoundTable]:
        return [table for table in self.tables if table.round == round]


class TournamentBook:
    def __init__(self, store: BookStore) -> None:
        self.store = store

    # ---- reading --------------------------------------------------------------------------------

    async def find(self, name: str) -> KeptTournament:
        return await self.store.read(lambda file: read(file, name))

    async def listed(self, stage: TournamentStage, limit: int = LISTED) -> list[str]:
        """The newest first."""
        sql = "SELECT name FROM tournament WHERE stage = ? ORDER BY number DESC LIMIT ?"
        return await self._names(sql, stage, limit)

    async def of(self, person: str) -> list[str]:
        """Hosted or entered, whatever became of it."""
        return await self._names(ALL_OWN, person, person)

    async def shown(self, stage: TournamentStage, person: str, limit: int = LISTED) -> list[str]:
        """Those of this person first, then the newest, few of each host."""
        own = await self._names(OWN, stage, person, person, limit) if person else []
        newest = await self._names(NEWEST, stage, EACH, limit)
        return [*dict.fromkeys([*own, *newest])][:limit]

    async def of_table(self, table: str) -> str:
        """Empty: of none."""
        sql = "SELECT tournament FROM round_table WHERE table_id = ?"
        return next(iter(await self._names(sql, table)), "")

    # ---- before it begins -----------------------------------------------------------------------

    async def found(
        self, name: str, host: str, chain: str, body: TournamentBody, league: str = ""
    ) -> None:
        def work(file: File) -> None:
            sql = "SELECT count(*) FROM tournament WHERE host = ? AND stage <> 'over'"
            if not league and file.execute(sql, [host]).fetchone()[0] >= MOST_OPEN:
                raise TooMuch("cups-full", most=MOST_OPEN)
            put(file, name, host, chain, body, league)

        await self.store.writer.do(work)

    async def enter(self, name: str, who: Contestant, person: str, salt: str, seal: str) -> None:
        """`seal`: the one they were shown; of a bot, none. Who is in already stays as they are."""

        def work(file: File) -> None:
            kept = read(file, name)
            if kept.stage != "open":
                raise NotNow("cup-closed")
            if person and seal != kept.seal:
                raise NotNow("other-seal")
            if kept.number_of(person) >= 0:
                return
            if len(kept.contestants) >= MOST_CONTESTANTS:
                raise TooMuch("cup-full", most=MOST_CONTESTANTS)
            add(file, name, who, person, salt)

        await self.store.writer.do(work)

    async def withdraw(self, name: str, person: str) -> None:
        """Before it begins: as if they had never entered."""

        def work(file: File) -> None:
            if read(file, name).stage != "open":
                raise NotNow("cup-closed")
            sql = "DELETE FROM contestant WHERE tournament = ? AND person = ?"
            file.execute(sql, [name, person])

        await self.store.writer.do(work)

    async def dismiss(self, name: str, number: int) -> None:
        """Before it begins, by its place in the list."""

        def work(file: File) -> None:
            if read(file, name).stage != "open":
                raise NotNow("cup-closed")
            rows = file.execute(PEOPLE, [name]).fetchall()
            if number not in range(len(rows)):
                raise NotNow("no-such-entrant")
            sql = "DELETE FROM contestant WHERE tournament = ? AND number = ?"
            file.execute(sql, [name, rows[number][0]])

        await self.store.writer.do(work)

    async def close(self, name: str) -> None:
        """The registration; from now on a number means one of them."""

        def work(file: File) -> None:
            kept = read(file, name)
            if kept.stage != "open":
                raise NotNow("cup-closed")
            if len(kept.contestants) < min(kept.body.plan.allowed):
                raise NotNow("cup-too-few", few=min(kept.body.plan.allowed))
            rows = file.execute(PEOPLE, [name]).fetchall()
            file.execute("DELETE FROM contestant WHERE tournament = ?", [name])
            for number, (_, person, salt, body) in enumerate(rows):
                who = replace(decoded(body, Contestant), number=number)
                add(file, name, who, person, salt)
            file.execute("UPDATE tournament SET stage = 'playing' WHERE name = ?", [name])

        await self.store.writer.do(work)

    # ---- while it goes on -----------------------------------------------------------------------

    async def pair(self, name: str, paired: PairedRound, tables: list[str], at: float) -> bool:
        """Once: whoever comes later with the same round is told False."""

        def work(file: File) -> bool:
            kept = read(file, name)
            facts = kept.facts
            if kept.stage != "playing" or not facts.round_is_over:
                return False
            if facts.next_number != paired.number:
                return False
            sql = "INSERT INTO paired_round (tournament, number, at, body) VALUES (?, ?, ?, ?)"
            file.execute(sql, [name, paired.number, at, text(paired)])
            sql = """
                INSERT INTO round_table (table_id, tournament, round, number) VALUES (?, ?, ?, ?)
            """
            rows = [(table, name, paired.number, n) for n, table in enumerate(tables)]
            file.executemany(sql, rows)
            return True

        return await self.store.writer.do(work)

    async def finish(self, table: str, outcome: TableOutcome) -> bool:
        """The first time counts."""
        sql = "UPDATE round_table SET body = ? WHERE table_id = ? AND body = ''"

        def work(file: File) -> bool:
            return file.execute(sql, [text(outcome), table]).rowcount > 0

        return await self.store.writer.do(work)

    async def leave(self, name: str, number: int, bot: Contestant | None) -> Contestant | None:
        """From the first round on in which they have nothing finished; with a bot in their place,
        if one is given. Who has one already has no other: that one."""

        def work(file: File) -> Contestant | None:
            kept = read(file, name)
            if kept.stage != "playing":
                raise NotNow("cup-not-now")
            if number not in range(len(kept.contestants)):
                raise NotNow("no-such-entrant")
            heirs = [c for c in kept.contestants if c.instead_of == number]
            if heirs:
                return heirs[-1]
            who = kept.contestants[number]
            gone = replace(who, left=who.left or first_unplayed(kept, number))
            change(file, name, number, gone)
            if bot is None:
                return None
            heir = replace(bot, number=len(kept.contestants), instead_of=number, since=gone.left)
            add(file, name, heir, "", "")
            return heir

        return await self.store.writer.do(work)

    async def end(self, name: str) -> bool:
        sql = "UPDATE tournament SET stage = 'over' WHERE name = ? AND stage <> 'over'"

        def work(file: File) -> bool:
            return file.execute(sql, [name]).rowcount > 0

        return await self.store.writer.do(work)

    async def forget(self, person: str) -> list[str]:
        """Somebody goes for good: what they entered they leave, and their place there has no name;
        what they host goes on by itself, or is over where it has not begun. Those that go on."""

        def work(file: File) -> list[str]:
            names = [name for (name,) in file.execute(ALL_OWN, [person, person]).fetchall()]
            file.execute("DELETE FROM league_member WHERE person = ?", [person])
            return [name for name in names if part(file, read(file, name), person)]

        return await self.store.writer.do(work)

    async def _names(self, sql: str, *facts: Any) -> list[str]:
        rows = await self.store.read(lambda file: file.execute(sql, facts).fetchall())
        return [str(row[0]) for row in rows]


def part(file: File, kept: KeptTournament, person: str) -> bool:
    """Whether it goes on."""
    number, name = kept.number_of(person), kept.name
    if number >= 0 and kept.stage == "open":
        sql = "DELETE FROM contestant WHERE tournament = ? AND person = ?"
        file.execute(sql, [name, person])
    elif number >= 0:
        who = kept.contestants[number]
        left = who.left or (first_unplayed(kept, number) if kept.stage == "playing" else 0)
        change(file, name, number, replace(who, name="", left=left))
    if kept.host == person and kept.stage == "open":
        file.execute("UPDATE tournament SET stage = 'over' WHERE name = ?", [name])
    elif kept.host == person:
        body = replace(kept.body, by_itself=True)
        file.execute("UPDATE tournament SET body = ? WHERE name = ?", [text(body), name])
    return kept.stage == "playing"


def first_unplayed(kept: KeptTournament, number: int) -> int:
    """The last round, if their table there is not over."""
    facts = kept.facts
    if not kept.rounds:
        return 1
    last = kept.rounds[-1]
    for n, table in enumerate(last.tables):
        if number in facts.seated(table, last.number):
            return last.number + (facts.outcome(last.number, n) is not None)
    return last.number + 1


def read(file: File, name: str) -> KeptTournament:
    row = file.execute(FIND, [name]).fetchone()
    if row is None:
        raise NoSuchTable("no-such-cup")
    people = file.execute(PEOPLE, [name]).fetchall()
    tables = file.execute(TABLES, [name]).fetchall()
    return KeptTournament(
        name=name,
        host=row[0],
        stage=row[1],
        league=row[2],
        chain=row[3],
        body=decoded(row[4], TournamentBody),
        contestants=[
            replace(decoded(body, Contestant), number=k) for k, (_, _, _, body) in enumerate(people)
        ],
        people=[person for _, person, _, _ in people],
        salts=[salt for _, _, salt, _ in people if salt],
        rounds=[decoded(body, PairedRound) for (body,) in file.execute(ROUNDS, [name]).fetchall()],
        tables=[
            RoundTable(table, round, n, decoded(body, TableOutcome) if body else None)
            for table, round, n, body in tables
        ],
    )


def put(
    file: File, name: str, host: str, chain: str, body: TournamentBody, league: str = ""
) -> None:
    sql = """
        INSERT INTO tournament (name, host, stage, league, chain, body)
        VALUES (?, ?, 'open', ?, ?, ?)
    """
    file.execute(sql, [name, host, league, chain, text(body)])


def add(file: File, name: str, who: Contestant, person: str, salt: str) -> None:
    sql = "SELECT coalesce(max(number), -1) + 1 FROM contestant WHERE tournament = ?"
    number = file.execute(sql, [name]).fetchone()[0]
    sql = """
        INSERT INTO contestant (tournament, number, person, salt, body) VALUES (?, ?, ?, ?, ?)
    """
    file.execute(sql, [name, number, person, salt, text(who)])


def change(file: File, name: str, number: int, who: Contestant) -> None:
    sql = "UPDATE contestant SET body = ? WHERE tournament = ? AND number = ?"
    file.execute(sql, [text(who), name, number])


def text(body: Struct) -> str:
    return msgspec.json.encode(body).decode()
