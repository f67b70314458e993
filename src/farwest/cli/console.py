"""Where the command writes: rich for people, plain when it is piped."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farwest.kernel.game import Game


class QuietConsole(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Console:
    """Names come from people, so nothing in a text is taken for markup."""
    return QuietConsole(highlight=False, markup=False, emoji=False)


def notes() -> Console:
    return QuietConsole(highlight=False, markup=False, emoji=False, stderr=True)


def progress() -> Progress:
    """A bar with the time left, for eyes only: nothing of it stays, nor goes into a file."""
    console = notes()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def print_json(facts: Any) -> None:
    print(json.dumps(facts, ensure_ascii=False, indent=2))


def warn_if_interpreted(game: Game[Any, Any]) -> None:
    if not game.compiled:
        print(
            f"Running interpreted: {game.name} was not compiled here, so this is slow.",
            file=sys.stderr,
        )
