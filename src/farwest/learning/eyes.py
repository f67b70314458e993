"""What a seat sees of one state, as numbers: compiled where the rules are, else by the encoder."""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import Any, Final

from farwest.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kernel.state import State
from farwest.kit.worlds import hides
from farwest.learning.planning import Plan

LARGEST: Final = 2**24  # whole numbers up to here are themselves as floats of 32 bits


def batch(game: AnyGame, root: State, games: int = 0, seed: int = 0, forced: bool = True) -> Any:
    """`games` games of this start, to be stepped; without any, eyes alone."""
    stepper = import_module("farwest.kernel._fast").Stepper()
    stepper.forced = forced
    plan = Plan(game)
    return import_module("farwest.learning._batch").Batch(
        root,
        [game.rules() for _ in range(games)],
        [game.rules() for _ in range(games)],
        [game.dice(seed * games + k) for k in range(games)],
        stepper,
        plan.table(),
        game.seats[-1],
        game.actions,
        plan.size,
        game.longest,
        hides(game),
    )


class Eyes:
    def __init__(self, game: AnyGame) -> None:
        if game.encoder is None:
            raise BadCall(f"{game.name} has no numbers for learners: it names no encoder.")
        self.game, self.size, self.encoder = game, game.encoder.size, game.encoder
        self._batch = batch(game, game.rules()) if game.compiled else None
        self._veiled = game.rules()

    def see(self, s: Any, seat: int, into: Any = None) -> Any:
        """Whole numbers as floats of 32 bits: into a buffer of the caller's, or a new one."""
        seen = array("f", bytes(4 * self.size)) if into is None else into
        if self._batch:
            self._batch.looked(s, self._veiled, seat, seen)
        else:
            seen[:] = array("f", self.encoder.encode(self.game.see(s, seat)))
        return seen
