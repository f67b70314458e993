"""How the house's bots play goat: the levels search; the gambler learned, and is asked by name.

Legend searches and has the gambler's instinct: who only counts is read, who only gambles misses
what can be counted (docs/strength.md, Learned by self-play).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwest.games.goat.bots import traits
from farwest.games.goat.bots.gambler import Gambler, instinct

__all__ = ["PLAYERS", "STEPS", "TRAITS", "instinct"]

PLAYERS: Final[Mapping[str, Callable[..., Gambler]]] = {"gambler": Gambler}
# 150 to 300 points between levels. Who thinks little of others (scorn of one rival, doubt of more)
# beats who answers at random and is read by who does not: so lower levels think little of one. With
# five, where doubt harms nobody, they slip as every game's do (0.03 and 0.015): hence the crowd.
STEPS: Final[dict[str, dict[str, float]]] = {
    "greenhorn": {"impulse": 0.95},
    "cowhand": {"scorn": 100, "slip": 0.045, "crowd": 0.44},
    "gunslinger": {"scorn": 40, "slip": 0.01, "crowd": -0.44},
    "legend": {"instinct": 0.1},
}
TRAITS: Final = traits.TRAITS
