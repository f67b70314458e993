"""Worlds of carson's duel tiles are dealt as the truth is: compared with every deal there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, exp, prod
from typing import Any

import pytest

from tests.games.carson.table import GAME

ERROR = 1e-6  # how often, at most, a case accuses a redeal that is right
WORLDS = 2000
Hand = tuple[int, ...]  # by value: how many tiles

CASES = {  # by name: the hands of seats 1, 2, ... ; seat 0 looks, and has none
    "two sums that one tile decides": ((0, 2, 5), (0, 0, 2), (1, 3, 3)),
    "high and low": ((5, 5, 2, 1), (5, 5, 5, 4), (0, 0, 1, 2)),
    "four others": ((0, 5), (1, 4), (2, 2), (3, 3)),
    "hands of other sizes": ((0, 1, 2, 3), (4, 5), (3,), (1, 1, 4)),
    "one other": ((0, 4, 4),),
}


def counted(tiles: tuple[int, ...]) -> Hand:
    return tuple(tiles.count(value) for value in range(6))


def table(hands: tuple[tuple[int, ...], ...]) -> Any:
    seats = len(hands) + 1
    s = GAME.start(seats, {"duel_mode": "tiles"})
    rows = [counted(hand) for hand in ((), *hands)] + [(0,) * 6] * (5 - seats)
    s.tiles = [list(row) for row in rows]
    s.spent = [seats - sum(row[value] for row in rows) for value in range(6)]
    s.discard = s.shown = list(s.spent)
    s.sum_left = [*(sum(hand) for hand in ((), *hands)), *[-1] * (5 - seats)]
    return s


def deals(pool: Hand, wanted: list[tuple[int, int]]) -> Iterator[tuple[tuple[Hand, ...], int]]:
    """Every deal with these sizes and sums, and in how many ways it can be dealt."""
    if not wanted:
        yield (), 1
        return
    (size, total), *rest = wanted
    for hand in product(*(range(n + 1) for n in pool)):
        if sum(hand) == size and sum(value * n for value, n in enumerate(hand)) == total:
            ways = prod(comb(n, taken) for n, taken in zip(pool, hand, strict=True))
            left = tuple(n - taken for n, taken in zip(pool, hand, strict=True))
            for others, more in deals(left, rest):
                yield (hand, *others), ways * more


@pytest.mark.parametrize("name", CASES)
def test_carson_h4_every_deal_that_fits_the_sums_is_as_likely_as_any_other(name: str) -> None:
    hands = CASES[name]
    pool = tuple(sum(hand.count(value) for hand in hands) for value in range(6))
    ways = dict(deals(pool, [(len(hand), sum(hand)) for hand in hands]))
    found: Counter[tuple[Hand, ...]] = Counter()
    for seed in range(WORLDS):
        s = table(hands)
        s.redeal(0, GAME.dice(seed))
        found[tuple(tuple(row) for row in s.tiles)[1 : 1 + len(hands)]] += 1
    assert set(found) <= set(ways)
    for deal, many in ways.items():
        share = many / sum(ways.values())
        off = abs(found[deal] - WORLDS * share)
        variance = WORLDS * share * (1 - share)
        chance = 2 * exp(-off * off / (2 * (variance + off / 3))) if off else 1  # Bernstein
        assert chance * len(ways) > ERROR, f"{deal}: {found[deal]} worlds, not {WORLDS * share:.0f}"
