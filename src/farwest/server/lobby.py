"""The lobby over HTTP: games, people, founding and finding tables."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from farwest import load
from farwest.games import GAMES
from farwest.kernel.game import Game
from farwest.kit.rooms import Board, ask
from farwest.kit.rulebook import sections
from farwest.server.house import House, answer, body
from farwest.server.openapi import route
from farwest.server.practice import room_of
from farwest.tables import scenes, wire
from farwest.tables.errors import BadMessage, NotYours
from farwest.tables.store import Person
from farwest.tables.wire import Choice, GameCard, Lobby, Me, VariantCard
from farwest.tables.words import (
    HOUSE,
    house,
    other_language,
    say,
    value_text,
    variant_help,
    variant_title,
)

POSTERS: Final = ("meeples", "goat", "desperados", "carson", "circles")  # from left to right
SPOKEN: Final = {"language": {"type": "string", "enum": ["en", "fr"]}}


def me(person: Person) -> Me:
    return Me(person.name, person.language, bool(person.password))  # type: ignore[arg-type]


@cache
def game_card(name: str, language: str) -> GameCard:
    line = HOUSE.bundle(language).get_message(f"card-{name}").attributes
    game = load(name) if name in GAMES else None
    return GameCard(
        name=name,
        title=house(language, f"card-{name}"),
        other_title=house(other_language(language), f"card-{name}"),
        line=HOUSE.phrase(language, line["line"], name, {}),
        credit=say(game, language, "game-credit") if game else "",
        seats=list(game.seats) if game else [],
        minutes=int(HOUSE.phrase(language, line["minutes"], name, {})),
        poster=f"poster-{name}",
        variants=[variant_card(game, language, v) for v in game.variants] if game else [],
        has_board=game is not None and ask(game, Board) is not None,
        practice=room_of(name) is not None,
    )


def variant_card(game: Game[Any, Any], language: str, variant: Any) -> VariantCard:
    return VariantCard(
        variant.name,
        variant_title(game, language, variant),
        variant_help(game, language, variant),
        [
            Choice(
                value,
                value_text(game, language, variant, value),
                [seats for seats in game.seats if variant.fits(value, seats)],
            )
            for value in variant.values
        ],
    )


@cache
def rule_book(name: str, language: str) -> wire.RuleBook:
    rules = [wire.Rule(id, section, text) for id, section, text in sections(load(name), language)]
    return wire.RuleBook(name, rules)


def routes(home: House) -> APIRouter:
    router, hall, people = APIRouter(), home.hall, home.people

    @route(router, "GET", "/api/lobby", gives=Lobby, asks=SPOKEN)
    async def lobby(request: Request) -> Response:
        home.check_pace(request, home.looks)
        person = await people.who(request)
        language = await home.language(request)
        id = person.id if person else ""
        public = await hall.public_tables(id, language)
        return answer(
            Lobby(
                me=me(person) if person else None,
                games=[game_card(name, language) for name in POSTERS],
                open=[card for card in public if card.stage == "waiting" and not card.mine],
                mine=await hall.tables_of(id, language),
                watch=[card for card in public if card.stage == "playing" and not card.mine],
            )
        )

    @route(router, "POST", "/api/me", takes=wire.NewMe, gives=Me)
    async def name_me(request: Request) -> Response:
        known = await home.acting_in_person(request)
        wish = await body(request, wire.NewMe)
        person = await people.guest(known, wish.name, wish.language)
        response = answer(me(person))
        people.sign_in(response, person)
        return response

    @route(router, "POST", "/api/account", takes=wire.SignIn, gives=Me)
    async def account(request: Request) -> Response:
        home.check_pace(request, home.doors)
        known = await home.acting_in_person(request)
        wish = await body(request, wire.SignIn)
        person = await people.account(known, wish.name, wish.password)
        response = answer(me(person))
        people.sign_in(response, person)
        return response

    @route(router, "POST", "/api/signin", takes=wire.SignIn, gives=Me)
    async def sign_in(request: Request) -> Response:
        home.check_pace(request, home.doors)
        await home.acting(request)
        wish = await body(request, wire.SignIn)
        person = await people.enter(wish.name, wish.password)
        response = answer(me(person))
        people.sign_in(response, person)
        return response

    @route(router, "POST", "/api/signout", gives=None)
    async def sign_out(request: Request) -> Response:
        await home.acting(request)
        response = answer(None)
        people.sign_out(response)
        return response

    @route(router, "POST", "/api/token", gives=wire.Token)
    async def token(request: Request) -> Response:
        person = await home.acting(request)
        if person is None:
            raise NotYours("need-name")
        return answer(wire.Token(await people.new_token(person)))

    @route(router, "POST", "/api/tables", takes=wire.NewTable, gives=wire.TableLink)
    async def found(request: Request) -> Response:
        person = await home.acting(request)
        if person is None:
            raise NotYours("need-name")
        wish = await body(request, wire.NewTable)
        home.check_pace(request, home.founding)
        return answer(wire.TableLink(await hall.found(person, wish)))

    @route(router, "GET", "/api/tables/{table}", gives=wire.TableState, asks=SPOKEN)
    async def table(request: Request, table: str) -> Response:
        person = await people.who(request)
        id = person.id if person else ""
        found = hall.shown(await hall.table(table), id)
        room = hall.rooms.get(table)
        here = room.here() if room else set()
        return answer(scenes.table_state(found, id, await home.language(request), here))

    @route(router, "GET", "/api/rules/{game}", gives=wire.RuleBook, asks=SPOKEN)
    async def rules(request: Request, game: str) -> Response:
        if game not in GAMES:
            raise BadMessage("bad-message", why=f"game {game!r}")
        return answer(rule_book(game, await home.language(request)))

    return router
