"""Opponents with names people remember. Each is a search with a budget; the lower ones slip."""

from __future__ import annotations

from typing import Any, Final

SENSE: Final = {"horizon": 30, "rests": 1, "doubt": 60}  # each shown to help by the arena

LEVELS: Final[dict[str, dict[str, Any]]] = {
    "greenhorn": {"iterations": 12, **SENSE, "slip": 0.1, "impulse": 0.8},
    "cowhand": {"iterations": 120, **SENSE, "slip": 0.03, "impulse": 0.05},
    "gunslinger": {"iterations": 600, **SENSE, "slip": 0.015},
    "legend": {"iterations": 12000, **SENSE, "doubt": 90},
}
