"""Which way of rating people says best who will win: by its error on games it has not seen.

python -m bench.ratings GAME [--seats K] [--games N] [--people P] [--seed S]

Bots of many strengths play an arena. Every game is then said to be of people, drawn among so many
aliases of each bot, so that each has played few games, as people have. Before each game a method
says with what chance each side wins; then it is told. The batch fit is made anew every so many
games from all before. Log loss and Brier score are means over games; intervals of differences to
ours are 95 %, from resampled games.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from openskill.models import PlackettLuce, ThurstoneMostellerFull

import farwest
from farwest.arena import League, plan_for
from farwest.arena.played import WINNER, Played
from farwest.tables.skill import LUCK, LUCKS, TERM, Learner, Skill

BOTS: Final = "random,greedy,greenhorn,cowhand,search:iterations=12,search:iterations=40"
RESAMPLED: Final = 400
BLOCK: Final = 40  # games between two batch fits
STEPS: Final = 12  # of Newton's method
PERSON: Final = 1.41  # logits: what people differ by before anything is known, as ours has it
CONTEXT: Final = 0.35  # likewise, what a seat or a side is worth
LEAST: Final = 1e-6
ELO_STEP: Final = 32.0
ELO: Final = 400 / log(10)


class Side(NamedTuple):
    people: tuple[str, ...]  # with their role
    term: str
    place: int
    share: float  # of the victory


Game = list[Side]


class Method(Protocol):
    def predict(self, game: Game) -> list[float]: ...

    def learn(self, game: Game) -> None: ...


class Nothing:
    """Every side is as good."""

    def predict(self, game: Game) -> list[float]:
        return [1 / len(game)] * len(game)

    def learn(self, game: Game) -> None:
        pass


class Elo:
    """Each pair of sides is a game of its own; a side is as good as its mean."""

    def __init__(self) -> None:
        self.points: dict[str, float] = {}

    def _of(self, side: Side) -> float:
        return fmean(self.points.get(one, 0.0) for one in side.people)

    def predict(self, game: Game) -> list[float]:
        return softmax([self._of(side) / ELO for side in game])

    def learn(self, game: Game) -> None:
        step = ELO_STEP / (len(game) - 1)
        change: dict[str, float] = {}
        for side in game:
            for other in game:
                if side is not other:
                    hope = softmax([self._of(side) / ELO, self._of(other) / ELO])[0]
                    won = 0.5 + 0.5 * ((side.place < other.place) - (side.place > other.place))
                    for one in side.people:
                        change[one] = change.get(one, 0.0) + step * (won - hope)
        for one, by in change.items():
            self.points[one] = self.points.get(one, 0.0) + by


class OpenSkill:
    """As its library has it: members of a side are added up, on a scale that begins at 25."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.known: dict[str, Any] = {}

    def _teams(self, game: Game) -> list[list[Any]]:
        return [
            [self.known.get(one) or self.model.rating() for one in side.people] for side in game
        ]

    def predict(self, game: Game) -> list[float]:
        found = self.model.predict_win(self._teams(game))
        return [one / sum(found) for one in found]

    def learn(self, game: Game) -> None:
        after = self.model.rate(self._teams(game), ranks=[float(side.place) for side in game])
        for side, team in zip(game, after, strict=True):
            self.known.update(zip(side.people, team, strict=True))


class Ours:
    """src/farwest/tables/skill.py; with or without terms, by places or by who won, with the luck of
    a game learnt or told."""

    def __init__(
        self, terms: bool = True, places: bool = True, lucks: Sequence[float] = LUCKS
    ) -> None:
        self.terms, self.places = terms, places
        self.learner: Learner[str] = Learner(lucks)

    def _teams(self, game: Game) -> list[list[str]]:
        return [[*side.people, *[side.term] * self.terms] for side in game]

    def predict(self, game: Game) -> list[float]:
        fresh = {side.term: Skill(0.0, TERM) for side in game}
        return self.learner.forecast(self._teams(game), fresh)

    def learn(self, game: Game) -> None:
        ranks = [side.place if self.places else 1 + (side.place > WINNER) for side in game]
        fresh = {side.term: Skill(0.0, TERM) for side in game}
        self.learner.learn(self._teams(game), ranks, fresh)


class Batch:
    """The most likely strengths of all games so far, Plackett-Luce with terms, by Newton."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.at: dict[str, int] = {}
        self.found = np.zeros(0)

    def _keys(self, side: Side) -> list[int]:
        return [self.at.setdefault(key, len(self.at)) for key in (*side.people, side.term)]

    def predict(self, game: Game) -> list[float]:
        keys = [self._keys(side) for side in game]
        return softmax(
            [sum(float(self.found[k]) for k in ks if k < len(self.found)) for ks in keys]
        )

    def learn(self, game: Game) -> None:
        self.games.append(game)
        for side in game:
            self._keys(side)
        if len(self.games) % BLOCK == 0:
            self.fit()

    def fit(self) -> None:
        size = len(self.at)
        terms = np.array([key.startswith("#") for key in self.at])
        weight = 1 / np.where(terms, CONTEXT, PERSON) ** 2
        found = np.zeros(size)
        found[: len(self.found)] = self.found
        rows = [
            (np.array([self._row(side, size) for side in game]), [side.place for side in game])
            for game in self.games
        ]
        for _ in range(STEPS):
            slope, bend = -weight * found, np.diag(weight)
            for design, places in rows:
                for place in sorted(set(places))[:-1]:
                    left = [k for k, at in enumerate(places) if at >= place]
                    first = [k for k, at in enumerate(places) if at == place]
                    x = design[left]
                    p = np.array(softmax([*(x @ found)]))
                    mean = p @ x
                    slope += design[first].mean(0) - mean
                    bend += (x * p[:, None]).T @ x - np.outer(mean, mean)
            step = np.linalg.solve(bend, slope)
            found += step
            if abs(step).max() < LEAST:
                break
        self.found = found

    def _row(self, side: Side, size: int) -> Any:
        row = np.zeros(size)
        for key in self._keys(side):
            row[key] += 1
        return row


METHODS: Final[dict[str, Callable[[], Method]]] = {
    "nothing": Nothing,
    "Elo, pair by pair": Elo,
    "openskill, Thurstone-Mosteller": lambda: OpenSkill(ThurstoneMostellerFull()),
    "openskill, Plackett-Luce": lambda: OpenSkill(PlackettLuce()),
    "Weng-Lin, centred": lambda: Ours(terms=False, lucks=(LUCK,)),
    "Weng-Lin, centred, terms": lambda: Ours(lucks=(LUCK,)),
    "the same, luck learnt, by who won": lambda: Ours(places=False),
    "the same, luck learnt (ours)": Ours,
    "batch Plackett-Luce, terms": Batch,
}
OURS: Final = "the same, luck learnt (ours)"


def softmax(strengths: Sequence[float]) -> list[float]:
    raised = np.exp(np.array(strengths) - max(strengths))
    return [float(one) for one in raised / raised.sum()]


def game_of(played: Played, dice: Random, people: int) -> Game:
    """Seats of one side as one; each bot is one of its aliases, no two the same."""
    sides: dict[int, list[int]] = {}
    for seat, one in enumerate(played.seats):
        sides.setdefault(one.side, []).append(seat)
    taken: set[str] = set()
    game = []
    for seats in sides.values():
        named = []
        for seat in seats:
            one = played.seats[seat]
            free = [n for n in range(people) if f"{one.bot} {n} {one.role}" not in taken]
            name = f"{one.bot} {dice.choice(free)} {one.role}"
            taken.add(name)
            named.append(name)
        first = played.seats[seats[0]]
        alike = all(other.role == first.role for other in played.seats)
        term = f"# {len(played.seats)} {seats[0] if alike else first.role}"
        place = min(played.seats[seat].place for seat in seats)
        game.append(Side(tuple(named), term, place, sum(played.seats[k].share for k in seats)))
    return game


def errors(method: Method, games: Sequence[Game]) -> list[tuple[float, float]]:
    """Of each game, before it was told: log loss and Brier score."""
    found = []
    for game in games:
        said, was = method.predict(game), shares(game)
        loss = -sum(s * log(max(p, LEAST)) for p, s in zip(said, was, strict=True))
        found.append((loss, sum((p - s) ** 2 for p, s in zip(said, was, strict=True))))
        method.learn(game)
    return found


def shares(game: Game) -> list[float]:
    """Of the victory: a side has what its seats have together."""
    total = sum(side.share for side in game)
    return [side.share / total for side in game]


def interval(differences: Sequence[float], dice: Random) -> tuple[float, float]:
    n = len(differences)
    means = sorted(fmean(dice.choices(differences, k=n)) for _ in range(RESAMPLED))
    return means[RESAMPLED // 40], means[-RESAMPLED // 40 - 1]


def main(wishes: argparse.Namespace) -> int:
    bots = wishes.bots.split(",")
    plan = plan_for(
        farwest.load(wishes.game), bots, wishes.games, seats=wishes.seats, seed=wishes.seed
    )
    league = League(plan)
    for _ in league.play():
        pass
    dice = Random(wishes.seed)
    played = league.counted()
    dice.shuffle(played)
    games = [game_of(one, dice, wishes.people) for one in played]
    print(
        f"{wishes.game}, {wishes.seats} seats: {len(games)} games of {len(bots) * wishes.people} "
        f"people, {wishes.people} of each of {len(bots)} bots; seed {wishes.seed}"
    )
    found = {name: errors(make(), games) for name, make in METHODS.items()}
    print("| method | log loss | less ours | Brier | less ours | log loss, first third |")
    print("|---|---|---|---|---|---|")
    for name, one in found.items():
        cells = []
        for k in range(2):
            gaps = [a[k] - b[k] for a, b in zip(one, found[OURS], strict=True)]
            low, high = interval(gaps, Random(1))
            cells += [f"{fmean(e[k] for e in one):.3f}", f"{low:+.3f} to {high:+.3f}"]
        early = fmean(e[0] for e in one[: len(one) // 3])
        print(f"| {name} | {' | '.join(cells)} | {early:.3f} |")
    return 0


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--people", type=int, default=4, help="aliases of each bot")
    asked.add_argument("--bots", default=BOTS)
    asked.add_argument("--seed", type=int, default=20)
    raise SystemExit(main(asked.parse_args()))
