"""The finished public games of a house, read from its file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import farwest
from farwest.kernel.errors import BadCall, FarwestError
from farwest.kernel.record import Record
from farwest.tables.sqlite import SqliteStore
from farwest.tables.table import Table


def records(file: Path, most: int) -> Iterator[Record]:
    """The newest first."""
    if not file.is_file():
        raise BadCall(f"There is no house in {file}; `farwest serve --db FILE` keeps one there.")
    yield from asyncio.run(_read(file, most))


async def _read(file: Path, most: int) -> list[Record]:
    store, found = SqliteStore(file), []
    try:
        for name in await store.tables(over=True, public=True, limit=most):
            charter = await store.charter(name)
            if charter is None or charter.lesson or charter.game not in farwest.games():
                continue
            try:
                table = Table(charter, farwest.load(charter.game), await store.log(name))
                if table.stage == "over":
                    found.append(table.playing.record)
            except FarwestError:
                continue  # of rules that this house no longer has
    finally:
        await store.close()
    return found
