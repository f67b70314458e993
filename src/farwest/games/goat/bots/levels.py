"""How the house's bots play goat: the levels search; the gambler learned, and is asked by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwest.games.goat.bots import traits
from farwest.games.goat.bots.gambler import Gambler

PLAYERS: Final[Mapping[str, Callable[..., Gambler]]] = {"gambler": Gambler}
TRAITS: Final = traits.TRAITS
