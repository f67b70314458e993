"""By which of its rules an event is told, where its Telling names several; 0 is the first."""

from typing import Final

CAPPED: Final = 1  # of LAST_TURN: not by a trigger, but by the last round there is (MEEP-G6)
FROM_A_START: Final = 1  # of WENT: from a Space of one's choice, not from a Building (MEEP-F8)
UPGRADING: Final = 1  # of DECLINED: the owner leaves the Marquee as it is (MEEP-E4)
ROLLED_AGAIN: Final = 1  # of ROLLED: the better shot's second try (MEEP-E11)
ON_A_TIE: Final = 1  # of WON: equal dice, the better shot wins (MEEP-E12)
ANOTHER: Final = 1  # of EXPLODED, BOUGHT_BAR: one more after the first (MEEP-E19, MEEP-F31)
