"""What can be learned of an answer in desperados: the traits that weights are for. Only from what
all can see: where somebody was shown last, not where the cards lead; bank tiles that all have seen.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from farwest.games.desperados.actions import CHEAT, HOLD_UP, LAY, NOTHING, RIDE, SPY, STAY
from farwest.games.desperados.numbers import (
    ACTIVE,
    BANK_AT,
    BANK_TOWN,
    BANKS,
    COACHES,
    DIAMETER,
    DISTANCE,
    LOW_KINDS,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    POKER_OF,
    SALOON,
    TIMETABLE,
    TURNS,
)
from farwest.games.desperados.phases.turns import side_of
from farwest.games.desperados.questions import (
    DESPERADO_CARD,
    INTENT,
    MARSHAL_CARD,
    SETUP_DESPERADO,
    SETUP_MARSHAL,
    SETUP_SHERIFF,
    SHERIFF,
)
from farwest.games.desperados.state import (
    DesperadosState,
    desperados,
    has_disk,
    is_taken,
    location,
    sheriffs_in,
)
from farwest.kernel.weighing import DIGIT

LOOT: Final = 8  # what is to be had in a town:
NONE: Final = 0
TABLE: Final = 1  # of poker
COACH_HERE: Final = 2
EMPTY_BANK: Final = 3
CLOSED_BANK: Final = 4  # its tile was not seen by all
POOR_BANK: Final = 5
GOOD_BANK: Final = 6
RICH_BANK: Final = 7
GOOD_KIND: Final = LOW_KINDS // 2  # of a bank tile: from here on it is worth a ride
SOME: Final = 3  # none, one, or more
ROADS: Final = DIAMETER + 1  # 0 to so many
ACTS: Final = 4  # nothing, poker, a coach, to spy
PLACED: Final = 3  # the marshal, a sheriff, a desperado

TRAITS: Final = {  # by name: how many; they are numbered from 1, one name after the other
    "set-up: who, loot": PLACED * LOOT,
    "sheriff: loot, turn": LOOT * TURNS,
    "sheriff: loot, others there": LOOT * SOME,
    "sheriff: desperados who may be there, turn": SOME * TURNS,
    "sheriff: roads to the richest bank nobody guards, turn": ROADS * TURNS,
    "sheriff: rides, coach comes, turn": 2 * 2 * TURNS,
    "marshal: loot, turn": LOOT * TURNS,
    "marshal: loot, sheriffs there": LOOT * SOME,
    "marshal: desperados who may be there, turn": SOME * TURNS,
    "marshal: rides, coach comes, turn": 2 * 2 * TURNS,
    "desperado: loot, turn": LOOT * TURNS,
    "desperado: loot, sheriffs there": LOOT * SOME,
    "desperado: loot, has a disk": LOOT * 2,
    "desperado: marshal may be there, turn": 2 * TURNS,
    "desperado: rides, coach comes, turn": 2 * 2 * TURNS,
    "act: which, turn": ACTS * TURNS,
    "act: which, sheriffs there": ACTS * SOME,
    "act: which, marshal may be there": ACTS * 2,
}
FIRST: Final = tuple(accumulate(TRAITS.values(), initial=1))
SET_UP: Final = FIRST[0]
SHERIFF_LOOT: Final = FIRST[1]
SHERIFF_OTHERS: Final = FIRST[2]
SHERIFF_PREY: Final = FIRST[3]
SHERIFF_ROADS: Final = FIRST[4]
SHERIFF_RIDES: Final = FIRST[5]
MARSHAL_LOOT: Final = FIRST[6]
MARSHAL_GUARDS: Final = FIRST[7]
MARSHAL_PREY: Final = FIRST[8]
MARSHAL_RIDES: Final = FIRST[9]
GANG_LOOT: Final = FIRST[10]
GANG_GUARDS: Final = FIRST[11]
GANG_DISK: Final = FIRST[12]
GANG_HUNTED: Final = FIRST[13]
GANG_RIDES: Final = FIRST[14]
ACT_TURN: Final = FIRST[15]
ACT_GUARDS: Final = FIRST[16]
ACT_HUNTED: Final = FIRST[17]


def traits_of(s: DesperadosState, action: int) -> int:
    if s.kind == SHERIFF:
        return sheriff_traits(s, s.sheriff[s.a] if action == STAY else action - RIDE, action)
    if s.kind == MARSHAL_CARD:
        return marshal_traits(s, card_leads_to(s, action), action)
    if s.kind == DESPERADO_CARD:
        return desperado_traits(s, card_leads_to(s, action), action)
    if s.kind == INTENT:
        return act_traits(s, action)
    if s.kind == SETUP_MARSHAL:
        return SET_UP + loot_of(s, action)
    if s.kind == SETUP_SHERIFF:
        return SET_UP + LOOT + loot_of(s, action)
    if s.kind == SETUP_DESPERADO:
        return SET_UP + 2 * LOOT + loot_of(s, action)
    return 0


def sheriff_traits(s: DesperadosState, town: int, action: int) -> int:
    now = stage(s)
    loot = loot_of(s, town)
    others = sheriffs_in(s, town) - (s.sheriff[s.a] == town)
    found = SHERIFF_LOOT + loot * TURNS + now
    found = found << DIGIT | SHERIFF_OTHERS + loot * SOME + min(others, SOME - 1)
    found = found << DIGIT | SHERIFF_PREY + prey_in(s, town) * TURNS + now
    found = found << DIGIT | SHERIFF_ROADS + roads_to_open_bank(s, town) * TURNS + now
    riding = (action != STAY) * 2 + coach_comes(s, town)
    return found << DIGIT | SHERIFF_RIDES + riding * TURNS + now


def marshal_traits(s: DesperadosState, town: int, action: int) -> int:
    now = stage(s)
    loot = loot_of(s, town)
    found = MARSHAL_LOOT + loot * TURNS + now
    found = found << DIGIT | MARSHAL_GUARDS + loot * SOME + guards_in(s, town)
    found = found << DIGIT | MARSHAL_PREY + prey_in(s, town) * TURNS + now
    riding = (action != LAY + SALOON) * 2 + coach_comes(s, town)
    return found << DIGIT | MARSHAL_RIDES + riding * TURNS + now


def desperado_traits(s: DesperadosState, town: int, action: int) -> int:
    now = stage(s)
    loot = loot_of(s, town)
    found = GANG_LOOT + loot * TURNS + now
    found = found << DIGIT | GANG_GUARDS + loot * SOME + guards_in(s, town)
    found = found << DIGIT | GANG_DISK + loot * 2 + has_disk(s, s.seat)
    found = found << DIGIT | GANG_HUNTED + may_be_in(s, s.marshal, town) * TURNS + now
    riding = (action != LAY + SALOON) * 2 + coach_comes(s, town)
    return found << DIGIT | GANG_RIDES + riding * TURNS + now


def act_traits(s: DesperadosState, action: int) -> int:
    town = location(s, s.seat)
    act = act_of(action)
    found = ACT_TURN + act * TURNS + stage(s)
    found = found << DIGIT | ACT_GUARDS + act * SOME + guards_in(s, town)
    return found << DIGIT | ACT_HUNTED + act * 2 + may_be_in(s, s.marshal, town)


def act_of(action: int) -> int:
    if action == NOTHING:
        return 0
    if action == CHEAT:
        return 1
    return 2 if HOLD_UP <= action < SPY else 3


def card_leads_to(s: DesperadosState, action: int) -> int:
    """Where a laid card leads."""
    return location(s, s.seat) if action == LAY + SALOON else action - LAY


def stage(s: DesperadosState) -> int:
    return max(s.turn - 1, 0)


def guards_in(s: DesperadosState, town: int) -> int:
    return min(sheriffs_in(s, town), SOME - 1)


def loot_of(s: DesperadosState, town: int) -> int:
    for coach in range(COACHES):
        if s.coach[coach] == town and not is_taken(s, coach):
            return COACH_HERE
    bank = BANK_AT[town]
    if bank != NO_BANK:
        return bank_of(s, bank)
    if s.poker >> town & 1 == 0:
        return NONE
    return NONE if is_taken(s, POKER_OF + town) else TABLE


def bank_of(s: DesperadosState, bank: int) -> int:
    tile = s.bank[bank]
    if tile == NO_TILE:
        return EMPTY_BANK
    if s.seen >> tile & 1 == 0:
        return CLOSED_BANK
    if s.tile[tile] < GOOD_KIND:
        return POOR_BANK
    return GOOD_BANK if s.tile[tile] < LOW_KINDS else RICH_BANK


def roads_to_open_bank(s: DesperadosState, town: int) -> int:
    """To the nearest of the richest banks that no other sheriff guards; all guarded: the most."""
    guarded = 0  # towns, as bits
    for k in range(desperados(s)):
        if k != s.a:
            guarded |= 1 << s.sheriff[k]
    best = EMPTY_BANK
    found = DIAMETER
    for bank in range(BANKS):
        there = BANK_TOWN[bank]
        worth = bank_of(s, bank)
        if worth >= best and guarded >> there & 1 == 0:
            away = DISTANCE[town][there]
            found = away if worth > best else min(found, away)
            best = worth
    return found


def coach_comes(s: DesperadosState, town: int) -> int:
    """Whether a coach will stop there next turn."""
    if s.turn == 0 or s.turn >= TURNS:
        return 0
    for coach in range(COACHES):
        stop = TIMETABLE[side_of(s, coach, s.round)][s.turn + 1]
        if stop == town and not is_taken(s, coach):
            return 1
    return 0


def prey_in(s: DesperadosState, town: int) -> int:
    """Desperados at large who may be there."""
    found = 0
    for seat in range(s.seats):
        if seat != s.marshal and s.status[seat] == ACTIVE:
            found += may_be_in(s, seat, town)
    return min(found, SOME - 1)


def may_be_in(s: DesperadosState, seat: int, town: int) -> int:
    """Whether as many roads lead there as cards were laid since somebody was seen last."""
    seen_in = s.start[seat]
    since = 0
    turn = 0
    while turn < TURNS and s.laid[seat][turn] != NO_CARD:
        if s.shown[seat] >> turn & 1 == 0:
            since += 1
        elif s.laid[seat][turn] != SALOON:
            seen_in = s.laid[seat][turn]
            since = 0
        turn += 1
    return 1 if DISTANCE[seen_in][town] <= since else 0
