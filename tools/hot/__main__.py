"""python -m tools.hot [NAME...] [--force] [--sanitize]: build what is stale, in place.

NAME is a game of farwest.games, `kernel`, or a dotted package such as bench.connect4.
Without a name: the kernel and every game of farwest.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.hot.build import ROOTS, BuildFailed, build
from tools.hot.rooms import LeavesSubset


def main(words: Sequence[str], roots: Sequence[Path] = ROOTS) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.hot", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--force", action="store_true", help="build also what is fresh")
    parser.add_argument("--sanitize", action="store_true", help="with ASan and UBSan, for tests")
    options = parser.parse_args(words)
    try:
        build(options.names, roots, force=options.force, sanitize=options.sanitize)
    except (LeavesSubset, BuildFailed) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
