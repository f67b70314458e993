"""Another world that one seat cannot tell from this one: RULES.md section 7."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.numbers import (
    BANK_KINDS,
    BANKS,
    LOW_KINDS,
    MOST_CARDS,
    MOST_ROADS,
    NEAR,
    NO_CARD,
    NOWHERE,
    OUT,
    SALOON,
    START_HIGH,
    START_LOW,
    TURNS,
    UNDECIDED,
)
from farwest.games.desperados.questions import (
    DESPERADO_CARD,
    END_TURN,
    INTENT,
    LOCK,
    MARSHAL_CARD,
    SHERIFF,
)
from farwest.games.desperados.state import (
    NO_SEAT,
    WHOLE_DECK,
    DesperadosState,
    legal_cards,
    lost_before,
    lowest,
)
from farwest.kernel.dice import Dice
from farwest.kernel.state import NOBODY

PATIENCE: Final = 1_000_000  # tries; a lawful position needs 7 ** 4 on average at the very worst


def in_gang_half(s: DesperadosState) -> bool:
    """DESP-D15: from the first desperado's card to the launch others see one moment."""
    return s.kind == DESPERADO_CARD or s.kind == INTENT


def rewind_gang(s: DesperadosState) -> None:
    """DESP-D15: to the marshal the gang's half of a turn has just begun, however far it is."""
    if not in_gang_half(s):
        return
    first = 1 if s.marshal == 0 else 0
    s.depth = 0
    s.ask(END_TURN, NOBODY)
    s.ask(LOCK, NOBODY)
    for k in range(s.seats):
        seat = s.seats - 1 - k
        s.intent[seat] = UNDECIDED
        if seat != s.marshal and seat != first:
            s.ask(DESPERADO_CARD, seat)
    s.struck = 0
    s.kind = DESPERADO_CARD
    s.seat = first
    s.a = 0
    s.b = 0


def redeal_gang(s: DesperadosState, dice: Dice) -> None:
    """DESP-H2, DESP-H3: the rows of the desperados, each for itself."""
    rewind_gang(s)
    for seat in range(s.seats):
        if seat != s.marshal:
            redeal_row(s, seat, s.turn - 1 if s.step == 0 else TURNS, dice)


def redeal_marshal(s: DesperadosState, dice: Dice) -> None:
    """DESP-H2: the marshal's row, and the bank tiles that nobody else has seen."""
    if s.marshal == NO_SEAT:
        return
    waits = s.kind == SHERIFF or s.kind == MARSHAL_CARD  # for this turn's card
    redeal_row(s, s.marshal, s.turn - 1 if waits else s.turn, dice)
    redeal_tiles(s, dice)


def redeal_row(s: DesperadosState, seat: int, count: int, dice: Dice) -> None:
    """Each row of so many cards that fits all that was seen is as likely as any other (DESP-G32).

    Every free card is one of MOST_CARDS throws, most of which may fail: whoever fails begins anew.
    So a town with few roads gives no row a better chance.
    """
    for turn in range(max(count, 0), TURNS):
        s.laid[seat][turn] = NO_CARD
    s.stuck[seat] = 0
    tries = 0
    while tries < PATIENCE and not try_row(s, seat, count, dice):
        tries += 1


def try_row(s: DesperadosState, seat: int, count: int, dice: Dice) -> bool:
    here = s.start[seat]
    gone = lost_before(s, seat)
    s.stuck[seat] = 0
    for turn in range(count):
        legal = legal_cards(here, gone)
        known = s.shown[seat] >> turn & 1 == 1
        if s.stuck[seat] == 0 and legal == 0:
            s.stuck[seat] = turn + 1
        card = s.laid[seat][turn]
        if s.stuck[seat] > 0:
            if not known and dice.below(MOST_CARDS) > 0:  # a dummy is a card like any other
                return False
            dummy = lowest(WHOLE_DECK & ~gone)
            # Who acted was not stuck; only a step of the evaluation shows a dummy.
            if known and (s.status[seat] != OUT or card != dummy):
                return False
            card = dummy
        else:
            if not known:
                throw = dice.below(MOST_CARDS)
                card = SALOON if throw == MOST_ROADS else NEAR[here][throw]
            if card == NOWHERE or legal >> card & 1 == 0:
                return False
            if card != SALOON:
                here = card
        s.laid[seat][turn] = card
        gone |= 1 << card
    return True


def redeal_tiles(s: DesperadosState, dice: Dice) -> None:
    """DESP-S2: three of the first five are low, and three of the next five; which, is unknown."""
    gone = 0
    first_low = START_LOW
    first_high = START_HIGH
    next_low = LOW_KINDS - START_LOW
    next_high = BANK_KINDS - LOW_KINDS - START_HIGH
    for number in range(min(s.drawn, BANK_KINDS)):
        if s.seen >> number & 1:
            low = s.tile[number] < LOW_KINDS
            gone |= 1 << s.tile[number]
            if number < BANKS:
                first_low -= low
                first_high -= not low
            else:
                next_low -= low
                next_high -= not low
    for number in range(min(s.drawn, BANK_KINDS)):
        if s.seen >> number & 1 == 0:
            if number < BANKS:
                low = dice.below(first_low + first_high) < first_low
                first_low -= low
                first_high -= not low
            else:
                low = dice.below(next_low + next_high) < next_low
                next_low -= low
                next_high -= not low
            s.tile[number] = draw_unseen(gone, low, dice)
            gone |= 1 << s.tile[number]


def draw_unseen(gone: int, low: bool, dice: Dice) -> int:
    """A tile of the group that is still to be placed, each as likely as another."""
    begin = 0 if low else LOW_KINDS
    end = LOW_KINDS if low else BANK_KINDS
    found = 0
    picked = begin
    for kind in range(begin, end):
        if gone >> kind & 1 == 0:
            found += 1
            if dice.below(found) == 0:
                picked = kind
    return picked
