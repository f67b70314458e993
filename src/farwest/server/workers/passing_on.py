"""A request that is about another worker's table is answered there and passed on from here.

To look at something is tried again where the other worker ended meanwhile: the next one in its
place answers. What changes something is not: whoever asked is told to ask again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Final

import httptools
import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farwest.server.workers.inner_door import FROM, KEY, host_and_port, told_from
from farwest.server.workers.station import AnyStation
from farwest.tables.errors import StoreClosed, TableTrouble, TooMuch

PIECE: Final = 1 << 16  # bytes
TRIES: Final = 3
OWN: Final = {  # headers that are about one connection
    *(b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"expect"),
    *(b"te", b"trailer", b"proxy-connection", b"date"),
}
PATIENCE: Final = 20.0  # seconds for what a request sends
REACHED: Final = 2.0  # seconds until another machine opens its door
ANSWERED: Final = 60.0  # seconds between two pieces of what another machine answers
Header = tuple[bytes, bytes]
Refusing = Callable[[Request, Exception], Awaitable[Response]]


class LineEnded(Exception):
    """Before there was an answer."""


class AnswerReader:
    """Reads one HTTP answer, piece by piece."""

    def __init__(self) -> None:
        self.headers: list[Header] = []
        self.pieces: list[bytes] = []
        self.begun = self.done = False
        self.parser = httptools.HttpResponseParser(self)

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in OWN:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.begun = True

    def on_body(self, body: bytes) -> None:
        self.pieces.append(body)

    def on_message_complete(self) -> None:
        self.done = True

    @property
    def endless(self) -> bool:
        """As far as anybody can know."""
        return self.begun and b"content-length" not in dict(self.headers)

    @property
    def status(self) -> int:
        return self.parser.get_status_code()

    def taken(self) -> list[bytes]:
        taken, self.pieces = self.pieces, []
        return taken


def head(method: str, target: str, headers: Iterable[Header]) -> bytes:
    lines = [(name, value) for name, value in headers if name not in OWN]
    lines.append((b"connection", b"close"))
    told = b"".join(b"%s: %s\r\n" % line for line in lines)
    return b"%s %s HTTP/1.1\r\n%s" % (method.encode(), target.encode("latin-1"), told)


async def ask(door: str, asked: str, facts: object, key: bytes) -> bytes:
    """Of another worker, by the inner door: its answer, or LineEnded."""
    body = msgspec.json.encode(facts)
    said = [(b"host", b"inner"), (KEY, key), (b"content-length", b"%d" % len(body))]
    told = head("POST", asked, said)
    found = AnswerReader()
    async for _ in exchanged(door, told + b"\r\n" + body, found):
        pass
    if not found.done or found.status != 200:
        raise LineEnded
    return b"".join(found.taken())


async def exchanged(
    door: str, sent: bytes, found: AnswerReader, closing: asyncio.Event | None = None
) -> AsyncIterator[None]:
    """After each piece of the answer. An endless one ends where this worker does."""
    try:
        async with asyncio.timeout(REACHED):
            reader, writer = await knocked(door)
    except (OSError, TimeoutError) as error:
        raise LineEnded from error
    try:
        writer.write(sent)
        while not found.done and (piece := await next_piece(reader, found, closing)):
            found.parser.feed_data(piece)
            yield
    except (OSError, TimeoutError, httptools.HttpParserError) as error:
        raise LineEnded from error
    finally:
        writer.close()


async def knocked(door: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if door.startswith("/"):
        return await asyncio.open_unix_connection(door)
    return await asyncio.open_connection(*host_and_port(door))


async def next_piece(
    reader: asyncio.StreamReader, found: AnswerReader, closing: asyncio.Event | None
) -> bytes:
    if closing is None or not found.endless:
        return await asyncio.wait_for(reader.read(PIECE), ANSWERED)
    reading = asyncio.ensure_future(reader.read(PIECE))
    ending = asyncio.ensure_future(closing.wait())
    try:
        await asyncio.wait((reading, ending), return_when=asyncio.FIRST_COMPLETED)
        return reading.result() if reading.done() else b""
    finally:
        reading.cancel()
        ending.cancel()


class PassingOn:
    """Around the site, at the public door."""

    def __init__(self, site: ASGIApp, station: AnyStation, most: int, refuse: Refusing) -> None:
        """`most`: bytes of what is sent."""
        self.site, self.station, self.most, self.refuse = site, station, most, refuse
        self._closing = asyncio.Event()

    def close(self) -> None:
        """Streams that would never end do: the worker has to go."""
        self._closing.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.site(scope, receive, send)
            return
        for name in (FROM, KEY):  # nobody outside may say so
            del MutableHeaders(scope=scope)[name.decode()]
        number = None
        if scope["type"] == "http" and scope["method"] in ("GET", "POST"):
            number = self.station.elsewhere(scope["path"])
        if number is None:
            await self.site(scope, receive, send)
        else:
            await self._pass_on(scope, receive, send, self.station.door(number))

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, door: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                sent = await whole(receive, self.most)
        except TimeoutError:
            await self._refuse(TooMuch("too-slow"), scope, send)
            return
        if sent is None:
            return
        gone = asyncio.ensure_future(until_gone(receive))
        passing = asyncio.ensure_future(self._passed_on(scope, send, door, sent))
        try:
            await asyncio.wait((gone, passing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (gone, passing):
                task.cancel()
            await asyncio.gather(gone, passing, return_exceptions=True)
        if not passing.cancelled():
            passing.result()

    async def _passed_on(self, scope: Scope, send: Send, door: str, sent: bytes) -> None:
        target = scope["raw_path"].decode("latin-1")
        if scope["query_string"]:
            target += "?" + scope["query_string"].decode("latin-1")
        told = [header for header in scope["headers"] if header[0] != b"content-length"]
        told.append((FROM, told_from(scope.get("client") or ("?", 0), scope["scheme"])))
        told.append((KEY, self.station.key))
        if sent or scope["method"] != "GET":
            told.append((b"content-length", b"%d" % len(sent)))
        request = head(scope["method"], target, told) + b"\r\n" + sent
        for _ in range(TRIES if scope["method"] == "GET" else 1):
            try:
                await self._answered(send, door, request)
                return
            except LineEnded:
                continue
        await self._refuse(StoreClosed("closing"), scope, send)

    async def _refuse(self, error: TableTrouble, scope: Scope, send: Send) -> None:
        response = await self.refuse(Request(scope), error)
        await response(scope, nothing_more, send)

    async def _answered(self, send: Send, door: str, request: bytes) -> None:
        found, begun = AnswerReader(), False
        try:
            async for _ in exchanged(door, request, found, self._closing):
                if found.begun and not begun:
                    begun = True
                    start = {"status": found.status, "headers": found.headers}
                    await send({"type": "http.response.start", **start})
                for piece in found.taken():
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
        except LineEnded:
            if not begun:
                raise
        if not begun:
            raise LineEnded
        if found.done or found.endless:  # else it is cut off here, too
            await send({"type": "http.response.body", "body": b""})


async def nothing_more() -> Message:
    return {"type": "http.disconnect"}


async def whole(receive: Receive, most: int) -> bytes | None:
    """What a request sends; of too much, as much as shows that it is. None: it never came."""
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most or not message.get("more_body", False):
            return b"".join(parts)


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
