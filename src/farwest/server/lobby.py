"""The lobby over HTTP: games, people, founding and finding tables."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.server import announcing, friends, grading
from farwest.server.application import App, address, answer, body
from farwest.server.puzzle_stock import of_the_day
from farwest.server.routing import Ways
from farwest.server.streaks import is_account, streak_of, take_over
from farwest.tables import states, wire
from farwest.tables.errors import NotYours
from farwest.tables.store import Member
from farwest.tables.wire import Lobby, Me

WAYS: Final = Ways()
SPOKEN: Final = {"language": {"type": "string", "enum": ["en", "fr"]}}


def me(person: Member) -> Me:
    return Me(person.name, person.language, bool(person.password))  # type: ignore[arg-type]


@WAYS.get("/api/lobby", gives=Lobby, asks=SPOKEN)
async def lobby(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    person = await app.welcome(request)
    language = await app.language(request)
    id = person.id if person else ""
    blocked = {*person.blocked} if person else set()
    public = await app.hall.public_tables(id, language, blocked)
    puzzle = await of_the_day(app, language)
    return answer(
        Lobby(
            me=me(person) if person else None,
            games=await app.cards(language),
            open=await grading.graded(
                app, person, [card for card in public if card.stage == "waiting" and not card.mine]
            ),
            mine=await app.hall.tables_of(id, language),
            watch=[card for card in public if card.stage == "playing" and not card.mine],
            puzzle=puzzle,
            streak=streak_of(app, request, person) if puzzle else None,
            announcements=await announcing.announced(app),
            invitations=await friends.invitations(app, person, language) if person else [],
        )
    )


@WAYS.post("/api/me", takes=wire.NewMe, gives=Me)
async def name_me(app: App, request: Request) -> Response:
    known = await app.acting_in_person(request)
    wish = await body(request, wire.NewMe)
    person = await app.people.guest(known, wish.name, wish.language)
    response = answer(me(person))
    if known is None:
        await app.people.sign_in(response, person)
    return response


@WAYS.post("/api/account", takes=wire.NewPassword, gives=Me)
async def account(app: App, request: Request) -> Response:
    known = await app.acting_in_person(request)
    await app.check_password(request, known.id if known else "", known)
    wish = await body(request, wire.NewPassword)
    person = await app.people.account(known, wish.name, wish.password, wish.old, address(request))
    response = await signed_in(app, person)
    if not is_account(known):
        await take_over(app, request, response, person)
    return response


@WAYS.post("/api/signin", takes=wire.SignIn, gives=Me)
async def sign_in(app: App, request: Request) -> Response:
    await app.acting(request)
    wish = await body(request, wire.SignIn)
    await app.check_password(request, wish.name, await app.people.owner(wish.name))
    person = await app.people.enter(wish.name, wish.password, address(request))
    return await signed_in(app, person)


async def signed_in(app: App, person: Member) -> Response:
    response = answer(me(person))
    await app.people.sign_in(response, person)
    app.people.mark(response, person)
    return response


@WAYS.post("/api/signout")
async def sign_out(app: App, request: Request) -> Response:
    await app.acting(request)
    response = answer(None)
    await app.people.sign_out(request, response)
    return response


@WAYS.post("/api/signout/everywhere")
async def sign_out_everywhere(app: App, request: Request) -> Response:
    person = await app.acting_in_person(request)
    response = answer(None)
    if person is not None:
        await app.people.sign_out_everywhere(person)
    await app.people.sign_out(request, response)
    return response


@WAYS.post("/api/token", gives=wire.Token)
async def token(app: App, request: Request) -> Response:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    return answer(wire.Token(await app.people.new_token(person)))


@WAYS.post("/api/token/end")
async def end_token(app: App, request: Request) -> Response:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    await app.people.end_token(person)
    return answer(None)


@WAYS.post("/api/tables", takes=wire.NewTable, gives=wire.TableLink)
async def found(app: App, request: Request) -> Response:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    wish = await body(request, wire.NewTable)
    app.check_founding(request, person)
    return answer(wire.TableLink(await app.hall.found(person, wish)))


@WAYS.get("/api/tables/{table}", gives=wire.TableState, asks=SPOKEN)
async def table(app: App, request: Request, table: str) -> Response:
    person = await app.people.who(request)
    id = person.id if person else ""
    found = app.hall.shown(await app.hall.table(table), id)
    live = app.hall.opened.get(table)
    here = live.here(id) if live else set()
    return answer(states.table_state(found, id, await app.language(request), here))
