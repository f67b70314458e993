"""Somebody who looks at a table: a browser, or a program. One for each connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from farwest.tables.change import change, is_same
from farwest.tables.wire import Change, Circle, HouseMessage, Rewind, Rewound, Scene

MOST_WAITING: Final = 200  # messages: who does not read that many is gone

ENCODER: Final = msgspec.json.Encoder()

News = Literal["table", "scene", "outcome", "circle", "film"]


class LastShown(NamedTuple):
    scene: Scene | None
    nth: int = 0  # of the scenes with its move, since one was sent whole
    of: tuple[Any, ...] | None = None  # what it was made of; None: that is not known


NOTHING: Final = LastShown(None)


class Marks(NamedTuple):
    since: int
    move: int
    shown: LastShown
    again: bool

    def key(self) -> Hashable:
        """Eyes that were shown the same scene, not only one that looks so."""
        return self.since, self.move, id(self.shown.scene), self.shown.nth, self.again


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
        self.changes = False  # takes a Change for a Scene
        self.film: Rewind | None = None  # that it wishes to see again
        self._shown = NOTHING
        self._again = False  # the next scene is sent even if it is the same
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

    def rewind(self, wish: Rewind) -> None:
        """A film is dear, and is made when it is sent: of several only the last one."""
        late = wish if self.canvas == "none" else self.film
        if late:
            self.send(Rewound(late.ask, []))
        if late is not wish:
            self.film = wish
            self.tell("film")

    def forget(self) -> None:
        """Everything is to be sent again."""
        self.since, self.move = -1, -1
        self._shown = NOTHING

    def repeat(self) -> None:
        """The next scene is sent even if it is the same."""
        self._again = True

    def fresh(self, scene: Scene, of: tuple[Any, ...] | None = None) -> Scene | Change | None:
        """What of it was not sent before; None: nothing, and that nothing can be seen to happen
        must not be seen either."""
        before, nth, _ = self._shown
        if before is None:
            self._shown, self._again = LastShown(scene, of=of), False
            return scene
        if not (self._again or scene.lines) and is_same(before, scene):
            self._shown = LastShown(before, nth, of)
            return None
        told = change(before, scene, before.move, nth) if self.changes else None
        goes_on = told is not None and before.move == scene.move
        self._shown, self._again = LastShown(scene, nth + 1 if goes_on else 0, of), False
        return told or scene

    @property
    def seen(self) -> tuple[Any, ...] | None:
        """What the scene it was shown last was made of."""
        return self._shown.of

    @property
    def wants_again(self) -> bool:
        return self._again

    @property
    def marks(self) -> Marks:
        """What it was shown so far: what it is shown next goes on from there."""
        return Marks(self.since, self.move, self._shown, self._again)

    @marks.setter
    def marks(self, marks: Marks) -> None:
        self.since, self.move, self._shown, self._again = marks

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
