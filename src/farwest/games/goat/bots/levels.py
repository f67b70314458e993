"""How the house's bots play goat."""

from __future__ import annotations

from typing import Final

from farwest.games.goat.bots import traits

TRAITS: Final = traits.TRAITS
