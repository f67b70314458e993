"""Days off: clocks of days stand still, everybody at the table sees it, and there are so many."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from farwest.kit.reading import decoded
from farwest.server.workers.asking import KNOWN
from farwest.server.workers.neighbours import DAYS_OFF
from farwest.tables.clock import Clocks
from farwest.tables.vacation_book import VacationBook
from farwest.tables.wire import ClockWish
from tests.server.notices.homes import DAY, Home, opened

A_DAY_A_MOVE = ClockWish(24 * 60, a_move=True)


def test_what_is_left_stands_still_meanwhile() -> None:
    clocks = Clocks(A_DAY_A_MOVE, 2)
    clocks.begin(0.0)
    clocks.rests(0, 0.25 * DAY, 5.25 * DAY)
    found = [clocks.left(0, days * DAY) / DAY for days in (0.25, 3.0, 5.25, 5.5)]
    assert [0.75, 0.75, 0.75, 0.5] == found
    assert (6.0, 1.0) == (clocks.runs_out(0) / DAY, clocks.runs_out(1) / DAY)
    clocks.rests(0, 2.25 * DAY, 2.25 * DAY)  # back early
    assert 0.5 == clocks.left(0, 2.5 * DAY) / DAY


async def at(home: Home, table: str) -> tuple[float, list[str]]:
    """Days that Ann has left, and who left their seat to a bot."""
    live = await home.app.hall.live(table)
    return live.table.clocks.left(0, home.clock()) / DAY, [c.left for c in live.table.chairs]


def test_nobodys_time_is_up_on_their_days_off(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        async with opened(tmp_path, None) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            table = await home.table(ann, bea)
            home.clock.now += DAY / 2
            told = await ann.post("/api/vacation", {"days": 5})
            home.clock.now += 4 * DAY
            found: list[Any] = [told["left"], await at(home, table)]
            state = await bea.get(f"/api/tables/{table}")
            found.append([chair["off"] > home.clock() for chair in state["chairs"]])
            home.clock.now += DAY
            found.append(await at(home, table))
        async with opened(tmp_path, None, home.clock) as home:
            home.clock.now += DAY
            live = await home.app.hall.live(table)
            live.drive()
            async with asyncio.timeout(60):
                while not live.table.chairs[0].left:
                    await live.changed()
            found.append(live.table.chairs[0].left)
            return found

    left, during, shown, after, late = asyncio.run(play())
    assert 25 == left
    assert (0.5, ["", ""]) == during
    assert [True, False] == shown
    assert (0.5, ["", ""]) == (round(after[0], 3), after[1])
    assert "late" == late


def test_there_are_so_many_a_year_and_who_comes_back_early_keeps_the_rest(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        async with opened(tmp_path, None) as home:
            ann = await home.guest("Ann")
            home.clock.now += 0.4  # seconds are not whole
            await ann.post("/api/vacation", {"days": 20})
            found: list[Any] = [await ann.refused("/api/vacation", {"days": 1})]
            home.clock.now += 1.5 * DAY
            found.append((await ann.post("/api/vacation/end"))["left"])
            await ann.post("/api/vacation", {"days": 21})
            home.clock.now += 21 * DAY
            found.append(await ann.refused("/api/vacation", {"days": 8}))
            home.clock.now += 90 * DAY
            found.append((await ann.get("/api/vacation"))["left"])
            return found

    assert [
        "You have days off already: end those first.",
        28,
        "That is more than the 30 days off of a year.",
        30,
    ] == asyncio.run(play())


def test_a_table_that_was_not_told_before_a_crash_is_told_at_the_start(tmp_path: Path) -> None:
    async def play() -> bool:
        async with opened(tmp_path, None) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            table = await home.table(ann, bea)
            await VacationBook(home.app.store).begin(ann.id, 5, home.clock())
        async with opened(tmp_path, None, home.clock) as home:
            await asyncio.gather(*home.app._finishing)
            found = await home.app.hall.table(table)
            return found.clocks.is_off(0, home.clock() + DAY)

    assert asyncio.run(play())


def test_a_worker_tells_its_own_tables_and_asks_the_others_to_tell_theirs(tmp_path: Path) -> None:
    """Two tables of Ann's, one of which another worker has: what that is asked is asked here."""

    async def play() -> tuple[list[bool], list[bool]]:
        async with opened(tmp_path, None) as home:
            ann, bea = [await home.guest(name) for name in ("Ann", "Bea")]
            tables = [await home.table(ann, bea) for _ in range(2)]
            hall = home.app.hall
            hall.is_mine = lambda name: name == tables[0]
            until = (await ann.post("/api/vacation", {"days": 5}))["until"]

            async def off() -> list[bool]:
                found = [(await hall.live(table)).table.clocks for table in tables]
                return [clocks.is_off(0, home.clock()) for clocks in found]

            before = await off()
            hall.is_mine = lambda name: name == tables[1]
            kind, answered = KNOWN[DAYS_OFF]
            asked = decoded(msgspec.json.encode((ann.id, until)), kind)
            assert await answered(home.app, asked)
            return before, await off()

    assert ([True, False], [True, True]) == asyncio.run(play())
