"""How much of who wins the deal decides, when equals play.

Each deal is played several times between the same bots with other minds of their own: chance rolls
alike in all of them, only what the players make of it differs. What the win shares of a seat vary
by from deal to deal, beyond what they vary by within a deal, is the deal's: its share of the whole
variance is the intraclass correlation of a one-way analysis of variance, over all seats, each
around its own mean. The interval is a bootstrap over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from farwest.arena.intervals import LEVEL, Interval
from farwest.arena.played import Played

RESAMPLES = 400


class Cell(NamedTuple):
    """One seat of one deal, over its games."""

    seat: int
    mean: float
    within: float  # sum of squares around that mean
    games: int


def luck_share(games: Sequence[Played], seed: int = 0) -> Interval:
    """Of whole deals, each played as often as the others, at least twice."""
    deals: dict[int, list[Played]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    rows = [cells(deal) for deal in deals.values()]
    dice = Random(seed)
    spread = sorted(correlation([dice.choice(rows) for _ in rows]) for _ in range(RESAMPLES))
    edge = (1 - LEVEL) / 2
    low, high = (spread[round(p * (RESAMPLES - 1))] for p in (edge, 1 - edge))
    return Interval(correlation(rows), low, high)


def cells(deal: Sequence[Played]) -> list[Cell]:
    found = []
    for seat in range(len(deal[0].seats)):
        shares = [game.seats[seat].share for game in deal]
        mean = sum(shares) / len(shares)
        found.append(Cell(seat, mean, sum((x - mean) ** 2 for x in shares), len(shares)))
    return found


def correlation(rows: Sequence[Sequence[Cell]]) -> float:
    """0: the deal decides nothing; 1: everything. Never below 0, as a share of variance."""
    between = within = 0.0
    n, seats, games = len(rows), len(rows[0]), rows[0][0].games
    for seat in range(seats):
        means = [row[seat].mean for row in rows]
        mean = sum(means) / n
        between += games * sum((x - mean) ** 2 for x in means)
        within += sum(row[seat].within for row in rows)
    if n < 2 or games < 2:
        return 0.0
    per_deal, per_game = between / (n - 1) / seats, within / (n * (games - 1)) / seats
    whole = per_deal + (games - 1) * per_game
    return max(0.0, (per_deal - per_game) / whole) if whole > 0 else 0.0
