"""Opponents with names people remember. Each is a search with a budget; the lower ones slip."""

from __future__ import annotations

from typing import Any, Final

HORIZON: Final = 25  # answers: about two offers of goat, ahead of which its promise is trusted

LEVELS: Final[dict[str, dict[str, Any]]] = {
    "greenhorn": {"iterations": 12, "horizon": HORIZON, "slip": 0.2},
    "cowhand": {"iterations": 120, "horizon": HORIZON, "slip": 0.03},
    "gunslinger": {"iterations": 1000, "horizon": HORIZON, "slip": 0.01},
    "legend": {"iterations": 12000, "horizon": HORIZON},
}
