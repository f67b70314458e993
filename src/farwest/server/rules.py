"""The rulebook over HTTP. It is the same for everybody, so it is made once, and sent once."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from farwest import games
from farwest.server.application import JSON, App
from farwest.server.lobby import SPOKEN
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.errors import BadMessage
from farwest.tables.rule_book import players_book

WAYS: Final = Ways()
NOT_CHANGED: Final = 304


class Printed(NamedTuple):
    """A book as bytes, also packed, and the mark that says whether a browser has it already."""

    plain: bytes
    packed: bytes
    mark: str


@cache
def printed(name: str, language: str) -> Printed:
    plain = msgspec.json.encode(players_book(name, language))
    return Printed(plain, gzip.compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:24]}"')


@WAYS.get("/api/rules/{game}", gives=wire.RuleBook, asks=SPOKEN)
async def rules(app: App, request: Request, game: str) -> Response:
    app.check_pace(request, app.looks)
    if game not in games():
        raise BadMessage("bad-message", why=f"game {game!r}")
    book = await run_in_threadpool(printed, game, await app.language(request))
    headers = {
        "ETag": book.mark,
        "Cache-Control": "private, no-cache",
        "Vary": "Accept-Encoding, Accept-Language, Cookie",
    }
    if request.headers.get("if-none-match", "").removeprefix("W/") == book.mark:
        return Response(status_code=NOT_CHANGED, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        packed = headers | {"Content-Encoding": "gzip"}
        return Response(book.packed, headers=packed, media_type=JSON)
    return Response(book.plain, headers=headers, media_type=JSON)
