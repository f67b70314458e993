"""After the game: the record, its proof, the review, and the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from farwest import load, verify
from farwest.bots.registry import levels
from farwest.bots.seating import turned
from farwest.kernel.errors import FarwestError
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from farwest.kit.beliefs import has_beliefs, with_beliefs
from farwest.kit.sprites import CANVASES
from farwest.kit.verifying import Verdict, draws_of
from farwest.server.application import JSON, App, address, answer, body
from farwest.server.branches import ACTING, ALL, Walk, acting_eyes, acting_seen, all_seen
from farwest.server.lobby import SPOKEN
from farwest.server.puzzle_stock import named_so
from farwest.server.replays import PageKey
from farwest.server.routing import Ways
from farwest.tables import endings, scenes, states, wire
from farwest.tables.allowances import ALLOWED
from farwest.tables.errors import BadMessage, NoSuchTable, NotNow, NotYours
from farwest.tables.explaining import Explained
from farwest.tables.fair_gate import Asker
from farwest.tables.logbook import note
from farwest.tables.puzzling import REPLAYED, named
from farwest.tables.table import Table
from farwest.tables.words import phrase, say

WAYS: Final = Ways()
MOST_RECORD: Final = 420_000  # bytes
MOST_ANSWERS: Final = 6000  # of a file, also where a variant lets a game go on for ever
SHELVED: Final = 4000  # records from files
SCENE_COST: Final = 2.0  # in ordinary looks: one that nobody has had yet
REVIEW_COST: Final = 20.0  # likewise
ANSWERS: Final = 50  # played again cost as much as one ordinary look
LETTERS: Final = 400  # of a file, likewise
FILE: Final = "file-"  # how the names of records from files begin
MOST_THING: Final = 100  # letters of what is asked about
OWNER: Final = re.compile(r"seat-(\d):")  # whose figure it is
THING: Final[dict[str, dict[str, Any]]] = {"thing": {"type": "string", "maxLength": MOST_THING}}
LOOKS: Final[dict[str, dict[str, Any]]] = {
    **SPOKEN,
    "move": {"type": "integer", "minimum": 0},
    "eyes": {"type": "integer", "minimum": ACTING, "maximum": wire.MOST_SEATS - 1},
    "canvas": {"type": "string", "enum": list(CANVASES)},
    "beliefs": {"type": "integer", "minimum": 0, "maximum": 1},
}


def whole(text: str) -> Record:
    """A finished game of this house, or a sentence why not. Of one that is longer than any game
    not a single answer is played."""
    try:
        record = read_record(text)
        game = load(record.game)
        most = min(game.longest, MOST_ANSWERS)
        if len(record.actions) > most:
            raise BadMessage("long-game", n=len(record.actions), most=most)
        match: Match[Any, Any] = Match.of(game, record)
    except BadMessage:
        raise
    except (FarwestError, LookupError, ArithmeticError, ValueError, TypeError) as error:
        raise BadMessage("bad-record", why=str(error)) from None
    if match.seat is not None:
        raise NotNow("not-over")
    return record


def cost_of(record: Record) -> float:
    return 1 + len(record.actions) / ANSWERS


def cost_of_text(text: str) -> float:
    return 1 + len(text) / LETTERS


def number(request: Request, name: str, usual: int) -> int:
    text = request.query_params.get(name, str(usual))
    try:
        return int(text[:8])
    except ValueError:
        raise BadMessage("bad-message", why=f"{name}={text[:20]}") from None


async def asker_of(app: App, request: Request, table: str = "") -> Asker:
    person = await app.people.who(request)
    return Asker(person.id if person else address(request), table)


async def shelved(app: App, name: str) -> str:
    text = await app.store.kept(name)
    if text is None:
        raise NoSuchTable("no-such-table")
    return text


async def replayable(
    app: App, request: Request, table: str, language: str
) -> tuple[Record, list[str]]:
    """A finished game that these rules can play again."""
    record, names = await recorded(app, request, table, language)
    game = load(record.game)
    if record.version not in game.versions:
        raise NotNow("other-rules", was=record.version, now=game.version)
    return record, names


async def recorded(
    app: App, request: Request, table: str, language: str
) -> tuple[Record, list[str]]:
    """A finished game and who played it: from a table, a file or a puzzle."""
    app.check_pace(request, app.looks)
    if table.startswith(FILE):
        record = read_record(await shelved(app, table))
        game = load(record.game)
        return record, [game.voice.seat(language, k + 1) for k in range(record.seats)]
    if table.startswith(REPLAYED):
        puzzle = named_so(app, table)
        return puzzle.whole(), named(puzzle, language)
    person = await app.people.who(request)
    found, record = await app.hall.finished(table, person.id if person else "")
    return record, states.names_of(found, language)


@WAYS.get("/api/tables/{table}/record")
async def record_file(app: App, request: Request, table: str) -> Response:
    record, _ = await recorded(app, request, table, "en")
    headers = {"Content-Disposition": f'attachment; filename="{record.game}.json"'}
    return Response(record.json(), media_type=JSON, headers=headers)


@WAYS.get("/api/tables/{table}/verify", gives=wire.Verdict, asks=SPOKEN)
async def check(app: App, request: Request, table: str) -> Response:
    language = await app.language(request)
    record, _ = await replayable(app, request, table, language)
    app.check_pace(request, app.looks, cost_of(record))
    asker = await asker_of(app, request, table)
    found, dealt = await app.replays.off_the_loop(asker, dealt_again, record)
    begins = None if table.startswith(FILE) else lot_of(await app.hall.table(table))
    if found.fair:
        text = phrase(language, "fair", n=found.draws)
    elif found.fair is None:
        text = phrase(language, "unproven")
    else:
        text = phrase(language, "unfair", n=found.draws)
    return answer(wire.Verdict(bool(found.fair), text, found.draws, dealt, begins))


def dealt_again(record: Record) -> tuple[Verdict, list[wire.Dealt]]:
    game = load(record.game)
    draws = draws_of(record, Match.of(game, record, upto=0).state)
    return verify(record), [wire.Dealt(draw.number, draw.weights, draw.drawn) for draw in draws]


def lot_of(table: Table) -> wire.Lot | None:
    """Who began, where that was drawn."""
    if table.charter.start or not levels(table.game).FIRST_DRAWN:
        return None
    seats, first = table.charter.seats, table.begun_by
    before = turned(table.chairs, -first % seats)
    return wire.Lot(wire.Dealt(0, [1] * seats, first), "".join(chair.salt for chair in before))


@WAYS.post("/api/replays", takes=wire.RecordFile, gives=wire.TableLink)
async def keep(app: App, request: Request) -> Response:
    person = await app.acting(request)
    sent = await body(request, wire.RecordFile, MOST_RECORD)
    app.check_pace(request, app.looks, cost_of_text(sent.record))
    asker = await asker_of(app, request)
    record = await app.replays.off_the_loop(asker, whole, sent.record)
    owner = sha256(asker.person.encode()).hexdigest()[:20]
    name = FILE + sha256(f"{owner} {record.json()}".encode()).hexdigest()[:20]
    await app.store.keep(name, record.json(), SHELVED, owner, ALLOWED.uploads)
    who = person.id if person else ""
    note("record-imported", person=who, game=record.game, moves=len(record.actions))
    return answer(wire.TableLink(name))


@WAYS.get("/api/replays/{table}", gives=wire.ReplayHead, asks=SPOKEN)
async def head(app: App, request: Request, table: str) -> Response:
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    key = PageKey(table, language, tuple(names))
    if (known := app.replays.known(key)) is None:
        app.check_pace(request, app.looks, cost_of(record))
        asker = await asker_of(app, request, table)
        known = await app.replays.page(asker, key, record, len(record.actions), head_of)
    return Response(known, media_type=JSON)


def head_of(match: Match[Any, Any]) -> wire.ReplayHead:
    game = match.game
    stops = sorted({0, match.move, *(event.move for event in match.story(None))})
    title, ending = say(game, match.language, "game"), endings.outcome(match)
    names, mapped = [*match.names], has_beliefs(game)
    return wire.ReplayHead(
        game.name, title, names, stops, match.move, ending, mapped, rounds_of(match)
    )


def rounds_of(match: Match[Any, Any]) -> list[wire.RoundMark]:
    """Where each part of a finished game begins, as its log has headings."""
    found: list[wire.RoundMark] = []
    for line in endings.whole_story(match):
        if line.heading and (not found or found[-1].title != line.heading):
            found.append(wire.RoundMark(line.move, line.heading))
    return found


def looked(request: Request, record: Record) -> tuple[int, int, str]:
    """Which moment, by whose eyes, on which canvas."""
    move, eyes = number(request, "move", len(record.actions)), number(request, "eyes", -1)
    canvas = request.query_params.get("canvas", "wide")
    if move not in range(len(record.actions) + 1):
        raise BadMessage("bad-move", n=len(record.actions))
    if eyes not in range(ACTING, record.seats) or canvas not in CANVASES:
        raise BadMessage("no-such-seat", n=record.seats)
    return move, eyes, canvas


@WAYS.get("/api/replays/{table}/scene", gives=wire.Scene, asks=LOOKS)
async def scene(app: App, request: Request, table: str) -> Response:
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    move, eyes, canvas = looked(request, record)
    beliefs = bool(number(request, "beliefs", 0))
    look = partial(seen_by, eyes, canvas, beliefs)
    key = PageKey(table, language, tuple(names), (move, eyes, canvas, beliefs))
    return await step(app, request, key, record, move, look)


async def step(
    app: App,
    request: Request,
    key: PageKey,
    record: Record,
    move: int,
    look: Callable[[Match[Any, Any]], Any],
) -> Response:
    if (known := app.replays.known(key)) is None:
        app.check_pace(request, app.looks, SCENE_COST)
        asker = await asker_of(app, request, key.table)
        known = await app.replays.page(asker, key, record, move, look)
    return Response(known, media_type=JSON)


def seen_by(eyes: int, canvas: str, beliefs: bool, match: Match[Any, Any]) -> wire.Scene:
    seat = None if eyes < 0 else eyes
    if eyes == ALL:
        made = all_seen(match, canvas)
    elif eyes == ACTING:
        made = acting_seen(match, canvas)
    else:
        made = scenes.scene(match, seat, canvas, recorded=True)
    if beliefs and made.picture is not None:
        picture = with_beliefs(made.picture, match, seat, revealed=eyes == ALL)
        made = replace(made, picture=picture)
    return made


@WAYS.get("/api/replays/{table}/explanation", gives=wire.Told, asks=LOOKS | THING)
async def explanation(app: App, request: Request, table: str) -> Response:
    """What a thing of a scene does; a seat's figures, where all is seen, by its owner's eyes."""
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    move, eyes, canvas = looked(request, record)
    thing = request.query_params.get("thing", "")[:MOST_THING]
    look = partial(explained, eyes, canvas, thing)
    key = PageKey(table, language, tuple(names), (move, eyes, canvas, thing))
    return await step(app, request, key, record, move, look)


def explained(eyes: int, canvas: str, thing: str, match: Match[Any, Any]) -> wire.Told:
    seat = None if eyes < 0 else eyes
    if eyes in (ALL, ACTING):
        owner = OWNER.match(thing)
        seat = int(owner[1]) if owner else acting_eyes(match)
    return wire.Told("", thing, Explained(match, seat, canvas).about(thing))


@WAYS.post("/api/tables/from", takes=wire.NewTableFromRecord, gives=wire.TableLink)
async def play_on(app: App, request: Request) -> Response:
    person = await app.acting(request)
    if person is None:
        raise NotYours("need-name")
    wish = await body(request, wire.NewTableFromRecord, MOST_RECORD)
    app.check_founding(request, person)
    if wish.record:
        app.check_pace(request, app.looks, cost_of_text(wish.record))
        asker = await asker_of(app, request)
        record = await app.replays.off_the_loop(asker, whole, wish.record)
    else:
        record, _ = await replayable(app, request, wish.table, "en")
    if wish.at > len(record.actions):
        raise BadMessage("bad-move", n=len(record.actions))
    if wish.seat not in range(record.seats):
        raise BadMessage("no-such-seat", n=record.seats)
    asker = await asker_of(app, request)
    match = await app.replays.off_the_loop(asker, there, record, wish)
    table = await app.hall.play_on(person, match, wish.seat, wish.level, wish.pace)
    return answer(wire.TableLink(table))


def there(record: Record, wish: wire.NewTableFromRecord) -> Match[Any, Any]:
    """Where a branch leads; without one, that moment of the game."""
    branch = wire.BranchWish(wish.at, wish.line)
    return Walk(load(record.game), record, branch, "en", []).match
