"""What is told when something happens. The ints, what each names, and its rule."""

from typing import Final

from farwest.kernel.game import Telling

DEALT_MEEPLE: Final = 0
CLAIMED_CORNER: Final = 1
TURN_BEGAN: Final = 2
LAST_TURN: Final = 3
PICKED: Final = 4
PRIMED_DYNAMITE: Final = 5
CHOSE_START: Final = 6
WENT: Final = 7
DROPPED: Final = 8
TOOK_CONTROL: Final = 9
NAMED_CONTROLLER: Final = 10
MADAME_LEFT: Final = 11
OVERFLOWED: Final = 12
RESOLVED: Final = 13
BUILT: Final = 14
UPGRADED: Final = 15
DECLINED: Final = 16
DREW: Final = 17
BAG_EMPTY: Final = 18
JAILED: Final = 19
INVITED: Final = 20
ENTERED: Final = 21
SHOWDOWN_BEGAN: Final = 22
ROLLED: Final = 23
REROLLED: Final = 24
KEPT_DIE: Final = 25
WON: Final = 26
BOTH_FELL: Final = 27
BURIED: Final = 28
BOXED: Final = 29
EXPLODED: Final = 30
LOST_STONE: Final = 31
BOUGHT_BAR: Final = 32
FINISHED: Final = 33
COULD_NOT_PAY: Final = 34
OUT_OF_MARQUEES: Final = 35
WENT_TO_SALOON: Final = 36
TOOK_TOKENS_BACK: Final = 37

TELLINGS: Final = {  # by event: its rule, what a is, what b is; by cause, other rules (causes.py)
    DEALT_MEEPLE: Telling("MEEP-S5", "meeple", "building"),
    CLAIMED_CORNER: Telling("MEEP-S9", "building"),
    TURN_BEGAN: Telling("MEEP-F1", "number"),
    LAST_TURN: Telling("MEEP-G2", causes=("MEEP-G6",)),
    PICKED: Telling("MEEP-F4", "location", "number"),
    PRIMED_DYNAMITE: Telling("MEEP-F5", "number"),
    CHOSE_START: Telling("MEEP-F8", "space"),
    WENT: Telling("MEEP-F7", "direction", causes=("MEEP-F8",)),
    DROPPED: Telling("MEEP-F6", "meeple", "space"),
    TOOK_CONTROL: Telling("MEEP-F14", "end"),
    NAMED_CONTROLLER: Telling("MEEP-F15", "seat", "end"),
    MADAME_LEFT: Telling("MEEP-F16", "end"),
    OVERFLOWED: Telling("MEEP-F13", "number"),
    RESOLVED: Telling("MEEP-F18", "meeple", "building"),
    BUILT: Telling("MEEP-E1", "building"),
    UPGRADED: Telling("MEEP-E4", "building"),
    DECLINED: Telling("MEEP-E1", "building", causes=("MEEP-E4",)),
    DREW: Telling("MEEP-E17", "piece"),
    BAG_EMPTY: Telling("MEEP-E17", "number"),
    JAILED: Telling("MEEP-E8", "building", "number"),
    INVITED: Telling("MEEP-E9", "building", "number"),
    ENTERED: Telling("MEEP-F21", "meeple", "building"),
    SHOWDOWN_BEGAN: Telling("MEEP-F18"),
    ROLLED: Telling("MEEP-E10", "meeple", "number", causes=("MEEP-E11",)),
    REROLLED: Telling("MEEP-E11", "meeple"),
    KEPT_DIE: Telling("MEEP-E11", "number"),
    WON: Telling("MEEP-E12", "meeple", "meeple", causes=("MEEP-E12",)),
    BOTH_FELL: Telling("MEEP-E15", "meeple"),
    BURIED: Telling("MEEP-E16", "meeple"),
    BOXED: Telling("MEEP-E16", "meeple"),
    EXPLODED: Telling("MEEP-E18", "number", causes=("MEEP-E19",)),
    LOST_STONE: Telling("MEEP-E18", "number", causes=("MEEP-E19",)),
    BOUGHT_BAR: Telling("MEEP-F30", "number", causes=("MEEP-F31",)),
    FINISHED: Telling("MEEP-G4", "number"),
    COULD_NOT_PAY: Telling("MEEP-E2", "building"),
    OUT_OF_MARQUEES: Telling("MEEP-E2", "building"),
    WENT_TO_SALOON: Telling("MEEP-E13", "meeple"),
    TOOK_TOKENS_BACK: Telling("MEEP-E14"),
}
