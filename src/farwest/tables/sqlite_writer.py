"""How deeds are written to a house's SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from farwest.tables.errors import (
    NoSuchTable,
    StoreForeign,
    StoreFull,
    StoreLocked,
    StoreTrouble,
)
from farwest.tables.migrations import TOLD
from farwest.tables.slots import is_held
from farwest.tables.store import AlreadyWritten
from farwest.tables.writer import Deed, FencedRow, Row, Writer

# One statement for any number of rows: Python gives up its lock at every statement, and a busy
# event loop takes milliseconds to hand it back.
APPEND: Final = """
    INSERT INTO log (table_id, n, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?) ORDER BY key
"""
# Where somebody else has the slot by now there is no body, which the file refuses: all in one.
APPEND_FENCED: Final = """
    INSERT INTO log (table_id, n, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CASE WHEN EXISTS (
        SELECT 1 FROM slot
        WHERE slot = json_extract(value, '$[3]') AND epoch = json_extract(value, '$[4]')
    ) THEN json_extract(value, '$[2]') END
    FROM json_each(?) ORDER BY key
"""


class SqliteWriter(Writer):
    """Takes over the connection."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file
        super().__init__()

    def told(self, file: sqlite3.Connection, rows: list[Row]) -> None:
        append(file, rows)

    def holds(self, file: sqlite3.Connection, slot: int, epoch: int) -> bool:
        return is_held(file, slot, epoch)

    def _end(self) -> None:
        self._file.close()

    def _write(self, deeds: list[Deed]) -> None:
        try:
            if not self._append_together(deeds):
                self._one_by_one(deeds)
        except Exception as error:  # the disk's, as a rule: nothing of all this was written
            with suppress(sqlite3.Error):
                self._file.rollback()
            self.counts.failures += 1
            for deed in deeds:
                deed.error = deed.error or trouble(error)

    def _append_together(self, deeds: list[Deed]) -> bool:
        """One statement, which is a transaction. False: not for these deeds; nothing happened."""
        if not all(deed.rows for deed in deeds):
            return False
        sql = APPEND if self.held is None else APPEND_FENCED
        try:
            self._file.execute(sql, [_json([row for deed in deeds for row in deed.rows])])
        except sqlite3.IntegrityError:
            return False  # one of them cannot be: find out which
        return True

    def _one_by_one(self, deeds: list[Deed]) -> None:
        self._file.execute("BEGIN IMMEDIATE")
        for deed in deeds:
            self._file.execute("SAVEPOINT deed")
            try:
                deed.result = deed.work(self._file)
            except Exception as error:
                if not self._file.in_transaction:
                    raise  # SQLite gave up the whole of it
                deed.error = error if isinstance(error, AlreadyWritten) else trouble(error)
                self._file.execute("ROLLBACK TO deed")
            self._file.execute("RELEASE deed")
        self._file.execute("COMMIT")


def append(file: sqlite3.Connection, rows: list[Row]) -> None:
    """Rows of one table, in order: all or none."""
    try:
        file.execute(APPEND, [_json(rows)])
    except sqlite3.IntegrityError as error:
        table, n, _ = rows[0]
        if str(error) == TOLD:
            raise AlreadyWritten(
                f"Entry {n} of table {table} was written by somebody else."
            ) from error
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
            raise NoSuchTable("no-such-table") from error
        raise StoreTrouble("store", why=f"entry {n}, {error}.") from error


def trouble(error: Exception, what: str = "store") -> Exception:
    """What SQLite complains of, in our words; any other error as it is."""
    if not isinstance(error, sqlite3.Error):
        return error
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return StoreFull("store-full")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreLocked("store-locked")
    if name == "SQLITE_NOTADB":
        return StoreForeign("store-foreign")
    return StoreTrouble(what, why=f"{error}.")


def _json(rows: Sequence[Row | FencedRow]) -> str:
    return msgspec.json.encode(rows).decode()
