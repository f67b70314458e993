"""measure a game for research: length, choice, luck, seats, size of the tree, speeds"""

from __future__ import annotations

import argparse

import farwest
from farwest.adapters.cards.measuring import DEALS, LEVEL, PATHS, REPEATS, research_card
from farwest.adapters.cards.writing import facts, page
from farwest.cli.console import print_json, warn_if_interpreted
from farwest.cli.wishes import counted


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, action="append", metavar="N", help="else every number")
    parser.add_argument("--level", default=LEVEL, help="the bot at every seat")
    parser.add_argument("--deals", type=counted, default=DEALS, metavar="N")
    parser.add_argument("--repeats", type=counted, default=REPEATS, metavar="N", help="of a deal")
    parser.add_argument("--paths", type=counted, default=PATHS, metavar="N", help="random games")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    warn_if_interpreted(game)
    card = research_card(
        game,
        level=wishes.level,
        deals=wishes.deals,
        repeats=wishes.repeats,
        paths=wishes.paths,
        seed=wishes.seed,
        seats=wishes.seats,
    )
    if wishes.json:
        print_json(facts(card))
    else:
        print(page(card), end="")
    return 0
