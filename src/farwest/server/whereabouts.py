"""Who is at this process's tables, and how full it is. A house of several adds them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from farwest.server import connections
from farwest.server.replays import WAITING
from farwest.tables import states, wire
from farwest.tables.hall import MOST_LIVE, Hall
from farwest.tables.store import Member
from farwest.tables.words import say

if TYPE_CHECKING:
    from farwest.server.application import App


class Visitor(Struct):
    """Somebody with a line to a table, or to several."""

    person: str  # an id; empty: a stranger
    address: str
    name: str
    tables: list[str]


def here(hall: Hall) -> list[Visitor]:
    found: dict[tuple[str, str], Visitor] = {}
    for table, live in hall.opened.items():
        for eyes in live.eyes:
            fresh = Visitor(eyes.person, eyes.address, eyes.name, [])
            known = found.setdefault((eyes.person, eyes.address), fresh)
            if table not in known.tables:
                known.tables.append(table)
    return [*found.values()]


def together(parts: list[list[Visitor]]) -> list[Visitor]:
    """One visitor for each person and address, by name."""
    found: dict[tuple[str, str], Visitor] = {}
    for visitor in (one for part in parts for one in part):
        known = found.setdefault((visitor.person, visitor.address), visitor)
        if known is not visitor:
            known.tables += visitor.tables
    return sorted(found.values(), key=lambda one: (one.name.casefold(), one.person, one.address))


class LiveWish(Struct):
    language: str
    most: int


def live_cards(hall: Hall, wish: LiveWish) -> list[wire.LiveCard]:
    """Where something happened last comes first."""
    cards, language = [], wish.language
    for live in sorted(hall.opened.values(), key=lambda live: -live.table.at)[: wish.most]:
        table, charter = live.table, live.table.charter
        title, names = say(table.game, language, "game"), states.names_of(table, language)
        told = charter.table, title, table.stage, names
        cards.append(wire.LiveCard(*told, len(live.eyes), charter.public, table.at))
    return cards


def used(app: App) -> list[wire.QuotaFace]:
    hall, replays = app.hall, app.replays
    lines = sum(len(live.eyes) for live in hall.opened.values())
    return [
        wire.QuotaFace("tables", len(hall.opened), MOST_LIVE),
        wire.QuotaFace("lines", lines, 0),
        wire.QuotaFace("connections", connections.OPEN.total(), connections.IN_ALL),
        wire.QuotaFace("thinking", len(hall.thinkers.bots.gate.waiting), 0),
        wire.QuotaFace("replays", len(replays.gate.waiting), WAITING),
    ]


def added_up(parts: list[list[wire.QuotaFace]]) -> list[wire.QuotaFace]:
    """Each worker has as much of everything."""
    return [
        wire.QuotaFace(same[0].name, sum(q.used for q in same), sum(q.most for q in same))
        for same in zip(*parts, strict=True)
    ]


def heed(hall: Hall, person: Member) -> None:
    """At every table here: whom this person does not hear, or does not want to meet."""
    for live in hall.opened.values():
        for watcher in live.eyes:
            if watcher.person == person.id:
                watcher.muted = {*person.muted, *person.blocked}
                watcher.blocked = {*person.blocked}
                watcher.tell("table")
