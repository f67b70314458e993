"""Load that looks like life: python -m bench.life [--tables 60] [--seconds 60].

Mixed games, people who think, a bot of some level at every table, watchers, chat, lines that are
lost and dialled again, phones on slow lines, programs. The house is `farwest serve` in a process of
its own; this process is all the people. It tells moves a second, how long an answer took by kind of
asker, processor, memory and bytes.

With --grow it is done again and again while something grows, everything else being the same:
`tables` more that play, `waiting` tables that nobody comes to, `watchers` at one table, `games`
that are finished and stand in the file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from bench.crowd import OURS
from bench.living import Diary, Mix, Town
from bench.load import DISK, at, house, together
from bench.memory import cpu_of, fill, megabytes, models
from farwest.games import GAMES
from tests.server.killing import children

SETTLES: Final = 3.0  # seconds after all have come
TABLES: Final = 60
SECONDS: Final = 60.0
GROWN: Final = {
    "tables": [10, 100, 400],
    "waiting": [100, 1000, 10_000],
    "watchers": [1, 10, 100, 290],
    "games": [1000, 10_000, 100_000],
}


@dataclass
class Lived:
    """What came of one stretch of it."""

    what: str
    diary: Diary
    wall: float
    loop: float  # seconds of CPU, of the event loop
    threads: float  # of the house's other threads
    bots: float  # of the processes where bots think
    people: float  # of this process
    answers: int  # of people and bots, as the file has them
    late: list[float]  # by how much the loop was
    memory: float  # megabytes, of the house
    minds: float  # of its bots

    def told(self) -> str:
        diary, moves = self.diary, max(self.answers, 1)
        lines = [
            f"{self.what}, for {self.wall:.0f} s",
            f"  moves      {diary.moves / self.wall:.1f} a second of people,"
            f" {(self.answers - diary.moves) / self.wall:.1f} of bots and chance",
            *(f"  {kind:17} {spread(times)}" for kind, times in sorted(diary.times.items())),
            f"  house      event loop {self.loop / self.wall:.0%} of a core,"
            f" {1000 * self.loop / moves:.2f} ms a move; other threads"
            f" {self.threads / self.wall:.0%}; bots {self.bots / self.wall:.0%};"
            f" the loop is late by {spread(self.late)}",
            f"  memory     {self.memory:.0f} MB, bots {self.minds:.0f} MB",
            f"  sent       {diary.messages / self.wall:.0f} messages and"
            f" {diary.bytes / self.wall / 1000:.0f} kB a second before compression",
            f"  people     {self.people / self.wall:.0%} of a core",
            f"  trouble    {dict(diary.trouble) or 'none'}",
        ]
        return "\n".join(lines)

    def row(self) -> str:
        moved = [
            span for kind, times in self.diary.times.items() for span in times if "move" in kind
        ]
        facts = (
            self.what,
            f"{self.answers / self.wall:.1f}",
            f"{1000 * self.loop / max(self.answers, 1):.2f} ms",
            f"{1000 * at(moved, 0.5):.1f} ms",
            f"{1000 * at(moved, 0.99):.1f} ms",
            f"{self.loop / self.wall:.0%}",
            f"{self.memory:.0f} MB",
            f"{self.diary.bytes / self.wall / 1000:.0f} kB/s",
        )
        return f"| {' | '.join(facts)} |"


HEAD: Final = (
    "| grown | moves/s | CPU a move | p50 | p99 | loop | memory | sent |",
    "|---|---|---|---|---|---|---|---|",
)


def spread(times: list[float]) -> str:
    return (
        f"p50 {1000 * at(times, 0.5):.1f} ms, p99 {1000 * at(times, 0.99):.1f} ms ({len(times):,})"
    )


def answers_in(db: Path) -> int:
    """Answers of anybody that stand in the file by now."""
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as file:
        found = file.execute("SELECT count(*) FROM log WHERE body LIKE '%\"play\"%'").fetchone()
    return int(found[0])


def life(what: str, mix: Mix, seconds: float, *, waiting: int = 0, finished: int = 0) -> Lived:
    DISK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DISK) as place:
        folder = Path(place)
        if finished:
            fill(folder / "house.db", asyncio.run(models(folder)), finished)
        with house(folder, profile=False, workers=1) as (address, pids):
            found = asyncio.run(stretch(address, pids[0], folder, mix, seconds, waiting))
        report = together([json.loads(one.read_text()) for one in folder.glob("report.json*")])
    facts: dict[str, Any] = {"loop": report["loop"], "threads": report["cpu"] - report["loop"]}
    return Lived(what, **found, **facts, late=report["lags"])


async def stretch(
    address: str, pid: int, folder: Path, mix: Mix, seconds: float, waiting: int
) -> dict[str, Any]:
    await asyncio.to_thread(found_and_left, address, waiting)
    town, db = Town(address, mix), folder / "house.db"
    await town.open()
    await town.settled()
    await asyncio.sleep(min(SETTLES, seconds))
    town.diary = Diary()
    minds = children(pid)
    had, thought = answers_in(db), sum(map(cpu_of, minds))
    os.kill(pid, signal.SIGUSR1)
    cpu, before = time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - before
    os.kill(pid, signal.SIGUSR2)
    found = {
        "diary": town.diary,
        "wall": wall,
        "people": time.process_time() - cpu,
        "bots": sum(map(cpu_of, minds)) - thought,
        "answers": answers_in(db) - had,
        "memory": megabytes(pid),
        "minds": sum(map(megabytes, minds)),
    }
    await town.close()
    return found


def found_and_left(address: str, tables: int) -> None:
    """Tables that wait for somebody who never comes."""
    http, cookie = HTTPConnection(address), ""
    for n in range(tables):
        if n % 50 == 0:
            http.request("POST", "/api/me", json.dumps({"name": f"Idle {n}"}), OURS)
            reply = http.getresponse()
            cookie = (reply.headers["set-cookie"] or "").partition(";")[0]
            reply.read()
        wish = {"game": GAMES[n % len(GAMES)], "chairs": [{"who": "me"}, {"who": "open"}]}
        http.request("POST", "/api/tables", json.dumps(wish), OURS | {"Cookie": cookie})
        http.getresponse().read()


def grown(what: str, n: int, mix: Mix, seconds: float) -> Lived:
    said = f"{n:,} {what}"
    if what == "tables":
        return life(said, replace(mix, tables=n), seconds)
    if what == "watchers":
        return life(said, replace(mix, tables=1, watchers=n), seconds)
    more = {"waiting": n} if what == "waiting" else {"finished": n}
    return life(said, mix, seconds, **more)


def main(wishes: argparse.Namespace) -> int:
    games = wishes.games or list(GAMES)
    mix = Mix(games, wishes.tables, bots=wishes.bots, watchers=wishes.watchers, think=wishes.think)
    if not wishes.grow:
        said = f"{wishes.tables} tables of {', '.join(games)}"
        print(life(said, mix, wishes.seconds).told())
        return 0
    print(*HEAD, sep="\n", flush=True)
    for n in wishes.to or GROWN[wishes.grow]:
        print(grown(wishes.grow, n, mix, wishes.seconds).row(), flush=True)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", choices=GAMES, help="only these")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--think", type=float, default=4.0, help="seconds, on the whole")
    parser.add_argument("--bots", type=int, default=1, help="at every table")
    parser.add_argument("--watchers", type=int, default=1, help="at every table")
    parser.add_argument("--grow", choices=GROWN, help="what grows")
    parser.add_argument("--to", type=int, nargs="*", help="how many")
    raise SystemExit(main(parser.parse_args()))
