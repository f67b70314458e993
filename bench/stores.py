"""SQLite against PostgreSQL: entries a second that are on disk when they are acknowledged.

python -m bench.stores: the stores as a house uses them, with their triggers and fences, on the same
disk, in turns. So many tables append one entry after the other, each as soon as the last one was
acknowledged. Client CPU is this process's; PostgreSQL's own is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from farwest.tables.postgres import PostgresStore
from farwest.tables.slots import SLOTS
from farwest.tables.sqlite import SqliteStore
from tests.tables.houses import charter, play
from tests.tables.postgres_server import PostgresServer


async def rate(store: Any, tables: list[str], seconds: float) -> tuple[float, float, float]:
    """Entries a second, the median wait in ms, and CPU in us an entry."""
    written = {table: len(await store.log(table)) for table in tables}
    until, waits = time.perf_counter() + seconds, []

    async def busy(table: str) -> None:
        n = written[table]
        while (began := time.perf_counter()) < until:
            await store.append(table, n, [play(n)])
            waits.append(time.perf_counter() - began)
            n += 1

    cpu, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*map(busy, tables))
    spent = time.perf_counter() - began
    used = (time.process_time() - cpu) / len(waits)
    return len(waits) / spent, 1e3 * median(waits), 1e6 * used


async def main(wishes: argparse.Namespace) -> None:
    server = PostgresServer(durable=True)
    with TemporaryDirectory() as folder:
        opened: dict[str, Any] = {
            "SQLite": SqliteStore(Path(folder) / "house.db"),
            "PostgreSQL": PostgresStore(server.address()),
        }
        many = [f"t{k}" for k in range(max(wishes.tables))]
        for store in opened.values():
            await store.take_slots(range(SLOTS), "bench")
            await asyncio.gather(*(store.found(charter(table), []) for table in many))
        found: dict[tuple[str, int], list[tuple[float, float, float]]] = defaultdict(list)
        for _ in range(wishes.rounds):
            for tables in wishes.tables:
                for name, store in opened.items():
                    found[name, tables].append(await rate(store, many[:tables], wishes.seconds))
        for store in opened.values():
            await store.close()
    server.stop()
    print("tables  store        entries/s   p50 ms   client CPU us   (medians of the rounds)")
    for tables in wishes.tables:
        for name in opened:
            a, b, c = (median(column) for column in zip(*found[name, tables], strict=True))
            print(f"{tables:6}  {name:10} {a:11,.0f} {b:8.2f} {c:15.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100, 400])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    asyncio.run(main(parser.parse_args()))
