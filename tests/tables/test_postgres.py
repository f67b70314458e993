"""What the PostgreSQL store promises of its own: the rules of the log stand in the database, and
who has a table is whoever's session holds it (tables/claims.py)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from farwest.tables.claims import Claims, share
from farwest.tables.errors import SlotLost, StoreForeign, StoreTrouble
from farwest.tables.migrations import STEPS
from farwest.tables.moving import layout
from farwest.tables.postgres import PostgresStore
from farwest.tables.postgres_file import PostgresFile
from farwest.tables.slots import SLOTS, slot_of
from farwest.tables.store import Store
from tests.tables.houses import charter, needs_postgres, play, plays, sit, visit
from tests.tables.postgres_server import server

pytestmark = needs_postgres
Telling = Callable[..., Awaitable[None]]
END = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE application_name = 'farwest' AND pid <> pg_backend_pid()
"""
COLUMNS = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ?
"""


@pytest.fixture
def address(tmp_path: Path) -> str:
    return server().address(tmp_path)


def raw(address: str, *statements: str) -> list[Any]:
    """What the last of them found, in a session of its own. It may raise."""
    found: list[Any] = []

    def work() -> None:
        with closing(PostgresFile(address)) as file:
            try:
                for sql in statements:
                    found[:] = file.execute(sql).fetchall()
            except Exception as error:
                found[:] = [error]

    thread = Thread(target=work)
    thread.start()
    thread.join()
    if found and isinstance(found[0], Exception):
        raise found[0]
    return found


async def founded(store: Store) -> None:
    await store.found(charter("one"), [sit("ann"), play(1)])


def tell(address: str, story: Telling, stores: int = 1, silence: float = 0.0) -> None:
    async def told() -> None:
        opened = [PostgresStore(address, silence=silence) for _ in range(stores)]
        try:
            await story(*opened)
        finally:
            await asyncio.gather(*(store.close() for store in opened))

    asyncio.run(told())


# ---- its shape -----------------------------------------------------------------------------------


REWRITINGS = (
    "UPDATE log SET n = n + 10",
    "UPDATE log SET body = '{}' WHERE n = 1",
    "DELETE FROM log WHERE n = 1",
    "TRUNCATE log",
    "INSERT INTO log VALUES ('one', 1, '{}') ON CONFLICT (table_id, n) DO UPDATE SET body = ''",
    "INSERT INTO log VALUES ('one', 1, '{}')",
    "INSERT INTO log VALUES ('one', 3, '{}')",
    "INSERT INTO log VALUES ('one', 2, '{}'), ('one', 4, '{}')",
    "INSERT INTO log VALUES ('one', -1, '{}')",
    "INSERT INTO log VALUES ('none', 0, '{}')",
    "UPDATE charter SET body = '{}'",
    "DELETE FROM charter",
    "UPDATE slot SET epoch = 1",
    "UPDATE slot SET holder = 'me'",
    "DELETE FROM slot",
)


def test_no_program_can_rewrite_a_log_a_charter_or_an_epoch(address: str) -> None:
    async def story(store: Store) -> None:
        await founded(store)
        await store.take_slots([1], "one")
        await store.take_slots([1], "one")

    tell(address, story)
    dump = """
        SELECT array_agg(log ORDER BY n)::text, (SELECT array_agg(slot)::text FROM slot),
        (SELECT array_agg(charter)::text FROM charter) FROM log
    """
    before = raw(address, dump)
    for sql in REWRITINGS:
        with pytest.raises(Exception, match=r"only grows|never|missing|unique|check|no such table"):
            raw(address, sql)
        assert before == raw(address, dump), sql


def test_it_has_every_table_and_column_that_the_file_has(address: str) -> None:
    """A new step of the file's is a step here, too."""
    PostgresStore(address)
    for kept in layout():
        found = {row[0] for row in raw(address, COLUMNS.replace("?", f"'{kept.name}'"))}
        assert {*kept.columns} <= found, kept.name
    assert [(len(STEPS),)] == raw(address, "SELECT version FROM house")


def test_a_database_of_another_program_is_left_alone(address: str) -> None:
    raw(address, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreForeign, match="another program"):
        PostgresStore(address)
    assert [("recipes",)] == raw(
        address, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )


def test_a_house_of_a_newer_farwest_is_refused(address: str) -> None:
    visit(lambda _: PostgresStore(address), Path(), founded)
    raw(address, f"UPDATE house SET version = {len(STEPS) + 1}")
    with pytest.raises(StoreForeign, match="newer farwest"):
        PostgresStore(address)


def test_a_server_that_is_not_there_is_named() -> None:
    with pytest.raises(StoreTrouble, match="does not answer"):
        PostgresStore("postgresql://nobody@127.0.0.1:1/none")


def test_two_who_found_a_house_at_once_found_one(address: str) -> None:
    async def story() -> None:
        opened = [asyncio.to_thread(PostgresStore, address) for _ in range(4)]
        stores = await asyncio.gather(*opened)
        await founded(stores[0])
        assert [sit("ann"), play(1)] == await stores[3].log("one")
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(story())


# ---- who has what --------------------------------------------------------------------------------


def test_everybody_finds_a_share_and_nobody_has_another_s(address: str) -> None:
    async def story(*stores: PostgresStore) -> None:
        claims = [Claims(store, f"127.0.0.{k}:1") for k, store in enumerate(stores)]
        assert [0, 1, 2] == [await one.join() for one in claims]
        for one in claims:
            assert {*range(SLOTS)} >= await one.claim(range(one.number * 50, SLOTS, 2))
        held = [slot for one in claims for slot in one.mine]
        assert len(held) == len({*held})
        around = await claims[1].look()
        assert {0: "127.0.0.0:1", 1: "127.0.0.1:1", 2: "127.0.0.2:1"} == around.doors
        assert {slot: one.number for one in claims for slot in one.mine} == around.owners
        table = next(name for name in map(str, range(999)) if slot_of(name) in claims[0].mine)
        await stores[1].found(charter(table), [play(0)])
        await stores[0].append(table, 1, [play(1)])
        with pytest.raises(SlotLost):
            await stores[1].append(table, 2, [play(2)])
        assert not stores[1].lost.is_set()  # it never thought that this was its own
        await claims[0].give_up(claims[0].mine)
        assert slot_of(table) in await claims[2].claim([slot_of(table)])
        with pytest.raises(SlotLost):
            await stores[0].append(table, 2, [play(2)])
        await stores[2].append(table, 2, [play(2)])
        assert plays(0, 3) == await stores[0].log(table)

    tell(address, story, 3)


def test_shares_are_fair_and_few_slots_change_hands() -> None:
    for many in (1, 2, 3, 8):
        shares = [share(k, range(many)) for k in range(many)]
        assert {*range(SLOTS)} == set().union(*shares)
        assert SLOTS == sum(map(len, shares))
        assert max(map(len, shares)) < 1.6 * SLOTS / many
    assert share(0, [1, 2]) <= share(0, [1])


def test_whose_session_ends_has_nothing_any_more(address: str) -> None:
    """As when the line is cut, or the server was told to end it."""

    async def story(old: PostgresStore, new: PostgresStore) -> None:
        mine, other = Claims(old, "127.0.0.1:1"), Claims(new, "127.0.0.2:1")
        await mine.join()
        await mine.claim(range(SLOTS))
        await old.found(charter("one"), [play(0)])
        await old.append("one", 1, [play(1)])
        await other.join()
        assert set() == await other.claim(range(SLOTS))
        pid = (await new.writer.do(lambda file: file.execute(HOLDER).fetchone()))[0]
        raw(address, f"SELECT pg_terminate_backend({pid}, 5000)")
        assert {*range(SLOTS)} == await other.claim(range(SLOTS))
        await new.append("one", 2, [play(2)])
        with pytest.raises(SlotLost):
            await old.append("one", 3, [play(7)])
        await asyncio.wait_for(old.lost.wait(), 60)
        assert plays(0, 3) == await old.log("one")

    tell(address, story, 2)


def test_another_session_writes_nothing_for_the_one_that_ended(address: str) -> None:
    """Though nobody has taken the slot meanwhile: the lock on it went with the session."""

    async def story(store: PostgresStore, other: PostgresStore) -> None:
        mine = Claims(store, "127.0.0.1:1")
        await mine.join()
        await mine.claim(range(SLOTS))
        await store.found(charter("one"), [play(0)])
        pid = (await other.writer.do(lambda file: file.execute(HOLDER).fetchone()))[0]
        raw(address, f"SELECT pg_terminate_backend({pid}, 5000)")
        with pytest.raises(StoreTrouble):
            await store.append("one", 1, [play(1)])
        await asyncio.wait_for(store.lost.wait(), 10)
        assert plays(0, 1) == await other.log("one")

    tell(address, story, 2)


HOLDER = """
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 7 AND pid <> pg_backend_pid()
    AND classid::bigint = hashtext('farwest ' || current_schema())::bigint & 4294967295
"""


def test_who_says_nothing_for_too_long_has_nothing_any_more(address: str) -> None:
    """A machine that stands still, or vanished: the server ends its session by itself."""

    async def story(still: PostgresStore) -> None:
        mine = Claims(still, "127.0.0.1:1")
        await mine.join()
        await mine.claim(range(SLOTS))
        await still.found(charter("one"), [play(0)])
        new = PostgresStore(address)
        other = Claims(new, "127.0.0.2:1")
        await other.join()
        while len(other.mine) < SLOTS:  # locks of a session that ends go one by one
            await other.claim({*range(SLOTS)} - other.mine)
        await new.append("one", 1, [play(1)])
        with pytest.raises(SlotLost):
            await still.append("one", 2, [play(7)])
        assert plays(0, 2) == await new.log("one")
        await new.close()

    tell(address, story, silence=0.3)


def test_a_house_goes_on_after_its_database_began_anew(address: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.free_slots()
        await founded(store)
        assert [sit("ann"), play(1)] == await store.log("one")
        for n in (2, 3):
            raw(address, END)
            while True:
                try:
                    await store.append("one", n, [play(n)])
                    break
                except StoreTrouble:  # the line broke just then; nothing of it was written
                    assert n == len(await store.log("one"))
        assert [sit("ann"), *plays(1, 3)] == await store.log("one")

    tell(address, story)


def test_who_looks_late_does_not_end_itself(address: str) -> None:
    """On a busy machine its own session may have been silent for longer than others may be."""

    async def story(store: PostgresStore) -> None:
        mine = Claims(store, "127.0.0.1:1", silence=0.0)
        await mine.join()
        await mine.end_silent()
        assert mine.number in (await mine.look()).doors
        assert not store.lost.is_set()

    tell(address, story)


def test_who_stands_still_in_the_middle_of_a_sentence_is_not_waited_for(address: str) -> None:
    """For the server such a session is not idle: the others end it."""

    async def story(still: PostgresStore, new: PostgresStore) -> None:
        mine, other = Claims(still, "127.0.0.1:1"), Claims(new, "127.0.0.2:1", silence=0.3)
        await other.join()
        await mine.join()
        await mine.claim(range(SLOTS))
        await still.found(charter("one"), [play(0)])
        reached, go_on = threading.Event(), threading.Event()

        def work(file: Any) -> None:
            """Half a sentence: it was understood, and nobody said to do it."""
            file._loop.run_until_complete(file._session.prepare("SELECT 1 FROM charter"))
            reached.set()
            go_on.wait(30)
            file.execute("SELECT 1")

        waiting = asyncio.ensure_future(still.writer.do(work))
        await asyncio.to_thread(reached.wait, 30)
        while 1 in (await other.look()).doors:
            pass
        assert {*range(SLOTS)} == await other.claim(range(SLOTS))
        await new.append("one", 1, [play(1)])
        go_on.set()
        with pytest.raises(StoreTrouble):
            await waiting
        with pytest.raises(SlotLost):
            await still.append("one", 2, [play(7)])
        assert plays(0, 2) == await new.log("one")

    tell(address, story, 2)
