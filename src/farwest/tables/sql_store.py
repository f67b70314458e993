"""What every store that speaks SQL does alike (store.py says what its methods promise).

The statements are those that SQLite and PostgreSQL both read; the few words that differ are
attributes. How they are written and read is the store's own business.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from secrets import token_bytes
from typing import ClassVar, Final, TypeVar

import msgspec

from farwest.kit.reading import decoded
from farwest.tables.errors import NameTaken, NoSuchTable, NotYours, SlotLost, StoreTrouble
from farwest.tables.files import File
from farwest.tables.files import Work as BookWork
from farwest.tables.lookalikes import looks
from farwest.tables.slots import slot_of
from farwest.tables.store import AlreadyWritten, Charter, Entry, Member
from farwest.tables.writer import Row, Writer

T = TypeVar("T")
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
CHARTERS: Final = "SELECT table_id, number, body{} FROM charter"
FEW_OF_EACH: Final = """
    SELECT table_id FROM (
        SELECT table_id, number, row_number() OVER (
            PARTITION BY {} ORDER BY number DESC
        ) AS nth FROM ({}) AS found
    ) AS counted WHERE nth <= ? ORDER BY number DESC LIMIT ?
"""
TOO_MANY_OF_ONE: Final = """
    DELETE FROM shelf WHERE owner = ? AND number NOT IN (
        SELECT number FROM shelf WHERE owner = ? ORDER BY number DESC LIMIT ?
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


class SqlStore(ABC):
    """Writes wait for each other and go to disk together (writer.py); reads have a connection and
    a thread of their own, and see all that was acknowledged."""

    HOST: ClassVar[str]  # of a charter, in SQL
    DELAY: ClassVar[str]
    BESIDE: ClassVar[str] = ""  # columns of a charter that those are in
    OPEN_ONES: ClassVar[str] = ""  # a hint: not past all that are over

    def __init__(self, writer: Writer) -> None:
        self.lost = asyncio.Event()  # a slot, to somebody who writes there now
        self._writer = writer

    @abstractmethod
    async def read(self, work: BookWork[T]) -> T: ...

    @abstractmethod
    def take(self, file: File, slots: list[int], holder: str) -> dict[int, int]: ...

    @abstractmethod
    def found_row(self, file: File, charter: Charter, body: str) -> bool:
        """Whether there was none of that name."""

    # ---- tables -----------------------------------------------------------------------------

    async def found(self, charter: Charter, log: list[Entry]) -> None:
        rows, body = _rows(charter.table, 0, log), _text(charter)

        def work(file: File) -> None:
            if not self.found_row(file, charter, body):
                raise AlreadyWritten(f"Table {charter.table} was founded by somebody else.")
            if rows:
                self._writer.told(file, rows)

        await self._writer.do(work)

    async def append(self, table: str, n: int, entries: list[Entry]) -> None:
        """If the waiting task is cancelled, the entries are written all the same."""
        if entries:
            try:
                await self._writer.append(_rows(table, n, entries))
            except SlotLost:
                if slot_of(table) in (self._writer.held or ()):  # else it was given up
                    self.lost.set()
                raise

    async def take_slots(self, slots: Iterable[int], holder: str) -> dict[int, int]:
        wished = sorted(slots)
        taken = await self._writer.do(lambda file: self.take(file, wished, holder))
        self._writer.held = (self._writer.held or {}) | taken
        return taken

    async def charter(self, table: str) -> Charter | None:
        body = await self._text("SELECT body FROM charter WHERE table_id = ?", table)
        return None if body is None else _parsed(body, Charter)

    async def log(self, table: str) -> list[Entry]:
        bodies = await self._column("SELECT body FROM log WHERE table_id = ? ORDER BY n", table)
        return _parsed(f"[{','.join(bodies)}]", list[Entry])

    async def close_table(self, table: str, over: float) -> None:
        def work(file: File) -> None:
            sql = "UPDATE charter SET over = ? WHERE table_id = ?"
            if file.execute(sql, [over, table]).rowcount == 0:
                raise NoSuchTable("no-such-table")

        await self._writer.do(work)

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
        index = "" if over else self.OPEN_ONES
        shown, wish = ("", []) if public is None else (" AND public = ?", [public])
        charters = CHARTERS.format(self.BESIDE)
        source = f"{charters}{index} WHERE {stage}{shown}"
        if each:
            source = f"SELECT * FROM ({source} ORDER BY number DESC LIMIT {LOOKED_AT}) AS newest"
        facts: list[float] = [*wish]
        if ended_after is not None:
            still_on = f"over > ? AND {self.DELAY} > 0"
            source += f" UNION ALL {charters} WHERE {still_on}{shown}"
            facts += [ended_after, *wish]
        if each:
            return await self._column(FEW_OF_EACH.format(self.HOST, source), *facts, each, limit)
        sql = f"SELECT table_id FROM ({source}) AS found ORDER BY number DESC LIMIT ?"
        return await self._column(sql, *facts, limit)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        return await self._column(TABLES_OF, person, limit)

    # ---- people -----------------------------------------------------------------------------

    async def save_person(self, person: Member) -> None:
        await self._writer.do(lambda file: _save(file, person))

    async def change_person(self, id: str, change: Callable[[Member], Member]) -> Member:
        def work(file: File) -> Member:
            row = file.execute("SELECT body FROM person WHERE id = ?", [id]).fetchone()
            if row is None:
                raise NotYours("need-name")
            changed = change(_parsed(row[0], Member))
            _save(file, changed)
            return changed

        return await self._writer.do(work)

    async def person(self, id: str) -> Member | None:
        return await self._person("SELECT body FROM person WHERE id = ?", id)

    async def person_by_token(self, token: str) -> Member | None:
        return await self._person("SELECT body FROM person WHERE token = ?", token)

    async def account(self, name: str) -> Member | None:
        """Or one that looks like it: lookalikes.py."""
        return await self._person(BY_NAME, name.casefold(), looks(name))

    async def open_session(self, session: str, person: str, at: float) -> None:
        sql, row = "INSERT INTO session VALUES (?, ?, ?)", [session, person, at]

        def work(file: File) -> None:
            file.execute(sql, row)

        await self._writer.do(work)

    async def person_by_session(self, session: str) -> Member | None:
        return await self._person(BY_SESSION, session)

    async def close_session(self, session: str) -> None:
        def work(file: File) -> None:
            file.execute("DELETE FROM session WHERE name = ?", [session])

        await self._writer.do(work)

    async def close_sessions(self, person: str) -> list[str]:
        sql = "DELETE FROM session WHERE person = ? RETURNING name"

        def work(file: File) -> list[str]:
            return [row[0] for row in file.execute(sql, [person]).fetchall()]

        return await self._writer.do(work)

    # ---- the rest ---------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        fresh = token_bytes(SECRET)

        def work(file: File) -> bytes:
            sql = "INSERT INTO secret VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            file.execute(sql, [name, fresh])
            row = file.execute("SELECT bytes FROM secret WHERE name = ?", [name]).fetchone()
            return bytes(row[0])

        return await self._writer.do(work)

    async def keep(self, name: str, text: str, most: int, owner: str = "", own: int = 0) -> None:
        sql = """
            INSERT INTO shelf (name, body, owner) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING
        """

        def work(file: File) -> None:
            file.execute(sql, [name, text, owner])
            if own:
                file.execute(TOO_MANY_OF_ONE, [owner, owner, own])
            while file.execute("SELECT count(*) FROM shelf").fetchone()[0] > most:
                file.execute(TOO_MANY)

        await self._writer.do(work)

    async def kept(self, name: str) -> str | None:
        return await self._text("SELECT body FROM shelf WHERE name = ?", name)

    async def _column(self, sql: str, *wish: str | float) -> list[str]:
        return await self.read(lambda file: [row[0] for row in file.execute(sql, wish)])

    async def _text(self, sql: str, *wish: str) -> str | None:
        return next(iter(await self._column(sql, *wish)), None)

    async def _person(self, sql: str, *wish: str) -> Member | None:
        body = await self._text(sql, *wish)
        return None if body is None else _parsed(body, Member)


def _save(file: File, person: Member) -> None:
    account = looks(person.name) if person.password else None
    taken = "SELECT 1 FROM person WHERE account = ? AND id <> ?"
    if account is not None and file.execute(taken, [account, person.id]).fetchone():
        raise NameTaken("name-taken", name=person.name)
    file.execute(SAVE_PERSON, [person.id, account, person.token or None, _text(person)])


def _rows(table: str, n: int, entries: list[Entry]) -> list[Row]:
    return [(table, n + k, _text(entry)) for k, entry in enumerate(entries)]


def _text(body: msgspec.Struct) -> str:
    return msgspec.json.encode(body).decode()


def _parsed(body: str, kind: type[T]) -> T:
    try:
        return decoded(body, kind)
    except msgspec.MsgspecError as error:
        raise StoreTrouble("store-read", why=str(error)) from error
