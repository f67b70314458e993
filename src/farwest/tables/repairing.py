"""What a house that opens finds in its file: games that ended just before it was killed, tables
that never began, and games over days, whose clocks ran on.

A clock of minutes stands still while the house is closed, and until somebody comes back to the
table. One of days runs on; only where time ran out while nobody could have answered, the move
begins again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from farwest.kernel.errors import FarwestError
from farwest.tables.orders import ordered
from farwest.tables.states import pace_of
from farwest.tables.table import Table
from farwest.tables.table_reading import read

if TYPE_CHECKING:
    from farwest.tables.hall import Hall

LOG: Final = logging.getLogger("farwest.tables")
MOST_REPAIRED: Final = 100_000
WAITS: Final = 7 * 24 * 3600.0  # seconds: a table that has not begun by then is off the lists


async def repair(hall: Hall) -> None:
    """What is over or never began is off the lists of open tables; games over days go on."""
    names = await hall.store.tables(over=False, public=None, limit=MOST_REPAIRED)
    for name in filter(hall.is_mine, names):
        try:
            await _repair(hall, name)
        except FarwestError as trouble:
            LOG.warning("the table %s could not be looked through: %s", name, trouble)
        except Exception:  # one table must not keep the others from it
            LOG.exception("the table %s could not be looked through", name)


async def _repair(hall: Hall, name: str) -> None:
    charter, game, log = await hall.facts(name)
    if not any(entry.kind == "start" for entry in log):
        done = max([charter.founded, *(e.at for e in log)]) + WAITS < hall.now()
    else:
        table = await asyncio.to_thread(read, charter, game, log)
        done = table.stage == "over"
        hall.written(table)  # whatever was not heard when the house was killed
        await _go_on(hall, name, table)
    if done and name not in hall.opened:
        await hall.store.close_table(name, log[-1].at if log else charter.founded)


async def _go_on(hall: Hall, name: str, table: Table) -> None:
    """A game over days needs nobody who looks: its bots answer, and its clocks run out."""
    if name in hall.opened or not in_days(table) or table.stage != "playing":
        return
    if waits := runs_out(table):
        hall.sleep(name, waits)
    ahead = any(ordered(table, seat) is not None for seat in table.thinking())
    if not waits or ahead or stood_still(table, True, hall.begun, hall.now()):
        await hall.live(name)


def in_days(table: Table) -> bool:
    return pace_of(table.charter.clock) == "days"


def runs_out(table: Table) -> float | None:
    """When the first of those who must choose has no time left; None: it is not people it waits
    for, or nobody's clock runs."""
    thinking = table.thinking()
    people = [seat for seat in thinking if table.chairs[seat].human]
    if table.charter.clock is None or len(people) < len(thinking) or not people:
        return None
    return min(table.clocks.runs_out(seat) for seat in people)


def stood_still(table: Table, slept: bool, begun: float, now: float) -> bool:
    """Whether the clocks begin again now. `slept`: the table was on disk here, and its clock ran
    on; `begun`: when the house opened."""
    if table.charter.clock is None or table.stage != "playing":
        return False
    if not in_days(table):
        return not slept
    waits = runs_out(table)
    return waits is not None and waits <= begun
