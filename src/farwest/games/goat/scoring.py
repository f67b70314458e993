"""What the money of each seat is made of, when the game is over."""

from __future__ import annotations

from farwest.games.goat.numbers import RESOURCES, WORTH
from farwest.games.goat.state import GoatState
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES

RULE = "GOAT-Z2"


def sheet(s: GoatState | GoatView) -> list[tuple[str, list[int], str]]:
    """GOAT-Z2: coins, then every kind of token that somebody has; each as (text, points, rule)."""
    seats, coins, tokens = range(s.seats), list(s.coins), list(s.tokens)
    rows = [("score-coins", [coins[seat] for seat in seats], RULE)]
    for resource in range(RESOURCES):
        worth = [tokens[seat][resource] * WORTH[resource] for seat in seats]
        if any(worth):
            rows.append((f"score-{NAMES['resource'][resource]}", worth, RULE))
    return rows
