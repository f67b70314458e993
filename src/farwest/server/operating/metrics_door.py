"""A port of its own for the figures of a house: nobody else's business, so never the public one."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from farwest.server.operating.metrics import KIND, page

if TYPE_CHECKING:
    from farwest.server.application import App

PATIENCE: Final = 5.0  # seconds for a request and for who reads the answer
MOST_HEAD: Final = 8192  # bytes
END: Final = b"\r\n\r\n"


async def open_door(app: App, listener: socket.socket) -> asyncio.Server:
    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(END)
                writer.write(answer(app, head))
                await writer.drain()
        writer.close()

    return await asyncio.start_server(meet, sock=listener, limit=MOST_HEAD)


def answer(app: App, head: bytes) -> bytes:
    match head.split(b"\r\n", 1)[0].split(b" "):
        case [b"GET", target, _] if target.split(b"?")[0] == b"/metrics":
            status, body = "200 OK", page(app)
        case _:
            status, body = "404 Not Found", "The figures are at /metrics.\n"
    text = body.encode()
    lines = (f"HTTP/1.1 {status}", f"Content-Type: {KIND}", f"Content-Length: {len(text)}")
    return (
        "\r\n".join((*lines, "Cache-Control: no-store", "Connection: close")).encode() + END + text
    )
