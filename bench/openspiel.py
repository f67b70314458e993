"""Legend against OpenSpiel's own search, at equal time a move, in every game with its fewest seats.

    python -m bench.openspiel [--rounds 10] [--first 0] [--seconds 0.2] [--minutes 60] [--games ...]
    python -m bench.openspiel --simulations 100     as many iterations each, whatever they take

The peer is OpenSpiel's IS-MCTS with random rollouts, unmodified; where nothing is hidden, which it
refuses, its MCTS. Both are Python over farwest.adapters.openspiel: its C++ bots end the process
with any game written in Python, its own too (2.0.2). Each is given as many iterations a move as it
had time for so far in that many CPU seconds. A round plays every game once with Legend on each
side, from the same seed of draws; games take turns.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import farwest
from farwest.adapters import openspiel
from farwest.arena.intervals import Sample
from farwest.bots import bot
from farwest.kernel.state import OVER
from farwest.kernel.thinking import NODES_PER_ITERATION

UCT = 2.0  # as OpenSpiel's own examples have it
FEWEST = 2  # the first simulation of its IS-MCTS only plants the root
AT_FIRST = 1000  # iterations of Legend, while it is not known how many it has time for
MOST = 1 << 20  # of either, and nodes of a tree
OF_ITS_OWN = ("circles",)  # Legend is no search there and takes its time: the peer gets as much


class Pace:
    """How many iterations it had time for, in CPU seconds: the machine may do other work beside."""

    def __init__(self) -> None:
        self.done = self.spent = 0.0
        self.moves = 0

    def add(self, done: float, spent: float) -> None:
        self.done, self.spent, self.moves = self.done + done, self.spent + spent, self.moves + 1

    def seconds(self) -> float:
        return self.spent / max(self.moves, 1)

    def iterations(self) -> float:
        return self.done / max(self.moves, 1)

    def next(self, seconds: float, at_first: int) -> int:
        """As many as it should have time for now."""
        if not self.spent:
            return at_first
        return min(max(FEWEST, round(seconds * self.done / self.spent)), MOST)


class Peer:
    """OpenSpiel's search, unmodified."""

    def __init__(self, game: Any, pace: Pace) -> None:
        hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self.hidden = game.get_type().information == hidden
        self.luck = np.random.RandomState(1)
        self.rollouts = mcts.RandomRolloutEvaluator(1, self.luck)
        self.game, self.pace = game, pace

    def answer(self, state: Any, seconds: float, simulations: int) -> int:
        most = simulations or self.pace.next(seconds, FEWEST)
        begin = time.process_time()
        action = int(self._bot(most).step(state))
        self.pace.add(most, time.process_time() - begin)
        return action

    def _bot(self, most: int) -> Any:
        if self.hidden:
            return ismcts.ISMCTSBot(self.game, self.rollouts, UCT, most, random_state=self.luck)
        return mcts.MCTSBot(self.game, UCT, most, self.rollouts, random_state=self.luck)


class House:
    """Legend, with a budget that is set before each move; where it is no search, as it comes."""

    def __init__(self, name: str, seed: int, pace: Pace) -> None:
        own = name in OF_ITS_OWN
        spec = "legend" if own else f"legend:iterations={MOST // NODES_PER_ITERATION}"
        self.game, self.pace = farwest.load(name), pace
        self.bot: Any = bot(spec, self.game, seed)
        self.thinker: Any = getattr(self.bot, "thinker", None)

    def answer(self, state: Any, seconds: float, iterations: int) -> int:
        course = state.course
        if self.thinker:
            most = iterations or self.pace.next(seconds, AT_FIRST)
            self.thinker.budget = replace(self.thinker.budget, iterations=most)
        view, begin = self.game.see(course.s, course.seat), time.process_time()
        action: int = self.bot.choose(view)
        spent = time.process_time() - begin
        self.pace.add(self.thinker.trees[0].done if self.thinker else 0, spent)
        return action


@dataclass
class Line:
    """One game's row of the table."""

    name: str
    won: Sample = field(default_factory=Sample)
    legend: Pace = field(default_factory=Pace)
    peer: Pace = field(default_factory=Pace)
    games: int = 0

    def text(self) -> str:
        share = self.won.share()
        return (
            f"{self.name:12}{self.games:6}{share.mean:8.0%}  {share.low:4.0%} to {share.high:4.0%}"
            f"{self.legend.seconds():9.2f}{self.peer.seconds():7.2f}"
            f"{self.legend.iterations():12,.0f}{self.peer.iterations():8,.0f}"
        )


def play(line: Line, deal: int, side: int, given: argparse.Namespace) -> None:
    """Legend has all seats of a side. Its share of the win: 1, a half of a shared one, or 0."""
    game, luck = openspiel.load(line.name), random.Random(deal)
    seats = range(game.num_players())
    legend = [House(line.name, 100 * deal + seat, line.legend) for seat in seats]
    peer, state = Peer(game, line.peer), game.new_initial_state()
    while not state.is_terminal():
        course = state.course
        if state.is_chance_node():
            action = luck.choices(course.options, course.odds())[0]
        elif side_of(course.s, course.seat) == side:
            action = legend[course.seat].answer(state, given.seconds, given.simulations)
        else:
            own = line.name in OF_ITS_OWN and line.legend.moves
            seconds = line.legend.seconds() if own else given.seconds
            action = peer.answer(state, seconds, given.simulations)
        state.apply_action(action)
    line.games += 1
    line.won.add(deal, share_of(state, side))


def side_of(s: Any, seat: int) -> int:
    return int(s.side(seat))


def share_of(state: Any, side: int) -> float:
    s = state.course.s
    if s.seat != OVER:
        return 0.5  # given up as too long
    winners = {side_of(s, seat) for seat, place in enumerate(s.final_places()) if place == 1}
    return (side in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="deal, to go on where a run ended")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", nargs="*", default=farwest.games())
    given = parser.parse_args()
    lines, begin = [Line(name) for name in given.games], time.perf_counter()
    print(f"{'game':12}{'games':>6}{'Legend':>8}  95 %          s a move, both  iterations, both")
    for deal in range(given.first, given.first + given.rounds):
        for line in lines:
            for side in (0, 1):
                play(line, deal, side, given)
            print(line.text(), flush=True)
            if time.perf_counter() - begin > 60 * given.minutes:
                return


if __name__ == "__main__":
    main()
