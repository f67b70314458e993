"""What a designer may turn of the numbers: `farwest lab`. Its tests play each to both ends."""

from __future__ import annotations

from typing import Final

from farwest.kit.measures import Turnable

TURNABLES: Final = {
    "start_coins": Turnable("START_COINS", 0, 3),
    "coins": Turnable("COINS", 40, 99),
    "start_bottles": Turnable("START_BOTTLES", 0, 1),
    "rounds": Turnable("ROUNDS", 1, 3, ("seats",)),
    "outlaw_reward": Turnable("OUTLAW_REWARD", 0, 8),
    "sheriff_pay": Turnable("SHERIFF_PAY", 0, 4),
    "thief_bounty": Turnable("THIEF_BOUNTY", 0, 4),
    "charlatan_coins": Turnable("CHARLATAN_COINS", 0, 6),
    "charlatan_bounty": Turnable("CHARLATAN_BOUNTY", 0, 3),
}
