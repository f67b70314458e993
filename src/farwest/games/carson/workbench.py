"""What a designer may turn of the numbers: `farwest lab`. Its tests play each to both ends."""

from __future__ import annotations

from typing import Final

from farwest.kit.measures import Turnable

TURNABLES: Final = {
    "start_money": Turnable("START_MONEY", 0, 40),
    "wage": Turnable("WAGE", 1, 10),
    "per_parcel": Turnable("PER_PARCEL", 0, 5),
    "per_force": Turnable("PER_FORCE", 0, 5),
    "final_vp": Turnable("FINAL_VP", 0, 5),
    "sheriff_vp": Turnable("SHERIFF_VP", 0, 6),
}
