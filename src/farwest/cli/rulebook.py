"""Finding a rule by its ID in a game's RULES.md."""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib.resources import files
from typing import Any

from farwest.kernel.errors import UnknownRule
from farwest.kernel.game import Game, listed

DECLARED = re.compile(r"^(?:[-*] +|\| *|\*\*|#+ +)([A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?)\b")
BEGINS_ANOTHER = re.compile(r"^(?:[-*|#]|\*\*|---)")


def rulebook(game: Game[Any, Any]) -> str:
    return files(game.package).joinpath("RULES.md").read_text("utf-8")


def rule(game: Game[Any, Any], wanted: str) -> str:
    """The paragraph or table row of a rule, as Markdown. F21 will do for GOAT-F21."""
    rules = rules_of(rulebook(game))
    name, prefix = wanted.strip().upper(), f"{game.name.upper()}-"
    full = name if name in rules else prefix + name
    if full in rules:
        return rules[full]
    # Close by number first, as F2 for F21: IDs are too short for likeness alone.
    near = [known for known in rules if known.startswith(full.rstrip("0123456789."))]
    near = get_close_matches(full, near or rules, 4, 0)
    raise UnknownRule(
        f"{game.name} has no rule {wanted!r}; the nearest are {listed(near, 'and')}."
    )


def rules_of(text: str) -> dict[str, str]:
    """By ID: the text that declares it."""
    rules: dict[str, str] = {}
    lines = text.splitlines()
    for n, line in enumerate(lines):
        if (found := DECLARED.match(line)) and found[1] not in rules:
            row = line.startswith("|")
            rules[found[1]] = table_row(lines, n) if row else paragraph(lines, n)
    return rules


def paragraph(lines: list[str], n: int) -> str:
    end = n + 1
    while end < len(lines) and lines[end].strip() and not BEGINS_ANOTHER.match(lines[end]):
        end += 1
    return "\n".join(lines[n:end])


def table_row(lines: list[str], n: int) -> str:
    """The row with the head of its table."""
    top = n
    while top > 0 and lines[top - 1].startswith("|"):
        top -= 1
    return "\n".join([*lines[top : top + 2], lines[n]])
