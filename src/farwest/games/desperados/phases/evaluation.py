"""The evaluation: five steps of cards, arrests and loot, then the banks."""

from __future__ import annotations

from farwest.games.desperados.actions import COACH, POKER
from farwest.games.desperados.causes import AS_DUMMY, AT_BANK, EARLY
from farwest.games.desperados.events import (
    BANK_HELD,
    FELL_OUT,
    GANG_WON,
    GOT_ARRESTED,
    JOB_FAILED,
    LOST_CARD,
    MARSHAL_WON,
    REVEALED,
    ROBBED_BANK,
    STAYED_IN_SALOON,
    STEP_BEGAN,
    UNVEILED_CARD,
    UNVEILED_TILE,
    WAS_IN_ON_IT,
    WON_COACH,
    WON_POKER,
)
from farwest.games.desperados.numbers import (
    ACTIVE,
    ARRESTED,
    BANK_TOWN,
    BANK_WORTH,
    BANKS,
    CHEATS,
    COACH_WORTH,
    COACHES,
    EARLY_END,
    HOLDS_UP,
    NO_CARD,
    NO_TILE,
    OUT,
    POKER_WORTH,
    SALOON,
    TARGETS,
    TURNS,
)
from farwest.games.desperados.questions import (
    ARREST,
    DECIDE_JOB,
    EVALUATE,
    ROB_BANKS,
    UPKEEP,
    WIN_COACH,
    WIN_POKER,
)
from farwest.games.desperados.state import (
    DesperadosState,
    is_dummy,
    sheriffs_in,
    target,
)
from farwest.kernel.state import CHANCE, NOBODY


def evaluate_answer(s: DesperadosState, action: int) -> None:
    """DESP-F18: reveal, move, arrest, loot. DESP-F20: nobody is asked anything."""
    s.step += 1
    s.tell(STEP_BEGAN, s.marshal, s.step)
    reveal_cards(s)
    if s.step < TURNS:
        s.ask(EVALUATE, NOBODY)
    else:
        s.ask(ROB_BANKS, NOBODY)
    ask_loot(s)
    s.ask(ARREST, NOBODY)


def reveal_cards(s: DesperadosState) -> None:
    """DESP-F18 (a), (b): every active player's card; the figures move at once."""
    for seat in range(s.seats):
        if s.status[seat] == ACTIVE:
            s.shown[seat] |= 1 << (s.step - 1)
            reveal(s, seat, s.laid[seat][s.step - 1])


def reveal(s: DesperadosState, seat: int, card: int) -> None:
    """DESP-F18 (a), (b): the Saloon leaves its owner in town. DESP-F24: a dummy comes out too."""
    if is_dummy(s, seat, s.step):
        s.tell(REVEALED, seat, card, s.step, cause=AS_DUMMY)
        fall_out(s, seat)
    elif card == SALOON:
        s.tell(STAYED_IN_SALOON, seat, s.figure[seat], s.step)
    else:
        s.tell(REVEALED, seat, card, s.step)
        s.figure[seat] = card


def fall_out(s: DesperadosState, seat: int) -> None:
    """DESP-E12, DESP-F24: the first dummy ends the round for its owner, before any arrest."""
    s.status[seat] = OUT
    s.tell(FELL_OUT, seat, s.figure[seat], s.step)


def arrest_answer(s: DesperadosState, action: int) -> None:
    """DESP-E9: an active marshal arrests every active desperado in his town."""
    if s.status[s.marshal] != ACTIVE:
        return
    town = s.figure[s.marshal]
    for seat in range(s.seats):
        if seat != s.marshal and s.status[seat] == ACTIVE and s.figure[seat] == town:
            arrest(s, seat)


def arrest(s: DesperadosState, seat: int) -> None:
    """DESP-E9: the town card of this step is lost for the game; the Saloon is not."""
    s.status[seat] = ARRESTED
    s.caught[seat] = s.step
    s.tell(GOT_ARRESTED, seat, s.figure[seat], s.step)
    card = s.laid[seat][s.step - 1]
    if card != SALOON:
        s.lost[seat] |= 1 << card
        s.tell(LOST_CARD, seat, card)


def ask_loot(s: DesperadosState) -> None:
    """DESP-F24: brown coach, blue coach, then poker by town; asked last first."""
    for k in range(TARGETS):
        for job in range(s.jobs):
            if s.job_turn[job] == s.step and s.job_target[job] == TARGETS - 1 - k:
                s.ask(DECIDE_JOB, NOBODY, job)


def decide_job_answer(s: DesperadosState, action: int) -> None:
    """DESP-E4: enough participants must still be active."""
    left = 0
    leader = 0
    for k in range(s.seats):
        seat = s.seats - 1 - k
        if s.job_crew[s.a] >> seat & 1:
            leader = seat
            left += s.status[seat] == ACTIVE
    if left < s.job_needed[s.a]:
        aim = s.job_target[s.a]
        s.tell(JOB_FAILED, leader, s.job_town[s.a], HOLDS_UP + aim if aim < COACHES else CHEATS)
        name_crew(s, s.job_crew[s.a], leader, s.job_town[s.a], 0)
    elif s.job_target[s.a] < COACHES:
        s.ask(WIN_COACH, CHANCE, s.a)
    else:
        s.ask(WIN_POKER, CHANCE, s.a)


def winner_of(s: DesperadosState, job: int) -> int:
    """The first of the crew who is still active, for the telling."""
    for seat in range(s.seats):
        if s.job_crew[job] >> seat & 1 and s.status[seat] == ACTIVE:
            return seat
    return s.marshal


def name_crew(s: DesperadosState, crew: int, leader: int, town: int, cause: int) -> None:
    """DESP-D10: who else had a hand in it, beside the one of whom it was told."""
    for seat in range(s.seats):
        if crew >> seat & 1 and seat != leader:
            s.tell(WAS_IN_ON_IT, seat, town, cause=cause)


def active_crew(s: DesperadosState, job: int) -> int:
    """DESP-E4: those whose disks still count, as bits."""
    found = 0
    for seat in range(s.seats):
        if s.status[seat] == ACTIVE:
            found |= s.job_crew[job] & 1 << seat
    return found


def win_coach_options(s: DesperadosState) -> None:
    s.offer_counts(COACH, s.coach_tiles)


def win_coach_answer(s: DesperadosState, action: int) -> None:
    """DESP-E6: the top coach tile goes into the purse."""
    kind = action - COACH
    s.coach_tiles[kind] -= 1
    s.purse += COACH_WORTH[kind]
    s.tell(WON_COACH, winner_of(s, s.a), s.job_target[s.a], COACH_WORTH[kind])
    name_crew(s, active_crew(s, s.a), winner_of(s, s.a), s.job_town[s.a], 0)


def win_poker_options(s: DesperadosState) -> None:
    s.offer_counts(POKER, s.poker_tiles)


def win_poker_answer(s: DesperadosState, action: int) -> None:
    """DESP-E5: the tile is turned up; that town has no poker for the rest of the game."""
    kind = action - POKER
    s.poker_tiles[kind] -= 1
    s.poker &= ~(1 << s.job_town[s.a])
    s.purse += POKER_WORTH[kind]
    s.tell(WON_POKER, winner_of(s, s.a), s.job_town[s.a], POKER_WORTH[kind])
    name_crew(s, active_crew(s, s.a), winner_of(s, s.a), s.job_town[s.a], 0)


def rob_banks_answer(s: DesperadosState, action: int) -> None:
    """DESP-F19, DESP-E7: each bank with more active desperados than sheriffs; DESP-F24."""
    if s.a == BANKS:
        end_evaluation(s)
        return
    s.ask(ROB_BANKS, NOBODY, s.a + 1)
    if s.bank[s.a] != NO_TILE:
        rob_bank(s, s.a)


def end_evaluation(s: DesperadosState) -> None:
    """DESP-F21: upkeep; DESP-W5: none if the game ends early."""
    if s.variant[EARLY_END] == 1 and s.purse >= target(s):
        finish(s)
    else:
        s.ask(UPKEEP, NOBODY)


def rob_bank(s: DesperadosState, bank: int) -> None:
    """DESP-E7: no disk, no decision, no showing."""
    town = BANK_TOWN[bank]
    robbers = 0
    crew = 0
    leader = s.marshal
    for k in range(s.seats):
        seat = s.seats - 1 - k
        if seat != s.marshal and s.status[seat] == ACTIVE and s.figure[seat] == town:
            robbers += 1
            crew |= 1 << seat
            leader = seat
    if robbers > sheriffs_in(s, town):
        number = s.bank[bank]
        s.seen |= 1 << number
        s.bank[bank] = NO_TILE
        s.robbed |= 1 << bank
        s.purse += BANK_WORTH[s.tile[number]]
        s.tell(ROBBED_BANK, leader, town, BANK_WORTH[s.tile[number]])
    elif robbers > 0:
        s.tell(BANK_HELD, leader, town)
    name_crew(s, crew, leader, town, AT_BANK)  # DESP-E7


def finish(s: DesperadosState) -> None:
    """DESP-W2: the purse decides; to meet the target is to win."""
    if s.purse >= target(s):
        early = s.turn > 0  # DESP-W5: no upkeep came before
        s.tell(GANG_WON, s.marshal, s.purse, target(s), cause=EARLY if early else 0)
    else:
        s.tell(MARSHAL_WON, s.marshal, s.purse, target(s))
    unveil(s)


def unveil(s: DesperadosState) -> None:
    """DESP-H4: after the end everyone sees everything."""
    for seat in range(s.seats):
        for turn in range(TURNS):
            if s.laid[seat][turn] != NO_CARD and s.shown[seat] >> turn & 1 == 0:
                s.tell(UNVEILED_CARD, seat, s.laid[seat][turn], turn + 1)
    for bank in range(BANKS):
        number = s.bank[bank]
        if number != NO_TILE and s.seen >> number & 1 == 0:
            s.tell(UNVEILED_TILE, s.marshal, BANK_TOWN[bank], BANK_WORTH[s.tile[number]])
