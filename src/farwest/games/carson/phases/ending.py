"""Phase 4, the end of a round and of the game: CARSON-F35 to F40, G1, V2."""

from __future__ import annotations

from farwest.games.carson.actions import CONVERT, LAY, STOP
from farwest.games.carson.causes import (
    AT_THE_END,
    FREELY,
    OF_MOUNTAINS,
    USUAL,
    WITH_BRIDGES,
)
from farwest.games.carson.events import (
    CONVERTED,
    FINISHED,
    GOT_COWBOYS,
    ROUND_ENDED,
    SCORED_CARD,
    SCORED_MONEY,
    SCORED_PROPERTY,
    TOKEN_MOVED,
)
from farwest.games.carson.numbers import (
    BANKER,
    BANKER_ANY_TIME,
    BOARD,
    BRIDGED_VP,
    BUILDINGS,
    BUYING,
    CELLS,
    COWBOYS_AFTER,
    EDGES,
    FINAL_RATE,
    FINAL_VP,
    GROCER,
    HOUSE,
    LIMIT,
    LIMIT_RATE,
    MOST_VP,
    MOUNTAIN,
    NO_TILE,
    ON_CARD,
    PROPERTIES,
    PROPERTY_OF,
    PURCHASES,
    RED,
    RIVERSIDE,
    ROUNDS,
)
from farwest.games.carson.phases.geometry import CORNERS, COST, ENDS
from farwest.games.carson.phases.personalities import holder
from farwest.games.carson.phases.roads import lay_own_road, offer_roads
from farwest.games.carson.phases.row import SLIDE_FIRST
from farwest.games.carson.questions import (
    BEGIN_ROUND,
    BUY_LOT,
    CASH_LIMIT,
    CLOSE_ROUND,
    FILL_ROW,
    FREE_ROAD,
    FREE_ROADS,
    LIMITS,
)
from farwest.games.carson.state import NO_SEAT, CarsonState, count_ground
from farwest.kernel.state import NOBODY


def end_round_answer(s: CarsonState, action: int) -> None:
    """CARSON-F35 to CARSON-F40, in this order."""
    score_waiting(s)
    s.ammunition = NO_SEAT  # CARSON-F35, CARSON-E2
    s.white = ON_CARD
    s.doubled = NO_TILE
    for seat in range(s.seats):
        s.waited[seat] = 0
        for building in range(BUILDINGS):  # CARSON-F26: eligible from the next round on
            s.kept[seat][building] += s.kept_now[seat][building]
            s.kept_now[seat][building] = 0
    if s.round < ROUNDS:
        move_token(s)
        receive_cowboys(s)
    s.ask(CLOSE_ROUND, NOBODY)
    s.ask(FREE_ROADS, NOBODY, 0)
    s.ask(LIMITS, NOBODY, 0)
    banker = holder(s, BANKER)
    if s.variant[BANKER_ANY_TIME] == 1 and banker != NO_SEAT and s.face[BANKER] == RED:
        s.ask(BUY_LOT, banker, 1)  # CARSON-A5.24


def score_waiting(s: CarsonState) -> None:
    """CARSON-F35, CARSON-P9, CARSON-P13: who waited scores houses or mountains owned."""
    for seat in range(s.seats):
        if s.waited[seat] == 1 and s.face[s.card[seat]] == RED:
            ground = HOUSE if s.card[seat] == GROCER else MOUNTAIN
            points = count_ground(s, seat, ground)
            s.vp[seat] += points
            cause = USUAL if s.card[seat] == GROCER else OF_MOUNTAINS
            s.tell(SCORED_CARD, seat, s.card[seat], points, cause=cause)


def move_token(s: CarsonState) -> None:
    """CARSON-F36: one space left; its space and all to its right are closed."""
    s.tell(TOKEN_MOVED, NO_SEAT, BUYING + PURCHASES - s.round)


def receive_cowboys(s: CarsonState) -> None:
    """CARSON-F37: from the general reserve, fewer if it holds fewer; those at home stay."""
    for seat in range(s.seats):
        number = min(COWBOYS_AFTER[s.round], s.supply[seat])
        s.supply[seat] -= number
        s.reserve[seat] += number
        s.tell(GOT_COWBOYS, seat, number)


def limit_of(s: CarsonState, seat: int) -> int:
    """CARSON-C8: the cash limit of one's card."""
    return LIMIT[s.face[s.card[seat]]][s.card[seat]]


def limits_answer(s: CarsonState, action: int) -> None:
    """CARSON-F38: in turn order, whoever is over the limit; nobody else converts."""
    place = s.a
    while place < s.seats and not over_limit(s, s.turn_order[place]):
        place += 1
    if place < s.seats:
        s.ask(LIMITS, NOBODY, place + 1)
        s.ask(CASH_LIMIT, s.turn_order[place])


def over_limit(s: CarsonState, seat: int) -> bool:
    return s.money[seat] > limit_of(s, seat)


def cash_limit_options(s: CarsonState) -> None:
    """CARSON-F38: from the least the surplus forces to the most the money buys."""
    surplus = s.money[s.seat] - limit_of(s, s.seat)
    most = min(s.money[s.seat] // LIMIT_RATE, MOST_VP)
    for number in range(surplus // LIMIT_RATE, most + 1):
        s.offer(CONVERT + number)


def cash_limit_answer(s: CarsonState, action: int) -> None:
    """CARSON-F38, CARSON-R22: at least the surplus is spent, at $10 a point."""
    number = action - CONVERT
    paid = max(s.money[s.seat] - limit_of(s, s.seat), LIMIT_RATE * number)
    s.money[s.seat] -= paid
    s.vp[s.seat] += number
    s.tell(CONVERTED, s.seat, number, paid)


def free_roads_answer(s: CarsonState, action: int) -> None:
    """CARSON-V2: by the river each may lay own roads after the limits, in turn order."""
    if s.variant[BOARD] != RIVERSIDE:
        return
    place = s.a
    while place < s.seats and s.roads[s.turn_order[place]] == 0:
        place += 1
    if place < s.seats:
        s.ask(FREE_ROAD, s.turn_order[place], place)


def free_road_options(s: CarsonState) -> None:
    offer_roads(s, s.seat)
    s.offer(STOP)


def free_road_answer(s: CarsonState, action: int) -> None:
    """CARSON-V2, CARSON-A16: one finishes before the next begins."""
    if action == STOP:
        s.ask(FREE_ROADS, NOBODY, s.a + 1)
    else:
        lay_own_road(s, s.seat, action - LAY, FREELY)
        s.ask(FREE_ROADS, NOBODY, s.a)


def close_round_answer(s: CarsonState, action: int) -> None:
    """CARSON-F39, CARSON-F40: the row fills, a new round begins; CARSON-G1: after four, none."""
    s.tell(ROUND_ENDED, NO_SEAT, s.round, cause=USUAL if s.round < ROUNDS else AT_THE_END)
    if s.round < ROUNDS:
        s.ask(BEGIN_ROUND, NOBODY)
        s.ask(FILL_ROW, NOBODY, SLIDE_FIRST)
    else:
        tell_final(s)


def is_bridged(s: CarsonState, cell: int) -> bool:
    """CARSON-V2: a corner of it is on a bridge."""
    for edge in range(EDGES):
        if COST[RIVERSIDE][edge] > 1 and s.road[edge] == 1:
            for k in range(4):
                corner = CORNERS[cell][k]
                if corner == ENDS[edge][0] or corner == ENDS[edge][1]:
                    return True
    return False


def cell_points(s: CarsonState, cell: int) -> int:
    """CARSON-G1, CARSON-V2: what its owner gets for a building, a house or a mountain."""
    if PROPERTY_OF[s.ground[cell]] < 0:
        return 0
    bridged = s.variant[BOARD] == RIVERSIDE and is_bridged(s, cell)
    return BRIDGED_VP if bridged else FINAL_VP


def town_points(s: CarsonState, seat: int) -> int:
    """CARSON-G1, CARSON-G2: all that one owns on the map; bare parcels are worth nothing."""
    points = 0
    for cell in range(CELLS):
        if s.owner[cell] == seat:
            points += cell_points(s, cell)
    return points


def property_points(s: CarsonState, seat: int, kind: int) -> int:
    """The same for one kind of property, to explain it."""
    points = 0
    for cell in range(CELLS):
        if s.owner[cell] == seat and PROPERTY_OF[s.ground[cell]] == kind:
            points += cell_points(s, cell)
    return points


def count_property(s: CarsonState, seat: int, kind: int) -> int:
    found = 0
    for cell in range(CELLS):
        found += (s.owner[cell] == seat) & (PROPERTY_OF[s.ground[cell]] == kind)
    return found


def final_score(s: CarsonState, seat: int) -> int:
    """CARSON-G1: points, town, and one for every full $6."""
    return s.vp[seat] + town_points(s, seat) + s.money[seat] // FINAL_RATE


def tell_final(s: CarsonState) -> None:
    for place in range(s.seats):
        seat = s.pass_order[place]
        for kind in range(PROPERTIES):
            points = property_points(s, seat, kind)
            usual = FINAL_VP * count_property(s, seat, kind)
            cause = WITH_BRIDGES if points > usual else USUAL
            s.tell(SCORED_PROPERTY, seat, kind, points, cause=cause)
        s.tell(SCORED_MONEY, seat, s.money[seat] // FINAL_RATE)
        s.tell(FINISHED, seat, final_score(s, seat))
