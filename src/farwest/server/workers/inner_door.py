"""The door between the workers of a house: only there is it believed where somebody comes from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

FROM: Final = b"x-farwest-from"  # the header: address, port and scheme, with blanks between
ASKED: Final = "/inner/"
Answering = Callable[[str, bytes], Awaitable[bytes]]  # what is asked, and its facts as JSON


def told_from(client: tuple[str, int], scheme: str) -> bytes:
    return f"{client[0]} {client[1]} {scheme}".encode("latin-1", "replace")


class InnerDoor:
    """What another worker passes on, as if it had come here; and what workers ask each other."""

    def __init__(self, site: ASGIApp, answering: Answering) -> None:
        self.site, self.answering = site, answering

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        said = Headers(scope=scope).get(FROM.decode(), "").split(" ")
        if len(said) == 3:
            scope["client"] = (said[0], int(said[1]))
            scope["scheme"] = said[2]
        if scope["type"] == "http" and scope["path"].startswith(ASKED):
            request = Request(scope, receive)
            asked = scope["path"].removeprefix(ASKED)
            body = await self.answering(asked, await request.body())
            await Response(body, media_type="application/json")(scope, receive, send)
        else:
            await self.site(scope, receive, send)
