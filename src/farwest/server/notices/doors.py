"""Notices over HTTP: who has a name says where and when. A link needs no name: it is signed."""

from __future__ import annotations

import secrets
from typing import Any, Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from farwest.server.application import App, answer, body
from farwest.server.notices.links import LinkDeed
from farwest.server.notices.mailing import is_address
from farwest.server.notices.means import NoticeMeans
from farwest.server.notices.postman import Postman, without
from farwest.server.notices.pushing import is_line
from farwest.server.notices.quiet import zone_of
from farwest.server.notices.reaching import Forbidden, Unreachable, parts_of
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotNow, TooMuch
from farwest.tables.notice_book import MOST_LINES, NoticeWish, PushLine
from farwest.tables.store import Member

WAYS: Final = Ways()


@WAYS.get("/api/notices", gives=wire.Notices)
async def notices(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    person = await app.person(request)
    return answer(told(app.postman, await app.postman.book.wish(person.id)))


def told(postman: Postman, wish: NoticeWish) -> wire.Notices:
    means = postman.means
    has: dict[Any, object] = {
        "mail": means and means.mail,
        "hook": means and means.hooks,
        "push": postman.pusher,
    }
    return wire.Notices(
        can=[way for way, there in has.items() if there],
        mail=wish.mail,
        mail_is=sure(wish.mail, wish.mail_confirmed),
        hook=wish.hook,
        hook_is=sure(wish.hook, wish.hook_confirmed),
        hook_key=wish.hook_key,
        push_key=postman.pusher.public if postman.pusher else "",
        lines=len(wish.lines),
        zone=wish.zone,
        quiet=wish.quiet,
        digest=wish.digest,
    )


def sure(address: str, confirmed: bool) -> wire.Sure:
    return "" if not address else "confirmed" if confirmed else "asked"


async def changing(app: App, request: Request) -> Member:
    """Not by a token: where one is told is one's own business."""
    person = await app.acting_in_person(request)
    return person or await app.person(request)


@WAYS.post("/api/notices", takes=wire.NoticeTimes, gives=wire.Notices)
async def times(app: App, request: Request) -> Response:
    person = await changing(app, request)
    wish = await body(request, wire.NoticeTimes)
    if zone_of(wish.zone) is None:
        raise BadMessage("no-such-zone", zone=wish.zone)
    changed = await app.postman.book.change(
        person.id,
        lambda now: replace(now, zone=wish.zone, quiet=wish.quiet, digest=wish.digest),
    )
    return answer(told(app.postman, changed))


@WAYS.post("/api/notices/mail", takes=wire.NoticeAddress, gives=wire.Notices)
async def by_mail(app: App, request: Request) -> Response:
    """A link goes there first."""
    person = await changing(app, request)
    address = (await body(request, wire.NoticeAddress)).address.strip()
    book = app.postman.book
    if not address:
        gone = {"mail": "", "mail_confirmed": False}
        return answer(told(app.postman, await book.change(person.id, lambda w: replace(w, **gone))))
    if means_of(app).mail is None:
        raise NotNow("no-notices")
    if not is_address(address):
        raise BadMessage("no-mail-address")
    check_asking(app, person, address)
    asked = {"mail": address, "mail_confirmed": False}
    changed = await book.change(person.id, lambda wish: replace(wish, **asked))
    try:
        await app.postman.ask_mail(person, address)
    except (Unreachable, Forbidden):
        raise NotNow("mail-not-sent") from None
    return answer(told(app.postman, changed))


@WAYS.post("/api/notices/hook", takes=wire.NoticeAddress, gives=wire.Notices)
async def by_hook(app: App, request: Request) -> Response:
    """A call with a link goes there first."""
    person = await changing(app, request)
    address = (await body(request, wire.NoticeAddress)).address.strip()
    book = app.postman.book
    if not address:
        gone = {"hook": "", "hook_confirmed": False, "hook_key": ""}
        return answer(told(app.postman, await book.change(person.id, lambda w: replace(w, **gone))))
    hooks = means_of(app).hooks
    if hooks is None:
        raise NotNow("no-notices")
    try:
        host = parts_of(address, hooks.private).hostname
    except Forbidden:
        raise BadMessage("no-hook-address") from None
    check_asking(app, person, f"{host}")
    asked = {
        "hook": address,
        "hook_confirmed": False,
        "hook_key": secrets.token_urlsafe(24),
    }
    changed = await book.change(person.id, lambda wish: replace(wish, **asked))
    try:
        await app.postman.ask_hook(person, changed)
    except Forbidden:
        raise BadMessage("no-hook-address") from None
    except Unreachable:
        raise NotNow("hook-not-called") from None
    return answer(told(app.postman, changed))


@WAYS.post("/api/notices/push", takes=wire.NoticeLine, gives=wire.Notices)
async def by_push(app: App, request: Request) -> Response:
    """The browser itself asked its owner before."""
    person = await changing(app, request)
    wish = await body(request, wire.NoticeLine)
    push = means_of(app).push
    if push is None or app.postman.pusher is None:
        raise NotNow("no-notices")
    line = PushLine(wish.endpoint, wish.p256dh, wish.auth)
    try:
        parts_of(line.endpoint, push.private)
    except Forbidden:
        raise BadMessage("no-hook-address") from None
    if not is_line(line):
        raise BadMessage("bad-message", why="no key of a browser")

    def add(now: NoticeWish) -> NoticeWish:
        others = without(now, [line.endpoint]).lines
        return replace(now, lines=(*others, line)[-MOST_LINES:])

    return answer(told(app.postman, await app.postman.book.change(person.id, add)))


@WAYS.post("/api/notices/push/end", takes=wire.NoticeLine, gives=wire.Notices)
async def end_push(app: App, request: Request) -> Response:
    person = await changing(app, request)
    endpoint = (await body(request, wire.NoticeLine)).endpoint
    changed = await app.postman.book.change(person.id, lambda now: without(now, [endpoint]))
    return answer(told(app.postman, changed))


@WAYS.post("/api/notices/link/{link}", gives=wire.NoticeDone)
async def follow(app: App, request: Request, link: str) -> Response:
    """What a link in a letter says: only from our page, which asks before."""
    app.check_pace(request, app.asks)
    app.check_ours(request)
    return answer(await obey(app, app.postman.links.read(link)))


@WAYS.post("/api/notices/off/{link}", gives=wire.NoticeDone)
async def leave(app: App, request: Request, link: str) -> Response:
    """One click in a program for mail (RFC 8058), which is no page of ours."""
    app.check_pace(request, app.asks)
    deed = app.postman.links.read(link)
    if deed.deed != "off":
        raise NotNow("old-link")
    return answer(await obey(app, deed))


async def obey(app: App, deed: LinkDeed) -> wire.NoticeDone:
    found: list[bool] = []

    def change(now: NoticeWish) -> NoticeWish:
        current = now.mail if deed.way == "mail" else now.hook
        found.append(deed.deed == "off" or current == deed.address)
        if not found[-1]:
            return now
        if deed.deed == "off":
            return replace(now, **{deed.way: "", f"{deed.way}_confirmed": False})
        return replace(now, **{f"{deed.way}_confirmed": True})

    await app.postman.book.change(deed.person, change)
    if not found[-1]:
        raise NotNow("old-link")
    return wire.NoticeDone(deed.deed, deed.way, deed.address)


def means_of(app: App) -> NoticeMeans:
    if app.postman.means is None:
        raise NotNow("no-notices")
    return app.postman.means


def check_asking(app: App, person: Member, address: str) -> None:
    """Nobody has strangers flooded by us."""
    for asker in (f"asks {person.id}", f"asked {address.casefold()}"):
        if app.settings.limits and not app.letters.take(asker):
            raise TooMuch("asked-enough")
