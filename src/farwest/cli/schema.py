"""print the JSON Schema of a game's positions and views"""

from __future__ import annotations

import argparse

import farwest
from farwest.cli.console import print_json
from farwest.kit.schema import schema_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")


def run(wishes: argparse.Namespace) -> int:
    print_json(schema_of(farwest.load(wishes.game)))
    return 0
