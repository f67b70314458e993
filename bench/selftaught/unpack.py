"""What ships, for train.py to go on from: python -m bench.selftaught.unpack GAME GAME.npz."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.selftaught.courses import COURSES
from farwest.kit.selftaught import FORMAT, SIZES

LAYERS = ("body.0", "body.1", "liking")


def unpack(told: bytes) -> dict[str, NDArray[np.float32]]:
    """The layers as pack.py had them, as near as 8 bits are; a row is one of the answers."""
    start = len(FORMAT) + SIZES.size
    seen, first, second, actions = SIZES.unpack(told[len(FORMAT) : start])

    def numbers(kind: str, count: int) -> NDArray[Any]:
        nonlocal start
        found = np.frombuffer(told, kind, count, start)
        start += found.nbytes
        return found

    found: dict[str, NDArray[np.float32]] = {}
    shapes = ((seen, first, first), (first, second, second), (actions, second, actions))
    for name, (rows, wide, answers) in zip(LAYERS, shapes, strict=True):
        bias, factors = numbers("<f4", answers), numbers("<f4", rows)
        weights = numbers("i1", rows * wide).reshape(rows, wide) * factors[:, None]
        found[f"{name}.weight"] = weights if name == "liking" else np.ascontiguousarray(weights.T)
        found[f"{name}.bias"] = bias.copy()
    return found


if __name__ == "__main__":
    game, to = sys.argv[1:]
    np.savez(to, **unpack(COURSES[game].instinct.file.read_bytes()))  # type: ignore[arg-type]
