"""copy a house's file while the house runs"""

from __future__ import annotations

import argparse
from pathlib import Path

from farwest.cli.console import progress
from farwest.cli.move_house import told
from farwest.cli.serve import usual_file
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.tables.errors import TableTrouble


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; nothing is overwritten")
    parser.add_argument("--db", type=Path, metavar="FILE", help="the house; else the usual one")
    parser.add_argument("--store", default="", metavar="URL", help="the house, if in PostgreSQL")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    from farwest.tables.keeping import backup

    language = language_of(wishes.language)
    if wishes.store:
        return copied(wishes.store, wishes.file, language)
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


def copied(store: str, to: Path, language: str) -> int:
    """Of a house in PostgreSQL: as a file, which `farwest audit` and `move-house` read."""
    from farwest.tables.moving import copy_out

    return told(lambda far: copy_out(store, to, far), str(to), language)
