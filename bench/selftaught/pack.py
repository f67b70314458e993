"""What train.py wrote, as the file that ships: python -m bench.selftaught.pack GAME GAME.npz."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from bench.selftaught.courses import COURSES
from farwest.kit.selftaught import FORMAT, SIZES

LARGEST = 127  # of a whole number of 8 bits


def pack(learned: Any) -> bytes:
    """By number given: the two layers; by action: how much it is liked."""
    given = learned["body.0.weight"].T / learned["largest"][:, None]
    layers = [
        (given, learned["body.0.bias"]),
        (learned["body.1.weight"].T, learned["body.1.bias"]),
        (learned["liking.weight"], learned["liking.bias"]),
    ]
    (seen, first), (_, second), (actions, _) = (weights.shape for weights, _ in layers)
    told = FORMAT + SIZES.pack(seen, first, second, actions)
    for weights, bias in layers:
        factors = np.abs(weights).max(1) / LARGEST
        factors[factors == 0] = 1
        rows = np.rint(weights / factors[:, None]).astype(np.int8)
        told += bias.astype("<f4").tobytes() + factors.astype("<f4").tobytes() + rows.tobytes()
    return told


if __name__ == "__main__":
    game, source = sys.argv[1:]
    Path(str(COURSES[game].instinct.file)).write_bytes(pack(np.load(source)))
