"""What a player of circles must hear of first: kit/rooms.py, News."""

from __future__ import annotations

from typing import Final

from farwest.games.circles import events as e
from farwest.games.circles.view import CirclesView
from farwest.kit.news import LOST, MISSED, SEEN

FROM_A_SEAT: Final = (e.ROBBED_MONEY, e.ROBBED_GOOD, e.WON_BET)  # a is whose it was
FROM_ALL: Final = (e.ROBBED_BANK, e.EMPTIED_BOWL)


def weight(view: CirclesView, told: tuple[int, int, int, int]) -> int:
    """CIRC-E20, CIRC-E32: what was taken from this seat; CIRC-E6: and from where all had paid."""
    kind, seat, a, _ = told
    if seat == view.seat:
        return SEEN
    if kind in FROM_A_SEAT:
        return LOST if a == view.seat else SEEN
    return MISSED if kind in FROM_ALL else SEEN
