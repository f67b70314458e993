"""What the SQLite store promises of its own: one file, whole after any crash, in any old shape."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from farwest.tables.errors import StoreForeign, StoreFull, StoreLocked, StoreTrouble
from farwest.tables.migrations import STEPS, migrate
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member, Store
from tests.tables.appender import ENTRIES, TABLES
from tests.tables.houses import charter, play, plays, sit, visit

HERE = Path(__file__).parent
# Files as they were written by released programs.
FROZEN = sorted(HERE.glob("version_*.sql"), key=lambda file: int(file.stem.split("_")[1]))
CYCLES = 12
MOST_LINES = 400  # acknowledged before a kill


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def raw(path: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(path, isolation_level=None))


def shape(path: Path) -> list[tuple[str, str]]:
    with raw(path) as file:
        return file.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


async def founded(store: Store) -> None:
    await store.found(charter("one"), [sit("ann"), play(1)])


# ---- crashes -------------------------------------------------------------------------------


def test_what_was_acknowledged_survives_kill_9_once_and_whole(path: Path) -> None:
    dice = random.Random(9)
    acknowledged: dict[str, int] = {}  # by table: entries

    async def check(store: Store) -> None:
        for table, entries in acknowledged.items():
            log = await store.log(table)
            assert plays(0, len(log)) == log
            assert len(log) in (entries, entries + ENTRIES)
            acknowledged[table] = len(log)

    for _ in range(CYCLES):
        command = [sys.executable, "-m", "tests.tables.appender", str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(dice.randint(1, MOST_LINES))]
            process.kill()
            lines += process.stdout.readlines()
        for line in lines:
            table, entries = line.split()
            assert int(entries) == acknowledged.get(table, int(entries) - ENTRIES) + ENTRIES
            acknowledged[table] = int(entries)
        visit(SqliteStore, path, check)
    assert len(acknowledged) == TABLES


# ---- trouble with the disk -------------------------------------------------------------------


def test_a_full_file_is_named_and_the_house_goes_on(path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await founded(store)
        await store.writer.do(limit_pages(0))  # as many as there are
        results = await asyncio.gather(
            *(store.append("one", 2 + 50 * k, plays(2 + 50 * k, 50)) for k in range(20)),
            return_exceptions=True,
        )
        written = [r for r in results if r is None]
        assert StoreFull in {type(r) for r in results}
        log = await store.log("one")
        assert [sit("ann"), *plays(1, 1 + 50 * len(written))] == log
        await store.writer.do(limit_pages(10_000))
        await store.append("one", len(log), plays(len(log), 500))
        assert [sit("ann"), *plays(1, len(log) + 499)] == await store.log("one")

    run(path, story)


def limit_pages(most: int) -> Callable[[sqlite3.Connection], None]:
    def work(file: sqlite3.Connection) -> None:
        pages = file.execute("PRAGMA page_count").fetchone()[0]
        file.execute(f"PRAGMA max_page_count = {max(most, pages)}")

    return work


def test_a_disk_that_takes_no_more_leaves_no_half_written_table(path: Path) -> None:
    """With a real limit on the size of files, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", f"from tests.tables.test_sqlite import *; limited({str(path)!r})"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "refused, then written" == done.stdout.strip(), done.stderr


def limited(path: str) -> None:
    async def story(store: SqliteStore) -> None:
        await founded(store)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        with pytest.raises(StoreTrouble, match="could not write that down"):
            await store.append("one", 2, plays(2, 3))
        with pytest.raises(StoreTrouble, match="could not write that down"):
            await store.found(charter("two"), plays(0, 3))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        assert [sit("ann"), play(1)] == await store.log("one")
        assert await store.charter("two") is None
        await store.append("one", 2, plays(2, 3))
        await store.found(charter("two"), plays(0, 3))
        assert [sit("ann"), *plays(1, 4)] == await store.log("one")

    run(Path(path), story)
    sys.stdout.write("refused, then written\n")


def test_a_locked_file_is_named_and_the_house_goes_on(path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await founded(store)
        with raw(path) as other:
            other.execute("BEGIN IMMEDIATE")
            for wish in (store.append("one", 2, [play(2)]), store.secret("cookies")):
                with pytest.raises(StoreLocked, match="Another program"):
                    await wish
            assert [sit("ann"), play(1)] == await store.log("one")
            other.execute("ROLLBACK")
        await store.append("one", 2, [play(2)])
        assert [sit("ann"), *plays(1, 2)] == await store.log("one")

    run(path, story, patience=0)


def test_all_that_waits_goes_to_disk_together(path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        tables = [f"t{k}" for k in range(100)]
        await asyncio.gather(*(store.found(charter(table), []) for table in tables))
        store.writer.sizes.clear()
        with raw(path) as other:
            other.execute("BEGIN IMMEDIATE")  # the first transaction waits, the rest gathers
            waiting = [asyncio.ensure_future(store.append(t, 0, [play(0)])) for t in tables]
            await asyncio.sleep(0)  # so that they have asked
            other.execute("ROLLBACK")
        await asyncio.gather(*waiting)
        assert len(tables) == sum(size * times for size, times in store.writer.sizes.items())
        assert store.writer.sizes.total() <= 2

    run(path, story)


def run(path: Path, story: Callable[[SqliteStore], Awaitable[None]], patience: float = 60) -> None:
    visit(lambda path: SqliteStore(path, patience=patience), path, story)


# ---- the file -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE log SET n = n + 10",
        "UPDATE log SET body = '{}' WHERE n = 1",
        "DELETE FROM log WHERE n = 1",
        "DELETE FROM log",
        "INSERT OR REPLACE INTO log VALUES ('one', 1, '{}')",
        "INSERT INTO log VALUES ('one', 3, '{}')",
        "INSERT INTO log VALUES ('one', -1, '{}')",
        "UPDATE charter SET body = '{}'",
        "DELETE FROM charter",
    ],
)
def test_no_program_can_rewrite_a_log_or_a_charter(path: Path, sql: str) -> None:
    visit(SqliteStore, path, founded)
    with raw(path) as file:
        before = list(file.iterdump())
        with pytest.raises(sqlite3.IntegrityError):
            file.execute(sql)
        assert before == list(file.iterdump())


def test_only_its_owner_may_read_the_file(path: Path) -> None:
    visit(SqliteStore, path, founded)
    assert 0o600 == stat.S_IMODE(path.stat().st_mode)


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "no" / "house.db"):
        with pytest.raises(StoreTrouble, match="cannot keep its file"):
            SqliteStore(place)


def test_a_file_of_another_program_is_left_alone(path: Path) -> None:
    with raw(path) as file:
        file.execute("CREATE TABLE recipes (name)")
    before = path.read_bytes()
    with pytest.raises(StoreForeign, match="another program"):
        SqliteStore(path)
    assert before == path.read_bytes()
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreForeign, match="another program"):
        SqliteStore(path)


def test_what_cannot_be_read_is_named(path: Path) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(StoreTrouble, match=r"could not read.*dance"):
            await store.log("one")
        assert charter("one") == await store.charter("one")

    visit(SqliteStore, path, founded)
    with raw(path) as file:
        file.execute("INSERT INTO log VALUES ('one', 2, '{\"kind\":\"dance\"}')")
    visit(SqliteStore, path, story)


# ---- its shapes ----------------------------------------------------------------------------------


def thawed(frozen: Path, path: Path) -> int:
    """The version of the file that is made."""
    with raw(path) as file:
        file.executescript(frozen.read_text("utf-8"))
        return int(file.execute("PRAGMA user_version").fetchone()[0])


@pytest.mark.parametrize("frozen", FROZEN, ids=lambda frozen: frozen.stem)
def test_a_file_of_any_older_farwest_is_read(frozen: Path, path: Path) -> None:
    async def story(store: Store) -> None:
        assert [sit("ann"), *plays(1, 2)] == await store.log("old")
        assert charter("old", public=True) == await store.charter("old")
        assert ["new", "old"] == await store.tables_of("ann", 9)
        assert ["old"] == await store.tables(over=True, public=True, limit=9)
        ann = Member("ann", "Ann", "fr", password="hash", token="0" * 64)
        assert ann == await store.person_by_token("0" * 64) == await store.account("Ann")
        assert b"Z" * 32 == await store.secret("cookies")
        await store.append("new", 1, [play(1)])

    thawed(frozen, path)
    visit(SqliteStore, path, story)
    visit(SqliteStore, path.with_name("fresh.db"), founded)
    assert shape(path) == shape(path.with_name("fresh.db"))


@pytest.mark.parametrize("frozen", FROZEN, ids=lambda frozen: frozen.stem)
def test_a_released_step_never_changes(frozen: Path, path: Path) -> None:
    version, fresh = thawed(frozen, path), path.with_name("fresh.db")
    with raw(fresh) as file:
        migrate(file, STEPS[:version])
    assert shape(fresh) == shape(path)


def test_every_released_shape_is_kept() -> None:
    assert [f"version_{k + 1}" for k in range(len(STEPS))] == [frozen.stem for frozen in FROZEN]


def test_steps_not_seen_yet_are_taken_all_or_none(path: Path) -> None:
    thawed(FROZEN[0], path)
    before = shape(path)
    good = "ALTER TABLE charter ADD COLUMN season TEXT"
    with raw(path) as file:
        with pytest.raises(sqlite3.OperationalError):
            migrate(file, (*STEPS[:1], (good,), ("CREATE NONSENSE",)))
        assert before == shape(path)
        assert (1,) == file.execute("PRAGMA user_version").fetchone()
        migrate(file, (*STEPS[:1], (good,)))
        assert (2,) == file.execute("PRAGMA user_version").fetchone()
        assert 2 == len(file.execute("SELECT season FROM charter").fetchall())


def test_a_file_of_a_newer_farwest_is_refused(path: Path) -> None:
    visit(SqliteStore, path, founded)
    with raw(path) as file:
        file.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(StoreForeign, match="newer farwest"):
        SqliteStore(path)
