"""Stores to put to the test, and things to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from farwest.tables.postgres import PostgresStore
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Charter, Entry, Store
from farwest.tables.wire import ChairWish
from tests.tables.postgres_server import missing, server

T = TypeVar("T")
S = TypeVar("S", bound=Store)
Opening = Callable[[Path], Store]

OPENINGS: dict[str, Opening] = {  # every kind of store, by name
    "sqlite": SqliteStore,
    "postgres": lambda path: PostgresStore(server().address(path)),
}
NO_POSTGRES = missing()
needs_postgres = pytest.mark.skipif(bool(NO_POSTGRES), reason=NO_POSTGRES)
KINDS = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


def visit(opening: Callable[[Path], S], path: Path, story: Callable[[S], Awaitable[T]]) -> T:
    """Open the store, let the story happen, close it."""

    async def whole() -> T:
        store = opening(path)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def charter(table: str, *, public: bool = False, founded: float = 1000.0) -> Charter:
    return Charter(
        table=table,
        game="goat",
        seats=3,
        variant={"rich_store": True},
        chairs=[ChairWish("me"), ChairWish("bot", "Calamité", "legend"), ChairWish("open")],
        host="ann",
        secret="ab" * 32,
        founded=founded,
        version="1",
        public=public,
    )


def play(number: int) -> Entry:
    return Entry("play", 1000.0 + number / 7, number % 3, number, text=f"ask-{number}")


def plays(first: int, count: int) -> list[Entry]:
    return [play(n) for n in range(first, first + count)]


def sit(person: str, seat: int = 0) -> Entry:
    return Entry("sit", 1000.25, seat, text=person.title(), value="00ff", person=person)
