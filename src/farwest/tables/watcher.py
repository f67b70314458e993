"""Somebody who looks at a table: a browser, or a program. One for each connection."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from farwest.tables.wire import Circle, HouseMessage, Scene

MOST_WAITING: Final = 200  # messages: who does not read that many is gone

ENCODER: Final = msgspec.json.Encoder()

News = Literal["table", "scene", "outcome", "circle"]


class Watcher:
    """News are made when they are sent, not before: who is slow sees the newest, not all."""

    def __init__(self, person: str, name: str, language: str, canvas: str, since: int) -> None:
        self.person = person
        self.name = name
        self.language = language
        self.canvas = canvas
        self.since = since  # events up to this move are known there
        self.move = -1  # of the record: the one it was shown last
        self.lifted = -1  # the seat that looks, where several share a device
        self.circled: Circle | None = None  # as it was sent last
        self.behind = 0
        self.beliefs = False  # wishes for the belief map
        self.gone = False
        self._leaving = False  # gone once it has its mail
        self.muted: set[str] = set()  # persons whose talk is not for it
        self.blocked: set[str] = set()  # whom it does not want to meet
        self.address = ""  # where it comes from
        self._last = b""  # scene, without what changes by itself
        self._mail: deque[HouseMessage] = deque()
        self._news: dict[News, None] = {}
        self._ready = asyncio.Event()

    def send(self, message: HouseMessage) -> None:
        if len(self._mail) >= MOST_WAITING:
            self.close()
            return
        self._mail.append(message)
        self._ready.set()

    def tell(self, *news: News) -> None:
        for one in news:
            self._news[one] = None
        self._ready.set()

    def forget(self) -> None:
        """Everything is to be sent again."""
        self.since, self.move = -1, -1
        self.repeat()

    def repeat(self) -> None:
        """The next scene is sent even if it is the same."""
        self._last = b""

    def is_new(self, scene: Scene) -> bool:
        """Whether anything in it was not sent before: that nothing can be seen to happen must not
        be seen either."""
        marks = ENCODER.encode(replace(scene, lines=[], turns=[], since=0, clocks=[]))
        before, self._last = self._last, marks
        return bool(scene.lines) or marks != before

    @property
    def marks(self) -> tuple[int, int, bytes]:
        """What it was shown so far: what it is shown next goes on from there."""
        return self.since, self.move, self._last

    @marks.setter
    def marks(self, marks: tuple[int, int, bytes]) -> None:
        self.since, self.move, self._last = marks

    def close(self) -> None:
        self.gone = True
        self._ready.set()

    def close_after_mail(self) -> None:
        self._leaving = True
        self._ready.set()

    async def next(self) -> HouseMessage | News | None:
        """A message, or the kind of news to make one of; None when it is over."""
        while True:
            if self.gone:
                return None
            if self._mail:
                return self._mail.popleft()
            if self._leaving:
                return None
            if self._news:
                first = next(iter(self._news))
                del self._news[first]
                return first
            self._ready.clear()
            await self._ready.wait()
