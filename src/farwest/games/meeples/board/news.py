"""What a player of meeples must hear of first: kit/rooms.py, News."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples import events as e
from farwest.games.meeples.view import MeeplesView
from farwest.kit.news import LOST, MISSED, SEEN

OF_ONES_OWN: Final = (e.LOST_STONE, e.BURIED)  # told of whose it was
GONE: Final = (e.BOUGHT_BAR, e.BUILT)  # nobody else can have it now


def weight(view: MeeplesView, told: tuple[int, int, int, int]) -> int:
    """MEEP-E18: Dynamite costs everybody; MEEP-E16: who lost a Showdown; MEEP-F30, MEEP-E1: Bars
    and Buildings are few."""
    kind, seat, _, _ = told
    if kind in OF_ONES_OWN:
        return LOST if seat == view.seat else SEEN
    return MISSED if kind in GONE and seat != view.seat else SEEN
