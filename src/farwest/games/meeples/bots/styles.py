"""Ways to play meeples: none yet; nothing is bluffed where nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.meeples.view import MeeplesView

STYLES: Final[dict[str, Callable[[MeeplesView, int], float]]] = {}
