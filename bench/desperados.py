"""Desperados beside OpenSpiel's games of hidden moves: decisions a second, and worlds a second.

Random play; `inside` stays in C, `from Python` asks for the options and plays one of them. A world
is redealt in the middle of a round, for the marshal (every desperado's row) and for the gang. The
peers are much smaller games: OpenSpiel has none with a map. CPU seconds, an interleaved run;
medians, and medians of paired ratios.
"""

from __future__ import annotations

import argparse
import json as jsonlib
import random
from importlib import import_module
from statistics import median
from typing import Any

import farwest
from bench.meeples import PYTHON, C, ratios, steps
from bench.run import REPEATS, Work, calibrated, kernel, rate, repeated
from farwest.games.desperados.questions import MARSHAL_CARD

SEATS = (3, 4, 5, 6)
PEERS = ("battleship", "phantom_ttt")
TURN = 4  # whose cards are the last to be imagined


def ours(pure: bool) -> dict[str, Work]:
    game, found = farwest.load("desperados", pure), dict[str, Work]()
    for seats in SEATS:
        root = game.start(seats)
        root.listening = False
        found |= kernel(f"desperados {seats} seats", root, game.dice(1))
        found |= worlds(game, seats)
    how = PYTHON if pure else C
    return {f"{what}, {how}": work for what, work in found.items() if "clones" not in what}


def worlds(game: Any, seats: int) -> dict[str, Work]:
    luck, dice = random.Random(seats), game.dice(seats)
    s = game.start(seats)
    while s.kind != MARSHAL_CARD or s.turn < TURN:
        s.play(luck.choice(s.legal()))
    marshal = game.world(game.see(s, s.marshal), dice)
    gang = game.world(game.see(s, s.marshal + 1), dice)
    name = f"desperados {seats} seats, worlds/s of the"
    return {
        f"{name} marshal": repeated(lambda: marshal.redeal(marshal.marshal, dice)),
        f"{name} gang": repeated(lambda: gang.redeal(gang.marshal + 1, dice)),
    }


def peers() -> dict[str, Work]:
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: only our own figures.")
        return {}
    return {f"OpenSpiel {name} from Python, steps/s": steps(spiel, name) for name in PEERS}


def measure(repeats: int) -> dict[str, list[float]]:
    todo = ours(pure=True) | peers()
    if farwest.load("desperados").compiled:
        todo |= ours(pure=False)
    times = {what: calibrated(work) for what, work in todo.items()}
    found: dict[str, list[float]] = {what: [] for what in todo}
    for _ in range(repeats):
        for what in random.sample(list(todo), len(todo)):
            found[what].append(rate(todo[what], times[what]))
    return found


def main(json: bool = False, repeats: int = REPEATS) -> int:
    found = measure(repeats)
    rates = {what: median(each) for what, each in found.items()}
    played = {what: each for what, each in found.items() if "worlds" not in what}
    paired = ratios(played)
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
