"""A bot on the seat of somebody who left a tournament, at a table of this process."""

from __future__ import annotations

from msgspec import Struct

from farwest.kernel.errors import FarwestError
from farwest.tables.hall import Hall
from farwest.tables.store import Entry


class StandInWish(Struct):
    table: str
    person: str
    name: str  # of the bot
    level: str


async def stand_in(hall: Hall, wish: StandInWish) -> bool:
    """For good: who left does not come back to this seat. False: there was nothing to do."""
    try:
        live = await hall.live(wish.table)
        async with live.lock:
            table, now = live.table, live.now()
            seats = table.seats_of(wish.person)
            if table.stage == "waiting":
                entries = [Entry("bot", now, k, text=wish.name, value=wish.level) for k in seats]
            elif table.stage == "playing":
                entries = [Entry("late", now, k, value=wish.level) for k in seats]
            else:
                entries = []
            await live.write(entries)
            await live.go_on_if_ready()
        await live.tidy()
        live.drive()
    except FarwestError:
        return False
    return bool(entries)
