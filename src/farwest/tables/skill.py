"""How good somebody is at a game, from who won: Weng and Lin's rule for Plackett-Luce.

Ruby C. Weng and Chih-Jen Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011),
algorithm 4. Written from their formulas; a test holds it to openskill's. Three things are ours: the
scale is centred on 0, so that a side of four is not worth four of one; a seat, or a side that is
unlike the others, is a mate with a skill of its own, so that who sat well is not praised for it;
and how much luck there is in a game is learnt from its games.

docs/decisions/0022-ratings.md says why this one.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, Generic, NamedTuple, TypeVar

SPREAD: Final = 25 / 3  # sigma of somebody nobody has seen play
LUCK: Final = 25 / 6  # beta: how far a game is from telling who is better
TERM: Final = 25 / 12  # sigma of what a seat or a side is worth, before anything is known
LUCKS: Final = tuple(LUCK * times for times in (0.25, 0.5, 1.0, 2.0, 4.0))
LEAST: Final = 0.0001  # kappa: what a game leaves of a variance at least

Key = TypeVar("Key", bound=Hashable)


class Skill(NamedTuple):
    mu: float = 0.0
    sigma: float = SPREAD


def chances(teams: Sequence[Sequence[Skill]], luck: float = LUCK) -> list[float]:
    """That each of these comes first, before the game."""
    strength, scale = _strengths(teams, luck)
    highest = max(strength)
    odds = [exp((mu - highest) / scale) for mu in strength]
    return [one / sum(odds) for one in odds]


def learned_from(
    teams: Sequence[Sequence[Skill]], ranks: Sequence[int], luck: float = LUCK
) -> list[list[Skill]]:
    """After the game; 1 is the best rank, and equals share one."""
    strength, scale = _strengths(teams, luck)
    highest = max(strength)
    odds = [exp((mu - highest) / scale) for mu in strength]
    # By side: the sum of the odds of those it was not beaten by; how many share its rank.
    below = [sum(o for o, r in zip(odds, ranks, strict=True) if r >= rank) for rank in ranks]
    ties = [ranks.count(rank) for rank in ranks]
    after = []
    for i, team in enumerate(teams):
        variance = sum(one.sigma**2 for one in team)
        gain = loss = 0.0
        for q, rank in enumerate(ranks):
            if rank <= ranks[i]:
                p = odds[i] / below[q]
                gain += ((i == q) - p) / ties[q]
                loss += p * (1 - p) / ties[q]
        step = variance / scale * gain
        narrowing = sqrt(variance) / scale * variance / scale**2 * loss
        after.append(
            [
                Skill(
                    one.mu + one.sigma**2 / variance * step,
                    one.sigma * sqrt(max(1 - one.sigma**2 / variance * narrowing, LEAST)),
                )
                for one in team
            ]
        )
    return after


class Learner(Generic[Key]):
    """Who is how good at one game, and how much luck there is in it: of a few answers to that, the
    one whose forecasts were best so far, each made before its game was told."""

    def __init__(self, lucks: Sequence[float] = LUCKS) -> None:
        self._known: dict[float, dict[Key, Skill]] = {luck: {} for luck in lucks}
        self._loss = dict.fromkeys(lucks, 0.0)

    @property
    def luck(self) -> float:
        return min(self._loss, key=lambda luck: (self._loss[luck], abs(luck - LUCK)))

    @property
    def known(self) -> dict[Key, Skill]:
        return self._known[self.luck]

    def forecast(self, teams: Sequence[Sequence[Key]], fresh: Mapping[Key, Skill]) -> list[float]:
        """That each comes first. `fresh`: what is thought of those nobody has seen, if not the
        usual."""
        return chances(_seen(self.known, teams, fresh), self.luck)

    def learn(
        self, teams: Sequence[Sequence[Key]], ranks: Sequence[int], fresh: Mapping[Key, Skill]
    ) -> None:
        first = [k for k, rank in enumerate(ranks) if rank == min(ranks)]
        for luck, known in self._known.items():
            before = _seen(known, teams, fresh)
            said = chances(before, luck)
            self._loss[luck] -= sum(log(max(said[k], LEAST)) for k in first) / len(first)
            for team, learnt in zip(teams, learned_from(before, ranks, luck), strict=True):
                known.update(zip(team, learnt, strict=True))


def _seen(
    known: Mapping[Key, Skill], teams: Sequence[Sequence[Key]], fresh: Mapping[Key, Skill]
) -> list[list[Skill]]:
    return [[known.get(key) or fresh.get(key, Skill()) for key in team] for team in teams]


def _strengths(teams: Sequence[Sequence[Skill]], luck: float) -> tuple[list[float], float]:
    """Of each side, and by how much they may be off."""
    strength = [sum(one.mu for one in team) for team in teams]
    spread = sum(one.sigma**2 for team in teams for one in team)
    return strength, sqrt(spread + len(teams) * luck**2)
