"""Upkeep: cards and disks come back, banks are refilled, the timetable is flipped."""

from __future__ import annotations

from farwest.games.desperados.actions import FILL
from farwest.games.desperados.causes import LAST_ROUND
from farwest.games.desperados.events import (
    CARDS_BACK,
    COACH_STARTS,
    FLIPPED,
    STAYED_EMPTY,
)
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_KINDS,
    BANK_TILES,
    BANK_TOWN,
    BANKS,
    BROWN,
    COACHES,
    NO_CARD,
    ROUNDS,
    TURNS,
)
from farwest.games.desperados.phases.evaluation import finish
from farwest.games.desperados.phases.turns import send_coaches, side_of
from farwest.games.desperados.questions import (
    BEGIN_ROUND,
    DEAL_BANK,
    NEXT_ROUND,
    REFILL,
    REFILL_BANK,
)
from farwest.games.desperados.state import DesperadosState, lowest
from farwest.kernel.state import CHANCE, NOBODY


def upkeep_answer(s: DesperadosState, action: int) -> None:
    """DESP-F21: cards, disks, banks, timetable, coaches. DESP-F23: after round 5 no refill."""
    take_back_cards(s)
    take_back_disks(s)
    s.turn = 0
    s.step = 0
    if s.round == ROUNDS:
        s.robbed = 0
        s.tell(FLIPPED, s.marshal, side_of(s, BROWN, s.round) + 1, cause=LAST_ROUND)
        finish(s)
        return
    s.ask(NEXT_ROUND, NOBODY)
    s.ask(REFILL, NOBODY, 1 if placement_matters(s) else 0)


def take_back_cards(s: DesperadosState) -> None:
    """DESP-F21 (1), DESP-F25: rows and shown marks clear; lost cards stay lost."""
    for seat in range(s.seats):
        for turn in range(TURNS):
            s.laid[seat][turn] = NO_CARD
        s.shown[seat] = 0
        s.stuck[seat] = 0
        s.caught[seat] = 0
    last = s.round == ROUNDS  # DESP-F23
    s.tell(CARDS_BACK, s.marshal, s.round, cause=LAST_ROUND if last else 0)


def take_back_disks(s: DesperadosState) -> None:
    """DESP-F21 (2), DESP-F25: the records of the disk actions end."""
    for job in range(s.jobs):
        s.job_turn[job] = 0
        s.job_target[job] = 0
        s.job_town[job] = 0
        s.job_crew[job] = 0
        s.job_needed[job] = 0
    s.jobs = 0


def count_robbed(s: DesperadosState) -> int:
    found = 0
    for bank in range(BANKS):
        found += s.robbed >> bank & 1
    return found


def placement_matters(s: DesperadosState) -> bool:
    """DESP-D9: unless there is a tile for each, all shuffled or all 2000s."""
    wanted = count_robbed(s)
    shuffled = max(BANK_KINDS - s.drawn, 0)
    if wanted > BANK_TILES - s.drawn:
        return True
    return shuffled > 0 and wanted > shuffled


def refill_answer(s: DesperadosState, action: int) -> None:
    """DESP-E11: one tile for each robbed bank, while the pile lasts."""
    if s.drawn == BANK_TILES:
        for bank in range(BANKS):
            if s.robbed >> bank & 1:
                s.tell(STAYED_EMPTY, s.marshal, BANK_TOWN[bank])
        s.robbed = 0
    if s.robbed == 0:
        return
    s.ask(REFILL, NOBODY, s.a)
    if s.a == 1:
        s.ask(REFILL_BANK, s.marshal)
    else:
        s.ask(DEAL_BANK, CHANCE, lowest(s.robbed))


def refill_bank_options(s: DesperadosState) -> None:
    """DESP-D9: which empty bank gets the next tile; he does not see it first."""
    for bank in range(BANKS):
        if s.robbed >> bank & 1:
            s.offer(FILL + BANK_TOWN[bank])


def refill_bank_answer(s: DesperadosState, action: int) -> None:
    """DESP-D9: each tile is visible to the marshal once placed, before his next choice."""
    s.ask(DEAL_BANK, CHANCE, BANK_AT[action - FILL])


def next_round_answer(s: DesperadosState, action: int) -> None:
    """DESP-F21 (4), (5): brown's timetable is flipped, and the coaches go to their first towns."""
    s.tell(FLIPPED, s.marshal, side_of(s, BROWN, s.round) + 1)
    send_coaches(s)
    for coach in range(COACHES):
        s.tell(COACH_STARTS, s.marshal, coach, s.coach[coach])
    s.ask(BEGIN_ROUND, NOBODY)
