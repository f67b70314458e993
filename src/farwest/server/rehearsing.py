"""The sentences of a game are read before they are needed.

One that is said for the first time is parsed first, which takes longer than all the rest of a small
move; the first games of a house that was just opened would pay for that at every turn. So when
somebody sits down, the house goes through the texts of that game in that language, once, one after
the other, with time for everybody else in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from farwest.kernel.game import AnyGame
from farwest.kit.texts import Texts
from farwest.tables.words import HOUSE

PAUSE: Final = 0.02  # seconds from one text to the next: each takes a fifth of a millisecond or so
Part = tuple[Texts, str]  # and the language


class Rehearsals:
    """Of one house. At work only while there is something to read."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._known: set[Part] = set()
        self._waiting: deque[Part] = deque()
        self._task: asyncio.Task[None] | None = None

    def prepare(self, game: AnyGame, language: str) -> None:
        """Somebody plays it in that language."""
        for voice in (game.voice, HOUSE):
            if isinstance(voice, Texts) and (voice, language) not in self._known:
                self._known.add((voice, language))
                self._waiting.append((voice, language))
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._read())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _read(self) -> None:
        while self._waiting:
            texts, language = self._waiting.popleft()
            for _ in texts.bundle(language).read_on():
                await asyncio.sleep(self.pause)
