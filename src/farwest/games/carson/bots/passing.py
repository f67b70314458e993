"""The last pass, which a search judges too early."""

from __future__ import annotations

from farwest.games.carson.actions import PASS
from farwest.games.carson.numbers import ROUNDS
from farwest.games.carson.view import CarsonView


def hands_over(view: CarsonView, action: int) -> bool:
    """CARSON-F7, CARSON-G3: it may win ties, and rivals with cowboys go on alone."""
    return action == PASS and view.round == ROUNDS
