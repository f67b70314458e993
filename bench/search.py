"""Search: simulations a second and strength at equal time, against OpenSpiel's C++ MCTS.

Connect Four for the comparison, goat for our own figures. One thread and CPU seconds, but for the
figures of two threads, which are of the wall. The order is shuffled anew in each repeat; medians,
and medians of paired ratios.
"""

from __future__ import annotations

import argparse
import json as jsonlib
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import NormalDist, median
from typing import Any

import farwest
from farwest.arena.intervals import LEVEL, wilson
from farwest.bots import SearchBot, bot
from farwest.kernel.game import is_fresh
from farwest.kernel.state import OVER

REPEATS = 9
SIMULATIONS = 4000  # of one search that is measured
SECONDS = 0.010  # of CPU for a move, head to head
GAMES = 100
TRIALS = 3  # of ten games, to find out how many simulations take SECONDS
EXPLORATION = 0.5  # best of 0.25 to 2.0 over all games against the peer, as Budget has it
UCT = 1.4  # the better of 1.4 and 2 for the peer; its results are -1..1, so this is our 0.49
SOLVE = True  # the peer proves wins and losses in its tree: stronger than without
NODES = 1 << 18
MEGABYTES = 1000  # the peer's
FARWEST, PEER = "farwest", "OpenSpiel"
Clock = Callable[[], float]
Work = Callable[[], int]  # one search; how many simulations it took


class Ours:
    """The kernel's tree on the bench's Connect Four."""

    def __init__(self, simulations: int, seed: int, exploration: float = EXPLORATION) -> None:
        kernel, rules = import_module("farwest.kernel._fast"), import_module("bench.connect4._fast")
        self.simulations = simulations
        self.tree, self.dice = kernel.Tree(NODES), kernel.Dice(seed)
        self.tree.exploration = exploration
        self.scratch, self.start = rules.Rules(), rules.Rules()
        self.start.begin(2)

    def choose(self, moves: list[int]) -> int:
        state = self.start.clone()
        for move in moves:
            state.play(move)
        self.tree.clear()
        n, seat = self.simulations, state.seat
        return int(self.tree.search(state, self.scratch, seat, self.dice, n, 0.0))

    def search(self) -> int:
        self.choose([])
        return int(self.tree.done)  # it may stop early: what cannot change is not looked at


class Peer:
    """OpenSpiel's MCTS in C++, with one random playout a simulation."""

    def __init__(self, spiel: Any, simulations: int, seed: int, uct: float = UCT) -> None:
        self.simulations = simulations
        game = spiel.load_game("connect_four")
        self.start = game.new_initial_state()
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        settings = (uct, simulations, MEGABYTES, SOLVE, seed, False)
        self.bot = spiel.MCTSBot(game, evaluator, *settings)

    def choose(self, moves: list[int]) -> int:
        state = self.start.clone()
        for move in moves:
            state.apply_action(move)
        return int(self.bot.step(state))

    def search(self) -> int:
        self.choose([])
        return self.simulations


def goat_search(seats: int, spec: str) -> Work:
    """A choice at the opening, as the bot of this name would think about it."""
    game = farwest.load("goat")
    match = game.match(seats=seats, seed=1, variant={"first_dealer": 0})
    player, view = bot(spec, game), match.view(match.seat)
    assert isinstance(player, SearchBot)
    thinker = player.thinker

    def work() -> int:
        thinker.seed += 1
        thinker.think(view)
        return sum(tree.done for tree in thinker.trees)

    return work


def goat_searches() -> Iterator[tuple[str, Work, Clock]]:
    for seats in (2, 4):
        for name in ("search", "legend"):
            for threads in (1, 2):
                clock = time.process_time if threads == 1 else time.perf_counter
                spec = f"{name}:iterations={SIMULATIONS}:threads={threads}"
                many = f"{threads} thread{'s' if threads > 1 else ''}"
                yield f"goat {seats} seats, {name}, {many}", goat_search(seats, spec), clock


def measure(spiel: Any, repeats: int) -> dict[str, list[float]]:
    """By who or what: the rates of every repeat."""
    todo = [(FARWEST, Ours(SIMULATIONS, 1).search, time.process_time), *goat_searches()]
    if spiel is not None:
        todo.append((PEER, Peer(spiel, SIMULATIONS, 1).search, time.process_time))
    found: dict[str, list[float]] = {what: [] for what, _, _ in todo}
    for _ in range(repeats):
        for what, work, clock in random.sample(todo, len(todo)):
            before = clock()
            done = work()
            found[what].append(done / (clock() - before))
    return found


def one_game(first: Ours | Peer, second: Ours | Peer) -> tuple[list[int], list[float]]:
    """By who moved first and second: points (1 and 1 if nobody won), CPU seconds a move."""
    state = import_module("bench.connect4._fast").Rules()
    state.begin(2)
    moves: list[int] = []
    spent: list[list[float]] = [[], []]
    while state.seat != OVER:
        before = time.process_time()
        move = (first, second)[state.seat].choose(moves)
        spent[state.seat].append(time.process_time() - before)
        moves.append(move)
        state.play(move)
    return state.final_points(), [sum(each) / len(each) for each in spent]


def games_of(
    spiel: Any, ours: int, theirs: int, seeds: range
) -> Iterator[tuple[int, int, list[float]]]:
    """Our points, theirs, and the CPU seconds a move of both. We move first in every other game."""
    for seed in seeds:
        pair = (Ours(ours, seed), Peer(spiel, theirs, seed))
        if seed % 2:
            points, spent = one_game(*reversed(pair))
            yield points[1], points[0], spent[::-1]
        else:
            points, spent = one_game(*pair)
            yield points[0], points[1], spent


def equal_time(spiel: Any, rates: dict[str, list[float]]) -> tuple[int, int]:
    """Simulations of each that take SECONDS a move over whole games: stopping early counts."""
    ours, theirs = (round(median(rates[who]) * SECONDS) for who in (FARWEST, PEER))
    for trial in range(TRIALS):
        seeds = range(10_000 + 10 * trial, 10_010 + 10 * trial)
        spent = [seconds for _, _, seconds in games_of(spiel, ours, theirs, seeds)]
        mine, other = (sum(each) / len(spent) for each in zip(*spent, strict=True))
        ours, theirs = round(ours * SECONDS / mine), round(theirs * SECONDS / other)
    return ours, theirs


def head_to_head(spiel: Any, rates: dict[str, list[float]], games: int) -> dict[str, Any]:
    ours, theirs = equal_time(spiel, rates)
    played = list(games_of(spiel, ours, theirs, range(games)))
    won = sum(mine > other for mine, other, _ in played)
    lost = sum(mine < other for mine, other, _ in played)
    score = (won + (games - won - lost) / 2) / games
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    mine, other = (sum(each) / games for each in zip(*(row[2] for row in played), strict=True))
    return {
        "simulations": {FARWEST: ours, PEER: theirs},
        "CPU milliseconds a move": {FARWEST: 1000 * mine, PEER: 1000 * other},
        "games": games,
        "won": won,
        "drawn": games - won - lost,
        "lost": lost,
        "score": wilson(score, games, z)._asdict(),
        "exploration": EXPLORATION,
        "uct": UCT,
    }


def report(rates: dict[str, list[float]], duel: dict[str, Any] | None) -> dict[str, Any]:
    found: dict[str, Any] = {"simulations a second": {w: median(r) for w, r in rates.items()}}
    if PEER in rates:
        pairs = zip(rates[FARWEST], rates[PEER], strict=True)
        found["farwest : OpenSpiel"] = median(ours / theirs for ours, theirs in pairs)
    return found | ({"head to head": duel} if duel else {})


def table(found: dict[str, Any]) -> str:
    rates = found["simulations a second"]
    lines = ["simulations a second, medians"]
    for what, often in rates.items():
        name = f"connect4, {what}" if what in (FARWEST, PEER) else what
        lines.append(f"  {name:36}{often:>12,.0f}")
    if "farwest : OpenSpiel" in found:
        lines.append(f"  {'farwest : OpenSpiel, paired':36}{found['farwest : OpenSpiel']:>11.1f}x")
    if "head to head" in found:
        duel = found["head to head"]
        mine, other = duel["CPU milliseconds a move"].values()
        score, low, high = (f"{100 * share:.0f}" for share in duel["score"].values())
        lines += [
            f"head to head at equal CPU time: {mine:.1f} and {other:.1f} ms a move, "
            f"{duel['games']} games",
            f"  won {duel['won']}, drawn {duel['drawn']}, lost {duel['lost']}: "
            f"{score} % ({low} to {high} % at 95 %)",
        ]
    return "\n".join(lines)


def main(json: bool = False, games: int = GAMES, repeats: int = REPEATS) -> int:
    if not (farwest.compiled and is_fresh("bench.connect4._fast")):
        print("Not compiled here: nothing to measure (python -m tools.hot bench.connect4).")
        return 0
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: only our own figures.")
        spiel = None
    rates = measure(spiel, repeats)
    duel = head_to_head(spiel, rates, games) if spiel is not None and games > 0 else None
    found = report(rates, duel)
    print(jsonlib.dumps(found, indent=1) if json else table(found))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES, help="head to head; 0: none")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    given = parser.parse_args()
    raise SystemExit(main(given.json, given.games, given.repeats))
