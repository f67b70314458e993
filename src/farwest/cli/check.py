"""check that a game keeps every law of the house"""

from __future__ import annotations

import argparse
from typing import Any

import farwest
from farwest.cli.console import output, progress, warn_if_interpreted
from farwest.cli.wishes import counted
from farwest.kernel.errors import BrokenLaw, FarwestError
from farwest.kernel.game import Game
from farwest.laws import LAWS
from farwest.laws.faults import sentence_of

GAMES = 3
BROKEN = 1


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", type=counted, default=GAMES, metavar="K", help="random games per law and seats"
    )


def run(wishes: argparse.Namespace) -> int:
    console, kept = output(), 0
    try:
        game = farwest.load(wishes.game)
        warn_if_interpreted(game)
    except FarwestError:
        raise
    except Exception as crash:  # of a game that is being written
        sentence = f"✗ the game can be loaded: {sentence_of(crash)}."
        console.print(sentence, style="bold red", soft_wrap=True)
        return BROKEN
    with progress() as bar:
        task = bar.add_task("", total=len(LAWS) * len(game.seats) * wishes.games)
        for law in LAWS:
            bar.update(task, description=law)
            fault = first_fault(game, law, wishes.games, lambda: bar.advance(task))
            kept += fault is None
            line = f"✓ {law}" if fault is None else f"✗ {law}: {fault}"
            bar.stop()  # it is on stderr, and would stand in the middle of the line
            console.print(line, style="green" if fault is None else "bold red", soft_wrap=True)
            bar.start()
    console.print(f"{game.name} keeps {kept} of {len(LAWS)} laws.")
    return 0 if kept == len(LAWS) else BROKEN


def first_fault(game: Game[Any, Any], law: str, games: int, step: Any) -> str | None:
    """The first fault found, with the seats and the seed that show it again."""
    for seats in game.seats:
        for seed in range(games):
            try:
                LAWS[law](game, seats, seed)
            except BrokenLaw as broken:
                return f"{broken} ({seats} seats, seed {seed})"
            except Exception as crash:  # a rule that raises breaks the law it was tried by
                return f"{sentence_of(crash)}. ({seats} seats, seed {seed})"
            step()
    return None
