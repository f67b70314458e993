"""copy a closed house from its file into PostgreSQL, or back"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from farwest.cli.console import progress
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.tables.errors import TableTrouble

if TYPE_CHECKING:
    from farwest.tables.moving import Far, MovedHouse


def add(parser: argparse.ArgumentParser) -> None:
    where = "FILE or postgresql://..."
    parser.add_argument("source", metavar="FROM", help=f"{where}: stays as it is")
    parser.add_argument("target", metavar="TO", help=f"{where}: must be empty")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    from farwest.tables.moving import move

    source, target = wishes.source, wishes.target
    return told(lambda far: move(source, target, far), target, language_of(wishes.language))


def told(moving: Callable[[Far], MovedHouse], target: str, language: str) -> int:
    """What arrived, in a sentence."""
    with progress() as bar:
        task = bar.add_task("", total=None)
        try:
            moved = moving(lambda table, n: bar.update(task, description=table, completed=n))
        except TableTrouble as trouble:
            raise BadCall(trouble.said(language)) from None
    rows = moved.rows
    facts = {"tables": rows["charter"], "entries": rows["log"], "people": rows["person"]}
    where = target.partition("?")[0].rpartition("@")[2]
    print(command_says(language)("moved", target=where, sum=moved.sums["log"][:16], **facts))
    return 0
