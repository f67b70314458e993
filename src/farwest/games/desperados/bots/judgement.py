"""What a sensible player knows of desperados, lent to the search. Not rules: judgement."""

from __future__ import annotations

from math import sqrt
from typing import Final

from farwest.games.desperados.numbers import (
    ACTIVE,
    BANK_TOWN,
    BANK_WORTH,
    BANKS,
    COACH_KINDS,
    COACH_WORTH,
    COACHES,
    DISTANCE,
    NO_CARD,
    NO_TILE,
    POKER_KINDS,
    POKER_WORTH,
    ROUNDS,
    SALOON,
    TURNS,
)
from farwest.games.desperados.questions import (
    DESPERADO_CARD,
    MARSHAL_CARD,
    SHERIFF,
)
from farwest.games.desperados.state import (
    NO_SEAT,
    DesperadosState,
    desperados,
    has_disk,
    location,
    sheriffs_in,
    target,
)

ROUND_INCOME: Final = (0, 0, 2000, 2600, 3100, 3500)  # dollars a gang hopes for, by desperados
SPREAD: Final = 700.0  # dollars by which a desperado's round may differ from that
ALONE: Final = 0.6  # of a bank within reach that nobody guards is brought home
GUARDED: Final = 0.25  # of one with fewer sheriffs than desperados about
UNUSED_DISK: Final = 60  # dollars a turn: what a desperado may still do with it


def caught_at(s: DesperadosState, seat: int) -> int:
    """The step that will arrest this desperado, if all cards are as they lie; 0 for none."""
    hunter = s.start[s.marshal]
    prey = s.start[seat]
    for turn in range(TURNS):
        theirs = s.laid[s.marshal][turn]
        mine = s.laid[seat][turn]
        if theirs == NO_CARD or mine == NO_CARD:
            return 0
        lost_trail = s.stuck[s.marshal] > 0 and turn + 1 >= s.stuck[s.marshal]
        escaped = s.stuck[seat] > 0 and turn + 1 >= s.stuck[seat]
        if lost_trail or escaped:
            return 0
        hunter = hunter if theirs == SALOON else theirs
        prey = prey if mine == SALOON else mine
        if hunter == prey:
            return turn + 1
    return 0


def mean_poker(s: DesperadosState) -> int:
    tiles = 0
    worth = 0
    for kind in range(POKER_KINDS):
        tiles += s.poker_tiles[kind]
        worth += s.poker_tiles[kind] * POKER_WORTH[kind]
    return worth // max(tiles, 1)


def mean_coach(s: DesperadosState) -> int:
    tiles = 0
    worth = 0
    for kind in range(COACH_KINDS):
        tiles += s.coach_tiles[kind]
        worth += s.coach_tiles[kind] * COACH_WORTH[kind]
    return worth // max(tiles, 1)


def free_crew(s: DesperadosState, job: int) -> int:
    """Participants that no card on the table arrests in time."""
    found = 0
    for seat in range(s.seats):
        if s.job_crew[job] >> seat & 1:
            step = caught_at(s, seat)
            found += step == 0 or step > s.job_turn[job]
    return found


def jobs_worth(s: DesperadosState) -> int:
    """What the disk actions of this round will bring, as the cards lie."""
    found = 0
    for job in range(s.jobs):
        if s.job_turn[job] > s.step and free_crew(s, job) >= s.job_needed[job]:
            found += mean_coach(s) if s.job_target[job] < COACHES else mean_poker(s)
    return found


def banks_outlook(s: DesperadosState) -> float:
    """What the banks may bring this round: sure after the last card, hope before."""
    found: float = 0.0
    free = 0  # desperados at large, as bits
    for seat in range(s.seats):
        if seat != s.marshal and s.stuck[seat] == 0 and caught_at(s, seat) == 0:
            free |= 1 << seat
    for bank in range(BANKS):
        if s.bank[bank] != NO_TILE:
            town = BANK_TOWN[bank]
            near = 0
            for seat in range(s.seats):
                if free >> seat & 1:
                    left = moves_left(s, seat)
                    near += DISTANCE[location(s, seat)][town] <= left
            worth: float = BANK_WORTH[s.tile[s.bank[bank]]] * 1.0
            guards = sheriffs_in(s, town)
            if s.turn == TURNS and s.kind != DESPERADO_CARD and s.kind != MARSHAL_CARD:
                if near > guards and s.kind != SHERIFF:
                    found += worth
                elif near > guards:
                    found += worth * ALONE
            elif near > guards:
                share: float = ALONE if guards == 0 else GUARDED
                found += worth * share * min(1.0, float(near) / BANKS)
    return found


def moves_left(s: DesperadosState, seat: int) -> int:
    """Cards this desperado still has to lay this round."""
    laid = 0
    for turn in range(TURNS):
        laid += s.laid[seat][turn] != NO_CARD
    return TURNS - laid


def disks_worth(s: DesperadosState) -> int:
    """Disks that may still be used this round."""
    found = 0
    for seat in range(s.seats):
        if seat != s.marshal and has_disk(s, seat) and caught_at(s, seat) == 0:
            found += UNUSED_DISK * moves_left(s, seat)
    return found


def hope_of(s: DesperadosState) -> float:
    """What the purse will hold at the end."""
    hope: float = 1.0 * (s.purse + (ROUNDS - s.round) * ROUND_INCOME[desperados(s)])
    if s.turn > 0 and s.status[s.marshal] == ACTIVE:
        hope += jobs_worth(s) + disks_worth(s)
        hope += banks_outlook(s)
    return hope


def end_of(s: DesperadosState, seat: int) -> float:
    """In dollars over the target; the marshal's are those that are missing."""
    if s.marshal == NO_SEAT:
        return 0.0
    over: float = hope_of(s) - target(s)
    return -over if seat == s.marshal else over


def promise_of(s: DesperadosState, seat: int) -> float:
    """What the purse will hold at the end, against the target, and how sure that is."""
    if s.marshal == NO_SEAT:
        return 1.0  # all are one side till it is known who is not
    count = desperados(s)
    rounds = ROUNDS - s.round
    hope: float = hope_of(s)
    doubt: float = SPREAD * sqrt(1.0 * count * (rounds + 1))
    lead: float = (hope - target(s)) / doubt
    gang: float = 0.5 + 0.5 * lead / (1.0 + abs(lead))
    return 1.0 - gang if seat == s.marshal else gang


def between_rounds(s: DesperadosState) -> bool:
    """The evaluation is over and no sheriff has moved."""
    return s.kind == SHERIFF and s.turn == 1 and s.a == 0
