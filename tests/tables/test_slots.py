"""Two who have the same store open: each writes to its own tables, and nobody to a table that
somebody else took (tables/slots.py)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from farwest.tables.errors import SlotLost
from farwest.tables.slots import SLOTS, slot_of
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Store
from tests.tables.houses import KINDS, OPENINGS, charter, play, plays

Telling = Callable[[Store, Store], Awaitable[None]]
ALL = range(SLOTS)


@pytest.fixture(params=KINDS)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Telling], None]:
    async def told(story: Telling) -> None:
        stores = [OPENINGS[request.param](tmp_path / "house.db") for _ in range(2)]
        try:
            await story(*stores)
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    return lambda story: asyncio.run(told(story))


def test_names_of_tables_spread_over_all_slots() -> None:
    counted = Counter(slot_of(f"table {k}") for k in range(40 * SLOTS))
    assert set(ALL) == set(counted)
    assert max(counted.values()) < 2 * 40


def test_who_takes_a_slot_writes_there_and_whoever_had_it_does_not(
    tell: Callable[[Telling], None],
) -> None:
    async def story(old: Store, new: Store) -> None:
        await old.take_slots(ALL, "old")
        await old.found(charter("one"), [play(0)])
        await old.append("one", 1, [play(1)])
        await new.take_slots(ALL, "new")
        with pytest.raises(SlotLost, match="Another process"):
            await old.append("one", 2, [play(7)])
        await new.append("one", 2, [play(2)])
        with pytest.raises(SlotLost):  # and not that it was told before: it has nothing to say
            await old.append("one", 2, [play(7)])
        assert plays(0, 3) == await old.log("one") == await new.log("one")

    tell(story)


def test_who_has_some_slots_writes_to_no_other(tell: Callable[[Telling], None]) -> None:
    async def story(one: Store, other: Store) -> None:
        tables = [f"t{k}" for k in range(200)]
        await one.take_slots([slot for slot in ALL if slot % 2 == 0], "one")
        await other.take_slots([slot for slot in ALL if slot % 2 == 1], "other")
        await asyncio.gather(*(one.found(charter(table), [play(0)]) for table in tables))
        for store, mine in ((one, 0), (other, 1)):
            ends = await asyncio.gather(
                *(store.append(table, 1, plays(1, 2)) for table in tables), return_exceptions=True
            )
            for table, end in zip(tables, ends, strict=True):
                expected = None if slot_of(table) % 2 == mine else SlotLost
                assert end is None if expected is None else isinstance(end, expected)
        for table in tables:
            assert plays(0, 3) == await one.log(table)

    tell(story)


def test_every_taking_has_an_epoch_of_its_own(tell: Callable[[Telling], None]) -> None:
    async def story(one: Store, other: Store) -> None:
        assert {3: 1, 5: 1} == await one.take_slots([3, 5], "one")
        assert {5: 2} == await other.take_slots([5], "other")
        assert {3: 2, 5: 3} == await one.take_slots([3, 5], "one")
        takers = [(one if k % 2 else other).take_slots([3], str(k)) for k in range(20)]
        epochs = [taken[3] for taken in await asyncio.gather(*takers)]
        assert sorted(epochs) == [*range(3, 23)]

    tell(story)


def test_of_many_takings_while_both_write_every_entry_is_there_once(
    tell: Callable[[Telling], None],
) -> None:
    """Whoever lost the slot reads on and takes it back: the log is one story without a gap."""
    written: list[int] = []

    async def writes(store: Store, name: str, first: int) -> None:
        for number in range(first, first + 40):
            while True:
                n = len(await store.log("one"))
                try:
                    await store.append("one", n, [play(number)])
                    break
                except SlotLost:
                    await store.take_slots([slot_of("one")], name)
            written.append(number)

    async def story(one: Store, other: Store) -> None:
        await one.found(charter("one"), [])
        await one.take_slots([slot_of("one")], "one")
        await writes(one, "one", 0)
        await other.take_slots([slot_of("one")], "other")
        await writes(other, "other", 100)
        await writes(one, "one", 200)
        assert [play(number) for number in written] == await one.log("one")

    tell(story)


def test_who_is_alone_ends_all_others_and_writes_everywhere(
    tell: Callable[[Telling], None],
) -> None:
    async def story(old: Store, alone: Store) -> None:
        await old.take_slots(ALL, "old")
        await old.found(charter("one"), [play(0)])
        await alone.free_slots()
        await alone.append("one", 1, [play(1)])
        with pytest.raises(SlotLost):
            await old.append("one", 2, [play(2)])
        assert plays(0, 2) == await alone.log("one")

    tell(story)


@pytest.mark.parametrize(
    "sql", ["UPDATE slot SET epoch = 1", "UPDATE slot SET holder = 'me'", "DELETE FROM slot"]
)
def test_no_program_can_turn_an_epoch_back(tmp_path: Path, sql: str) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "house.db")
        await store.take_slots([1], "one")
        await store.take_slots([1], "one")
        await store.close()

    asyncio.run(story())
    refused = pytest.raises(sqlite3.IntegrityError, match="an epoch never comes back")
    with closing(sqlite3.connect(tmp_path / "house.db")) as file, refused:
        file.execute(sql)
