"""Steps games of goat for train.py: arrays lie in files of shared memory, one byte a step.

Of its own, so that it may run under another Python than torch's: `worker.py FOLDER INDEX SEATS
GAMES SEED`.
"""

from __future__ import annotations

import os
import sys
from typing import Any, Final

import numpy as np

from farwest.learning.vector import Vector

KINDS: Final = {  # what lies in a file of its own: numbers by game, and of what kind
    "seen": (586, "uint8"),
    "mask": (111, "uint8"),
    "seat": (1, "int32"),
    "reward": (5, "float32"),
    "ended": (1, "uint8"),
    "answer": (1, "int32"),
}
TOLD: Final = [name for name in KINDS if name != "answer"]


def shared(folder: str, index: int, games: int) -> dict[str, Any]:
    return {
        name: np.memmap(f"{folder}/{name}{index}", kind, "r+", shape=(games, wide))
        for name, (wide, kind) in KINDS.items()
    }


def work(folder: str, index: int, seats: int, games: int, seed: int) -> None:
    here = shared(folder, index, games)
    vector = Vector("goat", seats=seats, games=games, seed=seed)
    arrays = vector.arrays()
    vector.begin(arrays)
    while True:
        for name in TOLD:
            here[name][:] = getattr(arrays, name).reshape(games, -1)
        here["ended"][:, 0] |= arrays.cut
        os.write(sys.stdout.fileno(), b"r")
        if not os.read(sys.stdin.fileno(), 1):
            return
        vector.step(np.array(here["answer"][:, 0]), arrays)


if __name__ == "__main__":
    work(sys.argv[1], *map(int, sys.argv[2:]))
