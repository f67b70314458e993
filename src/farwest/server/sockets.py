"""Play over a socket: one for each person at each table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from farwest.kernel.errors import FarwestError
from farwest.server.application import App
from farwest.server.routing import Ways
from farwest.tables.counting import COUNTS
from farwest.tables.errors import (
    BadMessage,
    StoreClosed,
    StoreTrouble,
    TableTrouble,
    TooMuch,
)
from farwest.tables.hearing import greeting, parse
from farwest.tables.live_table import LiveTable
from farwest.tables.logbook import refused
from farwest.tables.watcher import Watcher
from farwest.tables.wire import Hello, Refusal, Rewind, Rewound
from farwest.tables.words import phrase as say

LOG: Final = logging.getLogger("farwest.server")
REFUSED: Final = 4000  # the close code of a socket that may not come in: it does not come again
RESTART: Final = 1012  # of one whose house closes: it does
NORMAL: Final = 1000
LATER: Final = 1013  # of one that the house cannot serve just now: likewise
WAYS: Final = Ways()
PATIENCE: Final = 20.0  # seconds for the first message
A_FILM: Final = 10  # messages: so much work is one that is seen again
ENCODER: Final = msgspec.json.Encoder()


@WAYS.socket("/ws/tables/{table}")
async def sit_down(app: App, socket: WebSocket, table: str) -> None:
    language = await app.language(socket)
    await socket.accept()
    try:
        app.check_origin(socket)
        hello = await asyncio.wait_for(first_message(socket), PATIENCE)
        person = await app.welcome(socket)
        look = {"language": hello.language, "canvas": hello.canvas, "since": hello.since}
        watcher = app.watcher(socket, person, say(language, "guest"), **look)
        watcher.beliefs, watcher.changes = hello.beliefs, hello.changes
        counted = app.one_more_line(socket, watcher.person, table)
        with counted, app.people.line_of(socket, watcher):
            check_open(app)
            live = await app.hall.live(table)
            await live.join(watcher)
            app.rehearsals.prepare(live.table.game, watcher.language)
            await stay(app, socket, live, watcher)
    except FarwestError as error:
        await refuse(socket, error, language)
    except (TimeoutError, WebSocketDisconnect):
        await close(socket)


def check_open(app: App) -> None:
    if app.draining:
        raise StoreClosed("closing")


async def stay(app: App, socket: WebSocket, live: LiveTable, watcher: Watcher) -> None:
    COUNTS.sockets += 1
    writer = asyncio.create_task(write(app, socket, live, watcher))
    try:
        await read(app, socket, live, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        COUNTS.sockets -= 1
        live.leave(watcher)
        await writer
        await close(socket)


async def first_message(socket: WebSocket) -> Hello:
    return greeting(await heard(socket))


async def heard(socket: WebSocket) -> str:
    try:
        return await socket.receive_text()
    except KeyError:  # bytes
        raise BadMessage("bad-message", why="messages are text") from None


async def read(app: App, socket: WebSocket, live: LiveTable, watcher: Watcher) -> None:
    """Every message gets its answer; a bad one changes nothing."""
    pace = app.messages.bucket()
    while not watcher.gone:
        try:
            text = await heard(socket)
            if app.settings.limits and not pace.take():
                raise TooMuch("too-fast")
            message = parse(text)
        except TableTrouble as error:
            refused(error)
            watcher.send(refusal(error, watcher.language))
            continue
        if isinstance(message, Rewind) and app.settings.limits and not pace.take(A_FILM):
            watcher.send(Rewound(message.ask, []))  # it goes without, and nobody needs to know why
            continue
        await live.handle(watcher, message)


async def write(app: App, socket: WebSocket, live: LiveTable, watcher: Watcher) -> None:
    try:
        while (what := await watcher.next()) is not None:
            for message in live.sharing.sent(watcher, what):
                await socket.send_text(message.decode())
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the line is down: who comes back says hello again
    except Exception:  # a picture that cannot be painted, say: the table itself goes on
        LOG.exception("a message for a socket could not be made")
        await send(socket, Refusal("Broken", say(watcher.language, "error-inside")))
    watcher.close()
    await close(socket, RESTART if app.draining else NORMAL)


async def send(socket: WebSocket, last_words: Refusal) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(ENCODER.encode(last_words).decode())


def refusal(error: FarwestError, language: str) -> Refusal:
    text = error.said(language) if isinstance(error, TableTrouble) else str(error)
    return Refusal(type(error).__name__, text)


async def refuse(socket: WebSocket, error: FarwestError, language: str) -> None:
    refused(error)
    await send(socket, refusal(error, language))
    code = LATER if isinstance(error, StoreTrouble) else REFUSED
    with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the other side was faster
        await socket.close(code, type(error).__name__)


async def close(socket: WebSocket, code: int = NORMAL) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the other side was faster
            await socket.close(code)
