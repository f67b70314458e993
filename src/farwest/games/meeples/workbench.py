"""What a designer may turn of the numbers: `farwest lab`. Its tests play each to both ends."""

from __future__ import annotations

from typing import Final

from farwest.kit.measures import Turnable

TURNABLES: Final = {
    "bar_points": Turnable("BAR_POINTS", 0, 20),
    "gold_points": Turnable("GOLD_POINTS", 0, 3),
    "graves": Turnable("GRAVES", 2, 9),
    "marquees": Turnable("MARQUEES", 3, 12),
    "robber_draw": Turnable("ROBBER_DRAW", 1, 4),
    "madame_draw": Turnable("MADAME_DRAW", 1, 3),
}
