"""The board of a game as text, if the game can draw one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from farwest.cli.words import game_says
from farwest.kernel.match import Match

Draw = Callable[[Any, Callable[..., str], list[str]], RenderableType]


def board(match: Match[Any, Any], seat: int | None) -> RenderableType | None:
    """What a seat sees; None for a watcher."""
    room = f"{match.game.package}.board.terminal"
    if find_spec(room) is None:
        return None
    draw: Draw = import_module(room).draw
    names = [person.name for person in match.people(seat)]
    return draw(match.view(seat), game_says(match.game, match.language), names)
