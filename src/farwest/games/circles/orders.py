"""What may be answered ahead in circles: a bet, whatever its stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.circles.actions import FOLD
from farwest.games.circles.events import ROUND_BEGAN
from farwest.games.circles.questions import SALOON_ANSWER
from farwest.kit.orders import StandingOrder

ORDERS: Final[Mapping[str, StandingOrder]] = {
    "fold": StandingOrder(SALOON_ANSWER, FOLD, ROUND_BEGAN),
}
