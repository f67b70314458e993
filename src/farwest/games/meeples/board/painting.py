"""The board of meeples as sprites, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from farwest.games.meeples.board.brush import Brush
from farwest.games.meeples.board.corners import corners, dynamite
from farwest.games.meeples.board.middle import middle
from farwest.games.meeples.board.panels import notes, panels, touches
from farwest.games.meeples.board.previews import previews
from farwest.games.meeples.board.street import street
from farwest.games.meeples.view import MeeplesView
from farwest.kit.sprites import Canvas, Picture


def paint(view: MeeplesView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    brush = Brush(view, canvas, say, names)
    things = (street, corners, middle, dynamite, previews)
    return Picture(
        canvas,
        say("paint-board", n=view.round),
        sprites=tuple(chain.from_iterable(painted(brush) for painted in things)),
        panels=panels(brush),
        touches=tuple(touches(view)),
        notes=notes(brush),
    )
