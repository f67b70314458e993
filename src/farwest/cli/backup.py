"""copy a house's file while the house runs"""

from __future__ import annotations

import argparse
from pathlib import Path

from farwest.cli.console import progress
from farwest.cli.serve import usual_file
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.tables.errors import TableTrouble


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; nothing is overwritten")
    parser.add_argument("--db", type=Path, metavar="FILE", help="the house; else the usual one")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    from farwest.tables.keeping import backup

    language = language_of(wishes.language)
    with progress() as bar:
        task = bar.add_task(wishes.file.name, total=None)
        try:
            kept = backup(
                wishes.db or usual_file(),
                wishes.file,
                lambda done, of: bar.update(task, completed=done, total=of),
            )
        except TableTrouble as trouble:
            raise BadCall(trouble.said(language)) from None
    facts = kept._asdict() | {"file": str(kept.file)}
    print(command_says(language)("backed-up", **facts))
    return 0
