"""Carson City beside Catanatron's Catan, a town builder of like weight: choices a second, one run.

Random play from a copied start. A choice is an answer of a seat that had two options or more: what
is forced or drawn costs time on both sides and counts on neither. `inside` stays in C, where only
answers are counted: their share of choices is that of random games. Catanatron is Python, so its
one figure stands beside both of ours; it need not check that a move is legal. CPU seconds, an
interleaved run; medians, and medians of paired ratios.
"""

from __future__ import annotations

import argparse
import json as jsonlib
import random
from importlib import import_module
from statistics import median
from typing import Any

import farwest
from bench.run import REPEATS, Work, calibrated, rate
from farwest.kernel.state import CHANCE, OVER

SEATS = (2, 4)
GAMES = 400  # to find out how many of the answers are choices
PYTHON, C, PEER = "interpreted", "compiled", "Catanatron"
NEEDED = "Catanatron is not installed (pip install catanatron): only our own figures."


def ours(pure: bool, shares: dict[int, float]) -> dict[str, Work]:
    game, found = farwest.load("carson", pure), dict[str, Work]()
    how = PYTHON if pure else C
    for seats in SEATS:
        root = game.start(seats)
        root.listening = False
        found[f"carson {seats} seats inside, {how}"] = inside(root, game.dice(1), shares[seats])
        found[f"carson {seats} seats from Python, {how}"] = stepwise(root)
    return found


def share(seats: int) -> float:
    """Choices among the answers of random games."""
    root = farwest.load("carson").start(seats)
    counts = [counted(root) for _ in range(GAMES)]
    return sum(choices for choices, _ in counts) / sum(answers for _, answers in counts)


def counted(root: Any) -> tuple[int, int]:
    """One random game: its choices and its answers."""
    choice, s, choices, answers = random.choice, root.clone(), 0, 0
    while s.seat != OVER:
        options = s.legal()
        choices += s.seat != CHANCE and len(options) > 1
        answers += 1
        s.play(choice(options))
    return choices, answers


def inside(root: Any, dice: Any, of_answers: float) -> Work:
    scratch = type(root)()
    return lambda games: round(of_answers * scratch.playouts(root, games, dice))


def stepwise(root: Any) -> Work:
    return lambda games: sum(counted(root)[0] for _ in range(games))


def peers() -> dict[str, Work]:
    try:
        catan = import_module("catanatron")
    except ImportError:
        print(NEEDED)
        return {}
    return {f"{PEER} {seats} seats from Python": catan_games(catan, seats) for seats in SEATS}


def catan_games(catan: Any, seats: int) -> Work:
    limit = import_module("catanatron.game").TURNS_LIMIT
    players = [catan.RandomPlayer(colour) for colour in list(catan.Color)[:seats]]
    start = catan.Game(players, seed=1)

    def work(times: int) -> int:
        choice, choices = random.choice, 0
        for _ in range(times):
            game = start.copy()
            state = game.state
            while game.winning_color() is None and state.num_turns < limit:
                options = state.playable_actions
                choices += len(options) > 1
                game.execute(choice(options), validate_action=False)
        return choices

    return work


def measure(repeats: int, shares: dict[int, float]) -> dict[str, list[float]]:
    todo = ours(True, shares) | peers()
    if farwest.load("carson").compiled:
        todo |= ours(False, shares)
    times = {what: calibrated(work) for what, work in todo.items()}
    found: dict[str, list[float]] = {what: [] for what in todo}
    for _ in range(repeats):
        for what in random.sample(list(todo), len(todo)):
            found[what].append(rate(todo[what], times[what]))
    return found


def ratios(found: dict[str, list[float]]) -> dict[str, float]:
    """Compiled to interpreted, and each of ours to the peer at as many seats."""
    pairs = []
    for what in found:
        if what.endswith(C):
            pairs.append((what, what.replace(C, PYTHON)))
        if not what.startswith(PEER):
            seats = what.split()[1]
            pairs += [(what, other) for other in found if other.startswith(f"{PEER} {seats}")]
    return {
        f"{mine} : {other}": median(a / b for a, b in zip(found[mine], found[other], strict=True))
        for mine, other in pairs
    }


def main(json: bool = False, repeats: int = REPEATS) -> int:
    shares = {seats: share(seats) for seats in SEATS}
    found = measure(repeats, shares)
    rates, paired = {what: median(each) for what, each in found.items()}, ratios(found)
    if json:
        facts = {"choices a second": rates, "choices of answers": shares, "ratios": paired}
        print(jsonlib.dumps(facts, indent=1))
        return 0
    of_answers = ", ".join(f"{part:.1%} at {seats} seats" for seats, part in shares.items())
    print(f"choices a second, medians; of our answers, draws included, {of_answers} are choices")
    for what, often in rates.items():
        print(f"  {what:44}{often:>14,.0f}")
    print("ratios, paired")
    for what, ratio in paired.items():
        print(f"  {what:82}{ratio:>10.1f}x")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    given = parser.parse_args()
    raise SystemExit(main(given.json, given.repeats))
