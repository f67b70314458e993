"""Books are written once and run on every store (tables/files.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from farwest.server.tries import Tries
from farwest.tables.errors import NotNow, TooMuch
from farwest.tables.owners_book import MOST_A_DAY, Ban, OwnersBook, Report
from tests.tables.houses import KINDS, OPENINGS, visit

Telling = Callable[[Any], Awaitable[None]]


@pytest.fixture(params=KINDS)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Telling], None]:
    opening: Any = OPENINGS[request.param]
    return lambda story: visit(opening, tmp_path / "house.db", story)


def report(reporter: str) -> Report:
    return Report(reporter, reporter, "one", "Goat", "eve", "Eve", "rude", [])


def test_reports_are_counted_listed_and_settled(tell: Callable[[Telling], None]) -> None:
    async def story(store: Any) -> None:
        book = OwnersBook(store)
        for k in range(MOST_A_DAY):
            await book.report(report("ann"), 100.0 + k)
        with pytest.raises(TooMuch):
            await book.report(report("ann"), 200.0)
        await book.report(report("bob"), 300.0)
        assert MOST_A_DAY + 1 == await book.open_reports()
        (number, at, done, said), *_ = await book.reports(False, 2)
        assert (300.0, None, "bob") == (at, done, said.reporter)
        await book.settle(number, 400.0)
        with pytest.raises(NotNow):
            await book.settle(number, 500.0)
        assert [(number, 300.0, 400.0)] == [r[:3] for r in await book.reports(True, 9)]
        assert ["settled"] == [deed.what for deed in await book.deeds(9)]

    tell(story)


def test_bans_hold_until_they_are_lifted(tell: Callable[[Telling], None]) -> None:
    async def story(store: Any) -> None:
        book = OwnersBook(store)
        for_good = await book.ban(Ban("eve", "", "Eve", "rude", 10.0))
        for_now = await book.ban(Ban("", "10.0.0.1", "", "loud", 11.0, 20.0))
        assert [for_now, for_good] == [*await book.bans(12.0)]
        assert [for_good] == [*await book.bans(21.0)]
        await book.lift(for_good, 13.0)
        assert [for_now] == [*await book.bans(14.0)]
        assert ["unbanned", "banned", "banned"] == [deed.what for deed in await book.deeds(9)]

    tell(story)


def test_an_owner_s_key_opens_once(tell: Callable[[Telling], None]) -> None:
    async def story(store: Any) -> None:
        book = OwnersBook(store)
        assert await book.use_key("k")
        assert not await book.use_key("k")
        assert await book.use_key("another")
        await book.give_right("right", 5.0)
        assert await book.has_right("right", 6.0)
        await book.end_rights(7.0)
        assert not await book.has_right("right", 8.0)

    tell(story)


def test_passwords_tried_are_counted_by_all_together(tell: Callable[[Telling], None]) -> None:
    async def story(store: Any) -> None:
        now = [100.0]
        tries = [Tries(store, 3, 1.0, lambda: now[0]) for _ in range(2)]
        taken = await asyncio.gather(*(tries[k % 2].take("ann") for k in range(8)))
        assert 3 == sum(taken)
        now[0] += 1
        assert [True, False] == [await tries[0].take("ann"), await tries[1].take("ann")]

    tell(story)
