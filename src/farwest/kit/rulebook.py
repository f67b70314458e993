"""Finding a rule by its ID in a game's RULES.md, or in RULES.fr.md and its like.

RULES.md decides: the other languages say the same under the same IDs.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib.resources import files
from typing import Any

from farwest.kernel.errors import UnknownRule
from farwest.kernel.game import Game, listed

DECLARED = re.compile(
    r"^(?:(?:[-*] +|\| *)(?:\*\*)?|\*\*|#+ +)([A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?)\b"
)
BEGINS_ANOTHER = re.compile(r"^(?:[-*|#]|\*\*|---)")


def rulebook(game: Game[Any, Any], language: str = "en") -> str:
    """RULES.md where the language has no book of its own."""
    book = files(game.package).joinpath(f"RULES.{language}.md")
    if not book.is_file():
        book = files(game.package).joinpath("RULES.md")
    return book.read_text("utf-8")


def rule(game: Game[Any, Any], wanted: str, language: str = "en") -> str:
    text = find_rule(game, wanted, language)
    if text is None:
        near = listed(nearest_rules(game, wanted))
        raise UnknownRule(f"{game.name} has no rule {wanted!r}; the nearest are {near}.")
    return text


def find_rule(game: Game[Any, Any], wanted: str, language: str = "en") -> str | None:
    """The paragraph or table row of a rule, as Markdown. F21 will do for GOAT-F21."""
    return rules_of(rulebook(game, language)).get(full_name(game, wanted))


def nearest_rules(game: Game[Any, Any], wanted: str, language: str = "en") -> list[str]:
    """Of the same section first: likeness alone finds GOAT-C2 for GOAT-F2."""
    name, rules = full_name(game, wanted), list(rules_of(rulebook(game, language)))
    section = [known for known in rules if known.startswith(name.rstrip("0123456789."))]
    return get_close_matches(name, section or rules, 4, 0)


def full_name(game: Game[Any, Any], wanted: str) -> str:
    """The rulebook's own prefix: circles says CIRC-F1."""
    name, own = wanted.strip().upper(), prefix(game)
    return name if name.startswith(own) else own + name


def prefix(game: Game[Any, Any]) -> str:
    """CIRC- of circles."""
    return next(iter(rules_of(rulebook(game)))).partition("-")[0] + "-"


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
    return "\n".join(lines[n:end] + table_below(lines, end))


def table_below(lines: list[str], n: int) -> list[str]:
    """The table that a paragraph announces, if its rows are not rules themselves."""
    top = n
    while top < len(lines) and not lines[top].strip():
        top += 1
    end = top
    while end < len(lines) and lines[end].startswith("|") and not DECLARED.match(lines[end]):
        end += 1
    whole = end == len(lines) or not lines[end].startswith("|")
    return ["", *lines[top:end]] if end > top and whole else []


def table_row(lines: list[str], n: int) -> str:
    """The row with the head of its table."""
    top = n
    while top > 0 and lines[top - 1].startswith("|"):
        top -= 1
    return "\n".join([*lines[top : top + 2], lines[n]])


def sections(game: Game[Any, Any], language: str = "en") -> list[tuple[str, str, str]]:
    """Every rule as (its ID, the heading it stands under, its Markdown)."""
    text = rulebook(game, language)
    rules, heading, code, found = rules_of(text), "", False, []
    for line in text.splitlines():
        if line.startswith("```"):
            code = not code
        if line.startswith("#") and not code:  # in a block of data it begins a comment
            heading = line.lstrip("# ")
        if (declared := DECLARED.match(line)) and declared[1] in rules:
            found.append((declared[1], heading, rules.pop(declared[1])))
    return found
