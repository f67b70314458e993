"""Somebody to play with, now: a seat at a table that fits, or a new one where others may come.

Who waits, waits at a table: it is on disk, on the list of open tables, and has a chat. So a restart
loses nobody, and nobody needs to be in a queue.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest import games, load
from farwest.server import seating
from farwest.server.application import App, answer, body
from farwest.server.grading import is_near
from farwest.server.routing import Ways
from farwest.server.workers.neighbours import SEAT
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotYours
from farwest.tables.store import Member
from farwest.tables.table import Table

WAYS: Final = Ways()
PACES: Final[dict[wire.Pace, wire.ClockWish | None]] = {
    "free": None,
    "clock": wire.ClockWish(20, 10),
    "days": wire.ClockWish(3 * 24 * 60),
}


@WAYS.post("/api/pair", takes=wire.PairWish, gives=wire.Paired)
async def pair(app: App, request: Request) -> Response:
    me = await app.acting(request)
    if me is None:
        raise NotYours("need-name")
    wish = await body(request, wire.PairWish)
    if wish.game not in games():
        raise BadMessage("bad-message", why=f"game {wish.game!r}")
    if wish.rated and not me.password:
        raise NotYours("need-account")
    seats = [n for n in load(wish.game).seats if n > 1]
    if wish.seats and wish.seats not in seats:
        raise BadMessage("bad-message", why=f"seats {wish.seats}")
    async with app.pairing:
        for table in await fitting(app, me, wish):
            if await seat(app, table, me):
                return answer(wire.Paired(table, False))
        app.check_founding(request, me)
        chairs = [wire.ChairWish("me"), *[wire.ChairWish("open")] * ((wish.seats or seats[0]) - 1)]
        new = wire.NewTable(
            wish.game,
            chairs,
            clock=PACES[wish.pace],
            public=True,
            language=wish.language,
            rated=wish.rated,
        )
        return answer(wire.Paired(await app.hall.found(me, new), True))


async def seat(app: App, table: str, me: Member) -> bool:
    wish = seating.SeatWish(table, me.id, me.name)
    if app.hall.is_mine(table):
        return await seating.seated(app.hall, wish)
    assert app.station is not None
    return bool(await app.neighbours.ask(app.station.whose(table), SEAT, wish, bool))


async def fitting(app: App, me: Member, wish: wire.PairWish) -> list[str]:
    """Open tables, the fullest first: it begins soonest. None where one of us has blocked another,
    in either direction."""
    cards = await app.hall.public_tables(me.id, me.language, {*me.blocked})
    found = []
    for card in cards:
        free = sum(chair.who == "open" for chair in card.chairs)
        fits = card.stage == "waiting" and card.game == wish.game and card.pace == wish.pace
        sized = wish.seats in (0, len(card.chairs)) and 0 < free < len(card.chairs)
        if fits and sized and not card.mine and card.rated == wish.rated:
            table = await app.hall.table(card.table)
            if await is_welcome(app, me, table) and (
                not wish.near or await is_near(app, me.id, table.charter)
            ):
                found.append((free, card.since, card.table))
    return [table for _, _, table in sorted(found)]


async def is_welcome(app: App, me: Member, table: Table) -> bool:
    people = {chair.person for chair in table.chairs if chair.person} | {table.charter.host}
    if people & {*me.blocked} or me.id in table.barred:
        return False
    others = [await app.store.person(id) for id in people]
    return not any(other is not None and me.id in other.blocked for other in others)
