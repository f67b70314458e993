"""Money as the coins it is counted in."""

from __future__ import annotations

from farwest.games.circles.numbers import GOLD_WORTH, RUBY_WORTH


def coins_of(money: int) -> list[int]:
    """CIRC-F21: by token, rubies first, then gold, then silver."""
    rubies, rest = divmod(money, RUBY_WORTH)
    gold, silver = divmod(rest, GOLD_WORTH)
    return [silver, gold, rubies]
