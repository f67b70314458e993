"""What a sensible player knows of carson, lent to the search. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.actions import (
    AGREE,
    ARM,
    BUILD,
    BUILD_ON,
    BUY_POINTS,
    CANCEL,
    CLAIM,
    CONVERT,
    DECLINE,
    DIE_FOR_IT,
    DONE,
    DOUBLE,
    HIRE,
    HOUSE_ON,
    LEAVE,
    LOT,
    PASS,
    STOP,
    TAKE_MONEY,
    TAKE_TILE,
)
from farwest.games.carson.bots.traits import target_of
from farwest.games.carson.bots.worth import (
    CERTAIN,
    EARNS,
    POINT,
    chance_of,
    expectations,
    force_of,
    holdings,
    home_worth,
    land_worth,
    target_worth,
)
from farwest.games.carson.numbers import (
    BUILT,
    CELLS,
    GROCER_MONEY,
    LIMIT_RATE,
    NO_CARD,
    ROUNDS,
)
from farwest.games.carson.phases.ending import limit_of
from farwest.games.carson.phases.geometry import BESIDE, NEIGHBOURS
from farwest.games.carson.phases.incomes import income_as, income_of
from farwest.games.carson.questions import (
    BUILD_DEFERRED,
    BUILD_OR_KEEP,
    BUILD_PARCEL,
    BUY_BUILDING,
    BUY_LOT,
    BUY_PARCEL,
    BUY_VP,
    CAPTAIN_BUY,
    CASH_LIMIT,
    CLAIM_PARCEL,
    CONSENT,
    FREE_ACTION,
    FREE_ROAD,
    GROCER_INCOME,
    HOUSE_PARCEL,
    LAY_ROAD,
    MORTAL,
    PICK_PERSONALITY,
    PLACE,
    RAILROAD_TAKE,
)
from farwest.games.carson.state import NO_SEAT, CarsonState

FLOOR: Final = 40  # dollars everyone may still hope for: keeps a bad start from looking lost
LIKELY: Final = 8  # what one does almost always
SURELY: Final = 64  # and this one may rely on
LOT_LEAN: Final = (1, 8, 5, 3)  # by lot
HIRE_LEAN: Final = (1, 5, 6, 3)  # by number
ARM_LEAN: Final = (3, 4, 2, 1)  # by number
HUNGER: Final = (0, 0, 3, 3, 5, 0, 0, 0)  # by building: what a house beside it brings


def promise_of(s: CarsonState, seat: int) -> float:
    """The sixth power of one's share of all that was reached and is about to come."""
    mine: float = 0.0
    all_of_it: float = 0.0
    for other in range(s.seats):
        share: float = (FLOOR + holdings(s, other) + expectations(s, other)) * 1.0
        share = share * share * share
        share = share * share
        all_of_it += share
        if other == seat:
            mine = share
    return mine / all_of_it


def end_of(s: CarsonState, seat: int) -> float:
    """In points: money at what one would give for a point."""
    return (holdings(s, seat) + expectations(s, seat)) / (1.0 * POINT[0])


def between_rounds(s: CarsonState) -> bool:
    """Nobody has a personality yet."""
    if s.kind != PICK_PERSONALITY:
        return False
    held = 0
    for seat in range(s.seats):
        held += s.card[seat] != NO_CARD
    return held == 0


def lean_to(s: CarsonState, action: int) -> int:
    """Go where it pays, build where it earns, spend what will not keep."""
    if s.kind == PLACE:
        return lean_to_place(s, action)
    if s.kind == CLAIM_PARCEL:
        worth = land_worth(s, action - CLAIM)
        return 1 + worth * worth
    if s.kind == BUILD_PARCEL:
        return lean_to_site(s, action)
    if s.kind == HOUSE_PARCEL:
        return lean_to_plot(s, action)
    if s.kind == GROCER_INCOME:
        return GROCER_MONEY if action == TAKE_MONEY else 1 + income_of_type(s, action - DOUBLE)
    if s.kind == RAILROAD_TAKE:
        return 1 if action == LEAVE else EARNS[s.row[action - TAKE_TILE]]
    if s.kind == BUY_VP:
        return lean_to_points(s, action - BUY_POINTS)
    if s.kind == CASH_LIMIT:
        return lean_to_conversion(s, action - CONVERT)
    return lean_to_small(s, action)


def lean_to_place(s: CarsonState, action: int) -> int:
    """The square of what a cowboy there may bring."""
    if action == PASS:
        kept = home_worth(s, s.seat) if s.round == ROUNDS else 0
        return 1 + kept * kept
    target = target_of(action)
    force = force_of(s, s.seat) - 1  # who is sent is not at home
    worth = target_worth(s, s.seat, target) * chance_of(s, s.seat, target, force) // CERTAIN
    return 1 + worth * worth


def lean_to_site(s: CarsonState, action: int) -> int:
    if action == CANCEL:
        return 1
    earned = income_as(s.ground, s.owner, s.variant, s.seat, s.building, action - BUILD_ON)
    return 2 + earned * earned


def lean_to_plot(s: CarsonState, action: int) -> int:
    """A house where one's own buildings feed on it, and where nobody must be asked."""
    if action == CANCEL:
        return 1
    plot = action - HOUSE_ON
    worth = 2 + HUNGER[s.building] * is_beside(s.site, plot)
    for k in range(NEIGHBOURS):
        beside = BESIDE[plot][k]
        if beside < CELLS and s.ground[beside] >= BUILT and s.owner[beside] == s.seat:
            worth += HUNGER[s.ground[beside] - BUILT]
    return worth * worth if s.owner[plot] == NO_SEAT else worth


def lean_to_points(s: CarsonState, number: int) -> int:
    """CARSON-G1: no money is worth more kept when the last round is over."""
    if s.round == ROUNDS and number == s.money[s.seat] // s.a:
        return SURELY * (1 + number) * (1 + number)
    return 1 + number


def lean_to_conversion(s: CarsonState, number: int) -> int:
    """CARSON-F38: the surplus is lost anyway; a point more where little is missing for it."""
    surplus = s.money[s.seat] - limit_of(s, s.seat)
    best = surplus // LIMIT_RATE
    best += LIMIT_RATE * (best + 1) - surplus < POINT[s.round]
    return SURELY if number == best else 1


def is_beside(cell: int, other: int) -> bool:
    found = False
    for k in range(NEIGHBOURS):
        found = found | (BESIDE[cell][k] == other)
    return found


def income_of_type(s: CarsonState, building: int) -> int:
    found = 0
    for cell in range(CELLS):
        if s.owner[cell] == s.seat and s.ground[cell] == BUILT + building:
            found += income_of(s.ground, s.owner, s.variant, cell)
    return found


def lean_to_small(s: CarsonState, action: int) -> int:
    """Of a few answers, the usual one."""
    if s.kind == BUY_LOT:
        return LOT_LEAN[action - LOT]
    if s.kind == CAPTAIN_BUY:
        return HIRE_LEAN[action - HIRE] if action < ARM else ARM_LEAN[action - ARM]
    if s.kind == LAY_ROAD:
        return LIKELY if action == DONE else 1
    if s.kind == FREE_ROAD:
        return LIKELY if action == STOP else 1
    if s.kind == BUY_PARCEL:
        return 1 if action == STOP else LIKELY
    if s.kind == BUILD_DEFERRED:
        return 1 if action == STOP else LIKELY
    if s.kind == BUY_BUILDING:
        return 1 if action == DECLINE else LIKELY
    if s.kind == FREE_ACTION:
        return 1 if action == DECLINE else LIKELY
    if s.kind == BUILD_OR_KEEP:
        return LIKELY if action == BUILD else 1
    if s.kind == CONSENT:
        return LIKELY if action == AGREE else 1
    if s.kind == MORTAL:
        return 2 if action == DIE_FOR_IT else 1
    return 1
