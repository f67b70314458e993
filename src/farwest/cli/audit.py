"""look a house's file through: every game replays, every draw is fair"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from farwest.cli.console import print_json, progress
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.tables.errors import TableTrouble

BROKEN = 1


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("db", type=Path, metavar="DB", help="a house's file; the house may run")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    from farwest.tables.auditing import audit

    language = language_of(wishes.language)
    with progress() as bar:
        task = bar.add_task(wishes.db.name, total=None)
        try:
            found = audit(wishes.db, lambda done, of: bar.update(task, completed=done, total=of))
        except TableTrouble as trouble:
            raise BadCall(trouble.said(language)) from None
    if wishes.json:
        faults = [fault._asdict() for fault in found.faults]
        print_json(asdict(found) | {"faults": faults})
        return BROKEN if faults else 0
    say = command_says(language)
    for fault in found.faults:
        print(f"{fault.table}: {fault.sentence}")
    facts = {name: n for name, n in asdict(found).items() if isinstance(n, int)}
    print(say("audited", **facts))
    if found.unplayable:
        print(say("audited-unplayable", n=found.unplayable))
    if found.unproven:
        print(say("audited-unproven", n=found.unproven))
    print(say("audited-faults", n=len(found.faults)))
    return BROKEN if found.faults else 0
