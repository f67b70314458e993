"""Worlds as experience has them: desperados are not found everywhere alike. Not rules.

Only the search asks for this. Each row is one of those that `redeal` draws, and an unlikely one is
drawn again: what cannot be is never guessed, and what can be may always be.
"""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.numbers import (
    BANK_AT,
    COACHES,
    DESPERADO_AT,
    DISTANCE,
    FAR,
    NO_BANK,
    NO_TILE,
    NOWHERE,
    POKER_OF,
    SUREST,
)
from farwest.games.desperados.questions import MARSHAL_CARD, SHERIFF
from farwest.games.desperados.redealing import redeal_row
from farwest.games.desperados.state import DesperadosState, has_disk, is_taken, location
from farwest.kernel.dice import Dice

SECOND_THOUGHTS: Final = 6  # then a row stands, however unlikely
NOTHING_THERE: Final = 0
BANK_THERE: Final = 1
POKER_THERE: Final = 2
LOOT: Final = 3  # kinds of it


def place_of(s: DesperadosState, seat: int) -> int:
    """What kind of place a desperado is in: has he a disk, what is there, how far is a coach?"""
    town = location(s, seat)
    disk = 1 if has_disk(s, seat) else 0
    return (LOOT * disk + loot_in(s, town)) * (FAR + 1) + way_to_coach(s, town)


def loot_in(s: DesperadosState, town: int) -> int:
    bank = BANK_AT[town]
    if bank != NO_BANK:
        return NOTHING_THERE if s.bank[bank] == NO_TILE else BANK_THERE
    free = s.poker >> town & 1 == 1 and not is_taken(s, POKER_OF + town)
    return POKER_THERE if free else NOTHING_THERE


def way_to_coach(s: DesperadosState, town: int) -> int:
    """Roads to the next coach that may be held up."""
    found = FAR
    for coach in range(COACHES):
        if s.coach[coach] != NOWHERE and not is_taken(s, coach):
            found = min(found, DISTANCE[town][s.coach[coach]])
    return found


def guess_gang(s: DesperadosState, dice: Dice) -> None:
    """While the marshal plans: rows that end in an unlikely place are drawn again."""
    if s.kind != SHERIFF and s.kind != MARSHAL_CARD:
        return
    for seat in range(s.seats):
        if seat != s.marshal:
            thoughts = SECOND_THOUGHTS
            while thoughts > 0 and not is_likely(s, seat, dice):
                redeal_row(s, seat, s.turn - 1, dice)
                thoughts -= 1


def is_likely(s: DesperadosState, seat: int, dice: Dice) -> bool:
    """As often as such a place is likely, beside the likeliest."""
    roll = dice.below(SUREST)
    return roll < DESPERADO_AT[s.turn - 1][place_of(s, seat)]
