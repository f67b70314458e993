"""The Showdown: two meeples, two dice, one Grave."""

from __future__ import annotations

from farwest.games.meeples.actions import NO, ROLL
from farwest.games.meeples.causes import ON_A_TIE, ROLLED_AGAIN
from farwest.games.meeples.events import (
    BOTH_FELL,
    BOXED,
    BURIED,
    KEPT_DIE,
    REROLLED,
    ROLLED,
    SHOWDOWN_BEGAN,
    TOOK_TOKENS_BACK,
    WENT_TO_SALOON,
    WON,
)
from farwest.games.meeples.numbers import (
    DIE,
    EMPTY,
    ENDS,
    GRAVES,
    SALOON,
    SKILL,
    SPACE_AT,
)
from farwest.games.meeples.phases.bag import ask_to_draw
from farwest.games.meeples.questions import COMPARE, END_SHOWDOWN, REROLL, ROLL_DIE
from farwest.games.meeples.state import NO_SEAT, MeeplesState, graves_filled
from farwest.kernel.state import CHANCE, NOBODY


def duellist(s: MeeplesState, end: int) -> int:
    """The meeple at that end of the street."""
    return s.standing[SPACE_AT[end]]


def begin_showdown(s: MeeplesState) -> None:
    """MEEP-E10: a die each, SW's first (MEEP-D14). MEEP-E11: the better shot may reroll."""
    s.tell(SHOWDOWN_BEGAN, s.seat)
    s.ask(COMPARE, NOBODY)
    skill = SKILL[duellist(s, 0)] - SKILL[duellist(s, 1)]
    if skill != 0:
        better = 0 if skill > 0 else 1
        s.ask(REROLL, s.token[better], better)
    s.ask(ROLL_DIE, CHANCE, 1)
    s.ask(ROLL_DIE, CHANCE, 0)


def roll_die_options(s: MeeplesState) -> None:
    for k in range(DIE):
        s.offer(ROLL + k)


def roll_die_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E10: the controller rolls; MEEP-E11: perhaps again."""
    cause = ROLLED_AGAIN if s.die[s.a] > 0 else 0
    s.die[s.a] = action - ROLL + 1
    s.tell(ROLLED, s.token[s.a], duellist(s, s.a), s.die[s.a], cause=cause)


def reroll_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E11: once; the new result stands, better or worse."""
    if action == NO:
        s.tell(KEPT_DIE, s.seat, s.die[s.a])
        return
    s.tell(REROLLED, s.seat, duellist(s, s.a))
    s.ask(ROLL_DIE, CHANCE, s.a)


def compare_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E12: the higher die wins; if tied, the higher skill; if that too, both are defeated."""
    s.ask(END_SHOWDOWN, NOBODY)
    lead = s.die[0] - s.die[1]
    if lead == 0:
        lead = SKILL[duellist(s, 0)] - SKILL[duellist(s, 1)]
    if lead == 0:
        defeat_both(s)
    else:
        defeat(s, 1 if lead > 0 else 0)
    for end in range(ENDS):
        s.standing[SPACE_AT[end]] = EMPTY


def end_showdown_answer(s: MeeplesState, action: int) -> None:
    """MEEP-E14: when all is drawn, both tokens go back."""
    for end in range(ENDS):
        s.token[end] = NO_SEAT
        s.die[end] = 0
    s.tell(TOOK_TOKENS_BACK, s.active)


def defeat(s: MeeplesState, end: int) -> None:
    """MEEP-E13: the loser to a Grave, the winner to the Saloon, its controller draws."""
    loser = duellist(s, end)
    winner = duellist(s, 1 - end)
    victor = s.token[1 - end]
    s.tell(WON, victor, winner, loser, cause=ON_A_TIE if s.die[0] == s.die[1] else 0)
    bury(s, end)
    s.inside[SALOON][winner] += 1
    s.tell(WENT_TO_SALOON, victor, winner)
    ask_to_draw(s, victor, SKILL[loser])


def defeat_both(s: MeeplesState) -> None:
    """MEEP-E15: both to Graves; each controller draws, the active player first."""
    meeple = duellist(s, 0)
    s.tell(BOTH_FELL, s.active, meeple)
    bury(s, 0)
    bury(s, 1)
    other = s.token[0] if s.token[1] == s.active else s.token[1]
    ask_to_draw(s, other, SKILL[meeple])
    ask_to_draw(s, s.active, SKILL[meeple])


def bury(s: MeeplesState, end: int) -> None:
    """MEEP-E16: an empty Grave is filled for good; if there is none, out of the game."""
    meeple = duellist(s, end)
    if graves_filled(s) < GRAVES:
        s.graves[meeple] += 1
        s.tell(BURIED, s.token[end], meeple)
    else:
        s.box[meeple] += 1
        s.tell(BOXED, s.token[end], meeple)
