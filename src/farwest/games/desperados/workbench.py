"""What a designer may turn of the numbers: `farwest lab`. Its tests play each to both ends."""

from __future__ import annotations

from typing import Final

from farwest.kit.measures import Turnable

TURNABLES: Final = {
    "reserve_worth": Turnable("BANK_WORTH", 500, 3200, (5,), 100),
    "poker_300": Turnable("POKER_WORTH", 100, 600, (0,), 100),
}
