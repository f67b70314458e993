"""When Python's rubbish is collected: at set times, not in the middle of somebody's move.

With a thousand sockets Python's own collector takes a ninth of the time and stops every table for a
fifth of a second, again and again. The tables make hardly any rubbish that it alone can find;
strangers do (90,000 things in ten seconds of attacks), so what is new is swept again and again, and
what outlived a few sweeps now and then. How often follows from how long it takes: a full house is
swept ten times a second for a few thousandths, a quiet one once. Memory that is free goes back to
the machine: the C library keeps what lies between things that are still needed, more with every
hour of mixed load.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from time import perf_counter
from typing import Final

BLINK: Final = 0.004  # seconds: what a sweep should take, for every table waits for it
FASTER: Final = 4.0  # times as soon, or as late, as the last one, at most
NEW: Final = (0.1, 1.0)  # seconds from one sweep of what is new to the next
OLDER: Final = (1.0, 10.0)  # and of what outlived those
CLOCK: Final = 10.0  # seconds from one look at the clock to the next
GIVE_BACK: Final = 60.0  # seconds until free memory goes back again
THOROUGHLY: Final = 1800.0  # seconds until everything is swept


def free_memory_goes_back() -> Callable[[], object]:
    """Where the C library knows how (glibc); nothing is done elsewhere."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return (lambda: trim(0)) if trim is not None else (lambda: None)


class Pace:
    """How long to wait for the next sweep, so that it takes a blink."""

    def __init__(self, shortest: float, longest: float) -> None:
        self.shortest, self.longest = shortest, longest
        self.wait = shortest

    def took(self, seconds: float) -> None:
        times = min(max(BLINK / max(seconds, 1e-9), 1 / FASTER), FASTER)
        self.wait = min(max(self.wait * times, self.shortest), self.longest)


class Beat:
    """Something that is due again and again."""

    def __init__(self, wait: float) -> None:
        self.wait, self.since = wait, perf_counter()

    def is_due(self, now: float) -> bool:
        if now - self.since < self.wait:
            return False
        self.since = now
        return True


class Sweeper:
    def __init__(self, also: Callable[[], None] | None = None) -> None:
        """`also`: what else is looked at now and then."""
        self.also = also or (lambda: None)
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
        new, older = Pace(*NEW), Pace(*OLDER)
        outlived, everything = Beat(older.wait), Beat(THOROUGHLY)
        giving, looking = Beat(GIVE_BACK), Beat(CLOCK)
        while True:
            await asyncio.sleep(new.wait)
            now = perf_counter()
            if everything.is_due(now):
                gc.collect()
            elif outlived.is_due(now):
                older.took(swept(1))
                outlived.wait = older.wait
            else:
                new.took(swept(0))
            if giving.is_due(now):
                self._give_back()
            if looking.is_due(now):
                self.also()


def swept(generation: int) -> float:
    """How long it took."""
    before = perf_counter()
    gc.collect(generation)
    return perf_counter() - before
