"""Where thinkers come in: by a key that the house writes to a file of its owner's."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from itertools import count
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import farwest
from farwest.server.application import App, address
from farwest.server.routing import Ways
from farwest.server.thinking.jobs import (
    HEARD,
    MOST_PLACES,
    NAMES,
    PATH,
    SILENCE,
    FromThinker,
    ThinkerBeat,
    ThinkerDone,
    ThinkerHello,
    answer_of,
    asked,
)
from farwest.tables.errors import BadMessage, NotYours, TableTrouble, TooMuch
from farwest.tables.logbook import note
from farwest.tables.thinkers import Worker, WorkerGone

WAYS: Final = Ways()
SECRET: Final = "thinkers"  # the name of the key in the store
REFUSED: Final = 4000
LOG: Final = logging.getLogger("farwest.server")


class AwayWorker(Worker):
    """A place at a thinker's. What it was asked and did not answer is asked elsewhere."""

    def __init__(self, line: ThinkerLine) -> None:
        super().__init__()
        self.line = line
        self.is_away = True

    def can(self, work: Callable[..., Any]) -> bool:
        return work in NAMES

    def submit(self, work: Callable[..., Any], facts: tuple[Any, ...], chair: str) -> Future[Any]:
        if chair:
            self.remember(chair)
        return self.line.ask(work, facts, chair)

    def close(self) -> None:
        self.line.end()


class ThinkerLine:
    def __init__(self, places: int) -> None:
        self.places = [AwayWorker(self) for _ in range(places)]
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self._numbers = count(1)
        self._key = token_bytes(32)
        self._open: dict[int, tuple[Callable[..., Any], Future[Any]]] = {}
        self.ended = False

    def ask(self, work: Callable[..., Any], facts: tuple[Any, ...], chair: str) -> Future[Any]:
        answer: Future[Any] = Future()
        if self.ended:
            answer.set_exception(WorkerGone())
            return answer
        number, veiled = next(self._numbers), self._veiled(chair)
        self._open[number] = work, answer
        told = tuple(veiled if chair and fact == chair else fact for fact in facts)
        self.said.put_nowait(asked(number, work, told, veiled))
        return answer

    def _veiled(self, chair: str) -> str:
        """Which bot it is, and not at which table: who knows its name can look in there."""
        return chair and blake2b(chair.encode(), key=self._key, digest_size=12).hexdigest()

    def heard(self, done: ThinkerDone) -> None:
        work, answer = self._open.pop(done.job, (None, None))
        if work is None or answer is None or answer.cancelled():
            return
        try:
            if done.error:
                raise RuntimeError(f"a thinker could not {NAMES[work]}: {done.error[:200]}")
            answer.set_result(answer_of(work, done.answer))
        except Exception as error:
            answer.set_exception(error)

    def end(self) -> None:
        """Whatever it still had is thought about elsewhere."""
        self.ended = True
        self.said.put_nowait(None)
        waiting, self._open = [*self._open.values()], {}
        for _, answer in waiting:
            if not answer.done():
                answer.set_exception(WorkerGone())


@WAYS.socket(PATH)
async def think_along(app: App, socket: WebSocket) -> None:
    await socket.accept()
    try:
        await check_key(app, socket)
        hello = await heard(socket)
        if not isinstance(hello, ThinkerHello) or not 1 <= hello.places <= MOST_PLACES:
            raise BadMessage("bad-message", why="the first one is hello")
        if hello.version != farwest.__version__:
            raise BadMessage("thinker-version", theirs=hello.version, ours=farwest.__version__)
    except TableTrouble as trouble:
        await refuse(socket, trouble)
        return
    except (TimeoutError, WebSocketDisconnect, msgspec.DecodeError):
        await refuse(socket, BadMessage("bad-message", why="no hello"))
        return
    await stay(app, socket, ThinkerLine(hello.places))


async def stay(app: App, socket: WebSocket, line: ThinkerLine) -> None:
    note("thinker-came", places=len(line.places))
    telling = asyncio.create_task(tell(socket, line))
    bots = app.hall.thinkers.bots
    for place in line.places:
        bots.welcome(place)
    try:
        while True:
            message = await heard(socket)
            if isinstance(message, ThinkerDone):
                line.heard(message)
            elif not isinstance(message, ThinkerBeat):
                break
    except (TimeoutError, WebSocketDisconnect, RuntimeError, KeyError, msgspec.DecodeError):
        pass  # it died, stands still or talks nonsense: all the same
    finally:
        for place in line.places:
            bots.dismiss(place)
        line.end()
        note("thinker-went", places=len(line.places))
        telling.cancel()
        with suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await telling
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.close()


async def tell(socket: WebSocket, line: ThinkerLine) -> None:
    while (text := await line.said.get()) is not None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.send_text(text)


async def heard(socket: WebSocket) -> FromThinker:
    found: FromThinker = HEARD.decode(await asyncio.wait_for(socket.receive_text(), SILENCE))
    return found


async def check_key(app: App, socket: WebSocket) -> None:
    said = socket.headers.get("authorization", "").removeprefix("Bearer ")
    if not app.thinkers_key:
        raise NotYours("no-thinkers")
    if not await app.tries.take(f"thinker {address(socket)}"):
        raise TooMuch("too-fast")
    if not compare_digest(said.encode("utf-8", "replace"), app.thinkers_key.encode()):
        raise NotYours("thinker-key")


async def refuse(socket: WebSocket, trouble: TableTrouble) -> None:
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(REFUSED, str(trouble)[:120])


async def write_key(app: App, file: Path) -> str:
    """The same for all workers and machines of a house; for its owner's eyes only."""
    key = (await app.store.secret(SECRET)).hex()
    if not file.exists() or file.read_text() != f"{key}\n":
        fresh = file.with_name(f"{file.name}.{os.getpid()}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as to:
            to.write(f"{key}\n")
        os.replace(fresh, file)
    return key
