"""Somebody goes for good: from this process's tables, and out of what it has in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farwest.tables import manners
from farwest.tables.hall import Hall

if TYPE_CHECKING:
    from farwest.server.application import App


async def part(app: App, person: str) -> None:
    """A bot plays on for them; where the game has not begun, the seat is free."""
    for name in await app.known.unfinished_of(person):
        if app.hall.is_mine(name):
            live = await app.hall.live(name)
            if live.table.stage in ("waiting", "playing") and live.table.seats_of(person):
                await manners.part(live, person)


async def read_again(hall: Hall, tables: list[str]) -> None:
    for name in tables:
        hall.forget(name)
        if (live := hall.opened.get(name)) is not None:
            async with live.lock:
                await live.read_again()
