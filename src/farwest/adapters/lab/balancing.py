"""Which value of a parameter makes somebody's share of the wins even: a search over games.

Each round plays more deals where they tell most: at the value nearest to the even point so far, and
at both ends before that. All games together are fitted by a logistic curve; where it crosses the
even share is the answer, and a bootstrap over deals says how sure that is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import NamedTuple

from farwest.adapters.lab.playing import Bench, TriedSetting, even_share
from farwest.adapters.lab.settings import LabSetting
from farwest.arena.intervals import LEVEL, Interval
from farwest.kernel.errors import BadCall

RESAMPLES = 200
STEPS = 30  # of Newton
STIFF = 1e-3  # keeps the fit finite where one side always wins
ROUNDS = 6


class Curve(NamedTuple):
    """The chance at x is 1 / (1 + exp(-(level + slope * (x - middle) / scale)))."""

    level: float
    slope: float
    middle: float
    scale: float

    def at(self, x: float) -> float:
        z = self.level + self.slope * (x - self.middle) / self.scale
        return 1 / (1 + exp(-max(min(z, 500.0), -500.0)))

    def where(self, share: float) -> float | None:
        """The x of a share; None: it is flat."""
        if abs(self.slope) < 1e-6:
            return None
        z = log(share / (1 - share))
        return self.middle + self.scale * (z - self.level) / self.slope


class Toss(NamedTuple):
    x: float
    share: float  # of the win
    deal: int


@dataclass(frozen=True)
class Balanced:
    parameter: str
    who: str
    even: float
    tried: list[TriedSetting]  # by value, ascending
    curve: Curve
    found: Interval | None  # None: no value between the ends is even
    best: int | None  # the value nearest to it


def balance_search(
    bench: Bench,
    setting: LabSetting,
    parameter: str,
    values: Sequence[int],
    who: str,
    rounds: int = ROUNDS,
    done: Callable[[], None] = lambda: None,
) -> Balanced:
    if len(values) < 3:
        raise BadCall(f"A search needs at least 3 values of {parameter}, not {len(values)}.")
    values, games = sorted(values), dict[int, TriedSetting]()

    def play(value: int) -> None:
        chosen = {**setting, parameter: value}
        had = games[value].games if value in games else []
        games[value] = TriedSetting(chosen, had + bench.played(chosen, len(had), bench.deals))
        done()

    play(values[0])
    play(values[-1])
    even = even_share(games[values[0]], who)
    for _ in range(rounds):
        crossing = fit(tosses(games, who)).where(even)
        middle = (values[0] + values[-1]) / 2 if crossing is None else crossing
        play(min(values, key=lambda value: abs(value - middle)))
    known = tosses(games, who)
    curve = fit(known)
    found = crossing_of(known, even, values, bench.seed)
    best = None if found is None else min(values, key=lambda value: abs(value - found.mean))
    return Balanced(parameter, who, even, [games[v] for v in sorted(games)], curve, found, best)


def tosses(games: dict[int, TriedSetting], who: str) -> list[Toss]:
    found = []
    for value, tried in games.items():
        sample = tried.wins(who)
        found += [
            Toss(float(value), sample.sums[deal] / sample.weights[deal], deal)
            for deal in sample.sums
        ]
    return found


def fit(known: Sequence[Toss]) -> Curve:
    """By Newton's method, with a touch of stiffness."""
    low, high = min(toss.x for toss in known), max(toss.x for toss in known)
    middle, scale = (low + high) / 2, (high - low) / 2 or 1.0
    a = b = 0.0
    for _ in range(STEPS):
        ga, gb = -STIFF * a, -STIFF * b
        haa = hbb = STIFF
        hab = 0.0
        for x, share, _ in known:
            u = (x - middle) / scale
            p = 1 / (1 + exp(-max(min(a + b * u, 30.0), -30.0)))
            w = p * (1 - p)
            ga, gb = ga + share - p, gb + (share - p) * u
            haa, hab, hbb = haa + w, hab + w * u, hbb + w * u * u
        whole = haa * hbb - hab * hab
        if whole <= 0:
            break
        da, db = (hbb * ga - hab * gb) / whole, (haa * gb - hab * ga) / whole
        a, b = a + da, b + db
        if abs(da) + abs(db) < 1e-9:
            break
    return Curve(a, b, middle, scale)


def crossing_of(
    known: Sequence[Toss], even: float, values: Sequence[int], seed: int
) -> Interval | None:
    crossing = fit(known).where(even)
    if crossing is None or not values[0] <= crossing <= values[-1]:
        return None
    deals = sorted({toss.deal for toss in known})
    by_deal: dict[int, list[Toss]] = {deal: [] for deal in deals}
    for toss in known:
        by_deal[toss.deal].append(toss)
    dice, spread = Random(seed), []
    for _ in range(RESAMPLES):
        drawn = [toss for deal in dice.choices(deals, k=len(deals)) for toss in by_deal[deal]]
        where = fit(drawn).where(even)
        spread.append(values[-1] if where is None else min(max(where, values[0]), values[-1]))
    spread.sort()
    edge = (1 - LEVEL) / 2
    low, high = (spread[round(p * (RESAMPLES - 1))] for p in (edge, 1 - edge))
    return Interval(crossing, low, high)
