"""Games on several processes. They come out in the order of the plan, however many there are."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any

from farwest.arena.plan import Contest, Seating
from farwest.arena.table import ArenaTable, Kept
from farwest.kernel.errors import GameFailed
from farwest.kernel.game import Game

AHEAD = 2  # games a worker has in hand, so that it never waits for the next
DIED = "A worker of the arena died; fewer --jobs need less memory."
BUFFER = 64  # games by worker that may be done before an earlier one is


def game_of(plan: Contest) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(f"{plan.package}.game").GAME
    return game.interpreted() if plan.pure else game


def play_all(plan: Contest, seatings: Iterable[Seating], jobs: int) -> Generator[Kept, None, None]:
    """Each seating's game, in order. Leaving the loop early stops the workers at once."""
    if jobs <= 1:
        game = game_of(plan)
        for seating in seatings:
            yield ArenaTable(game, plan, seating).play()
        return
    crew = Crew(plan, jobs)
    try:
        yield from crew.play(iter(seatings))
    finally:
        crew.dismiss()


def work(plan: Contest, line: Connection, foremans: Connection) -> None:
    """A worker's life. Ctrl-C is the foreman's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    foremans.close()  # a fork has it too, and would never hear that the foreman is gone
    game = game_of(plan)
    with suppress(EOFError, BrokenPipeError):
        while True:
            seating: Seating = line.recv()
            try:
                line.send(ArenaTable(game, plan, seating).play())
            except GameFailed as failure:
                line.send(str(failure))
            except Exception:
                line.send(f"The game of {seating} could not be played: {format_exc()}")


def ready(lines: list[Connection]) -> list[Connection]:
    heard = wait(lines)
    return [line for line in lines if line in heard]


class Crew:
    def __init__(self, plan: Contest, jobs: int) -> None:
        context = get_context()
        self.in_hand: dict[Connection, deque[int]] = {}  # by worker: its games, oldest first
        self.workers = []
        for _ in range(jobs):
            mine, theirs = context.Pipe()
            worker = context.Process(target=work, args=(plan, theirs, mine), daemon=True)
            worker.start()
            theirs.close()  # so that a worker's death is heard as the end of its line
            self.workers.append(worker)
            self.in_hand[mine] = deque()

    def play(self, seatings: Iterator[Seating]) -> Iterator[Kept]:
        self.sent = self.given_out = 0
        done: dict[int, Kept] = {}
        for line in list(self.in_hand) * AHEAD:
            self.hand_out(line, seatings)
        while any(self.in_hand.values()):
            busy = [line for line, games in self.in_hand.items() if games]
            for line in ready(busy):
                done[self.in_hand[line][0]] = self.receive(line)
                self.in_hand[line].popleft()
            while self.given_out in done:
                yield done.pop(self.given_out)
                self.given_out += 1
            for line, games in self.in_hand.items():
                while len(games) < AHEAD and self.hand_out(line, seatings):
                    pass

    def hand_out(self, line: Connection, seatings: Iterator[Seating]) -> bool:
        if self.sent - self.given_out >= BUFFER * len(self.in_hand):
            return False
        seating = next(seatings, None)
        if seating is None:
            return False
        try:
            line.send(seating)
        except (BrokenPipeError, ConnectionResetError):
            raise GameFailed(DIED) from None
        self.in_hand[line].append(self.sent)
        self.sent += 1
        return True

    def receive(self, line: Connection) -> Kept:
        try:
            answer: Kept | str = line.recv()
        except (EOFError, ConnectionResetError):
            raise GameFailed(DIED) from None
        if isinstance(answer, str):
            raise GameFailed(answer)
        return answer

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.kill()  # it holds nothing: what it finished was sent
        for worker in self.workers:
            worker.join()
        for line in self.in_hand:
            line.close()
