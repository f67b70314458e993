"""A house's file, copied while the house runs, and put back when it does not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from farwest.tables.errors import StoreForeign, StoreTrouble
from farwest.tables.house_lock import HouseLock
from farwest.tables.migrations import format_of
from farwest.tables.sqlite_writer import trouble

PATIENCE: Final = 30.0  # seconds that another program may keep the file locked
PAGES: Final = 2000  # copied between two looks at how far it is
UNFINISHED: Final = ".unfinished"
ASIDE: Final = ".before-"
BESIDE: Final = ("-wal", "-shm")  # what SQLite has beside its file
Far = Callable[[int, int], None]  # pages done, pages in all


class HouseFile(NamedTuple):
    """What a file holds."""

    file: Path
    bytes: int
    tables: int
    entries: int
    people: int


class Restored(NamedTuple):
    kept: HouseFile
    aside: Path | None  # where the old file is now


def backup(db: Path, to: Path, far: Far | None = None) -> HouseFile:
    """As the file is at one moment: the house goes on meanwhile. Never over another file."""
    if to.exists():
        raise StoreTrouble("file-there", file=str(to))
    with looked_at(db) as source:
        unfinished = to.with_name(to.name + UNFINISHED)
        unfinished.unlink(missing_ok=True)  # of one that was killed
        try:
            _copy(source, unfinished, far)
            kept = _counted(unfinished, to)
            _name(unfinished, to)
        finally:
            unfinished.unlink(missing_ok=True)
    return kept


def restore(copy: Path, db: Path, far: Far | None = None) -> Restored:
    """Checked first, and not while a house runs there. What was there is kept aside."""
    lock = HouseLock(db)
    db = lock.db
    with looked_at(copy) as source:
        check_whole(source, copy)
        lock.take("farwest restore")
        fresh = db.with_name(db.name + UNFINISHED)
        try:
            fresh.unlink(missing_ok=True)
            _copy(source, fresh, far)
            kept = _counted(fresh, db)
            aside = _put_aside(db) if db.exists() else None
            os.replace(fresh, db)
            _sync(db.parent)
        finally:
            fresh.unlink(missing_ok=True)
            lock.leave()
    return Restored(kept, aside)


def check_whole(file: sqlite3.Connection, path: Path) -> None:
    """That SQLite finds nothing wrong with it."""
    try:
        said = [row[0] for row in file.execute("PRAGMA integrity_check(1)")]
        astray = file.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        raise StoreTrouble("file-broken", file=str(path), why=str(error)) from None
    if said != ["ok"]:
        raise StoreTrouble("file-broken", file=str(path), why=str(said[0]).replace("\n", " "))
    if astray is not None:
        raise StoreTrouble("file-broken", file=str(path), why=f"{astray[0]} ({astray[2]})")


@contextmanager
def looked_at(path: Path) -> Iterator[sqlite3.Connection]:
    """Read only, and all of it from one moment; a house's file, or a sentence."""
    if not path.is_file():
        raise StoreTrouble("no-house-there", file=str(path))
    try:
        uri = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, PATIENCE, isolation_level=None, uri=True)) as file:
            file.execute("BEGIN")
            if not format_of(file):
                raise StoreForeign("store-foreign")
            yield file
    except sqlite3.Error as error:
        raise trouble(error, "store-read") from error


def _copy(source: sqlite3.Connection, to: Path, far: Far | None) -> None:
    """For its owner's eyes only, in one file, and on disk when this returns."""
    os.close(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))

    def told(_: int, left: int, of: int) -> None:
        if far is not None:
            far(of - left, of)

    # The source stays in its transaction, so what is written meanwhile neither shows nor makes it
    # begin again.
    with closing(sqlite3.connect(to, isolation_level=None)) as file:
        source.backup(file, pages=PAGES, progress=told)
        file.execute("PRAGMA journal_mode = DELETE")
    _sync(to)


def _counted(file: Path, named: Path) -> HouseFile:
    with closing(sqlite3.connect(file)) as found:
        check_whole(found, named)
        tables, entries, people = (
            int(found.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
            for table in ("charter", "log", "person")
        )
    return HouseFile(named, file.stat().st_size, tables, entries, people)


def _name(unfinished: Path, to: Path) -> None:
    """In one step, and never over what came there meanwhile."""
    try:
        os.link(unfinished, to)
    except FileExistsError:
        raise StoreTrouble("file-there", file=str(to)) from None
    except OSError:  # a disk without links
        os.rename(unfinished, to)
    _sync(to.parent)


def _put_aside(db: Path) -> Path:
    """The old file stays where it is until the new one takes its place; it has another name too."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(db, PATIENCE)) as file:
        file.execute("PRAGMA journal_mode = DELETE")  # what lies beside it goes into it
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = db.with_name(f"{db.name}{ASIDE}{stamp}")
    while aside.exists():
        aside = aside.with_name(aside.name + "+")
    for end in BESIDE:  # of a file too broken for that
        beside = db.with_name(db.name + end)
        if beside.exists():
            os.rename(beside, aside.with_name(aside.name + end))
    try:
        os.link(db, aside)
    except OSError:
        os.rename(db, aside)
    return aside


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
