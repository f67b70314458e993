"""The list of a module's ways in: what is asked for where, and who answers it.

A handler gets the house, the request and the named parts of its path.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from farwest.server.application import App

Handler = Callable[..., Awaitable[Any]]
Adding = Callable[[Handler], Handler]
Query = dict[str, dict[str, Any]]  # by name: the JSON schema of its value
SOCKET: Final = "SOCKET"  # in place of a method


@dataclass(frozen=True)
class Way:
    """What it takes and gives are shapes of wire/; None: nothing, and anything."""

    method: str
    path: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    asks: Query | None = None


class Ways:
    def __init__(self) -> None:
        self.ways: list[Way] = []

    def get(self, path: str, *, gives: Any = None, asks: Query | None = None) -> Adding:
        return self._adding("GET", path, gives=gives, asks=asks)

    def post(self, path: str, *, takes: Any = None, gives: Any = None) -> Adding:
        return self._adding("POST", path, takes=takes, gives=gives)

    def socket(self, path: str) -> Adding:
        return self._adding(SOCKET, path)

    def _adding(self, method: str, path: str, **shapes: Any) -> Adding:
        def add(handler: Handler) -> Handler:
            self.ways.append(Way(method, path, handler, **shapes))
            return handler

        return add

    def routes(self, app: App) -> list[BaseRoute]:
        return [route(app, way) for way in self.ways]


def route(app: App, way: Way) -> BaseRoute:
    if way.method == SOCKET:

        async def meet(socket: WebSocket) -> None:
            await way.handler(app, socket, **socket.path_params)

        return WebSocketRoute(way.path, meet)

    async def reply(request: Request) -> Response:
        given: Response = await way.handler(app, request, **request.path_params)
        return given

    made = Route(way.path, reply, methods=[way.method])
    made.methods = {way.method}  # and not HEAD: to look at a stream would be to sit down at it
    return made
