"""What a sensible player knows of meeples, lent to the search. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples.actions import DROPPING, GO, PICKING, STARTING, YES
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDING_AT,
    BUILDINGS,
    DEPUTY,
    DEPUTY_DRAW,
    DIRECTIONS,
    DOOR_OF,
    EMPTY,
    GOLD_COST,
    MADAME_DRAW,
    MARQUEE_POINTS,
    MEEPLES,
    MINER,
    MINER_DRAW,
    NOWHERE,
    ROBBER,
    ROBBER_DRAW,
    SPACES,
    STONE_COST,
)
from farwest.games.meeples.phases.resolving import can_pay
from farwest.games.meeples.phases.sowing import next_available
from farwest.games.meeples.phases.turns import score
from farwest.games.meeples.questions import BUILD, DIRECTION, DROP, PICK, REROLL, START, UPGRADE
from farwest.games.meeples.state import NO_SEAT, MeeplesState, total

POINT: Final = 10  # all that follows is in tenths of a point
STONE_HOPE: Final = 5  # three of them and a Builder are a Marquee
DRAW_HOPE: Final = 8  # a piece from the Bag
FLOOR: Final = 100  # what everyone may still hope for: keeps a bad start from looking lost
USUAL: Final = 500.0  # about what a seat has in the middle of a game
WORST: Final = -1000  # below every sowing
EAGER: Final = 8  # how much readier for a plain good
DIGIT: Final = 6  # bits for a count of meeples
COUNT: Final = (1 << DIGIT) - 1


def prospects(s: MeeplesState, seat: int) -> int:
    """What the seat has, and what the meeples at the Doors and in hand are about to bring it."""
    found = FLOOR + POINT * score(s, seat) + STONE_HOPE * s.stone[seat]
    for building in range(BUILDINGS):
        if s.standing[DOOR_OF[building]] != EMPTY:
            found += brings(s, seat, s.standing[DOOR_OF[building]], building)
    if seat == s.active:
        found += hand_brings(s)
    return found


def brings(s: MeeplesState, seat: int, meeple: int, building: int) -> int:
    """What the seat gets from this meeple at that Door."""
    owner = s.owner[building]
    if meeple == BUILDER:
        return building_brings(s, seat, building)
    if meeple == MINER:
        return DRAW_HOPE * MINER_DRAW[s.upgraded[building]] if seat == owner else 0
    if seat != s.active:
        return 0
    if meeple == ROBBER:
        return DRAW_HOPE * ROBBER_DRAW * s.inside[building][MINER]
    if meeple == DEPUTY:
        return DRAW_HOPE * DEPUTY_DRAW * s.inside[building][ROBBER]
    return DRAW_HOPE * MADAME_DRAW * s.inside[building][BUILDER]


def building_brings(s: MeeplesState, seat: int, building: int) -> int:
    """What a Marquee, or its better side, is worth above its cost; 0 if the seat cannot have it."""
    who = s.active if s.owner[building] == NO_SEAT else s.owner[building]
    if seat != who or s.upgraded[building] == 1 or not can_pay(s, seat, building):
        return 0
    cost = POINT * GOLD_COST[building] + STONE_HOPE * STONE_COST[building]
    return POINT * MARQUEE_POINTS[0] - cost


def hand_brings(s: MeeplesState) -> int:
    """The best that the active player can still do with the hand."""
    if s.kind == DROP:
        return sowing_brings(s, s.hand, s.a, s.b)
    if s.kind == START:
        return best_start(s, s.hand)
    if s.kind != DIRECTION:
        return 0
    best = WORST
    for direction in range(DIRECTIONS):
        first = s.a if s.b == 1 else next_available(s, s.a, direction)
        best = max(best, sowing_brings(s, s.hand, first, direction))
    return best


def best_start(s: MeeplesState, hand: list[int]) -> int:
    best = WORST
    for space in range(SPACES):
        if s.standing[space] == EMPTY:
            best = max(best, start_brings(s, hand, space))
    return best


def start_brings(s: MeeplesState, hand: list[int], space: int) -> int:
    best = WORST
    for direction in range(DIRECTIONS):
        best = max(best, sowing_brings(s, hand, space, direction))
    return best


def sowing_brings(s: MeeplesState, hand: list[int], space: int, direction: int) -> int:
    """Sow from that Space, at each Door the meeple that brings most there; one Builder builds."""
    left = 0  # the hand, a digit for each count
    for meeple in range(MEEPLES):
        left += hand[meeple] << meeple * DIGIT
    found = 0
    building = True
    for _ in range(min(total(hand), SPACES)):
        best = WORST
        dropped = 0
        for meeple in range(MEEPLES):
            if left >> meeple * DIGIT & COUNT > 0 and space != NOWHERE:
                gain = net_gain(s, meeple, space)
                if meeple == BUILDER and not building:
                    gain = min(gain, 0)
                if gain > best:
                    best = gain
                    dropped = meeple
        if best == WORST:
            return found
        building = building and (dropped != BUILDER or best <= 0)
        left -= 1 << dropped * DIGIT
        found += best
        space = next_available(s, space, direction)
    return found


def net_gain(s: MeeplesState, meeple: int, space: int) -> int:
    """What a meeple there brings the active player, less what it brings the owner."""
    building = BUILDING_AT[space]
    if building == NOWHERE:
        return 0
    owner = s.owner[building]
    gain = brings(s, s.active, meeple, building)
    if owner != NO_SEAT and owner != s.active:
        gain -= brings(s, owner, meeple, building)
    return gain


def promise_of(s: MeeplesState, seat: int) -> float:
    """The eighth power of one's share: a tenth more is twice the hope."""
    mine: float = 0.0
    all_of_it: float = 0.0
    for other in range(s.seats):
        share: float = prospects(s, other) / USUAL
        share = share * share
        share = share * share
        share = share * share
        all_of_it += share
        if other == seat:
            mine = share
    return mine / all_of_it


def end_of(s: MeeplesState, seat: int) -> float:
    """In points."""
    return (prospects(s, seat) - FLOOR) / (1.0 * POINT)


def between_turns(s: MeeplesState) -> bool:
    return s.kind == PICK


def lean_to(s: MeeplesState, action: int) -> int:
    """Build when one can, reroll when behind, and sow where the meeples find work."""
    if s.kind == BUILD or s.kind == UPGRADE:
        return EAGER if action == YES else 1
    if s.kind == REROLL:
        behind = s.die[s.a] < s.die[1 - s.a]
        return EAGER if (action == YES) == behind else 1
    if s.kind == DROP:
        return 1 + max(0, net_gain(s, action - DROPPING, s.a))
    if s.kind == DIRECTION:
        first = s.a if s.b == 1 else next_available(s, s.a, action - GO)
        return 1 + max(0, sowing_brings(s, s.hand, first, action - GO))
    if s.kind == START:
        return 1 + max(0, start_brings(s, s.hand, action - STARTING))
    if s.kind == PICK:
        return 1 + max(0, pick_brings(s, action - PICKING))
    return 1


def pick_brings(s: MeeplesState, location: int) -> int:
    if location >= BUILDINGS:
        return best_start(s, s.inside[location])
    best = WORST
    for direction in range(DIRECTIONS):
        first = next_available(s, DOOR_OF[location], direction)
        best = max(best, sowing_brings(s, s.inside[location], first, direction))
    return best
