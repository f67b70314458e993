"""What is told when something happens. The ints, what each names, and its rule."""

from typing import Final

from farwest.kernel.game import Telling

ROUND_BEGAN: Final = 0
ROLLED: Final = 1
BID_MADE: Final = 2
CALLED: Final = 3
SHOWED: Final = 4
BID_HELD: Final = 5
BID_FAILED: Final = 6
PAID: Final = 7
FINISHED: Final = 8

TELLINGS: Final = {  # by event: its rule, what a is, what b is
    ROUND_BEGAN: Telling("NEWGAME-R1", "number"),
    ROLLED: Telling("NEWGAME-R2", "face", secret=True),  # the others hear nothing of it
    BID_MADE: Telling("NEWGAME-R3", "number", "face"),
    CALLED: Telling("NEWGAME-R4", "seat"),
    SHOWED: Telling("NEWGAME-R5", "number", "face"),
    BID_HELD: Telling("NEWGAME-R6", "number", "face"),
    BID_FAILED: Telling("NEWGAME-R6", "number", "face"),
    PAID: Telling("NEWGAME-R6", "seat", "number"),
    FINISHED: Telling("NEWGAME-Z2", "number"),
}
