"""One position of desperados."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.numbers import (
    ACTIVE,
    BALANCED,
    BALANCED_TARGET,
    BANK_TILES,
    BANKS,
    CARDS,
    COACH_KINDS,
    COACHES,
    MAX_DESPERADOS,
    MAX_EVENTS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_WAITING,
    MOST_JOBS,
    NEIGHBOURS,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    POKER_KINDS,
    SALOON,
    TARGET,
    TARGET_PER_DESPERADO,
    TOWNS,
    TURNS,
    UNDECIDED,
)
from farwest.kernel.state import State

NO_SEAT: Final = -1
WHOLE_DECK: Final = (1 << CARDS) - 1  # as bits
ALL_TOWNS: Final = (1 << TOWNS) - 1  # as bits


class DesperadosState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.marshal: int = NO_SEAT
        self.round: int = 0
        self.turn: int = 0  # of the round; 0 between rounds
        self.step: int = 0  # of the evaluation; 0 while planning
        self.purse: int = 0  # of the team, in dollars
        self.first: int = NOWHERE  # S5: the first timetable in play
        self.coach: list[int] = [NOWHERE] * COACHES  # by coach: its town
        self.sheriff: list[int] = [NOWHERE] * MAX_DESPERADOS  # by sheriff: its town
        self.start: list[int] = [NOWHERE] * MAX_SEATS  # by seat: where its round began
        self.figure: list[int] = [NOWHERE] * MAX_SEATS  # by seat: where the figure stands
        self.laid: list[list[int]] = [[NO_CARD] * TURNS for _ in range(MAX_SEATS)]
        # laid: SECRET by seat, by turn: the cards of this round; public as `shown` says
        self.shown: list[int] = [0] * MAX_SEATS  # by seat: turns whose card is public, as bits
        self.stuck: list[int] = [0] * MAX_SEATS  # SECRET by seat: turn of the first dummy (F11)
        self.status: list[int] = [ACTIVE] * MAX_SEATS  # by seat
        self.caught: list[int] = [0] * MAX_SEATS  # by seat: the step of its arrest this round
        self.lost: list[int] = [0] * MAX_SEATS  # by seat: cards lost for the game, as bits (E9)
        self.intent: list[int] = [UNDECIDED] * MAX_SEATS  # SECRET by seat (D7)
        self.struck: int = 0  # SECRET targets that lapsed this turn, as bits (D7)
        # Disk actions launched this round (E3), in the order of their launch.
        self.jobs: int = 0
        self.job_turn: list[int] = [0] * MOST_JOBS  # by job
        self.job_target: list[int] = [0] * MOST_JOBS  # by job: a coach, or POKER_OF + town
        self.job_town: list[int] = [0] * MOST_JOBS  # by job
        self.job_crew: list[int] = [0] * MOST_JOBS  # by job: seats that put a disk, as bits
        self.job_needed: list[int] = [0] * MOST_JOBS  # by job
        # Money tiles. Bank tiles have numbers, in the order in which they are drawn (S2).
        self.poker: int = 0  # towns that still have their poker tile, as bits
        self.poker_tiles: list[int] = [0] * POKER_KINDS  # by kind: not yet won
        self.coach_tiles: list[int] = [0] * COACH_KINDS  # by kind: not yet won
        self.drawn: int = 0  # bank tiles drawn; the rest is the pile
        self.tile: list[int] = [NO_TILE] * BANK_TILES  # SECRET by number: its kind, once drawn
        self.seen: int = 0  # bank tiles that everyone has seen, by number, as bits
        self.bank: list[int] = [NO_TILE] * BANKS  # by bank: the number of its tile
        self.robbed: int = 0  # banks robbed this round and not refilled, as bits


def desperados(s: DesperadosState) -> int:
    """DESP-C4: everyone but the marshal; there are as many sheriffs."""
    return s.seats - 1


def target(s: DesperadosState) -> int:
    """DESP-W2: what the purse must hold at the end."""
    return target_for(s.variant[TARGET], desperados(s))


def target_for(choice: int, count: int) -> int:
    """DESP-W4: so many dollars each; DESP-G37: or what makes the sides even."""
    if choice == BALANCED:
        return BALANCED_TARGET[count] * count
    return TARGET_PER_DESPERADO[choice] * count


def team(s: DesperadosState) -> int:
    """DESP-H1: the seats that share everything, as bits."""
    return ((1 << s.seats) - 1) & ~(1 << s.marshal)


def sheriffs_in(s: DesperadosState, town: int) -> int:
    found = 0
    for k in range(desperados(s)):
        found += s.sheriff[k] == town
    return found


def lost_before(s: DesperadosState, seat: int) -> int:
    """Cards lost in earlier rounds, as bits: the one of this evaluation was still laid."""
    if s.caught[seat] == 0:
        return s.lost[seat]
    card = s.laid[seat][s.caught[seat] - 1]
    return s.lost[seat] & ~(1 << card)


def spent(s: DesperadosState, seat: int) -> int:
    """Cards that are not in hand: lost, or laid this round (DESP-F10)."""
    found = s.lost[seat]
    for turn in range(TURNS):
        if s.laid[seat][turn] != NO_CARD:
            found |= 1 << s.laid[seat][turn]
    return found


def legal_cards(town: int, gone: int) -> int:
    """DESP-F6: the neighbours' cards and the Saloon, if in hand, as bits."""
    return (NEIGHBOURS[town] | 1 << SALOON) & ~gone


def lowest(cards: int) -> int:
    """The lowest card of a set."""
    card = 0
    while cards >> card & 1 == 0:
        card += 1
    return card


def location(s: DesperadosState, seat: int) -> int:
    """DESP-D12: the last town laid; the Saloon and dummies change nothing."""
    here = s.start[seat]
    for turn in range(TURNS):
        card = s.laid[seat][turn]
        if card != NO_CARD and card != SALOON and not is_dummy(s, seat, turn + 1):
            here = card
    return here


def is_dummy(s: DesperadosState, seat: int, turn: int) -> bool:
    """DESP-F11: from the turn in which a player was stuck, all cards are dummies."""
    return s.stuck[seat] > 0 and turn >= s.stuck[seat]


def has_disk(s: DesperadosState, seat: int) -> bool:
    """DESP-F14: one disk action a round."""
    used = 0
    for job in range(s.jobs):
        used |= s.job_crew[job]
    return used >> seat & 1 == 0


def is_taken(s: DesperadosState, aim: int) -> bool:
    """DESP-E1, DESP-E2: a disk of an earlier turn lies there; a coach so held up stays (E6)."""
    taken = 0
    for job in range(s.jobs):
        taken |= 1 << s.job_target[job]
    return taken >> aim & 1 == 1
