"""The board of carson as sprites, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from farwest.games.carson import questions as ask
from farwest.games.carson.board.brush import Brush
from farwest.games.carson.board.duel_and_income_notes import happening
from farwest.games.carson.board.panels import notes, panels
from farwest.games.carson.board.previews import previews
from farwest.games.carson.board.strip import strip
from farwest.games.carson.board.touches import touches
from farwest.games.carson.board.townscape import town
from farwest.games.carson.board.trackside import cards, track
from farwest.games.carson.numbers import ROUNDS
from farwest.games.carson.view import CarsonView
from farwest.kernel.state import OVER
from farwest.kit.sprites import Canvas, Picture

PHASES = (  # CARSON-F1: the last question of each
    (ask.CLAIM_PARCEL, "claims"),
    (ask.FILL_ROW, "personalities"),
    (ask.PLACE, "placement"),
    (ask.BUY_VP, "resolution"),
    (ask.CLOSE_ROUND, "end"),
)


def phase(brush: Brush) -> str:
    """Where the round is; a settler's claim and what is built at once belong to phase 1."""
    view = brush.view
    if brush.asked == OVER:
        return "over"
    if view.round and view.turn_order[0] < 0:
        return "personalities"
    if brush.kind == ask.FILL_SPACE:
        return "end" if view.round else "claims"
    return next((name for last, name in PHASES if brush.kind <= last), "resolution")


def paint(view: CarsonView, canvas: Canvas, say: Callable[..., str], names: list[str]) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    brush = Brush(view, canvas, say, names)
    things = (cards, town, track, strip, previews, happening)
    return Picture(
        canvas,
        say("paint-board", n=view.round, of=ROUNDS, phase=phase(brush)),
        sprites=tuple(chain.from_iterable(painted(brush) for painted in things)),
        panels=panels(brush),
        touches=tuple(touches(brush)),
        notes=tuple(notes(brush)),
    )
