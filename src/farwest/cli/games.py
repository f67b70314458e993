"""list the games"""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

import farwest
from farwest.cli.console import output, print_json
from farwest.cli.words import add_language, language_of
from farwest.kit.speaking import speech


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    language = language_of(wishes.language)
    found = [facts(name, language) for name in farwest.games()]
    if wishes.json:
        print_json(found)
        return 0
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("game", "title", "seats", "rules", "runs"):
        table.add_column(heading)
    for game in found:
        seats = f"{game['seats'][0]}-{game['seats'][-1]}"
        runs = "compiled" if game["compiled"] else "interpreted"
        table.add_row(game["name"], game["title"], seats, game["version"], runs)
    output().print(table)
    return 0


def facts(name: str, language: str) -> dict[str, Any]:
    game = farwest.load(name)
    return {
        "name": name,
        "title": speech(game, language)("game"),
        "seats": list(game.seats),
        "version": game.version,
        "compiled": game.compiled,
        "variants": {variant.name: list(variant.values) for variant in game.variants},
    }
