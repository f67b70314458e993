"""Opponents with names people remember. Each is a search with a budget; the lower ones slip."""

from __future__ import annotations

from typing import Any, Final

LEVELS: Final[dict[str, dict[str, Any]]] = {
    "greenhorn": {"iterations": 20, "slip": 0.15},
    "cowhand": {"iterations": 100, "slip": 0.05},
    "gunslinger": {"iterations": 1000, "slip": 0.01},
    "legend": {"iterations": 10000},
}
