"""`Match.play` and `Match.events` at 20,000 answers: the later half against the earlier.

python -m bench.play_linear [--repeats N] [--json]: ratios of times in one run, so that they mean
the same on any machine. Linear is 1; a history that is copied with each answer would be 3. Several
matches are played side by side, a stretch of each in turn, so that noise falls on all alike.
"""

from __future__ import annotations

import argparse
import json as jsonlib
import time
from statistics import median
from typing import Any

import farwest
from farwest.kernel.match import Match

ANSWERS = 20_000
STRETCH = 1_000  # answers before the next match has its turn
REPEATS = 5
AnyMatch = Match[Any, Any]


def endless(seats: int = 2) -> AnyMatch:
    """Meeples without a cap, of which the last option always makes a game that never ends."""
    return farwest.load("meeples").match(seats, seed=1, variant={"round_cap": 0})


def play_on(match: AnyMatch, upto: int) -> None:
    while match.move < upto:
        match.play(match.legal()[-1])


def read_on(match: AnyMatch, upto: int, since: int) -> int:
    """Play on, and read what is new after every stretch; where to read on."""
    play_on(match, upto)
    told = match.events(0, since)
    return told[-1].move + 1 if told else since


def measured(repeats: int) -> dict[str, list[float]]:
    """By what is measured: the ratio of the halves, in each of the repeats."""
    halves = {what: [[0.0, 0.0] for _ in range(repeats)] for what in ("play", "play and events")}
    matches = {what: [endless() for _ in range(repeats)] for what in halves}
    since = [0] * repeats
    for upto in range(STRETCH, ANSWERS + 1, STRETCH):
        late = upto > ANSWERS // 2
        for k in range(repeats):
            began = time.process_time()
            play_on(matches["play"][k], upto)
            between = time.process_time()
            since[k] = read_on(matches["play and events"][k], upto, since[k])
            halves["play"][k][late] += between - began
            halves["play and events"][k][late] += time.process_time() - between
    return {what: [late / early for early, late in rows] for what, rows in halves.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="whether a long game costs more by the answer")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    found = measured(wishes.repeats)
    if wishes.json:
        print(jsonlib.dumps(found))
        return
    half = ANSWERS // 2
    for what, ratios in found.items():
        spread = f"{min(ratios):.2f} to {max(ratios):.2f} of {len(ratios)}"
        print(f"{what}: answers {half} to {ANSWERS} take {median(ratios):.2f} times", end=" ")
        print(f"what 0 to {half} take ({spread})")


if __name__ == "__main__":
    main()
