"""Phase 1, personalities: CARSON-F3 to F5, P1 to P17."""

from __future__ import annotations

from farwest.games.carson.actions import (
    ARM,
    HIRE,
    LEAVE,
    LOT,
    PICK,
    TAKE_MONEY,
    TAKE_TILE,
    WAIT,
)
from farwest.games.carson.causes import (
    LATE,
    OF_GROCER,
    OF_RED_GROCER,
    OF_RED_SETTLER,
    OF_THE_CAPTAIN,
    OF_THE_WORKER,
    SUPPLY_SHORT,
    USUAL,
)
from farwest.games.carson.events import (
    BOUGHT_LOT,
    GOT_MONEY,
    GOT_ROADS,
    GOT_WHITE,
    HIRED,
    PAID_CAPTAIN,
    PICKED,
    ROUND_BEGAN,
    TOOK_FROM,
    WAITED,
    WENT_IN_ORDER,
)
from farwest.games.carson.numbers import (
    BANKER,
    BANKER_ANY_TIME,
    BANKER_MONEY,
    CAPTAIN,
    CAPTAIN_MOST,
    CARDS,
    COWBOY_PRICE,
    GROCER,
    GROCER_MONEY,
    IN_RESERVE,
    LOT_PRICE,
    LOT_VP,
    LOTS,
    MAX_SEATS,
    NO_CARD,
    NO_TILE,
    RAILROAD_WORKER,
    REVOLVER_PRICE,
    SETTLER,
    SETTLER_MONEY,
    SHERIFF,
    SPACES,
    WAITS,
    WORKER_PRICE,
    WORKER_ROADS,
    YELLOW,
)
from farwest.games.carson.phases.building import (
    FROM_CARD,
    build_if_feasible,
    gain_guns,
    take_in_hand,
)
from farwest.games.carson.phases.row import SLIDE_FIRST
from farwest.games.carson.questions import (
    BUY_LOT,
    CAPTAIN_BUY,
    CLAIM_PARCEL,
    FILL_ROW,
    NEXT_PICK,
    NEXT_PLACE,
    PICK_PERSONALITY,
    RAILROAD_TAKE,
    TAKE_OR_WAIT,
)
from farwest.games.carson.state import NO_SEAT, CarsonState, may_own_more
from farwest.kernel.state import NOBODY


def begin_round_answer(s: CarsonState, action: int) -> None:
    """CARSON-F1, CARSON-F2, CARSON-F40: who passed first picks first; all cards are back."""
    s.round += 1
    s.tell(ROUND_BEGAN, NO_SEAT, s.round)
    for place in range(MAX_SEATS):
        s.pick_order[place] = s.pass_order[place]
        s.pass_order[place] = NO_SEAT
        s.turn_order[place] = NO_SEAT
        s.card[place] = NO_CARD
    s.fought = 0  # the duels of the last round are forgotten
    s.ask(NEXT_PICK, NOBODY, 0)


def next_pick_answer(s: CarsonState, action: int) -> None:
    """CARSON-F3, CARSON-F4: each picks, and what is at once is done before the next one picks."""
    if s.a < s.seats:
        s.ask(NEXT_PICK, NOBODY, s.a + 1)
        s.ask(PICK_PERSONALITY, s.pick_order[s.a])
    else:
        order_by_card(s)
        s.ask(NEXT_PLACE, NOBODY, 0)


def order_by_card(s: CarsonState) -> None:
    """CARSON-F5: the turn order is by ascending card number."""
    place = 0
    for card in range(CARDS):
        seat = holder(s, card)
        if seat != NO_SEAT:
            s.turn_order[place] = seat
            place += 1
            s.tell(WENT_IN_ORDER, seat, place)


def holder(s: CarsonState, card: int) -> int:
    for seat in range(s.seats):
        if s.card[seat] == card:
            return seat
    return NO_SEAT


def pick_personality_options(s: CarsonState) -> None:
    for card in range(CARDS):
        if holder(s, card) == NO_SEAT:
            s.offer(PICK + card)


def pick_personality_answer(s: CarsonState, action: int) -> None:
    """CARSON-F3, CARSON-P17: a card still available; its effect comes at once."""
    card = action - PICK
    s.card[s.seat] = card
    s.tell(PICKED, s.seat, card, s.face[card])
    if s.face[card] == YELLOW:
        yellow_effect(s, s.seat, card)
    else:
        red_effect(s, s.seat, card)


def yellow_effect(s: CarsonState, seat: int, card: int) -> None:
    """CARSON-P1, P3, P5, P10, P12, P14; the Mercenary's guns are counted while he is held (P16)."""
    if card == SHERIFF:
        s.white = IN_RESERVE
        s.tell(GOT_WHITE, seat)
    elif card == BANKER:
        get_money(s, seat, BANKER_MONEY, USUAL)
    elif card == GROCER:
        s.ask(TAKE_OR_WAIT, seat)
    elif card == RAILROAD_WORKER:
        get_roads(s, seat, WORKER_ROADS, OF_THE_WORKER)
    elif card == SETTLER:
        if may_own_more(s, seat):
            s.ask(CLAIM_PARCEL, seat)
    elif card == CAPTAIN:
        s.ask(CAPTAIN_BUY, seat)


def red_effect(s: CarsonState, seat: int, card: int) -> None:
    """CARSON-P2 has none at once; CARSON-P4, P9, P11, P13, P15."""
    if card == BANKER:
        if s.variant[BANKER_ANY_TIME] == 0:
            s.ask(BUY_LOT, seat)
    elif WAITS[card] == 1:
        s.ask(TAKE_OR_WAIT, seat)
    elif card == RAILROAD_WORKER:
        if s.money[seat] >= WORKER_PRICE:
            s.ask(RAILROAD_TAKE, seat)
    elif card == CAPTAIN:
        s.ask(CAPTAIN_BUY, seat)


def get_money(s: CarsonState, seat: int, amount: int, cause: int) -> None:
    s.money[seat] += amount
    s.tell(GOT_MONEY, seat, amount, cause=cause)


def get_roads(s: CarsonState, seat: int, wanted: int, cause: int) -> None:
    """CARSON-E15: fewer if the supply is short."""
    number = min(wanted, s.road_supply)
    s.road_supply -= number
    s.roads[seat] += number
    s.tell(GOT_ROADS, seat, number, cause=cause if number == wanted else SUPPLY_SHORT)


def take_or_wait_options(s: CarsonState) -> None:
    s.offer(TAKE_MONEY)
    s.offer(WAIT)


def take_or_wait_answer(s: CarsonState, action: int) -> None:
    """CARSON-P5, CARSON-P9, CARSON-P13: $8 now, or wait for more."""
    if action == WAIT:
        s.waited[s.seat] = 1
        s.tell(WAITED, s.seat, cause=waiting_card(s))
    elif s.card[s.seat] == GROCER:
        get_money(s, s.seat, GROCER_MONEY, waiting_card(s))
    else:
        get_money(s, s.seat, SETTLER_MONEY, waiting_card(s))


def waiting_card(s: CarsonState) -> int:
    """CARSON-P5, CARSON-P9 or CARSON-P13: by which card one is asked."""
    if s.card[s.seat] == SETTLER:
        return OF_RED_SETTLER
    return OF_GROCER if s.face[GROCER] == YELLOW else OF_RED_GROCER


def buy_lot_options(s: CarsonState) -> None:
    for lot in range(LOTS):
        if LOT_PRICE[lot] <= s.money[s.seat]:
            s.offer(LOT + lot)


def buy_lot_answer(s: CarsonState, action: int) -> None:
    """CARSON-P4: none or exactly one lot of points."""
    lot = action - LOT
    s.money[s.seat] -= LOT_PRICE[lot]
    s.vp[s.seat] += LOT_VP[lot]
    s.tell(BOUGHT_LOT, s.seat, LOT_VP[lot], LOT_PRICE[lot], cause=LATE if s.a == 1 else USUAL)


def captain_buy_options(s: CarsonState) -> None:
    """CARSON-P14, CARSON-P15: as many as money allows, and as there are cowboys."""
    if s.face[CAPTAIN] == YELLOW:
        for number in range(CAPTAIN_MOST + 1):
            if COWBOY_PRICE[number] <= s.money[s.seat] and number <= s.supply[s.seat]:
                s.offer(HIRE + number)
    else:
        for number in range(CAPTAIN_MOST + 1):
            if REVOLVER_PRICE[number] <= s.money[s.seat]:
                s.offer(ARM + number)


def captain_buy_answer(s: CarsonState, action: int) -> None:
    """CARSON-P14: cowboys into the personal reserve; CARSON-P15: permanent revolvers."""
    if s.face[CAPTAIN] == YELLOW:
        number = action - HIRE
        s.money[s.seat] -= COWBOY_PRICE[number]
        s.supply[s.seat] -= number
        s.reserve[s.seat] += number
        s.tell(HIRED, s.seat, number, COWBOY_PRICE[number])
    else:
        number = action - ARM
        s.money[s.seat] -= REVOLVER_PRICE[number]
        s.tell(PAID_CAPTAIN, s.seat, number, REVOLVER_PRICE[number])
        if number > 0:
            gain_guns(s, s.seat, number, OF_THE_CAPTAIN)


def railroad_take_options(s: CarsonState) -> None:
    for space in range(SPACES):
        if s.row[space] != NO_TILE:
            s.offer(TAKE_TILE + space)
    s.offer(LEAVE)


def railroad_take_answer(s: CarsonState, action: int) -> None:
    """CARSON-P11: pay $5 for any tile, build or keep it; then the row slides and is refilled."""
    if action == LEAVE:
        return
    space = action - TAKE_TILE
    building = s.row[space]
    s.money[s.seat] -= WORKER_PRICE
    s.row[space] = NO_TILE
    s.tell(TOOK_FROM, s.seat, building, space)
    s.ask(FILL_ROW, NOBODY, SLIDE_FIRST)
    take_in_hand(s, s.seat, building, FROM_CARD)
    build_if_feasible(s)
