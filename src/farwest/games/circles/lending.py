"""What a sensible player knows of circles, lent to the search. Hot. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.games.circles.actions import AMOUNT, BUY, DONE, FLICKING, FOLD, LEAVE, RIDE
from farwest.games.circles.flick import roll, speed_of
from farwest.games.circles.questions import (
    BANK_AMOUNT,
    DIG,
    FLICK,
    SALOON_ANSWER,
    SALOON_FLICK,
    SHOP,
    TICKETS,
)
from farwest.games.circles.state import NO_SEAT, CirclesState, sector_of, space_of
from farwest.games.circles.tables import (
    BANKING,
    BOWL,
    BOWL_SLOTS,
    CART,
    DIGGING,
    GOLD,
    HALF_TURN,
    LAP,
    LEAST_ADVANCE,
    MINE,
    MINE_SLOTS,
    MONEY_BAG,
    PURSE_CAP,
    RANCH,
    RANCH_PRICE,
    ROBBER,
    SECTOR,
    SECTORS,
    SHOVEL,
    STORE,
    TICKET,
)

FLOOR: Final = 6  # silver units everyone may still hope for
READY: Final = 6  # what it is worth to have the whole price in hand
STEADY: Final = 1  # the skill without noise: where a power is aimed at
MIDDLE_BYTE: Final = 128
FARTHEST_AIM: Final = 5_800_000  # beyond it a marble may leave the ring
WINS: Final = 60
SALOON_AIM: Final = 17  # sectors: CIRC-D11 says 17 to 18 is best


def prospects(s: CirclesState, seat: int) -> int:
    """What it owns, and what its tools will bring."""
    found = FLOOR + s.purse[seat] + s.account[seat]
    if s.purse[seat] == RANCH_PRICE:
        found += READY
    found += min(s.goods[seat][TICKET], 3) + min(s.goods[seat][SHOVEL], 1)
    if s.goods[seat][CART] > 0 and s.mine < len(MINE_SLOTS):
        found += 1
    return found


def promise_of(s: CirclesState, seat: int) -> float:
    """The third power of one's share; a ranch bought is the game."""
    if s.winner != NO_SEAT:
        return 1.0 if s.winner == seat else 0.0
    mine: float = 0.0
    all_of_it: float = 0.0
    for other in range(s.seats):
        share: float = prospects(s, other) * 1.0
        share = share * share * share
        all_of_it += share
        if other == seat:
            mine = share
    return mine / all_of_it


def between_turns(s: CirclesState) -> bool:
    return s.kind == FLICK


def value_of(s: CirclesState, seat: int, sector: int) -> int:
    """How much one would like to stop there, 1 or more."""
    space = space_of(s, sector)
    purse = s.purse[seat]
    room = min(PURSE_CAP - purse, 9)
    if space == RANCH:
        return WINS if purse == RANCH_PRICE else 2
    if space == GOLD:
        return 2 + 2 * min(room, 3)
    if space == MINE:
        if s.goods[seat][CART] == 0 or s.mine == len(MINE_SLOTS):
            return 2
        return 2 + 2 * min(room, MINE_SLOTS[s.mine])
    if space == DIGGING:
        return 2 + min(room, 3) if s.goods[seat][SHOVEL] > 0 else 2
    if space == BANKING:
        return 3 + min(room, 2 * s.account[seat])
    if space == BOWL:
        if s.bowl < len(BOWL_SLOTS) and purse >= BOWL_SLOTS[s.bowl]:
            return 1
        return 2 + 2 * s.bowl
    if space == STORE:
        return 3
    if space == ROBBER:
        return 5
    return 3 if space == MONEY_BAG else 2


def lean_to(s: CirclesState, action: int) -> int:
    """Aim where it pays, ride to the ranch, do not throw money away."""
    if s.kind == FLICK:
        return aim(s, action - FLICKING)
    if s.kind == SALOON_FLICK:
        speed = speed_of(action - FLICKING, STEADY, MIDDLE_BYTE, MIDDLE_BYTE)
        if speed > FARTHEST_AIM:
            return 1
        off = abs(roll(speed) // SECTOR - SALOON_AIM)
        return 1 + 40 // (1 + off * off)
    if s.kind == TICKETS:
        number = action - RIDE
        sector = (sector_of(s.theta) + number) % SECTORS
        worth = value_of(s, s.seat, sector)
        return worth * worth if number == 0 else max(1, worth * worth // 2)
    if s.kind == SHOP:
        if action == DONE:
            return 4
        return 1 if s.goods[s.seat][action - BUY] > 0 else 3
    if s.kind == DIG:
        return 1 if action == LEAVE else 6
    if s.kind == BANK_AMOUNT:
        return 1 + min(action - AMOUNT, PURSE_CAP // 2)
    if s.kind == SALOON_ANSWER and action == FOLD:
        return 1 if s.purse[s.seat] < PURSE_CAP // 2 else 2
    return 2


def aim(s: CirclesState, power: int) -> int:
    """The square of what the sector aimed at is worth; too short or too hard is worth nothing."""
    speed = speed_of(power, STEADY, MIDDLE_BYTE, MIDDLE_BYTE)
    if speed > FARTHEST_AIM:
        return 1
    end = s.theta + roll(speed)
    if sector_of(end) - sector_of(s.theta) < LEAST_ADVANCE[s.variant[HALF_TURN]]:
        return 1
    worth = value_of(s, s.seat, sector_of(end % LAP))
    return worth * worth
