"""People and bots at a tournament of a house in this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farwest.tables.store import Entry
from farwest.tables.watcher import Watcher
from tests.server.notices.homes import Guest, Home, ended
from tests.tables.test_live_table import comes

SALT: Final = "5a" * 32
FAST: Final = {"game": "carson", "format": "swiss", "size": 4, "rounds": 2, "bots": True}


async def begun(host: Guest, people: Sequence[Guest], bots: int, **wish: Any) -> str:
    """Founded, entered and closed."""
    facts = {"title": "Silver cup", **FAST, **wish}
    name = str((await host.post("/api/tournaments", facts))["id"])
    for one in people:
        await enters(one, name)
    if bots:
        level = {"level": "greenhorn", "count": bots}
        await host.post(f"/api/tournaments/{name}/bots", level)
    await host.post(f"/api/tournaments/{name}/close")
    return name


async def enters(guest: Guest, name: str) -> dict[str, Any]:
    seal = (await guest.get(f"/api/tournaments/{name}"))["seal"]
    wish = {"seal": seal, "salt": salt_of(guest)}
    found: dict[str, Any] = await guest.post(f"/api/tournaments/{name}/enter", wish)
    return found


def salt_of(guest: Guest) -> str:
    return guest.name.encode().hex().ljust(64, "0")


async def sits_down(home: Home, guest: Guest, table: str) -> None:
    """Comes with bytes, and goes again."""
    live = await home.app.hall.live(table)
    watcher = Watcher(guest.id, guest.name, "en", "none", -1)
    await live.join(watcher)
    await comes(live, watcher)
    live.leave(watcher)


async def finished(home: Home, table: str) -> None:
    """By whoever is asked, the first thing that comes to mind: people and bots."""
    live = await home.app.hall.live(table)
    written: list[Entry] = []
    async with live.lock:  # so that nothing is being written when its driver stops
        live.stop()
        before = live.table.n
        while live.table.stage == "playing":
            if seats := live.table.thinking():
                seat = seats[0]
                action = live.table.facing(seat).state.legal()[-1]
                entries = live.table.play(seat, live.table.seen(seat), action, "", home.clock())
            else:
                entries = live.table.go_on(home.clock())
            live.table.take(entries)
            written += entries
        await home.app.store.append(table, before, written)
    live.written(live.table)
    await settled(home)


async def settled(home: Home) -> None:
    await ended(home.app._finishing)


async def play_round(home: Home, name: str, people: Sequence[Guest] = ()) -> None:
    kept = await home.app.cups.book.find(name)
    for table in kept.tables_of(len(kept.rounds)):
        if table.outcome is None:
            seated = {chair.person for chair in (await home.app.hall.table(table.table)).chairs}
            for one in people:
                if one.id in seated:
                    await sits_down(home, one, table.table)
            await finished(home, table.table)
