"""How others did with the deal of the day is for those who have finished it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from farwest.server.puzzle_stock import today
from tests.server.notices.homes import DAY, Guest, Home, opened


async def finishes(home: Home, guest: Guest) -> str:
    """At random, over the table's own log: bots and all."""
    table = str((await guest.post("/api/daily"))["table"])
    live = await home.app.hall.live(table)
    live.stop()
    while (seats := live.table.thinking()) and live.table.stage == "playing":
        seat = seats[0]
        action = live.table.facing(seat).state.legal()[-1]
        entries = live.table.play(seat, live.table.seen(seat), action, "", home.clock())
        live.table.take(entries)
        await home.app.store.append(table, live.table.n - len(entries), entries)
    return table


def test_results_are_told_after_ones_own_and_after_the_day(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        async with opened(tmp_path, None) as home:
            ann, bea, cal = [await home.guest(name) for name in ("Ann", "Bea", "Cal")]
            told = []

            async def look(guest: Guest) -> None:
                deal = await guest.get("/api/daily")
                names = [[one["name"] for one in deal[k]] for k in ("results", "yesterday")]
                told.append((deal["stage"], *map(sorted, names)))

            await look(ann)
            table = await finishes(home, ann)
            await look(ann)
            assert table == (await ann.post("/api/daily"))["table"]
            await bea.post("/api/daily")
            await look(bea)
            await finishes(home, bea)
            await look(bea)
            await look(cal)
            home.clock.now += DAY
            await look(cal)
            return told

    both = ["Ann", "Bea"]
    assert [
        ("", [], []),
        ("over", ["Ann"], []),
        ("playing", [], []),
        ("over", both, []),
        ("", [], []),
        ("", [], both),
    ] == asyncio.run(play())


def test_a_result_is_kept_though_the_house_was_killed_at_the_end(tmp_path: Path) -> None:
    """The last move was on disk, and nobody had noted what came of it."""

    async def play() -> tuple[list[str], list[str]]:
        async with opened(tmp_path, None) as home:
            ann, day = await home.guest("Ann"), today(home.app).isoformat()
            table = await finishes(home, ann)
            before = [one.table for one in await home.app.days.results(day)]
        async with opened(tmp_path, None, home.clock) as home:
            await asyncio.gather(*home.app._finishing)
            after = [one.name for one in await home.app.days.results(day) if one.table == table]
        return before, after

    assert ([], ["Ann"]) == asyncio.run(play())


def test_who_played_it_under_another_name_is_not_compared(tmp_path: Path) -> None:
    """In the same browser; in another one nobody can tell."""

    async def play() -> list[Any]:
        async with opened(tmp_path, None) as home:
            ann, day = await home.guest("Ann"), today(home.app).isoformat()
            await finishes(home, ann)
            again, other = await home.guest("Ann again"), await home.guest("Bea")
            again.http.cookies.set("farwest-deal", ann.http.cookies["farwest-deal"])
            for guest in (again, other):
                await finishes(home, guest)
                await guest.get("/api/daily")  # what came of it is noted
            found = [await guest.get("/api/daily") for guest in (ann, again, other)]
            names = [sorted(one["name"] for one in deal["results"]) for deal in found]
            return [names, [deal["again"] for deal in found], await home.app.days.of(again.id), day]

    names, again, kept, day = asyncio.run(play())
    assert [["Ann", "Bea"]] * 3 == names
    assert [False, True, False] == again
    assert [day] == [deal["day"] for deal in kept]
