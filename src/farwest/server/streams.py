"""A plain way in for programs: a stream of messages to read, and a place to post answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from farwest.kernel.errors import FarwestError
from farwest.server.application import App, answer, body
from farwest.server.routing import Ways
from farwest.server.sockets import refusal
from farwest.tables.counting import COUNTS
from farwest.tables.errors import StoreClosed, TooMuch
from farwest.tables.live_table import LiveTable
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ClientMessage, HouseMessage, Refusal

WAYS: Final = Ways()
SIGN_OF_LIFE: Final = 15.0  # seconds between empty lines while nothing happens
LINES: Final = "application/x-ndjson"


@WAYS.post("/api/tables/{table}/do", takes=ClientMessage, gives=HouseMessage)
async def do(app: App, request: Request, table: str) -> Response:
    """One message of wire/, answered."""
    person = await app.acting(request)
    message: ClientMessage = await body(request, ClientMessage)  # type: ignore[arg-type]
    live = await app.hall.live(table)
    look = {"language": await app.language(request), "canvas": "none", "since": -1}
    watcher = app.watcher(request, person, "?", **look)
    await live.handle(watcher, message)
    first = await watcher.next()
    if first is None:  # another process has the table by now
        raise StoreClosed("closing")
    status = 409 if isinstance(first, Refusal) else 200
    return answer(first, status)


@WAYS.get("/api/tables/{table}/stream")
async def stream(app: App, request: Request, table: str) -> Response:
    """Every message for this person, one JSON object a line."""
    person = await app.welcome(request)
    live = await app.hall.live(table)
    look = {"language": await app.language(request), "canvas": "none", "since": -1}
    watcher = app.watcher(request, person, "?", **look)
    return StreamingResponse(lines(app, request, live, watcher), media_type=LINES)


async def lines(
    app: App, request: Request, live: LiveTable, watcher: Watcher
) -> AsyncIterator[bytes]:
    """Comes in itself, so that it surely goes out too: what never begins to run never ends."""
    try:
        table = live.table.charter.table
        counted = app.one_more_line(request, watcher.person, table)
        with counted, app.people.line_of(request, watcher):
            async for line in told(live, watcher):
                yield line
    except TooMuch as error:
        yield msgspec.json.encode(refusal(error, watcher.language)) + b"\n"


async def told(live: LiveTable, watcher: Watcher) -> AsyncIterator[bytes]:
    try:
        await live.join(watcher)
    except FarwestError as error:
        yield msgspec.json.encode(refusal(error, watcher.language)) + b"\n"
        return
    loop = asyncio.get_running_loop()
    since = loop.time()  # when something was sent last: to be woken for nothing does not count
    COUNTS.streams += 1
    try:
        while True:
            try:
                what = await asyncio.wait_for(watcher.next(), since + SIGN_OF_LIFE - loop.time())
            except TimeoutError:
                since = loop.time()
                yield b"\n"
                continue
            if what is None:
                return
            for message in live.sharing.sent(watcher, what):
                since = loop.time()
                yield message + b"\n"
    finally:
        COUNTS.streams -= 1
        live.leave(watcher)
