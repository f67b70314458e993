"""Phase 2, placement: CARSON-F6 to F15."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.actions import (
    ATTACK,
    GO,
    PASS,
    PROTECT,
    SEND,
    SEND_WHITE,
    STAKE,
)
from farwest.games.carson.events import (
    ATTACKED_BUILDING,
    PASSED,
    PROTECTED,
    READIED_WHITE,
    STAKED,
    WENT_TO,
    WHITE_PLACED,
)
from farwest.games.carson.numbers import (
    ATTACKED,
    BUILT,
    BUYING,
    CELLS,
    CONSTRUCTION,
    FIRST_CELL,
    LAND_INCOME,
    LAST_ROUND,
    MULTI,
    NO_TILE,
    ON_BOARD,
    RED,
    SHERIFF,
    SPACES,
    SQUARES,
    WHITE,
)
from farwest.games.carson.questions import CHOOSE_WORKER, NEXT_PLACE, PLACE, RESOLVE
from farwest.games.carson.state import NO_SEAT, CarsonState, has_white, holds, offer_unowned
from farwest.kernel.state import NOBODY

NORMAL_OR_PASS: Final = 0  # CARSON-A5.8: which cowboy is placed
NORMAL: Final = 1
WHITE_ONE: Final = 2
ANYONE: Final = WHITE * 2 - 1  # every seat, and the white cowboy


def next_place_answer(s: CarsonState, action: int) -> None:
    """CARSON-F6: in turn order, round and round, skipping who has passed, until all have."""
    place = s.a
    tries = 0
    while tries < s.seats and has_passed(s, s.turn_order[place]):
        place = (place + 1) % s.seats
        tries += 1
    if tries == s.seats:
        s.ask(RESOLVE, NOBODY, 0)
        return
    seat = s.turn_order[place]
    s.ask(NEXT_PLACE, NOBODY, (place + 1) % s.seats)
    if has_white(s, seat):
        s.ask(CHOOSE_WORKER, seat)
    elif s.reserve[seat] > 0:
        s.ask(PLACE, seat, NORMAL_OR_PASS)
    else:
        pass_round(s, seat)


def has_passed(s: CarsonState, seat: int) -> bool:
    found = False
    for place in range(s.seats):
        found = found or s.pass_order[place] == seat
    return found


def pass_round(s: CarsonState, seat: int) -> None:
    """CARSON-F7: who passes is appended to the pass order; without cowboys one passes by itself."""
    place = 0
    while s.pass_order[place] != NO_SEAT:
        place += 1
    s.pass_order[place] = seat
    s.tell(PASSED, seat, place + 1)


def choose_worker_options(s: CarsonState) -> None:
    """CARSON-A5.7."""
    if s.reserve[s.seat] > 0:
        s.offer(SEND)
    s.offer(SEND_WHITE)
    s.offer(PASS)


def choose_worker_answer(s: CarsonState, action: int) -> None:
    """CARSON-F13: the white cowboy or another one."""
    if action == PASS:
        pass_round(s, s.seat)
    elif action == SEND_WHITE:
        s.tell(READIED_WHITE, s.seat)
        s.ask(PLACE, s.seat, WHITE_ONE)
    else:
        s.ask(PLACE, s.seat, NORMAL)


def place_options(s: CarsonState) -> None:
    """CARSON-A5.8: squares, parcels to buy, buildings to attack, buildings to protect."""
    # CARSON-F10: none beside one's own; F13: none beside the white one, nor that beside any;
    # F14: the red Sheriff provokes nobody
    usual = 1 << s.seat | WHITE
    law_abiding = holds(s, s.seat, SHERIFF, RED)
    white = s.a == WHITE_ONE
    keeps_out = ANYONE if white or law_abiding else usual
    offer_squares(s, keeps_out)
    offer_parcels(s, keeps_out)
    if has_buildings(s):
        if not white and not law_abiding:
            offer_attacks(s, usual)
        offer_protection(s, ANYONE if white else usual)
    if s.a == NORMAL_OR_PASS:
        s.offer(PASS)


def offer_squares(s: CarsonState, keeps_out: int) -> None:
    """CARSON-F8, CARSON-F9: a construction space needs a tile, a purchase its round."""
    for square in range(CONSTRUCTION):
        if MULTI[square] >= 0 or s.standing[square] & keeps_out == 0:
            s.offer(GO + square)
    for space in range(SPACES):
        if s.row[space] != NO_TILE and s.standing[CONSTRUCTION + space] & keeps_out == 0:
            s.offer(GO + CONSTRUCTION + space)
    for square in range(LAND_INCOME, BUYING):
        if s.standing[square] & keeps_out == 0:
            s.offer(GO + square)
    for square in range(BUYING, SQUARES):
        if s.round <= LAST_ROUND[square] and s.standing[square] & keeps_out == 0:
            s.offer(GO + square)


def offer_parcels(s: CarsonState, keeps_out: int) -> None:
    """CARSON-F11: any parcel that nobody owns; money need not be at hand."""
    offer_unowned(s, STAKE, keeps_out)


def has_buildings(s: CarsonState) -> bool:
    found = False
    for cell in range(CELLS):
        found = found | (s.ground[cell] >= BUILT)  # no branch to guess
    return found


def attackable(s: CarsonState, cell: int) -> bool:
    """CARSON-T10: not churches, not prisons, nothing beside a church."""
    return ATTACKED[s.ground[cell]] == 1 and s.shield[cell] == 0


def offer_attacks(s: CarsonState, keeps_out: int) -> None:
    """CARSON-F12: another player's building."""
    for cell in range(CELLS):
        theirs = s.ground[cell] >= BUILT and s.owner[cell] != s.seat
        if theirs and attackable(s, cell) and s.standing[FIRST_CELL + cell] & keeps_out == 0:
            s.offer(ATTACK + cell)


def offer_protection(s: CarsonState, keeps_out: int) -> None:
    """CARSON-F12: one's own building, attacked or not."""
    for cell in range(CELLS):
        own = s.ground[cell] >= BUILT and s.owner[cell] == s.seat
        if own and attackable(s, cell) and s.standing[FIRST_CELL + cell] & keeps_out == 0:
            s.offer(PROTECT + cell)


def place_answer(s: CarsonState, action: int) -> None:
    """CARSON-F6, CARSON-F15: a cowboy goes out, able to use the place or not."""
    if action == PASS:
        pass_round(s, s.seat)
        return
    if action < STAKE:
        target = action - GO
        s.tell(WENT_TO, s.seat, target)
    elif action < ATTACK:
        target = FIRST_CELL + action - STAKE
        s.tell(STAKED, s.seat, action - STAKE)
    elif action < PROTECT:
        target = FIRST_CELL + action - ATTACK
        s.tell(ATTACKED_BUILDING, s.seat, s.ground[action - ATTACK] - BUILT, action - ATTACK)
    else:
        target = FIRST_CELL + action - PROTECT
        s.tell(PROTECTED, s.seat, s.ground[action - PROTECT] - BUILT, action - PROTECT)
    if s.a == WHITE_ONE:
        s.white = ON_BOARD
        s.standing[target] = s.standing[target] | WHITE
        s.tell(WHITE_PLACED, s.seat)
    else:
        s.reserve[s.seat] -= 1
    stand(s, s.seat, target)


def stand(s: CarsonState, seat: int, target: int) -> None:
    """CARSON-F9: on a multi square they are counted, elsewhere a player has one at most."""
    crowded = target < SQUARES and MULTI[min(target, SQUARES - 1)] >= 0
    if not crowded:
        s.standing[target] = s.standing[target] | 1 << seat
    elif s.a != WHITE_ONE:
        s.crowd[MULTI[target]][seat] += 1
