"""The belief map: where what is hidden could be, for every game that has the rooms for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kit.measures import Belief
from farwest.kit.rooms import BeliefMap, Beliefs, ask
from farwest.kit.speaking import speech
from farwest.kit.sprites import Picture


def has_beliefs(game: AnyGame) -> bool:
    return ask(game, BeliefMap) is not None


def has_notebook(game: AnyGame) -> bool:
    """Whether those who play it may write one."""
    room = ask(game, BeliefMap)
    return room is not None and room.NOTEBOOK


def beliefs(match: Match[Any, Any], seat: int | None) -> list[Belief]:
    """As a seat sees it, or a watcher (None); empty for a game without such a room."""
    room = ask(match.game, Beliefs)
    return [] if room is None else room.beliefs(match.view(seat))


def with_beliefs(
    picture: Picture, match: Match[Any, Any], seat: int | None, revealed: bool = False
) -> Picture:
    """The picture with a seat's beliefs on it, or a watcher's (None). `revealed` marks the truth,
    which is for finished games only: every seat's own view is read."""
    room = ask(match.game, BeliefMap)
    if room is None:
        return picture
    say = speech(match.game, match.language, aloof=revealed)
    own = [match.view(k) for k in range(match.seats)] if revealed else []
    names = [person.name for person in match.people(seat)]
    made = room.overlay(match.view(seat), own, picture, say, names)
    return replace(
        picture,
        sprites=(*picture.sprites, *made.sprites),
        notes=(made.note, *picture.notes),
    )
