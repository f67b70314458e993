"""How far down a ladder could reach: who plays to lose, against another bot.

python -m bench.worst GAME [--against random] [--games 400] [--seed 7] [--iterations 120]: a search
answers what it thinks worst (--often 0.5: every other time, else at random).
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import farwest
from farwest.arena import League, plan_for, summarise
from farwest.bots.registry import register
from farwest.bots.search import SearchBot
from farwest.kernel.game import Game


class Worst:
    def __init__(
        self, game: Game[Any, Any], seed: int = 0, *, iterations: int = 120, often: float = 1.0
    ) -> None:
        self.game, self.often = game, often
        self.thinker = SearchBot(game, seed, iterations=iterations).thinker

    def choose(self, view: Any) -> int:
        luck = Random(self.thinker.dice_for(view, -1).below(1 << 31))
        if luck.random() < self.often:
            thoughts = [thought for thought in self.thinker.think(view) if thought.visits]
            worst: int = min(thoughts, key=lambda thought: thought.chance).action
            return worst
        options: list[int] = self.game.world(view, self.game.dice(luck.getrandbits(31))).legal()
        return luck.choice(options)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", default="random")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--iterations", type=int, default=120)
    parser.add_argument("--often", type=float, default=1.0)
    given = parser.parse_args()
    register("worst", Worst)
    game = farwest.load(given.game)
    worst = f"worst:iterations={given.iterations}:often={given.often}"
    plan = plan_for(game, [worst, given.against], given.games, seats=given.seats, seed=given.seed)
    league = League(plan, jobs=1)
    list(league.play())
    for one in summarise(game, plan, league.counted()).ladder:
        won = one.win_rate
        print(f"{one.bot} wins {won.mean:.1%} ({won.low:.1%} to {won.high:.1%}) of {given.games}")
