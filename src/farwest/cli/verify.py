"""check that every draw of a game was fair"""

from __future__ import annotations

import argparse
from dataclasses import asdict

import farwest
from farwest.cli.console import print_json
from farwest.cli.wishes import read_file

ANSWERS = {True: ("Fair", 0), False: ("Not fair", 1), None: ("It cannot be told", 3)}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads it from stdin")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(wishes: argparse.Namespace) -> int:
    verdict = farwest.verify(read_file(wishes.file))
    answer, code = ANSWERS[verdict.fair]
    if wishes.json:
        print_json(asdict(verdict))
    else:
        print(f"{answer}. {verdict.reason}")
    return code
