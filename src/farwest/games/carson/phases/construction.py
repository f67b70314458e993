"""Buying buildings on the track, and building kept ones: CARSON-F24 to F26."""

from __future__ import annotations

from farwest.games.carson.actions import BUILD_KEPT, BUY_TILE, DECLINE, STOP
from farwest.games.carson.causes import (
    HALVED,
    USUAL,
)
from farwest.games.carson.events import BOUGHT_TILE, LEFT_TILE, TILE_TOO_DEAR, TOOK_KEPT
from farwest.games.carson.numbers import (
    BUILDINGS,
    CHURCH,
    DEFERRED_SAME_ROUND,
    HALF_PRICE,
    NEEDS_ROAD,
    NO_TILE,
    PRICE,
    RAILROAD_WORKER,
    RANCH,
    YELLOW,
)
from farwest.games.carson.phases.building import (
    FROM_KEPT,
    FROM_ROW,
    build_if_feasible,
    feasible,
    take_in_hand,
)
from farwest.games.carson.questions import BUILD_DEFERRED, BUILD_PARCEL, BUY_BUILDING, DEFERRED
from farwest.games.carson.state import CarsonState, holds
from farwest.kernel.state import NOBODY


def tile_price(s: CarsonState, seat: int, space: int) -> int:
    """CARSON-F24, CARSON-P10: the printed price; half of it for the yellow Railroad worker."""
    if holds(s, seat, RAILROAD_WORKER, YELLOW):
        return (PRICE[space] + HALF_PRICE - 1) // HALF_PRICE
    return PRICE[space]


def sell_tile(s: CarsonState, seat: int, space: int) -> None:
    """CARSON-F24, CARSON-F20: who is able to pay may buy; else nothing happens."""
    if s.money[seat] >= tile_price(s, seat, space):
        s.ask(BUY_BUILDING, seat, space)
    else:
        s.tell(TILE_TOO_DEAR, seat, s.row[space], tile_price(s, seat, space))


def buy_building_options(s: CarsonState) -> None:
    s.offer(BUY_TILE)
    s.offer(DECLINE)


def buy_building_answer(s: CarsonState, action: int) -> None:
    """CARSON-F24, CARSON-E6: pay, take the tile, build or keep it; the space stays empty."""
    building = s.row[s.a]
    paid = tile_price(s, s.seat, s.a)
    if action == DECLINE:
        s.tell(LEFT_TILE, s.seat, building, paid)
        return
    s.money[s.seat] -= paid
    s.row[s.a] = NO_TILE
    halved = HALVED if paid < PRICE[s.a] else USUAL
    s.tell(BOUGHT_TILE, s.seat, building, paid, cause=halved)
    take_in_hand(s, s.seat, building, FROM_ROW)
    build_if_feasible(s)


def eligible(s: CarsonState, seat: int, building: int) -> int:
    """CARSON-F26, CARSON-R9: tiles kept in an earlier round or in phase 1, not withdrawn."""
    found = s.kept[seat][building] - s.withdrawn[building]
    if s.variant[DEFERRED_SAME_ROUND] == 1:
        found += s.kept_now[seat][building]
    return found


def deferred_answer(s: CarsonState, action: int) -> None:
    """CARSON-F26: in turn order, each player builds eligible kept tiles one at a time, or stops."""
    place = s.a
    while place < s.seats and not may_build_kept(s, s.turn_order[place]):
        forget_withdrawn(s)
        place += 1
    if place < s.seats:
        s.ask(BUILD_DEFERRED, s.turn_order[place], place)


def may_build_kept(s: CarsonState, seat: int) -> bool:
    plain = 0
    served = 0
    for building in range(BUILDINGS):
        if eligible(s, seat, building) > 0:
            if NEEDS_ROAD[building] == 1:
                served += 1
            else:
                plain += 1
    if plain > 0 and feasible(s, seat, RANCH):
        return True
    return served > 0 and feasible(s, seat, CHURCH)


def forget_withdrawn(s: CarsonState) -> None:
    """CARSON-A9: for this window only."""
    for building in range(BUILDINGS):
        s.withdrawn[building] = 0


def build_deferred_options(s: CarsonState) -> None:
    for building in range(BUILDINGS):
        if eligible(s, s.seat, building) > 0 and feasible(s, s.seat, building):
            s.offer(BUILD_KEPT + building)
    s.offer(STOP)


def build_deferred_answer(s: CarsonState, action: int) -> None:
    """CARSON-F26."""
    if action == STOP:
        forget_withdrawn(s)
        s.ask(DEFERRED, NOBODY, s.a + 1)
        return
    s.ask(DEFERRED, NOBODY, s.a)
    building = action - BUILD_KEPT
    if s.kept[s.seat][building] > s.withdrawn[building]:
        s.kept[s.seat][building] -= 1
    else:
        s.kept_now[s.seat][building] -= 1
    s.tell(TOOK_KEPT, s.seat, building)
    take_in_hand(s, s.seat, building, FROM_KEPT)
    s.ask(BUILD_PARCEL, s.seat)
