"""Setup, and how turns begin and end: the Bank, the end check."""

from __future__ import annotations

from farwest.games.meeples.actions import DEAL, PICKING
from farwest.games.meeples.causes import ANOTHER, CAPPED
from farwest.games.meeples.events import (
    BOUGHT_BAR,
    CLAIMED_CORNER,
    DEALT_MEEPLE,
    FINISHED,
    LAST_TURN,
    TURN_BEGAN,
)
from farwest.games.meeples.numbers import (
    BAR_POINTS,
    BUILDINGS,
    CORNER_BUILDINGS,
    DEALT,
    DEALT_TYPES,
    GOLD,
    GOLD_POINTS,
    IN_BOX,
    MARQUEE_POINTS,
    MEEPLES_PER_BUILDING,
    ONE_BAR,
    STONE_POINTS,
)
from farwest.games.meeples.questions import (
    BANK,
    BEGIN_TURN,
    DEAL_MEEPLE,
    END_TURN,
    PICK,
    RESOLVE_NEXT,
)
from farwest.games.meeples.state import (
    NO_SEAT,
    MeeplesState,
    cheapest_price,
    end_is_triggered,
    is_capped,
)
from farwest.kernel.state import CHANCE, NOBODY


def deal_meeple_options(s: MeeplesState) -> None:
    """MEEP-S5: each meeple that is not yet dealt is as likely as any other."""
    for meeple in range(DEALT_TYPES):
        left = IN_BOX[meeple]
        for building in range(BUILDINGS):
            left -= s.inside[building][meeple]
        if left > 0:
            s.offer(DEAL + meeple, left)


def deal_meeple_answer(s: MeeplesState, action: int) -> None:
    """MEEP-S5, MEEP-D14: one by one, three to a Building, inside it."""
    meeple = action - DEAL
    building = s.a // MEEPLES_PER_BUILDING
    s.inside[building][meeple] += 1
    s.tell(DEALT_MEEPLE, NO_SEAT, meeple, building)
    if s.a + 1 < DEALT:
        s.ask(DEAL_MEEPLE, CHANCE, s.a + 1)


def corner_options(s: MeeplesState) -> None:
    for building in range(BUILDINGS):
        if CORNER_BUILDINGS[building] == 1 and s.owner[building] == NO_SEAT:
            s.offer(PICKING + building)


def corner_answer(s: MeeplesState, action: int) -> None:
    """MEEP-S9: a Marquee, side A up, free of charge, on a corner Building that has none."""
    building = action - PICKING
    s.owner[building] = s.seat
    s.tell(CLAIMED_CORNER, s.seat, building)


def begin_turn_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F2: pick and sow, resolve, Bank, end check; asked last first."""
    s.active = s.a
    s.round += s.active == 0  # MEEP-F1
    s.tell(TURN_BEGAN, s.active, s.round)
    if end_is_triggered(s):
        s.tell(LAST_TURN, s.active)
    elif is_capped(s):
        s.tell(LAST_TURN, s.active, cause=CAPPED)
    s.ask(END_TURN, NOBODY)
    s.ask(BANK, NOBODY)
    s.ask(RESOLVE_NEXT, NOBODY)
    s.ask(PICK, s.active)


def bank_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F31: again and again, till the cheapest Bar is too dear or none is left."""
    bought = buys_bar(s, 0)
    while bought and s.variant[ONE_BAR] == 0:
        bought = buys_bar(s, ANOTHER)


def buys_bar(s: MeeplesState, cause: int) -> bool:
    """MEEP-F30: who can pay for the cheapest Bar must, with Gold that goes into the Bag."""
    if s.bars_left == 0:
        return False
    price = cheapest_price(s)
    if s.gold[s.active] < price:
        return False
    s.gold[s.active] -= price
    s.bag[GOLD] += price
    s.bars_left -= 1
    s.bars[s.active] += 1
    s.tell(BOUGHT_BAR, s.active, price, cause=cause)
    return True


def end_turn_answer(s: MeeplesState, action: int) -> None:
    """MEEP-G2: the game ends only with a round, after the last seat's turn; MEEP-F34."""
    if s.active == s.seats - 1 and (end_is_triggered(s) or is_capped(s)):
        for seat in range(s.seats):
            s.tell(FINISHED, seat, score(s, seat))
        return
    s.ask(BEGIN_TURN, NOBODY, (s.active + 1) % s.seats)


def score(s: MeeplesState, seat: int) -> int:
    """MEEP-G4: Gold, Gold Bars and the face value of one's Marquees on the board."""
    found = s.gold[seat] * GOLD_POINTS + s.stone[seat] * STONE_POINTS
    found += s.bars[seat] * BAR_POINTS
    for building in range(BUILDINGS):
        if s.owner[building] == seat:
            found += MARQUEE_POINTS[s.upgraded[building]]
    return found
