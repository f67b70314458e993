"""The stack of carson: what can be asked of whom, and what can wait below what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from farwest.games.carson import questions as ask
from farwest.games.carson.numbers import (
    CARDS,
    CELLS,
    COWBOYS,
    DIE_FACES,
    DUEL_TILES,
    HOUSE,
    MOUNTAIN,
    REDRAWN,
    SPACES,
    SQUARES,
    STEPS,
    TARGETS,
    VP_PRICE,
)
from farwest.games.carson.phases.placement import NORMAL_OR_PASS, WHITE_ONE
from farwest.games.carson.state import CarsonState
from farwest.kernel.state import CHANCE, NOBODY, OVER

SEAT: Final = 0  # who a question may be put to: a seat, or one of these
BUILDS: Final = (
    *(ask.BUILD_OR_KEEP, ask.BUILD_PARCEL, ask.HOUSE_PARCEL, ask.CONSENT, ask.LAY_ROAD),
)
SITED: Final = (ask.HOUSE_PARCEL, ask.CONSENT, ask.LAY_ROAD)  # the site is chosen
PLOTTED: Final = (ask.CONSENT, ask.LAY_ROAD)  # and the plot of the house
AT_ONCE: Final = (ask.PICK_PERSONALITY, ask.TAKE_OR_WAIT, ask.BUY_LOT, ask.CAPTAIN_BUY)
DUELS: Final = (ask.DUEL_DIE, ask.DUEL_TILE)
LYING: Final = {  # by question that waits: what may lie upon it
    ask.SET_UP: (
        *(ask.SIDE_UP, ask.FIRST_ORDER, ask.DIE_ROW, ask.DIE_COLUMN),
        *(ask.FILL_ROW, ask.DEAL_TILE, ask.CLAIM_PARCEL),
    ),
    ask.FILL_ROW: (ask.FILL_SPACE, *BUILDS),
    ask.BEGIN_ROUND: (ask.FILL_ROW,),
    ask.NEXT_PICK: (*AT_ONCE, ask.RAILROAD_TAKE, ask.CLAIM_PARCEL, ask.FILL_ROW),
    ask.NEXT_PLACE: (ask.CHOOSE_WORKER, ask.PLACE),
    ask.RESOLVE: (
        *(ask.PERFORM_SQUARE, ask.SERVE, ask.FREE_ACTION, ask.GAMBLE, ask.BUY_VP),
        *(ask.BUY_BUILDING, *BUILDS, ask.PARCEL_BUYERS, ask.BUY_PARCEL),
        *(ask.DEFERRED, ask.BUILD_DEFERRED, ask.LEAVE_BUILDINGS),
        ask.PLACE,  # the last to pass: then the track goes on from there
    ),
    ask.PERFORM_SQUARE: (ask.DECIDE_DUEL, ask.MORTAL, ask.RESTOCK),
    ask.DECIDE_DUEL: DUELS,
    ask.DUEL_DIE: (ask.DUEL_DIE,),
    ask.DUEL_TILE: (ask.DUEL_TILE,),
    ask.MORTAL: (ask.MORTAL,),
    ask.RESTOCK: (ask.MORTAL, ask.RESTOCK, ask.DRAW_VALUE),
    ask.SERVE: (ask.SERVE, ask.FREE_ACTION),
    ask.PARCEL_BUYERS: (ask.NEXT_DUELS,),
    ask.NEXT_DUELS: (ask.NEXT_DUEL, ask.DECIDE_DUEL, ask.MORTAL, ask.RESTOCK),
    ask.DEFERRED: BUILDS,
    ask.LEAVE_BUILDINGS: (ask.PAY_INCOMES,),
    ask.PAY_INCOMES: (ask.GROCER_INCOME, ask.NEXT_DUELS),
    ask.GROCER_INCOME: (ask.NEXT_DUELS,),
    ask.CLOSE_ROUND: (ask.FREE_ROADS, ask.FREE_ROAD),
    ask.FREE_ROADS: (ask.LIMITS, ask.CASH_LIMIT),
    ask.LIMITS: (ask.CASH_LIMIT, ask.BUY_LOT),
}
PHASE_ONE: Final = (ask.NEXT_PICK, *AT_ONCE[:2], ask.RAILROAD_TAKE, ask.CAPTAIN_BUY)
SETTING_UP: Final = (
    *(ask.SET_UP, ask.SIDE_UP, ask.FIRST_ORDER, ask.DIE_ROW, ask.DIE_COLUMN, ask.DEAL_TILE),
)
RESOLVING: Final = (  # where all have passed
    *(ask.PERFORM_SQUARE, ask.SERVE, ask.DECIDE_DUEL, ask.NEXT_DUELS, ask.NEXT_DUEL),
    *(ask.PARCEL_BUYERS, ask.LEAVE_BUILDINGS, ask.PAY_INCOMES, ask.DEFERRED, ask.RESTOCK),
    *(ask.CLOSE_ROUND, ask.FREE_ROADS, ask.LIMITS),
)


class Waiting(NamedTuple):
    """To whom a question is put, and what its two numbers may be."""

    who: int
    a: range = range(1)
    b: range = range(1)


def asked(seats: int) -> dict[int, Waiting]:
    """By question, at a table of so many."""
    seat, place = range(seats), range(seats + 1)
    by_nobody = {
        ask.SET_UP: Waiting(NOBODY, range(5), range(DUEL_TILES * seats + 1)),
        ask.BEGIN_ROUND: Waiting(NOBODY),
        ask.NEXT_PICK: Waiting(NOBODY, place),
        ask.FILL_ROW: Waiting(NOBODY, range(2)),
        ask.NEXT_PLACE: Waiting(NOBODY, seat),
        ask.RESOLVE: Waiting(NOBODY, range(STEPS + 1)),
        ask.PERFORM_SQUARE: Waiting(NOBODY, range(SQUARES)),
        ask.NEXT_DUELS: Waiting(NOBODY, range(2)),
        ask.DECIDE_DUEL: Waiting(NOBODY, range(TARGETS)),
        ask.RESTOCK: Waiting(NOBODY, seat, range(REDRAWN + 1)),
        ask.PARCEL_BUYERS: Waiting(NOBODY, place),
        ask.DEFERRED: Waiting(NOBODY, place),
        ask.LAY_ROADS: Waiting(NOBODY),
        ask.PAY_INCOMES: Waiting(NOBODY, range(CELLS + 1)),
        ask.PAY_INCOME: Waiting(NOBODY, range(CELLS), range(1 << 20)),
        ask.END_ROUND: Waiting(NOBODY),
        ask.LIMITS: Waiting(NOBODY, place),
        ask.FREE_ROADS: Waiting(NOBODY, place),
        ask.CLOSE_ROUND: Waiting(NOBODY),
        ask.LEAVE_BUILDINGS: Waiting(NOBODY),
        ask.SERVE: Waiting(NOBODY, range(SQUARES), seat),
    }
    by_chance = {
        ask.SIDE_UP: Waiting(CHANCE, range(CARDS)),
        ask.FIRST_ORDER: Waiting(CHANCE, seat),
        ask.DIE_ROW: Waiting(CHANCE, range(MOUNTAIN, HOUSE + 1)),
        ask.DIE_COLUMN: Waiting(CHANCE, range(MOUNTAIN, HOUSE + 1), range(1, DIE_FACES + 1)),
        ask.FILL_SPACE: Waiting(CHANCE, range(SPACES)),
        ask.DEAL_TILE: Waiting(CHANCE, seat, range(DUEL_TILES)),
        ask.GAMBLE: Waiting(CHANCE, seat, range(DIE_FACES + 1)),
        ask.DUEL_DIE: Waiting(CHANCE, seat),
        ask.DRAW_VALUE: Waiting(CHANCE, seat),
    }
    of_seats = {
        ask.BUY_LOT: Waiting(SEAT, range(2)),
        ask.PLACE: Waiting(SEAT, range(NORMAL_OR_PASS, WHITE_ONE + 1)),
        ask.FREE_ACTION: Waiting(SEAT, range(SQUARES), range(COWBOYS + 2)),
        ask.NEXT_DUEL: Waiting(SEAT, range(2)),
        ask.BUY_PARCEL: Waiting(SEAT, seat),
        ask.BUY_BUILDING: Waiting(SEAT, range(SPACES)),
        ask.BUILD_DEFERRED: Waiting(SEAT, seat),
        ask.BUY_VP: Waiting(SEAT, range(min(VP_PRICE), max(VP_PRICE) + 1)),
        ask.FREE_ROAD: Waiting(SEAT, seat),
    }
    kinds = range(ask.SERVE + 1)
    return {kind: Waiting(SEAT) for kind in kinds} | by_nobody | by_chance | of_seats


def stack_is_sound(s: CarsonState) -> Iterator[str]:
    """Every question is put to whom it can be, and lies upon one that waits for it."""
    frames, table = s.frames(), asked(s.seats)
    if frames[-1][1] == OVER:
        if len(frames) > 1:
            yield "nothing waits when the game is over."
        return
    for kind, seat, a, b in frames:
        of = table[kind]
        right = seat in range(s.seats) if of.who == SEAT else seat == of.who
        if not right or a not in of.a or b not in of.b:
            yield f"{name(kind)} is put to another, or speaks of something else."
    for (below, *_), (above, *_) in pairwise(frames):
        if above not in LYING.get(below, ()):
            yield f"{name(above)} does not come before {name(below)}."
    several = [frame for frame in frames if frame[0] in (*DUELS, ask.MORTAL, ask.SERVE)]
    if len(set(several)) < len(several):
        yield "nobody is asked the same twice at once."


def name(kind: int) -> str:
    return next(
        word for word, value in vars(ask).items() if word.isupper() and value == kind is not None
    )
