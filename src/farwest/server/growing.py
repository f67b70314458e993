"""What takes long is made piece by piece, and looked at meanwhile. What nobody looks at any more is
given up: whoever asks again begins it again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final, Generic, TypeVar

T = TypeVar("T")
PATIENCE: Final = 1.0  # seconds
LEFT: Final = 30.0  # seconds without anybody who looks; pages ask again at once
Pieces = AsyncIterator[T]  # each is all there is by then


class Growing(Generic[T]):
    def __init__(self, pieces: Pieces[T]) -> None:
        self.latest: T | None = None
        self.step = 0  # how many pieces came
        self._more = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._looked = self._loop.time()
        self._task = asyncio.create_task(self._grow(pieces))
        self._task.add_done_callback(self._done)
        self._watch = self._loop.call_later(LEFT, self._is_looked_at)

    @property
    def failed(self) -> bool:
        return self._task.done() and (self._task.cancelled() or bool(self._task.exception()))

    @property
    def whole(self) -> T | None:
        """None: not yet."""
        return self.latest if self._task.done() and not self.failed else None

    @property
    def over(self) -> bool:
        return self._task.done()

    async def beyond(self, have: int) -> T | None:
        """As soon as there are more pieces than that; or, after a while, what there is: who has
        gone meanwhile, or a house that closes, waits for nothing."""
        self._looked = self._loop.time()
        if self.step <= have and not self._task.done():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._more.wait(), PATIENCE)
        if self._task.done():
            self._task.result()
        return self.latest

    async def _grow(self, pieces: Pieces[T]) -> None:
        async for self.latest in pieces:
            self.step += 1
            self._tell()

    def _is_looked_at(self) -> None:
        rest = self._looked + LEFT - self._loop.time()
        if rest > 0:
            self._watch = self._loop.call_later(rest, self._is_looked_at)
        else:
            self._task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._watch.cancel()
        if not task.cancelled():
            task.exception()  # who looks is told, or has gone
        self._tell()

    def _tell(self) -> None:
        told, self._more = self._more, asyncio.Event()
        told.set()
