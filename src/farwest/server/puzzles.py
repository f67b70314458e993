"""Puzzles over HTTP: nobody needs a name, every try stands alone, and nothing is kept."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.kit.sprites import CANVASES
from farwest.server.application import PICTURE, App, answer
from farwest.server.lobby import SPOKEN
from farwest.server.puzzle_stock import of_the_day, puzzle_of, stock_of, today
from farwest.server.routing import Ways
from farwest.tables import puzzling, wire
from farwest.tables.errors import BadMessage

WAYS: Final = Ways()
LOOKS: Final[dict[str, dict[str, Any]]] = {
    **SPOKEN,
    "canvas": {"type": "string", "enum": list(CANVASES)},
}
TRIES: Final[dict[str, dict[str, Any]]] = {**SPOKEN, "action": {"type": "integer", "minimum": 0}}
MOST_DIGITS: Final = 7


@WAYS.get("/api/puzzles", gives=wire.PuzzleList, asks=SPOKEN)
async def puzzles(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    language = await app.language(request)
    stock = stock_of(app)
    cards = [puzzling.card(one, language) for some in stock.values() for one in some.values()]
    return answer(wire.PuzzleList(await of_the_day(app, language), cards))


@WAYS.get("/api/puzzles/{game}/{id}", gives=wire.PuzzleTable, asks=LOOKS)
async def puzzle(app: App, request: Request, game: str, id: str) -> Response:
    app.check_pace(request, app.looks, PICTURE)
    canvas = request.query_params.get("canvas", "wide")
    if canvas not in CANVASES:
        raise BadMessage("bad-message", why=f"canvas {canvas[:20]!r}")
    found, some = puzzle_of(app, game, id)
    language = await app.language(request)
    daily = await of_the_day(app, language)
    day = today() if daily and daily.id == found.id else None
    return answer(puzzling.table(found, language, canvas, some, day))


@WAYS.get("/api/puzzles/{game}/{id}/answer", gives=wire.PuzzleAnswer, asks=TRIES)
async def tried(app: App, request: Request, game: str, id: str) -> Response:
    app.check_pace(request, app.looks)
    action = request.query_params.get("action", "")
    if not (action.isascii() and action.isdigit() and len(action) <= MOST_DIGITS):
        raise BadMessage("bad-message", why=f"action {action[:20]!r}")
    found, _ = puzzle_of(app, game, id)
    language = await app.language(request)
    puzzling.answered(found, language, int(action))  # or it says why not
    reason = await app.hall.thinkers.run(puzzling.compared, found, int(action))
    return answer(puzzling.answered(found, language, int(action), reason))
