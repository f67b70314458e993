"""Draws to try a checker on, for the page /fair.

python -m tests.fair.vectors     # writes web/src/pages/fair/vectors.json
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from farwest.kernel.dealer import Dealer, secret_from

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "pages" / "fair" / "vectors.json"
SALTS: Final = ("", "5a" * 16, "00ff" * 16 + "77" * 32)
WEIGHTS: Final = ([1, 1], [1] * 6, [4, 3, 2, 1], [10**15, 1, 10**15], [0, 5, 0, 5], [1])


def vectors() -> list[dict[str, Any]]:
    found = []
    for seed, salt in enumerate(SALTS):
        dealer = Dealer(secret_from(seed), bytes.fromhex(salt))
        draws = [
            {"n": n, "weights": weights, "drawn": dealer.draw(list(range(len(weights))), weights)}
            for n, weights in enumerate(WEIGHTS)
        ]
        seal = dealer.commitment
        found.append({"secret": dealer.secret.hex(), "seal": seal, "salt": salt, "draws": draws})
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=2) + "\n", "utf-8")
