"""Days off over HTTP. They are written down first, then told to each table where somebody plays
over days; what a crash leaves out is told when the house opens again."""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.kernel.errors import FarwestError
from farwest.server.application import App, answer, body
from farwest.server.routing import Ways
from farwest.server.workers.neighbours import DAYS_OFF
from farwest.tables import wire
from farwest.tables.errors import NotYours
from farwest.tables.repairing import in_days
from farwest.tables.store import Entry, Member
from farwest.tables.vacation_book import A_YEAR, VacationBook

WAYS: Final = Ways()
LOG: Final = logging.getLogger("farwest.server")
REMEMBERED: Final = 300  # tables of one person, the newest


async def acting(app: App, request: Request) -> Member:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    return person


@WAYS.get("/api/vacation", gives=wire.DaysOff)
async def vacation(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    return answer(await told(app, await app.person(request)))


@WAYS.post("/api/vacation", takes=wire.NewDaysOff, gives=wire.DaysOff)
async def begin(app: App, request: Request) -> Response:
    person = await acting(app, request)
    days = (await body(request, wire.NewDaysOff)).days
    until = await VacationBook(app.store).begin(person.id, days, app.clock())
    await tell_everywhere(app, person.id, until)
    return answer(await told(app, person))


@WAYS.post("/api/vacation/end", gives=wire.DaysOff)
async def end(app: App, request: Request) -> Response:
    person = await acting(app, request)
    await VacationBook(app.store).end(person.id, app.clock())
    await tell_everywhere(app, person.id, app.clock())
    return answer(await told(app, person))


async def told(app: App, person: Member) -> wire.DaysOff:
    book, now = VacationBook(app.store), app.clock()
    return wire.DaysOff(await book.until(person.id, now), await book.left(person.id, now), A_YEAR)


async def tell_everywhere(app: App, person: str, until: float) -> None:
    await tell_tables(app, person, until)
    await app.neighbours.tell_all(DAYS_OFF, (person, until))


async def tell_tables(app: App, person: str, until: float) -> None:
    """Those of this worker; each tells its own."""
    for name in filter(app.hall.is_mine, await app.store.tables_of(person, REMEMBERED)):
        try:
            table = await app.hall.table(name)
            if in_days(table) and table.stage == "playing":
                await tell(app, name, person, until)
        except FarwestError as trouble:
            LOG.warning("days off could not be told to the table %s: %s", name, trouble)


async def tell(app: App, name: str, person: str, until: float) -> None:
    live = await app.hall.live(name)
    async with live.lock:
        now, clocks = app.clock(), live.table.clocks
        seats = [k for k in live.table.seats_of(person) if live.table.chairs[k].human]
        news = [k for k in seats if clocks.is_off(k, now) != (until > now)]
        await live.write([Entry("off", now, seat, int(until)) for seat in news])
    live.drive()


async def settle(app: App, name: str) -> None:
    """What a table over days was not told: it began since, or the house was killed."""
    table, book = await app.hall.table(name), VacationBook(app.store)
    for seat, chair in enumerate(table.chairs):
        until = await book.until(chair.person, app.clock()) if chair.human else 0.0
        if until and not table.clocks.is_off(seat, app.clock()):
            await tell(app, name, chair.person, until)
