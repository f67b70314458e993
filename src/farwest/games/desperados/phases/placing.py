"""Setup: who is marshal, the bank tiles, the first timetable, the figures."""

from __future__ import annotations

from farwest.games.desperados.actions import FIRST, MARSHAL, PLACE, TILE
from farwest.games.desperados.causes import BY_LOT, REFILLING
from farwest.games.desperados.events import (
    BECAME_MARSHAL,
    PLACED_DESPERADO,
    PLACED_MARSHAL,
    PLACED_SHERIFF,
    REFILLED,
    SAW_TILE,
    TIMETABLES_LAID,
)
from farwest.games.desperados.numbers import (
    BANK_KINDS,
    BANK_TOWN,
    BANK_WORTH,
    BANKS,
    BROWN,
    LOW_KINDS,
    MARSHAL_SEAT,
    MAX_SEATS,
    RESERVE_KIND,
    START_HIGH,
    START_LOW,
    TIMETABLE,
    TIMETABLES,
    TOWNS,
)
from farwest.games.desperados.questions import (
    BEGIN_ROUND,
    DEAL_BANK,
    FIRST_TIMETABLE,
    SETUP_DESPERADO,
    SETUP_MARSHAL,
    SETUP_SHERIFF,
)
from farwest.games.desperados.state import DesperadosState, desperados
from farwest.kernel.state import CHANCE, NOBODY


def who_is_marshal_options(s: DesperadosState) -> None:
    for seat in range(s.seats):
        s.offer(MARSHAL + seat)


def who_is_marshal_answer(s: DesperadosState, action: int) -> None:
    """DESP-D2: one seat is drawn."""
    name_marshal(s, action - MARSHAL)


def name_marshal(s: DesperadosState, seat: int) -> None:
    """DESP-S1, DESP-D3: then the tiles, the timetable, and all figures; asked last first."""
    s.marshal = seat
    drawn = s.variant[MARSHAL_SEAT] == MAX_SEATS
    s.tell(BECAME_MARSHAL, seat, cause=BY_LOT if drawn else 0)  # DESP-D2
    s.ask(BEGIN_ROUND, NOBODY)
    for k in range(s.seats):
        desperado = s.seats - 1 - k
        if desperado != seat:
            s.ask(SETUP_DESPERADO, desperado)
    for k in range(desperados(s)):
        s.ask(SETUP_SHERIFF, seat, desperados(s) - 1 - k)
    s.ask(SETUP_MARSHAL, seat)
    s.ask(FIRST_TIMETABLE, CHANCE)
    for k in range(BANKS):
        s.ask(DEAL_BANK, CHANCE, BANKS - 1 - k)


def deal_bank_options(s: DesperadosState) -> None:
    """DESP-S2: three low and two high tiles lie on the banks; then the others; then the 2000s."""
    if s.drawn >= BANK_KINDS:
        s.offer(TILE + RESERVE_KIND)
        return
    low = START_LOW  # still to come on the banks of the setup
    high = START_HIGH
    gone = 0
    for number in range(s.drawn):
        gone |= 1 << s.tile[number]
        low -= s.tile[number] < LOW_KINDS
        high -= s.tile[number] >= LOW_KINDS
    for kind in range(BANK_KINDS):
        weight = 1
        if s.drawn < BANKS:  # a group is as likely as its tiles still to come, whatever is left
            if kind < LOW_KINDS:
                weight = low * (BANK_KINDS - LOW_KINDS - START_HIGH + high)
            else:
                weight = high * (LOW_KINDS - START_LOW + low)
        if gone >> kind & 1 == 0 and weight > 0:
            s.offer(TILE + kind, weight)


def deal_bank_answer(s: DesperadosState, action: int) -> None:
    """DESP-H2: only the marshal sees a tile; but the last two are known to be 2000s."""
    s.tile[s.drawn] = action - TILE
    s.bank[s.a] = s.drawn
    s.robbed &= ~(1 << s.a)
    if s.drawn >= BANK_KINDS:
        s.seen |= 1 << s.drawn
    cause = 0
    if s.round > 0:
        s.tell(REFILLED, s.marshal, BANK_TOWN[s.a])
        cause = REFILLING  # DESP-E11
    worth = BANK_WORTH[action - TILE]
    s.tell(SAW_TILE, s.marshal, BANK_TOWN[s.a], worth, 1 << s.marshal, cause)
    s.drawn += 1


def first_timetable_options(s: DesperadosState) -> None:
    for k in range(TIMETABLES):
        s.offer(FIRST + k)


def first_timetable_answer(s: DesperadosState, action: int) -> None:
    """DESP-S5: the others follow in their cycle. DESP-S6: brown on its first town, blue off."""
    s.first = action - FIRST
    s.coach[BROWN] = TIMETABLE[s.first][0]
    s.tell(TIMETABLES_LAID, s.marshal, s.coach[BROWN])


def any_town(s: DesperadosState) -> None:
    """DESP-S7, DESP-S8: whoever is there."""
    for town in range(TOWNS):
        s.offer(PLACE + town)


def setup_marshal_answer(s: DesperadosState, action: int) -> None:
    """DESP-S7."""
    put_figure(s, s.seat, action - PLACE)
    s.tell(PLACED_MARSHAL, s.seat, action - PLACE)


def setup_sheriff_answer(s: DesperadosState, action: int) -> None:
    """DESP-S7."""
    s.sheriff[s.a] = action - PLACE
    s.tell(PLACED_SHERIFF, s.seat, action - PLACE, s.a + 1)


def setup_desperado_answer(s: DesperadosState, action: int) -> None:
    """DESP-S8: in seat order, each seeing all earlier placements."""
    put_figure(s, s.seat, action - PLACE)
    s.tell(PLACED_DESPERADO, s.seat, action - PLACE)


def put_figure(s: DesperadosState, seat: int, town: int) -> None:
    s.start[seat] = town
    s.figure[seat] = town
