"""What Legend plays where a strong person's move is plain: `python -m bench.plain [GAME]`.

A line a position: the plain answers, what the bot played with each seed, and its chance to win
as it sees it. Then how many of the answers were plain.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import farwest
from bench.plain import Answer, answered, positions_of

SHOWN = 3  # plain answers that a line names; the rest is counted


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.plain", description=__doc__)
    parser.add_argument("game", nargs="?", help="else all five")
    parser.add_argument("--bot", default="legend")
    parser.add_argument("--seeds", type=int, default=3)
    wishes = parser.parse_args()
    for name in [wishes.game] if wishes.game else farwest.games():
        print_game(name, wishes.bot, wishes.seeds)


def print_game(name: str, bot: str, seeds: int) -> None:
    game = farwest.load(name)
    print(f"\n{name}: {bot}, {seeds} seeds\n")
    print("| position | plain | played | chance |\n|---|---|---|---|")
    right = asked = 0
    for case in positions_of(name):
        match = case.laid(game)
        view = match.view(match.state.seat)
        answers = [answered(game, view, bot, seed) for seed in range(1, seeds + 1)]
        good = sum(answer.action in case.plain for answer in answers)
        right, asked = right + good, asked + seeds
        mark = "" if good == seeds else f" **{good} of {seeds}**"
        print(f"| {case.name}{mark} | {listed(case.plain)} | {played(answers)} | {odds(answers)} |")
    print(f"\n{right} of {asked} answers are plain.")


def listed(names: Sequence[str]) -> str:
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {more} more" if more > 0 else "")


def played(answers: Sequence[Answer]) -> str:
    count = Counter(answer.action for answer in answers)
    return "; ".join(name + (f" × {n}" if n > 1 else "") for name, n in count.most_common())


def odds(answers: Sequence[Answer]) -> str:
    known = [answer.chance for answer in answers if answer.chance is not None]
    return f"{fmean(known):.0%}" if known else "-"


if __name__ == "__main__":
    main()
