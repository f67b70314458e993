"""Opponents with names people remember. Each is a search with a budget; the lower ones slip."""

from __future__ import annotations

from typing import Any, Final

# The cut-off is shown to help; doubt helps in weak company and costs nothing among equals. Stopping
# at a rest only looked better at 4 seats, and made no difference at 2.
SENSE: Final = {"horizon": 30, "rests": 1, "doubt": 60}

BEST: Final = "legend"
LEVELS: Final[dict[str, dict[str, Any]]] = {
    "greenhorn": {"iterations": 12, **SENSE, "slip": 0.1, "impulse": 0.8},
    "cowhand": {"iterations": 120, **SENSE, "slip": 0.03, "impulse": 0.05},
    "gunslinger": {"iterations": 600, **SENSE, "slip": 0.015},
    "legend": {"iterations": 12000, **SENSE, "doubt": 90},
}
