"""What may be answered ahead in goat: an offer, whatever it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwest.games.goat.actions import ACCEPT, REFUSE
from farwest.games.goat.events import ROUND_ENDED
from farwest.games.goat.questions import RESPOND
from farwest.kit.orders import StandingOrder

ORDERS: Final[Mapping[str, StandingOrder]] = {
    "accept": StandingOrder(RESPOND, ACCEPT, ROUND_ENDED),
    "refuse": StandingOrder(RESPOND, REFUSE, ROUND_ENDED),
}
