"""A session with PostgreSQL that looks like a File (files.py): statements wait for their answer.

asyncpg speaks in coroutines, works are plain functions: each session has an event loop of its own,
which runs in whichever one thread the session is used from.
"""

from __future__ import annotations

import asyncio
import re
import select
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import count
from typing import Any, Final

from farwest.tables.errors import (
    NameTaken,
    StoreFull,
    StoreLocked,
    StoreTrouble,
)

try:
    import asyncpg
except ImportError:  # an extra: most houses are one file
    asyncpg = None

SCHEMES: Final = ("postgresql://", "postgres://")
REACHED: Final = 5.0  # seconds for a session to begin
ANSWERED: Final = 10.0  # seconds for a statement: longer, and nobody knows whether it counted
ALWAYS: Final = {
    "application_name": "farwest",
    "synchronous_commit": "on",  # or better, if the server's settings say more: never less
    "tcp_keepalives_idle": "2",  # a machine that vanished holds its session no longer than this
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
    "client_connection_check_interval": "2s",
}
IN_TIME: Final = {"lock_timeout": "5s", "idle_in_transaction_session_timeout": "5s"}


def is_address(text: str) -> bool:
    """Of a database, and no file."""
    return text.startswith(SCHEMES)


@lru_cache(512)
def numbered(sql: str) -> str:
    """With $1, $2, ... for ?."""
    n = count(1)
    return re.sub(r"\?", lambda _: f"${next(n)}", sql)


class PostgresRows:
    def __init__(self, rows: list[Any], told: str) -> None:
        self._rows = iter(rows)
        last = told.rpartition(" ")[2]
        self.rowcount = int(last) if last.isdecimal() else -1

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        return [*self._rows]

    def __iter__(self) -> Iterator[Any]:
        return self._rows


class PostgresFile:
    """Begins when it is first used, and again after it was lost: `begun` says how often."""

    def __init__(
        self,
        url: str,
        *,
        reading: bool = False,
        silence: float = 0.0,
        patient: bool = False,
        again: bool = True,
    ) -> None:
        """`silence`: after so many seconds without a word the server ends the session. `patient`:
        its statements may take as long as they like. Unless `again`, a session that was lost is
        followed by another only where `open` says so: what was locked is locked no longer."""
        if asyncpg is None:
            raise StoreTrouble("no-driver")
        self.url, self.reading, self.again = url, reading, again
        self.begun = 0
        self._answered = None if patient else ANSWERED
        self._settings = ALWAYS if patient else ALWAYS | IN_TIME
        if reading:
            self._settings = self._settings | {"default_transaction_read_only": "on"}
        if silence:
            told = {"idle_session_timeout": f"{silence * 1000:.0f}ms"}
            self._settings = self._settings | told
        self._loop = asyncio.new_event_loop()
        self._session: Any = None
        self._prepared: dict[str, Any] = {}

    @property
    def is_open(self) -> bool:
        return self._session is not None and not self._session.is_closed()

    def open(self) -> None:
        if not self.is_open:
            self._run(self._begin())

    def _be_open(self) -> None:
        if self.begun and not self.again and not self.is_open:
            raise StoreTrouble("database-silent", why="the session has ended")
        self.open()

    def hear(self) -> None:
        """What came meanwhile: that the server ended the session, say."""
        if self.is_open:
            transport = self._session._transport  # none, or without a handle, if it is closing
            line = None if transport is None else transport.get_extra_info("socket")
            if line is None or line.fileno() < 0 or is_heard(line.fileno()):
                self._loop.run_until_complete(_some_turns())

    def execute(self, sql: str, facts: Sequence[Any] = (), /) -> PostgresRows:
        self._be_open()
        if self.reading:  # what nobody could have written is not there
            facts = [storable(fact) if isinstance(fact, str) else fact for fact in facts]
        found: PostgresRows = self._run(self._execute(numbered(sql), facts))
        return found

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        for row in rows:
            self.execute(sql, row)

    def say(self, sql: str) -> None:
        """Without facts, and any number of statements: how a transaction begins and ends."""
        self._be_open()
        self._run(self._session.execute(sql))

    def copy_in(self, table: str, columns: list[str], rows: list[Sequence[Any]]) -> None:
        """Many rows at once."""
        self._be_open()
        self._run(self._session.copy_records_to_table(table, records=rows, columns=columns))

    @property
    def in_transaction(self) -> bool:
        return self.is_open and bool(self._session.is_in_transaction())

    def rollback(self) -> None:
        if self.in_transaction:
            self.say("ROLLBACK")

    def drop(self) -> None:
        """Without a goodbye: where nobody answers, nobody would hear it."""
        if self._session is not None:
            self._session.terminate()
        self._session = None

    def close(self) -> None:
        if self.is_open:
            with suppress(Exception):
                self._run(self._session.close(timeout=1))
        self.drop()
        self._loop.close()

    def _run(self, asked: Any) -> Any:
        try:
            return self._loop.run_until_complete(asked)
        except (OSError, TimeoutError, asyncpg.InternalClientError):
            self.drop()
            raise

    async def _begin(self) -> None:
        self._prepared.clear()
        session = await asyncpg.connect(
            self.url,
            timeout=REACHED,
            command_timeout=self._answered,
            server_settings=self._settings,
            statement_cache_size=0,
        )
        try:
            await session.set_type_codec(  # a sum of whole numbers is one
                "numeric", schema="pg_catalog", encoder=str, decoder=plain_number
            )
        except BaseException:  # half begun, it would be taken for the one before
            session.terminate()
            raise
        self._session = session
        self.begun += 1

    async def _execute(self, sql: str, facts: Sequence[Any]) -> PostgresRows:
        statement = self._prepared.get(sql)
        if statement is None:
            statement = self._prepared[sql] = await self._session.prepare(sql)
        try:
            rows = await statement.fetch(*facts)
        except asyncpg.InvalidCachedStatementError:  # somebody changed the shape of the house
            self._prepared.clear()
            raise
        return PostgresRows(rows, statement.get_statusmsg())


def is_heard(handle: int) -> bool:
    ears = select.poll()
    ears.register(handle, select.POLLIN)
    return bool(ears.poll(0))


async def _some_turns() -> None:
    """Last words, the end of the line, and that it is closed: each is noticed after the other."""
    for _ in range(4):
        await asyncio.sleep(0)


def plain_number(text: str) -> int | float:
    return int(text) if text.lstrip("-").isdecimal() else float(text)


def storable(text: str) -> str:
    """PostgreSQL keeps neither the letter NUL nor half a letter."""
    return text.replace("\0", "\ufffd").encode("utf-8", "replace").decode()


def trouble(error: Exception, what: str = "store") -> Exception:
    """What PostgreSQL complains of, in our words; any other error as it is."""
    if isinstance(error, OSError | TimeoutError) or asyncpg is None:
        return StoreTrouble("database-silent", why=str(error) or type(error).__name__)
    if isinstance(error, asyncpg.UniqueViolationError):
        if error.constraint_name == "person_account_key":
            name = str(error.detail).rpartition("=(")[2].partition(")")[0]
            return NameTaken("name-taken", name=name)
    elif isinstance(error, asyncpg.DiskFullError | asyncpg.OutOfMemoryError):
        return StoreFull("store-full")
    elif isinstance(error, asyncpg.LockNotAvailableError | asyncpg.DeadlockDetectedError):
        return StoreLocked("store-locked")
    elif isinstance(
        error,
        asyncpg.PostgresConnectionError
        | asyncpg.OperatorInterventionError
        | asyncpg.InvalidAuthorizationSpecificationError
        | asyncpg.InvalidCatalogNameError,
    ):
        return StoreTrouble("database-silent", why=str(error))
    if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError | UnicodeError):
        return StoreTrouble(what, why=f"{error}.")
    return error
