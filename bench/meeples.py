"""Meeples beside OpenSpiel's sowing games, mancala and oware: steps a second, one interleaved run.

Random play; `inside` stays in C, `from Python` asks for the options and plays one of them, as a
program that is written in Python does. OpenSpiel's playouts can be had from Python only as those
of its MCTS, so its figure inside includes the tree's part, and a playout is taken to be as long as
a random game is on average. CPU seconds; medians, and medians of paired ratios.
"""

from __future__ import annotations

import argparse
import json as jsonlib
import random
from importlib import import_module
from statistics import median
from typing import Any

import farwest
from bench.run import REPEATS, Work, calibrated, kernel, rate

SEATS = (2, 4)
PEERS = ("mancala", "oware")
UCT, MEGABYTES = 1.4, 1000  # of the peer's search
LENGTHS = 400  # games, to find out how long one is
PYTHON, C = "interpreted", "compiled"


def ours(pure: bool) -> dict[str, Work]:
    game, found = farwest.load("meeples", pure), dict[str, Work]()
    for seats in SEATS:
        root = game.start(seats)
        root.listening = False
        found |= kernel(f"meeples {seats} seats", root, game.dice(1))
    how = PYTHON if pure else C
    return {f"{what}, {how}": work for what, work in found.items() if "clones" not in what}


def peers() -> dict[str, Work]:
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: only our own figures.")
        return {}
    found = {}
    for name in PEERS:
        found[f"OpenSpiel {name} inside, steps/s"] = playouts(spiel, name)
        found[f"OpenSpiel {name} from Python, steps/s"] = steps(spiel, name)
    return found


def steps(spiel: Any, name: str) -> Work:
    start = spiel.load_game(name).new_initial_state()

    def work(times: int) -> int:
        choice, count = random.choice, 0
        for _ in range(times):
            s = start.clone()
            while not s.is_terminal():
                s.apply_action(choice(s.legal_actions()))
                count += 1
        return count

    return work


def playouts(spiel: Any, name: str) -> Work:
    game = spiel.load_game(name)
    start, length = game.new_initial_state(), steps(spiel, name)(LENGTHS) / LENGTHS

    def work(times: int) -> int:
        evaluator = spiel.RandomRolloutEvaluator(1, 1)
        player = spiel.MCTSBot(game, evaluator, UCT, times, MEGABYTES, False, 1, False)
        player.step(start)
        return round(times * length)

    return work


def measure(repeats: int) -> dict[str, list[float]]:
    todo = ours(pure=True) | peers()
    if farwest.load("meeples").compiled:
        todo |= ours(pure=False)
    times = {what: calibrated(work) for what, work in todo.items()}
    found: dict[str, list[float]] = {what: [] for what in todo}
    for _ in range(repeats):
        for what in random.sample(list(todo), len(todo)):
            found[what].append(rate(todo[what], times[what]))
    return found


def ratios(found: dict[str, list[float]]) -> dict[str, float]:
    """Compiled to interpreted, and compiled to each peer."""
    pairs = []
    for what in found:
        if what.endswith(C):
            pairs.append((what, what.replace(C, PYTHON)))
            how = "inside" if "inside" in what else "from Python"
            pairs += [
                (what, peer) for peer in found if peer.startswith("OpenSpiel") and how in peer
            ]
    return {
        f"{mine} : {other}": median(a / b for a, b in zip(found[mine], found[other], strict=True))
        for mine, other in pairs
    }


def main(json: bool = False, repeats: int = REPEATS) -> int:
    found = measure(repeats)
    rates, paired = {what: median(each) for what, each in found.items()}, ratios(found)
    if json:
        print(jsonlib.dumps({"rates": rates, "ratios": paired}, indent=1))
        return 0
    for what, often in rates.items():
        print(f"{what:62}{often:>14,.0f}")
    for what, ratio in paired.items():
        print(f"{what:96}{ratio:>8.1f}x")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    given = parser.parse_args()
    raise SystemExit(main(given.json, given.repeats))
