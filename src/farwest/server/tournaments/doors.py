"""Tournaments over HTTP. To enter or to host one needs a name, as at any table: the house can tell
guests apart by their browser, and they play under the name they gave."""

from __future__ import annotations

import json
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farwest import games
from farwest.kernel.errors import BadVariant, FarwestError, WrongSeats
from farwest.server.application import JSON, App, answer, body
from farwest.server.lobby import SPOKEN
from farwest.server.pairing import PACES
from farwest.server.routing import Ways
from farwest.server.tournaments import telling
from farwest.server.tournaments.leagues import cards as league_cards
from farwest.server.tournaments.running import new_names
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotNow, NotYours
from farwest.tables.store import Member
from farwest.tables.tournament_book import KeptTournament, TournamentBody, TournamentStage
from farwest.tables.words import say, tidy_name
from farwest.tournament.facts import Contestant, TournamentPlan
from farwest.tournament.sealing import ProvenTable, TournamentProof, round_secret

WAYS: Final = Ways()
GO_ON: Final = 20  # in a list; of those that are over, fewer
OVER: Final = 10
COST: Final = 10.0  # in ordinary looks: a proof has the record of every table


async def acting(app: App, request: Request) -> Member:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    return person


async def hosted(app: App, request: Request, name: str) -> KeptTournament:
    me, kept = await acting(app, request), await app.cups.book.find(name)
    if me.id != kept.host:
        raise NotYours("cup-host")
    return kept


async def shown(app: App, request: Request, name: str) -> Response:
    me = await app.people.who(request)
    kept = await app.cups.book.find(name)
    return answer(await telling.page(app, kept, me, await app.language(request)))


@WAYS.get("/api/tournaments", gives=wire.CupList, asks=SPOKEN)
async def listed(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    person, language = await app.welcome(request), await app.language(request)
    me = person.id if person else ""

    async def cards(stage: TournamentStage, limit: int = GO_ON) -> list[wire.CupCard]:
        names = await app.cups.book.shown(stage, me, limit)
        found = [await app.cups.book.find(name) for name in names]
        return [await telling.card(app, kept, me, language) for kept in found]

    return answer(
        wire.CupList(
            await cards("open"),
            await cards("playing"),
            await cards("over", OVER),
            await league_cards(app, me, language),
        )
    )


@WAYS.post("/api/tournaments", takes=wire.NewCup, gives=wire.CupLink)
async def found(app: App, request: Request) -> Response:
    me, wish = await acting(app, request), await body(request, wire.NewCup)
    app.check_founding(request, me)
    plan = plan_of(app, wish)
    name = secrets.token_urlsafe(9)
    made = TournamentBody(
        title=tidy_name(wish.title) or "?",
        game=wish.game,
        plan=plan,
        founded=app.clock(),
        variant=wish.variant,
        clock=PACES[wish.pace],
        language=wish.language,
        bots=wish.bots,
        by_itself=wish.by_itself,
    )
    await app.cups.book.found(name, me.id, secrets.token_hex(32), made)
    return answer(wire.CupLink(name))


def plan_of(app: App, wish: wire.NewCup | wire.NewLeague) -> TournamentPlan:
    if wish.game not in games():
        raise BadMessage("bad-message", why=f"game {wish.game!r}")
    game = app.hall.load(wish.game)
    variant = wish.variant if isinstance(wish, wire.NewCup) else {}
    try:
        game.variant_ints(wish.size, variant)
    except WrongSeats:
        few, many = game.seats[0], game.seats[-1]
        title = say(game, wish.language, "game")
        raise BadMessage("seats", title=title, few=few, many=many) from None
    except BadVariant as error:
        raise BadMessage("bad-message", why=str(error)) from None
    return TournamentPlan(
        format=wish.format,
        size=wish.size,
        sizes=fitting(app, wish.game, variant, wish.size),
        rounds=wish.rounds if isinstance(wish, wire.NewCup) and wish.format == "swiss" else 0,
        duplicate=isinstance(wish, wire.NewCup) and wish.duplicate,
    )


def fitting(app: App, game: str, variant: dict[str, wire.Value], size: int) -> tuple[int, ...]:
    """Other sizes of a table with which this variant can be played."""
    rules, found = app.hall.load(game), []
    for seats in rules.seats:
        try:
            rules.variant_ints(seats, variant)
        except FarwestError:
            continue
        found.append(seats)
    return tuple(seats for seats in found if 1 < seats <= size)


@WAYS.get("/api/tournaments/{name}", gives=wire.CupPage, asks=SPOKEN)
async def one(app: App, request: Request, name: str) -> Response:
    app.check_pace(request, app.looks)
    await app.welcome(request)
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/enter", takes=wire.EnterCup, gives=wire.CupPage)
async def enter(app: App, request: Request, name: str) -> Response:
    me, wish = await acting(app, request), await body(request, wire.EnterCup)
    await app.cups.book.enter(name, Contestant(0, me.name), me.id, wish.salt, wish.seal)
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/leave", gives=wire.CupPage)
async def leave(app: App, request: Request, name: str) -> Response:
    me, kept = await acting(app, request), await app.cups.book.find(name)
    number = kept.number_of(me.id)
    if number < 0:
        raise NotNow("no-such-entrant")
    if kept.stage == "open":
        await app.cups.book.withdraw(name, me.id)
    else:
        await app.cups.book.leave(name, number, None)
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/bots", takes=wire.BotsWish, gives=wire.CupPage)
async def bots(app: App, request: Request, name: str) -> Response:
    wish, kept = await body(request, wire.BotsWish), await hosted(app, request, name)
    if not kept.body.bots:
        raise NotNow("cup-no-bots")
    for called in new_names(kept, wish.count):
        await app.cups.book.enter(name, Contestant(0, called, wish.level), "", "", "")
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/close", gives=wire.CupPage)
async def close(app: App, request: Request, name: str) -> Response:
    await hosted(app, request, name)
    await app.cups.book.close(name)
    await app.cups.go_on(name)
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/pair", gives=wire.CupPage)
async def pair(app: App, request: Request, name: str) -> Response:
    before = await hosted(app, request, name)
    await app.cups.look_after(name)
    kept = await app.cups.book.find(name)
    if (kept.stage, len(kept.rounds)) == (before.stage, len(before.rounds)):
        await app.cups.pair(name)
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/replace", takes=wire.ReplaceWish, gives=wire.CupPage)
async def replace(app: App, request: Request, name: str) -> Response:
    wish, kept = await body(request, wire.ReplaceWish), await hosted(app, request, name)
    if kept.stage == "open":
        await app.cups.book.dismiss(name, wish.number)
    else:
        await app.cups.replace(name, wish.number, wish.level)
    return await shown(app, request, name)


@WAYS.post("/api/tournaments/{name}/end", gives=wire.CupPage)
async def end(app: App, request: Request, name: str) -> Response:
    await hosted(app, request, name)
    await app.cups.end(name)
    return await shown(app, request, name)


@WAYS.get("/api/tournaments/{name}/proof")
async def proof(app: App, request: Request, name: str) -> Response:
    """Of a tournament with one deal for all tables: the rounds that are over."""
    app.check_pace(request, app.looks, COST)
    await app.welcome(request)
    kept = await app.cups.book.find(name)
    if not kept.body.plan.duplicate:
        raise NotNow("cup-no-proof")
    made = await proven(app, kept)
    headers = {"Content-Disposition": 'attachment; filename="tournament.json"'}
    return Response(msgspec.json.encode(made), media_type=JSON, headers=headers)


async def proven(app: App, kept: KeptTournament) -> TournamentProof:
    over = [
        paired.number
        for paired in kept.rounds
        if all(table.outcome is not None for table in kept.tables_of(paired.number))
    ]
    tables = []
    for table in kept.tables:
        if table.round in over:
            _, record = await app.hall.finished(table.table, "")
            tables.append(ProvenTable(table.round, table.table, json.loads(record.json())))
    return TournamentProof(
        seal=kept.seal,
        salts=kept.salts,
        secrets=[round_secret(kept.chain, number) for number in over],
        tables=tables,
    )
