"""A bot for desperados that learned by playing itself (docs/strength.md, Learned by self-play)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from farwest.games.desperados.bots.whereabouts import whereabouts
from farwest.games.desperados.numbers import BALANCED, TARGET
from farwest.games.desperados.view import DesperadosView
from farwest.kernel.game import Game
from farwest.kit.selftaught import HEAT, Instinct, SelfTaught

VARIANTS: Final = 5
LEARNED_FOR: Final = (0, BALANCED)  # DESP-W4, DESP-G37: 4,000 each, and what makes the sides even
INSTINCT: Final = Instinct(
    files(__package__).joinpath("tracker.weights"),
    {"purse": (100,), "variant": tuple(int(place == TARGET) for place in range(VARIANTS))},
    whereabouts,
)


class Tracker(SelfTaught):
    def __init__(self, game: Game[Any, Any], seed: int = 0, *, heat: float = HEAT) -> None:
        super().__init__(game, INSTINCT, seed, heat)


def instinct(game: Game[Any, Any], view: DesperadosView, options: Sequence[int]) -> list[float]:
    """How often it gave each of these answers in the end; where the target (DESP-W4) is one that
    it never played for, it likes all alike."""
    if view.variant[TARGET] not in LEARNED_FOR:
        return [1 / len(options)] * len(options)
    return INSTINCT.odds(game, view, options)
