"""Before anyone bids: who begins, and everyone's dice."""

from __future__ import annotations

from farwest.kernel.state import CHANCE
from farwest.scaffold.newgame.actions import BEGIN, ROLL
from farwest.scaffold.newgame.events import ROLLED, ROUND_BEGAN
from farwest.scaffold.newgame.numbers import DICE, FACES, NO_BID, NO_SEAT
from farwest.scaffold.newgame.questions import BID_OR_CALL, ROLL_DIE
from farwest.scaffold.newgame.state import NewgameState


def first_player_options(s: NewgameState) -> None:
    for seat in range(s.seats):
        s.offer(BEGIN + seat)


def first_player_answer(s: NewgameState, action: int) -> None:
    """NEWGAME-S2: chance decides who begins."""
    start_round(s, action - BEGIN)


def start_round(s: NewgameState, beginner: int) -> None:
    """NEWGAME-R1: everyone rolls; then `beginner` bids. What is asked last is answered first."""
    s.round += 1
    s.bid = NO_BID
    s.bidder = NO_SEAT
    s.shown = False
    s.tell(ROUND_BEGAN, beginner, s.round)
    s.ask(BID_OR_CALL, beginner)
    for seat in range(s.seats):
        for face in range(FACES):
            s.dice[seat][face] = 0
        for _ in range(DICE):
            s.ask(ROLL_DIE, CHANCE, seat)


def roll_die_options(s: NewgameState) -> None:
    for face in range(FACES):
        s.offer(ROLL + face)


def roll_die_answer(s: NewgameState, action: int) -> None:
    """NEWGAME-R2: each sees its own dice alone."""
    face = action - ROLL
    s.dice[s.a][face] += 1
    s.tell(ROLLED, s.a, face, 0, 1 << s.a)
