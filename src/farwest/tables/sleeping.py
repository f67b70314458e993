"""Tables that sleep on disk while a clock runs there: each is woken when somebody's time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from typing import Final

AT_MOST: Final = 3600.0  # seconds between two looks at the clock


class Sleepers:
    def __init__(self, wake: Callable[[str], Awaitable[object]], now: Callable[[], float]) -> None:
        self.wake = wake
        self.now = now
        self._alarms: list[tuple[float, str]] = []  # a heap; some are of tables woken since
        self._asleep: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None
        self._sooner = asyncio.Event()

    def __len__(self) -> int:
        return len(self._asleep)

    def put(self, table: str, at: float) -> None:
        self._asleep[table] = at
        heappush(self._alarms, (at, table))
        self._sooner.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._watch())

    def woken(self, table: str) -> bool:
        """Whether it slept here: then its clock ran on."""
        return self._asleep.pop(table, None) is not None

    async def _watch(self) -> None:
        while self._alarms:
            at, table = self._alarms[0]
            if self._asleep.get(table) != at:  # it was woken since, by somebody who came
                heappop(self._alarms)
            elif at <= self.now():
                heappop(self._alarms)
                await self.wake(table)
            else:
                self._sooner.clear()
                try:
                    wait = min(at - self.now(), AT_MOST) + 0.01
                    await asyncio.wait_for(self._sooner.wait(), wait)
                except TimeoutError:
                    continue

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
