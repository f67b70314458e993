"""What may be answered ahead in carson: that one sends no more cowboys this round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.carson.actions import PASS
from farwest.games.carson.events import ROUND_ENDED
from farwest.games.carson.questions import PLACE
from farwest.kit.orders import StandingOrder

ORDERS: Final[Mapping[str, StandingOrder]] = {
    "pass": StandingOrder(PLACE, PASS, ROUND_ENDED),
}
