"""What a sensible player knows of goat, lent to the search. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.games.goat.actions import DECLARING, DUPE, GAMBLE, ROB, SERVE
from farwest.games.goat.numbers import (
    CHARLATAN,
    COINS,
    FACE_UP,
    GOAT,
    IN_PLAY,
    OUTLAW,
    OUTLAW_REWARD,
    RESOURCE_OF,
    RESOURCES,
    SHERIFF,
    SHERIFF_PAY,
    THIEF,
    THIEF_BOUNTY,
    WORTH,
)
from farwest.games.goat.questions import (
    BARMAID_BOTTLE,
    CHARLATAN_COIN,
    DECLARE,
    GAMBLE_VICTIM,
    THIEF_LOCATION,
    TURN_UP,
)
from farwest.games.goat.state import GoatState, count_tokens

FLOOR: Final = 4  # dollars everyone may still hope for: keeps a bad start from looking lost
TRUTH: Final = 3  # a claim is true this often for each false one


def money(s: GoatState, seat: int) -> int:
    """What the seat owns."""
    found = s.coins[seat]
    for resource in range(RESOURCES):
        found += s.tokens[seat][resource] * WORTH[resource]
    return found


def prospects(s: GoatState, seat: int) -> int:
    """What it owns and what its characters in the Saloon are about to bring."""
    found = money(s, seat) + FLOOR
    lawful = s.where[SHERIFF] == IN_PLAY and s.where[OUTLAW] != IN_PLAY
    if s.where[SHERIFF] == IN_PLAY and s.where[OUTLAW] == IN_PLAY and s.owner[OUTLAW] == seat:
        found += OUTLAW_REWARD
    if lawful and s.owner[SHERIFF] == seat:
        found += SHERIFF_PAY
        if s.where[THIEF] == IN_PLAY:
            found += THIEF_BOUNTY
    if s.where[THIEF] == IN_PLAY and s.loot > 0 and s.owner[THIEF] == seat and not lawful:
        found += s.loot * WORTH[RESOURCE_OF[s.loot_from]]
    if s.where[CHARLATAN] == IN_PLAY:
        if lawful:
            found += s.elixirs[seat]
        elif s.owner[CHARLATAN] == seat:
            for victim in range(s.seats):
                found += s.elixirs[victim]
    return found


def promise_of(s: GoatState, seat: int) -> float:
    """The fourth power of one's share: twice the money is sixteen times the hope."""
    mine: float = 0.0
    all_of_it: float = 0.0
    for other in range(s.seats):
        share: float = prospects(s, other) * 1.0
        share = share * share
        share = share * share
        all_of_it += share
        if other == seat:
            mine = share
    return mine / all_of_it


def end_of(s: GoatState, seat: int) -> float:
    """In dollars."""
    return 1.0 * (prospects(s, seat) - FLOOR)


def between_rounds(s: GoatState) -> bool:
    """The Saloon has closed and no card of the next round is out."""
    return s.kind == TURN_UP and s.where[GOAT] != FACE_UP


def lean_to(s: GoatState, action: int) -> int:
    """Rob the rich, treat the poor, and mostly tell the truth."""
    if s.kind == DECLARE:
        return TRUTH if action - DECLARING == s.offered else 1
    if s.kind == THIEF_LOCATION:
        location = action - ROB
        return s.tile_tokens[location] * WORTH[RESOURCE_OF[location]]
    if s.kind == CHARLATAN_COIN:
        return 1 + money(s, action - DUPE)
    if s.kind == GAMBLE_VICTIM:
        return 1 + count_tokens(s, action - GAMBLE)
    if s.kind == BARMAID_BOTTLE:
        return 1 + COINS // (1 + money(s, action - SERVE))
    return 1
