"""Positions of random games, and what stands on the table there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from farwest.kernel.game import Game
from farwest.kernel.state import CHANCE, OVER


def choices(game: Game[Any, Any], seats: int, seed: int) -> Iterator[Any]:
    """The state wherever a seat of a random game has a real choice. Not to be changed."""
    dice, luck, state = game.dice(seed), Random(seed), game.start(seats)
    while state.seat != OVER:
        options = state.legal()
        if state.seat == CHANCE:
            action = state.random_option(dice)
        else:
            if len(options) > 1:
                yield state.clone()
            action = luck.choice(options)
        state.play(action)


def some_choices(game: Game[Any, Any], seats: int, seed: int, count: int) -> list[Any]:
    """As many of them, from the first to nearly the last."""
    found = list(choices(game, seats, seed))
    return found[:: max(1, len(found) // count)][:count]
