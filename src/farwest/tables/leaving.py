"""Tables that everybody left: no clock of days runs there, and nobody has come back for long.

Such a game would stand open for ever. It is closed as left: it can be saved and seen, nobody has
won or lost it, and no rating changes.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from farwest.kernel.errors import FarwestError
from farwest.tables.ledger import LEFT
from farwest.tables.logbook import note
from farwest.tables.states import pace_of

if TYPE_CHECKING:
    from farwest.tables.hall import Hall

LOG: Final = logging.getLogger("farwest.tables")
DAY: Final = 24 * 3600.0
LOOKED_THROUGH: Final = 100_000  # tables at once
BEGUN: Final = "start"


async def close_left(hall: Hall, days: float) -> list[str]:
    """Those where nothing was written for so many days. The names of what was closed."""
    closed = []
    names = await hall.store.tables(over=False, public=None, limit=LOOKED_THROUGH)
    for name in filter(hall.is_mine, names):
        try:
            if await is_left(hall, name, days):
                await (await hall.live(name)).give_up(LEFT)
                note("table-left", table=name)
                closed.append(name)
        except FarwestError as trouble:
            LOG.warning("the table %s could not be closed: %s", name, trouble)
        await asyncio.sleep(0)  # whoever plays goes first
    return closed


async def is_left(hall: Hall, name: str, days: float) -> bool:
    """By letter somebody's time runs out, and then bots play on: that ends by itself."""
    live = hall.opened.get(name)
    if live is not None and live.eyes:
        return False
    charter, _, log = await hall.facts(name)
    if pace_of(charter.clock) == "days" or not any(entry.kind == BEGUN for entry in log):
        return False
    return log[-1].at + days * DAY < hall.now()
