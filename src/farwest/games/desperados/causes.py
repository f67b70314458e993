"""By which of its rules an event is told, where its Telling names two; 0 is the first."""

from typing import Final

BY_LOT: Final = 1  # of BECAME_MARSHAL: the seat was drawn
REFILLING: Final = 1  # of SAW_TILE: it fills a bank that was robbed
AS_DUMMY: Final = 1  # of a card laid or revealed: its owner is stuck
LAST_ROUND: Final = 1  # of CARDS_BACK and FLIPPED: nothing follows
EARLY: Final = 1  # of GANG_WON: before the last round is over
AT_BANK: Final = 1  # of WAS_IN_ON_IT: with those who robbed a bank
