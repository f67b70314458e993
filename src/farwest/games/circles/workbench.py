"""What a designer may turn of the numbers: `farwest lab`. Its tests play each to both ends."""

from __future__ import annotations

from typing import Final

from farwest.kit.measures import Turnable

TURNABLES: Final = {
    "fold_price": Turnable("FOLD_PRICE", 1, 6),
    "shovel_price": Turnable("PRICE", 1, 3, (0,)),
    "ticket_price": Turnable("PRICE", 1, 6, (1,)),
    "cart_price": Turnable("PRICE", 1, 6, (2,)),
}
