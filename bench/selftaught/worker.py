"""Steps games for train.py: arrays lie in files of shared memory, one byte a step.

Of its own, so that it may run under another Python than torch's: `worker.py FOLDER GAME CREW INDEX
SEED`.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np

from bench.selftaught.courses import COURSES, Course
from farwest.learning.vector import Vector


def shared(course: Course, folder: str, crew: str, mode: Any) -> dict[str, Any]:
    """The whole crew's arrays: a row a game, worker after worker."""
    rows = course.games * len(course.tables)
    return {
        name: np.memmap(f"{folder}/{name}{crew}", kind, mode, shape=(rows, wide))
        for name, (wide, kind) in course.sizes().items()
    }


def work(folder: str, name: str, crew: str, index: int, seed: int) -> None:
    course = COURSES[name]
    table, games = course.tables[index], course.games
    mine = slice(index * games, (index + 1) * games)
    here = {what: whole[mine] for what, whole in shared(course, folder, crew, "r+").items()}
    vector = Vector(name, table.seats, games, seed, table.variant)
    read = course.instinct.columns(course.encoder)
    arrays = vector.arrays()
    vector.begin(arrays)
    while True:
        for column, unit in read.items():
            arrays.seen[:, column] = arrays.seen[:, column] // unit if unit else 0
        for what in here.keys() - {"answer"}:
            np.copyto(here[what], getattr(arrays, what).reshape(games, -1), casting="unsafe")
        here["ended"][:, 0] |= arrays.cut
        os.write(sys.stdout.fileno(), b"r")
        if not os.read(sys.stdin.fileno(), 1):
            return
        vector.step(np.array(here["answer"][:, 0]), arrays)


if __name__ == "__main__":
    folder, game, crew, index, seed = sys.argv[1:]
    work(folder, game, crew, int(index), int(seed))
