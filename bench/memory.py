"""What the house remembers: over many games, and with many finished ones in its file.

python -m bench.memory games: plays them in a hall, eight at a time, and prints the memory and how
many objects after every thousand. The first hundreds fill what is kept on purpose.
python -m bench.memory whole: whole games of every kind, each looked at, one after another.
python -m bench.memory file: a file with so many finished games (real ones, copied under other
names); how long the house takes from its call to its first answer, to a lobby, and its memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import farwest
from bench.load import DISK, at
from farwest.server.sweeping import free_memory_goes_back
from farwest.tables.hall import Hall
from farwest.tables.migrations import THE_HOUSE
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from tests.server.guests import OURS, HouseProcess
from tests.tables.whole_games import late_position, played

SHORT: Final = 14  # moves that a short game has left, chance included
WHOLE_ONE_IN: Final = 50  # games are whole ones
WATCHED_ONE_IN: Final = 10
PEOPLE: Final = 300
AT_ONCE: Final = 8  # games
MODELS: Final = 12  # finished games that are copied
CHUNK: Final = 500  # copies in one transaction
LOOKS: Final = 20  # at the lobby
CHECKS: Final = ("log_has_no_gap", "log_is_told_once", "log_tells_who_sat")  # of every row


def megabytes(pid: int | str = "self") -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


# ---- many games ------------------------------------------------------------------------------


async def many_games(folder: Path, games: int, every: int) -> None:
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1))
    dice, start = random.Random(14), late_position("goat", SHORT)
    for first in range(0, games, every):
        numbers = iter(range(first + 1, first + every + 1))
        await asyncio.gather(*(evening(hall, numbers, dice, start) for _ in range(AT_ONCE)))
        before = megabytes()
        unreached = gc.collect()
        print(
            f"{first + every:>7,} games: {before:6.1f} MB, {len(gc.get_objects()):,} objects"
            f" ({unreached:,} that only the collector found),"
            f" {len(hall.opened)} live tables, {len(hall._seen)} looked up,"
            f" file {(folder / 'house.db').stat().st_size / 1e6:.0f} MB",
            flush=True,
        )
    await hall.close()


async def evening(hall: Hall, numbers: Iterator[int], dice: random.Random, start: str) -> None:
    for n in numbers:
        person = Member(f"p{n % PEOPLE}", f"N{n % PEOPLE}")
        whole, watched = n % WHOLE_ONE_IN == 0, n % WATCHED_ONE_IN == 0
        await played(hall, person, "goat", dice, "" if whole else start, watched)
        if watched:
            await hall.tables_of(person.id, "fr")
            await hall.public_tables(person.id, "en")


async def whole_games(folder: Path, games: int, every: int) -> None:
    """As at a house where people play all day: free memory goes back now and then."""
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1))
    dice, moves, give_back = random.Random(14), 0, free_memory_goes_back()
    for n, game in zip(range(1, games + 1), cycle(farwest.games()), strict=False):
        person = Member(f"p{n % PEOPLE}", f"N{n % PEOPLE}")
        table = await played(hall, person, game, dice, watched=True)
        moves += (await hall.table(table)).seen(None)
        if n % every == 0:
            gc.collect()
            give_back()
            live = f"{len(hall.opened)} live tables"
            print(f"{n:>5,} games, {moves:>7,} moves: {megabytes():6.1f} MB, {live}", flush=True)
    await hall.close()


# ---- many finished games in the file ---------------------------------------------------------


async def models(folder: Path) -> list[str]:
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1))
    dice = random.Random(14)
    games = ("goat", "carson")
    names = [await played(hall, Member("p0", "N0"), games[n % 2], dice) for n in range(MODELS)]
    await hall.close()
    return names


def fill(db: Path, names: list[str], finished: int) -> None:
    """Copies, up to so many in all. Their rows are not checked one by one: the models' were."""
    with closing(sqlite3.connect(db, isolation_level=None)) as file:
        file.execute("PRAGMA synchronous = OFF")
        for check in CHECKS:
            file.execute(f"DROP TRIGGER {check}")
        marks = ",".join("?" * len(names))
        file.execute(
            "CREATE TEMP TABLE model AS SELECT row_number() OVER () - 1 AS k, table_id"
            f" FROM charter WHERE table_id IN ({marks})",
            names,
        )
        had = file.execute("SELECT count(*) FROM charter").fetchone()[0]
        for first in range(had, finished, CHUNK):
            copies = [(n,) for n in range(first, min(first + CHUNK, finished))]
            file.execute("BEGIN")
            file.execute("CREATE TEMP TABLE copy (n INTEGER PRIMARY KEY)")
            file.executemany("INSERT INTO copy VALUES (?)", copies)
            file.execute(COPY_CHARTERS, [len(names)])
            file.execute(COPY_LOGS, [len(names)])
            file.execute(COPY_SEATS, [PEOPLE])
            file.execute("DROP TABLE temp.copy")
            file.execute("COMMIT")
        for sql in THE_HOUSE:
            if any(f"TRIGGER {check}" in sql for check in CHECKS):
                file.execute(sql)


COPY_CHARTERS: Final = """
    INSERT INTO charter (table_id, public, over, body)
    SELECT printf('copy-%07d', n), n % 2, over,
        json_set(body, '$.table', printf('copy-%07d', n), '$.host', printf('p%d', n % 300))
    FROM copy JOIN model ON k = n % ? JOIN charter USING (table_id) ORDER BY n
"""
COPY_LOGS: Final = """
    INSERT INTO log SELECT printf('copy-%07d', copy.n), log.n, log.body
    FROM copy JOIN model ON k = copy.n % ? JOIN log USING (table_id) ORDER BY 1, 2
"""
COPY_SEATS: Final = """
    INSERT OR IGNORE INTO sat SELECT printf('p%d', n % ?), number
    FROM copy JOIN charter ON table_id = printf('copy-%07d', n)
"""


def measured(folder: Path) -> str:
    began = time.perf_counter()
    house = HouseProcess(folder, "--no-limits")
    try:
        where = urlsplit(house.address)
        http = HTTPConnection(where.netloc, timeout=60)
        http.request("GET", "/api/rules/goat")
        http.getresponse().read()
        opened, cpu = time.perf_counter() - began, cpu_of(house.pid)
        first = megabytes(house.pid)
        looks = []  # the first paints the posters of all games
        for _ in range(LOOKS + 1):
            before = time.perf_counter()
            http.request("GET", "/api/lobby")
            http.getresponse().read()
            looks.append(1000 * (time.perf_counter() - before))
        own = 1000 * looked_at_own(http, folder / "house.db")
        return (
            f"first answer after {opened:.2f} s ({cpu:.2f} s of CPU), {first:.0f} MB;"
            f" lobby {looks[0]:.0f} ms, then p50 {at(looks[1:], 0.5):.1f} and p99"
            f" {at(looks[1:], 0.99):.1f} ms,"
            f" of somebody with many games {own:.1f} ms; then {megabytes(house.pid):.0f} MB"
        )
    finally:
        house.stop()


def looked_at_own(http: HTTPConnection, db: Path) -> float:
    """Seconds for the lobby of somebody who sat at hundreds of tables: their second look."""
    http.request("POST", "/api/me", json.dumps({"name": "Jeanne"}), OURS)
    reply = http.getresponse()
    cookie = (reply.headers["set-cookie"] or "").partition(";")[0]
    reply.read()
    with closing(sqlite3.connect(db, isolation_level=None)) as file:
        id = file.execute("SELECT person FROM session ORDER BY at DESC LIMIT 1").fetchone()[0]
        file.execute(
            "INSERT OR IGNORE INTO sat SELECT ?, number FROM sat WHERE person = 'p1'", [id]
        )
    spans = []
    for _ in range(2):
        before = time.perf_counter()
        http.request("GET", "/api/lobby", headers={"Cookie": cookie})
        http.getresponse().read()
        spans.append(time.perf_counter() - before)
    return spans[-1]


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def many_finished(folder: Path, counts: list[int]) -> None:
    names = asyncio.run(models(folder))
    for finished in sorted(counts):
        fill(folder / "house.db", names, finished)
        size = (folder / "house.db").stat().st_size / 1e6
        print(f"{finished:>7,} finished games, {size:,.0f} MB: {measured(folder)}", flush=True)


def main(wishes: argparse.Namespace) -> int:
    DISK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DISK) as place:
        if wishes.what == "games":
            asyncio.run(many_games(Path(place), wishes.games or 10_000, wishes.every or 1000))
        elif wishes.what == "whole":
            asyncio.run(whole_games(Path(place), wishes.games or 100, wishes.every or 10))
        else:
            many_finished(Path(place), wishes.finished)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["games", "whole", "file"])
    parser.add_argument("--games", type=int)
    parser.add_argument("--every", type=int)
    parser.add_argument("--finished", type=int, nargs="*", default=[1000, 10_000, 100_000])
    raise SystemExit(main(parser.parse_args()))
