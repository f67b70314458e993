"""The board of a match as a picture, for every game that has a paint room."""

from __future__ import annotations

from typing import Any

from farwest.kernel.match import Match
from farwest.mechanics.drawing import draw
from farwest.mechanics.sprites import CANVASES, Picture
from farwest.mechanics.texts import Fact, Texts


def painted(match: Match[Any, Any], seat: int | None, canvas: str = "wide") -> Picture | None:
    """As a seat sees it, or a watcher (None), in the language of the match; None: not painted."""
    paint, texts = match.game.paint, match.game.voice
    if paint is None or not isinstance(texts, Texts):
        return None

    def say(message: str, **facts: Fact) -> str:
        return texts.say(match.language, message, facts)

    names = [person.name for person in match.people(seat)]
    picture: Picture = paint(match.view(seat), CANVASES[canvas], say, names)
    return picture


def board(match: Match[Any, Any]) -> str | None:
    """An SVG for a notebook. Whose notebook is not known, so it shows what a watcher sees."""
    picture = painted(match, None)
    return None if picture is None else draw(picture, match.game.package)
