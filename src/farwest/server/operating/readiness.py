"""Whether a house can take guests: its file can be written to and has its newest shape."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from farwest.tables.errors import NotNow, StoreLocked, TableTrouble

if TYPE_CHECKING:
    from farwest.server.application import App

FRESH: Final = 2.0  # seconds that an answer stays good: anybody may ask, and it writes to the disk
PATIENCE: Final = 5.0  # seconds for the disk


class Readiness:
    """Looked at once, however many ask at the same time."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._looking: asyncio.Task[TableTrouble | None] | None = None
        self._at = 0.0

    async def trouble(self) -> TableTrouble | None:
        """None: all is well."""
        if self.app.draining:
            return NotNow("closing")
        if not self.app.opened:
            return NotNow("not-open")
        looking = self._looking
        if looking is None or (looking.done() and time.monotonic() - self._at > FRESH):
            looking = self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(looking)

    async def _look(self) -> TableTrouble | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.app.store.check()
        except TableTrouble as trouble:
            return trouble
        except TimeoutError:
            return StoreLocked("store-locked")
        finally:
            self._at = time.monotonic()
        return None
