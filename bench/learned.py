"""Whether what was learned wins, at equal time: who plays with it has as many iterations less as it
costs.

    python -m bench.learned GAME FILE [--level gunslinger] [--seats 2 4] [--games 400] [--seed 500]

A few games first tell what a choice costs each of the two; then they play, half the seats each, the
seats changed in every deal. A line for each number of seats: how often who learned won, with 95 %,
deals being the samples, and what a choice cost. `--with width=1` gives settings to who learned,
`--both leaning=1` to both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import farwest
from farwest.arena import all_cores
from farwest.arena.crew import Processes, play_game
from farwest.arena.intervals import Sample
from farwest.arena.plan import plan_for
from farwest.arena.played import Played
from farwest.bots.levels import LEVELS
from farwest.cli.wishes import counted

PILOT = 32  # games


def played(game: Any, bots: Sequence[str], seats: int, games: int, seed: int, jobs: int) -> Any:
    plan = plan_for(game, bots, games, seats=seats, seed=seed)
    seatings = [seating for deal in plan.deals() for seating in deal]
    return [kept.played for kept in Processes(jobs).each(partial(play_game, plan), seatings)]


def cost(games: Sequence[Played], bot: str) -> float:
    """Seconds a choice."""
    seats = [seat for one in games for seat in one.seats if seat.bot == bot]
    return sum(seat.seconds for seat in seats) / max(sum(seat.decisions for seat in seats), 1)


def won(games: Sequence[Played], bot: str) -> Sample:
    found = Sample()
    for one in games:
        found.add(one.deal, sum(seat.share for seat in one.seats if seat.bot == bot))
    return found


def compare(wishes: argparse.Namespace, seats: int) -> str:
    game, jobs = farwest.load(wishes.game), wishes.jobs or all_cores()
    iterations = wishes.iterations or LEVELS[wishes.level]["iterations"]
    both = "".join(f":{wish}" for wish in wishes.both)
    mine = "".join(f":{wish}" for wish in wishes.given)
    mine += "" if wishes.file == "-" else f":learned={wishes.file}"
    plain = f"{wishes.level}:iterations={iterations}{both}:learned=0"
    first = f"{wishes.level}:iterations={iterations}{both}{mine}"
    pilot = played(game, [first, plain], seats, PILOT, wishes.seed + 1, jobs)
    fewer = max(1, round(iterations * cost(pilot, plain) / cost(pilot, first)))
    learner = f"{wishes.level}:iterations={fewer}{both}{mine}"
    games = played(game, [learner, plain], seats, wishes.games, wishes.seed, jobs)
    share = won(games, learner).share()
    return (
        f"{wishes.game}, {seats} seats, {len(games)} games, seed {wishes.seed}: {learner} "
        f"({1000 * cost(games, learner):.2f} ms) against {plain} "
        f"({1000 * cost(games, plain):.2f} ms): "
        f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
    )


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.learned", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", help="that farwest train wrote; - for none")
    parser.add_argument("--level", default="gunslinger")
    parser.add_argument("--iterations", type=counted, help="else the level's")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=counted, default=400)
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--jobs", type=counted)
    parser.add_argument("--with", dest="given", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--both", action="append", default=[], metavar="KEY=VALUE")
    wishes = parser.parse_args(words)
    for seats in wishes.seats:
        print(compare(wishes, seats), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
