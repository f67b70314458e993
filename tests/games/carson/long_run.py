"""Very many random games: what never changes, and every income recomputed by the naive routine.

Too long for every day: `python -m tests.games.carson.long_run --games 20000`.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, NamedTuple

from farwest.games.carson import events
from farwest.games.carson import numbers as t
from farwest.games.carson.phases.incomes import income_of
from farwest.laws import walk
from tests.games.carson.table import GAME, SEATS
from tests.games.carson.test_incomes import naive_income

GROUND = GAME.names["ground"]


class Seen(NamedTuple):
    positions: int = 0
    incomes: int = 0  # of buildings, compared whenever the map changed
    paid: int = 0  # incomes told as earned or robbed, compared with the map they were paid for


def one_game(seats: int, seed: int) -> Seen:
    """A game of random answers and a random variant, looked at after every answer."""
    positions = incomes = paid = 0
    town: tuple[list[int], list[int]] = ([], [])
    for s in walk(GAME, seats, seed):
        positions += 1
        fault = next(iter(GAME.invariants(s)), None)
        assert fault is None, f"{seats} seats, seed {seed}: {fault}"
        before, town = town, (list(s.ground), list(s.owner))
        if town != before:
            incomes += incomes_agree(*town, list(s.variant))
        paid += payments_agree(s)
    return Seen(positions, incomes, paid)


def incomes_agree(ground: list[int], owner: list[int], variant: list[int]) -> int:
    """Of all buildings; how many were compared."""
    sites = [at for at, kind in enumerate(ground) if kind >= t.BUILT]
    words = [GROUND[kind] for kind in ground]
    for at in sites:
        naive = naive_income(words, owner, at, variant[t.EVERY_MOUNTAIN] == 1)
        assert income_of(ground, owner, variant, at) == naive
    return len(sites)


def payments_agree(s: Any) -> int:
    """CARSON-F34, CARSON-P8: half for a robber, rounded down; doubled only where nobody robbed."""
    told = s.told()
    earned = {at: dollars for kind, _, at, dollars, _, _ in told if kind == events.EARNED}
    robbed = {at: dollars for kind, _, at, dollars, _, _ in told if kind == events.ROBBED}
    twice = {(who, building) for kind, who, building, _, _, _ in told if kind == events.DOUBLED}
    words, owner = [GROUND[kind] for kind in s.ground], list(s.owner)
    for at in earned | robbed:
        income = naive_income(words, owner, at, s.variant[t.EVERY_MOUNTAIN] == 1)
        if at in robbed:
            assert (income // 2, income - income // 2) == (robbed[at], earned.get(at, 0))
        else:
            times = 2 if (owner[at], s.ground[at] - t.BUILT) in twice else 1
            assert times * income == earned[at]
    return len(earned | robbed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="for each number of seats")
    games = parser.parse_args().games
    for seats in SEATS:
        all_seen = [one_game(seats, seed) for seed in range(games)]
        positions, incomes, paid = (sum(column) for column in zip(*all_seen, strict=True))
        sys.stdout.write(
            f"{seats} seats: {games:,} games, {positions:,} positions whole, {incomes:,} incomes "
            f"and {paid:,} payments as the naive routine has them\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
