"""What a seat of desperados knows that not all do, for the minds of the search: what helps."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.numbers import BANKS, NO_TILE
from farwest.games.desperados.state import DesperadosState, location

NONE: Final = BANKS


def secret_of(s: DesperadosState, seat: int) -> int:
    """DESP-H2: a desperado, the town it is in; the marshal, which two banks are the richest."""
    if seat != s.marshal:
        return 1 + location(s, seat)
    richest = NONE
    second = NONE
    for bank in range(BANKS):
        if s.bank[bank] != NO_TILE:
            if richest == NONE or s.tile[s.bank[bank]] > s.tile[s.bank[richest]]:
                second = richest
                richest = bank
            elif second == NONE or s.tile[s.bank[bank]] > s.tile[s.bank[second]]:
                second = bank
    return richest * (BANKS + 1) + second
