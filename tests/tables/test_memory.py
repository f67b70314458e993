"""What the house keeps is bounded: a hundred games more leave nothing more behind."""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter
from pathlib import Path

import pytest

from farwest.kernel.match import Match
from farwest.tables import hall as halls
from farwest.tables import wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Charter, Entry, Member
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from tests.tables.whole_games import late_position, played

OURS = (LiveTable, Table, Match, Watcher, Charter, Entry, Member, asyncio.Task)
PEOPLE = 10


def alive() -> Counter[str]:
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in OURS)


async def games(hall: Hall, count: int) -> None:
    dice, start = random.Random(14), late_position("goat", 4)
    for n in range(count):
        person = Member(f"p{n % PEOPLE}", f"N{n % PEOPLE}")
        await played(hall, person, "goat", dice, start, watched=n % 20 == 0)
        if n % 5 == 0:
            await hall.tables_of(person.id, "en")
            await hall.public_tables(person.id, "en")


def test_after_two_hundred_games_there_is_no_more_alive_than_after_one_hundred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "OVER_LIVE", 20)
    monkeypatch.setattr(halls, "KEPT", 5)

    async def twice() -> tuple[Counter[str], Counter[str]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        found = []
        for _ in range(2):
            await games(hall, 100)
            gc.collect()
            found.append(alive())
        await hall.close()
        return found[0], found[1]

    first, second = asyncio.run(twice())

    assert first["LiveTable"] > 20  # those that are kept warm
    assert first == second


def test_a_table_that_nobody_is_at_goes_without_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house collects rubbish every half hour: whoever visits thousands of tables in that time
    must not leave all of them behind."""
    monkeypatch.setattr(halls, "IDLE_LIVE", 5)

    async def crowd() -> int:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        gc.collect()
        gc.disable()
        await games(hall, 40)
        found = alive()["LiveTable"]
        await hall.close()
        return found

    try:
        left = asyncio.run(crowd())
    finally:
        gc.enable()

    assert left <= 5 + 1


def test_who_was_on_their_way_to_a_table_that_was_let_go_is_at_the_same_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of one table would each have their own people, who do not hear of each other."""
    monkeypatch.setattr(halls, "IDLE_LIVE", 0)

    async def evening() -> tuple[bool, bool, bool]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        chairs = [wire.ChairWish("me"), wire.ChairWish("open")]
        table = await hall.found(Member("p", "N"), wire.NewTable("goat", chairs))
        first = await hall.live(table)
        hall._tidy()
        gone = table not in hall.opened
        await first.join(Watcher("p", "N", "en", "none", -1))
        hall._tidy()
        kept = hall.opened.get(table) is first
        same = await hall.live(table) is first
        await hall.close()
        return gone, kept, same

    assert (True, True, True) == asyncio.run(evening())


def test_games_that_are_over_make_room_before_those_that_go_on(tmp_path: Path) -> None:
    async def evening() -> tuple[bool, int]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        chairs = [wire.ChairWish("me"), wire.ChairWish("guest", "Guest")]
        going_on = await hall.found(Member("p", "N"), wire.NewTable("goat", chairs))
        await hall.live(going_on)
        await games(hall, 30)
        over = sum(live.table.stage == "over" for live in hall.opened.values())
        kept = going_on in hall.opened
        await hall.close()
        return kept, over

    kept, over = asyncio.run(evening())

    assert kept
    assert over == halls.OVER_LIVE + 1  # the last one, too: there is tidying when one is opened


def test_a_list_never_reads_past_the_games_that_are_over(tmp_path: Path) -> None:
    """Nor does anything else that the house asks its file for: all go by an index."""
    store = SqliteStore(tmp_path / "house.db")
    asked: list[str] = []
    store._eyes.set_trace_callback(asked.append)
    store.writer._file.set_trace_callback(asked.append)

    async def ask() -> None:
        hall = Hall(store, Thinkers(1))
        await games(hall, 2)
        await hall.repair()
        await store.person_by_token("t")
        await store.person_by_session("s")
        await store.account("Jeanne")
        await store.close_sessions("p0")
        await store.keep("file-1", "{}", 10, "p0", 5)
        await store.kept("file-1")
        await store.close_table(await played(hall, Member("p0", "N0"), "goat", random.Random(1)), 1)

    asyncio.run(ask())
    store._eyes.set_trace_callback(None)
    plans = {
        sql: [row[3] for row in store._eyes.execute(f"EXPLAIN QUERY PLAN {sql}")]
        for sql in asked
        if sql.lstrip().startswith(("SELECT", "UPDATE", "DELETE"))
    }
    asyncio.run(store.close())
    whole = {sql for sql, plan in plans.items() if any(reads_all(step) for step in plan)}

    assert len(plans) > 12
    assert set() == {sql for sql in whole if "shelf" not in sql}  # that one is short: `most`


def reads_all(step: str) -> bool:
    """Of what grows with every game. The index of open tables leaves out those that are over."""
    table = step.removeprefix("SCAN ").partition(" ")[0]
    grows = table in ("charter", "log", "sat", "person", "session")
    return step.startswith("SCAN") and grows and not step.endswith("INDEX charter_open")
