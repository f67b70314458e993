"""Lessons over HTTP: sitting down to one, and going on from its end."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.server.application import App, answer, body
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.errors import NotYours
from farwest.tables.store import Person

WAYS: Final = Ways()


async def founder(app: App, request: Request) -> Person:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    app.check_pace(request, app.founding)
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
