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
STEPS: Final = {"legend": {"instinct": 0.1}}
TRAITS: Final = traits.TRAITS
