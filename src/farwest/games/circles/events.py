"""What is told when something happens. The ints, what each names, and its rule."""

from typing import Final

from farwest.kernel.game import Telling

BECAME_FIRST: Final = 0
ROUND_BEGAN: Final = 1
FLICKED: Final = 2
LEFT_RING: Final = 3
STOPPED: Final = 4
FELL_SHORT: Final = 5
DOUBTED: Final = 6
VOTED: Final = 7
SETTLED: Final = 8
DECIDED: Final = 9
PASSED_STAR: Final = 10
TRAVELLED: Final = 11
LOST_TO_CAP: Final = 12
TOOK_GOLD: Final = 13
BOUGHT: Final = 14
DONATED: Final = 15
EMPTIED_BOWL: Final = 16
GOT_SILVER: Final = 17
MINED: Final = 18
RETURNED_CART: Final = 19
FOUND_NOTHING: Final = 20
DUG_UP: Final = 21
HIT_STONE: Final = 22
DEPOSITED: Final = 23
WITHDREW: Final = 24
ROLLED_DIE: Final = 25
ROBBED_MONEY: Final = 26
ROBBED_GOOD: Final = 27
TOOK_SUPPLY: Final = 28
TOOK_STOCK: Final = 29
ROBBED_BANK: Final = 30
OPENED_BET: Final = 31
STAKED: Final = 32
FOLDED: Final = 33
SAT_OUT: Final = 34
BET_LAPSED: Final = 35
MARKED: Final = 36
FLICKS_AGAIN: Final = 37
DREW_CLOSEST: Final = 38
DREW_FARTHEST: Final = 39
WON_BET: Final = 40
BOUGHT_RANCH: Final = 41
LIMIT_REACHED: Final = 42
FINISHED: Final = 43
ROLLED: Final = 44
KEPT_TICKETS: Final = 45
DONE_SHOPPING: Final = 46
REACHED_IN: Final = 47
MOVED_ON: Final = 48
CHOSE_DEPOSIT: Final = 49
CHOSE_WITHDRAWAL: Final = 50

TELLINGS: Final = {  # by event: its rule, what a is, what b is
    BECAME_FIRST: Telling("CIRC-S10"),
    ROUND_BEGAN: Telling("CIRC-F1", "number"),
    FLICKED: Telling("CIRC-F3", "number", causes=("CIRC-E30", "CIRC-E33")),
    LEFT_RING: Telling("CIRC-F6"),
    STOPPED: Telling("CIRC-F4", "space", "number", causes=("CIRC-G3",)),
    FELL_SHORT: Telling("CIRC-F7", "space", "number", causes=("CIRC-G3",)),
    DOUBTED: Telling("CIRC-F9", "space", "space"),
    VOTED: Telling("CIRC-F11", "side", causes=("CIRC-G30",)),
    SETTLED: Telling("CIRC-F12", "side", causes=("CIRC-G30",)),
    DECIDED: Telling("CIRC-F13", "side", causes=("CIRC-G30", "CIRC-F12")),
    PASSED_STAR: Telling("CIRC-F14", "seat"),
    TRAVELLED: Telling("CIRC-F17", "number", "space"),
    LOST_TO_CAP: Telling("CIRC-F22", "money"),
    TOOK_GOLD: Telling("CIRC-E1", "money"),
    BOUGHT: Telling("CIRC-E2", "good", "money"),
    DONATED: Telling("CIRC-E5", "money"),
    EMPTIED_BOWL: Telling("CIRC-E6", "money"),
    GOT_SILVER: Telling("CIRC-E8", "money"),
    MINED: Telling("CIRC-E9", "number", "money"),
    RETURNED_CART: Telling("CIRC-G14"),
    FOUND_NOTHING: Telling(
        "CIRC-E36",
        "space",
        causes=(
            *("CIRC-F29", "CIRC-E10", "CIRC-E10", "CIRC-E15", "CIRC-F31", "CIRC-E24"),
            *("CIRC-E20", "CIRC-G18"),
        ),
    ),
    DUG_UP: Telling("CIRC-E13", "token"),
    HIT_STONE: Telling("CIRC-E14"),
    DEPOSITED: Telling("CIRC-E17", "money"),
    WITHDREW: Telling("CIRC-E18", "money", "money"),
    ROLLED_DIE: Telling("CIRC-E20", "face"),
    ROBBED_MONEY: Telling("CIRC-E20", "seat", "money", causes=("CIRC-E21",)),
    ROBBED_GOOD: Telling("CIRC-E20", "seat", "good", causes=("CIRC-E21",)),
    TOOK_SUPPLY: Telling("CIRC-G20", "money"),
    TOOK_STOCK: Telling("CIRC-G20", "good"),
    ROBBED_BANK: Telling("CIRC-G18", "money"),
    OPENED_BET: Telling("CIRC-E23", "money", causes=("CIRC-R11",)),
    STAKED: Telling("CIRC-E26", "money", causes=("CIRC-R11", "CIRC-E27")),
    FOLDED: Telling("CIRC-E26", "money"),
    SAT_OUT: Telling("CIRC-E28"),
    BET_LAPSED: Telling("CIRC-E29"),
    MARKED: Telling("CIRC-E31", "distance"),
    FLICKS_AGAIN: Telling("CIRC-E33"),
    DREW_CLOSEST: Telling("CIRC-E33"),
    DREW_FARTHEST: Telling("CIRC-E33"),
    WON_BET: Telling("CIRC-E32", "seat", "money"),
    BOUGHT_RANCH: Telling("CIRC-E35", "money"),
    LIMIT_REACHED: Telling("CIRC-V3", "number"),
    FINISHED: Telling("CIRC-V4", "money", causes=("CIRC-D23", "CIRC-V3")),
    ROLLED: Telling("CIRC-H5", "number", "number"),
    KEPT_TICKETS: Telling("CIRC-F17"),
    DONE_SHOPPING: Telling("CIRC-E3"),
    REACHED_IN: Telling("CIRC-E12"),
    MOVED_ON: Telling("CIRC-E15", "space", causes=("CIRC-E16", "CIRC-E23")),
    CHOSE_DEPOSIT: Telling("CIRC-E16"),
    CHOSE_WITHDRAWAL: Telling("CIRC-E16"),
}
