"""Somebody sets the machine's clock, by hours: nobody's time is up, and nobody is signed out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from farwest.server.people import COOKIE, YEAR, People
from farwest.tables import hall as halls
from farwest.tables.hall import Hall
from farwest.tables.house_clock import HouseClock
from farwest.tables.past import Past
from farwest.tables.repairing import WAITS
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable
from tests.tables.test_live_table import comes, mail, move

HOURS = 5 * 3600.0
JEANNE = Member("p0", "Jeanne")


class Machine:
    """Its wall clock can be set; its even one cannot."""

    def __init__(self, wall: float = 1e9) -> None:
        self.even, self.set_by = 77.0, wall

    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.set_by + self.even, lambda: self.even)


def test_the_house_goes_on_in_its_own_time() -> None:
    machine = Machine()
    clock = machine.clock()
    began = clock()
    machine.even += 10
    machine.set_by += HOURS

    assert (10.0, HOURS) == (clock() - began, clock.off)
    machine.set_by -= 2 * HOURS
    assert (10.0, -HOURS) == (clock() - began, clock.off)


@pytest.mark.parametrize("jump", [HOURS, -HOURS])
def test_nobodys_time_is_up_because_a_clock_was_set(tmp_path: Path, jump: float) -> None:
    machine = Machine()

    async def play() -> tuple[list[str], float]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), machine.clock())
        chairs = [ChairWish("me"), ChairWish("guest", "Opal")]
        wish = NewTable("goat", chairs, {"first_dealer": 0}, clock=ClockWish(10, 0))
        live = await hall.live(await hall.found(JEANNE, wish))
        watcher = Watcher("p0", "Jeanne", "en", "none", -1)
        await comes(live, watcher)
        seat = live.table.acting
        machine.even += 60
        machine.set_by += jump
        live.drive()
        for _ in range(20):
            await asyncio.sleep(0)
        await live.handle(watcher, move(live, "mine"))
        await mail(watcher)
        log = await hall.store.log(live.table.charter.table)
        left = live.table.clocks.spare[seat]
        await hall.close()
        return [entry.kind for entry in log], left

    kinds, left = asyncio.run(play())
    assert "late" not in kinds
    assert "play" in kinds
    assert 540.0 == left


def test_a_sleeping_table_is_not_woken_because_a_clock_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "IDLE_LIVE", 0)
    machine = Machine()

    async def sleep() -> tuple[int, bool]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), machine.clock())
        chairs = [ChairWish("me"), ChairWish("guest", "Opal")]
        table = await hall.found(JEANNE, NewTable("goat", chairs, clock=ClockWish(60)))
        live = await hall.live(table)
        watcher = Watcher("p0", "Jeanne", "en", "none", -1)
        await comes(live, watcher)
        live.leave(watcher)
        while not live.idle:
            await asyncio.sleep(0)
        hall._tidy()
        machine.set_by += HOURS
        hall._asleep._sooner.set()
        for _ in range(20):
            await asyncio.sleep(0)
        found = hall.asleep, table in hall.opened
        await hall.close()
        return found

    assert (1, False) == asyncio.run(sleep())


def test_a_table_that_waits_is_not_taken_off_the_lists_by_hours(tmp_path: Path) -> None:
    machine = Machine()

    async def listed() -> list[str]:
        store = SqliteStore(tmp_path / "house.db")
        hall = Hall(store, Thinkers(1), machine.clock())
        table = await hall.found(JEANNE, NewTable("goat", [ChairWish("me"), ChairWish("open")]))
        machine.set_by += WAITS * 3
        await hall.repair()
        found = await store.tables(over=False, public=None, limit=9)
        await hall.close()
        return [name for name in found if name == table]

    assert 1 == len(asyncio.run(listed()))


@pytest.mark.parametrize("jump", [HOURS, -HOURS, -2.0 * YEAR])
def test_nobody_is_signed_out_because_a_clock_was_set(tmp_path: Path, jump: float) -> None:
    """Not even after the house was opened again under the other time."""
    machine = Machine()

    async def come_back() -> list[str | None]:
        store = SqliteStore(tmp_path / "house.db")
        await store.save_person(JEANNE)
        first = People(store, now=machine.clock())
        await first.open()
        response = Response()
        await first.sign_in(response, JEANNE)
        cookie = response.headers["set-cookie"].split(";")[0].partition("=")[2]
        machine.set_by += jump
        second = People(store, now=machine.clock())
        await second.open()
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
        asked = HTTPConnection({"type": "http", "headers": headers})
        found = [await people.who(asked) for people in (first, second)]
        machine.even += YEAR + abs(jump) + 60
        found.append(await first.who(asked))
        await store.close()
        return [person.name if person else None for person in found]

    assert ["Jeanne", "Jeanne", None] == asyncio.run(come_back())


def test_who_is_behind_sees_a_game_from_before_the_clock_was_set_back(tmp_path: Path) -> None:
    machine = Machine()

    async def look() -> list[bool]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), machine.clock())
        chairs = [ChairWish("me"), ChairWish("guest", "Opal")]
        live = await hall.live(await hall.found(JEANNE, NewTable("goat", chairs, delay=30)))
        await comes(live, Watcher("p0", "Jeanne", "en", "none", -1))
        table: Table = live.table
        await hall.close()
        now = table.at - HOURS
        past = Past(table, now)
        return [past.table(table, now + after).match is not None for after in (0, 31)]

    assert [False, True] == asyncio.run(look())
