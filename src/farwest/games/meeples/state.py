"""One position of meeples. Nothing in it is secret (MEEP-H1)."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples.numbers import (
    BAR_PRICE,
    BARS,
    BUILDINGS,
    CAP,
    DYNAMITE,
    EMPTY,
    ENDS,
    GRAVES,
    LOCATIONS,
    MARQUEES,
    MAX_EVENTS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_WAITING,
    MEEPLES,
    PIECES,
    PIECES_IN_BOX,
    ROUND_CAPS,
    SPACES,
)
from farwest.kernel.state import State

NO_SEAT: Final = -1


class MeeplesState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.round: int = 0
        self.active: int = NO_SEAT  # whose turn it is; nobody's during CORNER (D14)
        self.inside: list[list[int]] = [[0] * MEEPLES for _ in range(LOCATIONS)]
        # inside: by location, by meeple: the 12 Buildings, the Saloon, the Jail
        self.standing: list[int] = [EMPTY] * SPACES  # by space: a meeple
        self.token: list[int] = [NO_SEAT] * ENDS  # by end of the street: who controls its meeple
        self.hand: list[int] = [0] * MEEPLES  # by meeple: picked and not yet dropped
        self.die: list[int] = [0] * ENDS  # by end of the street; 0: not rolled
        self.graves: list[int] = [0] * MEEPLES  # by meeple
        self.box: list[int] = [0] * MEEPLES  # by meeple: defeated when the Graves were full
        self.owner: list[int] = [NO_SEAT] * BUILDINGS  # by building: whose Marquee lies on it
        self.upgraded: list[int] = [0] * BUILDINGS  # by building: 1 if the Marquee shows side B
        self.gold: list[int] = [0] * MAX_SEATS  # by seat
        self.stone: list[int] = [0] * MAX_SEATS  # by seat
        self.bars: list[int] = [0] * MAX_SEATS  # by seat
        self.bars_left: int = 0  # in the Bank
        self.bag: list[int] = [0] * PIECES  # by piece
        self.jail_dynamite: int = 0
        self.drawn_dynamite: int = 0  # in this resolution; it explodes when that is over (F22)
        self.exploded: int = 0


def marquees_left(s: MeeplesState, seat: int) -> int:
    """MEEP-S10: what is not on the board is in supply."""
    left = MARQUEES
    for building in range(BUILDINGS):
        left -= s.owner[building] == seat
    return left


def graves_filled(s: MeeplesState) -> int:
    return total(s.graves)


def total(counts: list[int]) -> int:
    found = 0
    for k in range(len(counts)):
        found += counts[k]
    return found


def cheapest_price(s: MeeplesState) -> int:
    """MEEP-F30: of the Bars that remain; there is at least one."""
    return BAR_PRICE[BARS - s.bars_left]


def end_is_triggered(s: MeeplesState) -> bool:
    """MEEP-G1: the Bank is empty, the Graves are full, or all the Dynamite has exploded."""
    no_bar = s.bars_left == 0
    return no_bar or graves_filled(s) == GRAVES or s.exploded == PIECES_IN_BOX[DYNAMITE]


def is_capped(s: MeeplesState) -> bool:
    """MEEP-G6: this is the last round that there can be."""
    cap = ROUND_CAPS[s.variant[CAP]]
    return cap > 0 and s.round >= cap
