"""Steps a second of many games at once, observations and masks included: ratios in one run.

    python -m bench.vector [--games 4096] [--steps 50] [--repeats 5]

Each repeat steps, in shuffled order, every game on one thread and on two; the same game through
PettingZoo's interface, one step at a time; and games of like size in other tools
(bench/vector_peers.py). Medians, and how many of a peer's steps one of goat's threads makes.
CPU seconds: of two threads those of the longer one and of what they do not share, which is what
they take where nobody is in their way. Wall time beside it, the best of the repeats: a busy machine
shows there.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

import farwest
from bench.vector_peers import Work, one_by_one, peers
from farwest.adapters.pettingzoo import env
from farwest.learning.vector import Arrays, Vector


class Timed(Vector):
    """Knows how long each of its threads computed."""

    def __init__(self, *given: Any, **wishes: Any) -> None:
        super().__init__(*given, **wishes)
        self.spent: dict[int, float] = {}

    def _step(self, actions: NDArray[np.int32], to: Arrays, first: int, end: int) -> None:
        begin = time.thread_time()
        super()._step(actions, to, first, end)
        self.spent[first] = time.thread_time() - begin


def vector(name: str, games: int, steps: int, threads: int, walls: list[float]) -> Work:
    """The choice of actions is the learner's affair: only the steps are timed."""
    stepped = Timed(name, farwest.load(name).seats[-1], games, seed=1, threads=threads)
    arrays, rng = stepped.arrays(), np.random.default_rng(1)
    stepped.begin(arrays)

    def work() -> tuple[int, float]:
        spent = wall = 0.0
        for _ in range(steps):
            chosen = (arrays.mask * rng.random(arrays.mask.shape, dtype=np.float32)).argmax(1)
            actions = chosen.astype(np.int32)
            begin, wall_begin = time.thread_time(), time.perf_counter()
            stepped.step(actions, arrays)
            spent += time.thread_time() - begin
            wall += time.perf_counter() - wall_begin
            if threads > 1:
                spent += max(stepped.spent.values())
        walls.append(games * steps / wall)
        return games * steps, spent

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--peer-steps", type=int, default=3000)
    given = parser.parse_args()
    works: dict[tuple[str, str], Work] = {}
    walls: dict[str, list[float]] = {name: [] for name in farwest.games()}
    for name in farwest.games():
        works[name, "one thread"] = vector(name, given.games, given.steps, 1, [])
        works[name, "two threads"] = vector(name, given.games, given.steps, 2, walls[name])
        table = env(name, seats=farwest.load(name).seats[-1])
        works[name, "one by one"] = one_by_one(table, 300)
    others = dict(peers(given.peer_steps, given.games))
    works |= {(label, "peer"): work for label, work in others.items()}
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in works}
    for repeat in range(given.repeats):
        order = list(works)
        random.Random(repeat).shuffle(order)
        for key in order:
            steps, seconds = works[key]()
            rates[key].append(steps / seconds)
    heads = ("one thread", "two threads", "two, wall", "one by one")
    print(f"{'game':12}{''.join(f'{head:>14}' for head in heads)}{'ratio':>8}")
    for name in farwest.games():
        one, two, single = (
            median(rates[name, way]) for way in ("one thread", "two threads", "one by one")
        )
        best = max(walls[name])
        print(f"{name:12}{one:14,.0f}{two:14,.0f}{best:14,.0f}{single:14,.0f}{one / single:8.0f}")
    goat = median(rates["goat", "one thread"])
    print(f"\n{'peer, one thread':40}{'steps/s':>12}{'goat':>8}")
    for label in others:
        rate = median(rates[label, "peer"])
        print(f"{label:40}{rate:12,.0f}{goat / rate:8.1f}")


if __name__ == "__main__":
    main()
