"""A house's file with games in it, made without a house; and hands that change what is there."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import farwest
from farwest.kernel.errors import FarwestError
from farwest.kernel.state import CHANCE
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Charter, Entry, Member
from farwest.tables.table import Table
from farwest.tables.wire import ChairWish
from tests.cli.conftest import played

OWNER = "somebody"


def a_charter(name: str, game: str = "goat", seats: int = 3) -> Charter:
    return Charter(
        table=name,
        game=game,
        seats=seats,
        variant={},
        chairs=[ChairWish("open")] * seats,
        host="p0",
        secret=sha256(name.encode()).hexdigest(),
        founded=1000.0,
        version=farwest.load(game).version,
        public=True,
    )


def a_game(charter: Charter, moves: int = 10_000, undo: bool = False) -> list[Entry]:
    """The log of a game between people, to its end or for so many answers; with `undo` all that was
    played by half of 30 answers is taken back once, draws and all."""
    dice = random.Random(charter.table)
    sits = [
        Entry("sit", 1000.0, k, text=f"n{k}", value=dice.randbytes(16).hex(), person=f"p{k}")
        for k in range(charter.seats)
    ]
    table, log = Table(charter, farwest.load(charter.game), sits), sits

    def take(entries: list[Entry]) -> None:
        table.take(entries)
        log.extend(entries)

    take(table.start([], 1001.0))
    for n in range(moves):
        if table.stage == "over":
            break
        seat = table.asked()[0]
        action = dice.choice(table.facing(seat).state.legal())
        take(table.play(seat, table.seen(seat), action, f"ask {n}", 1002.0 + n))
        if undo and n == 30:
            take([Entry("undo", 1002.5 + n, seat, table.move // 2)])
    return log


def a_house(db: Path, **games: list[Entry]) -> Path:
    """Tables by name; those that ended are off the lists. And one record from a file."""
    record = played().record.json()
    name = "file-" + sha256(f"{OWNER} {record}".encode()).hexdigest()[:20]

    async def build() -> None:
        store = SqliteStore(db)
        await store.save_person(Member("p0", "Jeanne"))
        await store.keep(name, record, 10, OWNER, 10)
        for table, log in games.items():
            charter = a_charter(table)
            await store.found(charter, log)
            if Table(charter, farwest.load(charter.game), log).stage == "over":
                await store.close_table(table, 5000.0)
        await store.close()

    asyncio.run(build())
    return db


def meddle(db: Path, *statements: tuple[str, list[Any]]) -> None:
    """As no program can, while the rules of the log stand in the file."""
    with closing(sqlite3.connect(db, isolation_level=None)) as file:
        triggers = [
            row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        ]
        for trigger in triggers:
            file.execute(f"DROP TRIGGER {trigger}")
        for sql, facts in statements:
            file.execute(sql, facts)


def change(db: Path, sql: str, key: list[Any], edit: Callable[[dict[str, Any]], None]) -> None:
    """`sql` names table and row, as `log WHERE n = ?`."""
    with closing(sqlite3.connect(db)) as file:
        table, _, where = sql.partition(" WHERE ")
        (body,) = file.execute(f"SELECT body FROM {table} WHERE {where}", key).fetchone()
    found = json.loads(body)
    edit(found)
    text = json.dumps(found)
    meddle(db, (f"UPDATE {table} SET body = ? WHERE {where}", [text, *key]))


def another_draw(charter: Charter, log: list[Entry], before: int | None = None) -> tuple[int, int]:
    """A draw, and another outcome with which the game plays on to the same kind of end."""
    game = farwest.load(charter.game)
    stage = Table(charter, game, log).stage
    draws = [n for n, e in enumerate(log[:before]) if e.kind == "play" and e.seat == CHANCE]
    for n in reversed(draws):
        match = Table(charter, game, log[:n]).match
        options = [] if match is None else match.state.legal()
        for other in options:
            if other == log[n].number:
                continue
            changed = [*log]
            changed[n] = Entry("play", log[n].at, CHANCE, other)
            try:
                if Table(charter, game, changed).stage == stage:
                    return n, other
            except FarwestError:
                continue
    raise AssertionError("no such draw")
