"""A house moves: everything that is kept in one store is copied into another, and compared there.

Byte for byte, in the order of the keys. Only who holds which slot stays behind: that is of one
store. Either side may be a file or a PostgreSQL database.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from farwest.kit.reading import decoded
from farwest.tables.auditing import newest
from farwest.tables.claims import ALIVE
from farwest.tables.errors import StoreTrouble
from farwest.tables.house_lock import HouseLock
from farwest.tables.keeping import UNFINISHED, looked_at
from farwest.tables.migrations import STEPS, migrate
from farwest.tables.postgres_file import PostgresFile, is_address
from farwest.tables.postgres_file import trouble as postgres_trouble
from farwest.tables.postgres_shape import migrate as migrate_postgres
from farwest.tables.postgres_shape import version_of
from farwest.tables.sqlite import prepare
from farwest.tables.store import Charter

AT_ONCE: Final = 2000  # rows
STAYS: Final = "slot"
DERIVED: Final = "sat"  # of the log: it fills itself
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
PUT_SAT: Final = """
    INSERT INTO sat SELECT * FROM unnest(?::text[], ?::bigint[]) ON CONFLICT DO NOTHING
"""
Row = Sequence[Any]
Far = Callable[[str, int], None]  # a table, and how many rows of it are there


class KeptTable(NamedTuple):
    """A table of the house's, as SQLite has it."""

    name: str
    columns: list[str]
    order: list[str]  # its key
    texts: set[str]  # columns whose order depends on an alphabet


class MovedHouse(NamedTuple):
    rows: dict[str, int]  # by table
    sums: dict[str, str]  # likewise: the SHA-256 of all of them


@cache
def layout() -> list[KeptTable]:
    """In the order in which they were made: what belongs to another comes after it."""
    found = []
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        migrate(file)
        names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
        for (name,) in names.fetchall():
            rows = file.execute(f"PRAGMA table_info({name})").fetchall()
            keys = sorted((row[5], row[1]) for row in rows if row[5])
            texts = {row[1] for row in rows if row[2].upper() == "TEXT"}
            found.append(KeptTable(name, [row[1] for row in rows], [key for _, key in keys], texts))
    return [kept for kept in found if kept.name != STAYS]


# ---- one side and the other ----------------------------------------------------------------------


class FileSide:
    def __init__(self, file: sqlite3.Connection) -> None:
        self.file = file

    def rows(self, kept: KeptTable) -> Iterator[Row]:
        sql = f"SELECT {', '.join(kept.columns)} FROM {kept.name} ORDER BY {', '.join(kept.order)}"
        yield from self.file.execute(sql)

    def put(self, kept: KeptTable, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(kept.columns))
        many = "INSERT OR IGNORE" if kept.name == DERIVED else "INSERT"
        sql = f"{many} INTO {kept.name} ({', '.join(kept.columns)}) VALUES ({marks})"
        self.file.executemany(sql, rows)

    def done(self) -> None:
        self.file.execute("COMMIT")


class PostgresSide:
    def __init__(self, file: PostgresFile) -> None:
        self.file = file

    def rows(self, kept: KeptTable) -> Iterator[Row]:
        order = [f'{key} COLLATE "C"' if key in kept.texts else key for key in kept.order]
        sql = f"SELECT {', '.join(kept.columns)} FROM {kept.name} ORDER BY {', '.join(order)}"
        self.file.say(f"DECLARE all_of_{kept.name} CURSOR FOR {sql}")
        while rows := self.file.execute(f"FETCH {AT_ONCE} FROM all_of_{kept.name}").fetchall():
            yield from rows
        self.file.say(f"CLOSE all_of_{kept.name}")

    def put(self, kept: KeptTable, rows: list[Row]) -> None:
        columns = kept.columns
        if kept.name == DERIVED:
            self.file.execute(PUT_SAT, [*map(list, zip(*rows, strict=True))])
            return
        if kept.name == "charter":
            columns, rows = [*columns, "body_host", "body_delay"], [*map(_charter, rows)]
        self.file.copy_in(kept.name, columns, rows)

    def done(self) -> None:
        for kept in layout():
            if kept.order == ["number"]:  # the next one gets the next
                self.file.execute(
                    f"SELECT setval(pg_get_serial_sequence('{kept.name}', 'number'), max(number))"
                    f" FROM {kept.name} HAVING count(*) > 0"
                )
        self.file.say("COMMIT")


def _charter(row: Row) -> Row:
    number, table, public, over, body = row
    known = decoded(body, Charter)
    return number, table, bool(public), over, body, known.host, known.delay


Side = FileSide | PostgresSide


# ---- the move ----------------------------------------------------------------------------------


def move(source: str, target: str, far: Far | None = None) -> MovedHouse:
    """Of a house that is closed, to where there is none yet."""
    with _emptied(source), _target(target) as there, _source(source) as here:
        return _copied(here, there, target, far)


def copy_out(store: str, to: Path, far: Far | None = None) -> MovedHouse:
    """Of a house in PostgreSQL, as it is at one moment: it goes on meanwhile."""
    with _target(str(to)) as there, _source(store) as here:
        return _copied(here, there, str(to), far)


def _copied(here: Side, there: Side, target: str, far: Far | None) -> MovedHouse:
    moved = MovedHouse({}, {})
    for kept in layout():
        digest, count = sha256(), 0
        rows = here.rows(kept)
        while some := [*islice(rows, AT_ONCE)]:
            _add(digest, some)
            there.put(kept, some)
            count += len(some)
            if far is not None:
                far(kept.name, count)
        moved.rows[kept.name], moved.sums[kept.name] = count, digest.hexdigest()
    for kept in layout():
        if summed(there, kept) != moved.sums[kept.name]:
            raise StoreTrouble("moved-wrong", table=kept.name, target=target)
    there.done()
    return moved


def summed(side: Side, kept: KeptTable) -> str:
    digest, rows = sha256(), side.rows(kept)
    while some := [*islice(rows, AT_ONCE)]:
        _add(digest, some)
    return digest.hexdigest()


def _add(digest: Any, rows: list[Row]) -> None:
    for row in rows:
        plain = [int(value) if isinstance(value, bool) else value for value in row]
        digest.update(msgspec.msgpack.encode(plain))


# ---- where from, and where to --------------------------------------------------------------------


@contextmanager
def _emptied(source: str) -> Iterator[None]:
    """Nobody plays there meanwhile."""
    if is_address(source):
        with _session(source) as file:
            if version_of(file) and file.execute(ALIVE).fetchone():
                raise StoreTrouble("house-lives", source=_shown(source))
        yield
        return
    lock = HouseLock(Path(source))
    if not Path(source).is_file():
        raise StoreTrouble("no-house-there", file=source)
    lock.take("farwest move-house")
    try:
        yield
    finally:
        lock.leave()


@contextmanager
def _source(source: str) -> Iterator[Side]:
    if is_address(source):
        with _session(source) as file:
            version = version_of(file)
            if version != len(STEPS):
                sentence = "store-old" if version else "no-house-there"
                raise StoreTrouble(sentence, file=_shown(source))
            file.say(SNAPSHOT)
            yield PostgresSide(file)
    else:
        with looked_at(Path(source)) as raw, newest(raw) as known:
            yield FileSide(known)


@contextmanager
def _target(target: str) -> Iterator[Side]:
    """All of it, or nothing."""
    if is_address(target):
        with _session(target) as file:
            migrate_postgres(file)
            file.say("BEGIN")
            for kept in layout():
                if file.execute(f"SELECT 1 FROM {kept.name} LIMIT 1").fetchone():
                    raise StoreTrouble("target-full", target=_shown(target))
            yield PostgresSide(file)
        return
    to = Path(target)
    if to.exists():
        raise StoreTrouble("target-full", target=target)
    unfinished = to.with_name(to.name + UNFINISHED)
    unfinished.unlink(missing_ok=True)  # of one that was killed
    try:
        prepare(unfinished)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as known:
            known.execute("PRAGMA journal_mode = DELETE")
            known.execute("PRAGMA synchronous = FULL")
            known.execute("BEGIN IMMEDIATE")
            yield FileSide(known)
        os.link(unfinished, to)
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def _session(address: str) -> Iterator[PostgresFile]:
    file = PostgresFile(address, patient=True)
    try:
        yield file
    except Exception as error:
        raise postgres_trouble(error) from error
    finally:
        file.close()


def _shown(address: str) -> str:
    """Without its password, and what else stands in it."""
    return address.partition("?")[0].rpartition("@")[2]
