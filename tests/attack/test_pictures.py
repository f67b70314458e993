"""Pictures cost: whoever asks for them stops nobody, and is bounded by what they cost."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import httpx

from farwest.server.app import create_app
from farwest.server.limits import Limits
from farwest.server.settings import Settings
from farwest.tables.cards import cards

TURNS = 50  # of the event loop: it would have two or three, were the cards painted there


def test_the_first_look_at_the_lobby_stops_nobody(tmp_path: Path) -> None:
    """All games are loaded and painted for it; meanwhile the event loop turns."""

    async def look() -> tuple[int, int]:
        turns = count()

        async def turn() -> None:
            for _ in turns:
                await asyncio.sleep(0)

        app = create_app(Settings(db=tmp_path / "house.db"))
        async with app.router.lifespan_context(app):
            turning = asyncio.create_task(turn())
            line = httpx.ASGITransport(app)
            async with httpx.AsyncClient(base_url="http://house", transport=line) as http:
                games = (await http.get("/api/lobby")).json()["games"]
            turning.cancel()
        return len(games), next(turns)

    cards.cache_clear()
    games, turned = asyncio.run(look())

    assert games >= 5
    assert turned > TURNS


def test_a_board_that_is_painted_costs_as_much_as_four_looks(tmp_path: Path) -> None:
    async def look() -> list[int]:
        site = create_app(Settings(db=tmp_path / "house.db"))
        site.state.app.looks = Limits(12, 40, lambda: 0.0)  # and no time passes
        async with site.router.lifespan_context(site):
            line = httpx.ASGITransport(site)
            async with httpx.AsyncClient(base_url="http://house", transport=line) as http:
                paths = ["/api/practice/circles?at=1"] * 2 + ["/api/puzzles"] * 4
                answers = [await http.get(path) for path in [*paths, "/api/practice/circles"]]
        return [answer.status_code for answer in answers]

    assert [200] * 6 + [429] == asyncio.run(look())
