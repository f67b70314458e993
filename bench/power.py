"""Power loss, at the level of the file: torn and unsynced writes, and what the house finds then.

python -m bench.power: people play, every write and flush of the store is noted; the power fails at
so many moments, and of what was not flushed any part is there. The file of each must open, be sound
and have every acknowledged move. `--flushes NORMAL` shows what a house would lose that does not
wait for the disk.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections import Counter
from pathlib import Path

from bench.load import DISK
from tests.tables.disk_log import FLUSH, WRITE
from tests.tables.power import losses, record


def main(wishes: argparse.Namespace) -> int:
    DISK.mkdir(exist_ok=True)
    place = Path(tempfile.mkdtemp(dir=DISK))
    try:
        truth = record(place, wishes.moves, wishes.flushes)
        kinds = Counter((asked.kind, Path(asked.path).name) for asked in truth.asked)
        wrong = [*losses(truth, place, wishes.states, random.Random(wishes.seed))]
    finally:
        shutil.rmtree(place)
    entries, lost = sum(map(len, truth.logs.values())), [fault for fault in wrong if fault]
    print(
        f"{entries:,} entries at {len(truth.logs)} tables: {kinds[WRITE, 'house.db-wal']:,} writes"
        f" to the log of the file and {kinds[FLUSH, 'house.db-wal']:,} flushes,"
        f" {kinds[WRITE, 'house.db']:,} and {kinds[FLUSH, 'house.db']} of the file itself"
    )
    print(f"{len(wrong)} power losses: {len(lost)} with something lost", *lost[:10], sep="\n  ")
    return int(bool(lost))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=300)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--flushes", default="FULL", choices=["FULL", "NORMAL", "OFF"])
    parser.add_argument("--seed", type=int, default=14)
    raise SystemExit(main(parser.parse_args()))
