"""Steps a second of many games at once, observations and masks included: ratios in one run.

    python -m bench.vector [--games 4096] [--steps 50] [--repeats 5]

Each repeat steps, in shuffled order, every game on one thread and on two, and its peer: the same
game through PettingZoo's interface, one step at a time. Medians. Wall time for two threads; CPU
seconds for one.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import numpy as np

import farwest
from farwest.adapters.pettingzoo import env
from farwest.learning.vector import Vector

Work = Callable[[], tuple[int, float]]  # steps, and seconds they took


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


def one_by_one(name: str, steps: int) -> Work:
    table = env(name, seats=farwest.load(name).seats[-1])
    rng = np.random.default_rng(1)

    def work() -> tuple[int, float]:
        begin, done = time.process_time(), 0
        while done < steps:
            table.reset(seed=int(rng.integers(2**31)))
            for _ in table.agent_iter():
                seen, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                    continue
                table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return done, time.process_time() - begin

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    works: dict[tuple[str, str], Work] = {}
    for name in farwest.games():
        works[name, "one thread"] = vector(name, given.games, given.steps, 1)
        works[name, "two threads"] = vector(name, given.games, given.steps, 2)
        works[name, "one by one"] = one_by_one(name, 300)
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


if __name__ == "__main__":
    main()
