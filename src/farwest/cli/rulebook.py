"""A rule as a terminal can show it."""

from __future__ import annotations

import re

from rich.markdown import Markdown

ROW = 3  # lines: the head of a table, its rule and one row


def for_terminal(text: str) -> Markdown:
    """A table row as a list: a terminal is too narrow for most tables, and would cut words."""
    lines = text.splitlines()
    if len(lines) == ROW and lines[0].startswith("|"):
        heads, cells = (re.split(r" *\| *", line.strip("| ")) for line in (lines[0], lines[-1]))
        text = f"**{cells[0].strip('*')}**\n\n"
        text += "\n".join(
            f"- {head}: {cell}" for head, cell in zip(heads[1:], cells[1:], strict=False)
        )
    return Markdown(text)
