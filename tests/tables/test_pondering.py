"""Bots that think ahead at a table: with their own view, and only where nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import farwest
from farwest.bots.registry import time_for
from farwest.games.meeples.view import MeeplesView
from farwest.tables.fair_gate import Asker, Urgency
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import NOBODY, Thinkers, choose, ponder
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import Clock, comes, move

T = TypeVar("T")
JEANNE = Member("p0", "Jeanne")
MOMENTS = 3  # of pondering, before a bot has enough


class Asked(Thinkers):
    """Notes what bots are asked to think about, and answers at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: list[tuple[Callable[..., Any], tuple[Any, ...], Asker]] = []
        self.enough = asyncio.Event()

    async def run(
        self, work: Callable[..., T], *facts: Any, chair: str = "", asker: Asker = NOBODY
    ) -> T:
        self.jobs.append((work, facts, asker))
        await asyncio.sleep(0)
        if work is ponder:
            more = len(self.of(ponder)) < MOMENTS
            if not more:
                self.enough.set()
            return more  # type: ignore[return-value]
        game, _, view, seed, *_ = facts
        return choose(game, "random", view, seed)  # type: ignore[return-value]

    def of(self, work: Callable[..., Any]) -> list[tuple[Any, ...]]:
        return [facts for asked, facts, _ in self.jobs if asked is work]


async def seated(
    folder: Path, level: str, busy: bool = False
) -> tuple[Hall, LiveTable, Watcher, Asked]:
    asked = Asked()
    hall = Hall(SqliteStore(folder / "house.db"), asked, Clock())
    chairs = [ChairWish("me"), ChairWish("bot", level=level)]  # type: ignore[arg-type]
    live = await hall.live(await hall.found(JEANNE, NewTable("meeples", chairs, pace=False)))
    if busy:
        asked.bots.gate.free = 0
    watcher = Watcher("p0", "Jeanne", "en", "none", -1)
    await comes(live, watcher)
    while live.table.stage != "playing" or not live.table.chairs[live.table.acting].human:
        await live.changed()
    return hall, live, watcher, asked


def test_while_a_person_thinks_a_legend_ponders_its_own_view(tmp_path: Path) -> None:
    async def meet() -> tuple[Asked, LiveTable]:
        hall, live, _, asked = await seated(tmp_path, "legend")
        await asked.enough.wait()
        await hall.close()
        return asked, live

    asked, live = asyncio.run(meet())
    bot = next(seat for seat, chair in enumerate(live.table.chairs) if chair.bot)
    pondered = asked.of(ponder)
    assert MOMENTS == len(pondered)
    for _, level, view, _, chair, seconds in pondered:
        assert live.table.playing.view(bot) == msgspec.json.decode(view, type=MeeplesView)
        assert ("legend", f"{live.table.charter.table} {bot}") == (level, chair)
        assert time_for("legend", farwest.load("meeples")) == seconds
    assert {Urgency.PONDERED} == {who.urgency for work, _, who in asked.jobs if work is ponder}


def test_who_has_no_time_by_the_clock_or_no_processor_does_not_ponder(tmp_path: Path) -> None:
    async def meet(level: str, busy: bool) -> Asked:
        hall, live, watcher, asked = await seated(tmp_path / f"{level}{busy}", level, busy)
        for n in range(4):
            await live.handle(watcher, move(live, f"m{n}"))
            while not live.table.chairs[live.table.acting].human:
                await live.changed()
        await hall.close()
        return asked

    for level, busy in (("greenhorn", False), ("legend", True)):
        (tmp_path / f"{level}{busy}").mkdir()
        asked = asyncio.run(meet(level, busy))
        assert [] == asked.of(ponder)
        assert asked.of(choose)


def test_a_legend_has_seconds_where_a_person_waits_and_nobody_else_does(tmp_path: Path) -> None:
    async def meet(wait: bool) -> list[float]:
        hall, live, watcher, asked = await seated(tmp_path / str(wait), "legend")
        before = len(asked.of(choose))
        if wait:
            asked.bots.gate.waiting.append(None)  # type: ignore[arg-type]
        while len(asked.of(choose)) == before:
            await live.handle(watcher, move(live, f"m{live.table.n}"))
            await asyncio.sleep(0)
        asked.bots.gate.waiting.clear()
        await hall.close()
        return [facts[5] for facts in asked.of(choose)[before:]]

    for wait in (False, True):
        (tmp_path / str(wait)).mkdir()
        seconds = set(asyncio.run(meet(wait)))
        assert seconds == {0.0 if wait else time_for("legend", farwest.load("meeples"))}
