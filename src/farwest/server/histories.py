"""Finished games over HTTP: one's own, added up, rated; and what somebody shows of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from farwest import games, load
from farwest.server import friends
from farwest.server.application import App, answer, body
from farwest.server.lobby import SPOKEN
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NoSuchTable, NotYours
from farwest.tables.finishing import SeatResult
from farwest.tables.history_book import NEWEST, GamesWish
from farwest.tables.sides import side_card, side_names
from farwest.tables.store import Member
from farwest.tables.words import phrase, say, tidy_name

WAYS: Final = Ways()
LEAF: Final = 20  # games of a page
SHOWN: Final = 10  # games on somebody's profile
AGAINST: Final = ("people", "bots", "device")
WON: Final = {"": None, "yes": True, "no": False}
WISHES: Final[dict[str, dict[str, Any]]] = {
    **SPOKEN,
    "game": {"type": "string", "maxLength": 20},
    "side": {"type": "string", "maxLength": 20},
    "against": {"type": "string", "enum": [*AGAINST]},
    "won": {"type": "string", "enum": ["yes", "no"]},
    "with": {"type": "string", "maxLength": 24},
    "before": {"type": "number"},
}


@WAYS.get("/api/me/games", gives=wire.GamesPage, asks=WISHES)
async def my_games(app: App, request: Request) -> Response:
    """The newest first."""
    app.check_pace(request, app.looks)
    me = await app.person(request)
    language, wish = await app.language(request), wish_of(request)
    found = await app.history.games_of(me.id, wish)
    rows = [row_of(me.id, game, language) for game in known(found[:LEAF])]
    more = found[LEAF - 1][0].ended if len(found) > LEAF else 0.0
    return answer(wire.GamesPage(rows, more))


def wish_of(request: Request) -> GamesWish:
    def text(name: str) -> str:
        return request.query_params.get(name, "")[:24]

    try:
        before = float(text("before") or NEWEST)
        won = WON[text("won")]
    except (ValueError, KeyError):
        raise BadMessage("bad-message", why=f"{text('before')} {text('won')}") from None
    return GamesWish(
        text("game"), text("side"), text("against"), won, text("with").strip(), before, LEAF + 1
    )


@WAYS.get("/api/me/statistics", gives=wire.Statistics, asks=SPOKEN)
async def my_statistics(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks)
    me, language = await app.person(request), await app.language(request)
    return answer(
        wire.Statistics(
            await tallies(app, me.id, language),
            await ratings(app, me.id, language),
            wire.ConductCard(*await app.history.finished_of(me.id)),
            [*sides(language)],
            [*me.shows],
        )
    )


@WAYS.post("/api/me/profile", takes=wire.Showing)
async def show(app: App, request: Request) -> Response:
    """What strangers may see of me."""
    me = await app.acting(request)
    if me is None or not me.password:
        raise NotYours("need-account")
    wish = await body(request, wire.Showing)
    shows = tuple(dict.fromkeys(wish.shows))
    await app.store.change_person(me.id, lambda now: replace(now, shows=shows))
    return answer(None)


@WAYS.get("/api/people/{name}", gives=wire.Profile, asks=SPOKEN)
async def profile(app: App, request: Request, name: str) -> Response:
    """Of an account that shows something, or is a friend, or me; of all others nobody can tell
    whether they are here."""
    app.check_pace(request, app.looks)
    asker, language = await app.people.who(request), await app.language(request)
    them = await app.store.account(tidy_name(name[:24]))
    mine = them is not None and asker is not None and them.id == asker.id
    met = await friends.stage(app, asker, them) if asker and them and not mine else None
    unseen = them is not None and asker is not None and asker.id in them.blocked
    if them is None or unseen or not (mine or them.shows or met == "friend"):
        raise NoSuchTable("no-such-person")
    shows = {*them.shows}
    return answer(
        wire.Profile(
            them.name,
            mine,
            met,
            await shown_games(app, them, language) if "games" in shows else None,
            await tallies(app, them.id, language) if "statistics" in shows else None,
            await ratings(app, them.id, language) if "ratings" in shows else None,
            wire.ConductCard(*await app.history.finished_of(them.id))
            if "conduct" in shows
            else None,
        )
    )


async def shown_games(app: App, them: Member, language: str) -> list[wire.GameRow]:
    """Others are named, and the replay is linked, only where they show their games as well."""
    found = known(await app.history.games_of(them.id, GamesWish(limit=SHOWN)))
    others = {one.person for game in found for one in game if one.person not in ("", them.id)}
    open_ones = {them.id, ""}
    for id in others:
        other = await app.store.person(id)
        if other is not None and other.password and "games" in other.shows:
            open_ones.add(id)
    somebody = phrase(language, "somebody")
    rows = []
    for game in found:
        veiled = [one if one.person in open_ones else replace(one, name=somebody) for one in game]
        row = row_of(them.id, veiled, language)
        openly = all(one.person in open_ones for one in game)
        rows.append(row if openly else replace(row, table=""))
    return rows


def known(found: Sequence[list[SeatResult]]) -> list[list[SeatResult]]:
    """Of games this house still has."""
    return [game for game in found if game[0].game in games()]


def row_of(person: str, seats: Sequence[SeatResult], language: str) -> wire.GameRow:
    mine = next(one for one in seats if one.person == person)
    gone = phrase(language, "somebody-gone")
    return wire.GameRow(
        table=mine.table,
        game=mine.game,
        title=title(mine.game, language),
        ended=mine.ended,
        seats=mine.seats,
        side=side_title(mine.game, mine.side, language),
        place=mine.place,
        score=mine.score,
        won=bool(mine.won),
        left=mine.left,
        against=mine.against,
        unrated=mine.unrated,
        others=[
            wire.Opponent(
                *(one.name or gone, one.bot, bool(one.person)),
                side_title(one.game, one.side, language),
                *(one.place, one.score, bool(one.won)),
            )
            for one in seats
            if one is not mine
        ],
    )


async def tallies(app: App, person: str, language: str) -> list[wire.TallyRow]:
    return [
        wire.TallyRow(
            *(one.game, title(one.game, language), one.seats),
            side_title(one.game, one.side, language),
            *(one.against, one.rivals, one.played, one.won),  # type: ignore[arg-type]
            *(one.places / one.played, one.scores / one.played, one.best),
        )
        for one in await app.history.tallies(person)
        if one.game in games()
    ]


async def ratings(app: App, person: str, language: str) -> list[wire.RatingRow]:
    ladder = await app.ratings.ladder()
    return [
        wire.RatingRow(
            game=one.game,
            title=title(one.game, language),
            side=side_title(one.game, one.side, language),
            against=one.against,  # type: ignore[arg-type]
            points=one.points,
            low=one.low,
            high=one.high,
            games=one.games,
            provisional=one.provisional,
        )
        for one in ladder.of(person)
        if one.game in games()
    ]


@cache
def title(game: str, language: str) -> str:
    return say(load(game), language, "game")


@cache
def side_title(game: str, side: str, language: str) -> str:
    """As one of that side is called."""
    return side_card(load(game), language, side).member if side else ""


@cache
def sides(language: str) -> tuple[wire.SideName, ...]:
    return tuple(
        wire.SideName(game, side, side_title(game, side, language))
        for game in games()
        for side in side_names(load(game))
    )
