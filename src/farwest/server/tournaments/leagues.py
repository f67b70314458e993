"""Leagues over HTTP. They last for months, so their members have an account."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from farwest.server.application import App, answer, body
from farwest.server.lobby import SPOKEN
from farwest.server.pairing import PACES
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.cards import emblem
from farwest.tables.errors import NotNow, NotYours
from farwest.tables.league_book import DivisionWish, KeptLeague, LeagueBody, Season
from farwest.tables.store import Member
from farwest.tables.tournament_book import KeptTournament, TournamentBody
from farwest.tables.words import phrase, say, tidy_name
from farwest.tournament.promotion import cut, next_divisions
from farwest.tournament.standings import standings

if TYPE_CHECKING:
    from farwest.tournament.facts import TournamentPlan

WAYS: Final = Ways()


async def acting(app: App, request: Request) -> Member:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    if not person.password:
        raise NotYours("need-account")
    return person


# ---- what is shown ------------------------------------------------------------------------------


async def cards(app: App, me: str, language: str) -> list[wire.LeagueCard]:
    found = [await app.leagues.find(name) for name in await app.leagues.listed()]
    return [await card(app, kept, me, language) for kept in found]


async def card(app: App, kept: KeptLeague, me: str, language: str) -> wire.LeagueCard:
    game, host = app.hall.load(kept.body.game), await app.store.person(kept.host)
    return wire.LeagueCard(
        id=kept.name,
        title=kept.body.title,
        game=kept.body.game,
        game_title=say(game, language, "game"),
        emblem=emblem(game),
        host=host.name if host else phrase(language, "somebody-gone"),
        season=len(kept.seasons),
        members=len(kept.members),
        mine=bool(me) and me in kept.members,
        hosting=bool(me) and me == kept.host,
    )


async def cups_of(app: App, kept: KeptLeague) -> list[KeptTournament]:
    """Of the season that is played, or was played last."""
    last = kept.seasons[-1].cups if kept.seasons else []
    return [await app.cups.book.find(cup) for cup in last]


async def page(app: App, kept: KeptLeague, me: Member | None, language: str) -> wire.LeaguePage:
    id, body, cups = me.id if me else "", kept.body, await cups_of(app, kept)
    playing = {person for cup in cups for person in cup.people}
    waiting = [person for person in kept.members if person not in playing]
    over = all(cup.stage == "over" for cup in cups)
    may = list[Literal["enter", "leave", "season"]]()
    if id:
        may.append("leave" if id in kept.members else "enter")
    if id == kept.host and over and len(kept.members) >= min(body.plan.allowed):
        may.append("season")
    return wire.LeaguePage(
        card=await card(app, kept, id, language),
        format=body.plan.format,
        size=body.plan.size,
        division=body.division,
        moving=body.moving,
        divisions=[
            division(kept, cup, n, len(cups), id, language) for n, cup in enumerate(cups, 1)
        ],
        waiting=[await member(app, person, id, language) for person in waiting],
        may=may,
        seasons=[season.cups for season in reversed(kept.seasons[:-1])],
    )


async def member(app: App, person: str, me: str, language: str) -> wire.LeagueMemberCard:
    known = await app.store.person(person)
    name = known.name if known else phrase(language, "somebody-gone")
    return wire.LeagueMemberCard(name, person == me)


def division(
    kept: KeptLeague, cup: KeptTournament, n: int, of: int, me: str, language: str
) -> wire.LeagueDivision:
    rows = [row for row in standings(cup.facts) if cup.people[row.contestant.number]]
    moving = min(kept.body.moving, len(rows) // 2)
    found = []
    for k, row in enumerate(rows):
        up, down = n > 1 and k < moving, n < of and k >= len(rows) - moving
        found.append(
            wire.LeagueRow(
                name=row.contestant.name or phrase(language, "somebody-gone"),
                points=round(float(row.points), 2),
                goes="up" if up else "down" if down else "",
                mine=bool(me) and cup.people[row.contestant.number] == me,
            )
        )
    return wire.LeagueDivision(n, cup.name, cup.stage, found)


async def shown(app: App, request: Request, name: str) -> Response:
    me, kept = await app.people.who(request), await app.leagues.find(name)
    return answer(await page(app, kept, me, await app.language(request)))


# ---- ways in ------------------------------------------------------------------------------------


@WAYS.post("/api/leagues", takes=wire.NewLeague, gives=wire.CupLink)
async def found(app: App, request: Request) -> Response:
    from farwest.server.tournaments.doors import plan_of

    me, wish = await acting(app, request), await body(request, wire.NewLeague)
    app.check_founding(request, me)
    plan: TournamentPlan = plan_of(app, wish)
    name = secrets.token_urlsafe(9)
    made = LeagueBody(
        title=tidy_name(wish.title) or "?",
        game=wish.game,
        plan=plan,
        division=max(wish.division, wish.size),
        moving=wish.moving,
        clock=PACES[wish.pace],
        language=wish.language,
    )
    await app.leagues.found(name, me.id, made)
    return answer(wire.CupLink(name))


@WAYS.get("/api/leagues/{name}", gives=wire.LeaguePage, asks=SPOKEN)
async def one(app: App, request: Request, name: str) -> Response:
    app.check_pace(request, app.looks)
    await app.welcome(request)
    return await shown(app, request, name)


@WAYS.post("/api/leagues/{name}/enter", gives=wire.LeaguePage)
async def enter(app: App, request: Request, name: str) -> Response:
    me = await acting(app, request)
    await app.leagues.find(name)
    await app.leagues.join(name, me.id)
    return await shown(app, request, name)


@WAYS.post("/api/leagues/{name}/leave", gives=wire.LeaguePage)
async def leave(app: App, request: Request, name: str) -> Response:
    """From the next season on; the one that is played is left at its tournament."""
    me = await acting(app, request)
    await app.leagues.leave(name, me.id)
    return await shown(app, request, name)


@WAYS.post("/api/leagues/{name}/season", gives=wire.LeaguePage)
async def season(app: App, request: Request, name: str) -> Response:
    """The next one: promoted and relegated as the last one ended, newcomers at the bottom."""
    me, kept = await acting(app, request), await app.leagues.find(name)
    if me.id != kept.host:
        raise NotYours("cup-host")
    cups = await cups_of(app, kept)
    if any(cup.stage != "over" for cup in cups):
        raise NotNow("season-goes-on")
    if len(kept.members) < min(kept.body.plan.allowed):
        raise NotNow("cup-too-few", few=min(kept.body.plan.allowed))
    divisions = divided(kept, cups)
    number, wishes = len(kept.seasons) + 1, []
    for k, people in enumerate(divisions, 1):
        known = [(person, await app.store.person(person)) for person in people]
        made = TournamentBody(
            title=kept.body.title,
            game=kept.body.game,
            plan=kept.body.plan,
            founded=app.clock(),
            clock=kept.body.clock,
            language=kept.body.language,
            by_itself=True,
            season=number,
            division=k,
        )
        named = [(person, one.name if one else "") for person, one in known]
        cup = DivisionWish(secrets.token_urlsafe(9), secrets.token_hex(32), made, named)
        wishes.append(cup)
    begun = Season([wish.cup for wish in wishes], divisions)
    if await app.leagues.begin(name, kept.host, number, begun, wishes, app.clock()):
        for wish in wishes:
            await app.cups.pair(wish.cup)
    return await shown(app, request, name)


def divided(kept: KeptLeague, cups: list[KeptTournament]) -> list[list[str]]:
    if not cups:
        return cut(kept.members, kept.body.division)
    ended = [
        [
            cup.people[row.contestant.number]
            for row in standings(cup.facts)
            if cup.people[row.contestant.number]
        ]
        for cup in cups
    ]
    gone = {one for division in ended for one in division} - {*kept.members}
    return next_divisions(ended, kept.body.moving, kept.body.division, gone, kept.members)
