"""Many games at once, for training: into arrays that are the caller's.

    games = Vector("goat", seats=4, games=4096, seed=1)
    arrays = games.arrays()
    games.begin(arrays)
    while training:
        games.step(actions, arrays)

A step answers the question of every game, and plays on to the next choice of a seat: chance is
rolled, forced moves play themselves. A game that ends begins anew in the same step; its rewards are
those of the game that ended. The work runs in compiled code, without the GIL, on as many threads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

import farwest
from farwest.errors import BadCall, IllegalAction
from farwest.kernel.game import Value
from farwest.learning.eyes import batch
from farwest.learning.planning import Plan

FEWEST: Final = 64  # games worth a thread of their own


@dataclass(frozen=True)
class Arrays:
    """What a step writes. Rows are games; each array may be of any library that shares memory."""

    seen: NDArray[np.float32]  # what the seat to answer sees: whole numbers, as the encoder says
    mask: NDArray[np.uint8]  # by action: 1 if it may be answered
    seat: NDArray[np.int32]  # who is to answer
    reward: NDArray[np.float32]  # by seat, at the end of a game: 1 ahead of all, -1 behind all
    ended: NDArray[np.uint8]  # 1: the game ended with this step, and another began
    cut: NDArray[np.uint8]  # 1: it was given up as too long, without rewards


class Vector:
    def __init__(
        self,
        name: str,
        seats: int,
        games: int,
        seed: int = 0,
        variant: Mapping[str, Value] | None = None,
        forced: bool = True,
        threads: int = 1,
    ) -> None:
        """`forced`: where a seat has one option, it plays itself. The same seed steps the same
        games, whatever the number of threads."""
        self.game = farwest.load(name)
        if not self.game.compiled:
            cure = f"`python -m tools.hot {name}` builds them."
            raise BadCall(f"A vector steps compiled rules, and {name} has none here: {cure}")
        if games < 1 or threads < 1:
            raise BadCall(f"A vector has games and threads, not {games} and {threads}.")
        self.seats, self.games, self.actions = seats, games, self.game.actions
        self.plan = Plan(self.game)
        root = self.game.start(seats, variant)
        self._batch = batch(self.game, root, games, seed, forced)
        threads = max(1, min(threads, games // FEWEST))
        cuts = [games * k // threads for k in range(threads + 1)]
        self._shares = list(pairwise(cuts))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def arrays(self) -> Arrays:
        most = self.game.seats[-1]
        return Arrays(
            np.zeros((self.games, self.plan.size), np.float32),
            np.zeros((self.games, self.actions), np.uint8),
            np.zeros(self.games, np.int32),
            np.zeros((self.games, most), np.float32),
            np.zeros(self.games, np.uint8),
            np.zeros(self.games, np.uint8),
        )

    def begin(self, arrays: Arrays) -> None:
        """New games, every one."""
        self._check(arrays)
        self._share(partial(self._begin, arrays))

    def step(self, actions: NDArray[np.int32], arrays: Arrays) -> None:
        """Answer every game. An action that is no option changes nothing, in any game."""
        self._check(arrays)
        given = np.ascontiguousarray(actions, np.int32)
        if given.shape != (self.games,):
            raise BadCall(f"One action for each of {self.games} games, not {given.shape}.")
        wrong = self._batch.first_illegal(given)
        if wrong >= 0:
            raise IllegalAction(f"Game {wrong}: action {given[wrong]} is none of its options.")
        self._share(partial(self._step, given, arrays))

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _begin(self, arrays: Arrays, first: int, end: int) -> None:
        self._batch.begin(first, end, arrays.seen, arrays.mask, arrays.seat)

    def _step(self, actions: NDArray[np.int32], to: Arrays, first: int, end: int) -> None:
        self._batch.step(
            first, end, actions, to.seen, to.mask, to.seat, to.reward, to.ended, to.cut
        )

    def _share(self, work: Callable[[int, int], None]) -> None:
        if self._pool is None:
            work(0, self.games)
            return
        for done in [self._pool.submit(work, *share) for share in self._shares]:
            done.result()

    def _check(self, arrays: Arrays) -> None:
        """Shapes that do not fit would be written past their end."""
        most = self.game.seats[-1]
        wanted = {
            "seen": (self.games, self.plan.size),
            "mask": (self.games, self.actions),
            "seat": (self.games,),
            "reward": (self.games, most),
            "ended": (self.games,),
            "cut": (self.games,),
        }
        for name, shape in wanted.items():
            if (given := getattr(arrays, name).shape) != shape:
                raise BadCall(f"`{name}` is an array of {shape}, not {given}.")
