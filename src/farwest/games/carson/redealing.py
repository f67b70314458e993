"""Another world that one seat cannot tell from this one: RULES.md section 7.

Only duel tiles are hidden (CARSON-H4, CARSON-H5); the bag has no order, dice no memory (H2, H3).
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from farwest.games.carson.numbers import (
    DUEL_TILES,
    MAX_SEATS,
    NOT_ANNOUNCED,
    NOT_CHOSEN,
    VALUES,
)
from farwest.games.carson.phases.duels import count_tiles
from farwest.games.carson.state import NO_SEAT, CarsonState
from farwest.kernel.dice import Dice

PATIENCE: Final = 1_000_000  # deals; the true one fits, and one in some hundred does

SUMS: Final = DUEL_TILES * (VALUES - 1) + 1  # of a hand: 0 to 30
DRAWN: Final = sorted(  # every hand as its size, its sum, its tiles
    (size, sum(tiles), tiles)
    for size in range(DUEL_TILES + 1)
    for tiles in combinations_with_replacement(range(VALUES), size)
)
HANDS: Final = tuple(  # by hand, by value: how many tiles
    tuple(tiles.count(value) for value in range(VALUES)) for _, _, tiles in DRAWN
)
FIRST_HAND: Final = tuple(  # by size * SUMS + sum: the first of its hands; they end where others do
    bisect_left(DRAWN, (*divmod(place, SUMS), ())) for place in range((DUEL_TILES + 1) * SUMS + 1)
)
WAYS: Final = tuple(  # by tiles of a value, by how many of them: which ones, in how many ways
    tuple(comb(tiles, taken) for taken in range(DUEL_TILES + 1)) for tiles in range(MAX_SEATS + 1)
)
CLOSE: Final = 1000  # how finely it is measured which sum is farther from the usual


def redeal_hands(s: CarsonState, seat: int, dice: Dice) -> None:
    """CARSON-H4: the tiles others were dealt: number and sum of what is left are known.

    Every way to deal the tiles that fits all sums is as likely as any other: so all are dealt
    together, and anew if a sum does not fit. Two sums cost nothing, and those that fit worst are
    chosen for it: the first hand is one of those with its sum, each as often as it is dealt; the
    last one gets what is left.
    """
    gather_pool(s, seat)
    first = farthest(s, seat, NO_SEAT)
    last = farthest(s, seat, first)
    total = weigh_hands(s, first) if first != NO_SEAT else 0
    tries = 0
    fits = False
    while not fits and tries < PATIENCE:
        gather_pool(s, seat)
        if first != NO_SEAT:
            take_weighed(s, first, dice.below(total))
        fits = deal_hands(s, seat, first, last, dice)
        tries += 1
    clear_pool(s)


def gather_pool(s: CarsonState, seat: int) -> None:
    """What the others hold of their first tiles, and what is still to be dealt."""
    for value in range(VALUES):
        s.pool[value] = s.seats - s.spent[value]
        if s.redrew[seat] == 0:
            s.pool[value] -= s.tiles[seat][value]


def clear_pool(s: CarsonState) -> None:
    for value in range(VALUES):
        s.pool[value] = 0


def is_dealt(s: CarsonState, seat: int, other: int) -> bool:
    """Whether the other one's first tiles are to be dealt anew for this seat."""
    return other != seat and s.redrew[other] == 0


def farthest(s: CarsonState, seat: int, but: int) -> int:
    """Whose sum is the farthest from what its hand would usually have; NO_SEAT: no other has one.

    Counted in variances of a hand of that size, drawn from the pool.
    """
    tiles = count_tiles(s.pool)
    worth = 0
    for value in range(VALUES):
        worth += value * s.pool[value]
    found = NO_SEAT
    most = -1
    for other in range(s.seats):
        if is_dealt(s, seat, other) and other != but and s.sum_left[other] != NOT_ANNOUNCED:
            size = count_tiles(s.tiles[other])
            off = s.sum_left[other] * tiles - size * worth
            far = CLOSE * off * off // max(size * (tiles - size), 1)
            if far > most:
                most = far
                found = other
    return found


def weigh_hands(s: CarsonState, other: int) -> int:
    """In `weight`: in how many ways each hand of its size and sum comes from the pool; their sum.

    The buffer of options is free here: whoever wants options finds them anew.
    """
    begin = count_tiles(s.tiles[other]) * SUMS + s.sum_left[other]
    total = 0
    for hand in range(FIRST_HAND[begin], FIRST_HAND[begin + 1]):
        ways = 1
        for value in range(VALUES):
            ways *= WAYS[s.pool[value]][HANDS[hand][value]]
        s.weight[hand - FIRST_HAND[begin]] = ways
        total += ways
    return total


def take_weighed(s: CarsonState, other: int, roll: int) -> None:
    hand = FIRST_HAND[count_tiles(s.tiles[other]) * SUMS + s.sum_left[other]]
    k = 0
    while roll >= s.weight[k]:
        roll -= s.weight[k]
        k += 1
    for value in range(VALUES):
        s.tiles[other][value] = HANDS[hand + k][value]
        s.pool[value] -= s.tiles[other][value]


def deal_hands(s: CarsonState, seat: int, first: int, last: int, dice: Dice) -> bool:
    """The other hands; whether their sums are as announced."""
    for other in range(s.seats):
        between = is_dealt(s, seat, other) and other != first and other != last
        if between and not deal_fitting(s, other, dice):
            return False
    return last == NO_SEAT or deal_fitting(s, last, dice)


def deal_fitting(s: CarsonState, other: int, dice: Dice) -> bool:
    total = deal_from_pool(s, other, count_tiles(s.tiles[other]), dice)
    return s.sum_left[other] == NOT_ANNOUNCED or total == s.sum_left[other]


def deal_from_pool(s: CarsonState, other: int, size: int, dice: Dice) -> int:
    """So many tiles of the pool, at random; their sum."""
    for value in range(VALUES):
        s.tiles[other][value] = 0
    left = count_tiles(s.pool)
    total = 0
    for _ in range(size):
        value = dice.pick(s.pool, left)
        s.pool[value] -= 1
        left -= 1
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
