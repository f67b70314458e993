"""Which positions a game of desperados can come to: a sentence for each thing that none can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.desperados import questions as ask
from farwest.games.desperados.numbers import (
    ACTIVE,
    ARRESTED,
    BANK_AT,
    BANK_KINDS,
    BANK_TILES,
    BANKS,
    BLUE,
    BROWN,
    COACH_LIST,
    COACH_TILES,
    COACHES,
    IDLE,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    OUT,
    POKER_OF,
    POKER_TILES,
    SALOON,
    SPIES,
    TIMETABLE,
    TIMETABLES,
    TURNS,
    UNDECIDED,
)
from farwest.games.desperados.phases.acting import aim_of, can_spy, town_of
from farwest.games.desperados.state import (
    DesperadosState,
    desperados,
    has_disk,
    is_taken,
    location,
)
from farwest.kernel.state import CHANCE, NOBODY, OVER

Frame = tuple[int, ...]  # kind, seat, a, b
BARE: Final = 2  # frames of nobody under the questions of a turn


def unreachable(s: DesperadosState) -> Iterator[str]:
    """A sentence for each thing that cannot be; numbers and rows were looked at before."""
    if s.seat == OVER:
        return
    for check in (stack_fits, coaches_fit, jobs_fit, evaluation_fits, shown_fits, loot_fits):
        broken = list(check(s))
        yield from broken
        if broken:
            return


def gang(s: DesperadosState) -> list[int]:
    return [seat for seat in range(s.seats) if seat != s.marshal]


def cards_of(s: DesperadosState, seat: int) -> list[int]:
    return [card for card in s.laid[seat] if card != NO_CARD]


# ---- what is asked (DESP-D1) -----------------------------------------------------------------


def stack_fits(s: DesperadosState) -> Iterator[str]:
    frames = s.frames()
    if s.round == 0:
        yield from setup_fits(s, frames)
    elif s.step:
        yield from draw_fits(s, frames)
    elif s.turn:
        yield from turn_fits(s, frames)
    else:
        yield from refill_fits(s, frames)


def is_begun(frames: list[Frame], whole: list[Frame], least: int) -> bool:
    """Whether these are what is left of the whole, with at least so many."""
    return len(frames) >= least and frames == whole[: len(frames)]


def setup_fits(s: DesperadosState, frames: list[Frame]) -> Iterator[str]:
    """DESP-S1 to DESP-S8: marshal, tiles, timetable, then figures one after the other."""
    if s.marshal == NOWHERE:
        if frames != [(ask.WHO_IS_MARSHAL, CHANCE, 0, 0)]:
            yield "before the setup it is asked who is marshal."
        done = 0
    else:
        whole: list[Frame] = [(ask.BEGIN_ROUND, NOBODY, 0, 0)]
        whole += [(ask.SETUP_DESPERADO, seat, 0, 0) for seat in reversed(gang(s))]
        whole += [(ask.SETUP_SHERIFF, s.marshal, k, 0) for k in reversed(range(desperados(s)))]
        whole += [(ask.SETUP_MARSHAL, s.marshal, 0, 0), (ask.FIRST_TIMETABLE, CHANCE, 0, 0)]
        whole += [(ask.DEAL_BANK, CHANCE, bank, 0) for bank in reversed(range(BANKS))]
        if not is_begun(frames, whole, BARE):
            yield "the setup asks for tiles, the timetable, the marshal, his sheriffs, the gang."
        done = len(whole) - len(frames)
    placed = [*([s.marshal] if s.marshal != NOWHERE else []), *gang(s)]
    pieces = [s.figure[placed[0]], *s.sheriff[: desperados(s)]]
    pieces += [s.figure[seat] for seat in placed[1:]]
    there = max(done - BANKS - 1, 0)
    if [town != NOWHERE for town in pieces] != [k < there for k in range(len(pieces))]:
        yield "a piece stands in its town once it was placed, and not before."
    if list(s.start) != list(s.figure):
        yield "a round starts where the figures stand."
    if s.drawn != min(done, BANKS) or (s.first != NOWHERE) != (done > BANKS):
        yield "five bank tiles are drawn, then the first timetable."
    blank = (s.turn, s.step, s.purse, s.jobs, s.seen, s.robbed, s.struck, *s.intent)
    if any(blank) or any(cards_of(s, seat) for seat in range(s.seats)) or any(s.lost):
        yield "before the first round nothing is laid, shown, won or lost."


def turn_fits(s: DesperadosState, frames: list[Frame]) -> Iterator[str]:
    """DESP-F2: sheriffs, the marshal's card, the gang's cards, then its intents (DESP-D7)."""
    undecided = [seat for seat in gang(s) if s.intent[seat] == UNDECIDED]
    intents: list[Frame] = [(ask.END_TURN, NOBODY, 0, 0), (ask.LAUNCH, NOBODY, 0, 0)]
    intents += [(ask.INTENT, seat, 0, 0) for seat in reversed(undecided)]
    cards: list[Frame] = [(ask.END_TURN, NOBODY, 0, 0), (ask.LOCK, NOBODY, 0, 0)]
    cards += [(ask.DESPERADO_CARD, seat, 0, 0) for seat in reversed(gang(s))]
    cards += [(ask.MARSHAL_CARD, s.marshal, 0, 0)]
    cards += [(ask.SHERIFF, s.marshal, k, 0) for k in reversed(range(desperados(s)))]
    acting = s.kind == ask.INTENT
    if acting and (len(frames) == BARE or frames != intents):
        yield "whoever of the gang has not decided is asked, in the order of seats."
    if acting and s.intent[s.marshal] != UNDECIDED:
        yield "the marshal has no intent: only the gang acts."
    if acting:
        yield from intents_fit(s)
    if not acting and not is_begun(frames, cards, BARE + 1):
        yield "a turn asks for the sheriffs, the marshal's card, then the gang's."
    asked = [seat for kind, seat, *_ in frames if kind in (ask.MARSHAL_CARD, ask.DESPERADO_CARD)]
    for seat in range(s.seats):
        if len(cards_of(s, seat)) != s.turn - (seat in asked):
            yield f"seat {seat} has laid a card this turn, or is asked for one."
    if not acting and (any(s.intent) or s.struck):
        yield "the gang decides after all cards are down."
    if s.robbed or (NO_TILE in list(s.bank) and s.drawn < BANK_TILES):
        yield "a robbed bank is refilled before the next round, while the pile lasts."
    if any(s.status) or any(s.caught) or list(s.figure) != list(s.start):
        yield "until the evaluation nobody is arrested, and figures stand where the round began."


def intents_fit(s: DesperadosState) -> Iterator[str]:
    """DESP-F13, DESP-D14: what a desperado means to do can be done where it is, if others join."""
    for seat in gang(s):
        intent, here = s.intent[seat], location(s, seat)
        if intent <= IDLE:
            continue
        if s.stuck[seat]:
            yield f"seat {seat} is stuck and can do nothing."
        elif intent == SPIES:
            if not can_spy(s, here):
                yield f"seat {seat} is at no bank with a tile to spy on."
        else:
            aim = aim_of(s, seat)
            if not has_disk(s, seat) or is_taken(s, aim) or s.struck >> aim & 1:
                yield f"seat {seat} has no disk for that, or a disk lies there, or it has lapsed."
            if town_of(s, aim) != here or (aim >= COACHES and not s.poker >> here & 1):
                yield f"what seat {seat} is after is not where it is."


def draw_fits(s: DesperadosState, frames: list[Frame]) -> Iterator[str]:
    """DESP-F18, DESP-F24: nothing is asked in an evaluation but the tile of a job of this step."""
    last = (ask.EVALUATE if s.step < TURNS else ask.ROB_BANKS, NOBODY, 0, 0)
    now = s.a
    if s.kind not in (ask.WIN_COACH, ask.WIN_POKER) or now not in range(s.jobs):
        yield "in the evaluation only tiles are drawn, each for a job."
        return
    aim = s.job_target[now]
    later = [k for k in range(s.jobs) if s.job_turn[k] == s.step and s.job_target[k] > aim]
    later.sort(key=lambda k: -s.job_target[k])
    kind = ask.WIN_COACH if aim < COACHES else ask.WIN_POKER
    whole: list[Frame] = [last, *((ask.DECIDE_JOB, NOBODY, k, 0) for k in later)]
    if frames != [*whole, (kind, CHANCE, now, 0)] or s.job_turn[now] != s.step:
        yield "the jobs of a step are decided one after the other: coaches, then poker by town."
    left = sum(s.job_crew[now] >> k & 1 and s.status[k] == ACTIVE for k in range(s.seats))
    if left < s.job_needed[now]:
        yield "a tile is won by as many as were needed."
    if any(s.intent) or s.struck or s.robbed:
        yield "in the evaluation all is decided, and banks come last."


def refill_fits(s: DesperadosState, frames: list[Frame]) -> Iterator[str]:
    """DESP-E11, DESP-D9: between rounds only the banks are refilled."""
    refill = frames[1] if len(frames) > 1 else (0, 0, 0, 0)
    below: list[Frame] = [
        (ask.NEXT_ROUND, NOBODY, 0, 0),
        (ask.REFILL, NOBODY, int(refill[2] > 0), 0),
    ]
    top = frames[-1]
    chosen = top == (ask.REFILL_BANK, s.marshal, 0, 0) and refill[2] == 1
    dealt = top[0] == ask.DEAL_BANK and top[1] == CHANCE and s.robbed >> max(top[2], 0) & 1
    if frames[:-1] != below or not (chosen or dealt):
        yield "between rounds a robbed bank gets its tile."
    if s.drawn == BANK_TILES or s.robbed == 0 or s.jobs or any(s.caught) or any(s.shown):
        yield "between rounds cards and disks are back, and the banks are refilled."
    if any(s.intent) or s.struck or any(cards_of(s, seat) for seat in range(s.seats)):
        yield "between rounds nothing is laid or meant."


# ---- where things are ------------------------------------------------------------------------


def side(s: DesperadosState, coach: int) -> tuple[int, ...]:
    return TIMETABLE[coach * TIMETABLES + (s.first + s.round - 1 - coach) % TIMETABLES]


def coaches_fit(s: DesperadosState) -> Iterator[str]:
    """DESP-F4, DESP-E6, DESP-S6: at the stop of the turn, or where it was held up."""
    if s.round == 0:
        first = TIMETABLE[s.first][0] if s.first != NOWHERE else NOWHERE
        if list(s.coach) != [first, NOWHERE]:
            yield "the brown coach begins on its first town, the blue one off the board."
        return
    if s.first not in range(TIMETABLES):
        yield "one of the timetables is the first."
        return
    held = {s.job_target[job]: s.job_turn[job] for job in range(s.jobs)}
    for coach in (BROWN, BLUE):
        stops = side(s, coach)
        if coach == BLUE and s.round == 1:
            right: tuple[int, ...] = (NOWHERE,)
        elif not s.turn:
            right = stops[1:]
        else:
            right = (stops[held.get(coach, s.turn)],)
        if s.coach[coach] not in right:
            yield "a coach is where its timetable says, or where it was held up."


def spots(s: DesperadosState, seat: int) -> list[int]:
    """Where a seat was before its first card, and after each; dummies move nobody."""
    here = [s.start[seat]]
    for turn, card in enumerate(cards_of(s, seat), 1):
        stuck = 0 < s.stuck[seat] <= turn
        here.append(here[-1] if stuck or card == SALOON else card)
    return here


def jobs_fit(s: DesperadosState) -> Iterator[str]:
    """DESP-E1 to DESP-E3: who put a disk was there, on something that was free."""
    jobs = [(s.job_turn[job], s.job_target[job]) for job in range(s.jobs)]
    if jobs != sorted(jobs) or len({aim for _, aim in jobs}) < len(jobs):
        yield "disks are put in the order of turns, and once on a target."
    for job, (turn, aim) in enumerate(jobs):
        town = s.job_town[job]
        over = turn <= s.step
        if turn == s.turn and s.step == 0:
            yield "disks are put when a turn ends."
        if aim < COACHES and s.coach[aim] != town:
            yield "a coach that is held up stays in that town."
        if aim >= COACHES and not over and not s.poker >> aim - POKER_OF & 1:
            yield "a disk lies on a poker tile that is there."
        if s.job_needed[job] > desperados(s) + 1:
            yield "a job needs one disk more than there are sheriffs in its town."
        for seat in range(s.seats):
            if s.job_crew[job] >> seat & 1 and spots(s, seat)[turn] != town:
                yield f"seat {seat} was not in the town of its disk."
            if s.job_crew[job] >> seat & 1 and 0 < s.stuck[seat] <= turn:
                yield f"seat {seat} was stuck and put no disk."


def evaluation_fits(s: DesperadosState) -> Iterator[str]:
    """DESP-E9, DESP-E12: arrests, who is out, and where figures stand, step by step."""
    if s.step == 0:
        return
    law = spots(s, s.marshal)
    out = s.stuck[s.marshal] if 0 < s.stuck[s.marshal] <= s.step else s.step + 1
    for seat in range(s.seats):
        here = spots(s, seat)
        status, ended = ACTIVE, s.step
        for step in range(1, s.step + 1):
            if s.stuck[seat] == step:
                status, ended = OUT, step
                break
            if seat != s.marshal and step < out and here[step] == law[step]:
                status, ended = ARRESTED, step
                break
        if (s.status[seat], s.figure[seat]) != (status, here[ended]):
            yield f"the cards of seat {seat} led elsewhere."
        if s.caught[seat] != (ended if status == ARRESTED else 0):
            yield f"seat {seat} is arrested at the step at which it met the marshal."
        card = s.laid[seat][ended - 1]
        if status == ARRESTED and card != SALOON and not s.lost[seat] >> card & 1:
            yield f"seat {seat} lost the card on which it was arrested."
        if (1 << ended) - 1 & ~s.shown[seat]:
            yield f"the cards of seat {seat} up to step {ended} have been revealed."


def shown_fits(s: DesperadosState) -> Iterator[str]:
    """DESP-F16: a card is shown to act or to spy, and with the Saloon the one before it."""
    for seat in range(s.seats):
        here, cards = spots(s, seat), cards_of(s, seat)
        proofs = {s.job_turn[k] for k in range(s.jobs) if s.job_crew[k] >> seat & 1}
        for turn in range(len(cards), 0, -1):
            shown = s.shown[seat] >> turn - 1 & 1
            if turn in proofs and not shown:
                yield f"seat {seat} showed the card with which it put its disk."
            if turn > s.step and shown:
                if s.step == 0 and turn == s.turn:
                    yield "cards are shown when a turn ends."
                before_saloon = turn < len(cards) and cards[turn] == SALOON
                proven = before_saloon and s.shown[seat] >> turn & 1
                spied = BANK_AT[here[turn]] != NO_BANK
                if seat == s.marshal or not (turn in proofs or proven or spied):
                    yield f"seat {seat} had no reason to show card {turn}."
                if cards[turn - 1] == SALOON and turn > 1 and not s.shown[seat] >> turn - 2 & 1:
                    yield f"seat {seat} showed the card before the Saloon too."


def loot_fits(s: DesperadosState) -> Iterator[str]:
    """DESP-E6, DESP-F14: a disk wins one tile a round; DESP-H2: the last 2000s are known."""
    rounds = s.round - (1 if s.turn and not s.step else 0)
    coaches = sum(COACH_TILES[s.variant[COACH_LIST]]) - sum(s.coach_tiles)
    poker = sum(POKER_TILES) - sum(s.poker_tiles)
    if coaches > max(COACHES * rounds - 1, 0) or coaches + poker > rounds * desperados(s):
        yield "every disk wins one tile a round at most, and every coach."
    reserve = sum(1 << n for n in range(BANK_KINDS, s.drawn))
    if reserve & ~s.seen:
        yield "everyone knows that the last bank tiles are 2000s."
