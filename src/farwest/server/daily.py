"""The deal of the day over HTTP. To play it one needs a name, as at any table."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Final

from itsdangerous import BadSignature
from starlette.requests import Request
from starlette.responses import Response

from farwest.kernel.errors import FarwestError
from farwest.server.application import App, answer
from farwest.server.lobby import SPOKEN
from farwest.server.puzzle_stock import today
from farwest.server.routing import Ways
from farwest.tables import daily
from farwest.tables.cards import emblem
from farwest.tables.daily import DayResult
from farwest.tables.errors import NotYours
from farwest.tables.wire import DailyDeal, DailyResult, TableLink
from farwest.tables.words import say

WAYS: Final = Ways()
DEALT: Final = "farwest-deal"  # the cookie of a browser that began the deal of the day
SECRET: Final = "daily"  # of the house's own: two houses have other deals on the same day


@WAYS.get("/api/daily", gives=DailyDeal, asks=SPOKEN)
async def deal(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    person = await app.welcome(request)
    id, day, language = person.id if person else "", today(app), await app.language(request)
    mine = await app.days.table(day.isoformat(), id) if id else ""
    over = bool(mine) and await is_over(app, mine)
    game, before = daily.game_of(day), day - timedelta(1)
    return answer(
        DailyDeal(
            day=day.isoformat(),
            game=game.name,
            title=say(game, language, "game"),
            emblem=emblem(game),
            seats=daily.seats_of(game),
            stage="over" if over else "playing" if mine else "",
            table=mine,
            results=await told(app, day.isoformat(), id) if over else [],
            yesterday=await told(app, before.isoformat(), id),
            yesterdays_title=say(daily.game_of(before), language, "game"),
            again=bool(mine) and mine in await app.days.again(day.isoformat()),
        )
    )


@WAYS.post("/api/daily", gives=TableLink)
async def play(app: App, request: Request) -> Response:
    """Once a day: whoever has begun is led to where they were."""
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    day, house = today(app), await app.store.secret(SECRET)
    mine = await app.days.table(day.isoformat(), person.id)
    again = played_by_another(app, request, day.isoformat(), person.id)
    if not mine:
        app.check_founding(request, person)
        mine = await daily.begin(app.store, house, day, person, app.clock())
        await app.days.take(day.isoformat(), person.id, mine, again)
    response = answer(TableLink(mine))
    if not again:
        known = app.people.days.sign(f"{DEALT} {day.isoformat()} {person.id}").decode()
        app.people.give(response, DEALT, known)
    return response


def played_by_another(app: App, request: Request, day: str, person: str) -> bool:
    """Whether this browser began today's deal under another name: then it knows the draws. Who
    takes another browser is not found out."""
    with suppress(BadSignature):
        signed = app.people.days.unsign(request.cookies.get(DEALT, "")).decode()
        return signed.startswith(f"{DEALT} {day} ") and not signed.endswith(f" {person}")
    return False


async def is_over(app: App, table: str) -> bool:
    """And kept as that, whatever happened to the house when it ended."""
    try:
        result = daily.result_of(await app.hall.table(table))
    except FarwestError:
        return False
    if result is not None:
        await app.days.finish(result)
    return result is not None


async def told(app: App, day: str, person: str) -> list[DailyResult]:
    found = daily.best_first(await app.days.results(day))
    return [shown(one, person) for one in found]


def shown(one: DayResult, person: str) -> DailyResult:
    return DailyResult(
        name=one.name,
        score=one.score,
        place=one.place,
        helped=one.helped,
        mine=bool(person) and one.person == person,
        table=one.table,
    )
