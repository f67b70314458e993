"""When Python's rubbish is collected: at set times, not in the middle of somebody's move.

With a thousand sockets Python's own collector takes a ninth of the time and stops every table for a
fifth of a second, again and again. The tables make hardly any rubbish that it alone can find.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from itertools import count
from typing import Final

EVERY: Final = 10.0  # seconds: a sweep takes as long as what came since the last one is much
THOROUGHLY: Final = 180  # sweeps to one of everything


class Sweeper:
    def __init__(self, also: Callable[[], None] | None = None) -> None:
        """`also`: what else is looked at every minute."""
        self.also = also
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """What is loaded by now stays for good: it is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._task = asyncio.create_task(self._sweep())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        gc.enable()
        gc.unfreeze()

    async def _sweep(self) -> None:
        for n in count(1):
            await asyncio.sleep(EVERY)
            gc.collect(2 if n % THOROUGHLY == 0 else 0)
            if self.also is not None:
                self.also()
