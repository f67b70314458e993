"""Bots at tables think in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from farwest import load
from farwest.bots import bot
from farwest.bots.registry import levels
from farwest.kernel.thinking import Budget, Thinker

T = TypeVar("T")
POLITE: Final = 5  # niceness: people's clicks go first
BEST: Final = "legend"
TRIES: Final = 2  # a worker may be killed from outside; once is bad luck


def settle_in() -> None:
    """In a new process: clicks go first, and a house that is killed takes its bots along."""
    os.nice(POLITE)
    Thread(target=end_with_the_house, daemon=True).start()


def end_with_the_house() -> None:
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(0)


def choose(game: str, level: str, view: bytes, seed: int) -> int:
    """What a bot answers; it is handed the view of its seat and nothing else."""
    rules = load(game)
    return bot(level, rules, seed).choose(msgspec.json.decode(view, type=rules.view_type))


def advise(game: str, view: bytes, seconds: float) -> list[tuple[int, float]]:
    """Options and their chances, the best first. Where a game has a player of its own that knows
    better than the search, that one's choice is the best."""
    rules = load(game)
    seen: Any = msgspec.json.decode(view, type=rules.view_type)
    best, *others = Thinker(rules, Budget(seconds=seconds)).think(seen)
    ranked = [best, *sorted(others, key=lambda thought: -thought.chance)]
    found = {thought.action: thought.chance for thought in ranked}
    if BEST in levels(rules).PLAYERS:
        expert = bot(BEST, rules).choose(seen)
        found = {expert: found.pop(expert, best.chance)} | found
    return list(found.items())


class Thinkers:
    """As many processes as the house allows its bots; they share nothing."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=settle_in
            )
        return self._pool

    async def run(self, work: Callable[..., T], *facts: Any) -> T:
        for attempt in range(TRIES):
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, work, *facts)
            except BrokenProcessPool:
                self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """At once: what they think about is of no use any more."""
        if self._pool is not None:
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
