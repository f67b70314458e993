"""A full house: 1,000 sockets at 250 tables, 500 moves a second, each durable before its answer.

The server is `farwest serve` in a process of its own; this process is all the people, on the same
machine. Tables move on a fixed beat, whether or not the house keeps up. The time of an answer is
from sending a move until its Done is here. A first figure is for programs (canvas none), a second
for browsers (canvas wide, compressed as browsers ask for it), at the most the house can bear: of
every game, for a move of one may cost what three of another do.
"""

from __future__ import annotations

import argparse
import asyncio
import json as jsonlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from math import inf, isinf
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from bench.crowd import BROWSERS, Crowd
from farwest.games import GAMES

TABLES: Final = 250
RATE: Final = 500.0  # moves a second, of all tables together
SECONDS: Final = 15.0
GOAL: Final = 0.050  # seconds: the 99th percentile of an answer
KEPT: Final = 0.97  # of the rate: less means that the house fell behind
SLOWER: Final = 0.7  # the next rate to try
LEAST: Final = 10.0  # moves a second: below that nobody looks
BREATH: Final = 12.0  # seconds: what came before, or sat down, is swept up (server/sweeping.py)
PATIENCE: Final = 120.0  # seconds for all to sit down, and for moves that are late
MOST_SAID: Final = 2000  # characters of what went wrong
DISK: Final = Path(__file__).parents[1] / "build"  # the usual place for such may be no disk
Found = dict[str, Any]  # what one run came to


@contextmanager
def house(folder: Path, profile: bool, workers: int) -> Iterator[tuple[str, list[int]]]:
    """Its address, and the processes that play."""
    command = [sys.executable, "-m", "bench.watched", str(folder / "report.json")]
    command += ["--profile"] * profile + ["serve", "--port", "0", "--no-limits"]
    command += ["--db", str(folder / "house.db"), "--workers", str(workers)]
    with (
        (folder / "errors.txt").open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout is not None
        found = re.search(r"http://([^/]+)/", process.stdout.readline())
        assert found, "the house did not open"
        try:
            with urlopen(f"http://{found[1]}/ready", timeout=PATIENCE):
                pids = [process.pid] if workers == 1 else children(process.pid)
            assert len(pids) == workers
            yield found[1], pids
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()
            print((folder / "errors.txt").read_text()[-MOST_SAID:], end="", file=sys.stderr)


def run(
    game: str,
    canvas: str,
    tables: int,
    rates: list[float],
    seconds: float,
    profile: bool,
    workers: int = 1,
) -> Found:
    """At the first of the rates that the house can bear, or else at the last."""
    DISK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DISK) as place:
        folder = Path(place)
        with house(folder, profile, workers) as (address, pids):
            crowd = Crowd(address, canvas, game)
            found = asyncio.run(drive(crowd, pids, tables, rates, seconds))
        reports = [jsonlib.loads(file.read_text()) for file in folder.glob("report.json*")]
        return found | {"house": together(reports), "workers": workers}


def together(reports: list[Found]) -> Found:
    """What it cost all workers."""
    found: Found = {key: sum(one[key] for one in reports) for key in ("loop", "cpu")}
    for key in ("lags", "pauses", "spans"):
        found[key] = [time for one in reports for time in one[key]]
    sizes: Counter[str] = Counter()
    for one in reports:
        sizes.update(one["sizes"])
    wall, profile = max(one["wall"] for one in reports), reports[0].get("profile", [])
    return found | {"sizes": sizes, "wall": wall, "profile": profile}


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def drive(
    crowd: Crowd, pids: list[int], tables: int, rates: list[float], seconds: float
) -> Found:
    found: Found = {}
    async with AsyncExitStack() as stack:
        before = time.perf_counter()
        seated = await asyncio.to_thread(crowd.come, tables)
        async with asyncio.timeout(PATIENCE):
            await crowd.sit(stack, seated)
        ready = time.perf_counter() - before
        for rate in rates:
            await asyncio.sleep(BREATH)
            async with asyncio.timeout(None if isinf(seconds) else seconds + PATIENCE):
                found = await measured(crowd, pids, rate, seconds) | {"ready": ready}
            if bears(found):
                break
        crowd.leaving = True
    return found


async def measured(crowd: Crowd, pids: list[int], rate: float, seconds: float) -> Found:
    for pid in pids:
        os.kill(pid, signal.SIGUSR1)
    cpu, wall = time.process_time(), time.perf_counter()
    got = await crowd.play(rate, seconds)
    wall = time.perf_counter() - wall
    for pid in pids:
        os.kill(pid, signal.SIGUSR2)
    return {
        "game": crowd.game,
        "canvas": crowd.canvas,
        "sockets": sum(len(table.sockets) for table in crowd.tables),
        "tables": len(crowd.tables),
        "rate": rate,
        "got": got,
        "answers": list(crowd.answers),
        "sights": list(crowd.sights),
        "late": crowd.late,
        "driver": (time.process_time() - cpu) / wall,
        "messages": crowd.messages / wall,
        "bytes": crowd.bytes / wall,
    }


def at(times: list[float], share: float) -> float:
    """That share of them is not longer."""
    return sorted(times)[min(int(len(times) * share), len(times) - 1)] if times else 0.0


def bears(found: Found) -> bool:
    return found["got"] >= KEPT * found["rate"] and at(found["answers"], 0.99) < GOAL


def slower_and_slower(rate: float) -> Iterator[float]:
    while rate >= LEAST:
        yield rate
        rate *= SLOWER


# ---- telling ---------------------------------------------------------------------------------


def told(found: Found) -> str:
    report = found["house"]
    sizes = {int(size): times for size, times in report["sizes"].items()}
    commits, moves = sum(sizes.values()), sum(size * times for size, times in sizes.items())
    loop, rest = (report[k] / report["wall"] for k in ("loop", "cpu"))
    lines = [
        f"{found['game']}: {found['sockets']:,} sockets at {found['tables']} tables,"
        f" canvas {found['canvas']}"
        f" (seated in {found['ready']:.0f} s), workers: {found['workers']}",
        f"  moves      {found['got']:.0f} a second of {found['rate']:.0f} asked for"
        f" ({len(found['answers']):,} in all, {found['late']:,} behind the beat)",
        f"  answer     {spread(found['answers'])}, durable",
        f"  all saw it {spread(found['sights'])}",
        f"  commits    {commits:,}, of {moves / max(commits, 1):.1f} moves each"
        f" (most {max(sizes, default=0)}); one takes {spread(report['spans'])}",
        f"  sent       {found['messages']:,.0f} messages a second,"
        f" {found['bytes'] / 1e6:.1f} MB a second before compression",
        f"  house      event loop {loop:.0%} of a core, its other threads {rest - loop:.0%};"
        f" the loop is late by {spread(report['lags'])}",
        f"  rubbish    collected for {sum(report['pauses']) / report['wall']:.1%} of the time,"
        f" at most {1000 * max(report['pauses'], default=0):.0f} ms at once",
        f"  a move     {1000 * report['loop'] / max(moves, 1):.2f} ms of CPU in the event loop,"
        f" {1000 * (report['cpu'] - report['loop']) / max(moves, 1):.2f} ms in other threads",
        f"  people     {found['driver']:.0%} of a core",
        f"  limit      {limit(loop, found['driver'], bears(found))}",
    ]
    for name, calls, alone, whole in report.get("profile", []):
        lines.append(f"    {alone:7.2f} s alone {whole:7.2f} s in all {calls:9,} x  {name}")
    return "\n".join(lines)


def spread(times: list[float]) -> str:
    return f"p50 {1000 * at(times, 0.5):.1f} ms, p99 {1000 * at(times, 0.99):.1f} ms"


def limit(loop: float, driver: float, kept: bool) -> str:
    busiest = "the house's event loop" if loop >= driver else "the people of this benchmark"
    return f"{'kept' if kept else 'not kept'}; the busiest is {busiest}, {max(loop, driver):.0%}"


def main(wishes: argparse.Namespace) -> int:
    for game in wishes.game or GAMES:
        for canvas in [wishes.canvas] if wishes.canvas else ["none", BROWSERS]:
            rates = list(slower_and_slower(wishes.rate)) if canvas == BROWSERS else [wishes.rate]
            seconds = inf if wishes.whole else wishes.seconds
            if wishes.whole:  # another rate would find all games over
                rates = [wishes.rate]
            load = game, canvas, wishes.tables, rates, seconds
            found = run(*load, wishes.profile, wishes.workers)
            print(jsonlib.dumps(found) if wishes.json else told(found), flush=True)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="only this; may be said again")
    parser.add_argument("--canvas", choices=["none", BROWSERS], help="only this")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--whole", action="store_true", help="every game to its end, at that rate")
    parser.add_argument("--workers", type=int, default=1, help="of the house")
    parser.add_argument("--profile", action="store_true", help="slows the house down")
    parser.add_argument("--json", action="store_true")
    raise SystemExit(main(parser.parse_args()))
