"""What can be learned in carson, of answers and of seats: the traits that weights are for."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from farwest.games.carson.actions import (
    ARM,
    ATTACK,
    BUILD,
    BUILD_KEPT,
    BUY_TILE,
    CANCEL,
    DONE,
    GO,
    HIRE,
    LAY,
    LOT,
    PASS,
    PICK,
    PROTECT,
    STAKE,
    STOP,
    TAKE_MONEY,
    TAKE_TILE,
)
from farwest.games.carson.numbers import (
    BUILDINGS,
    CAPTAIN_MOST,
    CARDS,
    CELLS,
    FIRST_CELL,
    LOTS,
    MAX_SEATS,
    MOUNTAIN,
    NO_CARD,
    NO_TILE,
    ROUNDS,
    SQUARES,
)
from farwest.games.carson.questions import (
    BUILD_DEFERRED,
    BUILD_OR_KEEP,
    BUILD_PARCEL,
    BUY_BUILDING,
    BUY_LOT,
    BUY_PARCEL,
    CAPTAIN_BUY,
    LAY_ROAD,
    PICK_PERSONALITY,
    PLACE,
    RAILROAD_TAKE,
    TAKE_OR_WAIT,
)
from farwest.games.carson.state import (
    CarsonState,
    count_buildings,
    count_parcels,
    cowboys_of,
    guns_of,
)
from farwest.kernel.weighing import DIGIT

PLACES: Final = SQUARES + 5  # or empty land, a mountain or house, an attack, a guard, to pass
EMPTY_LAND: Final = SQUARES
RICH_LAND: Final = SQUARES + 1
TO_ATTACK: Final = SQUARES + 2
TO_GUARD: Final = SQUARES + 3
TO_PASS: Final = SQUARES + 4
FACES: Final = 2 * CARDS + 1  # by card and side; 0: none
WORTH: Final = 20  # dollars that a cowboy may bring
PURSES: Final = 5  # dollars in steps,
PURSE: Final = 8  # each so many
RIVALS: Final = 2  # none there, or some
COMPANY: Final = 2  # one rival at the table, or more: who fights whom is another matter then
GUNS: Final = 5
CASH: Final = 12  # of a seat's money, in steps,
COIN: Final = 6  # each so many dollars
MIGHT: Final = 9  # guns, cowboys, buildings: up to 8
PARCELS: Final = 13
MOST_SQUARE: Final = (WORTH - 1) * (WORTH - 1) + 1
ROOTS: Final = tuple(  # what a preference was the square of, and a little more
    max(k for k in range(WORTH) if k * k < max(square, 1)) for square in range(MOST_SQUARE + 1)
)
SEATS: Final = (1 << MAX_SEATS) - 1  # as bits: without the white cowboy
SORTS: Final = 4  # a square, land, an attack, a guard

TRAITS: Final = {  # by name: how many; they are numbered from 1, one name after the other
    "place: where, round, company": PLACES * ROUNDS * COMPANY,
    "place: where, personality, company": PLACES * FACES * COMPANY,
    "place: sort, worth, company": SORTS * WORTH * COMPANY,
    "place: where, rivals there, company": PLACES * RIVALS * COMPANY,
    "place: where, money, company": PLACES * PURSES * COMPANY,
    "personality: which, round, company": FACES * ROUNDS * COMPANY,
    "personality: which, guns": FACES * GUNS,
    "take the money: round": ROUNDS,
    "lot: which, round": LOTS * ROUNDS,
    "captain: hire, money": (CAPTAIN_MOST + 1) * PURSES,
    "captain: arm, money": (CAPTAIN_MOST + 1) * PURSES,
    "take a tile: which": BUILDINGS,
    "buy land: round": ROUNDS,
    "buy a tile: which": BUILDINGS,
    "build at once: which": BUILDINGS,
    "build a kept one: which": BUILDINGS,
    "build on: earned": WORTH,
    "lay a road": 1,
    "seat: money, round": CASH * ROUNDS,
    "seat: guns, round": MIGHT * ROUNDS,
    "seat: buildings, round": MIGHT * ROUNDS,
    "seat: parcels, round": PARCELS * ROUNDS,
    "seat: cowboys at home, round": MIGHT * ROUNDS,
}
FIRST: Final = tuple(accumulate(TRAITS.values(), initial=1))
PLACE_ROUND: Final = FIRST[0]
PLACE_FACE: Final = FIRST[1]
PLACE_WORTH: Final = FIRST[2]
PLACE_RIVALS: Final = FIRST[3]
PLACE_PURSE: Final = FIRST[4]
FACE_ROUND: Final = FIRST[5]
FACE_GUNS: Final = FIRST[6]
TAKE_ROUND: Final = FIRST[7]
LOT_ROUND: Final = FIRST[8]
HIRE_PURSE: Final = FIRST[9]
ARM_PURSE: Final = FIRST[10]
TAKE_WHICH: Final = FIRST[11]
LAND_ROUND: Final = FIRST[12]
BUY_WHICH: Final = FIRST[13]
BUILD_WHICH: Final = FIRST[14]
KEPT_WHICH: Final = FIRST[15]
SITE_EARNS: Final = FIRST[16]
ROAD: Final = FIRST[17]
SEAT_CASH: Final = FIRST[18]
SEAT_GUNS: Final = FIRST[19]
SEAT_BUILDINGS: Final = FIRST[20]
SEAT_PARCELS: Final = FIRST[21]
SEAT_COWBOYS: Final = FIRST[22]


def traits_of(s: CarsonState, action: int, preference: int) -> int:
    if s.kind == PLACE:
        return place_traits(s, action, preference)
    if s.kind == PICK_PERSONALITY:
        face = face_of(s, action - PICK)
        found = FACE_ROUND + (face * ROUNDS + stage(s)) * COMPANY + company(s)
        return found << DIGIT | FACE_GUNS + face * GUNS + min(guns_of(s, s.seat), GUNS - 1)
    if s.kind == BUILD_PARCEL:
        return SITE_EARNS + root_of(preference) if action != CANCEL else 0
    if s.kind == LAY_ROAD:
        return ROAD if LAY <= action < DONE else 0
    return buying_traits(s, action)


def buying_traits(s: CarsonState, action: int) -> int:
    if s.kind == TAKE_OR_WAIT:
        return TAKE_ROUND + stage(s) if action == TAKE_MONEY else 0
    if s.kind == BUY_LOT:
        return LOT_ROUND + (action - LOT) * ROUNDS + stage(s)
    if s.kind == CAPTAIN_BUY and action < ARM:
        return HIRE_PURSE + (action - HIRE) * PURSES + purse(s)
    if s.kind == CAPTAIN_BUY:
        return ARM_PURSE + (action - ARM) * PURSES + purse(s)
    if s.kind == RAILROAD_TAKE and action < TAKE_TILE + len(s.row):
        return TAKE_WHICH + max(s.row[action - TAKE_TILE], 0)
    if s.kind == BUY_PARCEL and action != STOP:
        return LAND_ROUND + stage(s)
    if s.kind == BUY_BUILDING and action == BUY_TILE and s.row[s.a] != NO_TILE:
        return BUY_WHICH + s.row[s.a]
    if s.kind == BUILD_OR_KEEP and action == BUILD and s.building != NO_TILE:
        return BUILD_WHICH + s.building
    if s.kind == BUILD_DEFERRED and action != STOP:
        return KEPT_WHICH + action - BUILD_KEPT
    return 0


def place_traits(s: CarsonState, action: int, preference: int) -> int:
    place = place_of(s, action)
    more = company(s)
    found = PLACE_ROUND + (place * ROUNDS + stage(s)) * COMPANY + more
    found = found << DIGIT | PLACE_PURSE + (place * PURSES + purse(s)) * COMPANY + more
    face = face_of(s, s.card[s.seat])
    found = found << DIGIT | PLACE_FACE + (place * FACES + face) * COMPANY + more
    if action == PASS:
        return found
    worth = sort_of(place) * WORTH + root_of(preference)
    found = found << DIGIT | PLACE_WORTH + worth * COMPANY + more
    others = s.standing[target_of(action)] & ~(1 << s.seat)
    there = place * RIVALS + (others & SEATS != 0)
    return found << DIGIT | PLACE_RIVALS + there * COMPANY + more


def sort_of(place: int) -> int:
    return max(place - RICH_LAND, 0) + (place >= SQUARES)


def place_of(s: CarsonState, action: int) -> int:
    if action < STAKE:
        return action - GO
    if action < ATTACK:
        return RICH_LAND if s.ground[action - STAKE] >= MOUNTAIN else EMPTY_LAND
    if action == PASS:
        return TO_PASS
    return TO_ATTACK if action < PROTECT else TO_GUARD


def target_of(action: int) -> int:
    """Where a placed cowboy goes: a square, or the cell of a stake, an attack or a guard."""
    if action < STAKE:
        return action - GO
    return FIRST_CELL + (action - STAKE) % CELLS


def face_of(s: CarsonState, card: int) -> int:
    if card == NO_CARD:
        return 0
    return 1 + card * 2 + s.face[card]


def stage(s: CarsonState) -> int:
    """The round, from 0; the claims before it are in the first."""
    return max(s.round - 1, 0)


def company(s: CarsonState) -> int:
    return min(s.seats - 2, COMPANY - 1)


def purse(s: CarsonState) -> int:
    return min(max(s.money[s.seat], 0) // PURSE, PURSES - 1)


def root_of(square: int) -> int:
    return ROOTS[max(0, min(square, MOST_SQUARE))]


def seat_traits_of(s: CarsonState, seat: int) -> int:
    now = stage(s)
    found = SEAT_CASH + min(max(s.money[seat], 0) // COIN, CASH - 1) * ROUNDS + now
    found = found << DIGIT | SEAT_GUNS + min(guns_of(s, seat), MIGHT - 1) * ROUNDS + now
    buildings = min(count_buildings(s, seat), MIGHT - 1)
    found = found << DIGIT | SEAT_BUILDINGS + buildings * ROUNDS + now
    parcels = min(count_parcels(s, seat), PARCELS - 1)
    found = found << DIGIT | SEAT_PARCELS + parcels * ROUNDS + now
    cowboys = min(cowboys_of(s, seat), MIGHT - 1)
    return found << DIGIT | SEAT_COWBOYS + cowboys * ROUNDS + now
