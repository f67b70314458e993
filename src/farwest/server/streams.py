"""A plain way in for programs: a stream of messages to read, and a place to post answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from farwest.kernel.errors import FarwestError
from farwest.server.house import House, answer, body
from farwest.server.openapi import route
from farwest.server.sockets import refusal
from farwest.tables.errors import BadMessage
from farwest.tables.live_table import Room
from farwest.tables.watcher import Eye
from farwest.tables.wire import ClientMessage, HouseMessage, Refusal, Salt

SIGN_OF_LIFE: Final = 15.0  # seconds between empty lines while nothing happens
LINES: Final = "application/x-ndjson"


def routes(home: House) -> APIRouter:
    router = APIRouter()

    @route(router, "POST", "/api/tables/{table}/do", takes=ClientMessage, gives=HouseMessage)
    async def do(request: Request, table: str) -> Response:
        """One message of wire.py, answered."""
        person = await home.acting(request)
        message: ClientMessage = await body(request, ClientMessage)  # type: ignore[arg-type]
        room = await home.hall.room(table)
        id, name = (person.id, person.name) if person else ("", "?")
        eye = Eye(id, name, await home.language(request), "none", -1)
        await room.handle(eye, message)
        first = await eye.next()
        status = 409 if isinstance(first, Refusal) else 200
        return answer(first, status)

    @route(router, "GET", "/api/tables/{table}/stream", asks={"salt": {"type": "string"}})
    async def stream(request: Request, table: str) -> Response:
        """Every message for this person, one JSON object a line."""
        person = await home.people.who(request)
        room = await home.hall.room(table)
        id, name = (person.id, person.name) if person else ("", "?")
        eye = Eye(id, name, await home.language(request), "none", -1)
        try:
            salt = msgspec.convert(request.query_params.get("salt", ""), Salt)
        except msgspec.ValidationError as error:
            raise BadMessage("bad-message", why=str(error)) from None
        return StreamingResponse(lines(room, eye, salt), media_type=LINES)

    return router


async def lines(room: Room, eye: Eye, salt: str) -> AsyncIterator[bytes]:
    """Comes in itself, so that it surely goes out too: what never begins to run never ends."""
    try:
        await room.join(eye, salt)
    except FarwestError as error:
        yield msgspec.json.encode(refusal(error, eye.language)) + b"\n"
        return
    loop = asyncio.get_running_loop()
    since = loop.time()  # when something was sent last: to be woken for nothing does not count
    try:
        while True:
            try:
                what = await asyncio.wait_for(eye.next(), since + SIGN_OF_LIFE - loop.time())
            except TimeoutError:
                since = loop.time()
                yield b"\n"
                continue
            if what is None:
                return
            for message in room.news(eye, what) if isinstance(what, str) else [what]:
                since = loop.time()
                yield msgspec.json.encode(message) + b"\n"
    finally:
        room.leave(eye)
