"""The belief map: where what is hidden could be, for every game that has the rooms for it.

`beliefs.py` has `beliefs(view)`, a list of Belief worked out from one view alone; `haze.py` has
`overlay(view, own, board, say, names)`, the same as sprites to lie on a picture of it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from msgspec.structs import replace

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kit.painting import speech
from farwest.kit.sprites import Note, Picture, Sprite


class Belief(NamedTuple):
    """In how many ways somebody could be at each place; one way is as likely as another."""

    who: int  # a seat
    ways: tuple[int, ...]  # by place

    def share(self, place: int) -> float:
        return self.ways[place] / sum(self.ways)


class Overlay(NamedTuple):
    sprites: tuple[Sprite, ...]
    note: Note  # what they mean, and the same in words


def has_beliefs(game: AnyGame) -> bool:
    return find_spec(f"{game.package}.board.belief_overlay") is not None


def beliefs(match: Match[Any, Any], seat: int | None) -> list[Belief]:
    """As a seat sees it, or a watcher (None); empty for a game without such a room."""
    if not has_beliefs(match.game):
        return []
    found: list[Belief] = import_module(f"{match.game.package}.bots.beliefs").beliefs(
        match.view(seat)
    )
    return found


def with_beliefs(
    picture: Picture, match: Match[Any, Any], seat: int | None, revealed: bool = False
) -> Picture:
    """The picture with a seat's beliefs on it, or a watcher's (None). `revealed` marks the truth,
    which is for finished games only: every seat's own view is read."""
    say = speech(match, aloof=revealed)
    if say is None or not has_beliefs(match.game):
        return picture
    own = [match.view(k) for k in range(match.seats)] if revealed else []
    names = [person.name for person in match.people(seat)]
    room = import_module(f"{match.game.package}.board.belief_overlay")
    made: Overlay = room.overlay(match.view(seat), own, picture, say, names)
    return replace(
        picture,
        sprites=(*picture.sprites, *made.sprites),
        notes=(made.note, *picture.notes),
    )
