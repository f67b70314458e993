"""A turn: coaches, sheriffs, the marshal's card, the desperados' cards."""

from __future__ import annotations

from farwest.games.desperados.actions import LAY, RIDE, STAY
from farwest.games.desperados.causes import AS_DUMMY
from farwest.games.desperados.events import (
    COACH_MOVED,
    COACH_STAYED,
    GOT_STUCK,
    LAID,
    MARSHAL_LAID,
    ROUND_BEGAN,
    SHERIFF_RODE,
    SHERIFF_STAYED,
    TURN_BEGAN,
)
from farwest.games.desperados.numbers import (
    ACTIVE,
    CARDS,
    COACHES,
    NEIGHBOURS,
    NOWHERE,
    TIMETABLE,
    TIMETABLES,
    TOWNS,
    TURNS,
)
from farwest.games.desperados.questions import (
    BEGIN_TURN,
    DESPERADO_CARD,
    END_TURN,
    EVALUATE,
    LOCK,
    MARSHAL_CARD,
    SHERIFF,
)
from farwest.games.desperados.state import (
    WHOLE_DECK,
    DesperadosState,
    desperados,
    is_taken,
    legal_cards,
    location,
    lowest,
    spent,
    team,
)
from farwest.kernel.state import NOBODY


def begin_round_answer(s: DesperadosState, action: int) -> None:
    """DESP-F1, DESP-F25: statuses of the last round end. DESP-F22: figures start where they are."""
    s.round += 1
    for seat in range(s.seats):
        s.start[seat] = s.figure[seat]
        s.status[seat] = ACTIVE
    s.tell(ROUND_BEGAN, s.marshal, s.round)
    s.ask(BEGIN_TURN, NOBODY)


def begin_turn_answer(s: DesperadosState, action: int) -> None:
    """DESP-F2: coaches, sheriffs, the marshal's card, the desperados' cards, the lock, actions."""
    s.turn += 1
    s.tell(TURN_BEGAN, s.marshal, s.turn)
    move_coaches(s)
    s.ask(END_TURN, NOBODY)
    ask_gang_cards(s)
    s.ask(MARSHAL_CARD, s.marshal)
    for k in range(desperados(s)):
        s.ask(SHERIFF, s.marshal, desperados(s) - 1 - k)


def ask_gang_cards(s: DesperadosState) -> None:
    """DESP-D6: the desperados in seat order, then the lock."""
    s.ask(LOCK, NOBODY)
    for k in range(s.seats):
        if s.seats - 1 - k != s.marshal:
            s.ask(DESPERADO_CARD, s.seats - 1 - k)


def side_of(s: DesperadosState, coach: int, number: int) -> int:
    """DESP-F4: the row of TIMETABLE for the round of this number: blue is one behind brown."""
    return coach * TIMETABLES + (s.first + number - 1 - coach + TIMETABLES) % TIMETABLES


def move_coaches(s: DesperadosState) -> None:
    """DESP-F4: to the stop of this turn, if it is on the board and not held up."""
    for coach in range(COACHES):
        if s.coach[coach] != NOWHERE:
            if is_taken(s, coach):
                s.tell(COACH_STAYED, s.marshal, coach, s.coach[coach])
            else:
                s.coach[coach] = TIMETABLE[side_of(s, coach, s.round)][s.turn]
                s.tell(COACH_MOVED, s.marshal, coach, s.coach[coach])


def sheriff_options(s: DesperadosState) -> None:
    """DESP-F5: stay, or one adjacent town."""
    for town in range(TOWNS):
        if NEIGHBOURS[s.sheriff[s.a]] >> town & 1:
            s.offer(RIDE + town)
    s.offer(STAY)


def sheriff_answer(s: DesperadosState, action: int) -> None:
    """DESP-F5: a sheriff's move is final."""
    if action == STAY:
        s.tell(SHERIFF_STAYED, s.seat, s.sheriff[s.a], s.a + 1)
        return
    s.sheriff[s.a] = action - RIDE
    s.tell(SHERIFF_RODE, s.seat, s.sheriff[s.a], s.a + 1)


def card_options(s: DesperadosState) -> None:
    """DESP-F6, DESP-F8: a neighbour's card or the Saloon. DESP-F7: nobody passes."""
    gone = spent(s, s.seat)
    legal = legal_cards(location(s, s.seat), gone)
    if s.stuck[s.seat] > 0 or legal == 0:
        s.offer(LAY + lowest(WHOLE_DECK & ~gone))  # DESP-F11: not a choice
        return
    for card in range(CARDS):
        if legal >> card & 1:
            s.offer(LAY + card)


def marshal_card_answer(s: DesperadosState, action: int) -> None:
    """DESP-F6: face down; the others see only that it was laid."""
    lay_card(s, action - LAY, 1 << s.marshal)
    s.tell(MARSHAL_LAID, s.marshal, action - LAY, 0, 1 << s.marshal, dummy_cause(s))


def desperado_card_answer(s: DesperadosState, action: int) -> None:
    """DESP-F8, DESP-H1: the team sees it. DESP-D15: the marshal hears of it at the launch."""
    lay_card(s, action - LAY, team(s))
    s.tell(LAID, s.seat, action - LAY, 0, team(s), dummy_cause(s))


def dummy_cause(s: DesperadosState) -> int:
    """DESP-F11: for the own side's eyes; the others are told no cause."""
    return AS_DUMMY if s.stuck[s.seat] > 0 else 0


def lay_card(s: DesperadosState, card: int, own_side: int) -> None:
    """DESP-F11: who cannot lay a legal card is stuck from this turn on."""
    here = location(s, s.seat)
    if s.stuck[s.seat] == 0 and legal_cards(here, spent(s, s.seat)) == 0:
        s.stuck[s.seat] = s.turn
        s.tell(GOT_STUCK, s.seat, here, seen_by=own_side)
    s.laid[s.seat][s.turn - 1] = card


def end_turn_answer(s: DesperadosState, action: int) -> None:
    """DESP-F1: five turns, then the evaluation."""
    if s.turn < TURNS:
        s.ask(BEGIN_TURN, NOBODY)
    else:
        s.ask(EVALUATE, NOBODY)


def send_coaches(s: DesperadosState) -> None:
    """DESP-F21: to the first town of their side for the next round; blue enters so."""
    for coach in range(COACHES):
        s.coach[coach] = TIMETABLE[side_of(s, coach, s.round + 1)][0]
