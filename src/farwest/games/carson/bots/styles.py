"""Ways to play carson: what a move is worth to a temper, beside its chance to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.carson.actions import ATTACK, BUILD, PROTECT, SEND
from farwest.games.carson.bots.traits import target_of
from farwest.games.carson.questions import BUILD_OR_KEEP, PLACE
from farwest.games.carson.view import CarsonView

TASTE: Final = 0.08  # chance to win that a temper gives up for its habit


def outlaw(view: CarsonView, action: int) -> float:
    """Robs, and goes where others stand."""
    if view.frames[-1][0] != PLACE or action >= SEND:
        return 0.0
    if ATTACK <= action < PROTECT:
        return TASTE
    return TASTE if view.standing[target_of(action)] else 0.0


def peaceful(view: CarsonView, action: int) -> float:
    """Keeps out of every duel."""
    if view.frames[-1][0] != PLACE or action >= SEND:
        return 0.0
    return 0.0 if ATTACK <= action < PROTECT or view.standing[target_of(action)] else TASTE


def builder(view: CarsonView, action: int) -> float:
    return TASTE if view.frames[-1][0] == BUILD_OR_KEEP and action == BUILD else 0.0


STYLES: Final[dict[str, Callable[[CarsonView, int], float]]] = {
    "outlaw": outlaw,
    "peaceful": peaceful,
    "builder": builder,
}
