"""The questions of desperados: what can be on the table (DESP-D1)."""

from typing import Final

from farwest.kernel.game import Asking

WHO_IS_MARSHAL: Final = 0  # of CHANCE
DEAL_BANK: Final = 1  # of CHANCE; a: the bank
FIRST_TIMETABLE: Final = 2  # of CHANCE
SETUP_MARSHAL: Final = 3
SETUP_SHERIFF: Final = 4  # a: the sheriff
SETUP_DESPERADO: Final = 5
BEGIN_ROUND: Final = 6  # of NOBODY
BEGIN_TURN: Final = 7  # of NOBODY
SHERIFF: Final = 8  # a: the sheriff
MARSHAL_CARD: Final = 9
DESPERADO_CARD: Final = 10
LOCK: Final = 11  # of NOBODY
INTENT: Final = 12
LAUNCH: Final = 13  # of NOBODY
END_TURN: Final = 14  # of NOBODY
EVALUATE: Final = 15  # of NOBODY
DECIDE_JOB: Final = 16  # of NOBODY; a: the disk action
WIN_COACH: Final = 17  # of CHANCE; a: the disk action
WIN_POKER: Final = 18  # of CHANCE; a: the disk action
ROB_BANKS: Final = 19  # of NOBODY; a: the next bank
UPKEEP: Final = 20  # of NOBODY
REFILL: Final = 21  # of NOBODY; a: 1 if the marshal is asked
REFILL_BANK: Final = 22
NEXT_ROUND: Final = 23  # of NOBODY
ARREST: Final = 24  # of NOBODY

# DESP-D6, D7: the gang answers at once. DESP-H1: the team sees its cards and intents.
# DESP-F9, G41: the marshal exchanges his card by right. DESP-D15: time tells nothing.
# DESP-D10: the evaluation is shown step by step.
ASKINGS: Final = {  # by question that a table puts to somebody, or shows
    DEAL_BANK: Asking(filmed=True, carries={"bank": "bank"}),
    SETUP_MARSHAL: Asking("DESP-S7"),
    SETUP_SHERIFF: Asking("DESP-S7", carries={"sheriff": "number"}),
    SETUP_DESPERADO: Asking("DESP-S8"),
    SHERIFF: Asking("DESP-F5", carries={"sheriff": "number"}),
    MARSHAL_CARD: Asking("DESP-F6", paused=True, exchanged=(DESPERADO_CARD, INTENT)),
    DESPERADO_CARD: Asking("DESP-F8", together=True, shared=True, paused=True),
    INTENT: Asking("DESP-F13", together=True, shared=True, paused=True),
    LAUNCH: Asking(filmed=True),
    EVALUATE: Asking(filmed=True),
    DECIDE_JOB: Asking(filmed=True, carries={"job": "number"}),
    WIN_COACH: Asking(filmed=True, carries={"job": "number"}),
    WIN_POKER: Asking(filmed=True, carries={"job": "number"}),
    ROB_BANKS: Asking(filmed=True, carries={"next_bank": "number"}),
    UPKEEP: Asking(filmed=True),
    REFILL: Asking(carries={"marshal_places": "yes"}),
    REFILL_BANK: Asking("DESP-D9"),
    NEXT_ROUND: Asking(filmed=True),
    ARREST: Asking(filmed=True),
}
