"""measure the speed, against others where they are installed"""

from __future__ import annotations

import argparse
from importlib import import_module

from farwest import load
from farwest.cli.console import warn_if_interpreted
from farwest.games import USUAL
from farwest.kernel.errors import BadCall


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(wishes: argparse.Namespace) -> int:
    try:
        benchmarks = import_module("bench.run")
    except ModuleNotFoundError as missing:
        if missing.name not in ("bench", "bench.run"):
            raise
        raise BadCall(
            "The benchmarks live in the repository, not in the package: `make bench` there runs "
            "them."
        ) from None
    warn_if_interpreted(load(USUAL))
    code: int = benchmarks.main(json=wishes.json)
    return code
