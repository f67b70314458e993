"""One ladder over all levels and outside bots: python -m bench.ladder [GAME ...] [--seats 2 4].

Neighbours on the list meet, and those two apart, over the same deals with the seats changed; where
several seats are one side (desperados' gang), one bot has them all, and the sides are changed. Then
one strength for each bot is fitted to all of it at once. A side wins as likely as its strength is
large among those at the table (the mean of its seats', and of a role what the role is worth): 400
points more are ten times as likely. Intervals are 95 %, by drawing the deals again. `gap` is what
a bot is above the one before it: 150 to 300 points are asked for between levels.

With --out FOLDER games are kept there, and a rerun goes on with them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import farwest
from farwest.arena import all_cores
from farwest.arena.league import League
from farwest.arena.ledger import ResultsBook
from farwest.arena.plan import Contest, Seating, plan_for
from farwest.arena.played import Played
from farwest.bots.levels import LEVELS
from farwest.bots.registry import MAKERS, bots
from farwest.cli.wishes import counted
from farwest.games import GAMES
from farwest.kernel.game import AnyGame

POINTS: Final = 400 / log(10)  # of a strength's unit
APART: Final = (1, 2)  # places on the list between two that meet
AGAIN: Final = 200  # times the deals are drawn anew
STEPS: Final = 25  # of Newton's; far fewer are needed
CALM: Final = (
    0.02  # pulls towards each other, as if a fiftieth of a game were drawn: else who never
)
# lost is beyond all numbers
LOW, HIGH = 0.025, 0.975


@dataclass(frozen=True, kw_only=True)
class BySide(Contest):
    """Where several seats are one side: two bots in one gang would hide what each is worth."""

    sides: list[int]  # by seat

    def seatings(self, deal: int) -> list[Seating]:
        """Every bot on every side, the others on those after it."""
        names, sides = self.names, sorted(set(self.sides))
        turned = [
            {side: names[(k + shift) % len(names)] for k, side in enumerate(sides)}
            for shift in range(len(names))
        ]
        rosters = [tuple(bot_of[side] for side in self.sides) for bot_of in turned]
        return [Seating(deal, number, bots) for number, bots in enumerate(rosters)]


def by_side(game: AnyGame, plan: Contest) -> Contest:
    """As it was planned, where every seat is a side of its own."""
    root = game.start(plan.seats, plan.variant)
    sides = [root.side(seat) for seat in range(plan.seats)]
    return plan if len(set(sides)) == len(sides) else BySide(**vars(plan), sides=sides)


class Team(NamedTuple):
    """A side at a table."""

    bots: tuple[str, ...]
    role: str


class Meeting(NamedTuple):
    """What came of one game, by side."""

    deal: str
    teams: tuple[Team, ...]
    shares: tuple[float, ...]


def meeting(deal: str, played: Played) -> Meeting:
    sides = sorted({seat.side for seat in played.seats})
    seats = [[seat for seat in played.seats if seat.side == side] for side in sides]
    won = [sum(seat.share for seat in mine) / len(mine) for mine in seats]
    teams = [Team(tuple(sorted(one.bot for one in mine)), mine[0].role) for mine in seats]
    return Meeting(deal, tuple(teams), tuple(share / sum(won) for share in won))


class Model:
    """Names have a place in a vector of strengths; tables that look alike are counted together."""

    def __init__(self, meetings: Sequence[Meeting]) -> None:
        self.meetings = meetings
        bots = sorted({bot for one in meetings for team in one.teams for bot in team.bots})
        roles = sorted({team.role for one in meetings for team in one.teams})
        self.places = {name: k for k, name in enumerate([*bots, *[f"as {r}" for r in roles[1:]]])}

    def rows(self, teams: Sequence[Team]) -> NDArray[np.float64]:
        found = np.zeros((len(teams), len(self.places)))
        for row, team in zip(found, teams, strict=True):
            for bot in team.bots:
                row[self.places[bot]] += 1 / len(team.bots)
            if (role := f"as {team.role}") in self.places:
                row[self.places[role]] += 1
        return found

    def fitted(self, times: Counter[str]) -> NDArray[np.float64]:
        """The likeliest strengths, by Newton; `times`: how often each deal counts."""
        tables: dict[tuple[Team, ...], NDArray[np.float64]] = {}
        for one in self.meetings:
            before = tables.setdefault(one.teams, np.zeros(len(one.teams)))
            before += np.array(one.shares) * times[one.deal]
        rows = {teams: self.rows(teams) for teams in tables}
        strengths = np.zeros(len(self.places))
        for _ in range(STEPS):
            slope, bend = -CALM * strengths, CALM * np.eye(len(strengths))
            for teams, won in tables.items():
                level = rows[teams] @ strengths
                chances = np.exp(level - level.max())
                chances /= chances.sum()
                slope += rows[teams].T @ (won - won.sum() * chances)
                spread = np.diag(chances) - np.outer(chances, chances)
                bend += won.sum() * rows[teams].T @ spread @ rows[teams]
            step = np.linalg.solve(bend, slope)
            strengths += np.clip(step, -2, 2)
            if abs(step).max() < 1e-6:
                break
        return strengths * POINTS

    def again(self, seed: int) -> NDArray[np.float64]:
        """One row for each time that the deals were drawn anew."""
        dice, deals = random.Random(seed), sorted({one.deal for one in self.meetings})
        drawn = (Counter(dice.choices(deals, k=len(deals))) for _ in range(AGAIN))
        return np.array([self.fitted(times) for times in drawn])


def played(
    game: AnyGame, pair: Sequence[str], seats: int, wishes: argparse.Namespace
) -> list[Meeting]:
    plan = by_side(game, plan_for(game, pair, wishes.games, seats=seats, seed=wishes.seed))
    name = f"{game.name}-{seats}-{'-'.join(pair)}.jsonl".replace(":", ".")
    book = ResultsBook(plan, wishes.out / name if wishes.out else None)
    league = League(plan, book, wishes.jobs or all_cores())
    try:
        for _ in league.play():
            pass
    finally:
        book.close()
    return [meeting(f"{' '.join(pair)} {one.deal}", one) for one in league.counted()]


def pairs(names: Sequence[str]) -> Iterable[tuple[str, str]]:
    for k, name in enumerate(names):
        yield from ((name, names[k + apart]) for apart in APART if k + apart < len(names))


def told(game: str, seats: int, names: Sequence[str], meetings: Sequence[Meeting]) -> str:
    model = Model(meetings)
    found = model.fitted(Counter({one.deal: 1 for one in meetings}))
    again = model.again(seats)
    sat = Counter(bot for one in meetings for team in one.teams for bot in {*team.bots})
    lines = [f"| {game}, {seats} seats | games | strength | gap |", "|---|---|---|---|"]
    first = model.places[names[0]]
    for below, name in zip(["", *names], names, strict=False):
        at = model.places[name]
        strength = between(found[at] - found[first], again[:, at] - again[:, first])
        gap = ""
        if below:
            under = model.places[below]
            gap = between(found[at] - found[under], again[:, at] - again[:, under])
        lines.append(f"| {name} | {sat[name]} | {strength if below else 0} | {gap} |")
    for role, at in model.places.items():
        if role.startswith("as "):
            lines.append(f"| ({role}) | | {between(found[at], again[:, at])} | |")
    return "\n".join(lines)


def between(value: float, again: NDArray[np.float64]) -> str:
    low, high = np.quantile(again, [LOW, HIGH])
    return f"{value:.0f} ({low:.0f} to {high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="only these")
    outside = [name for name in bots() if name not in MAKERS]
    usual = ",".join(["random", *LEVELS, *outside])
    parser.add_argument("--bots", default=usual, help=f"weakest first, else {usual}")
    parser.add_argument("--seats", type=int, nargs="+", help="else the fewest and the most")
    parser.add_argument("--games", type=counted, default=100, help="of each two that meet")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=counted)
    parser.add_argument("--out", type=Path, help="a folder for the games")
    wishes = parser.parse_args()
    names = wishes.bots.split(",")
    if wishes.out:
        wishes.out.mkdir(parents=True, exist_ok=True)
    for name in wishes.games_of or GAMES:
        game: Any = farwest.load(name)
        for seats in wishes.seats or sorted({game.seats[0], game.seats[-1]}):
            found = [one for pair in pairs(names) for one in played(game, pair, seats, wishes)]
            print(told(name, seats, names, found), flush=True)


if __name__ == "__main__":
    main()
