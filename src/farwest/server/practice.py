"""Practice outside a game, over HTTP: every try stands alone, and nothing is kept."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from farwest import games, load
from farwest.kit.exercises import Exercise
from farwest.kit.rooms import Practice, ask
from farwest.kit.sprites import CANVASES
from farwest.server.application import PICTURE, App, answer
from farwest.server.routing import Ways
from farwest.tables.errors import BadMessage
from farwest.tables.words import say

WAYS: Final = Ways()
MOST: Final = 2**31  # as much as `at` may be
ASKED: Final[dict[str, dict[str, Any]]] = {
    "language": {"type": "string", "enum": ["en", "fr"]},
    "canvas": {"type": "string", "enum": list(CANVASES)},
    "at": {"type": "integer"},
    "level": {"type": "integer"},
}


def room_of(game: str) -> Practice | None:
    return ask(load(game), Practice) if game in games() else None


def number(request: Request, name: str) -> int | None:
    given = request.query_params.get(name, "")
    if not given:
        return None
    short = len(given) <= len(str(MOST)) and given.isascii() and given.isdigit()
    if not short or int(given) >= MOST:
        raise BadMessage("bad-message", why=f"{name} {given[:20]!r}")
    return int(given)


@WAYS.get("/api/practice/{game}", gives=Exercise, asks=ASKED)
async def practice(app: App, request: Request, game: str) -> Response:
    app.check_pace(request, app.looks, PICTURE)
    room, canvas = room_of(game), request.query_params.get("canvas", "wide")
    if room is None or canvas not in CANVASES:
        raise BadMessage("bad-message", why=f"practice {game!r} on {canvas!r}")
    at, level = number(request, "at") or 0, number(request, "level")
    words = partial(say, load(game), await app.language(request))
    return answer(room.exercise(at, level, CANVASES[canvas], words, secrets.randbelow))
