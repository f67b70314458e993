"""Leagues in the file of the house. A season is a tournament for each division."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from farwest.kit.reading import decoded
from farwest.tables.errors import NoSuchTable, TooMuch
from farwest.tables.files import BookStore, File
from farwest.tables.tournament_book import TournamentBody, add, put, text
from farwest.tables.wire import ClockWish
from farwest.tournament.facts import Contestant, TournamentPlan

MOST_MEMBERS: Final = 200
MOST_LEAGUES: Final = 3  # of one host
LISTED: Final = 20

MEMBERS: Final = """
    SELECT person FROM league_member WHERE league = ? AND here = 1 ORDER BY number
"""
OWN: Final = """
    SELECT name FROM league
    WHERE host = ? OR name IN (SELECT league FROM league_member WHERE person = ?) ORDER BY number
"""
JOIN: Final = """
    INSERT INTO league_member (league, person, here) VALUES (?, ?, 1)
    ON CONFLICT (league, person) DO UPDATE SET here = 1
"""
BEGIN: Final = """
    INSERT INTO season (league, number, at, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (league, number) DO NOTHING
"""


class LeagueBody(Struct, frozen=True):
    title: str
    game: str
    plan: TournamentPlan
    division: int  # members of one
    moving: int  # so many go up, and so many go down
    clock: ClockWish | None = None
    language: str = "en"


class Season(Struct, frozen=True):
    cups: list[str]  # tournaments, of the highest division first
    divisions: list[list[str]]  # persons


class DivisionWish(Struct, frozen=True):
    """A tournament that a season begins with."""

    cup: str
    chain: str
    body: TournamentBody
    people: list[tuple[str, str]]  # persons and their names


class KeptLeague(Struct, frozen=True):
    name: str
    host: str
    body: LeagueBody
    members: list[str]  # persons, in the order of coming
    seasons: list[Season]


class LeagueBook:
    def __init__(self, store: BookStore) -> None:
        self.store = store

    async def find(self, name: str) -> KeptLeague:
        def work(file: File) -> KeptLeague:
            sql = "SELECT host, body FROM league WHERE name = ?"
            row = file.execute(sql, [name]).fetchone()
            if row is None:
                raise NoSuchTable("no-such-league")
            members = [person for (person,) in file.execute(MEMBERS, [name]).fetchall()]
            sql = "SELECT body FROM season WHERE league = ? ORDER BY number"
            seasons = [decoded(body, Season) for (body,) in file.execute(sql, [name]).fetchall()]
            return KeptLeague(name, row[0], decoded(row[1], LeagueBody), members, seasons)

        return await self.store.read(work)

    async def listed(self) -> list[str]:
        sql = "SELECT name FROM league ORDER BY number DESC LIMIT ?"
        rows = await self.store.read(lambda file: file.execute(sql, [LISTED]).fetchall())
        return [str(row[0]) for row in rows]

    async def of(self, person: str) -> list[str]:
        """Hosted or entered, once or still."""
        rows = await self.store.read(lambda file: file.execute(OWN, [person, person]).fetchall())
        return [str(row[0]) for row in rows]

    async def found(self, name: str, host: str, body: LeagueBody) -> None:
        def work(file: File) -> None:
            sql = "SELECT count(*) FROM league WHERE host = ?"
            if file.execute(sql, [host]).fetchone()[0] >= MOST_LEAGUES:
                raise TooMuch("leagues-full", most=MOST_LEAGUES)
            sql = "INSERT INTO league (name, host, body) VALUES (?, ?, ?)"
            file.execute(sql, [name, host, text(body)])

        await self.store.writer.do(work)

    async def join(self, name: str, person: str) -> None:
        def work(file: File) -> None:
            if len(file.execute(MEMBERS, [name]).fetchall()) >= MOST_MEMBERS:
                raise TooMuch("league-full", most=MOST_MEMBERS)
            file.execute(JOIN, [name, person])

        await self.store.writer.do(work)

    async def leave(self, name: str, person: str) -> None:
        """From the next season on."""
        sql = "UPDATE league_member SET here = 0 WHERE league = ? AND person = ?"

        def work(file: File) -> None:
            file.execute(sql, [name, person])

        await self.store.writer.do(work)

    async def begin(
        self, name: str, host: str, number: int, season: Season, cups: list[DivisionWish], at: float
    ) -> bool:
        """A season with all its tournaments, their registration closed: once."""

        def work(file: File) -> bool:
            if not file.execute(BEGIN, [name, number, at, text(season)]).rowcount > 0:
                return False
            for cup in cups:
                put(file, cup.cup, host, cup.chain, cup.body, name)
                for k, (person, called) in enumerate(cup.people):
                    add(file, cup.cup, Contestant(k, called), person, "")
                sql = "UPDATE tournament SET stage = 'playing' WHERE name = ?"
                file.execute(sql, [cup.cup])
            return True

        return await self.store.writer.do(work)
