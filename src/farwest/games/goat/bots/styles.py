"""Ways to play goat: what a move is worth to a temper, beside its chance to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.goat.actions import DECLARING, REFUSE
from farwest.games.goat.questions import DECLARE, RESPOND
from farwest.games.goat.view import GoatView

TASTE: Final = 0.08  # chance to win that a temper gives up for its habit


def tells_truth(view: GoatView, action: int) -> bool:
    return view.frames[-1][0] == DECLARE and action - DECLARING == view.offered


def honest(view: GoatView, action: int) -> float:
    return TASTE if tells_truth(view, action) else 0.0


def bluffer(view: GoatView, action: int) -> float:
    lies = view.frames[-1][0] == DECLARE and not tells_truth(view, action)
    return TASTE if lies else 0.0


def suspicious(view: GoatView, action: int) -> float:
    return TASTE if view.frames[-1][0] == RESPOND and action == REFUSE else 0.0


STYLES: Final[dict[str, Callable[[GoatView, int], float]]] = {
    "honest": honest,
    "bluffer": bluffer,
    "suspicious": suspicious,
}
