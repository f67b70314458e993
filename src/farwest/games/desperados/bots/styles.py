"""Ways to play desperados: what a move is worth to a temper, beside its chance to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.desperados.actions import CHEAT, LAY, SPY, STAY
from farwest.games.desperados.numbers import SALOON
from farwest.games.desperados.questions import INTENT
from farwest.games.desperados.view import DesperadosView

TASTE: Final = 0.08  # chance to win that a temper gives up for its habit


def reckless(view: DesperadosView, action: int) -> float:
    """Puts the disk down wherever it can."""
    acts = view.frames[-1][0] == INTENT and CHEAT <= action < SPY
    return TASTE if acts else 0.0


def nosy(view: DesperadosView, action: int) -> float:
    """Wants to know what lies in every bank."""
    return TASTE if action == SPY else 0.0


def idle(view: DesperadosView, action: int) -> float:
    """Stays: in the Saloon, and the sheriffs where they are."""
    return TASTE if action in (STAY, LAY + SALOON) else 0.0


STYLES: Final[dict[str, Callable[[DesperadosView, int], float]]] = {
    "reckless": reckless,
    "nosy": nosy,
    "idle": idle,
}
