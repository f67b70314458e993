"""Ways to play circles: none has a temper yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.circles.view import CirclesView

STYLES: Final[dict[str, Callable[[CirclesView, int], float]]] = {}
