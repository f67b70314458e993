"""Whose move it is, over HTTP: how many games with other people wait for whoever asks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.server.application import App, answer
from farwest.server.routing import Ways
from farwest.tables.wire import TableCard, YourMoves

WAYS: Final = Ways()


@WAYS.get("/api/your-moves", gives=YourMoves)
async def your_moves(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    person = await app.welcome(request)
    cards = await app.hall.tables_of(person.id, person.language) if person else []
    playing = [card for card in cards if waits(card)]
    return answer(YourMoves(sum(card.my_turn for card in playing), len(playing)))


def waits(card: TableCard) -> bool:
    """Whether it is a game with others that takes its time, or a table that waits for me."""
    if card.stage == "waiting":
        return card.my_turn
    company = any(chair.who == "guest" or chair.bot_for for chair in card.chairs)
    return card.stage == "playing" and company and card.pace != "clock"
