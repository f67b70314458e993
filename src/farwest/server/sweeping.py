"""When Python's rubbish is collected: at set times, not in the middle of somebody's move.

With a thousand sockets Python's own collector takes a ninth of the time and stops every table for a
fifth of a second, again and again. Playing leaves nothing that it alone can find
(tests/tables/test_rubbish.py); strangers may leave 90,000 things in ten seconds of attacks. So for
half a second in ten the house looks at what is new, and goes on with that while it finds much; what
came meanwhile is set aside unseen, which takes no time. Every half hour it looks through
everything. While it looks, how often follows from how long a sweep takes: in a full house ten times
a second for some thousandths, in a quiet one once. Memory that is free goes back to the machine:
the C library keeps what lies between things that are still needed, more with every hour of mixed
load.
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
OLDER: Final = (0.5, 2.0)  # and of what outlived those
REST: Final = 9.5  # seconds until what is new is looked at again, if little was found
LITTLE: Final = 100.0  # things a second: some 20 kB; what is missed waits for the thorough sweep
CLOCK: Final = 10.0  # seconds from one look at the clock to the next
GIVE_BACK: Final = 60.0  # seconds until free memory goes back again
A_WHILE: Final = 1.0  # seconds: nothing that is due waits longer than that
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

    def sweep(self, generation: int) -> int:
        """How much it found."""
        before = perf_counter()
        found = gc.collect(generation)
        self.took(perf_counter() - before)
        return found

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
        self._giving, self._looking = Beat(GIVE_BACK), Beat(CLOCK)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
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
        thorough = Beat(THOROUGHLY)
        while True:
            if await self._look(new, older) <= LITTLE:
                await self._pass(REST)
                gc.freeze()  # what is new is set aside
            if thorough.is_due(perf_counter()):
                everything()

    async def _look(self, new: Pace, older: Pace) -> float:
        """Sweeps what is new, and at the end what outlived that; how much it found, a second."""
        begun, found = perf_counter(), 0
        while perf_counter() - begun < older.wait:
            await self._pass(new.wait)
            found += new.sweep(0)
        return (found + older.sweep(1)) / (perf_counter() - begun)

    async def _pass(self, seconds: float) -> None:
        """And what else is due meanwhile."""
        end = perf_counter() + seconds
        while (left := end - perf_counter()) > 0:
            await asyncio.sleep(min(left, A_WHILE))
            now = perf_counter()
            if self._giving.is_due(now):
                self._give_back()
            if self._looking.is_due(now):
                self.also()


def everything() -> None:
    """What was set aside, too; then all that is left is set aside."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
