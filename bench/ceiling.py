"""How far up a ladder could reach from random play: who knows that all others answer at random.

python -m bench.ceiling GAME [--seats 2] [--games 400] [--seed 7] [--iterations 5000]: a search in
whose worlds rivals draw their answers, as they do at its table, so that more looks bring it nearer
to the best there is against them.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import farwest
from farwest.arena import League, plan_for, summarise
from farwest.bots.registry import register
from farwest.kernel.game import Game
from farwest.kernel.thinking import Budget, Thinker

ALWAYS: Final = 100  # percent


class Knowing:
    def __init__(self, game: Game[Any, Any], seed: int = 0, *, iterations: int = 5000) -> None:
        self.game, self.iterations = game, iterations
        self.thinker = Thinker(game, Budget(iterations), seed)
        self.tree = self.thinker.trees[0]
        self.tree.doubt = ALWAYS

    def choose(self, view: Any) -> int:
        dice = self.thinker.dice_for(view, 0)
        self.tree.clear()
        worlds = self.game.world(view, dice), self.game.rules()
        return self.tree.search(*worlds, view.seat, dice, self.iterations, 0.0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--iterations", type=int, default=5000)
    given = parser.parse_args()
    register("knowing", Knowing)
    game = farwest.load(given.game)
    knowing = f"knowing:iterations={given.iterations}"
    plan = plan_for(game, [knowing, "random"], given.games, seats=given.seats, seed=given.seed)
    league = League(plan, jobs=1)
    list(league.play())
    for one in summarise(game, plan, league.counted()).ladder:
        won = one.win_rate
        print(f"{one.bot} wins {won.mean:.1%} ({won.low:.1%} to {won.high:.1%}) of {given.games}")
