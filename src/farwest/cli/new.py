"""begin a game of your own: a tiny whole one, to change"""

from __future__ import annotations

import argparse
from pathlib import Path

from farwest.cli.console import output
from farwest.games import VARIABLE
from farwest.scaffold import make


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="in small letters, as high_noon")
    parser.add_argument(
        "--into",
        type=Path,
        default=Path(),
        metavar="FOLDER",
        help="where its folder goes: here, or src/farwest/games of a checkout",
    )


def run(wishes: argparse.Namespace) -> int:
    made = make(wishes.name, wishes.into)
    say = output().print
    told = f"{wishes.name} is in {made.folder}: {made.files} files, and it plays already."
    say(told, soft_wrap=True, highlight=False)
    if made.in_the_house:
        say(f'One line is left: add "{wishes.name}" to GAMES in src/farwest/games/__init__.py.')
    else:
        root = made.folder.parents[made.package.count(".")]
        say(f"export {VARIABLE}={made.package} PYTHONPATH={root}", soft_wrap=True, highlight=False)
    say(f"farwest check {wishes.name}")
    say(f"farwest play {wishes.name}")
    say(f"python -m pytest {made.tests}", soft_wrap=True, highlight=False)
    say("docs/new-game.md says what to change, in which order.")
    return 0
