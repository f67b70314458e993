"""Friends, and who is asked to come where: by the name of an account. Who was blocked asks into the
void, and cannot tell."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest import games, load
from farwest.server.application import App, answer, body
from farwest.server.routing import Ways
from farwest.server.whereabouts import Visitor, here, together
from farwest.server.workers.neighbours import HERE
from farwest.tables import wire
from farwest.tables.errors import NoSuchTable, NotNow, NotYours
from farwest.tables.store import Member
from farwest.tables.words import say, tidy_name

WAYS: Final = Ways()


async def stage(app: App, me: Member, other: Member) -> wire.FriendStage | None:
    """None: nothing has been asked, or it came from somebody I blocked."""
    found = (await app.known.friends_of(me.id)).get(other.id)
    return None if found == "asks" and other.id in me.blocked else found


async def account(app: App, name: str) -> Member:
    found = await app.store.account(tidy_name(name))
    if found is None:
        raise NoSuchTable("no-such-person")
    return found


async def member(app: App, request: Request) -> Member:
    """Who acts, and has an account."""
    me = await app.acting(request)
    if me is None or not me.password:
        raise NotYours("need-account")
    return me


async def friends_of(app: App, me: Member, language: str) -> wire.Friends:
    found = await app.known.friends_of(me.id)
    told = await app.neighbours.ask_all(HERE, None, list[Visitor])
    there = {who.person for who in together([here(app.hall), *told])}
    cards = []
    for id, at in found.items():
        other = await app.store.person(id)
        if other is not None and not (at == "asks" and id in me.blocked):
            cards.append(wire.FriendCard(other.name, at, at == "friend" and id in there))
    order = {"asks": 0, "friend": 1, "asked": 2}
    cards.sort(key=lambda card: (order[card.stage], not card.here, card.name.casefold()))
    return wire.Friends(cards, await invitations(app, me, language))


async def invitations(app: App, me: Member, language: str) -> list[wire.InvitationCard]:
    """To tables where there is still a seat, by nobody I blocked."""
    cards = []
    for name, host, at in await app.known.invitations(me.id):
        by, table = await app.store.person(host), await app.hall.table(name)
        free = table.stage == "waiting" and any(chair.free for chair in table.chairs)
        if by is None or host in me.blocked or me.id in by.blocked or not free:
            continue
        if table.charter.game in games() and not table.seats_of(me.id):
            title = say(load(table.charter.game), language, "game")
            cards.append(wire.InvitationCard(name, table.charter.game, title, by.name, at))
    return cards


@WAYS.get("/api/me/friends", gives=wire.Friends)
async def friends(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    return answer(await friends_of(app, await app.person(request), await app.language(request)))


@WAYS.post("/api/me/friends", takes=wire.Named, gives=wire.Friends)
async def befriend(app: App, request: Request) -> Response:
    """Asks, or agrees."""
    me = await member(app, request)
    other = await account(app, (await body(request, wire.Named)).name)
    if other.id == me.id:
        raise NotNow("own-friend")
    await app.known.befriend(me.id, other.id, app.clock())
    return answer(await friends_of(app, me, await app.language(request)))


@WAYS.post("/api/me/friends/end", takes=wire.Named, gives=wire.Friends)
async def part(app: App, request: Request) -> Response:
    """Ends it, refuses it, or takes it back."""
    me = await member(app, request)
    other = await account(app, (await body(request, wire.Named)).name)
    await app.known.part(me.id, other.id)
    return answer(await friends_of(app, me, await app.language(request)))


@WAYS.post("/api/tables/{table}/invite", takes=wire.Named)
async def invite(app: App, request: Request, table: str) -> Response:
    """By who sits there; by link everybody may be asked."""
    me = await app.acting(request)
    if me is None:
        raise NotYours("need-name")
    found = await app.hall.table(table)
    if not found.seats_of(me.id):
        raise NotYours("not-seated")
    if found.stage != "waiting":
        raise NotNow("begun")
    other = await account(app, (await body(request, wire.Named)).name)
    if other.id == me.id or found.seats_of(other.id):
        raise NotNow("sits-already", name=other.name)
    await app.known.invite(table, other.id, me.id, app.clock())
    return answer(None)


@WAYS.post("/api/invitations/{table}/decline")
async def decline(app: App, request: Request, table: str) -> Response:
    me = await app.acting(request)
    if me is None:
        raise NotYours("need-name")
    await app.known.decline(table, me.id)
    return answer(None)
