"""show the rules of a game, or one of them"""

from __future__ import annotations

import argparse

import farwest
from farwest.cli.console import output
from farwest.cli.rulebook import for_terminal
from farwest.cli.words import add_language, language_of
from farwest.kit.rulebook import rule, rulebook


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule, as GOAT-F21 or F21")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    language = language_of(wishes.language)
    text = rulebook(game, language) if wishes.id is None else rule(game, wishes.id, language)
    console = output()
    if console.is_terminal:
        console.print(for_terminal(text))
    else:
        print(text)
    return 0
