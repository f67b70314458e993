"""The board of circles as sprites, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable

from farwest.games.circles.board.brush import Brush
from farwest.games.circles.board.corners import corners
from farwest.games.circles.board.hub import middle
from farwest.games.circles.board.motion import gauge, roll
from farwest.games.circles.board.panels import notes, panels, touches
from farwest.games.circles.board.stores import stores
from farwest.games.circles.board.wheel import wheel
from farwest.games.circles.view import CirclesView
from farwest.kit.sprites import Canvas, Picture


def paint(view: CirclesView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    brush = Brush(view, canvas, say, names)
    return Picture(
        canvas,
        say("paint-board", n=view.round),
        sprites=(*wheel(brush), *stores(brush), *middle(brush), *corners(brush)),
        panels=tuple(panels(brush)),
        touches=tuple(touches(brush)),
        gauge=gauge(brush),
        roll=roll(brush),
        notes=tuple(notes(brush)),
    )
