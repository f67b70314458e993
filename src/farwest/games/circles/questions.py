"""The questions of circles: what can be on the table."""

from typing import Final

from farwest.kernel.game import Asking

FIRST_SEAT: Final = 0  # of CHANCE
TURN: Final = 1  # of NOBODY
FLICK: Final = 2
NOISE: Final = 3  # of CHANCE; a: which of the three bytes
STOP: Final = 4  # of NOBODY
VOTE: Final = 5
SHERIFF: Final = 6
TICKETS: Final = 7
ARRIVE: Final = 8  # of NOBODY
SHOP: Final = 9
DIG: Final = 10
DRAW_TOKEN: Final = 11  # of CHANCE
BANK: Final = 12
BANK_AMOUNT: Final = 13  # a: 0 deposit, 1 withdraw
ROLL_DIE: Final = 14  # of CHANCE
ROB_VICTIM: Final = 15  # a: the face of the die
SALOON_OPEN: Final = 16
SALOON_ANSWER: Final = 17
SALOON_FLICK: Final = 18
MARK: Final = 19  # of NOBODY; a: who flicked
CONTEST: Final = 20  # of NOBODY
LOT: Final = 21  # of CHANCE; a: the stage that is drawn
END_TURN: Final = 22  # of NOBODY

ASKINGS: Final = {  # by question that a table puts to somebody, or shows
    FLICK: Asking("CIRC-F4"),
    NOISE: Asking(carries={"byte": "number"}),
    VOTE: Asking("CIRC-F11"),
    SHERIFF: Asking("CIRC-F14"),
    TICKETS: Asking("CIRC-F17"),
    SHOP: Asking("CIRC-E3"),
    DIG: Asking("CIRC-E13"),
    BANK: Asking("CIRC-E18"),
    BANK_AMOUNT: Asking("CIRC-F22", carries={"withdraws": "yes"}),
    ROB_VICTIM: Asking("CIRC-E21", carries={"face": "face"}),
    SALOON_OPEN: Asking("CIRC-E32"),
    SALOON_ANSWER: Asking("CIRC-E26"),
    SALOON_FLICK: Asking("CIRC-E31"),
    MARK: Asking(carries={"flicked": "seat"}),
    LOT: Asking(carries={"stage": "stage"}),
}
