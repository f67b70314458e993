"""What desperados do where they are: intents, lapses, the launch."""

from __future__ import annotations

from farwest.games.desperados.actions import CHEAT, HOLD_UP, NOTHING, SPY
from farwest.games.desperados.events import (
    INTENDED,
    JOINED_CHEAT,
    JOINED_HOLD_UP,
    LAPSED,
    LAUNCHED,
    SHOWED,
    SPIED,
    TURN_LOCKED,
)
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_TOWN,
    BANK_WORTH,
    CHEATS,
    COACHES,
    HOLDS_UP,
    IDLE,
    NO_BANK,
    NO_TILE,
    NOWHERE,
    POKER_OF,
    SALOON,
    SPIES,
    TARGETS,
    UNDECIDED,
)
from farwest.games.desperados.questions import INTENT, LAUNCH
from farwest.games.desperados.state import (
    NO_SEAT,
    DesperadosState,
    has_disk,
    is_taken,
    location,
    sheriffs_in,
    team,
)
from farwest.kernel.state import NOBODY


def lock_answer(s: DesperadosState, action: int) -> None:
    """DESP-F9: nothing of the turn can change. DESP-D7: now each says what he means to do."""
    s.struck = 0
    s.ask(LAUNCH, NOBODY)
    for k in range(s.seats):
        seat = s.seats - 1 - k
        s.intent[seat] = UNDECIDED
        if seat != s.marshal:
            s.ask(INTENT, seat)


def town_of(s: DesperadosState, aim: int) -> int:
    return s.coach[aim] if aim < COACHES else aim - POKER_OF


def aim_of(s: DesperadosState, seat: int) -> int:
    """What this seat's disk is meant for; NOWHERE for none."""
    if s.intent[seat] == CHEATS:
        return POKER_OF + location(s, seat)
    if s.intent[seat] >= HOLDS_UP and s.intent[seat] < SPIES:
        return s.intent[seat] - HOLDS_UP
    return NOWHERE


def pledged(s: DesperadosState, aim: int) -> int:
    """How many mean to put their disk there."""
    found = 0
    for seat in range(s.seats):
        found += aim_of(s, seat) == aim
    return found


def could_join(s: DesperadosState, town: int) -> int:
    """DESP-D7, DESP-D14: desperados there with a free disk who have not decided; not the stuck."""
    found = 0
    for seat in range(s.seats):
        if seat != s.marshal and s.intent[seat] == UNDECIDED and s.stuck[seat] == 0:
            found += has_disk(s, seat) and location(s, seat) == town
    return found


def is_open(s: DesperadosState, aim: int) -> bool:
    """DESP-E1, DESP-E2, DESP-D7: it is there, free, not struck, and enough disks may come."""
    town = town_of(s, aim)
    if is_taken(s, aim) or s.struck >> aim & 1 == 1:
        return False
    if aim >= COACHES and s.poker >> town & 1 == 0:
        return False
    return pledged(s, aim) + could_join(s, town) > sheriffs_in(s, town)


def can_spy(s: DesperadosState, town: int) -> bool:
    """DESP-E8: a bank town with a tile, regardless of sheriffs and of the disk."""
    return BANK_AT[town] != NO_BANK and s.bank[BANK_AT[town]] != NO_TILE


def intent_options(s: DesperadosState) -> None:
    """DESP-F13: at most one of these, or nothing; DESP-D14: the stuck do nothing."""
    s.offer(NOTHING)
    if s.stuck[s.seat] > 0:
        return
    here = location(s, s.seat)
    if has_disk(s, s.seat):
        if is_open(s, POKER_OF + here):
            s.offer(CHEAT)
        for coach in range(COACHES):
            if s.coach[coach] == here and is_open(s, coach):
                s.offer(HOLD_UP + coach)
    if can_spy(s, here):
        s.offer(SPY)


def intent_answer(s: DesperadosState, action: int) -> None:
    """DESP-D7: for the team's eyes only."""
    s.intent[s.seat] = IDLE + action - NOTHING
    if s.intent[s.seat] > IDLE:
        s.tell(INTENDED, s.seat, s.intent[s.seat], seen_by=team(s))


def launch_answer(s: DesperadosState, action: int) -> None:
    """DESP-D7: targets short of disks lapse, and their choosers are asked again; else it begins."""
    lacking = 0
    for aim in range(TARGETS):
        disks = pledged(s, aim)
        if disks > 0 and disks <= sheriffs_in(s, town_of(s, aim)):
            lacking |= 1 << aim
    if lacking != 0:
        strike(s, lacking)
    else:
        launch(s)


def strike(s: DesperadosState, lacking: int) -> None:
    """DESP-D7, DESP-D14: all short targets lapse together; no public trace."""
    s.struck |= lacking
    s.ask(LAUNCH, NOBODY)
    again = 0
    for seat in range(s.seats):
        aim = aim_of(s, seat)
        if aim != NOWHERE and lacking >> aim & 1:
            again |= 1 << seat
    for k in range(s.seats):
        seat = s.seats - 1 - k
        if again >> seat & 1:
            s.tell(LAPSED, seat, s.intent[seat], seen_by=team(s))
            s.intent[seat] = UNDECIDED
            s.ask(INTENT, seat)


def launch(s: DesperadosState) -> None:
    """DESP-F17: all actions of a turn take effect together."""
    s.tell(TURN_LOCKED, s.marshal, s.turn)
    for seat in range(s.seats):
        if s.intent[seat] > IDLE:
            show_proof(s, seat)
    for aim in range(TARGETS):
        if pledged(s, aim) > 0:
            put_disks(s, aim)
    for seat in range(s.seats):
        if s.intent[seat] == SPIES:
            spy(s, seat)
    for seat in range(s.seats):
        s.intent[seat] = UNDECIDED
    s.struck = 0


def show_proof(s: DesperadosState, seat: int) -> None:
    """DESP-F16: the last card; if it is the Saloon, also the one before, or the figure."""
    turn = s.turn - 1
    s.shown[seat] |= 1 << turn
    s.tell(SHOWED, seat, s.laid[seat][turn], s.turn)
    if s.laid[seat][turn] == SALOON and turn > 0:
        s.shown[seat] |= 1 << (turn - 1)
        s.tell(SHOWED, seat, s.laid[seat][turn - 1], s.turn - 1)


def put_disks(s: DesperadosState, aim: int) -> None:
    """DESP-E3: turn, target, town, participants and the disks needed are recorded for all."""
    town = town_of(s, aim)
    crew = 0
    leader = NO_SEAT
    for seat in range(s.seats):
        if aim_of(s, seat) == aim:
            crew |= 1 << seat
            if leader == NO_SEAT:
                leader = seat
            if aim < COACHES:
                s.tell(JOINED_HOLD_UP, seat, aim, town)
            else:
                s.tell(JOINED_CHEAT, seat, town)
    job = s.jobs
    s.job_turn[job] = s.turn
    s.job_target[job] = aim
    s.job_town[job] = town
    s.job_crew[job] = crew
    s.job_needed[job] = sheriffs_in(s, town) + 1
    s.tell(LAUNCHED, leader, town, s.job_needed[job])
    for seat in range(s.seats):
        if crew >> seat & 1:
            s.intent[seat] = IDLE
    s.jobs += 1


def spy(s: DesperadosState, seat: int) -> None:
    """DESP-E8: the tile is turned up for all players."""
    bank = BANK_AT[location(s, seat)]
    number = s.bank[bank]
    s.seen |= 1 << number
    s.tell(SPIED, seat, BANK_TOWN[bank], BANK_WORTH[s.tile[number]])
