"""Thousands of tables of one stranger leave room, and places on the list, for everybody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from farwest.tables import hall as halls
from farwest.tables import sql_store
from farwest.tables.hall import EACH, Hall
from farwest.tables.repairing import WAITS
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable
from tests.server.guests import ME, OPEN, OURS, Guest, HouseProcess
from tests.server.test_growing import OwnTime
from tests.tables.test_live_table import Clock, comes

ZEKE, JEANNE = Member("p9", "Zeke"), Member("p0", "Jeanne")


async def left_alone(hall: Hall) -> str:
    """Somebody begins a game with a clock, and goes."""
    chairs = [ChairWish("me"), ChairWish("guest", "Opal")]
    wish = NewTable("goat", chairs, clock=ClockWish(60))
    table = await hall.found(ZEKE, wish)
    live = await hall.live(table)
    watcher = Watcher(ZEKE.id, "Zeke", "en", "none", -1)
    await comes(live, watcher)
    assert "playing" == live.table.stage
    live.leave(watcher)
    while not live.idle:
        await asyncio.sleep(0)
    return table


def test_tables_with_a_clock_that_nobody_visits_sleep_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "IDLE_LIVE", 2)
    monkeypatch.setattr(halls, "MOST_LIVE", 4)

    async def crowd() -> int:
        clock = Clock()
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), clock)
        for _ in range(8):
            await left_alone(hall)
        found = len(hall.opened)
        await hall.close()
        return found

    assert asyncio.run(crowd()) <= 4


def test_a_sleeping_table_is_woken_when_time_is_up_and_its_clock_ran_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "IDLE_LIVE", 0)

    async def sleep() -> list[str]:
        clock = Clock()
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), clock)
        table = await left_alone(hall)
        hall._tidy()
        assert table not in hall.opened
        clock.now += 3601
        hall._asleep._sooner.set()  # time passes faster here than the event loop knows
        while "late" not in [entry.kind for entry in await hall.store.log(table)]:
            await asyncio.sleep(0.01)
        kinds = [entry.kind for entry in await hall.store.log(table)]
        await hall.close()
        return [*kinds]

    kinds = asyncio.run(asyncio.wait_for(sleep(), 30))

    assert ("late" in kinds, "woke" in kinds) == (True, False)


def test_forty_tables_of_one_host_do_not_push_others_off_the_list(tmp_path: Path) -> None:
    async def crowd() -> tuple[str, list[str]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        wish = NewTable("goat", [ChairWish("me"), ChairWish("open")], public=True)
        honest = await hall.found(JEANNE, wish)
        for _ in range(40):
            await hall.found(ZEKE, wish)
        listed = [card.table for card in await hall.public_tables("", "en")]
        await hall.close()
        return honest, listed

    honest, listed = asyncio.run(crowd())

    assert honest in listed
    assert 1 + EACH == len(listed)


def test_however_many_look_the_list_is_read_once_and_not_past_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_store, "LOOKED_AT", 5)
    store = SqliteStore(tmp_path / "house.db")
    read: list[str] = []

    async def crowd() -> tuple[int, list[str], list[str]]:
        hall = Hall(store, Thinkers(1))
        wish = NewTable("goat", [ChairWish("me"), ChairWish("open")], public=True)
        names = [await hall.found(Member(f"p{n}", "N"), wish) for n in range(9)]
        store._eyes.set_trace_callback(read.append)
        looks = await asyncio.gather(*(hall.public_tables("", "en") for _ in range(20)))
        looks.append(await hall.public_tables("", "en"))
        times = sum("nth" in sql for sql in read)
        assert {5} == {len(cards) for cards in looks}
        names.append(await hall.found(JEANNE, wish))
        shown = [card.table for card in await hall.public_tables("", "en")]
        await hall.close()
        return times, names[:-6:-1], shown

    with asyncio.Runner(loop_factory=OwnTime) as runner:  # however slow: within the same second
        times, newest, shown = runner.run(crowd())

    assert 1 == times
    assert newest == shown  # what was founded since is there at once


def test_a_person_founds_no_faster_from_two_addresses(strict_house: HouseProcess) -> None:
    zeke = Guest(strict_house.address, "Zeke")
    wish = {"game": "goat", "chairs": [ME, OPEN], "pace": False}
    found = []
    for address in ("127.0.0.2", "127.0.0.3"):
        line = httpx.HTTPTransport(local_address=address)
        headers = {**OURS, "Cookie": zeke.cookie}
        with httpx.Client(
            base_url=strict_house.address, transport=line, headers=headers, timeout=60
        ) as http:
            found += [http.post("/api/tables", json=wish).status_code for _ in range(29)]

    assert {200, 429} == set(found)


def test_what_ended_in_a_crash_is_over_at_the_next_start_and_empty_tables_expire(
    tmp_path: Path,
) -> None:
    async def crash() -> None:
        clock, store = Clock(), SqliteStore(tmp_path / "house.db")
        hall = Hall(store, Thinkers(1), clock)
        bots = [ChairWish("bot", level="greenhorn") for _ in range(2)]
        ended = await hall.found(JEANNE, NewTable("goat", bots, pace=False))
        live = await hall.live(ended)
        async with live.lock:
            await live.write(live.table.start([], clock()))
        while live.table.stage != "over":
            async with live.lock:
                table = live.table
                if thinking := table.thinking():
                    seat, legal = thinking[0], table.playing.state.legal()
                    await live.answer(seat, table.seen(seat), legal[0], "", "en")
                else:
                    await live.write(table.go_on(clock()))
        old = await hall.found(ZEKE, NewTable("goat", [ChairWish("me"), ChairWish("open")]))
        clock.now += WAITS + 1
        fresh = await hall.found(ZEKE, NewTable("goat", [ChairWish("me"), ChairWish("open")]))
        before = {*await store.tables(over=False, public=None, limit=9)}
        again = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), clock)  # as after a crash
        await again.repair()
        after = {*await store.tables(over=False, public=None, limit=9)}
        assert (before, after) == ({ended, old, fresh}, {fresh})
        await again.close()
        await hall.close()

    asyncio.run(crash())
