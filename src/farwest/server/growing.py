"""What takes long is made piece by piece, and looked at meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final, Generic, TypeVar

T = TypeVar("T")
PATIENCE: Final = 1.0  # seconds
Pieces = AsyncIterator[T]  # each is all there is by then


class Growing(Generic[T]):
    def __init__(self, pieces: Pieces[T]) -> None:
        self.latest: T | None = None
        self.step = 0  # how many pieces came
        self._more = asyncio.Event()
        self._task = asyncio.create_task(self._grow(pieces))
        self._task.add_done_callback(self._done)

    @property
    def failed(self) -> bool:
        return self._task.done() and (self._task.cancelled() or bool(self._task.exception()))

    @property
    def whole(self) -> T | None:
        """None: not yet."""
        return self.latest if self._task.done() and not self.failed else None

    async def all(self) -> T:
        while not self._task.done():
            await self._more.wait()
        self._task.result()
        assert self.latest is not None
        return self.latest

    async def beyond(self, have: int) -> T | None:
        """As soon as there are more pieces than that; or, after a while, what there is: who has
        gone meanwhile, or a house that closes, waits for nothing."""
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

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            task.exception()  # who looks is told, or has gone
        self._tell()

    def _tell(self) -> None:
        told, self._more = self._more, asyncio.Event()
        told.set()
