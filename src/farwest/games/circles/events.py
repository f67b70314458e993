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
    FLICKED: Telling("CIRC-F3", "number"),
    LEFT_RING: Telling("CIRC-F6"),
    STOPPED: Telling("CIRC-F4", "space", "number"),
    FELL_SHORT: Telling("CIRC-F7", "space", "number"),
    DOUBTED: Telling("CIRC-F9", "space", "space"),
    VOTED: Telling("CIRC-F11", "side"),
    SETTLED: Telling("CIRC-F12", "side"),
    DECIDED: Telling("CIRC-F13", "side"),
    PASSED_STAR: Telling("CIRC-F14", "seat"),
    TRAVELLED: Telling("CIRC-F17", "number", "space"),
    LOST_TO_CAP: Telling("CIRC-F22", "number"),
    TOOK_GOLD: Telling("CIRC-E1", "number"),
    BOUGHT: Telling("CIRC-E2", "good", "number"),
    DONATED: Telling("CIRC-E5", "number"),
    EMPTIED_BOWL: Telling("CIRC-E6", "number"),
    GOT_SILVER: Telling("CIRC-E8", "number"),
    MINED: Telling("CIRC-E9", "number", "number"),
    RETURNED_CART: Telling("CIRC-G14"),
    FOUND_NOTHING: Telling("CIRC-E37", "space"),
    DUG_UP: Telling("CIRC-E13", "token"),
    HIT_STONE: Telling("CIRC-E14"),
    DEPOSITED: Telling("CIRC-E17", "number"),
    WITHDREW: Telling("CIRC-E18", "number", "number"),
    ROLLED_DIE: Telling("CIRC-E20", "face"),
    ROBBED_MONEY: Telling("CIRC-E21", "seat", "number"),
    ROBBED_GOOD: Telling("CIRC-E21", "seat", "good"),
    TOOK_SUPPLY: Telling("CIRC-G20", "number"),
    TOOK_STOCK: Telling("CIRC-G20", "good"),
    ROBBED_BANK: Telling("CIRC-G18", "number"),
    OPENED_BET: Telling("CIRC-E23", "number"),
    STAKED: Telling("CIRC-E26", "number"),
    FOLDED: Telling("CIRC-E26", "number"),
    SAT_OUT: Telling("CIRC-E28"),
    BET_LAPSED: Telling("CIRC-E29"),
    MARKED: Telling("CIRC-E31", "number"),
    FLICKS_AGAIN: Telling("CIRC-E33"),
    DREW_CLOSEST: Telling("CIRC-E33"),
    DREW_FARTHEST: Telling("CIRC-E33"),
    WON_BET: Telling("CIRC-E32", "seat", "number"),
    BOUGHT_RANCH: Telling("CIRC-E35", "number"),
    LIMIT_REACHED: Telling("CIRC-V3", "number"),
    FINISHED: Telling("CIRC-V4", "number"),
    ROLLED: Telling("CIRC-H5", "number", "number"),
    KEPT_TICKETS: Telling("CIRC-F17"),
    DONE_SHOPPING: Telling("CIRC-E3"),
    REACHED_IN: Telling("CIRC-E12"),
    MOVED_ON: Telling("CIRC-E37", "space"),
    CHOSE_DEPOSIT: Telling("CIRC-E16"),
    CHOSE_WITHDRAWAL: Telling("CIRC-E16"),
}
