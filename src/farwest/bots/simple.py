"""What a bot is, and the simplest one."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, TypeVar

from farwest.kernel.game import Game

V_contra = TypeVar("V_contra", contravariant=True)
SEEDS = 2**31


class Bot(Protocol[V_contra]):
    """It is handed what its seat may know, never the State."""

    def choose(self, view: V_contra) -> int:
        """One of the options of the question on the table, which is put to the view's seat."""


class RandomBot:
    """Every option is as likely as another."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.dice = game.dice(self.random.randrange(SEEDS))

    def choose(self, view: Any) -> int:
        options: list[int] = self.game.world(view, self.dice).legal()
        return self.random.choice(options)
