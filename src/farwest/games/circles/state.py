"""One position of circles: public but for the noise of a flick under way (CIRC-H1)."""

from __future__ import annotations

from typing import Final

from farwest.games.circles.events import LOST_TO_CAP
from farwest.games.circles.numbers import (
    BYTES,
    GOODS,
    MAX_EVENTS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_WAITING,
    NO_FACE,
    NO_LINE,
    NO_VOTE,
    NOT_FLICKED,
    PURSE_CAP,
    RING,
    RING_USED,
    SECTOR,
    TOKENS,
)
from farwest.kernel.state import State

NO_SEAT: Final = -1


class CirclesState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.round: int = 0
        self.first: int = NO_SEAT
        self.active: int = NO_SEAT
        self.star: int = NO_SEAT
        self.theta: int = 0  # where the marble rests, in cd
        self.power: int = 0  # of the flick under way, or the last
        self.noise: list[int] = [0] * BYTES  # SECRET till it is over (H3)
        self.speed: int = 0  # of that flick
        self.rolled: int = 0  # of that flick, in cd
        self.out: bool = False  # that flick left the ring
        self.flicks: int = 0  # made so far: the number of that flick
        self.origin: int = 0  # where the marble lay before it, in cd
        self.shot_from: list[int] = [NOT_FLICKED] * MAX_SEATS  # by seat: where its last flick began
        self.shot_end: list[int] = [NOT_FLICKED] * MAX_SEATS  # by seat: where it ended, in cd on
        self.die: int = NO_FACE  # the face that the robber die shows
        self.purse: list[int] = [0] * MAX_SEATS  # by seat, in silver units
        self.account: list[int] = [0] * MAX_SEATS  # by seat, in silver units
        self.goods: list[list[int]] = [[0] * GOODS for _ in range(MAX_SEATS)]  # by seat, by good
        self.shop: list[int] = [0] * GOODS  # by good
        self.mine: int = 0  # slots emptied
        self.bowl: int = 0  # slots filled
        self.bag: list[int] = [0] * TOKENS  # by token
        self.line: int = NO_LINE  # of a doubtful stop: the sector clockwise of it
        self.reach: int = 0  # of a doubtful stop: how far that sector is from the start
        self.vote: list[int] = [NO_VOTE] * MAX_SEATS  # by seat: a side
        self.stake: list[int] = [0] * MAX_SEATS  # by seat; 0 takes no part
        self.distance: list[int] = [NOT_FLICKED] * MAX_SEATS  # by seat: CIRC-E31
        self.stage: int = 0  # of the contest: all, closest, farthest
        self.reflicks: int = 0  # rounds flicked again in this stage
        self.near: int = 0  # who may be closest, seats as bits
        self.far: int = 0  # who may be farthest, seats as bits
        self.winner: int = NO_SEAT


def next_clockwise(s: CirclesState, seat: int) -> int:
    return (seat + 1) % s.seats


def space_of(s: CirclesState, sector: int) -> int:
    """CIRC-B2, CIRC-B4: what is printed on a sector."""
    return RING[s.variant[RING_USED]][sector]


def sector_of(theta: int) -> int:
    """CIRC-B1."""
    return theta // SECTOR


def gain(s: CirclesState, seat: int, amount: int) -> int:
    """CIRC-F22: nobody holds more than two rubies; the rest is lost to the supply."""
    credit = min(amount, PURSE_CAP - s.purse[seat])
    s.purse[seat] += credit
    return credit


def tell_loss(s: CirclesState, seat: int, lost: int) -> None:
    """CIRC-F22: what the cap took is told."""
    if lost > 0:
        s.tell(LOST_TO_CAP, seat, lost)
