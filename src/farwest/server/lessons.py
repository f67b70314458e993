"""Lessons over HTTP: sitting down to one, going on from its end; and the page on how to play."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest import games, load
from farwest.kit.book import is_written
from farwest.server.application import App, answer, body
from farwest.server.lobby import SPOKEN
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotYours
from farwest.tables.how import PAGE, how_to_play
from farwest.tables.store import Member

WAYS: Final = Ways()


async def founder(app: App, request: Request) -> Member:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    app.check_founding(request, person)
    return person


@WAYS.post("/api/lessons", takes=wire.NewLesson, gives=wire.TableLink)
async def learn(app: App, request: Request) -> Response:
    person = await founder(app, request)
    wish = await body(request, wire.NewLesson)
    return answer(wire.TableLink(await app.hall.learn(person, wish)))


@WAYS.post("/api/lessons/{table}/on", gives=wire.TableLink)
async def play_on(app: App, request: Request, table: str) -> Response:
    """A game against bots that begins where the lesson ended."""
    person = await founder(app, request)
    return answer(wire.TableLink(await app.hall.play_on_from_lesson(person, table)))


@WAYS.get("/api/how/{game}", gives=wire.How, asks=SPOKEN)
async def how(app: App, request: Request, game: str) -> Response:
    app.check_pace(request, app.looks)
    if game not in games() or not is_written(load(game), PAGE):
        raise BadMessage("bad-message", why=f"game {game!r}")
    return answer(how_to_play(game, await app.language(request)))
