"""Steps 1 and 2 of a turn: pick the meeples of a Location, sow them along the street."""

from __future__ import annotations

from farwest.games.meeples.actions import DROPPING, GO, NAMING, PICKING, STARTING
from farwest.games.meeples.causes import FROM_A_START
from farwest.games.meeples.events import (
    CHOSE_START,
    DROPPED,
    MADAME_LEFT,
    NAMED_CONTROLLER,
    OVERFLOWED,
    PICKED,
    PRIMED_DYNAMITE,
    TOOK_CONTROL,
    WENT,
)
from farwest.games.meeples.numbers import (
    BUILDINGS,
    CLOCKWISE,
    DIRECTIONS,
    DOOR_OF,
    DYNAMITE,
    EMPTY,
    END_AT,
    JAIL,
    LOCATIONS,
    MADAME,
    MEEPLES,
    NOWHERE,
    SALOON,
    SPACES,
    STEP,
)
from farwest.games.meeples.questions import CONTROLLER, DIRECTION, DROP, OVERFLOW, START
from farwest.games.meeples.state import MeeplesState, total
from farwest.kernel.state import NOBODY


def pick_options(s: MeeplesState) -> None:
    """MEEP-F3: any Location with a meeple, whoever owns it."""
    for location in range(LOCATIONS):
        if total(s.inside[location]) > 0:
            s.offer(PICKING + location)


def pick_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F4: all meeples of that Location are taken in hand."""
    location = action - PICKING
    s.tell(PICKED, s.seat, location, total(s.inside[location]))
    for meeple in range(MEEPLES):
        s.hand[meeple] = s.inside[location][meeple]
        s.inside[location][meeple] = 0
    if location == JAIL:
        prime_dynamite(s)
    if location < BUILDINGS:
        s.ask(DIRECTION, s.seat, DOOR_OF[location], 0)  # MEEP-F7
    else:
        s.ask(START, s.seat)  # MEEP-F8


def prime_dynamite(s: MeeplesState) -> None:
    """MEEP-F5: a Dynamite goes from the Jail into the Bag, if one is left there."""
    if s.jail_dynamite > 0:
        s.jail_dynamite -= 1
        s.bag[DYNAMITE] += 1
        s.tell(PRIMED_DYNAMITE, s.seat, s.jail_dynamite)


def start_options(s: MeeplesState) -> None:
    s.offer_those(STARTING, s.standing, EMPTY)


def start_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F8: any available Space; a direction only if more than one meeple is in hand."""
    space = action - STARTING
    s.tell(CHOSE_START, s.seat, space)
    if total(s.hand) > 1:
        s.ask(DIRECTION, s.seat, space, 1)
    else:
        s.ask(DROP, s.seat, space, CLOCKWISE)


def direction_options(s: MeeplesState) -> None:
    for direction in range(DIRECTIONS):
        s.offer(GO + direction)


def direction_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F7: from a Building, first after its own Door; MEEP-F9: fixed for the whole sowing."""
    direction = action - GO
    s.tell(WENT, s.seat, direction, cause=FROM_A_START if s.b == 1 else 0)
    first = s.a if s.b == 1 else next_available(s, s.a, direction)
    s.ask(DROP, s.seat, first, direction)


def next_available(s: MeeplesState, space: int, direction: int) -> int:
    """MEEP-F10, MEEP-F17: occupied Spaces are skipped; the last one looked at is `space` itself."""
    for _ in range(SPACES):
        space = (space + STEP[direction]) % SPACES
        if s.standing[space] == EMPTY:
            return space
    return NOWHERE


def drop_options(s: MeeplesState) -> None:
    """MEEP-F11: any type in hand."""
    for meeple in range(MEEPLES):
        if s.hand[meeple] > 0:
            s.offer(DROPPING + meeple)


def drop_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F17: one meeple on this Space, its token (MEEP-F14, MEEP-F15), then on to the next."""
    meeple = action - DROPPING
    space = s.a
    end = END_AT[space]
    s.hand[meeple] -= 1
    if meeple == MADAME and end != NOWHERE:
        s.inside[SALOON][MADAME] += 1  # MEEP-F16
        s.tell(MADAME_LEFT, s.seat, end)
    else:
        s.standing[space] = meeple
        s.tell(DROPPED, s.seat, meeple, space)
    ask_next(s, space, s.b)
    if end != NOWHERE and meeple != MADAME:
        lay_token(s, end)


def ask_next(s: MeeplesState, space: int, direction: int) -> None:
    """MEEP-F6: until the hand is empty, or no Space is available."""
    if total(s.hand) == 0:
        return
    following = next_available(s, space, direction)
    if following != NOWHERE:
        s.ask(DROP, s.seat, following, direction)
    else:
        s.ask(OVERFLOW, NOBODY)


def overflow_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F13: what finds no Space goes to the Saloon."""
    left = total(s.hand)
    for meeple in range(MEEPLES):
        s.inside[SALOON][meeple] += s.hand[meeple]
        s.hand[meeple] = 0
    s.tell(OVERFLOWED, s.active, left)


def lay_token(s: MeeplesState, end: int) -> None:
    """MEEP-F14: the active player controls it. MEEP-F15: or someone else, if already at work."""
    if s.token[1 - end] == s.seat:
        s.ask(CONTROLLER, s.seat, end)
    else:
        s.token[end] = s.seat
        s.tell(TOOK_CONTROL, s.seat, end)


def controller_options(s: MeeplesState) -> None:
    for seat in range(s.seats):
        if seat != s.seat:
            s.offer(NAMING + seat)


def controller_answer(s: MeeplesState, action: int) -> None:
    """MEEP-F15: the token of the chosen player goes under the meeple."""
    s.token[s.a] = action - NAMING
    s.tell(NAMED_CONTROLLER, s.seat, s.token[s.a], s.a)
