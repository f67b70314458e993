"""Feats over HTTP: one's own. Games are looked through when somebody asks, a few at a time."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farwest import games, load
from farwest.kernel.errors import FarwestError
from farwest.kit.rooms import Feats, ask
from farwest.server.application import PICTURE, App, answer
from farwest.server.lobby import SPOKEN
from farwest.server.routing import Ways
from farwest.tables.cards import emblem
from farwest.tables.feats import feats_of
from farwest.tables.feats_book import EarnedFeat, FeatsBook
from farwest.tables.wire import FeatCard, FeatList
from farwest.tables.words import say

WAYS: Final = Ways()
AT_ONCE: Final = 12  # games that are looked through for one request
REMEMBERED: Final = 300  # games of one person, the newest


@WAYS.get("/api/feats", gives=list[FeatList], asks=SPOKEN)
async def feats(app: App, request: Request) -> Response:
    app.check_pace(request, app.looks, PICTURE)
    person = await app.welcome(request)
    book, language = FeatsBook(app.store), await app.language(request)
    if person is not None:
        await look_through(app, book, person.id)
    earned = await book.earned(person.id) if person else []
    return answer(told(earned, language))


async def look_through(app: App, book: FeatsBook, person: str) -> None:
    looked = await book.looked(person)
    names = await app.store.tables_of(person, REMEMBERED)
    for name in [name for name in names if name not in looked][:AT_ONCE]:
        try:
            table = await app.hall.table(name)
            found = feats_of(table, person)
        except FarwestError:
            continue  # of a game that this house no longer has
        if table.stage in ("over", "stopped"):
            await book.earn(person, table.charter.game, name, found, table.at)


def told(earned: list[EarnedFeat], language: str) -> list[FeatList]:
    done = {(one.game, one.name): one for one in earned}
    lists = []
    for name in games():
        game = load(name)
        room = ask(game, Feats)
        names = room.FEATS if room else ()
        cards = [card(name, feat, done.get((name, feat)), language) for feat in names]
        if cards:
            lists.append(FeatList(name, say(game, language, "game"), emblem(game), cards))
    return lists


def card(name: str, feat: str, done: EarnedFeat | None, language: str) -> FeatCard:
    game = load(name)
    idea = game.voice.aside(language, f"feat-{feat}", "idea", {})
    title = say(game, language, f"feat-{feat}")
    at, table = (done.at, done.table) if done else (0.0, "")
    return FeatCard(name, feat, title, idea, at, table)
