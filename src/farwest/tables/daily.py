"""The deal of the day: one game, the same draws and the same bots for everybody here, once each.

The house and the day decide everything, so nobody's own bytes go into the draws; the page of the
result says so. Who has finished sees how the others did, and not before.
"""

from __future__ import annotations

import hmac
from contextlib import suppress
from datetime import date
from typing import Any, Final

from msgspec import Struct

from farwest import games, load
from farwest.kernel.game import Game
from farwest.kit.rooms import Board, ask
from farwest.tables.store import AlreadyWritten, Charter, Entry, Member, Store
from farwest.tables.table import Table
from farwest.tables.table_names import table_name
from farwest.tables.wire import ChairWish
from farwest.tables.words import bot_names

LEVEL: Final = "cowhand"
SALT: Final = 16  # bytes
BESIDE: Final = 2  # the puzzle of the day is of another game


class DayResult(Struct, frozen=True):
    """What came of it for one person."""

    person: str
    name: str
    table: str
    score: int
    place: int
    helped: int  # hints asked for
    at: float


def game_of(day: date) -> Game[Any, Any]:
    """They take turns."""
    names = [name for name in games() if ask(load(name), Board) is not None]
    return load(names[(day.toordinal() + BESIDE) % len(names)])


def seats_of(game: Game[Any, Any]) -> int:
    """The middle of what it allows: company without a crowd."""
    return game.seats[len(game.seats) // 2]


def drawn(house: bytes, *what: str) -> bytes:
    return hmac.digest(house, "\0".join(("deal of the day", *what)).encode(), "sha256")


def table_of(house: bytes, day: date, person: str) -> str:
    """One for each person: whoever asks twice is led to the same."""
    return table_name(drawn(house, day.isoformat(), "table", person))


async def begin(store: Store, house: bytes, day: date, person: Member, now: float) -> str:
    """The person's own table, dealt and begun."""
    game, name = game_of(day), table_of(house, day, person.id)
    seats = seats_of(game)
    who = [ChairWish("me"), *(ChairWish("bot", level=LEVEL) for _ in range(seats - 1))]
    charter = Charter(
        table=name,
        game=game.name,
        seats=seats,
        variant={},
        chairs=who,
        host=person.id,
        secret=drawn(house, day.isoformat(), "secret").hex(),
        founded=now,
        version=game.version,
        language=person.language,
        day=day.isoformat(),
    )
    salt = drawn(house, day.isoformat(), "salt")[:SALT].hex()
    log = [Entry("sit", now, 0, text=person.name, value=salt, person=person.id)]
    names = bot_names(person.language)
    first = day.toordinal() % len(names)
    for seat in range(1, seats):
        called = names[(first + seat) % len(names)]
        log.append(Entry("bot", now, seat, text=called, value=LEVEL))
    log += Table(charter, game, log).start([], now)
    with suppress(AlreadyWritten):  # begun before, perhaps this moment in another window
        await store.found(charter, log)
    return name


def result_of(table: Table) -> DayResult | None:
    """If it is over."""
    seats = [k for k, chair in enumerate(table.chairs) if chair.person]
    if table.stage != "over" or not seats:
        return None
    seat, match = seats[0], table.playing
    chair = table.chairs[seat]
    return DayResult(
        person=chair.person,
        name=chair.name,
        table=table.charter.table,
        score=match.scores()[seat],
        place=match.places()[seat],
        helped=chair.helped,
        at=table.at,
    )


def best_first(results: list[DayResult]) -> list[DayResult]:
    return sorted(results, key=lambda one: (one.place, -one.score, one.at))
