"""Practice outside a game: one input, tried as often as one likes, with all that a game hides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

import msgspec

from farwest.kit.sprites import Canvas, Picture


class Foreseen(msgspec.Struct, frozen=True):
    """What would come of an answer, from this level of the gauge up to the next one told."""

    level: int
    text: str


class Exercise(msgspec.Struct, frozen=True):
    """A picture with its gauge, and the roll of the last try in it. The sprite that is flicked
    would stop at `stops[level]`, in hundredths of a degree about x, y; -1: it would leave."""

    picture: Picture
    about: str  # what one can try here, and what a game would not show
    said: str  # what came of the last try
    at: int  # how things lie; it comes back with the next try
    x: float
    y: float
    radius: float
    stops: list[int]
    foreseen: list[Foreseen]


class PracticeRoom(Protocol):
    """The room `practice.py` of a game that has one."""

    def exercise(
        self,
        at: int,
        level: int | None,
        canvas: Canvas,
        say: Callable[..., str],
        draw: Callable[[int], int],
    ) -> Exercise:
        """After a try at that level, or before the first one. `draw(n)` is chance below n."""


@cache
def practice_room(package: str) -> PracticeRoom | None:
    """Of the game in that package, if it has one."""
    room = f"{package}.board.practice"
    return cast(PracticeRoom, import_module(room)) if find_spec(room) else None
