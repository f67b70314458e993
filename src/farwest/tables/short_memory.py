"""What many ask for at once is read once: good for a moment, or until somebody says it changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
FRESH: Final = 1.0  # seconds


class ShortMemory(Generic[T]):
    def __init__(self, read: Callable[[], Awaitable[T]]) -> None:
        self.read = read
        self._known: asyncio.Future[T] | None = None
        self._until = 0.0  # by the event loop's clock

    def forget(self) -> None:
        self._known = None

    async def get(self) -> T:
        now = asyncio.get_running_loop().time()
        if self._known is None or now >= self._until:
            self._until = now + FRESH
            self._known = asyncio.ensure_future(self.read())
        return await asyncio.shield(self._known)
