"""The questions of newgame: what can be on the table."""

from typing import Final

from farwest.kernel.game import Asking

FIRST_PLAYER: Final = 0  # of CHANCE
ROLL_DIE: Final = 1  # of CHANCE; a: whose die
BID_OR_CALL: Final = 2
SHOWDOWN: Final = 3  # of NOBODY; a: who called
NEXT_ROUND: Final = 4  # of NOBODY; a: who begins it

ASKINGS: Final = {  # by question: the rule to read again, what it carries, whether it is filmed
    ROLL_DIE: Asking(carries={"roller": "seat"}),
    BID_OR_CALL: Asking("NEWGAME-R3"),
    SHOWDOWN: Asking(filmed=True, carries={"caller": "seat"}),
    NEXT_ROUND: Asking(carries={"beginner": "seat"}),
}
