"""What is written once and runs on every store: books, whose SQL SQLite and PostgreSQL both read.

A book hands its store a work: a plain function that is given a File and says its statements there,
with ? for every fact. It is carried out whole or not at all, with others' works in one transaction.

Both read: INSERT ... ON CONFLICT (...) DO NOTHING or DO UPDATE, RETURNING, count, max, coalesce,
row_number, LIMIT with a fact. Not both: INSERT OR ..., PRAGMA, json_extract, rowid, LIMIT -1,
INDEXED BY, a subquery in FROM without a name. Facts have the type of their column.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class FoundRows(Protocol):
    """What a statement found, or how many rows it changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class File(Protocol):
    """A connection to whatever keeps the house: sqlite3's own, or PostgresFile."""

    def execute(self, sql: str, facts: Sequence[Any] = ..., /) -> FoundRows: ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...


Work = Callable[[File], T]


class Writing(Protocol):
    def do(self, work: Work[T]) -> Awaitable[T]:
        """Durable when it returns."""


class BookStore(Protocol):
    """A store in which books are kept."""

    @property
    def writer(self) -> Writing: ...

    async def read(self, work: Work[T]) -> T:
        """All that was acknowledged is seen."""
