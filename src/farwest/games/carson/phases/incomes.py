"""Building income: CARSON-F31 to F34, T1 to T10.

What a building earns stands in INCOME_LINES; each line counts one thing and says so.
"""

from __future__ import annotations

from farwest.games.carson.actions import DOUBLE, TAKE_MONEY
from farwest.games.carson.causes import (
    AT_INCOME,
    EVERY_PEAK,
    TWICE,
    USUAL,
)
from farwest.games.carson.events import (
    COUNTED,
    DOUBLED,
    EARNED,
    EARNED_IN_ALL,
    GOT_MONEY,
    ROBBED,
    TOOK_COVER,
)
from farwest.games.carson.numbers import (
    BUILDINGS,
    BUILT,
    CELLS,
    EMPTY,
    EVERY_MOUNTAIN,
    FIRST_CELL,
    FREE_PARCELS,
    GROCER,
    GROCER_MONEY,
    HOUSE_VALUE,
    HOUSES_BESIDE,
    INCOME_LINES,
    ITSELF,
    LINE_BUILDING,
    LINE_RATE,
    LINE_SOURCE,
    MAX_SEATS,
    MINE,
    MOUNTAIN,
    MOUNTAINS_BESIDE,
    NO_TILE,
    OWN_MINES,
    OWN_RANCHES,
    RANCH,
    RIVER,
    RIVER_ACCESS,
    ROBBED_SHARE,
    WHITE,
    YELLOW,
)
from farwest.games.carson.phases.geometry import BESIDE, NEIGHBOURS
from farwest.games.carson.phases.personalities import holder
from farwest.games.carson.phases.placement import attackable
from farwest.games.carson.questions import (
    GROCER_INCOME,
    LEAVE_BUILDINGS,
    NEXT_DUELS,
    PAY_INCOME,
    PAY_INCOMES,
)
from farwest.games.carson.state import (
    NO_SEAT,
    CarsonState,
    count_ground,
    first_of,
    send_off,
)
from farwest.kernel.state import NOBODY


def contribution(
    ground: list[int], owner: list[int], variant: list[int], seat: int, cell: int, source: int
) -> int:
    """CARSON-T1, CARSON-T2: what a cell beside a building adds if it is nobody's or one's own."""
    here = ground[cell]
    if source == RIVER_ACCESS:
        return here == RIVER
    if source == MOUNTAINS_BESIDE and variant[EVERY_MOUNTAIN] == 1:
        return here == MOUNTAIN  # CARSON-R10
    if owner[cell] != seat and owner[cell] != NO_SEAT:
        return 0
    if source == HOUSES_BESIDE:
        return HOUSE_VALUE[here]
    if source == FREE_PARCELS:
        return here == EMPTY
    if source == MOUNTAINS_BESIDE:
        return here == MOUNTAIN
    return here == RIVER


def owned_on_map(ground: list[int], owner: list[int], seat: int, building: int) -> int:
    """CARSON-T4, CARSON-T6: adjacent or not."""
    found = 0
    for cell in range(CELLS):
        found += (owner[cell] == seat) & (ground[cell] == BUILT + building)
    return found


def count_source(
    ground: list[int], owner: list[int], variant: list[int], seat: int, cell: int, source: int
) -> int:
    """How many of these there are for a building of this seat on this cell."""
    if source == ITSELF:
        return 1
    if source == OWN_RANCHES:
        return owned_on_map(ground, owner, seat, RANCH)
    if source == OWN_MINES:
        return owned_on_map(ground, owner, seat, MINE)
    found = 0
    for k in range(NEIGHBOURS):
        beside = BESIDE[cell][k]
        if beside < CELLS:
            found += contribution(ground, owner, variant, seat, beside, source)
    return min(found, 1) if source == RIVER_ACCESS else found


def income_of(ground: list[int], owner: list[int], variant: list[int], cell: int) -> int:
    """CARSON-F34: what the building on this cell earns."""
    return income_as(ground, owner, variant, owner[cell], ground[cell] - BUILT, cell)


def income_as(
    ground: list[int], owner: list[int], variant: list[int], seat: int, building: int, cell: int
) -> int:
    """CARSON-T3 to CARSON-T9: the sum of the lines of such a building, if it stood here."""
    total = 0
    for line in range(len(INCOME_LINES)):
        if INCOME_LINES[line][LINE_BUILDING] == building:
            source = INCOME_LINES[line][LINE_SOURCE]
            number = count_source(ground, owner, variant, seat, cell, source)
            total += number * INCOME_LINES[line][LINE_RATE]
    return total


def open_buildings(s: CarsonState) -> None:
    """CARSON-E10: no cowboy is needed; first what the law forbids, then duels, then money."""
    s.doubled = NO_TILE
    s.ask(LEAVE_BUILDINGS, NOBODY)
    s.ask(PAY_INCOMES, NOBODY, 0)
    grocer = holder(s, GROCER)
    if grocer != NO_SEAT and s.face[GROCER] == YELLOW and s.waited[grocer] == 1:
        s.ask(GROCER_INCOME, grocer)  # CARSON-F33
    s.ask(NEXT_DUELS, NOBODY, 1)
    for cell in range(CELLS):
        if s.standing[FIRST_CELL + cell] > 0 and not attackable(s, cell):
            take_cover(s, cell)


def take_cover(s: CarsonState, cell: int) -> None:
    """CARSON-F31: beside a new church there is no duel and no attack."""
    s.tell(TOOK_COVER, s.owner[cell], cell)
    leave_building(s, cell)


def leave_building(s: CarsonState, cell: int) -> None:
    for seat in range(MAX_SEATS):
        if s.standing[FIRST_CELL + cell] >> seat & 1 == 1:
            send_off(s, FIRST_CELL + cell, seat)


def grocer_income_options(s: CarsonState) -> None:
    """CARSON-P6, CARSON-P7: $8, or any type one owns on the map."""
    s.offer(TAKE_MONEY)
    for building in range(BUILDINGS):
        if count_ground(s, s.seat, BUILT + building) > 0:
            s.offer(DOUBLE + building)


def grocer_income_answer(s: CarsonState, action: int) -> None:
    """CARSON-F33, CARSON-R27: after the duels, before payment."""
    if action == TAKE_MONEY:
        s.money[s.seat] += GROCER_MONEY
        s.tell(GOT_MONEY, s.seat, GROCER_MONEY, cause=AT_INCOME)
    else:
        s.doubled = action - DOUBLE
        s.tell(DOUBLED, s.seat, s.doubled)


def pay_incomes_answer(s: CarsonState, action: int) -> None:
    """CARSON-F34: every building on the same map, one after the other."""
    cell = s.a
    while cell < CELLS and s.ground[min(cell, CELLS - 1)] < BUILT:
        cell += 1
    if cell < CELLS:
        s.ask(PAY_INCOMES, NOBODY, cell + 1)
        s.ask(PAY_INCOME, NOBODY, cell)


def pay_income_answer(s: CarsonState, action: int) -> None:
    """CARSON-A15: and each can be looked at while it pays."""
    s.b = pay_income(s, s.a)


def leave_buildings_answer(s: CarsonState, action: int) -> None:
    """CARSON-F34: then the remaining cowboys leave."""
    if s.listening:
        sum_up(s)
    for cell in range(CELLS):
        if s.ground[cell] >= BUILT and s.standing[FIRST_CELL + cell] > 0:
            leave_building(s, cell)


def sum_up(s: CarsonState) -> None:
    """CARSON-A15: what each seat was paid, while the robbers still stand there."""
    for place in range(s.seats):
        seat = s.pass_order[place]
        total = 0
        for cell in range(CELLS):
            if s.ground[cell] >= BUILT:
                loot = loot_at(s, cell)
                if s.owner[cell] == seat:
                    total += owners_part(s, cell)
                elif loot > 0 and first_of(guests_at(s, cell)) == seat:
                    total += loot
        if total > 0:
            s.tell(EARNED_IN_ALL, seat, total)


def guests_at(s: CarsonState, cell: int) -> int:
    """Cowboys of others on a building: after the duels one at most."""
    return s.standing[FIRST_CELL + cell] & ~WHITE & ~(1 << s.owner[cell])


def loot_at(s: CarsonState, cell: int) -> int:
    """CARSON-F34: half of the income, rounded down, for an attacker."""
    return (
        income_of(s.ground, s.owner, s.variant, cell) // ROBBED_SHARE
        if guests_at(s, cell) > 0
        else 0
    )


def owners_part(s: CarsonState, cell: int) -> int:
    """CARSON-F34, CARSON-P8: the rest; doubled for the Grocer where nobody robs."""
    income = income_of(s.ground, s.owner, s.variant, cell)
    if guests_at(s, cell) > 0:
        return income - income // ROBBED_SHARE
    return income + income if pays_double(s, cell) else income


def pays_double(s: CarsonState, cell: int) -> bool:
    """CARSON-P8: of the Grocer's type, and nobody robs it."""
    if s.doubled != s.ground[cell] - BUILT or guests_at(s, cell) > 0:
        return False
    return is_doubling(s, s.owner[cell])


def pay_income(s: CarsonState, cell: int) -> int:
    """CARSON-F34: what the owner gets, and what a robber."""
    if s.listening:
        explain_income(s, cell)
    if guests_at(s, cell) > 0:
        robber = first_of(guests_at(s, cell))
        loot = loot_at(s, cell)
        s.money[robber] += loot
        s.tell(ROBBED, robber, cell, loot)
    owner = s.owner[cell]
    income = owners_part(s, cell)
    s.money[owner] += income
    if income > 0:
        s.tell(EARNED, owner, cell, income, cause=TWICE if pays_double(s, cell) else USUAL)
    return income


def is_doubling(s: CarsonState, seat: int) -> bool:
    return s.card[seat] == GROCER and s.face[GROCER] == YELLOW


def explain_income(s: CarsonState, cell: int) -> None:
    """CARSON-A15: what was counted, line by line."""
    owner = s.owner[cell]
    for line in range(len(INCOME_LINES)):
        if INCOME_LINES[line][LINE_BUILDING] == s.ground[cell] - BUILT:
            source = INCOME_LINES[line][LINE_SOURCE]
            number = count_source(s.ground, s.owner, s.variant, owner, cell, source)
            if number > 0:
                every = source == MOUNTAINS_BESIDE and s.variant[EVERY_MOUNTAIN] == 1
                s.tell(COUNTED, owner, line, number, cause=EVERY_PEAK if every else line)
