"""What things of carson are worth to a sensible player, in dollars. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.numbers import (
    AMMUNITION,
    BUILDING_POINTS,
    BUILDINGS,
    BUILT,
    BUYING,
    CELLS,
    CONSTRUCTION,
    EMPTY,
    FINAL_VP,
    FIRST_CELL,
    GAMBLING,
    GUN_INCOME,
    GUN_POINTS,
    LAND_INCOME,
    LAND_POINTS,
    MAX_SEATS,
    MOUNTAIN,
    MULTI,
    NO_TILE,
    PER_FORCE,
    PER_PARCEL,
    ROBBED_SHARE,
    ROUNDS,
    SQUARES,
    THREE_ROADS,
    VP_PRICE,
    WAGE,
    WAGES,
    WAGES_BY_PLAYER,
)
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.phases.ending import town_points
from farwest.games.carson.phases.geometry import BESIDE, NEIGHBOURS
from farwest.games.carson.phases.incomes import income_of
from farwest.games.carson.phases.resolution import parcel_price
from farwest.games.carson.phases.roads import gap
from farwest.games.carson.state import (
    CarsonState,
    count_buildings,
    count_parcels,
    cowboys_of,
    guns_of,
)

POINT: Final = (5, 4, 4, 5, 6)  # by round: dollars one would give for a point
EARNS: Final = (5, 5, 6, 6, 9, 6, 1, 2)  # by building: what it brings in an ordinary town
DICE: Final = 7  # on the gambling table
BULLETS: Final = 5
FIRST_ROADS: Final = 6  # while one has few
MORE_ROADS: Final = 2
ENOUGH_ROADS: Final = 3
LAND: Final = 5  # an empty parcel on a road
FAR_LAND: Final = 2
GUN: Final = 2  # a round
COWBOY: Final = 2
KEPT: Final = 6
CHANCES: Final = (1, 1, 2, 3, 4, 6, 8, 9, 10)  # of 12, by how much stronger one is, from -4 on
EVEN: Final = 4  # where in CHANCES both are as strong
CERTAIN: Final = 12


def rounds_left(s: CarsonState) -> int:
    """Incomes still to come, the present round's included."""
    return ROUNDS + 1 - max(s.round, 1)


def force_of(s: CarsonState, seat: int) -> int:
    return guns_of(s, seat) + cowboys_of(s, seat)


def square_worth(s: CarsonState, seat: int, square: int) -> int:
    """What the action brings if one may perform it."""
    point = POINT[s.round]
    if square >= BUYING:
        price = VP_PRICE[square - BUYING]
        return max(s.money[seat] // price * (point - price), 1)
    if CONSTRUCTION <= square < LAND_INCOME:
        return tile_worth(s, seat, square - CONSTRUCTION)
    if square == WAGES:
        return WAGE
    if square == AMMUNITION:
        return BULLETS
    if square == THREE_ROADS and s.roads[seat] < ENOUGH_ROADS and s.round < ROUNDS:
        return FIRST_ROADS
    if square == LAND_INCOME:
        return PER_PARCEL * count_parcels(s, seat)
    if square == LAND_POINTS:
        return count_parcels(s, seat) // 2 * point
    if square == GUN_INCOME:
        return PER_FORCE * force_of(s, seat)
    if square == GUN_POINTS:
        return force_of(s, seat) // 2 * point
    if square == BUILDING_POINTS:
        return count_buildings(s, seat) * point
    return DICE if square == GAMBLING else MORE_ROADS


def tile_worth(s: CarsonState, seat: int, space: int) -> int:
    """Points at the end and incomes till then, less the price."""
    building = s.row[space]
    price = tile_price(s, seat, space)
    if building == NO_TILE or price > s.money[seat]:
        return 1
    gain = FINAL_VP * POINT[s.round] + EARNS[building] * rounds_left(s)
    return max(gain - price, 1)


def parcel_worth(s: CarsonState, seat: int, cell: int) -> int:
    """A house or a mountain is points; empty land is where a building can stand."""
    price = parcel_price(s, cell)
    if price > s.money[seat]:
        return 0
    return max(land_worth(s, cell) - price, 0)


def land_worth(s: CarsonState, cell: int) -> int:
    if s.ground[cell] >= MOUNTAIN:
        return FINAL_VP * POINT[s.round] + 1
    if s.round == ROUNDS:
        return 1
    return (LAND if gap(s, cell) == 0 else FAR_LAND) + riches_beside(s, cell)


def riches_beside(s: CarsonState, cell: int) -> int:
    """Houses and mountains that a building there could live on."""
    found = 0
    for k in range(NEIGHBOURS):
        beside = BESIDE[cell][k]
        if beside < CELLS:
            found += MOUNTAIN <= s.ground[beside] < BUILT
    return found


def target_worth(s: CarsonState, seat: int, target: int) -> int:
    """What a cowboy there would bring, unopposed."""
    if target < SQUARES:
        return square_worth(s, seat, target)
    cell = target - FIRST_CELL
    if s.ground[cell] < BUILT:
        return parcel_worth(s, seat, cell)
    earned = income_of(s.ground, s.owner, s.variant, cell) // ROBBED_SHARE
    if s.owner[cell] != seat:
        return earned
    return earned if s.standing[target] & ~(1 << seat) > 0 else 1


def chance_of(s: CarsonState, seat: int, target: int, force: int) -> int:
    """To be the one who remains there, in twelfths."""
    if target < SQUARES and MULTI[min(target, SQUARES - 1)] >= 0:
        return CERTAIN
    strongest = -1
    for other in range(MAX_SEATS):
        if other != seat and s.standing[target] >> other & 1 == 1:
            strongest = max(strongest, force_of(s, other))
    if strongest < 0:
        return CERTAIN
    return CHANCES[min(max(force - strongest + EVEN, 0), 2 * EVEN)]


def home_worth(s: CarsonState, seat: int) -> int:
    """What the last of the cowboys at home adds to squares that count force, and to duels."""
    found = 0
    force = force_of(s, seat)
    for target in range(len(s.standing)):
        if s.standing[target] >> seat & 1 == 1:
            found += PER_FORCE * CERTAIN * (target == GUN_INCOME)
            found += POINT[s.round] * CERTAIN // 2 * (target == GUN_POINTS)
            more = chance_of(s, seat, target, force) - chance_of(s, seat, target, force - 1)
            found += target_worth(s, seat, target) * more
    return found // CERTAIN


def holdings(s: CarsonState, seat: int) -> int:
    """Points, town, money, and what its buildings and its stock will still bring."""
    found = POINT[0] * (s.vp[seat] + town_points(s, seat)) + s.money[seat]
    left = rounds_left(s)
    found += GUN * left * s.revolvers[seat] + COWBOY * cowboys_of(s, seat)
    for cell in range(CELLS):
        if s.owner[cell] == seat:
            if s.ground[cell] >= BUILT:
                found += income_of(s.ground, s.owner, s.variant, cell) * left
            elif s.ground[cell] == EMPTY and left > 1:
                found += FAR_LAND
    for building in range(BUILDINGS):
        found += KEPT * (s.kept[seat][building] + s.kept_now[seat][building])
    return found


def expectations(s: CarsonState, seat: int) -> int:
    """What its cowboys on the board are about to bring."""
    found = 0
    force = force_of(s, seat)
    for target in range(len(s.standing)):
        if s.standing[target] >> seat & 1 == 1:
            worth = target_worth(s, seat, target)
            found += worth * chance_of(s, seat, target, force) // CERTAIN
    paid = s.crowd[0][seat]
    if s.variant[WAGES_BY_PLAYER] == 1:
        paid = min(paid, 1)
    return found + WAGE * paid + MORE_ROADS * s.crowd[1][seat]
