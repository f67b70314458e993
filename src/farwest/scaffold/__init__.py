"""A tiny whole game to begin from: `farwest new NAME` copies it under another name.

`newgame` is a game like any other, checked and tested as it stands. Its name is the one thing that
changes, in every spelling.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from keyword import iskeyword
from pathlib import Path
from typing import Final, NamedTuple

from farwest.games import GROUP, packages
from farwest.kernel.errors import BadCall

PLACEHOLDER: Final = "newgame"
TESTS: Final = "tests"
MODEL: Final = Path(__file__).parent / PLACEHOLDER
PACKAGE: Final = f"{__name__}.{PLACEHOLDER}"
MADE: Final = re.compile(r"__pycache__|_fast\.|\.so$|\.pyd$")  # by Python and by tools/hot
NAME: Final = re.compile(r"[a-z]+(?:_[a-z]+)*")


class Made(NamedTuple):
    package: str
    folder: Path
    tests: Path
    files: int

    @property
    def in_the_house(self) -> bool:
        return self.package.startswith(f"{GROUP}.")


def make(name: str, into: Path) -> Made:
    """A folder `name` in `into` with a whole game; BadCall says why not."""
    check_name(name)
    folder = into.resolve() / name
    if folder.exists():
        raise BadCall(f"{folder} is there already; choose another name or another folder.")
    package = ".".join([*packages_above(folder.parent), name])
    tests, suite = folder / TESTS, f"{package}.{TESTS}"
    if package.startswith(f"{GROUP}."):  # a checkout has them apart, and ships none
        tests, suite = folder.parents[3] / TESTS / "games" / name, f"{TESTS}.games.{name}"
    words = spellings(name, package, suite)
    files = [path for path in sorted(MODEL.rglob("*")) if path.is_file() and is_source(path)]
    for path in files:
        inside = path.relative_to(MODEL)
        is_test = inside.parts[0] == TESTS
        target = tests / inside.relative_to(TESTS) if is_test else folder / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        text = renamed(path.read_text("utf-8"), words)
        target.write_text(in_order(text) if path.suffix == ".py" else text, "utf-8")
    return Made(package, folder, tests, len(files))


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or iskeyword(name):
        raise BadCall(f"A game is called by small letters, as `high_noon`; {name!r} is not.")
    if name in packages():
        raise BadCall(f"There is a game {name!r} already: {packages()[name]}.")


def is_source(path: Path) -> bool:
    return not MADE.search(path.relative_to(MODEL).as_posix())


def packages_above(folder: Path) -> list[str]:
    """What stands before a package in this folder: farwest, games in a checkout; else nothing."""
    found: list[str] = []
    while (folder / "__init__.py").is_file():
        found.insert(0, folder.name)
        folder = folder.parent
    return found


def spellings(name: str, package: str, suite: str) -> Mapping[str, str]:
    """By spelling of the placeholder, the longest first."""
    parts = [part.capitalize() for part in name.split("_")]
    return {
        f"{PACKAGE}.{TESTS}": suite,
        PACKAGE: package,
        "New Game": " ".join(parts),
        "NEWGAME": name.replace("_", "").upper(),  # a rule is HIGHNOON-R1
        "Newgame": "".join(parts),
        PLACEHOLDER: name,
    }


def renamed(text: str, words: Mapping[str, str]) -> str:
    """In one pass, so that a name that holds the placeholder is not renamed twice."""
    return re.sub("|".join(map(re.escape, words)), lambda found: words[found[0]], text)


def in_order(text: str) -> str:
    """Imports by name, as a linter wants them, now that a package is called otherwise."""
    lines = text.splitlines(keepends=True)
    for first, last, blocks in import_blocks(text):
        sorted_blocks = sorted(blocks, key=lambda block: module_of(block, lines))
        ordered = [line for start, end in sorted_blocks for line in lines[start:end]]
        lines[first:last] = ordered
    return "".join(lines)


def import_blocks(text: str) -> Iterator[tuple[int, int, list[tuple[int, int]]]]:
    """Runs of imports without a blank line: where each begins and ends, and its statements."""
    run: list[tuple[int, int]] = []
    for node in [*ast.parse(text).body, None]:
        begins = node.lineno - 1 if node is not None else -1
        if run and (not isinstance(node, ast.ImportFrom) or begins != run[-1][1]):
            yield run[0][0], run[-1][1], run
            run = []
        if isinstance(node, ast.ImportFrom):
            run.append((begins, int(node.end_lineno or 0)))


def module_of(block: tuple[int, int], lines: list[str]) -> str:
    return lines[block[0]].split()[1]
