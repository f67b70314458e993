"""Who comes next to the bots' processes, and who waits for themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farwest.tables.errors import TooMuch
from farwest.tables.fair_gate import Asker, FairGate, Urgency
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import ChairWish, NewTable


def order(*askers: Asker) -> list[Asker]:
    """In which they come in, if all wait at a gate for one."""

    async def wait() -> list[Asker]:
        gate, came = FairGate(1), list[Asker]()
        await gate.enter(Asker("somebody"))

        async def pass_through(asker: Asker) -> None:
            await gate.enter(asker)
            came.append(asker)
            gate.leave()

        tasks = [asyncio.create_task(pass_through(asker)) for asker in askers]
        await asyncio.sleep(0)
        gate.leave()
        await asyncio.gather(*tasks)
        assert (1, 0) == (gate.free, len(gate.waiting))
        return came

    return asyncio.run(wait())


def test_a_bot_where_somebody_plays_goes_before_hints_and_what_is_only_watched() -> None:
    asked = [Asker(str(n), urgency=urgency) for n, urgency in enumerate(reversed(Urgency))]

    assert sorted(Urgency) == [asker.urgency for asker in order(*asked)]


def test_who_asks_six_times_does_not_make_the_next_one_wait_six_times() -> None:
    greedy = [Asker("zeke", f"t{n}", Urgency.PLAYED) for n in range(6)]
    honest = Asker("jeanne", "t", Urgency.PLAYED)

    assert honest in order(*greedy, honest)[:2]


def test_two_tables_of_one_host_take_turns() -> None:
    many, one = Asker("zeke", "a", Urgency.PLAYED), Asker("zeke", "b", Urgency.PLAYED)

    assert one in order(*[many] * 4, one)[:2]


def test_what_is_never_urgent_comes_in_all_the_same() -> None:
    busy = [Asker(f"p{n}", f"t{n}", Urgency.PLAYED) for n in range(40)]
    review = Asker("jeanne")

    assert review in order(review, *busy)[:-1]


def test_one_person_cannot_wait_more_often_than_the_gate_allows() -> None:
    async def ask() -> None:
        gate = FairGate(1, most=2)
        await gate.enter(Asker("zeke"))
        waiting = [asyncio.create_task(gate.enter(Asker("zeke"))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await gate.enter(Asker("zeke"))
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        gate.leave()
        await gate.enter(Asker("jeanne"))

    asyncio.run(ask())


def test_bots_of_a_table_nobody_looks_at_do_not_play(tmp_path: Path) -> None:
    """Opened, started, and left alone: nothing is written, and the driver ends."""

    async def leave_alone() -> tuple[int, int, bool]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1))
        host = Member("zeke", "Zeke")
        bots = [ChairWish("bot", level="greenhorn") for _ in range(2)]
        table = await hall.found(host, NewTable("goat", bots, pace=False))
        live = await hall.live(table)
        async with live.lock:
            await live.write(live.table.start([], hall.now()))
        before = live.table.n
        live.drive()
        driving = live._driver._task
        assert driving is not None
        await asyncio.wait_for(driving, 30)
        found = before, live.table.n, live.idle
        await hall.close()
        return found

    before, after, idle = asyncio.run(leave_alone())

    assert (before, True) == (after, idle)
