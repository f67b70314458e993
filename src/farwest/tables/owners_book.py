"""What the house keeps for whoever owns it: reports, bans, what its owners did, and who is one.

Everything here is bounded: nobody can fill the file by complaining.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from farwest.kit.reading import decoded
from farwest.tables.errors import NotNow, TooMuch
from farwest.tables.files import BookStore, File

DAY: Final = 24 * 3600.0
MOST_A_DAY: Final = 10  # reports of one person
MOST_REPORTS: Final = 5000
MOST_BANS: Final = 2000  # at once
MOST_DEEDS: Final = 10_000
MOST_RIGHTS: Final = 20  # browsers in which somebody is the owner
RIGHT_LASTS: Final = 90 * DAY
NEWEST: Final = 1 << 62
USED: Final = "used key "  # and its SHA-256: the name of a secret without bytes

Done = Literal[
    "banned",
    "unbanned",
    "closed",
    "settled",
    "entered",
    "left",
    "left-everywhere",
    "announced",
    "unannounced",
    "backed-up",
    "allowed",
]


class Heard(Struct, frozen=True):
    """A word beside the one that was reported, or that one."""

    name: str
    text: str
    at: float
    meant: bool = False


class Report(Struct, frozen=True):
    reporter: str  # a person's id
    reporter_name: str
    table: str
    title: str  # of its game
    about: str  # a person's id; empty: nobody with a name, or the table
    name: str
    reason: str
    talk: list[Heard]


class Ban(Struct, frozen=True):
    person: str  # an id; empty: it is an address
    address: str  # of IPv6 the network of one subscriber
    name: str
    why: str
    at: float
    until: float | None = None  # for good

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


class OwnersDeed(Struct, frozen=True):
    number: int
    at: float
    what: str
    about: str
    text: str


TOO_MANY_REPORTS: Final = """
    DELETE FROM report WHERE number = coalesce(
        (SELECT min(number) FROM report WHERE done IS NOT NULL),
        (SELECT min(number) FROM report WHERE reporter = (
            SELECT reporter FROM report GROUP BY reporter ORDER BY count(*) DESC LIMIT 1
        ))
    )
"""
REPORTS: Final = """
    SELECT number, at, done, body FROM report
    WHERE number < ? AND (done IS NOT NULL) = ? ORDER BY number DESC LIMIT ?
"""
BANS: Final = """
    SELECT number, body FROM ban
    WHERE lifted IS NULL AND (until IS NULL OR until > ?) ORDER BY number DESC LIMIT ?
"""


class OwnersBook:
    """In the file of the house. Whatever an owner does is written down with it."""

    def __init__(self, store: BookStore) -> None:
        self.store = store

    # ---- reports ----------------------------------------------------------------------------

    async def report(self, report: Report, at: float) -> None:
        def work(file: File) -> None:
            sql = "SELECT count(*) FROM report WHERE reporter = ? AND at > ?"
            if file.execute(sql, [report.reporter, at - DAY]).fetchone()[0] >= MOST_A_DAY:
                raise TooMuch("reports-full")
            row = report.reporter, at, _text(report)
            file.execute("INSERT INTO report (reporter, at, body) VALUES (?, ?, ?)", row)
            while file.execute("SELECT count(*) FROM report").fetchone()[0] > MOST_REPORTS:
                file.execute(TOO_MANY_REPORTS)

        await self.store.writer.do(work)

    async def reports(
        self, done: bool, limit: int, before: int = NEWEST
    ) -> list[tuple[int, float, float | None, Report]]:
        """The newest first: number, when, when it was settled, and what it says."""
        wish = before, done, limit
        rows = await self.store.read(lambda file: file.execute(REPORTS, wish).fetchall())
        return [(n, at, over, decoded(body, Report)) for n, at, over, body in rows]

    async def settle(self, number: int, at: float) -> None:
        def work(file: File) -> None:
            sql = "UPDATE report SET done = ? WHERE number = ? AND done IS NULL"
            if not file.execute(sql, [at, number]).rowcount:
                raise NotNow("no-such-report")
            _note(file, "settled", str(number), "", at)

        await self.store.writer.do(work)

    async def open_reports(self) -> int:
        sql = "SELECT count(*) FROM report WHERE done IS NULL"
        return int(await self.store.read(lambda file: file.execute(sql).fetchone()[0]))

    # ---- bans -------------------------------------------------------------------------------

    async def ban(self, ban: Ban) -> int:
        def work(file: File) -> int:
            if len(file.execute(BANS, [ban.at, MOST_BANS]).fetchall()) >= MOST_BANS:
                raise TooMuch("bans-full")
            sql = "INSERT INTO ban (until, body) VALUES (?, ?) RETURNING number"
            number = file.execute(sql, [ban.until, _text(ban)]).fetchone()[0]
            _note(file, "banned", ban.name or ban.address, ban.why, ban.at)
            return int(number)

        return await self.store.writer.do(work)

    async def lift(self, number: int, at: float) -> None:
        def work(file: File) -> None:
            sql = "UPDATE ban SET lifted = ? WHERE number = ? AND lifted IS NULL RETURNING body"
            row = file.execute(sql, [at, number]).fetchone()
            if row is None:
                raise NotNow("no-such-ban")
            ban = decoded(row[0], Ban)
            _note(file, "unbanned", ban.name or ban.address, ban.why, at)

        await self.store.writer.do(work)

    async def bans(self, now: float) -> dict[int, Ban]:
        """That hold; the newest first."""
        rows = await self.store.read(lambda file: file.execute(BANS, [now, MOST_BANS]).fetchall())
        return {number: decoded(body, Ban) for number, body in rows}

    # ---- what was done ----------------------------------------------------------------------

    async def note(self, what: Done, about: str, text: str, at: float) -> None:
        await self.store.writer.do(lambda file: _note(file, what, about, text, at))

    async def deeds(self, limit: int, before: int = NEWEST) -> list[OwnersDeed]:
        sql = "SELECT * FROM deed WHERE number < ? ORDER BY number DESC LIMIT ?"
        rows = await self.store.read(lambda file: file.execute(sql, [before, limit]).fetchall())
        return [OwnersDeed(*row) for row in rows]

    # ---- who is an owner --------------------------------------------------------------------

    async def give_right(self, name: str, at: float) -> None:
        """By the SHA-256 of what a browser keeps. Of too many, the oldest go."""

        def work(file: File) -> None:
            file.execute("INSERT INTO right_of_owner VALUES (?, ?)", [name, at])
            sql = """DELETE FROM right_of_owner WHERE name NOT IN (
                SELECT name FROM right_of_owner ORDER BY at DESC LIMIT ?)"""
            file.execute(sql, [MOST_RIGHTS])
            _note(file, "entered", "", "", at)

        await self.store.writer.do(work)

    async def use_key(self, key: str) -> bool:
        """By its SHA-256: whether it was not used before. Those of earlier starts open nothing."""

        def work(file: File) -> bool:
            name = f"{USED}{key}"
            sql = "INSERT INTO secret VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            fresh = file.execute(sql, [name, b""]).rowcount > 0
            sql = "DELETE FROM secret WHERE name LIKE ? AND name <> ?"
            file.execute(sql, [f"{USED}%", name])
            return fresh

        return await self.store.writer.do(work)

    async def has_right(self, name: str, now: float) -> bool:
        sql, wish = (
            "SELECT 1 FROM right_of_owner WHERE name = ? AND at > ?",
            [name, now - RIGHT_LASTS],
        )
        return bool(await self.store.read(lambda file: file.execute(sql, wish).fetchone()))

    async def end_right(self, name: str, at: float) -> None:
        def work(file: File) -> None:
            file.execute("DELETE FROM right_of_owner WHERE name = ?", [name])
            _note(file, "left", "", "", at)

        await self.store.writer.do(work)

    async def end_rights(self, at: float) -> None:
        def work(file: File) -> None:
            file.execute("DELETE FROM right_of_owner")
            _note(file, "left-everywhere", "", "", at)

        await self.store.writer.do(work)


def _note(file: File, what: Done, about: str, text: str, at: float) -> None:
    row = at, what, about, text
    file.execute("INSERT INTO deed (at, what, about, text) VALUES (?, ?, ?, ?)", row)
    file.execute(
        "DELETE FROM deed WHERE number <= (SELECT max(number) FROM deed) - ?", [MOST_DEEDS]
    )


def _text(body: Struct) -> str:
    return msgspec.json.encode(body).decode()
