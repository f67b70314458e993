"""The lobby over HTTP: games, people, founding and finding tables."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from farwest import load
from farwest.games import GAMES
from farwest.kernel.game import Game
from farwest.kit.rooms import Board, ask
from farwest.kit.rulebook import sections
from farwest.server.house import House, answer, body
from farwest.server.practice import room_of
from farwest.server.routing import Ways
from farwest.tables import states, wire
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
WAYS: Final = Ways()
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


@WAYS.get("/api/lobby", gives=Lobby, asks=SPOKEN)
async def lobby(home: House, request: Request) -> Response:
    home.check_pace(request, home.looks)
    person = await home.people.who(request)
    language = await home.language(request)
    id = person.id if person else ""
    public = await home.hall.public_tables(id, language)
    return answer(
        Lobby(
            me=me(person) if person else None,
            games=[game_card(name, language) for name in POSTERS],
            open=[card for card in public if card.stage == "waiting" and not card.mine],
            mine=await home.hall.tables_of(id, language),
            watch=[card for card in public if card.stage == "playing" and not card.mine],
        )
    )


@WAYS.post("/api/me", takes=wire.NewMe, gives=Me)
async def name_me(home: House, request: Request) -> Response:
    known = await home.acting_in_person(request)
    wish = await body(request, wire.NewMe)
    person = await home.people.guest(known, wish.name, wish.language)
    response = answer(me(person))
    home.people.sign_in(response, person)
    return response


@WAYS.post("/api/account", takes=wire.SignIn, gives=Me)
async def account(home: House, request: Request) -> Response:
    home.check_pace(request, home.doors)
    known = await home.acting_in_person(request)
    wish = await body(request, wire.SignIn)
    person = await home.people.account(known, wish.name, wish.password)
    response = answer(me(person))
    home.people.sign_in(response, person)
    return response


@WAYS.post("/api/signin", takes=wire.SignIn, gives=Me)
async def sign_in(home: House, request: Request) -> Response:
    home.check_pace(request, home.doors)
    await home.acting(request)
    wish = await body(request, wire.SignIn)
    person = await home.people.enter(wish.name, wish.password)
    response = answer(me(person))
    home.people.sign_in(response, person)
    return response


@WAYS.post("/api/signout")
async def sign_out(home: House, request: Request) -> Response:
    await home.acting(request)
    response = answer(None)
    home.people.sign_out(response)
    return response


@WAYS.post("/api/token", gives=wire.Token)
async def token(home: House, request: Request) -> Response:
    person = await home.acting(request)
    if person is None:
        raise NotYours("need-name")
    return answer(wire.Token(await home.people.new_token(person)))


@WAYS.post("/api/tables", takes=wire.NewTable, gives=wire.TableLink)
async def found(home: House, request: Request) -> Response:
    person = await home.acting(request)
    if person is None:
        raise NotYours("need-name")
    wish = await body(request, wire.NewTable)
    home.check_pace(request, home.founding)
    return answer(wire.TableLink(await home.hall.found(person, wish)))


@WAYS.get("/api/tables/{table}", gives=wire.TableState, asks=SPOKEN)
async def table(home: House, request: Request, table: str) -> Response:
    person = await home.people.who(request)
    id = person.id if person else ""
    found = home.hall.shown(await home.hall.table(table), id)
    room = home.hall.rooms.get(table)
    here = room.here() if room else set()
    return answer(states.table_state(found, id, await home.language(request), here))


@WAYS.get("/api/rules/{game}", gives=wire.RuleBook, asks=SPOKEN)
async def rules(home: House, request: Request, game: str) -> Response:
    if game not in GAMES:
        raise BadMessage("bad-message", why=f"game {game!r}")
    return answer(rule_book(game, await home.language(request)))
