"""What the gang should not show: a search does not see what the marshal learns of it."""

from __future__ import annotations

from farwest.games.desperados.actions import SPY
from farwest.games.desperados.numbers import BANK_AT
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import here


def pointless(view: DesperadosView, action: int) -> bool:
    """DESP-E8, DESP-F16: to spy on a tile that all have seen tells nothing, and shows a card."""
    return action == SPY and view.seen >> view.bank[BANK_AT[here(view)]] & 1 == 1
