"""Duels: CARSON-D1 to D7, V1, V3."""

from __future__ import annotations

from farwest.games.carson.actions import (
    DEAL_VALUE,
    DIE_FOR_IT,
    DUEL,
    PLAY_TILE,
    PLAY_TWIN,
    ROLL,
    SPARE,
)
from farwest.games.carson.causes import (
    AFTER_A_TIE,
    BY_TILE,
    MORTALLY,
    USUAL,
)
from farwest.games.carson.events import (
    CHOSE_TILE,
    COUNTED_FORCE,
    DIED,
    DREW_TILE,
    DREW_TILES,
    DUEL_BEGAN,
    LOST_DUEL,
    ROLLED_DUEL,
    SHERIFF_SCORED,
    WON_DUEL,
)
from farwest.games.carson.numbers import (
    BUILT,
    CELLS,
    DUEL_MODE,
    FIRST_CELL,
    MAX_SEATS,
    MORTAL_DUELS,
    MORTAL_VP,
    NOT_CHOSEN,
    RED,
    REDRAWN,
    SHERIFF,
    SHERIFF_VP,
    VALUES,
)
from farwest.games.carson.questions import (
    DECIDE_DUEL,
    DRAW_VALUE,
    DUEL_DIE,
    DUEL_TILE,
    MORTAL,
    NEXT_DUEL,
    NEXT_DUELS,
    RESTOCK,
)
from farwest.games.carson.state import (
    NO_SEAT,
    CarsonState,
    cowboys_of,
    guns_of,
    holds,
    how_many,
)
from farwest.kernel.state import CHANCE, NOBODY


def is_contested(s: CarsonState, cell: int, buildings: int) -> bool:
    """Two cowboys or more: on a parcel to buy, or on a building."""
    rivals = how_many(s.standing[FIRST_CELL + cell])
    return rivals > 1 and (s.ground[cell] >= BUILT) == (buildings == 1)


def next_duels_answer(s: CarsonState, action: int) -> None:
    """CARSON-F22, CARSON-F32: one duel after the other; the first to have passed names the next."""
    found = 0
    contested = 0
    for cell in range(CELLS):
        if s.standing[FIRST_CELL + cell] > 0 and is_contested(s, cell, s.a):
            found += 1
            contested = cell
    if found > 0:
        s.ask(NEXT_DUELS, NOBODY, s.a)
        if found > 1:
            s.ask(NEXT_DUEL, s.pass_order[0], s.a)
        else:
            begin_duel(s, FIRST_CELL + contested)


def next_duel_options(s: CarsonState) -> None:
    for cell in range(CELLS):
        if s.standing[FIRST_CELL + cell] > 0 and is_contested(s, cell, s.a):
            s.offer(DUEL + cell)


def next_duel_answer(s: CarsonState, action: int) -> None:
    """CARSON-R26: step by step."""
    begin_duel(s, FIRST_CELL + action - DUEL)


def begin_duel(s: CarsonState, target: int) -> None:
    """CARSON-D1, CARSON-D7: all cowboys on the target fight; nobody can withdraw."""
    s.duel_at = target
    s.duel_winner = NO_SEAT
    s.fought = s.standing[target]
    s.tell(DUEL_BEGAN, NO_SEAT, target)
    s.ask(DECIDE_DUEL, NOBODY, target)
    for seat in range(MAX_SEATS):
        s.duel_roll[seat] = 0
        s.duel_guns[seat] = 0
        s.duel_cowboys[seat] = 0
    for back in range(s.seats):
        seat = s.pass_order[s.seats - 1 - back]
        if s.fought >> seat & 1 == 1:
            s.duel_guns[seat] = guns_of(s, seat)
            s.duel_cowboys[seat] = cowboys_of(s, seat)
            if s.variant[DUEL_MODE] == 0:
                s.ask(DUEL_DIE, CHANCE, seat)
            elif count_tiles(s.tiles[seat]) > 0:
                s.ask(DUEL_TILE, seat)


def count_tiles(tiles: list[int]) -> int:
    found = 0
    for value in range(len(tiles)):
        found += tiles[value]
    return found


def duel_die_answer(s: CarsonState, action: int) -> None:
    """CARSON-A1: a duel rolls for its participants in the pass order."""
    s.duel_roll[s.a] = action - ROLL
    s.tell(ROLLED_DUEL, s.a, action - ROLL)


def duel_tile_options(s: CarsonState) -> None:
    """CARSON-A5.21, CARSON-R39: who has two tiles has a choice, though they be equal."""
    for value in range(VALUES):
        if s.tiles[s.seat][value] > 0:
            s.offer(PLAY_TILE + value)
    if s.count == 1:
        for value in range(VALUES):
            if s.tiles[s.seat][value] > 1:
                s.offer(PLAY_TWIN + value)


def tile_of(action: int) -> int:
    """The value of the tile that an answer plays."""
    return action - PLAY_TILE if action < PLAY_TWIN else action - PLAY_TWIN


def duel_tile_answer(s: CarsonState, action: int) -> None:
    """CARSON-V1, CARSON-H5: chosen in secret."""
    value = tile_of(action)
    s.chosen[s.seat] = value
    s.tell(CHOSE_TILE, s.seat, value, 0, 1 << s.seat)


def reveal_tiles(s: CarsonState) -> None:
    """CARSON-V1: all are revealed together, replace the die, and go to the discard."""
    for place in range(s.seats):
        seat = s.pass_order[place]
        value = s.chosen[seat]
        if value != NOT_CHOSEN:
            s.chosen[seat] = NOT_CHOSEN
            s.duel_roll[seat] = value
            s.tiles[seat][value] -= 1
            s.discard[value] += 1
            s.shown[value] += 1
            if s.redrew[seat] == 0:
                s.spent[value] += 1
                s.sum_left[seat] -= value
            s.tell(ROLLED_DUEL, seat, value, cause=BY_TILE)


def duel_total(s: CarsonState, seat: int) -> int:
    """CARSON-D2: the die, cowboys at home and guns."""
    return s.duel_roll[seat] + s.duel_guns[seat] + s.duel_cowboys[seat]


def decide_duel_answer(s: CarsonState, action: int) -> None:
    """CARSON-D4: the highest total wins; among equals, who passed first."""
    target = s.a
    if s.variant[DUEL_MODE] == 1:
        reveal_tiles(s)
    best = -1
    tied = False
    for place in range(s.seats):
        seat = s.pass_order[place]
        if s.fought >> seat & 1 == 1:
            s.tell(COUNTED_FORCE, seat, s.duel_guns[seat], s.duel_cowboys[seat])
            tied = tied or duel_total(s, seat) == best
            if duel_total(s, seat) > best:
                best = duel_total(s, seat)
                s.duel_winner = seat
                tied = False
    s.tell(WON_DUEL, s.duel_winner, target, best, cause=AFTER_A_TIE if tied else USUAL)
    s.standing[target] = 1 << s.duel_winner
    if s.variant[DUEL_MODE] == 1:
        restock_after(s)
    for back in range(s.seats):
        seat = s.pass_order[s.seats - 1 - back]
        if s.fought >> seat & 1 == 1 and seat != s.duel_winner:
            lose_duel(s, seat)


def lose_duel(s: CarsonState, seat: int) -> None:
    """CARSON-D5: losers take their cowboy back at once; CARSON-V3: or let it die."""
    mortal = s.variant[MORTAL_DUELS] == 1
    s.tell(LOST_DUEL, seat, duel_total(s, seat), cause=MORTALLY if mortal else USUAL)
    if mortal:
        s.ask(MORTAL, seat)
    else:
        s.reserve[seat] += 1
    if holds(s, seat, SHERIFF, RED):
        s.vp[seat] += SHERIFF_VP  # CARSON-D6
        s.tell(SHERIFF_SCORED, seat, SHERIFF_VP)


def mortal_options(s: CarsonState) -> None:
    s.offer(SPARE)
    s.offer(DIE_FOR_IT)


def mortal_answer(s: CarsonState, action: int) -> None:
    """CARSON-V3: back home, or to the general reserve for 2 points."""
    if action == DIE_FOR_IT:
        s.supply[s.seat] += 1
        s.vp[s.seat] += MORTAL_VP
        s.tell(DIED, s.seat, MORTAL_VP)
    else:
        s.reserve[s.seat] += 1


def restock_after(s: CarsonState) -> None:
    """CARSON-V1, CARSON-A16: who is left with no tile draws, in the pass order, after V3."""
    for back in range(s.seats):
        seat = s.pass_order[s.seats - 1 - back]
        if s.fought >> seat & 1 == 1 and count_tiles(s.tiles[seat]) == 0:
            s.ask(RESTOCK, NOBODY, seat, REDRAWN)


def restock_answer(s: CarsonState, action: int) -> None:
    """CARSON-V1: three tiles at random from the discard, all if fewer."""
    if s.b == 0 or count_tiles(s.discard) == 0:
        s.tell(DREW_TILES, s.a, REDRAWN - s.b)
    else:
        s.ask(RESTOCK, NOBODY, s.a, s.b - 1)
        s.ask(DRAW_VALUE, CHANCE, s.a)


def draw_value_options(s: CarsonState) -> None:
    s.offer_counts(DEAL_VALUE, s.discard)


def draw_value_answer(s: CarsonState, action: int) -> None:
    """CARSON-H4: only its drawer knows it; what is left in the discard is not public any more."""
    value = action - DEAL_VALUE
    s.discard[value] -= 1
    s.tiles[s.a][value] += 1
    s.redrew[s.a] = 1
    for other in range(VALUES):
        s.shown[other] = 0
    s.tell(DREW_TILE, s.a, value, 0, 1 << s.a)
