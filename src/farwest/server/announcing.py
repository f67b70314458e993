"""What the owner of the house tells everybody who comes to the lobby."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.server.application import App, answer, body
from farwest.server.owner import number, owner
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.people_book import DAY

WAYS: Final = Ways()


async def announced(app: App) -> list[wire.AnnouncementCard]:
    found = await app.announced.get()
    return [wire.AnnouncementCard(one.number, one.at, one.until, one.text) for one in found]


@WAYS.get("/api/owner/announcements", gives=list[wire.AnnouncementCard])
async def announcements(app: App, request: Request) -> Response:
    await owner(app, request)
    return answer(await announced(app))


@WAYS.post("/api/owner/announcements", takes=wire.NewAnnouncement)
async def announce(app: App, request: Request) -> Response:
    await owner(app, request)
    wish, now = await body(request, wire.NewAnnouncement), app.clock()
    until = now + wish.days * DAY if wish.days else None
    await app.known.announce(wish.text.strip(), now, until)
    app.announced.forget()
    await app.book.note("announced", "", wish.text.strip(), now)
    return answer(None)


@WAYS.post("/api/owner/announcements/{announcement}/end")
async def end(app: App, request: Request, announcement: str) -> Response:
    await owner(app, request)
    await app.known.take_down(number(announcement))
    app.announced.forget()
    await app.book.note("unannounced", announcement, "", app.clock())
    return answer(None)
