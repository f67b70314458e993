"""The board of a match as a picture, for every game that has a board."""

from __future__ import annotations

from typing import Any

from farwest.kernel.match import Match
from farwest.kit.drawing import draw
from farwest.kit.fields import unveiled
from farwest.kit.rooms import Board, ask
from farwest.kit.speaking import speech
from farwest.kit.sprites import CANVASES, Picture


def painted(
    match: Match[Any, Any], seat: int | None, canvas: str = "wide", aloof: bool = False
) -> Picture | None:
    """As a seat sees it, or a watcher (None), in the language of the match; None: not painted.
    Told aloof, nobody is “you”."""
    room = ask(match.game, Board)
    if room is None:
        return None
    names = [person.name for person in match.people(seat)]
    say = speech(match.game, match.language, aloof)
    return room.paint(match.view(seat), CANVASES[canvas], say, names)


def revealed(match: Match[Any, Any], canvas: str = "wide") -> Picture | None:
    """With nothing hidden from anybody: of a finished game only. Seen from the seat that acts."""
    room = ask(match.game, Board)
    if room is None:
        return None
    seat = match.seat if match.seat is not None and match.seat >= 0 else 0
    view = unveiled(match.game.view_type, match.state, seat)
    say = speech(match.game, match.language, aloof=True)
    shown = room.reveal or room.paint
    return shown(view, CANVASES[canvas], say, [person.name for person in match.people(None)])


def board(match: Match[Any, Any]) -> str | None:
    """An SVG for a notebook. Whose notebook is not known, so it shows what a watcher sees."""
    picture = painted(match, None)
    return None if picture is None else draw(picture, match.game.package)
