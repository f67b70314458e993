"""The door between the workers of a house: only there is it believed where somebody comes from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

FROM: Final = b"x-farwest-from"  # the header: address, port and scheme, with blanks between
KEY: Final = b"x-farwest-key"  # the header: what only workers of this house know
ASKED: Final = "/inner/"
Answering = Callable[[str, bytes], Awaitable[bytes]]  # what is asked, and its facts as JSON


def told_from(client: tuple[str, int], scheme: str) -> bytes:
    return f"{client[0]} {client[1]} {scheme}".encode("latin-1", "replace")


def host_and_port(door: str) -> tuple[str, int]:
    """Of a door to which another machine comes."""
    host, _, port = door.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port or 0)


class InnerDoor:
    """What another worker passes on, as if it had come here; and what workers ask each other."""

    def __init__(self, site: ASGIApp, answering: Answering, key: Callable[[], bytes]) -> None:
        self.site, self.answering, self.key = site, answering, key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = MutableHeaders(scope=scope)
        if not compare_digest(headers.get(KEY.decode(), "").encode("latin-1"), self.key()):
            await Response(status_code=403)(scope, receive, send)
            return
        del headers[KEY.decode()]
        said = headers.get(FROM.decode(), "").split(" ")
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
