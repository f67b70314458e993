"""The letter of a rule: its sentence of RULES.md as a reader is shown it, without its ID, and
without the marks and columns that say where it comes from."""

from __future__ import annotations

import re
from typing import Final

MARKS: Final = re.compile(
    r"(\.?)\s*\[[^\]]*\b(?:seed|derived|ours|published|livret|déduit|maison|publié)\b[^\]]*\](\.?)"
)
FOR_ENGINEERS: Final = {"id", "mark", "marque", "origin", "origine", "found", "trouvé"}  # columns
LIST_MARK: Final = re.compile(r"^(?:[-*] +|#+ +)")


def letter(rule: str, text: str) -> str:
    """Markdown: of a row of a table, that row under the heads of its columns."""
    text = MARKS.sub(lambda mark: "." if mark[1] or mark[2] else "", text)
    if text.startswith("|"):
        return narrowed(text)
    own = re.compile(rf"^(\**){re.escape(rule)}\b(\**)[.:]?(\**)\s*")
    text = own.sub(opening, LIST_MARK.sub("", text))
    said, bar, table = text.partition("\n\n|")
    return f"{said}\n\n{narrowed('|' + table)}" if bar else said


def opening(own: re.Match[str]) -> str:
    """**GOAT-X1 A bluff.** keeps its title strong; **GOAT-X1** leaves nothing behind."""
    return own[1] if own[1] and not own[2] and not own[3] else ""


def narrowed(table: str) -> str:
    """Without the columns for engineers, and without those that are empty."""
    rows = [cells(line) for line in table.splitlines()]
    heads, _, *rest = rows
    kept = [
        k
        for k, head in enumerate(heads)
        if head.lower() not in FOR_ENGINEERS and any(len(row) > k and row[k] for row in rest)
    ]
    return "\n".join("| " + " | ".join(row[k] for k in kept if k < len(row)) + " |" for row in rows)


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]
