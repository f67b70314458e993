"""All that is mine, to take along; and going for good."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from farwest.kernel.errors import FarwestError
from farwest.server import forgetting
from farwest.server.application import App, address, answer, body
from farwest.server.company import kept_people
from farwest.server.friends import friends_of
from farwest.server.people import COOKIE
from farwest.server.routing import Ways
from farwest.server.workers.neighbours import FORGOTTEN, PARTING
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotYours
from farwest.tables.feats_book import FeatsBook
from farwest.tables.history_book import GamesWish
from farwest.tables.league_book import KeptLeague
from farwest.tables.logbook import note
from farwest.tables.people_book import Quoted
from farwest.tables.store import Member
from farwest.tables.tournament_book import KeptTournament

WAYS: Final = Ways()
COST: Final = 40.0  # in ordinary looks: it looks through all logs
LEAF: Final = 200  # games at once
ZIP: Final = {"Content-Disposition": 'attachment; filename="farwest.zip"'}
EXPORTED: Final = "farwest-export-1"


@WAYS.get("/api/me/export")
async def export(app: App, request: Request) -> Response:
    """A zip file: me.json, notices.json, feats.json, daily_deals.json, tournaments.json,
    leagues.json, games.json, said.json, and the record of every finished game."""
    app.check_pace(request, app.looks, COST)
    me = await app.person(request)
    if "authorization" in request.headers:
        raise NotYours("own-browser")
    files = exported(app, me, await app.language(request))
    return StreamingResponse(zipped(files), media_type="application/zip", headers=ZIP)


async def exported(app: App, me: Member, language: str) -> AsyncIterator[tuple[str, bytes]]:
    ladder = await app.ratings.ladder()
    finished, of = await app.history.finished_of(me.id)
    known: dict[str, Any] = {
        "format": EXPORTED,
        "name": me.name,
        "language": me.language,
        "account": bool(me.password),
        "shows": me.shows,
        "lists": msgspec.to_builtins(await kept_people(app, me)),
        "friends": msgspec.to_builtins(await friends_of(app, me, language)),
        "daily_puzzle": msgspec.to_builtins(me.run),
        "ratings": [rated._asdict() for rated in ladder.of(me.id)],
        "games_with_people": {"finished": finished, "of": of},
    }
    yield "me.json", printed(known)
    wish = await app.postman.book.wish(me.id)
    yield "notices.json", printed(msgspec.to_builtins(wish))
    feats = await FeatsBook(app.store).earned(me.id)
    yield "feats.json", printed(msgspec.to_builtins(feats))
    yield "daily_deals.json", printed(await app.days.of(me.id))
    cups = [await app.cups.book.find(name) for name in await app.cups.book.of(me.id)]
    yield "tournaments.json", printed([cup_of(cup, me) for cup in cups])
    leagues = [await app.leagues.find(name) for name in await app.leagues.of(me.id)]
    yield "leagues.json", printed([league_of(league, me) for league in leagues])
    said = [told(one) for one in await app.known.words_of(me.id)]
    yield "said.json", printed([word for word in said if word])
    rows, before = [], GamesWish().before
    while leaf := await app.history.games_of(me.id, GamesWish(before=before, limit=LEAF)):
        before = leaf[-1][0].ended
        for game in leaf:
            rows.append([row_of(one, me) for one in msgspec.to_builtins(game)])
            try:
                _, record = await app.hall.finished(game[0].table, me.id)
            except FarwestError:  # by rules that this house no longer has
                continue
            yield f"games/{game[0].game}-{game[0].table}.json", record.json().encode()
    yield "games.json", printed(rows)


def row_of(seat: dict[str, Any], me: Member) -> dict[str, Any]:
    """Others by the name they had at the table; their ids are the house's."""
    known = {key: value for key, value in seat.items() if key not in ("person", "sought")}
    return {**known, "me": seat["person"] == me.id}


def cup_of(cup: KeptTournament, me: Member) -> dict[str, Any]:
    """My part in it: others are the house's."""
    number, mine = cup.number_of(me.id), dict[str, Any]()
    if number >= 0:
        entered = msgspec.to_builtins(cup.contestants[number])
        mine = {"entered": entered, "tables": cup.at(number)}
    return {
        "id": cup.name,
        "title": cup.body.title,
        "game": cup.body.game,
        "stage": cup.stage,
        "hosted": cup.host == me.id,
        **mine,
    }


def league_of(league: KeptLeague, me: Member) -> dict[str, Any]:
    return {
        "id": league.name,
        "title": league.body.title,
        "game": league.body.game,
        "hosted": league.host == me.id,
        "member": me.id in league.members,
        "divisions": [  # by season, the highest is 1; 0: not there
            next((k for k, people in enumerate(season.divisions, 1) if me.id in people), 0)
            for season in league.seasons
        ],
    }


def told(one: Quoted) -> dict[str, Any] | None:
    entry = one.entry
    return {"table": one.table, "at": entry.at, "text": entry.text} if entry.value else None


def printed(thing: Any) -> bytes:
    return json.dumps(thing, ensure_ascii=False, indent=1).encode()


async def zipped(files: AsyncIterator[tuple[str, bytes]]) -> AsyncIterator[bytes]:
    """Sent as it is made: nobody's games lie in memory whole."""
    basket = Basket()
    with zipfile.ZipFile(basket, "w", zipfile.ZIP_DEFLATED) as packed:
        async for name, data in files:
            packed.writestr(name, data)
            yield basket.emptied()
    yield basket.emptied()


class Basket(io.RawIOBase):
    """What was written since it was emptied last."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def emptied(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


@WAYS.post("/api/me/delete", takes=wire.Farewell)
async def delete(app: App, request: Request) -> Response:
    """For good. Finished games stay as games, without the name; words go."""
    me = await app.acting_in_person(request)
    if me is None:
        raise NotYours("need-name")
    wish = await body(request, wire.Farewell)
    if wish.name.strip() != me.name:
        raise BadMessage("other-name")
    if me.password:
        await app.check_password(request, me.name, me)
        await app.people.check(me, wish.password, address(request))
    await app.people.sign_out_everywhere(me)
    await app.people.end_token(me)
    await app.cups.part(me.id)
    await forgetting.part(app, me.id)
    await app.neighbours.tell_all(PARTING, me.id)
    tables = await app.known.forget(me.id)
    tables += await app.known.forget(me.id)  # what was on its way meanwhile
    await forgetting.read_again(app.hall, tables)
    await app.neighbours.tell_all(FORGOTTEN, tables)
    note("person-gone", person=me.id)
    response = answer(None)
    response.delete_cookie(COOKIE, path="/")
    return response
