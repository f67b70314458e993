"""docs/words.md: one word for one thing, as far as a test can see."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import farwest

SOURCE = Path(str(farwest.__file__)).parent
SAME_ROOM = {  # in each game
    *("Rules", "Brush", "Layout", "Painter", "Drawing", "Explainer", "Staker"),
}
GONE = ("mechanics", "TaleTold", "haze", "promise", "lending")


def classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def test_no_class_name_means_two_things() -> None:
    twice = {}
    for name, homes in classes().items():
        apart = [home for home in homes if not home.startswith("tables/wire/")]
        if len(apart) > 1 and name not in SAME_ROOM:
            twice[name] = apart
    assert twice == {}


def test_names_that_were_given_up_do_not_come_back() -> None:
    back = [
        f"{path.relative_to(SOURCE)}: {word}"
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for word in GONE
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == word
    ]
    assert back == []
