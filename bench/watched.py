"""The house exactly as `farwest serve` runs it, which tells afterwards what the work cost it.

python -m bench.watched REPORT [--profile] serve ...: SIGUSR1 begins the counting, SIGUSR2 ends
it; the report is a JSON file of the last counting, written when the house closes. Of several
workers (which get the signals, each) everyone writes its own: REPORT.0, REPORT.1, ...
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import json
import pstats
import signal
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from farwest.cli import main as farwest
from farwest.server import app
from farwest.server.application import App
from farwest.tables import sqlite
from farwest.tables.sqlite_writer import SqliteWriter
from farwest.tables.writer import Deed

PULSE: Final = 0.05  # seconds between two looks at how late the event loop is: each costs it 0.1 ms
TOP: Final = 25  # functions in a profile


class TimedWriter(SqliteWriter):
    spans: list[float]  # seconds, of each transaction

    def _write(self, deeds: list[Deed]) -> None:
        before = time.perf_counter()
        super()._write(deeds)
        self.spans.append(time.perf_counter() - before)


class Watched(App):
    report: Path
    profile: cProfile.Profile | None = None

    async def open(self) -> None:
        await super().open()
        self._found: dict[str, Any] = {}
        self._pauses: list[float] = []
        gc.callbacks.append(self._collected)
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self._begin)
        loop.add_signal_handler(signal.SIGUSR2, self._end)
        self._pulse = asyncio.create_task(self._feel())

    async def _feel(self) -> None:
        self._lags: list[float] = []
        while True:
            before = time.perf_counter()
            await asyncio.sleep(PULSE)
            self._lags.append(time.perf_counter() - before - PULSE)

    def _collected(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._pauses.append(-time.perf_counter())
        else:
            self._pauses[-1] += time.perf_counter()

    def _begin(self) -> None:
        self._pauses.clear()
        self._since = time.perf_counter(), time.thread_time(), time.process_time()
        self._lags.clear()
        self.store.writer.sizes.clear()
        TimedWriter.spans.clear()
        if self.profile:
            self.profile.enable()

    def _end(self) -> None:
        wall, loop, cpu = self._since
        self._found = {
            "wall": time.perf_counter() - wall,
            "loop": time.thread_time() - loop,
            "cpu": time.process_time() - cpu,
            "lags": list(self._lags),
            "pauses": list(self._pauses),
            "spans": list(TimedWriter.spans),
            "sizes": dict(self.store.writer.sizes),
        }
        if self.profile:
            self.profile.disable()
            self._found["profile"] = top(self.profile)

    async def close(self) -> None:
        self._pulse.cancel()
        await super().close()
        end = "" if self.station is None else f".{self.station.number}"
        self.report.with_name(self.report.name + end).write_text(json.dumps(self._found))


def top(profile: cProfile.Profile) -> list[tuple[str, int, float, float]]:
    """What costs most: the function, how often, seconds alone, seconds with what it calls."""
    stats: Any = pstats.Stats(profile)
    rows = [
        (f"{Path(file).name}:{line} {name}", calls, alone, whole)
        for (file, line, name), (calls, _, alone, whole, _) in stats.stats.items()
    ]
    return sorted(rows, key=lambda row: -row[2])[:TOP]


def replace(module: ModuleType, name: str, thing: object) -> None:
    """A name that is no longer there would be replaced for nobody."""
    assert name in vars(module), f"{module.__name__} has no {name}"
    vars(module)[name] = thing


def main(report: str, *wishes: str) -> int:
    Watched.report = Path(report)
    if "--profile" in wishes:
        Watched.profile = cProfile.Profile(time.thread_time)  # other processes do not count
    TimedWriter.spans = []
    replace(app, "App", Watched)
    replace(sqlite, "SqliteWriter", TimedWriter)
    return farwest([wish for wish in wishes if wish != "--profile"])


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
