"""A process that writes to a house's file and says what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count

from farwest.tables.sqlite import SqliteStore
from tests.tables.houses import charter, plays

TABLES = 20
ENTRIES = 3  # in each append: all of them or none


async def write(store: SqliteStore, table: str) -> None:
    if await store.charter(table) is None:
        await store.found(charter(table), [])
    written = len(await store.log(table))
    for n in count(written, ENTRIES):
        await store.append(table, n, plays(n, ENTRIES))
        os.write(sys.stdout.fileno(), f"{table} {n + ENTRIES}\n".encode())


async def main(path: str) -> None:
    store = SqliteStore(path)
    await asyncio.gather(*(write(store, f"t{k}") for k in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
