"""What one sees who tries an input outside a game."""

from __future__ import annotations

import msgspec

from farwest.kit.sprites import Picture


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
