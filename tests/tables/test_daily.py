"""The deal of the day: one game for everybody here, the same draws, the same bots."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.tables import daily
from farwest.tables.hall import Hall
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from tests.tables.test_live_table import Clock, move

HOUSE = b"h" * 32
DAY = next(
    day
    for day in (date(2026, 11, 16) + timedelta(n) for n in range(9))
    if daily.game_of(day).name == "goat"
)


def test_the_games_take_turns() -> None:
    days = [DAY + timedelta(n) for n in range(len(games()))]
    assert sorted(games()) == sorted(daily.game_of(day).name for day in days)


async def played(hall: Hall, name: str, moves: int) -> tuple[str, list[int], list[str]]:
    """Always the first option; so far into the game everybody's actions, and the bots' names."""
    person = Member(name, name)
    table = await daily.begin(hall.store, HOUSE, DAY, person, 100.0)
    live = await hall.live(table)
    live._driver.sleep = nothing  # type: ignore[assignment]
    watcher = Watcher(name, name, "en", "none", -1)
    await live.join(watcher)
    mine = live.table.seats_of(name)[0]
    async with asyncio.timeout(60):
        while live.table.move < moves and live.table.stage == "playing":
            if mine in live.table.thinking():
                await live.handle(watcher, move(live, f"ask {live.table.n}"))
            await asyncio.sleep(0.001)
    names = [chair.name for chair in live.table.chairs if chair.bot]
    return table, live.table.playing.actions[:moves], names


async def nothing(_: float) -> Any:
    await asyncio.sleep(0)


def test_who_plays_alike_has_the_same_game_and_nobody_plays_twice(tmp_path: Path) -> None:
    async def play() -> list[tuple[str, list[int], list[str]]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        found = [await played(hall, name, 40) for name in ("Ann", "Bea")]
        again = await daily.begin(hall.store, HOUSE, DAY, Member("Ann", "Ann"), 200.0)
        assert found[0][0] == again
        await hall.close()
        return found

    (one, first, names), (other, second, others) = asyncio.run(play())
    assert one != other
    assert (40, first) == (len(first), second)
    assert names == others


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_deal(game: str) -> None:
    day = next(d for d in (DAY + timedelta(n) for n in range(9)) if daily.game_of(d).name == game)
    assert daily.seats_of(daily.game_of(day)) in daily.game_of(day).seats
