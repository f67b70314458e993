"""A bot for goat that learned by playing itself (docs/strength.md, Learned by self-play)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from farwest.kernel.game import Game
from farwest.kit.selftaught import HEAT, Instinct, SelfTaught

INSTINCT: Final = Instinct(files(__package__).joinpath("gambler.weights"))


class Gambler(SelfTaught):
    def __init__(self, game: Game[Any, Any], seed: int = 0, *, heat: float = HEAT) -> None:
        super().__init__(game, INSTINCT, seed, heat)


instinct = INSTINCT.odds
