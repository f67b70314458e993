"""Ways to play newgame: what a move is worth to a temper, beside its chance to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.scaffold.newgame.actions import CALL
from farwest.scaffold.newgame.view import NewgameView

TASTE: Final = 0.08  # chance to win that a temper gives up for its habit


def bold(view: NewgameView, action: int) -> float:
    return TASTE if action < CALL else 0.0


def wary(view: NewgameView, action: int) -> float:
    return TASTE if action == CALL else 0.0


STYLES: Final[dict[str, Callable[[NewgameView, int], float]]] = {"bold": bold, "wary": wary}
