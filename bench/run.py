"""Speed as ratios: interpreted, compiled and OpenSpiel's C++, in one interleaved run.

CPU seconds; the order is shuffled anew in each repeat; medians, and medians of paired ratios.
"""

from __future__ import annotations

import argparse
import json as jsonlib
import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

import farwest
from farwest.kernel.state import OVER

REPEATS = 9
SECONDS = 0.05  # of CPU, about, for one measurement
PYTHON, C, PEER = "Python", "C", "OpenSpiel"
Work = Callable[[int], int]  # do it n times; how much was done


def rate(work: Work, times: int) -> float:
    before = time.process_time()
    done = work(times)
    return done / (time.process_time() - before)


def calibrated(work: Work) -> int:
    """How many times fill a measurement."""
    times = 1
    while True:
        before = time.process_time()
        work(times)
        if (spent := time.process_time() - before) > SECONDS / 4:
            return max(1, round(times * SECONDS / spent))
        times *= 2


def our_steps(root: Any) -> Work:
    def work(times: int) -> int:
        choice, count = random.choice, 0
        for _ in range(times):
            s = root.clone()
            while s.seat != OVER:
                s.play(choice(s.legal()))
                count += 1
        return count

    return work


def repeated(call: Callable[[], object]) -> Work:
    def work(times: int) -> int:
        for _ in range(100 * times):
            call()
        return 100 * times

    return work


def kernel(name: str, root: Any, dice: Any) -> dict[str, Work]:
    scratch = type(root)()
    return {
        f"{name} inside, decisions/s": lambda n: int(scratch.playouts(root, n, dice)),
        f"{name} from Python, steps/s": our_steps(root),
        f"{name} clones from Python/s": repeated(root.clone),
    }


def goat(pure: bool) -> dict[str, Work]:
    game = farwest.load("goat", pure)
    match = game.match(seats=4, seed=1)
    dice, view = game.dice(1), match.view(0)
    root = game.start(4)
    root.listening = False
    return kernel("goat", root, dice) | {
        "goat views/s": repeated(lambda: match.view(0)),
        "goat worlds/s": repeated(lambda: game.world(view, dice)),
    }


def connect_four(pure: bool) -> dict[str, Work]:
    room = import_module("bench.connect4.rules" if pure else "bench.connect4._fast")
    dice = import_module("farwest.kernel.dice" if pure else "farwest.kernel._fast").Dice(1)
    root = room.Rules()
    root.begin(2)
    return kernel("connect4", root, dice)


def open_spiel() -> dict[str, Work]:
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: its columns stay empty.")
        return {}
    start = pyspiel.load_game("connect_four").new_initial_state()

    def work(times: int) -> int:
        choice, count = random.choice, 0
        for _ in range(times):
            s = start.clone()
            while not s.is_terminal():
                s.apply_action(choice(s.legal_actions()))
                count += 1
        return count

    return {
        "connect4 from Python, steps/s": work,
        "connect4 clones from Python/s": repeated(start.clone),
    }


def measure(repeats: int) -> dict[str, dict[str, list[float]]]:
    """By measure, by who: the rates of every repeat."""
    runs = {PYTHON: goat(True) | connect_four(True), PEER: open_spiel()}
    if farwest.compiled:
        runs[C] = goat(False) | connect_four(False)
    else:
        print("Nothing is compiled here: only interpreted figures.")
    todo = [(what, who, work) for who, works in runs.items() for what, work in works.items()]
    times = {(what, who): calibrated(work) for what, who, work in todo}
    found: dict[str, dict[str, list[float]]] = {what: {} for what, _, _ in todo}
    for _ in range(repeats):
        for what, who, work in random.sample(todo, len(todo)):
            found[what].setdefault(who, []).append(rate(work, times[what, who]))
    return found


def summary(found: dict[str, dict[str, list[float]]]) -> list[dict[str, Any]]:
    rows = []
    for what, by_who in found.items():
        row: dict[str, Any] = {"measure": what, "rates": {w: median(r) for w, r in by_who.items()}}
        for peer in (PYTHON, PEER):
            if C in by_who and peer in by_who:
                pairs = zip(by_who[C], by_who[peer], strict=True)
                row[f"C : {peer}"] = median(ours / theirs for ours, theirs in pairs)
        rows.append(row)
    return rows


def table(rows: list[dict[str, Any]]) -> str:
    lines = [f"{'':32}{PYTHON:>14}{C:>14}{PEER:>14}{'C : Python':>12}{'C : peer':>10}"]
    for row in rows:
        rates = "".join(
            f"{row['rates'][w]:>14,.0f}" if w in row["rates"] else f"{'':>14}"
            for w in (PYTHON, C, PEER)
        )
        ratios = [row.get(f"C : {peer}") for peer in (PYTHON, PEER)]
        shown = [f"{ratio:.1f}x" if ratio else "" for ratio in ratios]
        lines.append(f"{row['measure']:32}{rates}{shown[0]:>12}{shown[1]:>10}")
    clone = [row["rates"][C] for row in rows if "clones" in row["measure"] and C in row["rates"]]
    if clone:
        lines.append(f"slowest clone from Python: {1e9 / min(clone):.0f} ns")
    return "\n".join(lines)


def main(json: bool = False, repeats: int = REPEATS) -> int:
    rows = summary(measure(repeats))
    print(jsonlib.dumps(rows, indent=1) if json else table(rows))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    given = parser.parse_args()
    raise SystemExit(main(given.json, given.repeats))
