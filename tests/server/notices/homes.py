"""A whole house in this process, with a clock that a test sets, and people who come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from farwest.server import application
from farwest.server.app import create_app
from farwest.server.application import App
from farwest.server.notices.means import HookMeans, MailMeans, NoticeMeans, PushMeans
from farwest.server.settings import Settings
from farwest.server.sweeping import Sweeper
from farwest.tables.store import Member
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable
from tests.tables.test_live_table import comes, move, sits

HOUSE = "http://house.example"
DAY, HOUR = 24 * 3600.0, 3600.0
NOON = 1_794_225_600.0  # of a Monday, by UTC: 9 November 2026


class SetClock:
    off = 0.0

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@dataclass
class Guest:
    """Somebody with a browser."""

    http: httpx.AsyncClient
    id: str
    name: str

    async def post(self, path: str, wish: Any = None) -> Any:
        response = await self.http.post(path, json=wish)
        assert response.status_code == 200, response.text
        return response.json()

    async def refused(self, path: str, wish: Any = None) -> str:
        response = await self.http.post(path, json=wish)
        assert response.status_code != 200, response.text
        return str(response.json()["text"])

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()


@dataclass
class Home:
    app: App
    clock: SetClock
    site: Any

    async def guest(self, name: str, language: str = "en") -> Guest:
        transport = httpx.ASGITransport(self.site)
        headers = {"X-Farwest": "1"}
        http = httpx.AsyncClient(transport=transport, base_url=HOUSE, headers=headers)
        (await http.post("/api/me", json={"name": name, "language": language})).raise_for_status()
        asked = HTTPConnection({"type": "http", "headers": [(b"cookie", cookie_of(http).encode())]})
        member = await self.app.people.who(asked)
        assert member is not None
        return Guest(http, member.id, name)

    async def table(self, *guests: Guest, clock: ClockWish | None = None, **wish: Any) -> str:
        """They sit down, the first one's salt and all; then they go away."""
        chairs = [ChairWish("me"), *(ChairWish("open") for _ in guests[1:])]
        clock = clock or ClockWish(24 * 60, a_move=True)
        wishes: dict[str, Any] = {"variant": {"first_dealer": 0}, "pace": False} | wish
        host = Member(guests[0].id, guests[0].name)
        table = await self.app.hall.found(host, NewTable("goat", chairs, clock=clock, **wishes))
        live = await self.app.hall.live(table)
        for seat, guest in enumerate(guests):
            watcher = Watcher(guest.id, guest.name, "en", "none", -1)
            await live.join(watcher)
            if seat:
                await sits(live, watcher, seat)
            else:
                await comes(live, watcher)
            live.leave(watcher)
        await self.told()
        return table

    async def plays(self, table: str, guest: Guest) -> None:
        """One move, and away again."""
        live = await self.app.hall.live(table)
        watcher = Watcher(guest.id, guest.name, "en", "none", -1)
        await live.join(watcher)
        seat = next(k for k in live.table.thinking() if live.table.chairs[k].person == guest.id)
        facing = live.table.facing(seat)
        wish = move(live, f"ask {live.table.n}")
        wish.move, wish.action = live.table.seen(seat), facing.state.legal()[0]
        await live.handle(watcher, wish)
        live.leave(watcher)
        await self.told()

    async def told(self) -> None:
        """What was written is in the queue."""
        await ended(self.app.postman._heard)

    async def later(self, seconds: float) -> int:
        self.clock.now += seconds
        return await self.app.postman.round()

    async def awaited(self, table: str) -> set[str]:
        found = await self.app.hall.table(table)
        return {found.chairs[seat].name for seat in found.thinking()}


async def ended(tasks: set[asyncio.Task[None]]) -> None:
    """All of them, and those that are begun meanwhile. Where all are over and still in the set,
    gather would let nobody run who takes them out."""
    while tasks:
        over, _ = await asyncio.wait({*tasks})
        for task in over:
            task.result()


def cookie_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


@asynccontextmanager
async def opened(
    folder: Path, means: NoticeMeans | None, clock: SetClock | None = None, limits: bool = False
) -> AsyncIterator[Home]:
    clock = clock or SetClock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "HouseClock", lambda: clock)
        site = create_app(Settings(db=folder / "house.db", notices=means, limits=limits))
    app: App = site.state.app
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sweeper, "start", lambda _: None)  # all that pytest loaded is swept for long
        await app.open()
    if app.postman._task is not None:
        app.postman._task.cancel()  # a test says when
    await app._repair
    try:
        home = Home(app, clock, site)
        await home.told()
        yield home
    finally:
        await app.close()


def means_for(port: int, private: bool = True) -> NoticeMeans:
    return NoticeMeans(
        HOUSE,
        MailMeans("127.0.0.1", "farwest <house@example.org>", port, "none"),
        PushMeans("mailto:owner@example.org", private),
        HookMeans(private),
    )
