"""What a sensible player of desperados would do at once, lent to the search. Not rules."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.actions import CHEAT, HOLD_UP, LAY, RIDE, SPY, STAY
from farwest.games.desperados.numbers import (
    ACTIVE,
    BANK_AT,
    BANK_TOWN,
    BANK_WORTH,
    BANKS,
    COACHES,
    DISTANCE,
    NO_BANK,
    NO_TILE,
    NOWHERE,
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
from farwest.games.desperados.state import DesperadosState, is_taken, location, sheriffs_in

EAGER: Final = 8  # how much readier for a plain good
FAIR_BANK: Final = 1850  # dollars in a bank that not all have seen
LATE: Final = TURNS - 1  # from this turn on banks draw people from afar
BESIDE: Final = 4  # what a fair bank draws to the towns beside it


def lean_to(s: DesperadosState, action: int) -> int:
    """To the third power: playouts of people who dither tell little of a position."""
    liking = liking_of(s, action)
    return liking * liking * liking


def liking_of(s: DesperadosState, action: int) -> int:
    """Rob when one can, be where there is something to rob, and guard that."""
    if s.kind == INTENT:
        return liking_of_act(action)
    if s.kind == SHERIFF:
        return 1 + guarding(s, s.sheriff[s.a] if action == STAY else action - RIDE)
    if s.kind == DESPERADO_CARD or s.kind == MARSHAL_CARD:
        town = action - LAY
        if town == SALOON:
            town = location(s, s.seat)
        return 1 + attraction(s, town)
    if s.kind == SETUP_MARSHAL or s.kind == SETUP_SHERIFF or s.kind == SETUP_DESPERADO:
        return 1 if BANK_AT[action] == NO_BANK else 2
    return 1


def liking_of_act(action: int) -> int:
    """A coach before poker; spying tells the marshal more than it is worth."""
    if action == CHEAT:
        return EAGER
    if action >= HOLD_UP and action < SPY:
        return 2 * EAGER
    return 2


def attraction(s: DesperadosState, town: int) -> int:
    """What a desperado could do there, and so what a marshal would look for."""
    bank = BANK_AT[town]
    guards = sheriffs_in(s, town)
    if bank != NO_BANK:
        if s.bank[bank] == NO_TILE:
            return 0
        if s.turn == TURNS:
            return EAGER * known_worth(s, bank) // (FAIR_BANK * (1 + guards))
        return 1 + prospect(s, town)
    found = prospect(s, town)
    if s.poker >> town & 1 == 1 and not is_taken(s, POKER_OF + town):
        found += 2
    for coach in range(COACHES):
        if s.coach[coach] == town and not is_taken(s, coach):
            found += 4
    return found // (1 + guards)


def known_worth(s: DesperadosState, bank: int) -> int:
    """Of a full bank, as far as all have seen it."""
    tile = s.bank[bank]
    return BANK_WORTH[s.tile[tile]] if s.seen >> tile & 1 == 1 else FAIR_BANK


def prospect(s: DesperadosState, town: int) -> int:
    """In turn 4: what the best bank there or beside it promises for turn 5."""
    found = 0
    if s.turn == LATE:
        for bank in range(BANKS):
            there = BANK_TOWN[bank]
            if s.bank[bank] != NO_TILE and DISTANCE[town][there] <= 1:
                guards = sheriffs_in(s, there)
                worth = BESIDE * known_worth(s, bank) // (FAIR_BANK * (1 + 2 * guards))
                found = max(found, worth)
    return found


def guarding(s: DesperadosState, town: int) -> int:
    """Sheriffs stand by coaches that come, and in the end in bank towns, one each."""
    alone = sheriffs_in(s, town) - (s.sheriff[s.a] == town) <= 0
    bank = BANK_AT[town]
    found = 0
    if bank != NO_BANK and s.bank[bank] != NO_TILE and alone:
        found += guard_worth(s, bank)
    for coach in range(COACHES):
        if s.coach[coach] != NOWHERE and alone and not is_taken(s, coach):
            found += 3 * (s.coach[coach] == town)
            if s.turn < TURNS:
                found += 2 * (TIMETABLE[side_of(s, coach, s.round)][s.turn + 1] == town)
    return found


def guard_worth(s: DesperadosState, bank: int) -> int:
    """Late in a round: what the bank holds, if somebody may come for it."""
    if s.turn < LATE:
        return s.turn
    if not may_be_robbed(s, BANK_TOWN[bank]):
        return 0
    worth = BANK_WORTH[s.tile[s.bank[bank]]]
    return (EAGER if s.turn == TURNS else LATE) * worth // FAIR_BANK


def may_be_robbed(s: DesperadosState, town: int) -> bool:
    """Whether a desperado may end the round there, from where all saw it last."""
    for seat in range(s.seats):
        if seat != s.marshal and s.status[seat] == ACTIVE:
            here = s.start[seat]
            roads = TURNS
            for turn in range(TURNS):
                if s.shown[seat] >> turn & 1 == 1:
                    roads = TURNS - 1 - turn
                    if s.laid[seat][turn] != SALOON:
                        here = s.laid[seat][turn]
            if DISTANCE[here][town] <= roads:
                return True
    return False
