"""A house of two machines on one PostgreSQL, under moves, and something happens to one of them.

python -m bench.machines --cycles 4: seventeen people at five tables, who dial either machine and
again when the line is lost. In each cycle a machine is killed (-9), stands still (SIGSTOP), is cut
off from the database (a wire that says nothing any more), has its session ended by the server, and
sends its worker away; with --apart each has a network of its own, and vanishes, too. Each comes
back before the next. Every acknowledged move must be in the log once, and every entry written by
the one session that held its slot: the database notes both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import time

from tests.server.killing import PARTIES
from tests.server.machines import (
    APART,
    FAULTS,
    Machines,
    Strikes,
    nothing_is_lost,
    one_owner_at_a_time,
    played,
    roamers,
)


def main(wishes: argparse.Namespace) -> int:
    dice, began = random.Random(wishes.seed), time.monotonic()
    faults = APART if wishes.apart else FAULTS
    plan = [fault for fault in faults for _ in range(wishes.cycles)]
    dice.shuffle(plan)
    house = Machines("--no-limits", durable=True, apart=wishes.apart)
    try:
        strikes = Strikes(house, dice, plan)
        parties = roamers(strikes, PARTIES)
        asyncio.run(played(strikes, parties))
        done, tables = asyncio.run(nothing_is_lost(house, parties))
        entries, changes = one_owner_at_a_time(house)
    finally:
        house.stop()
    spent = time.monotonic() - began
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"{done:,} moves at {tables} tables acknowledged, 0 lost ({spent:.0f} s)")
    print(f"{entries:,} entries by one owner each; slots changed hands {changes:,} times")
    print(f"the machine had {busy:.1f} processes for each processor in the last minute")
    for fault, waits in strikes.waits.items():
        told = ", ".join(f"{wait:.1f}" for wait in sorted(waits))
        print(f"{strikes.happened[fault]} x {fault}; longest waits: {told} s")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=4, help="of five faults each")
    parser.add_argument("--apart", action="store_true", help="a network each (root); one vanishes")
    parser.add_argument("--seed", type=int, default=19)
    raise SystemExit(main(parser.parse_args()))
