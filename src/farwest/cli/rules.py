"""show the rules of a game, or one of them"""

from __future__ import annotations

import argparse

import farwest
from farwest.cli.console import output
from farwest.cli.rulebook import for_terminal
from farwest.mechanics.rulebook import rule, rulebook


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule, as GOAT-F21 or F21")


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    text = rule(game, wishes.id) if wishes.id is not None else rulebook(game)
    console = output()
    if console.is_terminal:
        console.print(for_terminal(text))
    else:
        print(text)
    return 0
