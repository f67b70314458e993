"""By which of its rules an event is told, where its Telling names several; 0 is the first."""

from typing import Final

USUAL: Final = 0
IN_CONTEST: Final = 1  # of FLICKED: in the first round of a contest
AGAIN: Final = 2  # of FLICKED: in a later one
HALF_LAP: Final = 1  # of STOPPED, FELL_SHORT
BY_MAJORITY: Final = 1  # of VOTED, SETTLED, DECIDED
OVERRULED: Final = 2  # of DECIDED
SHOP_CLOSED: Final = 1  # of FOUND_NOTHING: nothing that can be paid
NO_CART: Final = 2
MINE_EMPTY: Final = 3
NO_SHOVEL: Final = 4
NO_MONEY: Final = 5  # at the bank
NO_BET: Final = 6
SHOP_BARE: Final = 7  # nothing left of what the die shows
BANK_EMPTY: Final = 8
AT_BANK: Final = 1  # of MOVED_ON
AT_SALOON: Final = 2
CHOSEN: Final = 1  # of ROBBED_MONEY, ROBBED_GOOD: among several
FREELY: Final = 1  # of OPENED_BET, STAKED: a token of one's choice
FORCED: Final = 2  # of STAKED
HAS_WON: Final = 1  # of FINISHED: who bought the ranch
AT_LIMIT: Final = 2  # of FINISHED: nobody did, in the last round there is
