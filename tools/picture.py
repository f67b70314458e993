"""The README's picture: the first turns of a real game, as the terminal shows them."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from farwest.cli import main, play

ANSWERS = ("2", "1", "3", "q")
OUT = Path(__file__).parents[1] / "docs" / "pictures" / "play.svg"


def draw() -> None:
    console = Console(
        record=True, width=88, file=io.StringIO(), force_terminal=True, markup=False, emoji=False
    )
    setattr(play, "output", lambda: console)  # noqa: B010  # what the command would open itself
    sys.stdin = io.StringIO("\n".join(ANSWERS))
    main(["play", "goat", "--seats", "4", "--seed", "12", "--language", "en"])
    drawn = re.sub(
        r"@font-face \{.*?\}|<!--.*?-->", "", console.export_svg(title="make play"), flags=re.S
    )
    OUT.write_text(drawn, "utf-8")  # no font, nor anything else, from another host


if __name__ == "__main__":
    draw()
