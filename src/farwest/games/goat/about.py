"""What the questions of goat carry, by name. Cold."""

from __future__ import annotations

from typing import Final

ABOUT: Final = {  # by question: its a, then its b
    "DRAW_CARD": {"dealer": "seat"},
    "CHARLATAN_COIN": {"coins_left": "number"},
    "SALOON_PHASE": {"number_called": "number"},
    "BARMAID_GAMBLE": {"controller": "seat"},
    "STEAL_TOKEN": {"taker": "seat", "victim": "seat"},
}
