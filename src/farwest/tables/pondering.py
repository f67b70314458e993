"""While people think and a processor has nothing to do, the bots of their table think ahead.

A bot is handed its own seat's view, as always; what it works out can shorten its next answer, and
nobody ever waits for it longer than a moment (bots/pondering.py).
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from weakref import proxy

import msgspec

from farwest.bots.registry import time_for
from farwest.tables import together
from farwest.tables.errors import StoreClosed
from farwest.tables.fair_gate import Asker, Urgency
from farwest.tables.thinkers import ponder

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

LOG: Final = logging.getLogger("farwest.tables")


class Pondering:
    """Of one live table, for one move of it at a time."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # a table nobody holds goes at once
        self._task: asyncio.Task[None] | None = None
        self._move = -1  # that it has begun to think about

    def go(self, players: Mapping[int, str]) -> None:
        """By seat: the bots there."""
        table = self.live.table
        if self._move == table.move or table.charter.day or not self.live.presence.is_played:
            return
        self.stop()
        self._move = table.move
        self._task = asyncio.create_task(self._ponder(players))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _ponder(self, players: Mapping[int, str]) -> None:
        try:
            for seat, level in players.items():
                seconds = time_for(level, self.live.table.game)
                while seconds and self._may():
                    if not await self._moment(seat, level, seconds):
                        break
        except StoreClosed:
            pass  # the house closes
        except Exception:  # nothing depends on it
            LOG.exception("a bot could not think ahead")

    def _may(self) -> bool:
        return self.live.table.move == self._move and self.live.thinkers.is_idle

    async def _moment(self, seat: int, level: str, seconds: float) -> bool:
        """False: it has nothing more to think about."""
        table, charter = self.live.table, self.live.table.charter
        view = msgspec.json.encode(together.turned_to(table.playing, seat, table.held).view(seat))
        where = f"{charter.table} {seat}"
        asker = Asker(charter.host, charter.table, Urgency.PONDERED)
        work = ponder, charter.game, level, view, random.getrandbits(31), where, seconds
        return await self.live.thinkers.run(*work, chair=where, asker=asker)
