"""One setting of the lab, in a process of its own: a job on stdin, what was played on stdout."""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any

import msgspec

from farwest.adapters.lab.turning import Turn, turn
from farwest.arena.played import Played
from farwest.kit.reading import decoded


class Job(msgspec.Struct, frozen=True):
    game: str
    package: str
    turns: list[Turn]
    variant: dict[str, bool | int | str]
    seats: int
    bot: str
    seed: int
    first: int  # deal
    deals: int
    trials: int = 0  # random games in which every invariant must hold first


class Result(msgspec.Struct, frozen=True):
    games: list[Played]
    broken: str = ""  # what is wrong with the setting


def worked(job: Job) -> Result:
    """Loads the game, which must not be loaded yet if its numbers are turned."""
    if job.turns:
        os.environ["FARWEST_PURE"] = "1"
    turn(job.package, job.turns)
    import farwest
    from farwest.arena.plan import Seating, plan_for
    from farwest.arena.table import ArenaTable
    from farwest.kernel.errors import FarwestError

    try:
        game = farwest.load(job.game)
        if broken := trouble(game, job):
            return Result([], broken)
        plan = plan_for(game, [job.bot], 1, seats=job.seats, seed=job.seed, variant=job.variant)
        sitting = (job.bot,) * job.seats
        return Result(
            [
                ArenaTable(game, plan, Seating(deal, 0, sitting)).play().played
                for deal in range(job.first, job.first + job.deals)
            ]
        )
    except FarwestError as error:
        return Result([], str(error))


def trouble(game: Any, job: Job) -> str:
    """What breaks in random games: an invariant, an end that never comes, a place that is not."""
    from farwest.kernel.state import CHANCE, OVER

    for n in range(job.trials):
        dice = Random(f"farwest lab {job.seed} {n}")
        try:
            s, answers = game.start(job.seats, job.variant), 0
            while s.seat != OVER:
                for sentence in game.invariants(s):
                    return str(sentence)
                odds = s.odds() if s.seat == CHANCE else None
                s.play(dice.choices(s.legal(), odds)[0])
                answers += 1
                if answers > game.longest:
                    return f"a random game does not end within {game.longest} answers."
        except (LookupError, ArithmeticError, ValueError, AssertionError) as error:
            return f"a random game cannot be played: {type(error).__name__}: {error}."
    return ""


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(worked(decoded(sys.stdin.buffer.read(), Job))))
