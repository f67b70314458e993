"""Work on several processes. It comes out in the order it was given, however many there are."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from operator import length_hint
from typing import Any

from farwest.arena.plan import Contest, Seating
from farwest.arena.table import ArenaTable, Kept
from farwest.kernel.errors import GameFailed
from farwest.kernel.game import Game
from farwest.kit.workplace import Made, Thing, Workplace, attempted, made

AHEAD = 2  # games a worker has in hand, so that it never waits for the next
DIED = "A worker of the arena died; fewer --jobs need less memory."
BUFFER = 64  # games by worker that may be done before an earlier one is


@cache
def game_in(package: str, pure: bool) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(f"{package}.game").GAME
    return game.interpreted() if pure else game


def play_game(plan: Contest, seating: Seating) -> Kept:
    return ArenaTable(game_in(plan.package, plan.pure), plan, seating).play()


def play_all(
    plan: Contest, seatings: Iterable[Seating], where: Workplace
) -> Generator[Kept, None, None]:
    """Each seating's game, in order. Leaving the loop early stops the work at once."""
    return where.each(partial(play_game, plan), seatings)


class Processes(Workplace):
    """Of this machine; a single one is this process itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(
        self, task: Callable[[Thing], Made], things: Iterable[Thing]
    ) -> Generator[Made, None, None]:
        jobs = min(self.jobs, length_hint(things, self.jobs))
        if jobs <= 1:
            yield from map(task, things)
            return
        crew = Crew(task, jobs)
        try:
            yield from crew.play(iter(things))
        finally:
            crew.dismiss()


def work(task: Callable[[Any], Any], line: Connection, foremans: Connection) -> None:
    """A worker's life. Ctrl-C is the foreman's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    foremans.close()  # a fork has it too, and would never hear that the foreman is gone
    with suppress(EOFError, BrokenPipeError):
        while True:
            line.send(attempted(task, line.recv()))


def ready(lines: list[Connection]) -> list[Connection]:
    heard = wait(lines)
    return [line for line in lines if line in heard]


class Crew:
    def __init__(self, task: Callable[[Any], Any], jobs: int) -> None:
        context = get_context()
        self.in_hand: dict[Connection, deque[int]] = {}  # by worker: its games, oldest first
        self.workers = []
        for _ in range(jobs):
            mine, theirs = context.Pipe()
            worker = context.Process(target=work, args=(task, theirs, mine), daemon=True)
            worker.start()
            theirs.close()  # so that a worker's death is heard as the end of its line
            self.workers.append(worker)
            self.in_hand[mine] = deque()

    def play(self, things: Iterator[Any]) -> Iterator[Any]:
        self.sent = self.given_out = 0
        done: dict[int, Any] = {}
        for line in list(self.in_hand) * AHEAD:
            self.hand_out(line, things)
        while any(self.in_hand.values()):
            busy = [line for line, games in self.in_hand.items() if games]
            for line in ready(busy):
                done[self.in_hand[line][0]] = self.receive(line)
                self.in_hand[line].popleft()
            while self.given_out in done:
                yield done.pop(self.given_out)
                self.given_out += 1
            for line, games in self.in_hand.items():
                while len(games) < AHEAD and self.hand_out(line, things):
                    pass

    def hand_out(self, line: Connection, things: Iterator[Any]) -> bool:
        if self.sent - self.given_out >= BUFFER * len(self.in_hand):
            return False
        thing = next(things, None)
        if thing is None:
            return False
        try:
            line.send(thing)
        except (BrokenPipeError, ConnectionResetError):
            raise GameFailed(DIED) from None
        self.in_hand[line].append(self.sent)
        self.sent += 1
        return True

    def receive(self, line: Connection) -> Any:
        try:
            return made(line.recv())
        except (EOFError, ConnectionResetError):
            raise GameFailed(DIED) from None

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.kill()  # it holds nothing: what it finished was sent
        for worker in self.workers:
            worker.join()
        for line in self.in_hand:
            line.close()
