"""A seat at a table of this process, for somebody who was sent there."""

from __future__ import annotations

from msgspec import Struct

from farwest.kernel.errors import FarwestError
from farwest.tables import wire
from farwest.tables.hall import Hall
from farwest.tables.manners import check_welcome
from farwest.tables.watcher import Watcher


class SeatWish(Struct):
    table: str
    person: str
    name: str


async def seated(hall: Hall, wish: SeatWish) -> bool:
    """On the first free seat; False: somebody was faster, or they are not wanted."""
    try:
        live = await hall.live(wish.table)
        eyes = Watcher(wish.person, wish.name, "en", "none", -1)
        async with live.lock:
            free = [k for k, chair in enumerate(live.table.chairs) if chair.free]
            if not free:
                return False
            sit = wire.Sit(ask="pair", seat=free[0])
            await check_welcome(live, eyes, sit)
            await live.write(live.table.sit(wish.person, wish.name, sit.seat, live.now()))
    except FarwestError:
        return False
    return True
