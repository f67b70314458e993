"""What the questions of goat carry, and what only its positions name. Cold."""

from __future__ import annotations

from typing import Final

from farwest.games.goat.numbers import MAX_SEATS, MOST_ROUNDS

ABOUT: Final = {  # by question: its a, then its b
    "DRAW_CARD": {"dealer": "seat"},
    "CHARLATAN_COIN": {"coins_left": "number"},
    "SALOON_PHASE": {"number_called": "number"},
    "BARMAID_GAMBLE": {"controller": "seat"},
    "STEAL_TOKEN": {"taker": "seat", "victim": "seat"},
}
LISTS: Final = {  # GOAT-H15: what each seat gained in each round
    "gains": tuple(f"round_{k + 1}_seat_{s}" for k in range(MOST_ROUNDS) for s in range(MAX_SEATS)),
}
