"""What one seat of desperados sees (RULES.md section 7), and how a view becomes a world."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.numbers import (
    MAX_SEATS,
    NO_CARD,
    NO_TILE,
    OUT,
    TURNS,
    UNDECIDED,
    UNKNOWN,
)
from farwest.games.desperados.questions import DESPERADO_CARD, END_TURN, INTENT, LOCK
from farwest.games.desperados.state import NO_SEAT, DesperadosState
from farwest.kernel.state import NOBODY, OVER
from farwest.kit.view import View

CHOSEN_NOT_DEALT: Final = {  # hidden, but chosen: redeal need not have their frequencies
    "laid": "G32: rows are chosen; to who knows nothing of a player each is as likely as another",
    "stuck": "F11: it follows from the row",
    "intent": "D15: the gang's half of a turn is one moment, and every world is at its beginning",
    "struck": "D15: as intent",
    "frames": "D15: as intent",
}


class DesperadosView(View, frozen=True, tag="desperados"):
    marshal: int  # a seat; -1: not yet drawn
    round: int  # 1 to 5; 0 in the set-up
    turn: int  # of the round; 0 between rounds
    step: int  # of the evaluation; 0 while planning
    purse: int  # of the team, in dollars
    first: int  # a timetable; -1: not yet drawn
    coach: list[int]  # by coach: a town; -1: not on the map
    sheriff: list[int]  # by sheriff, padded with -1 to 5: a town
    start: list[int]  # by seat, padded with -1 to 6: the town where its round began
    figure: list[int]  # by seat, padded with -1 to 6: a town
    laid: list[list[int]]  # by seat, by turn: a town; -1: none yet; UNKNOWN (-2): face down
    shown: list[int]  # by seat, padded with 0 to 6: turns as bits, the first is 1
    stuck: list[int]  # by seat: the turn; 0: not, or not for these eyes
    status: list[int]  # by seat, padded to 6
    caught: list[int]  # by seat, padded to 6: the step of its arrest; 0: none
    lost: list[int]  # by seat, padded to 6: towns as bits, the first is 1 (E9)
    intent: list[int]  # by seat, padded to 6: the team's own; 0 for other eyes
    struck: int  # targets that lapsed, the team's own, as bits: bit k is target k of job_target
    jobs: int  # disk actions launched this round
    job_turn: list[int]  # by job
    job_target: list[int]  # by job: 0 brown coach, 1 blue, 2 + town its poker
    job_town: list[int]  # by job: a town
    job_crew: list[int]  # by job: seats as bits
    job_needed: list[int]  # by job: disks
    poker: int  # towns as bits: those with their tile
    poker_tiles: list[int]  # by kind: not yet won
    coach_tiles: list[int]  # by kind: not yet won
    drawn: int  # bank tiles drawn; the rest is the pile
    tile: list[int]  # by number, as drawn: its kind; -1: in the pile; UNKNOWN (-2): face down
    seen: int  # bank tiles as bits, by number: those everyone has seen
    bank: list[int]  # by bank: the number of its tile; -1: none
    robbed: int  # banks as bits: robbed this round and not refilled


def same_side(s: DesperadosState, seat: int, other: int) -> bool:
    """DESP-H1: the team sees all of the team; a watcher, below 0, is on no side."""
    return seat >= 0 and (seat == s.marshal) == (other == s.marshal)


def see(s: DesperadosState, seat: int) -> DesperadosView:
    """A watcher, below 0, sees what both sides see (DESP-H4)."""
    over = s.seat == OVER
    in_team = over or (seat >= 0 and seat != s.marshal != NO_SEAT)
    half_done = s.kind in (DESPERADO_CARD, INTENT) and not in_team  # DESP-D15: one moment
    frames = s.frames()
    if half_done:
        gang = [k for k in range(s.seats) if k != s.marshal]
        frames = [(END_TURN, NOBODY, 0, 0), (LOCK, NOBODY, 0, 0)]
        frames += [(DESPERADO_CARD, k, 0, 0) for k in reversed(gang)]
    # A compiled state hands out a copy of a list each time it is asked: ask once.
    laid, shown, tile = [list(row) for row in s.laid], list(s.shown), list(s.tile)
    status, stuck = list(s.status), list(s.stuck)
    knows = [over or same_side(s, seat, other) for other in range(MAX_SEATS)]
    return DesperadosView(
        seat=seat,
        seats=s.seats,
        variant=list(s.variant),
        frames=frames,
        marshal=s.marshal,
        round=s.round,
        turn=s.turn,
        step=s.step,
        purse=s.purse,
        first=s.first,
        coach=list(s.coach),
        sheriff=list(s.sheriff),
        start=list(s.start),
        figure=list(s.figure),
        laid=[
            laid[k] if knows[k] else row_seen(s, laid[k], shown[k], half_done and k != s.marshal)
            for k in range(s.seats)
        ],
        shown=shown,
        stuck=[stuck[k] if knows[k] or status[k] == OUT else 0 for k in range(s.seats)],
        status=status,
        caught=list(s.caught),
        lost=list(s.lost),
        intent=list(s.intent) if in_team else [UNDECIDED] * MAX_SEATS,
        struck=s.struck if in_team else 0,
        jobs=s.jobs,
        job_turn=list(s.job_turn)[: s.jobs],
        job_target=list(s.job_target)[: s.jobs],
        job_town=list(s.job_town)[: s.jobs],
        job_crew=list(s.job_crew)[: s.jobs],
        job_needed=list(s.job_needed)[: s.jobs],
        poker=s.poker,
        poker_tiles=list(s.poker_tiles),
        coach_tiles=list(s.coach_tiles),
        drawn=s.drawn,
        tile=[
            kind if kind == NO_TILE or knows_tile(s, seat, number) else UNKNOWN
            for number, kind in enumerate(tile)
        ],
        seen=s.seen,
        bank=list(s.bank),
        robbed=s.robbed,
    )


def row_seen(s: DesperadosState, row: list[int], shown: int, half_done: bool) -> list[int]:
    """DESP-H2: a card is public if shown; of the gang's half that goes on, nothing is seen."""
    down = s.turn - 1 if half_done else TURNS
    return [
        NO_CARD if turn >= down or card == NO_CARD else card if shown >> turn & 1 else UNKNOWN
        for turn, card in enumerate(row)
    ]


def knows_tile(s: DesperadosState, seat: int, number: int) -> bool:
    """DESP-H2: the marshal always; all once it was spied or robbed."""
    return s.seat == OVER or (seat >= 0 and seat == s.marshal) or bool(s.seen >> number & 1)


def imagine(view: DesperadosView, s: DesperadosState) -> None:
    """Write the view into a blank state; what it does not say is left open, to be redealt.

    Lists are assigned whole: a compiled state hands out copies of its arrays.
    """
    s.seats = view.seats
    s.variant = view.variant
    s.set_frames(view.frames)
    s.marshal, s.round, s.turn, s.step = view.marshal, view.round, view.turn, view.step
    s.purse, s.first = view.purse, view.first
    s.coach, s.sheriff, s.start, s.figure = view.coach, view.sheriff, view.start, view.figure
    blank = [NO_CARD] * TURNS
    rows = [[max(card, NO_CARD) for card in row] for row in view.laid]
    s.laid = rows + [blank] * (MAX_SEATS - view.seats)
    s.shown, s.status, s.lost = view.shown, view.status, view.lost
    s.caught = view.caught
    s.stuck = view.stuck + [0] * (MAX_SEATS - view.seats)
    s.intent, s.struck = view.intent, view.struck
    s.jobs = view.jobs
    s.job_turn, s.job_target, s.job_town, s.job_crew, s.job_needed = (
        by_job + [0] * (len(s.job_turn) - view.jobs)
        for by_job in (
            *(view.job_turn, view.job_target, view.job_town),
            *(view.job_crew, view.job_needed),
        )
    )
    s.poker, s.poker_tiles, s.coach_tiles = view.poker, view.poker_tiles, view.coach_tiles
    s.drawn, s.seen, s.bank, s.robbed = view.drawn, view.seen, view.bank, view.robbed
    s.tile = [max(kind, NO_TILE) for kind in view.tile]
