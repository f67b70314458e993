"""How the levels play carson.

A placement has eighty answers, most of them idle parcels. Who must look at each of them once before
it thinks twice about any plays an idle one: so the lean says where to look first, and a width how
few to look at while looks are few. docs/balance-carson.md has the figures, and where they disagree.
"""

from __future__ import annotations

from typing import Any, Final

from farwest.games.carson.bots import passing, traits

PLAYERS: Final[dict[str, Any]] = {}
SEAT_WISHES: Final[dict[str, str]] = {}
SENSE: Final = {"leaning": 1, "width": 1, "learned": 1}  # for every level
# 150 to 300 points between levels: with every game's slips Greenhorn is 870 below Cowhand here.
STEPS: Final = {"greenhorn": {"slip": 0.04, "impulse": 0.2}}
SECONDS: Final = 1.5  # a look takes ten times as long as in other games
TRAITS: Final = traits.TRAITS
hands_over = passing.hands_over
