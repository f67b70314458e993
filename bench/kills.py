"""kill -9, again and again: a house under moves, killed at random moments, opened again.

python -m bench.kills --cycles 500: seventeen people at five tables. Every acknowledged move, table
and seat must be in the file the dead house left, once, and nothing half written; one house in ten
is killed while it opens. A house is `farwest serve`, forked from a process that has it loaded.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from contextlib import suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from bench.load import DISK
from tests.server.killing import Killer, Party, cycles, parties
from tests.server.players import PATIENCE

FORKS: Final = get_context("forkserver")
LOADED: Final = ["farwest.cli", "farwest.server.app", "farwest.server.connections", "uvicorn"]
EARLY: Final = 0.1  # of the houses are killed while they open
OPENS: Final = 0.4  # seconds: until then a house may be struck early
EVERY: Final = 25  # cycles between two lines


def serve(says: Connection, errors: str, wishes: list[str]) -> None:
    """In a process of its own, from there on as if it had been called by name."""
    os.dup2(says.fileno(), 1)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
    from farwest.cli import main

    main(["serve", *wishes])


class ForkedHouse:
    def __init__(self, folder: Path, struck_after: float | None = None) -> None:
        ours, theirs = Pipe(duplex=False)
        wishes = ["--db", str(folder / "house.db"), "--port", "0", "--no-limits"]
        facts = theirs, str(folder / "errors.txt"), wishes
        self._process = FORKS.Process(target=serve, args=facts)
        self._process.start()
        theirs.close()
        self._says = ours  # it says more than its address, and must be able to
        if struck_after is not None:
            time.sleep(struck_after)
            self.strike()
            self.gone()
        self.address = address(ours) if struck_after is None else ""

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def strike(self) -> None:
        self._process.kill()

    def gone(self) -> int:
        self._process.join(PATIENCE)
        self._says.close()
        assert self._process.exitcode is not None, "the house did not end"
        return self._process.exitcode


def address(says: Connection) -> str:
    said = b""
    while b"\n" not in said:
        said += os.read(says.fileno(), 1000) or b"nothing more\n"
    found = re.search(rb"http://[^/\s]+", said)
    assert found, f"no address in {said!r}"
    return found[0].decode()


class Door:
    """Opens houses, some of them twice: the first of the two is struck while it opens."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.early = 0

    def __call__(self, folder: Path) -> ForkedHouse:
        if self.dice.random() < EARLY:
            ForkedHouse(folder, self.dice.uniform(0, OPENS))
            self.early += 1
        return ForkedHouse(folder)


def told(n: int, door: Door, playing: list[Party], since: float) -> str:
    moves = [move for party in playing for person in party.people for move in person.moves]
    done, tables = sum(move.done for move in moves), sum(len(party.tables) for party in playing)
    return (
        f"{n} cycles and {door.early} kills of opening houses: {done:,} moves at {tables} tables"
        f" acknowledged, 0 lost ({time.monotonic() - since:.0f} s)"
    )


def main(wishes: argparse.Namespace) -> int:
    """A lost or doubled move is an AssertionError that names it."""
    FORKS.set_forkserver_preload(LOADED)
    DISK.mkdir(exist_ok=True)
    since, dice = time.monotonic(), random.Random(wishes.seed)
    with tempfile.TemporaryDirectory(dir=DISK) as place:
        door = Door(dice)
        killer = Killer(Path(place), dice, door)
        playing = parties(killer)

        def tell(n: int) -> None:
            if n % EVERY == 0:
                print(told(n, door, playing, since), flush=True)

        try:
            asyncio.run(cycles(killer, playing, wishes.cycles, tell))
        finally:
            with suppress(AssertionError):
                killer.house.strike()
                killer.house.gone()
    print("Whole:", told(wishes.cycles, door, playing, since))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=500)
    parser.add_argument("--seed", type=int, default=14)
    raise SystemExit(main(parser.parse_args()))
