"""What every store promises, whatever it is made of (tables/store.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from farwest.tables.errors import NameTaken, NoSuchTable, StoreClosed, StoreTrouble
from farwest.tables.store import AlreadyWritten, Entry, Member, Store
from tests.tables.houses import KINDS, OPENINGS, charter, play, plays, sit, visit

T = TypeVar("T")
Story = Callable[[Store], Awaitable[T]]
Teller = Callable[[Story[T]], T]

TASKS = 200


@pytest.fixture(params=KINDS)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Teller[T]:
    """Tells a story in a store that is opened for it; the next story finds what the last left."""
    return lambda story: visit(OPENINGS[request.param], tmp_path / "house.db", story)


def test_a_table_is_its_charter_and_its_log(tell: Teller[None]) -> None:
    log = [sit("ann"), Entry("chat", 1.5, 0, text='"\\ é 🤠 \0 ]', value="Ann", person="ann")]

    async def found(store: Store) -> None:
        await store.found(charter("one"), log)
        await store.append("one", 2, plays(0, 3))

    async def read(store: Store) -> None:
        assert charter("one") == await store.charter("one")
        assert [*log, *plays(0, 3)] == await store.log("one")

    tell(found)
    tell(read)


def test_a_table_nobody_founded_is_empty(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        assert await store.charter("none") is None
        assert await store.log("none") == []
        with pytest.raises(NoSuchTable, match="no such table"):
            await store.append("none", 0, plays(0, 1))
        with pytest.raises(NoSuchTable, match="no such table"):
            await store.close_table("none", 5.0)
        assert await store.log("none") == []

    tell(story)


def test_a_tale_is_told_once(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        await store.found(charter("one"), plays(0, 2))
        with pytest.raises(AlreadyWritten, match="Entry 1 of table one"):
            await store.append("one", 1, [play(7), play(8)])
        with pytest.raises(AlreadyWritten, match="one"):
            await store.found(charter("one", public=True), [play(9)])
        assert plays(0, 2) == await store.log("one")
        assert charter("one") == await store.charter("one")
        await store.append("one", 2, [play(2)])
        assert plays(0, 3) == await store.log("one")

    tell(story)


def test_a_log_has_no_gap(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        await store.found(charter("one"), plays(0, 2))
        with pytest.raises(StoreTrouble, match="entry 3"):
            await store.append("one", 3, [play(3)])
        await store.append("one", 2, [])
        assert plays(0, 2) == await store.log("one")

    tell(story)


def test_one_conflict_spoils_nothing_that_is_written_with_it(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        tables = [f"t{k}" for k in range(TASKS)]
        await asyncio.gather(*(store.found(charter(t), [play(0)]) for t in tables))
        wishes = [(t, 0 if k % 3 == 0 else 1) for k, t in enumerate(tables)]
        results = await asyncio.gather(
            *(store.append(t, n, plays(1, 2)) for t, n in wishes), return_exceptions=True
        )
        for (t, n), result in zip(wishes, results, strict=True):
            assert isinstance(result, AlreadyWritten) if n == 0 else result is None
            assert plays(0, 1 if n == 0 else 3) == await store.log(t)

    tell(story)


def test_of_many_who_write_the_same_entry_one_succeeds(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        await store.found(charter("one"), [])
        results = await asyncio.gather(
            *(store.append("one", 0, [play(k), play(k)]) for k in range(TASKS)),
            return_exceptions=True,
        )
        won = [k for k, result in enumerate(results) if result is None]
        assert len(won) == 1
        assert all(isinstance(r, AlreadyWritten) for k, r in enumerate(results) if k not in won)
        assert [play(won[0])] * 2 == await store.log("one")

    tell(story)


def test_two_hundred_tasks_write_and_read_at_once(tell: Teller[None]) -> None:
    async def life(store: Store, table: str) -> None:
        await store.found(charter(table), [sit(table)])
        for n in range(1, 6):
            await store.append(table, n, [play(n)])
            assert [sit(table), *plays(1, n)] == await store.log(table)
        await store.close_table(table, 2000.0)
        assert [table] == await store.tables_of(table, 10)

    async def story(store: Store) -> None:
        await asyncio.gather(*(life(store, f"t{k}") for k in range(TASKS)))
        over = await store.tables(over=True, public=None, limit=2 * TASKS)
        assert {f"t{k}" for k in range(TASKS)} == set(over)
        assert len(over) == TASKS

    tell(story)


def test_who_stops_waiting_does_not_stop_the_writing(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        await store.found(charter("one"), [])
        tired = asyncio.ensure_future(store.append("one", 0, [play(0)]))
        await asyncio.sleep(0)  # so that it has asked
        tired.cancel()
        with pytest.raises(asyncio.CancelledError):
            await tired
        await store.append("one", 1, [play(1)])
        assert plays(0, 2) == await store.log("one")

    tell(story)


def test_closing_writes_all_that_was_asked_for(tell: Teller[None]) -> None:
    async def ask(store: Store) -> None:
        await store.found(charter("one"), [])
        waiting = [asyncio.ensure_future(store.append("one", n, [play(n)])) for n in range(TASKS)]
        await asyncio.sleep(0)  # so that they have asked
        await store.close()
        assert [None] * TASKS == await asyncio.gather(*waiting)

    async def read(store: Store) -> None:
        assert plays(0, TASKS) == await store.log("one")

    tell(ask)
    tell(read)


def test_a_closed_store_says_so(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreClosed, match="closed"):
            await store.append("one", 0, [play(0)])
        with pytest.raises(StoreClosed, match="closed"):
            await store.log("one")

    tell(story)


def test_lists_show_the_newest_table_first(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        for k in range(6):
            await store.found(charter(f"t{k}", public=k % 2 == 0, founded=1000.0 + k), [])
        for k in (1, 4, 0):
            await store.close_table(f"t{k}", 2000.0 + k)
        assert ["t5", "t3", "t2"] == await store.tables(over=False, public=None, limit=9)
        assert ["t5", "t3"] == await store.tables(over=False, public=None, limit=2)
        assert ["t2"] == await store.tables(over=False, public=True, limit=9)
        assert ["t5", "t3"] == await store.tables(over=False, public=False, limit=9)
        assert ["t4", "t1", "t0"] == await store.tables(over=True, public=None, limit=9)
        assert ["t4", "t0"] == await store.tables(over=True, public=True, limit=9)

    tell(story)


def test_a_person_finds_the_tables_where_they_ever_sat(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        for k in range(4):
            await store.found(charter(f"t{k}", founded=1000.0 + k), [sit("ann")] if k else [])
        await store.append("t0", 0, [sit("bob", 1), Entry("stand", 1.0, 1), sit("bob", 2)])
        await store.append("t2", 1, [sit("bob", 1), Entry("chat", 1.0, text="hi", person="eve")])
        assert ["t3", "t2", "t1"] == await store.tables_of("ann", 9)
        assert ["t3", "t2"] == await store.tables_of("ann", 2)
        assert ["t2", "t0"] == await store.tables_of("bob", 9)
        assert [] == await store.tables_of("eve", 9)
        assert [] == await store.tables_of("", 9)

    tell(story)


def test_a_person_is_known_by_id_token_and_name(tell: Teller[None]) -> None:
    guest = Member("g", "Ann")
    keeper = Member("k", "Ann", "fr", password="argon2...", token="0" * 64)

    async def save(store: Store) -> None:
        await store.save_person(guest)
        await store.save_person(keeper)

    async def ask(store: Store) -> None:
        assert [guest, keeper] == [await store.person("g"), await store.person("k")]
        assert keeper == await store.account("Ann") == await store.account("aNN")
        assert keeper == await store.person_by_token("0" * 64)
        assert await store.person("x") is None
        assert await store.person_by_token("") is None
        assert await store.person_by_token("1" * 64) is None
        assert await store.account("Bob") is None

    tell(save)
    tell(ask)


def test_a_name_is_kept_by_one_account(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        people = [Member(f"p{k}", "ann" if k % 2 else "Ann", password="x") for k in range(TASKS)]
        results = await asyncio.gather(*map(store.save_person, people), return_exceptions=True)
        won = [person for person, r in zip(people, results, strict=True) if r is None]
        assert len(won) == 1
        assert sum(isinstance(r, NameTaken) for r in results) == TASKS - 1
        assert won[0] == await store.account("ann")

    tell(story)


def test_a_person_may_change(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        await store.save_person(Member("p", "Ann", password="x", token="old"))
        changed = Member("p", "Anne", "fr", password="y", token="new")
        await store.save_person(changed)
        assert changed == await store.person("p") == await store.account("Anne")
        assert await store.account("Ann") is None
        assert await store.person_by_token("old") is None

    tell(story)


def test_a_secret_is_made_once(tell: Teller[tuple[bytes, bytes]]) -> None:
    async def story(store: Store) -> tuple[bytes, bytes]:
        asked = await asyncio.gather(*(store.secret("cookies") for _ in range(9)))
        assert len(set(asked)) == 1
        return asked[0], await store.secret("another")

    first, second = tell(story), tell(story)
    assert first == second
    assert [32, 32] == [len(secret) for secret in first]
    assert first[0] != first[1]


def test_the_shelf_keeps_the_newest(tell: Teller[None]) -> None:
    async def story(store: Store) -> None:
        for k in range(5):
            await store.keep(f"file-{k}", f"text {k}", 3)
        await store.keep("file-4", "another text", 3)
        found = [await store.kept(f"file-{k}") for k in range(5)]
        assert [None, None, "text 2", "text 3", "text 4"] == found

    tell(story)
