"""Money as the coins it is counted in, distances as spaces."""

from __future__ import annotations

from farwest.games.circles.names import NAMES
from farwest.games.circles.numbers import (
    BOWL_SLOTS,
    COINS_IN_BOX,
    GOLD_WORTH,
    MINE_SLOTS,
    RUBY_WORTH,
    THIRDS,
)
from farwest.games.circles.view import CirclesView


def coins_of(money: int) -> list[int]:
    """CIRC-F21: by token, rubies first, then gold, then silver."""
    rubies, rest = divmod(money, RUBY_WORTH)
    gold, silver = divmod(rest, GOLD_WORTH)
    return [silver, gold, rubies]


def parts_of(money: int) -> dict[str, int | str]:
    """What a sentence needs to count money in its coins: how many of each, and which there are."""
    counts = dict(zip(NAMES["token"], coins_of(money), strict=False))
    kinds = "-".join(token for token, count in counts.items() if count)
    return {**counts, "coins": kinds or "none"}


def thirds_of(distance: int) -> dict[str, int | str]:
    """CIRC-E31: a distance is counted in thirds of a sector, and said in spaces."""
    whole, thirds = divmod(distance, THIRDS)
    return {"whole": whole, "thirds": thirds}


def supply(view: CirclesView) -> list[int]:
    """CIRC-C12, CIRC-D23: what would be left of the coins, for the eye only; never below 0."""
    amounts = [*view.purse, *view.account, *MINE_SLOTS[view.mine :], *BOWL_SLOTS[: view.bowl]]
    held = [coins_of(money) for money in amounts] + [view.bag[: len(COINS_IN_BOX)]]
    return [max(0, count - sum(coins[k] for coins in held)) for k, count in enumerate(COINS_IN_BOX)]
