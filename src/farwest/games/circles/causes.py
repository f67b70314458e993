"""By which of its rules a thing was told, where its Telling names several.

Each is a place in the `causes` of that Telling (events.py); 0 is its usual rule.
"""

from typing import Final

USUAL: Final = 0
IN_CONTEST: Final = 1  # FLICKED
AGAIN: Final = 2
HALF_LAP: Final = 1  # STOPPED, FELL_SHORT
BY_MAJORITY: Final = 1  # VOTED, SETTLED, DECIDED
OVERRULED: Final = 2  # DECIDED
SHOP_CLOSED: Final = 1  # FOUND_NOTHING: nothing that can be paid
NO_CART: Final = 2
MINE_EMPTY: Final = 3
NO_SHOVEL: Final = 4
NO_MONEY: Final = 5  # at the bank
NO_BET: Final = 6
SHOP_BARE: Final = 7  # nothing left of what the die shows
BANK_EMPTY: Final = 8
AT_BANK: Final = 1  # MOVED_ON
AT_SALOON: Final = 2
CHOSEN: Final = 1  # ROBBED_MONEY, ROBBED_GOOD: among several
FREELY: Final = 1  # OPENED_BET, STAKED: a token of one's choice
FORCED: Final = 2  # STAKED
HAS_WON: Final = 1  # FINISHED
AT_LIMIT: Final = 2
