"""How wide and how large a game is, from games of chance alone: every option as likely as another.

The size of the tree is told as its logarithm. Along one random path it is the sum of the logarithms
of the options passed; the mean over paths is the size of a typical one, and the logarithm of the
mean of their products is Knuth's estimate of the number of leaves, which few large paths decide.
"""

from __future__ import annotations

from math import exp, log, log10
from random import Random
from typing import Any, NamedTuple

from farwest.arena.intervals import Interval, Sample
from farwest.kernel.game import AnyGame
from farwest.kernel.state import CHANCE, OVER


class Breadth(NamedTuple):
    games: int
    choices: Interval  # decisions with two options or more, a game
    options: float  # of a decision, on average
    typical: float  # the geometric mean
    most: int
    draws: float  # of chance, a game
    outcomes: float  # of a draw, on average
    paths: Interval  # log10 of the options passed on a path, chance left out
    with_chance: Interval
    knuth: float  # log10 of the estimated number of leaves, chance left out


def breadth(game: AnyGame, seats: int, games: int, seed: int) -> Breadth:
    dice = Random(f"farwest card {game.name} {seats} {seed}")
    root = game.start(seats)
    root.listening = False
    choices, paths, whole = Sample(), Sample(), Sample()
    wide = draws = outcomes = most = decided = 0
    logs = []
    for n in range(games):
        path = chance = count = 0.0
        s: Any = root.clone()
        for _ in range(game.longest + 1):
            if s.seat == OVER:
                break
            options = s.legal()
            if s.seat == CHANCE:
                draws, outcomes = draws + 1, outcomes + len(options)
                chance += log10(len(options))
                s.play(dice.choices(options, s.odds())[0])
                continue
            if len(options) > 1:
                count, wide, decided = count + 1, wide + len(options), decided + 1
                most = max(most, len(options))
                path += log10(len(options))
            s.play(dice.choice(options))
        choices.add(n, count)
        paths.add(n, path)
        whole.add(n, path + chance)
        logs.append(path)
    return Breadth(
        games=games,
        choices=choices.interval(),
        options=wide / max(decided, 1),
        typical=10 ** (sum(logs) / max(decided, 1)),
        most=most,
        draws=draws / games,
        outcomes=outcomes / max(draws, 1),
        paths=paths.interval(),
        with_chance=whole.interval(),
        knuth=log_of_mean(logs),
    )


def log_of_mean(logs: list[float]) -> float:
    """log10 of the mean of 10**x."""
    top = max(logs)
    return top + log(sum(exp((x - top) * log(10)) for x in logs) / len(logs)) / log(10)
