"""The construction row: CARSON-S4, F39, P11."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.actions import DRAW_TILE
from farwest.games.carson.causes import (
    AFTER_THE_WORKER,
    AT_SET_UP,
    USUAL,
)
from farwest.games.carson.events import SET_OUT_TILE
from farwest.games.carson.numbers import BUILDINGS, NO_TILE, SPACES
from farwest.games.carson.questions import FILL_ROW, FILL_SPACE
from farwest.games.carson.state import NO_SEAT, CarsonState
from farwest.kernel.state import CHANCE, NOBODY

AS_IT_LIES: Final = 0
SLIDE_FIRST: Final = 1


def place_tile(s: CarsonState, space: int, building: int) -> None:
    """CARSON-S4 at set-up, CARSON-P11 while personalities are picked, CARSON-F39 after a round."""
    s.row[space] = building
    cause = USUAL
    if s.round == 0:
        cause = AT_SET_UP
    elif s.turn_order[0] == NO_SEAT:
        cause = AFTER_THE_WORKER
    s.tell(SET_OUT_TILE, NO_SEAT, building, space, cause=cause)


def slide_row(s: CarsonState) -> None:
    """CARSON-F39: remaining tiles go to the cheapest spaces and keep their order."""
    empty = SPACES - 1
    for back in range(SPACES):
        space = SPACES - 1 - back
        building = s.row[space]
        if building != NO_TILE:
            s.row[space] = NO_TILE
            s.row[empty] = building
            empty -= 1


def fill_row_answer(s: CarsonState, action: int) -> None:
    """CARSON-F39: from the bag, the cheapest empty space first; with an empty bag it stays so."""
    if s.a == SLIDE_FIRST:
        slide_row(s)
    in_bag = 0
    for building in range(BUILDINGS):
        in_bag += s.bag[building]
    space = SPACES - 1
    while space >= 0 and s.row[max(space, 0)] != NO_TILE:
        space -= 1
    if space >= 0 and in_bag > 0:
        s.ask(FILL_ROW, NOBODY, AS_IT_LIES)
        s.ask(FILL_SPACE, CHANCE, space)


def fill_space_options(s: CarsonState) -> None:
    s.offer_counts(DRAW_TILE, s.bag)


def fill_space_answer(s: CarsonState, action: int) -> None:
    """CARSON-H3: nobody knows what comes out of the bag."""
    s.bag[action - DRAW_TILE] -= 1
    place_tile(s, s.a, action - DRAW_TILE)
