"""A game that everybody left is closed some day, and nobody has won it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from farwest.tables.history_book import GamesWish
from farwest.tables.leaving import close_left
from farwest.tables.store import Member
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable
from tests.server.notices.homes import DAY, Home, opened
from tests.tables.test_live_table import comes

MONTH = 30.0


async def left(home: Home, name: str, clock: ClockWish | None) -> str:
    """A game against a bot, begun, and nobody there any more."""
    chairs = [ChairWish("me"), ChairWish("bot", level="greenhorn")]
    wish = NewTable("goat", chairs, clock=clock, pace=False, variant={"first_dealer": 0})
    table = await home.app.hall.found(Member(name, name), wish)
    live = await home.app.hall.live(table)
    watcher = Watcher(name, name, "en", "none", -1)
    await live.join(watcher)
    await comes(live, watcher)
    live.leave(watcher)
    return table


def test_after_a_month_in_which_nobody_came_it_is_closed_without_a_result(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path, None) as home:
            hall = home.app.hall
            free = await left(home, "Ann", None)
            ticking = await left(home, "Bea", ClockWish(10))
            by_letter = await left(home, "Cal", ClockWish(24 * 60, a_move=True))
            home.clock.now += (MONTH - 1) * DAY
            assert [] == await close_left(hall, MONTH)
            looked_at = await hall.live(ticking)
            watcher = Watcher("Bea", "Bea", "en", "none", -1)
            await looked_at.join(watcher)
            home.clock.now += 2 * DAY
            assert [free] == await close_left(hall, MONTH)
            looked_at.leave(watcher)
            closed = await hall.table(free)
            assert ("stopped", "left") == (closed.stage, closed.halted)
            assert "playing" == (await hall.table(by_letter)).stage
            said = hall.card(closed, "Ann", "en").outcome
            assert said.startswith("Nobody came back to this table for weeks")
            assert [] == await home.app.history.games_of("Ann", GamesWish())
            record = (await hall.finished(free, "Ann"))[1]
            assert record.actions
            assert free not in await hall.store.tables(over=False, public=None, limit=9)

    asyncio.run(look())
