"""The board of a match as a picture, for every game that has a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farwest.kernel.match import Match
from farwest.kernel.voice import Person
from farwest.kit.drawing import draw
from farwest.kit.rooms import Board, ask
from farwest.kit.sprites import CANVASES, Picture
from farwest.kit.texts import Fact, Texts


def painted(
    match: Match[Any, Any], seat: int | None, canvas: str = "wide", aloof: bool = False
) -> Picture | None:
    """As a seat sees it, or a watcher (None), in the language of the match; None: not painted.
    Told aloof, nobody is “you”."""
    room, say = ask(match.game, Board), speech(match, aloof)
    if room is None or say is None:
        return None
    names = [person.name for person in match.people(seat)]
    return room.paint(match.view(seat), CANVASES[canvas], say, names)


def speech(match: Match[Any, Any], aloof: bool = False) -> Callable[..., str] | None:
    """How the game says things in the language of the match; None: it has no texts."""
    texts, language = match.game.voice, match.language
    if not isinstance(texts, Texts):
        return None

    def say(message: str, **facts: Fact) -> str:
        if aloof:
            facts = {key: from_afar(given) for key, given in facts.items()}
        return texts.say(language, message, facts)

    return say


def from_afar(given: Fact) -> Fact:
    return given._replace(me=False) if isinstance(given, Person) else given


def board(match: Match[Any, Any]) -> str | None:
    """An SVG for a notebook. Whose notebook is not known, so it shows what a watcher sees."""
    picture = painted(match, None)
    return None if picture is None else draw(picture, match.game.package)
