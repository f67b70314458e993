"""Bots at tables think in processes of their own, so that no table ever waits for another's bot.

A bot stays where it thought last, with its tree: what it worked out of its seat's own views, and of
nothing else, is there when that seat is asked again. If its process is busy, another begins anew.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeVar

from farwest import load
from farwest.bots import Bot, bot
from farwest.bots.advising import Advised
from farwest.bots.advising import advise as advised
from farwest.bots.levels import BEST
from farwest.bots.planning import Intent, Pins
from farwest.bots.planning import intend as planned
from farwest.bots.registry import time_for
from farwest.bots.search import SearchBot
from farwest.kernel.game import AnyGame
from farwest.kit.reading import decoded
from farwest.tables.counting import COUNTS
from farwest.tables.errors import StoreClosed
from farwest.tables.fair_gate import Asker, FairGate

T = TypeVar("T")
POLITE: Final = 5  # niceness: people's clicks go first
PATIENT: Final = 15  # and bots before what only looks back
NOBODY: Final = Asker()
WAITING: Final = 4  # reviews that one person may wait for
TRIES: Final = 2  # a worker may be killed from outside; once is bad luck
KEPT: Final = 32  # bots that one process keeps: a legend's tree takes 7 MB when it is full


class Bots(OrderedDict[Any, Bot[Any]]):
    """Those that thought last, and no more."""

    def keep(self, key: Any, one: Bot[Any]) -> None:
        self[key] = one
        self.move_to_end(key)
        while len(self) > KEPT:
            self.popitem(last=False)


BOTS: Final = Bots()  # of this process


def settle_in(nice: int) -> None:
    """In a new process: clicks go first, and a house that is killed takes its bots along."""
    os.nice(nice)
    Thread(target=end_with_the_house, daemon=True).start()


def end_with_the_house() -> None:
    phrase = parent_process()
    if phrase is not None:
        phrase.join()
        os._exit(0)


def choose(
    game: str, level: str, view: bytes, seed: int, chair: str = "", seconds: float = 0.0
) -> int:
    """What a bot answers; it is handed the view of its seat and nothing else. `chair`: where it
    sits, so that it is the same bot when it is asked there again; `seconds`: that it may take,
    instead of as many looks as its level has."""
    rules = load(game)
    seen = decoded(view, rules.view_type)
    player = taken(rules, level, seed, chair, seen.seat)
    if isinstance(player, SearchBot):
        player.give(seconds)
    action = player.choose(seen)
    kept(rules, level, chair, seen.seat, player)
    return action


def ponder(game: str, level: str, view: bytes, seed: int, chair: str, seconds: float) -> bool:
    """For a moment: what a bot may be asked next, from what it sees while others think. False: it
    has nothing more to think about."""
    rules = load(game)
    seen = decoded(view, rules.view_type)
    player = taken(rules, level, seed, chair, seen.seat)
    goes_on = isinstance(player, SearchBot)
    if isinstance(player, SearchBot):
        player.give(seconds)
        goes_on = player.ponder(seen)
    kept(rules, level, chair, seen.seat, player)
    return goes_on


def taken(game: AnyGame, level: str, seed: int, chair: str, seat: int) -> Bot[Any]:
    """One that fails is not kept."""
    return BOTS.pop((chair, game.name, level, seat), None) or bot(level, game, seed)


def kept(game: AnyGame, level: str, chair: str, seat: int, player: Bot[Any]) -> None:
    if chair:
        BOTS.keep((chair, game.name, level, seat), player)


def advise(game: str, view: bytes, other: int | None) -> Advised:
    """What Legend would answer from this view, and why rather than the other answer. It has as
    long as Legend has at a table."""
    rules = load(game)
    seconds = time_for(BEST, rules) if rules.compiled else 0.0
    return advised(rules, decoded(view, rules.view_type), other, seconds)


def intend(game: str, level: str, view: bytes, pins: Pins, seed: int) -> Intent:
    """What a bot means to do, from the view of its seat and the plans of its side."""
    rules = load(game)
    return planned(rules, level, decoded(view, rules.view_type), pins, seed)


class WorkerGone(Exception):
    """Before it answered: somebody else will."""


class Worker:
    """One process. It begins when there is something to think about."""

    is_away = False  # at a thinker's, on another machine perhaps: those go first

    def __init__(self, nice: int = POLITE) -> None:
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None
        self.chairs: OrderedDict[str, None] = OrderedDict()  # whose bots it may have kept

    def submit(self, work: Callable[..., T], facts: tuple[Any, ...], chair: str) -> Future[T]:
        if chair:
            self.remember(chair)
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                1,
                mp_context=get_context("spawn"),
                initializer=settle_in,
                initargs=(self.nice,),
            )
        return self.pool.submit(work, *facts)

    def can(self, work: Callable[..., Any]) -> bool:
        return True

    def remember(self, chair: str) -> None:
        self.chairs[chair] = None
        self.chairs.move_to_end(chair)
        while len(self.chairs) > KEPT:
            self.chairs.popitem(last=False)

    def forget(self) -> None:
        self.pool = None
        self.chairs.clear()

    def close(self) -> None:
        """At once: what it thinks about is of no use any more."""
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool.shutdown(wait=True, cancel_futures=True)
        self.forget()


class Pool:
    """Some processes, and who comes to them next."""

    def __init__(self, workers: list[Worker], most: int = 0, about: str = "") -> None:
        """`about`: what they think of, for who counts; empty: as urgent as it is."""
        self.workers = workers
        self.about = about
        self.gate = FairGate(len(workers), most)
        self._idle = [*workers]
        self._back = asyncio.Event()  # somebody is idle again
        self._closed = False

    def welcome(self, worker: Worker) -> None:
        """One more, for as long as it is here."""
        self.workers.append(worker)
        self._idle.append(worker)
        self._back.set()
        self.gate.leave()

    def dismiss(self, worker: Worker) -> None:
        """What it was asked it must answer all the same, if only with WorkerGone."""
        self.workers.remove(worker)
        if worker in self._idle:
            self._idle.remove(worker)
            self.gate.free -= 1

    def close(self) -> None:
        """Nobody begins to think any more: neither who waits, nor in another process who thought
        in one that was ended."""
        self._closed = True
        for worker in [*self.workers]:
            worker.close()

    async def run(
        self, work: Callable[..., T], facts: tuple[Any, ...], chair: str, asker: Asker
    ) -> T:
        attempt = 0
        while True:
            worker, began = await self._enter(work, chair, asker), perf_counter()
            try:
                task = worker.submit(work, facts, chair)
            except BrokenProcessPool:  # killed while it had nothing to do
                worker.forget()
                task = worker.submit(work, facts, chair)
            about = self.about or asker.urgency.name.lower()
            back = partial(self._done, asyncio.get_running_loop(), worker, about, began)
            task.add_done_callback(back)  # also if nobody waits for it any more
            try:
                return await asyncio.wrap_future(task)
            except WorkerGone:
                continue  # those that are gone are not asked again
            except BrokenProcessPool:
                worker.forget()
                attempt += 1
                if attempt == TRIES:
                    raise

    async def _enter(self, work: Callable[..., Any], chair: str, asker: Asker) -> Worker:
        while True:
            await self.gate.enter(asker)
            if self._closed:
                self.gate.leave()  # who waits behind is told so, too
                raise StoreClosed("closing")
            worker = self._take(work, chair)
            if worker is not None:
                return worker
            self._back.clear()  # only those are idle that cannot do this
            self.gate.leave()
            await self._back.wait()

    def _take(self, work: Callable[..., Any], chair: str) -> Worker | None:
        able = [worker for worker in self._idle if worker.can(work)]
        known = [worker for worker in able if chair in worker.chairs]
        away = [worker for worker in able if worker.is_away]
        begun = [worker for worker in able if worker.pool is not None]
        worker = next(iter([*known, *away, *begun, *able]), None)
        if worker is not None:
            self._idle.remove(worker)
        return worker

    def _done(
        self,
        loop: asyncio.AbstractEventLoop,
        worker: Worker,
        about: str,
        began: float,
        _: Future[Any],
    ) -> None:
        """In a thread of the pool's."""
        with suppress(RuntimeError):  # the house closed meanwhile
            loop.call_soon_threadsafe(self._give_back, worker, about, perf_counter() - began)

    def _give_back(self, worker: Worker, about: str, seconds: float) -> None:
        COUNTS.thought(about, seconds)
        if worker in self.workers:  # else it went meanwhile, and its place with it
            self._idle.append(worker)
            self._back.set()
            self.gate.leave()


class Thinkers:
    """As many processes as the house allows its bots, and one that looks back at games that are
    over; they share nothing. A review takes seconds: no bot ever waits for one."""

    def __init__(self, processes: int) -> None:
        self.bots = Pool([Worker() for _ in range(processes)])
        self.reviewers = Pool([Worker(PATIENT)], WAITING, "review")

    @property
    def is_calm(self) -> bool:
        """Nobody waits for a bot."""
        return not self.bots.gate.waiting

    @property
    def is_idle(self) -> bool:
        """Nobody waits, and a process has nothing to do."""
        return self.is_calm and self.bots.gate.free > 0

    @property
    def workers(self) -> list[Worker]:
        return [*self.bots.workers, *self.reviewers.workers]

    async def run(
        self, work: Callable[..., T], *facts: Any, chair: str = "", asker: Asker = NOBODY
    ) -> T:
        """`chair`: a bot's; it thinks where it did before, if that process has time."""
        return await self.bots.run(work, facts, chair, asker)

    async def look_back(self, work: Callable[..., T], *facts: Any, asker: Asker = NOBODY) -> T:
        return await self.reviewers.run(work, facts, "", asker)

    def close(self) -> None:
        for pool in (self.bots, self.reviewers):
            pool.close()
