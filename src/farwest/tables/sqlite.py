"""The store of a house in one SQLite file. See store.py for what its methods promise."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from secrets import token_bytes
from typing import Final

import msgspec

from farwest.kit.reading import decoded
from farwest.tables.errors import (
    NameTaken,
    NoSuchTable,
    NotYours,
    SlotLost,
    StoreClosed,
    StoreTrouble,
)
from farwest.tables.lookalikes import looks
from farwest.tables.migrations import STEPS, is_newest, migrate
from farwest.tables.slots import free, take
from farwest.tables.store import AlreadyWritten, Charter, Entry, Member
from farwest.tables.writer import Row, T, Work, Writer, append, trouble

PATIENCE: Final = 5.0  # seconds that another program may keep the file locked
SECRET: Final = 32  # bytes
LOOKED_AT: Final = 2000  # newest tables, for a list with a few of each host

SAVE_PERSON: Final = """
    INSERT INTO person (id, account, token, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE
    SET account = excluded.account, token = excluded.token, body = excluded.body
"""
BY_NAME: Final = "SELECT body FROM person WHERE account IN (?, ?)"
BY_SESSION: Final = """
    SELECT body FROM person JOIN session ON session.person = person.id WHERE session.name = ?
"""
CHARTERS: Final = "SELECT table_id, number, body FROM charter"
STILL_ON: Final = "over > ? AND json_extract(body, '$.delay') > 0"
FEW_OF_EACH: Final = """
    SELECT table_id FROM (
        SELECT table_id, number, row_number() OVER (
            PARTITION BY json_extract(body, '$.host') ORDER BY number DESC
        ) AS nth FROM ({})
    ) WHERE nth <= ? ORDER BY number DESC LIMIT ?
"""
TOO_MANY_OF_ONE: Final = """
    DELETE FROM shelf WHERE number IN (
        SELECT number FROM shelf WHERE owner = ? ORDER BY number DESC LIMIT -1 OFFSET ?
    )
"""
TOO_MANY: Final = """
    DELETE FROM shelf WHERE number = (
        SELECT min(number) FROM shelf WHERE owner = (
            SELECT owner FROM shelf GROUP BY owner ORDER BY count(*) DESC, min(number) LIMIT 1
        )
    )
"""
TABLES_OF: Final = """
    SELECT table_id FROM sat JOIN charter USING (number)
    WHERE person = ? ORDER BY number DESC LIMIT ?
"""


class SqliteStore:
    """Writes wait for each other and go to disk together (writer.py); reads have a connection and
    a thread of their own, and see all that was acknowledged."""

    def __init__(self, path: str | Path, *, patience: float = PATIENCE) -> None:
        """Opens the file, or makes it, and brings it to the newest shape."""
        with ExitStack() as opened:
            try:
                _make(Path(path))
                written = opened.enter_context(closing(_connect(path, patience)))
                migrate(written)
                written.execute("PRAGMA journal_mode = WAL")
                self._eyes = opened.enter_context(closing(_connect(path, patience)))
                self._eyes.execute("PRAGMA query_only = ON")
            except sqlite3.Error as error:
                raise trouble(error) from error
            opened.pop_all()
        self.lost = asyncio.Event()  # a slot, to somebody who writes there now
        self._closed = False
        self._reader = ThreadPoolExecutor(1, "farwest-reader")
        self.writer = Writer(written)

    async def found(self, charter: Charter, log: list[Entry]) -> None:
        rows = _rows(charter.table, 0, log)
        row = charter.table, charter.public, _text(charter)

        def work(file: sqlite3.Connection) -> None:
            try:
                file.execute("INSERT INTO charter (table_id, public, body) VALUES (?, ?, ?)", row)
            except sqlite3.IntegrityError as error:
                raise AlreadyWritten(
                    f"Table {charter.table} was founded by somebody else."
                ) from error
            append(file, rows)

        await self.writer.do(work)

    async def append(self, table: str, n: int, entries: list[Entry]) -> None:
        """If the waiting task is cancelled, the entries are written all the same."""
        if entries:
            try:
                await self.writer.append(_rows(table, n, entries))
            except SlotLost:
                self.lost.set()
                raise

    async def take_slots(self, slots: Iterable[int], holder: str) -> dict[int, int]:
        wished = [*slots]
        taken = await self.writer.do(lambda file: take(file, wished, holder))
        self.writer.held = (self.writer.held or {}) | taken
        return taken

    async def free_slots(self) -> None:
        await self.writer.do(free)
        self.writer.held = None

    async def charter(self, table: str) -> Charter | None:
        body = await self._text("SELECT body FROM charter WHERE table_id = ?", table)
        return None if body is None else _parsed(body, Charter)

    async def log(self, table: str) -> list[Entry]:
        bodies = await self._column("SELECT body FROM log WHERE table_id = ? ORDER BY n", table)
        return _parsed(f"[{','.join(bodies)}]", list[Entry])

    async def close_table(self, table: str, over: float) -> None:
        def work(file: sqlite3.Connection) -> None:
            sql = "UPDATE charter SET over = ? WHERE table_id = ?"
            if file.execute(sql, [over, table]).rowcount == 0:
                raise NoSuchTable("no-such-table")

        await self.writer.do(work)

    async def tables(
        self,
        *,
        over: bool,
        public: bool | None,
        limit: int,
        each: int = 0,
        ended_after: float | None = None,
    ) -> list[str]:
        stage = "over IS NOT NULL" if over else "over IS NULL"
        index = "" if over else " INDEXED BY charter_open"  # not past all that are over
        shown, wish = ("", []) if public is None else (" AND public = ?", [public])
        source = f"{CHARTERS}{index} WHERE {stage}{shown}"
        if each:
            source = f"SELECT * FROM ({source} ORDER BY number DESC LIMIT {LOOKED_AT})"
        facts: list[float] = [*wish]
        if ended_after is not None:
            source += f" UNION ALL {CHARTERS} WHERE {STILL_ON}{shown}"
            facts += [ended_after, *wish]
        if each:
            return await self._column(FEW_OF_EACH.format(source), *facts, each, limit)
        sql = f"SELECT table_id FROM ({source}) ORDER BY number DESC LIMIT ?"
        return await self._column(sql, *facts, limit)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        return await self._column(TABLES_OF, person, limit)

    async def save_person(self, person: Member) -> None:
        await self.writer.do(lambda file: _save(file, person))

    async def change_person(self, id: str, change: Callable[[Member], Member]) -> Member:
        def work(file: sqlite3.Connection) -> Member:
            row = file.execute("SELECT body FROM person WHERE id = ?", [id]).fetchone()
            if row is None:
                raise NotYours("need-name")
            changed = change(_parsed(row[0], Member))
            _save(file, changed)
            return changed

        return await self.writer.do(work)

    async def person(self, id: str) -> Member | None:
        return await self._person("SELECT body FROM person WHERE id = ?", id)

    async def person_by_token(self, token: str) -> Member | None:
        return await self._person("SELECT body FROM person WHERE token = ?", token)

    async def account(self, name: str) -> Member | None:
        """Or one that looks like it: lookalikes.py."""
        return await self._person(BY_NAME, name.casefold(), looks(name))

    async def open_session(self, session: str, person: str, at: float) -> None:
        sql, row = "INSERT INTO session VALUES (?, ?, ?)", [session, person, at]

        def work(file: sqlite3.Connection) -> None:
            file.execute(sql, row)

        await self.writer.do(work)

    async def person_by_session(self, session: str) -> Member | None:
        return await self._person(BY_SESSION, session)

    async def close_session(self, session: str) -> None:
        def work(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM session WHERE name = ?", [session])

        await self.writer.do(work)

    async def close_sessions(self, person: str) -> list[str]:
        sql = "DELETE FROM session WHERE person = ? RETURNING name"
        return await self.writer.do(
            lambda file: [row[0] for row in file.execute(sql, [person]).fetchall()]
        )

    async def secret(self, name: str) -> bytes:
        fresh = token_bytes(SECRET)

        def work(file: sqlite3.Connection) -> bytes:
            file.execute("INSERT OR IGNORE INTO secret VALUES (?, ?)", [name, fresh])
            row = file.execute("SELECT bytes FROM secret WHERE name = ?", [name]).fetchone()
            return bytes(row[0])

        return await self.writer.do(work)

    async def keep(self, name: str, text: str, most: int, owner: str = "", own: int = 0) -> None:
        def work(file: sqlite3.Connection) -> None:
            row = name, text, owner
            file.execute("INSERT OR IGNORE INTO shelf (name, body, owner) VALUES (?, ?, ?)", row)
            if own:
                file.execute(TOO_MANY_OF_ONE, [owner, own])
            while file.execute("SELECT count(*) FROM shelf").fetchone()[0] > most:
                file.execute(TOO_MANY)

        await self.writer.do(work)

    async def kept(self, name: str) -> str | None:
        return await self._text("SELECT body FROM shelf WHERE name = ?", name)

    async def check(self) -> None:
        """That it can be written to, by writing: all is well, or StoreTrouble says what is not."""

        def work(file: sqlite3.Connection) -> None:
            if not is_newest(file):
                raise StoreTrouble("store-old")
            file.execute(f"PRAGMA user_version = {len(STEPS)}")  # as it is: the page is written

        await self.writer.do(work)

    async def close(self) -> None:
        """When all that was asked for is written and read."""
        self._closed = True
        await asyncio.to_thread(self._reader.shutdown)
        self._eyes.close()
        await self.writer.close()

    async def read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreClosed("store-closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, work, self._eyes)
        except sqlite3.Error as error:
            raise trouble(error, "store-read") from error

    async def _column(self, sql: str, *wish: str | float) -> list[str]:
        return await self.read(lambda file: [row[0] for row in file.execute(sql, wish)])

    async def _text(self, sql: str, *wish: str) -> str | None:
        return next(iter(await self._column(sql, *wish)), None)

    async def _person(self, sql: str, *wish: str) -> Member | None:
        body = await self._text(sql, *wish)
        return None if body is None else _parsed(body, Member)


def prepare(path: Path) -> None:
    """Made, and of the newest shape, before several processes open it at once."""
    _make(path)
    try:
        with closing(_connect(path, PATIENCE)) as file:
            migrate(file)
            file.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise trouble(error) from error


def _make(path: Path) -> None:
    """For its owner's eyes only: it holds secrets."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreTrouble(
            f"The house cannot keep its file at {path}: {error.strerror}."
        ) from error


def _connect(path: str | Path, patience: float) -> sqlite3.Connection:
    file = sqlite3.connect(path, patience, isolation_level=None, check_same_thread=False)
    file.execute("PRAGMA foreign_keys = ON")
    file.execute("PRAGMA synchronous = FULL")
    file.execute("PRAGMA fullfsync = ON")  # for macOS, whose fsync alone promises little
    return file


def _save(file: sqlite3.Connection, person: Member) -> None:
    account = looks(person.name) if person.password else None
    try:
        file.execute(SAVE_PERSON, [person.id, account, person.token or None, _text(person)])
    except sqlite3.IntegrityError as error:
        if "person.account" not in str(error):
            raise
        raise NameTaken("name-taken", name=person.name) from error


def _rows(table: str, n: int, entries: list[Entry]) -> list[Row]:
    return [(table, n + k, _text(entry)) for k, entry in enumerate(entries)]


def _text(body: msgspec.Struct) -> str:
    return msgspec.json.encode(body).decode()


def _parsed(body: str, kind: type[T]) -> T:
    try:
        return decoded(body, kind)
    except msgspec.MsgspecError as error:
        raise StoreTrouble("store-read", why=str(error)) from error
