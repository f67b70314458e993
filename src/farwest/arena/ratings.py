"""Ratings by (bot, role), by openskill's Plackett-Luce.

A game says who won it, not who came third: bots play to win, and the ladder counts victories.
A side is rated as one player for each bot and role on it: seats that win together are not summed,
or one against many would count as beaten before it starts. Games in another order would end in
other ratings, so they are the mean over several shuffles with fixed seeds. Only differences count;
ties make all of them drift, so they are centred on the usual 25.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from farwest.arena.played import WINNER, Played

SHUFFLES = 20
MOST_UPDATES = 40_000  # about two seconds of them; long runs need fewer shuffles
CENTRE = 25.0  # openskill's
WON, NOT_WON = 1.0, 2.0  # ranks
SURELY = 3  # sigmas below mu: the ordinal, what a bot is surely worth

Key = tuple[str, str]  # bot, role


class Rating(NamedTuple):
    bot: str
    role: str
    games: int
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - SURELY * self.sigma


def rate(games: Sequence[Played]) -> list[Rating]:
    """Best first."""
    played: dict[Key, int] = {}
    for game in games:
        for seat in game.seats:
            key = (seat.bot, seat.role)
            played[key] = played.get(key, 0) + 1
    shuffles = max(1, min(SHUFFLES, MOST_UPDATES // max(len(games), 1)))
    passes = [one_pass(games, seed) for seed in range(shuffles)]
    mus = {key: fmean(ratings[key].mu for ratings in passes) for key in played}
    drift = fmean(mus.values()) - CENTRE if mus else 0.0
    found = [
        Rating(
            *key,
            games=played[key],
            mu=mus[key] - drift,
            sigma=fmean(ratings[key].sigma for ratings in passes),
        )
        for key in played
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def one_pass(games: Sequence[Played], seed: int) -> dict[Key, Any]:
    model = PlackettLuce()
    order = sorted(games, key=lambda game: (game.deal, game.number))
    Random(seed).shuffle(order)
    ratings: dict[Key, Any] = {}
    for game in order:
        sides: dict[int, set[Key]] = {}
        ranks: dict[int, float] = {}
        for seat in game.seats:
            sides.setdefault(seat.side, set()).add((seat.bot, seat.role))
            rank = WON if seat.place == WINNER else NOT_WON
            ranks[seat.side] = min(ranks.get(seat.side, rank), rank)
        keys = [sorted(sides[side]) for side in sides]
        teams = [[ratings.get(key) or model.rating() for key in team] for team in keys]
        after = model.rate(teams, ranks=[ranks[side] for side in sides])
        ratings |= merged(model, keys, after)
    return ratings


def merged(model: PlackettLuce, keys: list[list[Key]], after: list[list[Any]]) -> dict[Key, Any]:
    """A bot that sat at several seats learns the mean of what it learnt at each."""
    found: dict[Key, list[Any]] = {}
    for team, ratings in zip(keys, after, strict=True):
        for key, rating in zip(team, ratings, strict=True):
            found.setdefault(key, []).append(rating)
    return {
        key: model.rating(mu=fmean(r.mu for r in same), sigma=fmean(r.sigma for r in same))
        for key, same in found.items()
    }
