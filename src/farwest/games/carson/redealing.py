"""Another world that one seat cannot tell from this one: RULES.md section 7.

Only duel tiles are hidden (CARSON-H4, CARSON-H5); the bag has no order, dice no memory (H2, H3).
"""

from __future__ import annotations

from typing import Final

from farwest.games.carson.numbers import NOT_ANNOUNCED, NOT_CHOSEN, VALUES
from farwest.games.carson.phases.duels import count_tiles
from farwest.games.carson.state import CarsonState
from farwest.kernel.dice import Dice

TRIES: Final = 64  # hands dealt to one seat before all are dealt anew
DEALS: Final = 1000  # before sums are given up: some deal fits, since the true one does


def redeal_hands(s: CarsonState, seat: int, dice: Dice) -> None:
    """CARSON-H4: the tiles others were dealt: number and sum of what is left are known."""
    deals = 0
    fits = False
    while not fits and deals < DEALS:
        fits = deal_hands(s, seat, dice)
        deals += 1
    clear_pool(s)


def clear_pool(s: CarsonState) -> None:
    for value in range(VALUES):
        s.pool[value] = 0


def deal_hands(s: CarsonState, seat: int, dice: Dice) -> bool:
    for value in range(VALUES):
        s.pool[value] = s.seats - s.spent[value]
        if s.redrew[seat] == 0:
            s.pool[value] -= s.tiles[seat][value]
    for other in range(s.seats):
        if other != seat and s.redrew[other] == 0 and not deal_fitting(s, other, dice):
            return False
    return True


def deal_fitting(s: CarsonState, other: int, dice: Dice) -> bool:
    """A hand whose sum is as announced, if one is found."""
    size = count_tiles(s.tiles[other])
    for _ in range(TRIES):
        total = deal_from_pool(s, other, size, dice)
        if s.sum_left[other] == NOT_ANNOUNCED or total == s.sum_left[other]:
            return True
        for value in range(VALUES):
            s.pool[value] += s.tiles[other][value]
    deal_from_pool(s, other, size, dice)
    return False


def deal_from_pool(s: CarsonState, other: int, size: int, dice: Dice) -> int:
    """So many tiles of the pool, at random; their sum."""
    for value in range(VALUES):
        s.tiles[other][value] = 0
    total = 0
    for _ in range(size):
        value = dice.pick(s.pool, count_tiles(s.pool))
        s.pool[value] -= 1
        s.tiles[other][value] += 1
        total += value
    return total


def redeal_discard(s: CarsonState, seat: int, dice: Dice) -> None:
    """CARSON-H4, CARSON-A16: what was drawn from the discard is in a hand or still there."""
    for value in range(VALUES):
        s.pool[value] = s.spent[value] - s.shown[value]
        if s.redrew[seat] == 1:
            s.pool[value] -= s.tiles[seat][value]
    for other in range(s.seats):
        if other != seat and s.redrew[other] == 1:
            deal_from_pool(s, other, count_tiles(s.tiles[other]), dice)
    for value in range(VALUES):
        s.discard[value] = s.shown[value] + s.pool[value]
    clear_pool(s)


def redeal_choices(s: CarsonState, seat: int, dice: Dice) -> None:
    """CARSON-H5: another seat's chosen tile may be any of its hand."""
    for other in range(s.seats):
        if other != seat and s.chosen[other] != NOT_CHOSEN:
            s.chosen[other] = dice.pick(s.tiles[other], count_tiles(s.tiles[other]))
