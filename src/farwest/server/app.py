"""The application: one House, its routes, and errors as sentences."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from farwest import __version__
from farwest.kernel.errors import FarwestError
from farwest.server import after, lobby, pages, practice, sockets, streams
from farwest.server.headers import SafeHeaders
from farwest.server.house import House, answer
from farwest.server.openapi import describe
from farwest.server.settings import Settings
from farwest.tables.errors import (
    NameTaken,
    NoSuchTable,
    NotNow,
    NotYours,
    StoreTrouble,
    TableTrouble,
    TooMuch,
)
from farwest.tables.wire import Refusal
from farwest.tables.words import house as say

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


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="farwest",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    for room in (lobby, after, practice, streams, sockets, pages):
        app.include_router(room.routes(house))
    describe(app)

    async def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, FarwestError)
        status = next(number for kind, number in STATUS if isinstance(error, kind))
        language = await house.language(request)
        text = error.said(language) if isinstance(error, TableTrouble) else str(error)
        return answer(Refusal(type(error).__name__, text), status)

    async def lost(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = answer(Refusal("NotFound", str(error.detail)), error.status_code)
        response.headers.update(error.headers or {})
        return response

    async def broken(request: Request, error: Exception) -> Response:
        LOG.exception("%s %s broke", request.method, request.url.path, exc_info=error)
        return answer(Refusal("Broken", say(await house.language(request), "error-inside")), 500)

    app.add_exception_handler(FarwestError, refuse)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(Exception, broken)
    app.add_middleware(SafeHeaders)
    return app
