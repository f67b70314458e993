"""What is told when something happens. The ints, what each names, and its rule."""

from typing import Final

from farwest.kernel.game import Telling

BECAME_MARSHAL: Final = 0
SAW_TILE: Final = 1
TIMETABLES_LAID: Final = 2
PLACED_MARSHAL: Final = 3
PLACED_SHERIFF: Final = 4
PLACED_DESPERADO: Final = 5
ROUND_BEGAN: Final = 6
TURN_BEGAN: Final = 7
COACH_MOVED: Final = 8
COACH_STAYED: Final = 9
SHERIFF_RODE: Final = 10
SHERIFF_STAYED: Final = 11
MARSHAL_LAID: Final = 12
LAID: Final = 13
GOT_STUCK: Final = 14
INTENDED: Final = 15
LAPSED: Final = 16
TURN_LOCKED: Final = 17
SHOWED: Final = 18
JOINED_CHEAT: Final = 19
JOINED_HOLD_UP: Final = 20
LAUNCHED: Final = 21
SPIED: Final = 22
STEP_BEGAN: Final = 23
REVEALED: Final = 24
FELL_OUT: Final = 25
GOT_ARRESTED: Final = 26
LOST_CARD: Final = 27
JOB_FAILED: Final = 28
WON_COACH: Final = 29
WON_POKER: Final = 30
ROBBED_BANK: Final = 31
BANK_HELD: Final = 32
CARDS_BACK: Final = 33
REFILLED: Final = 34
STAYED_EMPTY: Final = 35
FLIPPED: Final = 36
COACH_STARTS: Final = 37
GANG_WON: Final = 38
MARSHAL_WON: Final = 39
UNVEILED_CARD: Final = 40
UNVEILED_TILE: Final = 41
STAYED_IN_SALOON: Final = 42
WAS_IN_ON_IT: Final = 43

TELLINGS: Final = {  # by event: its rule, what a is, what b is; the rule it follows otherwise
    BECAME_MARSHAL: Telling("DESP-S1", causes=("DESP-D2",)),
    SAW_TILE: Telling("DESP-H2", "town", "dollars", secret=True, causes=("DESP-E11",)),
    TIMETABLES_LAID: Telling("DESP-S6", "town"),
    PLACED_MARSHAL: Telling("DESP-S7", "town"),
    PLACED_SHERIFF: Telling("DESP-S7", "town", "number"),
    PLACED_DESPERADO: Telling("DESP-S8", "town"),
    ROUND_BEGAN: Telling("DESP-F1", "number"),
    TURN_BEGAN: Telling("DESP-F2", "number"),
    COACH_MOVED: Telling("DESP-F4", "coach", "town"),
    COACH_STAYED: Telling("DESP-E6", "coach", "town"),
    SHERIFF_RODE: Telling("DESP-F5", "town", "number"),
    SHERIFF_STAYED: Telling("DESP-F5", "town", "number"),
    MARSHAL_LAID: Telling("DESP-F6", "town", causes=("DESP-F11",)),
    LAID: Telling("DESP-F8", "town", secret=True, causes=("DESP-F11",)),
    GOT_STUCK: Telling("DESP-F11", "town", secret=True),
    INTENDED: Telling("DESP-D7", "intent", secret=True),
    LAPSED: Telling("DESP-D7", "intent", secret=True),
    TURN_LOCKED: Telling("DESP-F9", "number"),
    SHOWED: Telling("DESP-F16", "town", "number"),
    JOINED_CHEAT: Telling("DESP-E1", "town"),
    JOINED_HOLD_UP: Telling("DESP-E2", "coach", "town"),
    LAUNCHED: Telling("DESP-E3", "town", "number"),
    SPIED: Telling("DESP-E8", "town", "dollars"),
    STEP_BEGAN: Telling("DESP-F18", "number"),
    REVEALED: Telling("DESP-F18", "town", "number", causes=("DESP-F24",)),
    FELL_OUT: Telling("DESP-E12", "town", "number"),
    GOT_ARRESTED: Telling("DESP-E9", "town", "number"),
    LOST_CARD: Telling("DESP-E9", "town"),
    JOB_FAILED: Telling("DESP-E4", "town", "intent"),
    WON_COACH: Telling("DESP-E6", "coach", "dollars"),
    WON_POKER: Telling("DESP-E5", "town", "dollars"),
    ROBBED_BANK: Telling("DESP-E7", "town", "dollars"),
    BANK_HELD: Telling("DESP-E7", "town"),
    CARDS_BACK: Telling("DESP-F21", "number", causes=("DESP-F23",)),
    REFILLED: Telling("DESP-E11", "town"),
    STAYED_EMPTY: Telling("DESP-E11", "town"),
    FLIPPED: Telling("DESP-F21", "number", causes=("DESP-F23",)),
    COACH_STARTS: Telling("DESP-F21", "coach", "town"),
    GANG_WON: Telling("DESP-W2", "dollars", "dollars", causes=("DESP-W5",)),
    MARSHAL_WON: Telling("DESP-W2", "dollars", "dollars"),
    UNVEILED_CARD: Telling("DESP-H4", "town", "number"),
    UNVEILED_TILE: Telling("DESP-H4", "town", "dollars"),
    STAYED_IN_SALOON: Telling("DESP-F18", "town", "number"),
    WAS_IN_ON_IT: Telling("DESP-E4", "town", causes=("DESP-E7",)),
}
