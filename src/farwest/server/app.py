"""The application: one House, its routes, and errors as sentences."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from farwest.kernel.errors import FarwestError
from farwest.server import (
    after,
    announcing,
    company,
    daily,
    farewell,
    feats,
    friends,
    histories,
    installing,
    lessons,
    lobby,
    moves,
    owner,
    pages,
    pairing,
    postcards,
    practice,
    puzzles,
    reviewing,
    rules,
    sockets,
    streams,
    vacation,
)
from farwest.server.application import App, answer
from farwest.server.headers import SafeHeaders
from farwest.server.notices import doors as notices
from farwest.server.offline import doors as offline
from farwest.server.openapi import page
from farwest.server.operating import health
from farwest.server.owning import doors as owning
from farwest.server.settings import Settings
from farwest.server.thinking import door
from farwest.server.tournaments import doors as tournaments
from farwest.server.tournaments import leagues
from farwest.tables.errors import (
    NameTaken,
    NoSuchTable,
    NotNow,
    NotYours,
    StoreTrouble,
    TableTrouble,
    TooMuch,
)
from farwest.tables.logbook import refused
from farwest.tables.wire import Refusal
from farwest.tables.words import phrase as say

LOG: Final = logging.getLogger("farwest.server")
STATUS: Final[tuple[tuple[type[FarwestError], int], ...]] = (
    (NoSuchTable, 404),
    (NotYours, 403),
    (NameTaken, 409),
    (NotNow, 409),
    (TooMuch, 429),
    (StoreTrouble, 503),
    (FarwestError, 400),
)
API: Final = (
    lobby,
    moves,
    notices,
    daily,
    tournaments,
    leagues,
    feats,
    vacation,
    company,
    histories,
    friends,
    pairing,
    farewell,
    lessons,
    rules,
    puzzles,
    after,
    reviewing,
    postcards,
    practice,
    streams,
    offline,
)  # on the OpenAPI page
PARTS: Final = (*API, health, owner, owning, announcing, sockets, door, installing, pages)


def create_app(settings: Settings) -> Starlette:
    app = App(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await app.open()
        if settings.thinkers:
            app.thinkers_key = await door.write_key(app, Path(settings.thinkers))
        yield
        await app.close()

    @cache
    def described() -> dict[str, Any]:
        return page(way for part in API for way in part.WAYS.ways)

    async def openapi(_: Request) -> Response:
        return JSONResponse(described())

    routes = [Route("/api/openapi.json", openapi)]
    for part in PARTS:
        routes += part.WAYS.routes(app)
    site = Starlette(routes=routes, lifespan=lifespan)
    site.state.app = app

    async def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, FarwestError)
        refused(error)
        status = next(number for kind, number in STATUS if isinstance(error, kind))
        language = await app.language(request)
        text = error.said(language) if isinstance(error, TableTrouble) else str(error)
        if is_page(request):
            return pages.lost_page(language, text, say(language, "to-the-lobby"), status)
        return answer(Refusal(type(error).__name__, text), status)

    async def lost(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        language, status = await app.language(request), error.status_code
        text = say(language, "error-no-such-page")
        if is_page(request):
            response = pages.lost_page(language, text, say(language, "to-the-lobby"), status)
        else:
            response = answer(Refusal("NotFound", text), status)
        response.headers.update(error.headers or {})
        return response

    async def broken(request: Request, error: Exception) -> Response:
        LOG.exception("%s %s broke", request.method, request.url.path, exc_info=error)
        return answer(Refusal("Broken", say(await app.language(request), "error-inside")), 500)

    site.state.refuse = refuse
    site.add_exception_handler(FarwestError, refuse)
    site.add_exception_handler(HTTPException, lost)
    site.add_exception_handler(Exception, broken)
    site.add_middleware(SafeHeaders, secure=settings.secure)
    return site


def is_page(request: Request) -> bool:
    """What a person follows a link to; programs ask elsewhere."""
    return request.method == "GET" and not request.url.path.startswith("/api")
