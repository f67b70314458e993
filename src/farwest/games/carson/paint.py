"""The board of carson as sprites, from what one seat sees. Cold."""

from __future__ import annotations

from collections.abc import Callable

from farwest.games.carson.brush import Brush
from farwest.games.carson.panels import panels, touches
from farwest.games.carson.previews import previews
from farwest.games.carson.strip import strip
from farwest.games.carson.tables import ROUNDS
from farwest.games.carson.townscape import town
from farwest.games.carson.trackside import cards, track
from farwest.games.carson.view import CarsonView
from farwest.mechanics.sprites import Canvas, Picture


def paint(view: CarsonView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    brush = Brush(view, canvas, say, names)
    things = (cards, town, track, strip, previews)
    return Picture(
        canvas,
        say("paint-board", n=view.round, of=ROUNDS),
        tuple(sprite for painted in things for sprite in painted(brush)),
        tuple(panels(brush)),
        tuple(touches(brush)),
    )
