"""What one seat of desperados cannot know is hidden: RULES.md section 7.

DESP-H1: the gang sees all of the gang. DESP-H4: a watcher, below 0, sees what both sides see.
"""

from __future__ import annotations

from farwest.games.desperados.numbers import (
    BANK_TILES,
    MAX_SEATS,
    NO_CARD,
    NO_TILE,
    OUT,
    TURNS,
    UNDECIDED,
    UNKNOWN,
)
from farwest.games.desperados.redealing import in_gang_half, rewind_gang
from farwest.games.desperados.state import NO_SEAT, DesperadosState


def in_gang(s: DesperadosState, seat: int) -> bool:
    return seat >= 0 and s.marshal != NO_SEAT and seat != s.marshal


def same_side(s: DesperadosState, seat: int, other: int) -> bool:
    return seat >= 0 and (seat == s.marshal) == (other == s.marshal)


def veil_rows(s: DesperadosState, seat: int) -> None:
    """DESP-H2: a card of the other side is public if it was shown; of the gang's half of a turn
    that goes on, nothing is seen (DESP-D15)."""
    half_done = in_gang_half(s) and not in_gang(s, seat)
    for other in range(s.seats):
        if not same_side(s, seat, other):
            down = s.turn - 1 if half_done and other != s.marshal else TURNS
            veil_row(s, other, down)
            if s.status[other] != OUT:
                s.stuck[other] = 0


def veil_row(s: DesperadosState, seat: int, down: int) -> None:
    for turn in range(TURNS):
        if turn >= down:
            s.laid[seat][turn] = NO_CARD
        elif s.laid[seat][turn] != NO_CARD and s.shown[seat] >> turn & 1 == 0:
            s.laid[seat][turn] = UNKNOWN


def veil_plans(s: DesperadosState, seat: int) -> None:
    """DESP-D7, DESP-D15: what the gang means to do; its half of a turn is one moment."""
    if not in_gang(s, seat):
        rewind_gang(s)
        for other in range(MAX_SEATS):
            s.intent[other] = UNDECIDED
        s.struck = 0


def veil_banks(s: DesperadosState, seat: int) -> None:
    """DESP-H2: the marshal always knows a tile; all others once it was spied or robbed."""
    if seat >= 0 and seat == s.marshal:
        return
    for number in range(BANK_TILES):
        if s.tile[number] != NO_TILE and s.seen >> number & 1 == 0:
            s.tile[number] = UNKNOWN
