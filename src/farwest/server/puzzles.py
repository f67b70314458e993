"""Puzzles over HTTP: nobody needs a name. Of the puzzle of the day the first answer is kept."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from farwest.kit.puzzles import Puzzle
from farwest.kit.sprites import CANVASES
from farwest.kit.texts import LANGUAGES
from farwest.server.application import PICTURE, App, answer, body
from farwest.server.lobby import SPOKEN
from farwest.server.puzzle_stock import of_the_day, puzzle_of, stock_of, today
from farwest.server.routing import Ways
from farwest.server.streaks import give, is_account, note, streak_of
from farwest.tables import puzzling, wire
from farwest.tables.errors import BadMessage
from farwest.tables.streaks import told

WAYS: Final = Ways()
LOOKS: Final[dict[str, dict[str, Any]]] = {
    **SPOKEN,
    "canvas": {"type": "string", "enum": list(CANVASES)},
}


@WAYS.get("/api/puzzles", gives=wire.PuzzleList, asks=SPOKEN)
async def puzzles(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    language = await app.language(request)
    stock = stock_of(app)
    cards = [puzzling.card(one, language) for some in stock.values() for one in some.values()]
    day = await of_the_day(app, language)
    streak = streak_of(app, request, await app.people.who(request)) if day else None
    return answer(wire.PuzzleList(day, cards, streak))


@WAYS.get("/api/puzzles/{game}/{id}", gives=wire.PuzzleTable, asks=LOOKS)
async def puzzle(app: App, request: Request, game: str, id: str) -> Response:
    app.check_pace(request, app.looks, PICTURE)
    canvas = request.query_params.get("canvas", "wide")
    if canvas not in CANVASES:
        raise BadMessage("bad-message", why=f"canvas {canvas[:20]!r}")
    found, some = puzzle_of(app, game, id)
    language = await app.language(request)
    table = puzzling.table(found, language, canvas, some, await day_of(app, found))
    if table.card.day:
        person = await app.people.who(request)
        table = replace(table, streak=streak_of(app, request, person))
    return answer(table)


@WAYS.post("/api/puzzles/{game}/{id}/answer", takes=wire.PuzzleTry, gives=wire.PuzzleAnswer)
async def tried(app: App, request: Request, game: str, id: str) -> Response:
    person = await app.acting(request)
    action = (await body(request, wire.PuzzleTry)).action
    found, _ = puzzle_of(app, game, id)
    language = await app.language(request)
    right = puzzling.answered(found, language, action).right  # or it says why not
    day = await day_of(app, found)
    run = await note(app, request, person, day, right) if day else None
    reason = await app.hall.thinkers.run(puzzling.compared, found, action)
    said = puzzling.answered(found, language, action, reason)
    if day is None or run is None:
        return answer(said)
    response = answer(replace(said, streak=told(run, day, is_account(person))))
    if not is_account(person):
        give(app, response, run)
    return response


async def day_of(app: App, puzzle: Puzzle) -> date | None:
    """Today, if it is the puzzle of today."""
    daily = await of_the_day(app, LANGUAGES[0])
    is_it = daily and (daily.game, daily.id) == (puzzle.record["game"], puzzle.id)
    return today(app) if is_it else None
