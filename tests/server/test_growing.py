"""What nobody looks at is not thought out to the end."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

from farwest.server.growing import LEFT, PATIENCE, Growing


class OwnTime(asyncio.SelectorEventLoop):
    """Seconds pass when everybody waits for them, and at once: however busy the machine is."""

    def __init__(self) -> None:
        self.at = 0.0
        super().__init__(Waiting(self))

    def time(self) -> float:
        return self.at


class Waiting(selectors.SelectSelector):
    def __init__(self, loop: OwnTime) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        self.loop.at += timeout or 0.0
        return super().select(timeout and 0.0)


async def numbers(step: asyncio.Event) -> AsyncIterator[int]:
    for n in count(1):
        await step.wait()
        step.clear()
        yield n


def test_who_looks_keeps_it_going_and_who_is_gone_does_not() -> None:
    async def watched() -> tuple[int | None, bool, bool]:
        step = asyncio.Event()
        found = Growing(numbers(step))
        for _ in range(round(4 * LEFT / PATIENCE)):  # four times as long as it waits for somebody
            assert await found.beyond(0) is None
        step.set()
        seen = await found.beyond(0)
        going = found.over
        await asyncio.wait([found._task])  # nobody looks: it ends by itself
        return seen, going, found.failed

    with asyncio.Runner(loop_factory=OwnTime) as runner:
        assert (1, False, True) == runner.run(watched())
