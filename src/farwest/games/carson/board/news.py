"""What a player of carson must hear of first: kit/rooms.py, News."""

from __future__ import annotations

from typing import Final

from farwest.games.carson import events as e
from farwest.games.carson.numbers import FIRST_CELL
from farwest.games.carson.view import CarsonView
from farwest.kit.news import LOST, MISSED, SEEN

OF_ONES_OWN: Final = (e.LOST_DUEL, e.DIED)  # told of who lost


def weight(view: CarsonView, told: tuple[int, int, int, int]) -> int:
    """CARSON-D5, CARSON-F34: a beaten cowboy and a robbed building; CARSON-F12: and who comes for
    them."""
    kind, seat, a, b = told
    if kind in OF_ONES_OWN:
        return LOST if seat == view.seat else SEEN
    if seat == view.seat:
        return SEEN
    if kind == e.ROBBED:
        return LOST if b and view.owner[a] == view.seat else SEEN
    if kind == e.ATTACKED_BUILDING:
        return LOST if view.owner[b] == view.seat else SEEN
    if kind == e.STAKED:
        return MISSED if view.standing[FIRST_CELL + a] >> view.seat & 1 else SEEN
    return SEEN
