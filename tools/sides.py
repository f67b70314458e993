"""Bots by side, for games whose sides are not alike: what a bot gains a side on the same deals.

python -m tools.sides GAME --seats K --deals N PLAIN [OTHER...]: PLAIN sits in every seat; then
each OTHER takes one side, and PLAIN the rest. With --guest BOT one seat of the largest side is a
guest's, another one in each deal. A line a cell: how often its side won, with 95 %, and what that
is above PLAIN in the same seats. Each may be a bot of another commit (tools/past.py):
past:tree=FOLDER:bot=BOT.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import farwest
from farwest.arena.crew import Processes, play_all
from farwest.arena.intervals import Sample, difference
from farwest.arena.plan import Contest, Seating, plan_for
from farwest.arena.played import Played
from farwest.arena.table import role_of
from farwest.bots.registry import register
from farwest.cli.wishes import add_variant, counted, variant_of
from tools.past import PastBot


class Cell(NamedTuple):
    """`bot` on `side`; the others are plain, but for the guest."""

    bot: str
    side: int
    guest: str = ""


class Found:
    """How a cell's side did."""

    def __init__(self) -> None:
        self.won, self.points, self.seconds = Sample(), Sample(), Sample()

    def add(self, played: Played, side: int) -> None:
        for seat in played.seats:
            if seat.side == side:
                self.won.add(played.deal, seat.share)
                self.points.add(played.deal, float(seat.points))
                self.seconds.add(played.deal, seat.seconds / max(seat.decisions, 1))


def cells(sides: Sequence[int], plain: str, others: Sequence[str], guest: str) -> Iterator[Cell]:
    """Plain first: what the others are compared with."""
    for bot in (plain, *others):
        for side in sorted(set(sides)):
            yield Cell(bot, side)
    if guest:
        most = max(sorted(set(sides)), key=sides.count)
        for bot in (plain, *others):
            yield Cell(bot, most, guest)


def sitting(cell: Cell, sides: Sequence[int], plain: str, deal: int) -> tuple[str, ...]:
    found = [cell.bot if side == cell.side else plain for side in sides]
    if cell.guest:
        seats = [seat for seat, side in enumerate(sides) if side == cell.side]
        found[seats[deal % len(seats)]] = cell.guest
    return tuple(found)


def measure(
    game: Any, plan: Contest, todo: Sequence[Cell], deals: range, jobs: int = 1
) -> dict[Cell, Found]:
    """Each sitting once a deal, however many cells it stands for."""
    root = game.start(plan.seats, plan.variant)
    sides = [root.side(seat) for seat in range(plan.seats)]
    sat = [(deal, cell, sitting(cell, sides, todo[0].bot, deal)) for deal in deals for cell in todo]
    seatings = list(dict.fromkeys(Seating(deal, 0, bots) for deal, _, bots in sat))
    games = dict(zip(seatings, play_all(plan, seatings, Processes(jobs)), strict=True))
    found = {cell: Found() for cell in todo}
    for deal, cell, bots in sat:
        found[cell].add(games[Seating(deal, 0, bots)].played, cell.side)
    return found


def told(game: Any, cell: Cell, found: dict[Cell, Found], plain: str) -> str:
    mine, base = found[cell], found[Cell(plain, cell.side)]
    won, points = mine.won.share(), mine.points.mean
    line = f"{role_of(game, cell.side)}: {cell.bot}" + (f" with {cell.guest}" * bool(cell.guest))
    line += f"\n    wins {won.mean:.1%} ({won.low:.1%} to {won.high:.1%}), {points:+,.0f} points"
    line += f", {1000 * mine.seconds.mean:.2f} ms a move"
    if mine is not base:
        gain = difference(mine.won, base.won)
        line += f"; {100 * gain.mean:+.1f} ({100 * gain.low:+.1f} to {100 * gain.high:+.1f}) points"
        line += " of win rate"
    return line


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.sides", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--deals", type=counted, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="DEAL")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--guest", default="", metavar="BOT")
    parser.add_argument("--jobs", type=counted, default=1, metavar="N", help="processes")
    add_variant(parser)
    given = parser.parse_args(words)
    register("past", PastBot)
    game = farwest.load(given.game)
    names = [*given.bots, *([given.guest] if given.guest else [])]
    variant = variant_of(given.variant)
    plan = plan_for(game, names, 1, seats=given.seats, seed=given.seed, variant=variant)
    root = game.start(plan.seats, plan.variant)
    sides = [root.side(seat) for seat in range(plan.seats)]
    plain, *others = given.bots
    todo = list(cells(sides, plain, others, given.guest))
    found = measure(game, plan, todo, range(given.first, given.first + given.deals), given.jobs)
    print(f"{given.game}, {given.seats} seats, {given.deals} deals, {dict(plan.variant)}")
    for cell in todo:
        print(told(game, cell, found, plain))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
