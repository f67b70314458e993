"""What a player of desperados must hear of first: kit/rooms.py, News."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados import events as e
from farwest.games.desperados.view import DesperadosView
from farwest.kit.news import LOST, MISSED, SEEN

TAKEN: Final = (e.WON_COACH, e.WON_POKER, e.ROBBED_BANK)  # by the gang
CAUGHT: Final = (e.GOT_ARRESTED, e.LOST_CARD, e.FELL_OUT)


def weight(view: DesperadosView, told: tuple[int, int, int, int]) -> int:
    """DESP-E9 costs the gang, DESP-E4 to DESP-E7 the marshal."""
    kind, seat, _, _ = told
    if view.seat == view.marshal:
        return LOST if kind in TAKEN else SEEN
    if kind in CAUGHT and seat != view.marshal:
        return LOST if seat == view.seat else MISSED
    return MISSED if kind == e.JOB_FAILED else SEEN
