"""Who is behind learns nothing of the end before its time, whichever way they ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from farwest.server.app import create_app
from farwest.server.application import App
from farwest.server.settings import Settings
from farwest.tables import wire
from farwest.tables.ledger import CLOSED
from farwest.tables.live_table import LiveTable
from farwest.tables.store import Member
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.server.guests import OURS
from tests.tables.test_live_table import JEANNE, Clock, comes, sits
from tests.tables.test_review_secrets import DELAY, HOUR, SEATED, drained, play_on

WISHES: list[dict[str, Any]] = [
    *({"do": do} for do in ("stand", "start", "hint", "leave", "return", "again", "ping")),
    *({"do": do, "seat": 0} for do in ("sit", "free", "lift")),
    {"do": "salt", "seal": "0" * 64, "salt": "5a" * 16},
    {"do": "colour", "colour": 1},
    {"do": "fill", "seat": 1, "level": "cowhand"},
    {"do": "play", "move": 0, "action": 0},
    {"do": "undo", "move": 0},
    {"do": "agree", "yes": True},
    {"do": "why-not", "action": 0},
    {"do": "explain", "thing": "seat-0"},
    *({"do": do, "n": n} for do in ("mute", "bar", "block") for n in (1, 2)),
    {"do": "plan", "stops": []},
    {"do": "learn", "step": 0},
    {"do": "look", "language": "fr", "canvas": "wide"},
    *({"do": "rewind", "since": 0, "upto": upto} for upto in (1, 9)),
]
DOORS = (
    *("/api/lobby", "/api/tables/{t}", "/api/tables/{t}/record", "/api/tables/{t}/verify"),
    *("/api/tables/{t}/review", "/api/replays/{t}", "/api/replays/{t}/scene?move=1"),
    *("/api/replays/{t}/explanation?move=1&thing=seat-0", "/over/{t}", "/replay/{t}"),
)

SOON = ("/api/lobby", "/api/tables/{t}", "/api/tables/{t}/record")


class House:
    """A house with a clock of its own: two play, a stranger asks, and another one looks on."""

    def __init__(self, app: App, http: httpx.AsyncClient, clock: Clock) -> None:
        self.app, self.http, self.clock = app, http, clock

    async def begin(self, folder: Path) -> None:
        for person in (JEANNE, SEATED, Member("p9", "Zeke")):
            await self.app.store.save_person(person)
        chairs = [ChairWish("me"), ChairWish("open")]
        wish = NewTable("goat", chairs, {"first_dealer": 0}, delay=DELAY, public=True)
        self.name = await self.app.hall.found(JEANNE, wish)
        self.live: LiveTable = await self.app.hall.live(self.name)
        self.hers, self.his = (Watcher(p.id, p.name, "en", "none", -1) for p in (JEANNE, SEATED))
        await comes(self.live, self.hers)
        await self.live.join(self.his)
        await sits(self.live, self.his, 1)
        self.eyes = Watcher("p9", "Zeke", "en", "wide", -1)
        await self.live.join(self.eyes)
        self.clock.now += HOUR
        for who in (self.hers, self.his):
            await self.live.handle(who, wire.Chat("c", "Well?"))
        await drained(self.live, self.eyes)

    async def answers(self, doors: tuple[str, ...] = DOORS) -> dict[str, str]:
        """Every door, and every wish at the table: what a stranger gets."""
        found = {}
        for door in doors:
            answer = await self.http.get(door.format(t=self.name))
            found[door] = f"{answer.status_code} {answer.text}"
        if doors is not DOORS:
            return found
        branch = {"table": self.name, "at": 1, "seat": 0}
        for path, wish in [
            ("/api/tables/from", branch),
            (f"/api/tables/{self.name}/report", {"reason": "because", "n": 1}),
            *((f"/api/tables/{self.name}/do", {"ask": "x", **wish}) for wish in WISHES),
        ]:
            answer = await self.http.post(path, json=wish)
            found[f"{path} {json.dumps(wish)}"] = f"{answer.status_code} {answer.text}"
        return found

    async def seen(self) -> list[str]:
        """What an open line carries."""
        return [type(one).__name__ for one in await drained(self.live, self.eyes)]

    async def ends(self) -> None:
        """They play to the end, talk about it, want another game, and go."""
        await play_on(self.live, self.hers, self.his)
        for who in (self.hers, self.his):
            await self.live.handle(who, wire.Chat("d", "Well played!"))
            await self.live.handle(who, wire.Again("a"))
            await drained(self.live, who)
        for who in (self.hers, self.his):
            self.live.leave(who)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    site = create_app(Settings(db=folder / "house.db", limits=False))
    app, clock = site.state.app, Clock()
    app.hall.now = clock
    await app.open()
    transport = httpx.ASGITransport(site)
    async with httpx.AsyncClient(transport=transport, base_url="http://x", headers=OURS) as http:
        house = House(app, http, clock)
        (await http.post("/api/me", json={"name": "Eve"})).raise_for_status()
        await house.begin(folder)
        yield house
    await app.close()


def changed(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[str, str]]:
    return {key: (before[key], after[key]) for key in before if before[key] != after[key]}


def test_nothing_a_stranger_asks_is_answered_otherwise_once_it_is_over(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path) as house:
            before = await house.answers()
            await house.ends()
            assert house.live.table.stage == "over"
            assert house.live.table.next
            assert {} == changed(before, await house.answers())
            assert [] == await house.seen()
            house.clock.now += DELAY
            later = await house.answers(SOON)
            assert {*SOON} == changed({door: before[door] for door in SOON}, later).keys()

    asyncio.run(ask())


def test_a_table_that_is_closed_tells_so_later_too(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path) as house:
            before = await house.answers()
            await house.live.give_up(CLOSED)
            assert {} == changed(before, await house.answers())
            house.clock.now += DELAY
            later = await house.answers(SOON)
            assert {*SOON} == changed({door: before[door] for door in SOON}, later).keys()

    asyncio.run(ask())


@pytest.mark.parametrize("delay", [0, DELAY])
def test_a_finished_game_is_off_the_lobby_when_its_watchers_know(
    tmp_path: Path, delay: int
) -> None:
    async def lists() -> list[int]:
        async with opened(tmp_path) as house:
            store, now = house.app.store, house.clock.now
            chairs = [ChairWish("me"), ChairWish("open")]
            wish = NewTable("goat", chairs, delay=delay, public=True)
            name = await house.app.hall.found(JEANNE, wish)
            await store.close_table(name, now)
            found = []
            for late in (now - 600, now + 1):
                listed = await store.tables(
                    over=False, public=True, limit=9, each=3, ended_after=late
                )
                found.append(listed.count(name))
            return found

    assert [int(delay > 0), 0] == asyncio.run(lists())
