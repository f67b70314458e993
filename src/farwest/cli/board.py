"""The board of a game as text, if the game can draw one."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from farwest.kernel.match import Match
from farwest.kit.rooms import Terminal, ask
from farwest.kit.speaking import speech


def board(match: Match[Any, Any], seat: int | None) -> RenderableType | None:
    """What a seat sees; None for a watcher."""
    room = ask(match.game, Terminal)
    if room is None:
        return None
    names = [person.name for person in match.people(seat)]
    drawn: RenderableType = room.draw(match.view(seat), speech(match.game, match.language), names)
    return drawn
