"""How sure a mean is. Games of one deal are not independent, so deals are the samples."""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

LEVEL = 0.95


class Interval(NamedTuple):
    mean: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


class Sample:
    """Values with weights, in clusters (deals)."""

    def __init__(self) -> None:
        self.sums: dict[int, float] = {}  # by cluster: of the values
        self.weights: dict[int, float] = {}  # by cluster
        self.count = 0

    def add(self, cluster: int, value: float, weight: float = 1.0) -> None:
        self.sums[cluster] = self.sums.get(cluster, 0.0) + value * weight
        self.weights[cluster] = self.weights.get(cluster, 0.0) + weight
        self.count += 1

    @property
    def clusters(self) -> int:
        return len(self.sums)

    @property
    def weight(self) -> float:
        return sum(self.weights.values())

    @property
    def mean(self) -> float:
        return sum(self.sums.values()) / self.weight if self.weight else 0.0

    def pulls(self) -> dict[int, float]:
        """By cluster: how far it pulls the mean off. The variance is made of their squares."""
        mean, weight = self.mean, self.weight
        return {k: (self.sums[k] - mean * self.weights[k]) / weight for k in self.sums}

    def interval(self, level: float = LEVEL) -> Interval:
        """Of a mean without bounds, by Student's t."""
        return around(self.mean, self.pulls(), level)

    def share(self, level: float = LEVEL) -> Interval:
        """Of a mean in 0..1: Wilson's, with as many trials as would vary like these clusters.

        Where no cluster differs from another, each counts as one trial.
        """
        mean, clusters = self.mean, self.clusters
        if clusters == 0:
            return Interval(0.0, 0.0, 1.0)
        variance = variance_of(self.pulls())
        if clusters < 2 or variance <= 0.0 or not 0.0 < mean < 1.0:
            return wilson(mean, clusters, normal(level))
        trials = mean * (1 - mean) / variance
        return wilson(mean, trials, student(clusters - 1, level))


def variance_of(pulls: dict[int, float]) -> float:
    n = len(pulls)
    spread = sum(pull * pull for pull in pulls.values())
    return spread * n / (n - 1) if n > 1 and spread > 1e-18 else 0.0


def around(mean: float, pulls: dict[int, float], level: float = LEVEL) -> Interval:
    if len(pulls) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    half = student(len(pulls) - 1, level) * sqrt(variance_of(pulls))
    return Interval(mean, mean - half, mean + half)


def difference(one: Sample, other: Sample, level: float = LEVEL) -> Interval:
    """Of two means that share clusters, so that the luck they share cancels out."""
    mine, theirs = one.pulls(), other.pulls()
    pulls = {k: mine.get(k, 0.0) - theirs.get(k, 0.0) for k in sorted(mine.keys() | theirs.keys())}
    return around(one.mean - other.mean, pulls, level)


def gain(one: Sample, other: Sample, level: float = LEVEL) -> Interval:
    """The same of two shares, so it stays within -1..1: half of one more than the difference is a
    share itself, and gets Wilson's interval."""
    found = difference(one, other, level)
    freedom = len(one.sums.keys() | other.sums.keys()) - 1
    if freedom < 1:
        return Interval(found.mean, -1.0, 1.0)
    share = (1 + found.mean) / 2
    half = (found.high - found.mean) / 2
    if half <= 0.0 or not 0.0 < share < 1.0:
        inner = wilson(min(max(share, 0.0), 1.0), freedom + 1, normal(level))
    else:
        z = student(freedom, level)
        inner = wilson(share, share * (1 - share) * z * z / (half * half), z)
    return Interval(found.mean, 2 * inner.low - 1, 2 * inner.high - 1)


def wilson(share: float, trials: float, z: float) -> Interval:
    """Wilson's score interval."""
    rim = z * z / trials
    centre = (share + rim / 2) / (1 + rim)
    half = z / (1 + rim) * sqrt(share * (1 - share) / trials + rim / (4 * trials))
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def normal(level: float = LEVEL) -> float:
    return NormalDist().inv_cdf((1 + level) / 2)


def student(freedom: int, level: float = LEVEL) -> float:
    """The two-sided quantile of Student's t: exact for 1 and 2, else within 1 % of it."""
    p = (1 + level) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / sqrt(2 * p * (1 - p))
    z, n = normal(level), freedom  # the expansion of Abramowitz and Stegun, 26.7.5
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(n) ** (k + 1) for k, term in enumerate(terms))
