"""Set-up: RULES.md section 4, in the order of CARSON-A16."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.actions import CLAIM, DEAL_VALUE, DRAW_SEAT, ROLL, TURN_SIDE
from farwest.games.carson.causes import (
    BY_THE_SETTLER,
    DRAWN,
    IN_THE_RIVER,
    USUAL,
)
from farwest.games.carson.events import (
    ANNOUNCED_TILES,
    CLAIMED,
    DEALT_TILE,
    FOUNDED_TOWN,
    RAISED_MOUNTAIN,
    ROLLED_AGAIN,
    ROLLED_DIE,
    SHOWED_SIDE,
    WENT_IN_ORDER,
)
from farwest.games.carson.numbers import (
    ACROSS,
    BOARD,
    BUILDINGS,
    CARD_SIDE,
    CARDS,
    CELLS,
    CORNERS_ON_A_SIDE,
    COWBOYS,
    DIE_FACES,
    DIE_OFFSET,
    DUEL_MODE,
    DUEL_TILES,
    EMPTY,
    FIRST_ROW,
    HOUSE,
    HOUSES_IN_BOX,
    MIN_SEATS,
    MOUNTAIN,
    MOUNTAINS,
    NO_TILE,
    PERSONALITY_SIDES,
    RANDOM_SIDE,
    RED,
    RIVER,
    ROADS_IN_BOX,
    SIDE,
    SPACES,
    START_COWBOYS,
    START_MONEY,
    START_REVOLVERS,
    START_ROADS,
    TILE_MONEY,
    TILES,
    VALUES,
    YELLOW,
)
from farwest.games.carson.phases.geometry import COST, IS_RIVER
from farwest.games.carson.phases.roads import extend_network
from farwest.games.carson.phases.row import place_tile
from farwest.games.carson.questions import (
    BEGIN_ROUND,
    CLAIM_PARCEL,
    DEAL_TILE,
    DIE_COLUMN,
    DIE_ROW,
    FILL_ROW,
    FIRST_ORDER,
    SET_UP,
    SIDE_UP,
)
from farwest.games.carson.state import NO_SEAT, CarsonState, offer_unowned
from farwest.kernel.state import CHANCE, NOBODY

SIDES_STAGE: Final = 0
ORDER_STAGE: Final = 1
MOUNTAIN_STAGE: Final = 2
TILE_STAGE: Final = 3
CLAIM_STAGE: Final = 4


def give_stock(s: CarsonState) -> None:
    """CARSON-S2, CARSON-C3: every player gets the same, whatever their number (S9)."""
    for seat in range(s.seats):
        s.money[seat] = START_MONEY
        s.revolvers[seat] = START_REVOLVERS
        s.roads[seat] = START_ROADS
        s.reserve[seat] = START_COWBOYS
        s.supply[seat] = COWBOYS - START_COWBOYS
    s.road_supply = ROADS_IN_BOX - START_ROADS * s.seats
    s.house_supply = HOUSES_IN_BOX
    for cell in range(CELLS):
        if IS_RIVER[s.variant[BOARD]][cell] == 1:
            s.ground[cell] = RIVER


def give_known_tiles(s: CarsonState) -> None:
    """CARSON-V1: two players have one duel tile of each value, and $15."""
    if s.variant[DUEL_MODE] == 1 and s.seats == MIN_SEATS:
        for seat in range(s.seats):
            s.sum_left[seat] = 0
            for value in range(VALUES):
                s.tiles[seat][value] = 1
                s.sum_left[seat] += value


def fill_first_row(s: CarsonState) -> None:
    """CARSON-S4: two ranches and two mines lie on the row, all other tiles go into the bag."""
    for building in range(BUILDINGS):
        s.bag[building] = TILES[building]
    for space in range(SPACES):
        if FIRST_ROW[space] != NO_TILE:
            s.bag[FIRST_ROW[space]] -= 1
            place_tile(s, space, FIRST_ROW[space])


def set_up_answer(s: CarsonState, action: int) -> None:
    """CARSON-A16: sides, order, town, mountains, construction row, duel tiles; then the claims."""
    if s.a == SIDES_STAGE:
        turn_sides(s, s.b)
    elif s.a == ORDER_STAGE:
        if s.b < s.seats:
            s.ask(SET_UP, NOBODY, ORDER_STAGE, s.b + 1)
            s.ask(FIRST_ORDER, CHANCE, s.b)
        else:
            s.ask(SET_UP, NOBODY, MOUNTAIN_STAGE)
            s.ask(DIE_ROW, CHANCE, HOUSE)
    elif s.a == MOUNTAIN_STAGE:
        if s.b < MOUNTAINS[s.variant[BOARD]]:
            s.ask(SET_UP, NOBODY, MOUNTAIN_STAGE, s.b + 1)
            s.ask(DIE_ROW, CHANCE, MOUNTAIN)
        else:
            s.ask(SET_UP, NOBODY, TILE_STAGE)
            s.ask(FILL_ROW, NOBODY)
    elif s.a == TILE_STAGE:
        deal_tiles(s, s.b)
    else:
        next_claim(s, s.b)


def fixed_side(s: CarsonState, card: int) -> int:
    """CARSON-C10: its own side if one was chosen, else that of all."""
    own = s.variant[CARD_SIDE + card]
    return own - 1 if own > 0 else s.variant[PERSONALITY_SIDES]


def turn_sides(s: CarsonState, card: int) -> None:
    """CARSON-S1: the cards lie with their chosen side up."""
    while card < CARDS and fixed_side(s, card) != RANDOM_SIDE:
        s.face[card] = fixed_side(s, card)
        card += 1
    if card < CARDS:
        s.ask(SET_UP, NOBODY, SIDES_STAGE, card + 1)
        s.ask(SIDE_UP, CHANCE, card)
    else:
        s.ask(SET_UP, NOBODY, ORDER_STAGE)


def side_up_options(s: CarsonState) -> None:
    s.offer(TURN_SIDE + YELLOW)
    s.offer(TURN_SIDE + RED)


def side_up_answer(s: CarsonState, action: int) -> None:
    """CARSON-C10: random, each card independently."""
    s.face[s.a] = action - TURN_SIDE
    s.tell(SHOWED_SIDE, NO_SEAT, s.a, s.face[s.a])


def first_order_options(s: CarsonState) -> None:
    for seat in range(s.seats):
        drawn = False
        for k in range(s.a):
            drawn = drawn or s.pass_order[k] == seat
        if not drawn:
            s.offer(DRAW_SEAT + seat)


def first_order_answer(s: CarsonState, action: int) -> None:
    """CARSON-S7: the initial order is random; it stands on the pass track."""
    s.pass_order[s.a] = action - DRAW_SEAT
    s.tell(WENT_IN_ORDER, action - DRAW_SEAT, s.a + 1, cause=DRAWN)


def die_options(s: CarsonState) -> None:
    for face in range(1, DIE_FACES + 1):
        s.offer(ROLL + face)


def die_row_answer(s: CarsonState, action: int) -> None:
    """CARSON-A16: the row's die comes first."""
    s.tell(ROLLED_DIE, NO_SEAT, action - ROLL)
    s.ask(DIE_COLUMN, CHANCE, s.a, action - ROLL)


def die_column_answer(s: CarsonState, action: int) -> None:
    """CARSON-S5, CARSON-S6: one die is the row, one the column; rerolled while occupied."""
    row = s.b + DIE_OFFSET - 1
    column = action - ROLL + DIE_OFFSET - 1
    cell = SIDE * row + column
    if s.ground[cell] != EMPTY:
        wet = IN_THE_RIVER if s.ground[cell] == RIVER else USUAL
        s.tell(ROLLED_AGAIN, NO_SEAT, cell, cause=wet)
        s.ask(DIE_ROW, CHANCE, s.a)
    elif s.a == HOUSE:
        found_town(s, row, column)
    else:
        s.ground[cell] = MOUNTAIN
        s.tell(RAISED_MOUNTAIN, NO_SEAT, cell)


def found_town(s: CarsonState, row: int, column: int) -> None:
    """CARSON-S5: a neutral house, and a road on each of its four sides."""
    s.ground[SIDE * row + column] = HOUSE
    s.house_supply -= 1
    s.tell(FOUNDED_TOWN, NO_SEAT, SIDE * row + column)
    put_first_road(s, SIDE * row + column)
    put_first_road(s, SIDE * (row + 1) + column)
    put_first_road(s, ACROSS + CORNERS_ON_A_SIDE * row + column)
    put_first_road(s, ACROSS + CORNERS_ON_A_SIDE * row + column + 1)


def put_first_road(s: CarsonState, edge: int) -> None:
    extend_network(s, edge)
    s.road_supply -= COST[s.variant[BOARD]][edge]


def deal_tiles(s: CarsonState, dealt: int) -> None:
    """CARSON-V1, CARSON-A16: three or more players are dealt six tiles each, from seat 0 on."""
    if s.variant[DUEL_MODE] == 1 and s.seats > MIN_SEATS and dealt < DUEL_TILES * s.seats:
        s.ask(SET_UP, NOBODY, TILE_STAGE, dealt + 1)
        s.ask(DEAL_TILE, CHANCE, dealt // DUEL_TILES, dealt % DUEL_TILES)
    else:
        s.ask(SET_UP, NOBODY, CLAIM_STAGE)


def deal_tile_options(s: CarsonState) -> None:
    for value in range(VALUES):
        left = s.seats
        for seat in range(s.seats):
            left -= s.tiles[seat][value]
        if left > 0:
            s.offer(DEAL_VALUE + value, left)


def deal_tile_answer(s: CarsonState, action: int) -> None:
    """CARSON-V1: in secret; the start money is $30 less the sum of one's tiles, and tells it."""
    seat = s.a
    s.tiles[seat][action - DEAL_VALUE] += 1
    s.tell(DEALT_TILE, seat, action - DEAL_VALUE, 0, 1 << seat)
    if s.b == DUEL_TILES - 1:
        s.sum_left[seat] = 0
        for value in range(VALUES):
            s.sum_left[seat] += value * s.tiles[seat][value]
        s.money[seat] = TILE_MONEY - s.sum_left[seat]
        s.tell(ANNOUNCED_TILES, seat, s.sum_left[seat], s.money[seat])


def next_claim(s: CarsonState, claims: int) -> None:
    """CARSON-S8: one parcel each in order, then a second one each in reverse order."""
    if claims < 2 * s.seats:
        s.ask(SET_UP, NOBODY, CLAIM_STAGE, claims + 1)
        place = claims if claims < s.seats else 2 * s.seats - 1 - claims
        s.ask(CLAIM_PARCEL, s.pass_order[place])
    else:
        s.ask(BEGIN_ROUND, NOBODY)


def claim_parcel_options(s: CarsonState) -> None:
    offer_unowned(s, CLAIM, 0)


def claim_parcel_answer(s: CarsonState, action: int) -> None:
    """CARSON-S8, CARSON-P12: any parcel that nobody owns, free of charge."""
    s.owner[action - CLAIM] = s.seat
    s.tell(CLAIMED, s.seat, action - CLAIM, cause=BY_THE_SETTLER if s.round > 0 else USUAL)
