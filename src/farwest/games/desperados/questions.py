"""The questions of desperados: what can be on the table (DESP-D1). Hot."""

from typing import Final

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

CITED: Final = {  # the rule that a person may want to read again before answering
    SETUP_MARSHAL: "DESP-S7",
    SETUP_SHERIFF: "DESP-S7",
    SETUP_DESPERADO: "DESP-S8",
    SHERIFF: "DESP-F5",
    MARSHAL_CARD: "DESP-F6",
    DESPERADO_CARD: "DESP-F8",
    INTENT: "DESP-F13",
    REFILL_BANK: "DESP-D9",
}
TOGETHER: Final = (DESPERADO_CARD, INTENT)  # DESP-D6, DESP-D7: the gang answers at once
SHARED: Final = (DESPERADO_CARD, INTENT)  # DESP-H1: the team sees the cards and intents of the team
EXCHANGED: Final = {  # DESP-F9, DESP-G41: whose answer may be exchanged while these are asked
    MARSHAL_CARD: (DESPERADO_CARD, INTENT),
}
PAUSED: Final = (MARSHAL_CARD, DESPERADO_CARD, INTENT)  # DESP-D15: time tells nothing
FILMED: Final = (  # DESP-D10: after each of these a table shows what it told, before it goes on
    *(LAUNCH, EVALUATE, ARREST, DECIDE_JOB, WIN_COACH, WIN_POKER, ROB_BANKS),
    *(UPKEEP, DEAL_BANK, NEXT_ROUND),
)
