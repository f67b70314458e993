"""Games over days: a day a move, whether or not anybody looks or the house is open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farwest.tables import hall as halls
from farwest.tables.clock import Clocks
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry, Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable
from farwest.tables.words import clock_text
from tests.tables.test_live_table import Clock, comes, move, sits

DAY = 24 * 3600.0
A_DAY_A_MOVE = ClockWish(24 * 60, a_move=True)
ANN, BEA = Member("p0", "Ann"), Member("p1", "Bea")
WISH = NewTable(
    "goat",
    [ChairWish("me"), ChairWish("open"), ChairWish("bot")],
    {"first_dealer": 0},
    clock=A_DAY_A_MOVE,
    pace=False,
)


def test_each_move_has_its_own_day() -> None:
    clocks = Clocks(A_DAY_A_MOVE, 2)
    clocks.begin(0.0)
    clocks.answered(0, 0.75 * DAY)

    assert [DAY, 0.5 * DAY] == [clocks.left(0, 0.75 * DAY), clocks.left(1, 1.25 * DAY)]


def test_who_takes_a_move_back_gets_no_fresh_day_for_it() -> None:
    clocks = Clocks(A_DAY_A_MOVE, 2)
    clocks.begin(0.0)
    clocks.answered(0, 0.75 * DAY)
    clocks.took_back(0)

    assert 0.25 * DAY == clocks.left(0, 0.75 * DAY)


@pytest.mark.parametrize(
    ("clock", "english", "french"),
    [
        (A_DAY_A_MOVE, "a day a move", "1 jour par coup"),
        (ClockWish(3 * 24 * 60, a_move=True), "3 days a move", "3 jours par coup"),
        (ClockWish(3 * 24 * 60), "3 days each", "3 jours chacun"),
        (ClockWish(90), "90 min each", "90 min chacun"),
    ],
)
def test_a_clock_says_days(clock: ClockWish, english: str, french: str) -> None:
    assert (english, french) == (clock_text("en", clock), clock_text("fr", clock))


async def begun(hall: Hall) -> str:
    """Ann and Bea have sat down, and gone away again."""
    table = await hall.found(ANN, WISH)
    live = await hall.live(table)
    ann, bea = (Watcher(who.id, who.name, "en", "none", -1) for who in (ANN, BEA))
    await comes(live, ann)
    await live.join(bea)
    await sits(live, bea, 1)
    for watcher in (ann, bea):
        live.leave(watcher)
    return table


async def at_rest(hall: Hall, table: str) -> None:
    """Until the bots have answered, and it waits for people."""
    live = await hall.live(table)
    async with asyncio.timeout(60):
        while live.alarm is None and live.table.stage == "playing":
            await asyncio.sleep(0)


def opening(folder: Path, clock: Clock) -> Hall:
    return Hall(SqliteStore(folder / "house.db"), Thinkers(1), clock)


def test_where_a_day_is_over_a_bot_takes_over_and_nobody_has_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was on disk meanwhile; after the bot's move the other person has a day."""
    monkeypatch.setattr(halls, "IDLE_LIVE", 0)

    async def play() -> tuple[list[str], float]:
        clock = Clock()
        hall = opening(tmp_path, clock)
        table = await begun(hall)
        await at_rest(hall, table)
        hall._tidy()
        assert (1, {}) == (hall.asleep, hall.opened)
        clock.now += DAY + 60
        hall._asleep._sooner.set()
        async with asyncio.timeout(60):
            while table not in hall.opened:
                await asyncio.sleep(0)
        live = hall.opened[table]
        async with asyncio.timeout(60):
            while not (live.table.thinking() == [1] and live.alarm):
                await asyncio.sleep(0)
        found = [chair.left for chair in live.table.chairs], live.table.clocks.left(1, clock.now)
        await hall.close()
        return found

    assert (["late", "", ""], DAY) == asyncio.run(play())


def waking(folder: Path, away: float) -> tuple[list[str], float]:
    """The house is closed for so long, half a day into a move; what the log says then, and how long
    the move may still take."""

    async def play() -> tuple[list[str], float]:
        clock = Clock()
        hall = opening(folder, clock)
        table = await begun(hall)
        await at_rest(hall, table)
        clock.now += DAY / 2
        await hall.close()
        clock.now += away
        hall = opening(folder, clock)
        await hall.repair()
        live = await hall.live(table)
        kinds = [entry.kind for entry in await hall.store.log(table)]
        left = live.table.clocks.left(live.table.acting, clock.now)
        await hall.close()
        return [kind for kind in kinds if kind in ("woke", "late")], left

    return asyncio.run(play())


def test_days_run_on_while_the_house_is_closed(tmp_path: Path) -> None:
    assert ([], DAY / 4) == waking(tmp_path, DAY / 4)


def test_who_could_not_answer_in_time_because_the_house_was_closed_has_a_fresh_day(
    tmp_path: Path,
) -> None:
    assert (["woke"], DAY) == waking(tmp_path, DAY)


def test_after_a_start_time_runs_out_though_nobody_comes(tmp_path: Path) -> None:
    async def play() -> list[str]:
        clock = Clock()
        hall = opening(tmp_path, clock)
        table = await begun(hall)
        await at_rest(hall, table)
        await hall.close()
        hall = opening(tmp_path, clock)
        await hall.repair()
        assert {} == hall.opened
        clock.now += DAY + 60
        hall._asleep._sooner.set()
        late: list[Entry] = []
        async with asyncio.timeout(60):
            while not late:
                await asyncio.sleep(0)
                late = [e for e in await hall.store.log(table) if e.kind == "late"]
        await hall.close()
        return [f"{entry.kind} {entry.seat}" for entry in late]

    assert ["late 0"] == asyncio.run(play())


def test_a_move_in_time_is_a_move(tmp_path: Path) -> None:
    async def play() -> tuple[float, list[str]]:
        clock = Clock()
        hall = opening(tmp_path, clock)
        table = await begun(hall)
        await at_rest(hall, table)
        clock.now += DAY - 60
        live = await hall.live(table)
        ann = Watcher("p0", "Ann", "en", "none", -1)
        await live.join(ann)
        await live.handle(ann, move(live, "mine"))
        found = live.table.clocks.spare[0], [chair.left for chair in live.table.chairs]
        await hall.close()
        return found

    assert (DAY, ["", "", ""]) == asyncio.run(play())
