"""python -m tools.hot [NAME...] [--force] [--sanitize]: build what is stale, in place.

NAME is a game of farwest.games, `kernel`, a dotted package such as bench.connect4, or the folder of
a game that lives elsewhere, as ../high_noon.
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
    folders = [Path(name).resolve() for name in options.names if Path(name, "rules.py").is_file()]
    names = [name for name in options.names if not Path(name, "rules.py").is_file()]
    names += map(package_of, folders)
    roots = (*roots, *dict.fromkeys(root_of(folder) for folder in folders))
    try:
        build(names, roots, force=options.force, sanitize=options.sanitize)
    except (LeavesSubset, BuildFailed) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def root_of(folder: Path) -> Path:
    """Where Python looks for the package in this folder: the first one above that is none."""
    return root_of(folder.parent) if (folder / "__init__.py").is_file() else folder


def package_of(folder: Path) -> str:
    return ".".join(folder.relative_to(root_of(folder)).parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
