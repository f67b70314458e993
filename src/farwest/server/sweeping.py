"""When Python's rubbish is collected: at set times, not in the middle of somebody's move.

With a thousand sockets Python's own collector takes a ninth of the time and stops every table for a
fifth of a second, again and again. The tables make hardly any rubbish that it alone can find;
strangers do (90,000 things in ten seconds of attacks), so what is new is swept every second: a stop
of 20 ms where one of 300 came every ten. Memory that is free goes back to the machine: the C
library keeps what lies between things that are still needed, more with every hour of mixed load.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from itertools import count
from typing import Final

EVERY: Final = 1.0  # seconds: a sweep takes as long as what came since the last one is much
AGAIN: Final = 10  # sweeps to one of all that came since the last of its kind
GIVE_BACK: Final = 60  # sweeps to one time that free memory goes back
THOROUGHLY: Final = 1800  # sweeps to one of everything


def free_memory_goes_back() -> Callable[[], object]:
    """Where the C library knows how (glibc); nothing is done elsewhere."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return (lambda: trim(0)) if trim is not None else (lambda: None)


class Sweeper:
    def __init__(self, also: Callable[[], None] | None = None) -> None:
        """`also`: what else is looked at now and then."""
        self.also = also
        self._give_back = free_memory_goes_back()
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
            gc.collect(2 if n % THOROUGHLY == 0 else 1 if n % AGAIN == 0 else 0)
            if n % GIVE_BACK == 0:
                self._give_back()
            if self.also is not None and n % AGAIN == 0:
                self.also()
