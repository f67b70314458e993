"""What the action squares bring: CARSON-E1 to E4, E7 to E9, E11 to E14."""

from __future__ import annotations

from farwest.games.carson.actions import BUY_POINTS, DECLINE, PERFORM, ROLL
from farwest.games.carson.causes import (
    AT_GAMBLING,
    BY_PLAYER,
    IN_A_CROWD,
    OF_ONE_ROAD,
    ON_BUILDINGS,
    ON_GUNS,
    ON_LAND,
    USUAL,
)
from farwest.games.carson.events import (
    BOUGHT_POINTS,
    COULD_NOT_PAY,
    DECLINED,
    GAMBLED,
    ROLLED_DIE,
    SCORED_SQUARE,
    TOOK_AMMUNITION,
    TOOK_INCOME,
    WORKED,
)
from farwest.games.carson.numbers import (
    AMMUNITION,
    BUYING,
    CONFIRM_WAGES_AND_ROAD,
    FORCE_FOR_A_POINT,
    GAMBLING,
    GUN_INCOME,
    GUN_POINTS,
    LAND_INCOME,
    LAND_POINTS,
    MOST_VP,
    MULTI,
    ON_CARD,
    PARCELS_FOR_A_POINT,
    PER_FORCE,
    PER_PARCEL,
    ROADS_TAKEN,
    SHERIFF,
    THREE_ROADS,
    VP_PRICE,
    WAGE,
    WAGES,
    WAGES_BY_PLAYER,
    WHITE,
)
from farwest.games.carson.phases.personalities import get_roads
from farwest.games.carson.questions import BUY_VP, FREE_ACTION, GAMBLE, SERVE
from farwest.games.carson.state import (
    CarsonState,
    count_buildings,
    count_parcels,
    cowboys_of,
    guns_of,
)
from farwest.kernel.state import CHANCE, NOBODY


def serve_crowd(s: CarsonState, square: int) -> None:
    """CARSON-F17, CARSON-A16: in pass order, all of one player's cowboys, then they leave."""
    for back in range(s.seats):
        seat = s.pass_order[s.seats - 1 - back]
        if in_crowd(s, square, seat) > 0:
            s.ask(SERVE, NOBODY, square, seat)


def in_crowd(s: CarsonState, square: int, seat: int) -> int:
    """One's cowboys on a multi square, the white one among them."""
    white = s.standing[square] & WHITE > 0 and s.card[seat] == SHERIFF
    return s.crowd[MULTI[square]][seat] + white


def serve_answer(s: CarsonState, action: int) -> None:
    """CARSON-F17: each in turn performs the action, or not (CARSON-R20); either way they leave."""
    square = s.a
    seat = s.b
    number = in_crowd(s, square, seat)
    leave_crowd(s, square, seat)
    if s.variant[CONFIRM_WAGES_AND_ROAD] == 1:
        s.ask(FREE_ACTION, seat, square, number)
    else:
        gain_from_crowd(s, seat, square, number)


def leave_crowd(s: CarsonState, square: int, seat: int) -> None:
    s.supply[seat] += s.crowd[MULTI[square]][seat]
    s.crowd[MULTI[square]][seat] = 0
    if s.standing[square] & WHITE > 0 and s.card[seat] == SHERIFF:
        s.standing[square] = 0
        s.white = ON_CARD


def gain_from_crowd(s: CarsonState, seat: int, square: int, number: int) -> None:
    """CARSON-E1, CARSON-E4: for every cowboy; CARSON-R6: wages by player, as the sheet has it."""
    if square == WAGES:
        by_player = s.variant[WAGES_BY_PLAYER] == 1
        paid = WAGE if by_player else WAGE * number
        s.money[seat] += paid
        s.tell(WORKED, seat, number, paid, cause=BY_PLAYER if by_player else USUAL)
    else:
        get_roads(s, seat, number, OF_ONE_ROAD)


def gain_from(s: CarsonState, seat: int, square: int) -> None:
    """CARSON-F21: a free gain."""
    force = guns_of(s, seat) + cowboys_of(s, seat)
    if square == AMMUNITION:
        s.ammunition = seat  # CARSON-E2
        s.tell(TOOK_AMMUNITION, seat)
    elif square == THREE_ROADS:
        get_roads(s, seat, ROADS_TAKEN, USUAL)  # CARSON-E3
    elif square == LAND_INCOME:
        take_income(s, seat, square, PER_PARCEL * count_parcels(s, seat), ON_LAND)  # CARSON-E7
    elif square == GUN_INCOME:
        take_income(s, seat, square, PER_FORCE * force, ON_GUNS)  # CARSON-E8
    elif square == GAMBLING:
        s.ask(GAMBLE, CHANCE, seat, 0)  # CARSON-E9
    elif square == LAND_POINTS:
        points = count_parcels(s, seat) // PARCELS_FOR_A_POINT
        score_square(s, seat, square, points, ON_LAND)  # CARSON-E11
    elif square == GUN_POINTS:
        score_square(s, seat, square, force // FORCE_FOR_A_POINT, ON_GUNS)  # CARSON-E12
    else:
        score_square(s, seat, square, count_buildings(s, seat), ON_BUILDINGS)  # CARSON-E13


def take_income(s: CarsonState, seat: int, square: int, amount: int, cause: int) -> None:
    s.money[seat] += amount
    s.tell(TOOK_INCOME, seat, square, amount, cause=cause)


def score_square(s: CarsonState, seat: int, square: int, points: int, cause: int) -> None:
    s.vp[seat] += points
    s.tell(SCORED_SQUARE, seat, square, points, cause=cause)


def free_action_options(s: CarsonState) -> None:
    s.offer(PERFORM)
    s.offer(DECLINE)


def free_action_answer(s: CarsonState, action: int) -> None:
    """CARSON-A6: asked only where the table wants free gains confirmed."""
    if action == DECLINE:
        s.tell(DECLINED, s.seat, s.a, cause=IN_A_CROWD if MULTI[s.a] >= 0 else USUAL)
    elif MULTI[s.a] >= 0:
        gain_from_crowd(s, s.seat, s.a, s.b)
    else:
        gain_from(s, s.seat, s.a)


def gamble_answer(s: CarsonState, action: int) -> None:
    """CARSON-E9: two dice, as many dollars."""
    s.tell(ROLLED_DIE, s.a, action - ROLL, cause=AT_GAMBLING)
    if s.b == 0:
        s.ask(GAMBLE, CHANCE, s.a, action - ROLL)
    else:
        won = s.b + action - ROLL
        s.money[s.a] += won
        s.tell(GAMBLED, s.a, won)


def sell_points(s: CarsonState, seat: int, square: int) -> None:
    """CARSON-E14, CARSON-F20."""
    price = VP_PRICE[square - BUYING]
    if s.money[seat] >= price:
        s.ask(BUY_VP, seat, price)
    else:
        s.tell(COULD_NOT_PAY, seat, square)


def buy_vp_options(s: CarsonState) -> None:
    for number in range(min(s.money[s.seat] // s.a, MOST_VP) + 1):
        s.offer(BUY_POINTS + number)


def buy_vp_answer(s: CarsonState, action: int) -> None:
    """CARSON-E14: any number that can be paid, none included."""
    number = action - BUY_POINTS
    s.money[s.seat] -= number * s.a
    s.vp[s.seat] += number
    s.tell(BOUGHT_POINTS, s.seat, number, number * s.a)
