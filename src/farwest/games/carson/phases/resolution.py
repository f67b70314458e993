"""Phase 3, resolution: the track, CARSON-F16 to F23."""

from __future__ import annotations

from farwest.games.carson.actions import BUY, STOP
from farwest.games.carson.events import BOUGHT_PARCEL, OPENED_BUILDINGS
from farwest.games.carson.numbers import (
    BUILT,
    BUYING,
    CELLS,
    CONFIRM_FREE_ACTIONS,
    CONSTRUCTION,
    DEFERRED_STEP,
    FIRST_CELL,
    INCOME_STEP,
    LAND_INCOME,
    MOUNTAIN,
    MULTI,
    PARCEL_STEP,
    SQUARES,
    STEPS,
    TRACK,
    WHITE,
)
from farwest.games.carson.phases.construction import sell_tile
from farwest.games.carson.phases.duels import begin_duel
from farwest.games.carson.phases.geometry import BESIDE, NEIGHBOURS
from farwest.games.carson.phases.incomes import open_buildings
from farwest.games.carson.phases.placement import has_buildings
from farwest.games.carson.phases.squares import gain_from, sell_points, serve_crowd
from farwest.games.carson.questions import (
    BUY_PARCEL,
    DEFERRED,
    END_ROUND,
    FREE_ACTION,
    NEXT_DUELS,
    PARCEL_BUYERS,
    PERFORM_SQUARE,
    RESOLVE,
)
from farwest.games.carson.state import (
    NO_SEAT,
    CarsonState,
    first_of,
    how_many,
    may_own_more,
    send_off,
)
from farwest.kernel.state import NOBODY


def resolve_answer(s: CarsonState, action: int) -> None:
    """CARSON-F16: in the order of the track."""
    step = s.a
    while step < STEPS and TRACK[step] < SQUARES and is_deserted(s, TRACK[step]):
        step += 1
    if step == STEPS:
        s.ask(END_ROUND, NOBODY)
        return
    s.ask(RESOLVE, NOBODY, step + 1)
    place = TRACK[step]
    if place == PARCEL_STEP:
        s.ask(PARCEL_BUYERS, NOBODY, 0)
        s.ask(NEXT_DUELS, NOBODY, 0)
    elif place == DEFERRED_STEP:
        s.ask(DEFERRED, NOBODY, 0)
    elif place == INCOME_STEP:
        if has_buildings(s):
            s.tell(OPENED_BUILDINGS, NO_SEAT)
        open_buildings(s)
    elif MULTI[place] >= 0:
        serve_crowd(s, place)
    else:
        s.ask(PERFORM_SQUARE, NOBODY, place)
        if how_many(s.standing[place]) > 1:
            begin_duel(s, place)  # CARSON-F19


def is_deserted(s: CarsonState, square: int) -> bool:
    """Whether no cowboy stands there."""
    if s.standing[square] > 0:
        return False
    if MULTI[square] >= 0:
        for seat in range(s.seats):
            if s.crowd[MULTI[square]][seat] > 0:
                return False
    return True


def perform_square_answer(s: CarsonState, action: int) -> None:
    """CARSON-F18: who is left performs the action or not; the cowboy goes off."""
    square = s.a
    seat = first_of(s.standing[square] & ~WHITE)
    send_off(s, square, seat)
    if square >= BUYING:
        sell_points(s, seat, square)
    elif CONSTRUCTION <= square < LAND_INCOME:
        sell_tile(s, seat, square - CONSTRUCTION)
    elif s.variant[CONFIRM_FREE_ACTIONS] == 1:
        s.ask(FREE_ACTION, seat, square)
    else:
        gain_from(s, seat, square)


def parcel_price(s: CarsonState, cell: int) -> int:
    """CARSON-E5: $1, and $1 for every house, building or mountain on it or beside it."""
    price = 1 + (s.ground[cell] >= MOUNTAIN)
    for k in range(NEIGHBOURS):
        beside = BESIDE[cell][k]
        if beside < CELLS:
            price += s.ground[beside] >= MOUNTAIN
    return price


def may_buy(s: CarsonState, seat: int, cell: int) -> bool:
    """CARSON-F23: a parcel on which one's cowboy remains, if the price can be paid."""
    return s.owner[cell] == NO_SEAT and parcel_price(s, cell) <= s.money[seat]


def parcel_buyers_answer(s: CarsonState, action: int) -> None:
    """CARSON-F23: in turn order, each buys affordable parcels one at a time, or stops."""
    place = s.a
    while place < s.seats and not may_buy_any(s, s.turn_order[place]):
        place += 1
    if place < s.seats:
        s.ask(BUY_PARCEL, s.turn_order[place], place)
    else:
        leave_parcels(s)


def may_buy_any(s: CarsonState, seat: int) -> bool:
    mine = 1 << seat
    for cell in range(CELLS):
        if s.standing[FIRST_CELL + cell] & ~WHITE == mine and may_buy(s, seat, cell):
            return may_own_more(s, seat)
    return False


def leave_parcels(s: CarsonState) -> None:
    """CARSON-F23: then all these cowboys go to the general reserve."""
    for cell in range(CELLS):
        if s.standing[FIRST_CELL + cell] > 0 and s.ground[cell] < BUILT:
            seat = first_of(s.standing[FIRST_CELL + cell] & ~WHITE)
            send_off(s, FIRST_CELL + cell, seat)


def buy_parcel_options(s: CarsonState) -> None:
    mine = 1 << s.seat
    for cell in range(CELLS):
        if s.standing[FIRST_CELL + cell] & ~WHITE == mine and may_buy(s, s.seat, cell):
            s.offer(BUY + cell)
    s.offer(STOP)


def buy_parcel_answer(s: CarsonState, action: int) -> None:
    """CARSON-E5: a property tile; the mountain or house on it is now owned."""
    if action == STOP:
        s.ask(PARCEL_BUYERS, NOBODY, s.a + 1)
        return
    cell = action - BUY
    price = parcel_price(s, cell)
    s.money[s.seat] -= price
    s.owner[cell] = s.seat
    s.tell(BOUGHT_PARCEL, s.seat, cell, price)
    s.ask(PARCEL_BUYERS, NOBODY, s.a)
