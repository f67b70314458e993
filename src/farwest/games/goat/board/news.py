"""What a player of goat must hear of first: kit/rooms.py, News."""

from __future__ import annotations

from typing import Final

from farwest.games.goat import events as e
from farwest.games.goat.numbers import CHARLATAN, GOAT, THIEF
from farwest.games.goat.view import GoatView
from farwest.kit.news import LOST, MISSED, SEEN

FROM_A_SEAT: Final = (e.DUPED, e.GAMBLED, e.STOLE)  # a is whose coin or token it was
FROM_THE_TOWN: Final = (e.ROBBED, e.TOOK_COINS, e.TOOK_TOKENS)
ARRESTABLE: Final = (THIEF, CHARLATAN)


def weight(view: GoatView, told: tuple[int, int, int, int]) -> int:
    """GOAT-E10, GOAT-E30: what somebody has taken is gone for everybody else."""
    kind, seat, a, _ = told
    if kind in FROM_A_SEAT:
        return LOST if a == view.seat != seat else SEEN
    if kind == e.PLACED and a == GOAT:
        return LOST if seat == view.seat else SEEN
    if kind == e.ARRESTED and a in ARRESTABLE:
        return LOST if view.owner[a] == view.seat != seat else SEEN
    if kind in FROM_THE_TOWN:
        return MISSED if seat != view.seat else SEEN
    return SEEN
