"""The page of whoever owns the house: what was reported, who is here, and what to do about it.

An owner is a browser that came once by the link which `farwest serve` showed at its start. What it
got for that is kept as its SHA-256, and can be ended; the key of the link is never written down.
"""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address
from secrets import token_urlsafe
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.server.application import App, address, answer, body
from farwest.server.limits import network
from farwest.server.people import COOKIE, YEAR, digest
from farwest.server.routing import Ways
from farwest.server.whereabouts import (
    LiveWish,
    Visitor,
    added_up,
    here,
    live_cards,
    together,
    used,
)
from farwest.server.workers.neighbours import HERE, LIVE, QUOTAS
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotNow, NotYours
from farwest.tables.ledger import CLOSED
from farwest.tables.owners_book import MOST_BANS, MOST_REPORTS, NEWEST, Ban, Report

WAYS: Final = Ways()
RIGHT: Final = f"{COOKIE}-owner"  # the cookie
LEAF: Final = 20  # of every list
HOUR: Final = 3600.0
PLACES: Final[dict[str, dict[str, Any]]] = {"from": {"type": "integer", "minimum": 0}}


async def is_owner(app: App, request: Request) -> bool:
    cookie = request.cookies.get(RIGHT, "")
    return bool(cookie) and await app.book.has_right(digest(cookie), app.clock())


async def owner(app: App, request: Request) -> None:
    """Or a sentence why not."""
    app.check_pace(request, app.looks)
    if request.method != "GET":
        app.check_ours(request)
    if not await is_owner(app, request):
        raise NotYours("owner-only")


@WAYS.post("/api/owner/enter", takes=wire.OwnersKey)
async def enter(app: App, request: Request) -> Response:
    """The key of the link, for a right that can be ended. It is good for once."""
    app.check_ours(request)
    await app.check_tries(f"address {address(request)}")
    wish = await body(request, wire.OwnersKey)
    known = app.settings.owner
    if not known or not compare_digest(digest(wish.key), known):
        raise NotYours("used-key")
    if not await app.book.use_key(known):
        raise NotYours("used-key")
    right = token_urlsafe(32)
    await app.book.give_right(digest(right), app.clock())
    response = answer(None)
    response.set_cookie(
        RIGHT,
        right,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=app.settings.secure,
        path="/api/owner",
    )
    return response


@WAYS.post("/api/owner/leave")
async def leave(app: App, request: Request) -> Response:
    await owner(app, request)
    await app.book.end_right(digest(request.cookies[RIGHT]), app.clock())
    return without_right()


@WAYS.post("/api/owner/leave/everywhere")
async def leave_everywhere(app: App, request: Request) -> Response:
    await owner(app, request)
    await app.book.end_rights(app.clock())
    return without_right()


def without_right() -> Response:
    response = answer(None)
    response.delete_cookie(RIGHT, path="/api/owner")
    return response


# ---- to look at -----------------------------------------------------------------------------


def place(request: Request) -> int:
    """Where a leaf begins."""
    text = request.query_params.get("from", "0")[:18]
    if not (text.isascii() and text.isdigit()):
        raise BadMessage("bad-message", why=f"from={text}")
    return int(text)


async def quotas(app: App) -> list[wire.QuotaFace]:
    told = await app.neighbours.ask_all(QUOTAS, None, list[wire.QuotaFace])
    return [
        *added_up([used(app), *told]),
        wire.QuotaFace("reports", await app.book.open_reports(), MOST_REPORTS),
        wire.QuotaFace("bans", len(app.bans.all), MOST_BANS),
    ]


async def leaf(app: App, more: int = 0, **lists: Any) -> Response:
    return answer(wire.OwnersPage(await quotas(app), app.settings.limits, **lists, more=more))


@WAYS.get("/api/owner/reports", gives=wire.OwnersPage, asks=PLACES)
async def reports(app: App, request: Request) -> Response:
    """Those that are open, the newest first."""
    await owner(app, request)
    found = await app.book.reports(False, LEAF + 1, place(request) or NEWEST)
    cards = [report_card(app, number, at, report) for number, at, _, report in found[:LEAF]]
    return await leaf(app, more_of(found, cards), reports=cards)


def more_of(found: list[Any], cards: list[Any]) -> int:
    return cards[-1].number if len(found) > LEAF else 0


def report_card(app: App, number: int, at: float, report: Report) -> wire.ReportCard:
    banned = bool(report.about) and app.bans.of(report.about, "") is not None
    talk = [wire.HeardWord(word.name, word.text, word.at, word.meant) for word in report.talk]
    who, name, why = report.about, report.name, report.reason
    told = report.reporter_name, report.table, report.title
    return wire.ReportCard(number, at, *told, who, name, why, talk, banned)


@WAYS.get("/api/owner/people", gives=wire.OwnersPage, asks=PLACES)
async def people(app: App, request: Request) -> Response:
    """Who has a line to a table now, by name."""
    await owner(app, request)
    begin = place(request)
    told = await app.neighbours.ask_all(HERE, None, list[Visitor])
    found = together([here(app.hall), *told])
    cards = []
    for who in found[begin : begin + LEAF]:
        known = await app.store.person(who.person) if who.person else None
        account = known is not None and bool(known.password)
        banned = app.bans.of(who.person, who.address) is not None
        seen = who.person, who.name, account, who.address, who.tables[:LEAF]
        cards.append(wire.PersonCard(*seen, banned))
    return await leaf(app, begin + LEAF if len(found) > begin + LEAF else 0, people=cards)


@WAYS.get("/api/owner/tables", gives=wire.OwnersPage, asks=PLACES)
async def tables(app: App, request: Request) -> Response:
    """Those in memory; where something happened last comes first."""
    await owner(app, request)
    begin, language = place(request), await app.language(request)
    wish = LiveWish(language, begin + LEAF + 1)
    told = await app.neighbours.ask_all(LIVE, wish, list[wire.LiveCard])
    found = [card for part in [live_cards(app.hall, wish), *told] for card in part]
    found.sort(key=lambda card: -card.at)
    more = begin + LEAF if len(found) > begin + LEAF else 0
    return await leaf(app, more, tables=found[begin : begin + LEAF])


@WAYS.get("/api/owner/bans", gives=wire.OwnersPage, asks=PLACES)
async def bans(app: App, request: Request) -> Response:
    await owner(app, request)
    begin, now = place(request), app.clock()
    hold = sorted(((n, ban) for n, ban in app.bans.all.items() if ban.holds(now)), reverse=True)
    cards = [
        wire.BanCard(n, ban.name, ban.address, ban.why, ban.at, ban.until)
        for n, ban in hold[begin : begin + LEAF]
    ]
    return await leaf(app, begin + LEAF if len(hold) > begin + LEAF else 0, bans=cards)


@WAYS.get("/api/owner/deeds", gives=wire.OwnersPage, asks=PLACES)
async def deeds(app: App, request: Request) -> Response:
    """What owners did, the newest first."""
    await owner(app, request)
    found = await app.book.deeds(LEAF + 1, place(request) or NEWEST)
    cards = [wire.DeedCard(d.number, d.at, d.what, d.about, d.text) for d in found[:LEAF]]
    return await leaf(app, more_of(found, cards), deeds=cards)


# ---- to do ----------------------------------------------------------------------------------


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise BadMessage("bad-message", why=text[:20])
    return int(text)


@WAYS.post("/api/owner/reports/{report}/settle")
async def settle(app: App, request: Request, report: str) -> Response:
    await owner(app, request)
    await app.book.settle(number(report), app.clock())
    return answer(None)


@WAYS.post("/api/owner/bans", takes=wire.NewBan)
async def ban(app: App, request: Request) -> Response:
    await owner(app, request)
    wish, now = await body(request, wire.NewBan), app.clock()
    me, own = await app.people.who(request), address(request)
    named = await app.store.person(wish.person) if wish.person else None
    where = subscriber(wish.address) if wish.address else ""
    if (named is None and not where) or (where and not wish.hours):
        raise BadMessage("ban-whom")
    if where == own or (named and me and named.id == me.id):
        raise NotNow("own-ban")
    name, until = named.name if named else "", now + wish.hours * HOUR if wish.hours else None
    if named is not None:
        await app.bans.ban(Ban(named.id, "", name, wish.why, now, until), app.hall)
    if where:
        await app.bans.ban(Ban("", where, name, wish.why, now, until), app.hall)
    return answer(None)


def subscriber(text: str) -> str:
    """An address, or the network of one, as those who come are called here."""
    host = text.partition("/")[0]
    try:
        ip_address(host)
    except ValueError:
        raise BadMessage("ban-whom") from None
    return network(host)


@WAYS.post("/api/owner/bans/{ban}/lift")
async def lift(app: App, request: Request, ban: str) -> Response:
    await owner(app, request)
    await app.bans.lift(number(ban))
    return answer(None)


@WAYS.post("/api/owner/tables/{table}/close", takes=wire.TableClosing)
async def close(app: App, request: Request, table: str) -> Response:
    """For good; whoever is there is told so, and can save the game."""
    await owner(app, request)
    wish = await body(request, wire.TableClosing)
    live = await app.hall.live(table)
    if live.table.stage not in ("waiting", "playing"):
        raise NotNow("game-over")
    await live.give_up(CLOSED)
    await app.book.note("closed", table, wish.why, app.clock())
    return answer(None)
