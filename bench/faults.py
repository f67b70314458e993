"""A house of several workers under moves, and something happens to one of them, again and again.

python -m bench.faults --cycles 20: seventeen people at five tables, who dial again as browsers do.
Each cycle kills a worker (-9), stops one (SIGSTOP) and sends one away (SIGTERM). Every acknowledged
move must be in the file once, every slot must have been taken once for each fault; the longest wait
is from a click to its answer, or from a lost line to the next scene, whatever happened in between.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.load import DISK
from tests.server.faults import FAULTS, Faults, games, gangs
from tests.server.killing import PARTIES, read
from tests.server.several import Workers

MOST: Final = {"killed": 2.0, "sent away": 2.0, "stopped": 5.0}  # seconds that anybody may wait


def main(wishes: argparse.Namespace) -> int:
    """A lost or doubled move is an AssertionError that names it."""
    DISK.mkdir(exist_ok=True)
    dice, began = random.Random(wishes.seed), time.monotonic()
    plan = [*FAULTS] * wishes.cycles
    dice.shuffle(plan)
    with tempfile.TemporaryDirectory(dir=DISK) as place:
        house = Workers(Path(place), "--no-limits")
        try:
            faults = Faults(house, dice, plan=plan, every=wishes.every)
            parties = gangs(faults, PARTIES)
            asyncio.run(games(faults, parties))
            asyncio.run(read(house.folder / "house.db", parties))
            taken = faults.takeovers()
        finally:
            house.stop()
    moves = [move for party in parties for person in party.people for move in person.moves]
    done = sum(move.done for move in moves)
    tables = sum(len(party.tables) for party in parties)
    spent = time.monotonic() - began
    print(f"{done:,} moves at {tables} tables acknowledged, 0 lost ({spent:.0f} s)")
    print(f"faults: {dict(faults.happened)}; takeovers: {taken}")
    late = 0
    for fault, waits in faults.waits.items():
        most = MOST.get(fault, 0.0)
        over = sum(wait > most for wait in waits) if most else 0
        late += over
        told = ", ".join(f"{wait:.2f}" for wait in sorted(waits)[-3:])
        print(
            f"longest waits, {fault}: {told} s of {len(waits)} cycles"
            + f"; {over} over" * bool(most)
        )
    return int(late > 0 or taken != 3 * wishes.cycles)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=20, help="of three faults each")
    parser.add_argument("--every", type=int, default=40, help="moves between two faults, about")
    parser.add_argument("--seed", type=int, default=19)
    raise SystemExit(main(parser.parse_args()))
