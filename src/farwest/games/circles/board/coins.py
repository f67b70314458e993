"""Money as the coins it is counted in, and what is left of them."""

from __future__ import annotations

from farwest.games.circles.numbers import (
    BOWL_SLOTS,
    COINS_IN_BOX,
    GOLD_WORTH,
    MINE_SLOTS,
    RUBY_WORTH,
)
from farwest.games.circles.view import CirclesView


def coins_of(money: int) -> list[int]:
    """CIRC-F21: by token, rubies first, then gold, then silver."""
    rubies, rest = divmod(money, RUBY_WORTH)
    gold, silver = divmod(rest, GOLD_WORTH)
    return [silver, gold, rubies]


def supply(view: CirclesView) -> list[int]:
    """CIRC-C12, CIRC-D23: what would be left of the coins, for the eye only; never below 0."""
    amounts = [*view.purse, *view.account, *MINE_SLOTS[view.mine :], *BOWL_SLOTS[: view.bowl]]
    held = [coins_of(money) for money in amounts] + [view.bag[: len(COINS_IN_BOX)]]
    return [max(0, count - sum(coins[k] for coins in held)) for k, count in enumerate(COINS_IN_BOX)]
