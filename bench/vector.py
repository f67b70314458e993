"""Steps a second of many games at once, observations and masks included: ratios in one run.

    python -m bench.vector [--games 4096] [--steps 50] [--repeats 5]

Each repeat steps, in shuffled order, every game on one thread and on two; the same game through
PettingZoo's interface, one step at a time; and games of like size in other tools
(bench/vector_peers.py). Medians, and how many of a peer's steps one of goat's threads makes.
CPU seconds for one thread; wall time for two, so a busy machine shows there.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

import numpy as np

import farwest
from bench.vector_peers import Work, one_by_one, peers
from farwest.adapters.pettingzoo import env
from farwest.learning.vector import Vector


def vector(name: str, games: int, steps: int, threads: int) -> Work:
    """The choice of actions is the learner's affair: only the steps are timed."""
    stepped = Vector(name, farwest.load(name).seats[-1], games, seed=1, threads=threads)
    arrays, rng = stepped.arrays(), np.random.default_rng(1)
    stepped.begin(arrays)
    clock = time.process_time if threads == 1 else time.perf_counter

    def work() -> tuple[int, float]:
        spent = 0.0
        for _ in range(steps):
            chosen = (arrays.mask * rng.random(arrays.mask.shape, dtype=np.float32)).argmax(1)
            actions = chosen.astype(np.int32)
            begin = clock()
            stepped.step(actions, arrays)
            spent += clock() - begin
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
    for name in farwest.games():
        works[name, "one thread"] = vector(name, given.games, given.steps, 1)
        works[name, "two threads"] = vector(name, given.games, given.steps, 2)
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
    print(f"{'game':12}{'one thread':>14}{'two threads':>14}{'one by one':>14}{'ratio':>8}")
    for name in farwest.games():
        one, two, single = (
            median(rates[name, way]) for way in ("one thread", "two threads", "one by one")
        )
        print(f"{name:12}{one:14,.0f}{two:14,.0f}{single:14,.0f}{one / single:8.0f}")
    goat = median(rates["goat", "one thread"])
    print(f"\n{'peer, one thread':40}{'steps/s':>12}{'goat':>8}")
    for label in others:
        rate = median(rates[label, "peer"])
        print(f"{label:40}{rate:12,.0f}{goat / rate:8.1f}")


if __name__ == "__main__":
    main()
