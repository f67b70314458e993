"""What an answer ends with in a decided game: it is played out a few times, everybody thinking a
little.

A tree in which all lines win does not care by how much, and where a dozen cowboys are left to send
a playout is too careless to tell. A few games of players who look a little ahead do tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, Final

from farwest.bots.closeness import first_of
from farwest.bots.comparing import margin
from farwest.kernel.state import CHANCE, OVER
from farwest.kernel.thinking import Thinker, Thought, imagine

GAMES: Final = 24  # from each answer: the same worlds, and the same luck
FEWEST: Final = 6  # however little time there is
LOOKS: Final = 80  # of who plays one out, at each of its choices
MORE: Final = 0.5  # of its time, more than it had
LUCK: Final = -4  # of dice_for(): no search and no comparison has these dice


def played_out(thinker: Thinker, view: Any, thoughts: Sequence[Thought]) -> list[Thought]:
    """Who ends best comes first; each with what it ends with."""
    until = monotonic() + MORE * thinker.budget.seconds if thinker.budget.seconds else 0.0
    found: list[list[float]] = []
    for ends in islice(games(thinker, view, [one.action for one in thoughts]), GAMES):
        found.append(ends)
        if until and monotonic() > until and len(found) >= FEWEST:
            break
    means = [fmean(ends) for ends in zip(*found, strict=True)]
    ended = [one._replace(margin=end) for one, end in zip(thoughts, means, strict=True)]
    return sorted(ended, key=lambda one: -one.margin)


def games(thinker: Thinker, view: Any, actions: Sequence[int]) -> Iterator[list[float]]:
    """World after world: by answer, how far ahead it ends there."""
    budget = replace(thinker.budget, iterations=LOOKS, seconds=0.0, threads=1)
    budget = replace(budget, knowing=False, trusting=False)
    game, tree, dice = thinker.game, thinker.trees[0], thinker.dice_for(view, LUCK)
    root, world = game.world(view, dice), game.rules()
    while True:
        imagine(tree, root, world, view.seat, dice)
        seed = dice.below(1 << 30)
        ends = []
        for action in actions:
            after = world.clone()
            after.play(action)
            players = [Thinker(game, budget, seed + seat) for seat in range(view.seats)]
            ends.append(end_of(after, players, Random(seed), view.seat))
        yield ends


def end_of(s: Any, players: Sequence[Thinker], luck: Random, seat: int) -> float:
    while s.seat != OVER:
        options = s.legal()
        if s.seat == CHANCE:
            s.play(luck.choices(options, s.odds())[0])
        elif len(options) == 1:
            s.play(options[0])
        else:
            view, player = players[s.seat].game.see(s, s.seat), players[s.seat]
            action = first_of(player.think(view)).action
            player.moved(view, action)
            s.play(action)
    return margin(s, seat)
