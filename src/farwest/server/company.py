"""Whom somebody does not hear or does not want to meet, as lists; and what is reported."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from farwest.server import whereabouts
from farwest.server.application import App, answer, body
from farwest.server.routing import Ways
from farwest.server.workers.neighbours import MANNERS
from farwest.tables import wire
from farwest.tables.errors import NotNow, NotYours
from farwest.tables.owners_book import Heard, Report
from farwest.tables.store import Member
from farwest.tables.table import Table
from farwest.tables.talking import EVERYBODY, SAID
from farwest.tables.words import say

WAYS: Final = Ways()
BEFORE: Final = 10  # words that go with the one that is reported
AFTER: Final = 5


def mark(owner: str, other: str) -> str:
    """What a person on somebody's list is called there: it says nothing elsewhere."""
    return sha256(f"{owner} {other}".encode()).hexdigest()[:24]


async def listed(app: App, owner: str, people: tuple[str, ...]) -> list[wire.KeptPerson]:
    known = [(id, await app.store.person(id)) for id in people if id]
    return [wire.KeptPerson(mark(owner, id), one.name if one else "?") for id, one in known]


async def kept_people(app: App, me: Member) -> wire.KeptPeople:
    muted, blocked = await listed(app, me.id, me.muted), await listed(app, me.id, me.blocked)
    return wire.KeptPeople(muted, blocked)


@WAYS.get("/api/me/people", gives=wire.KeptPeople)
async def people(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    return answer(await kept_people(app, await app.person(request)))


@WAYS.post("/api/me/people", takes=wire.Forgive, gives=wire.KeptPeople)
async def forgive(app: App, request: Request) -> Response:
    """Somebody is off one of my lists."""
    me = await app.acting(request)
    if me is None:
        raise NotYours("need-name")
    wish = await body(request, wire.Forgive)

    def without(people: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(one for one in people if mark(me.id, one) != wish.id)

    def changed(person: Member) -> Member:
        if wish.list == "muted":
            return replace(person, muted=without(person.muted))
        return replace(person, blocked=without(person.blocked))

    now = await app.store.change_person(me.id, changed)
    whereabouts.heed(app.hall, now)
    await app.neighbours.tell_all(MANNERS, me.id)
    return answer(await kept_people(app, now))


@WAYS.post("/api/tables/{table}/report", takes=wire.NewReport)
async def report(app: App, request: Request, table: str) -> Response:
    """To the owner of the house, with what was said around it."""
    me = await app.acting(request)
    if me is None:
        raise NotYours("need-name")
    wish = await body(request, wire.NewReport)
    found = await app.hall.table(table)
    made = reported(found, me, wish, say(found.game, "en", "game"))
    await app.book.report(made, app.clock())
    return answer(None)


def reported(table: Table, me: Member, wish: wire.NewReport, title: str) -> Report:
    seats = table.seats_of(me.id)
    behind = bool(table.charter.delay) and not seats
    chair = table.chairs[wish.seat] if wish.seat in range(len(table.chairs)) else None
    about, name, audience = "", "", EVERYBODY
    words = table.talking.last_words(seats)
    if wish.n:
        openly = wish.to == "all"
        found = [w for w in words if w.n == wish.n and (w.audience == EVERYBODY) == openly]
        if behind or not found or found[0].entry.kind not in SAID:
            raise NotNow("nobody-to-report")
        audience, entry = found[0].audience, found[0].entry
        about, name = entry.person, entry.value
    elif chair is not None:
        if not chair.person:
            raise NotNow("nobody-to-report")
        about, name = chair.person, chair.name
    if about and about == me.id:
        raise NotNow("nobody-to-report")
    near = [word for word in words if word.audience == audience]
    last = wish.n or (near[-1].n if near else 0)
    talk = [
        Heard(
            word.entry.value,
            word.on_the_wire(table.game, "en").text,
            word.entry.at,
            word.n == wish.n,
        )
        for word in near
        if last - BEFORE <= word.n <= last + AFTER
    ]
    return Report(
        me.id, me.name, table.charter.table, title, about, name, wish.reason.strip(), talk
    )
