"""What is told when something happens. The ints, what each names, and its rule."""

from typing import Final

from farwest.kernel.game import Telling

SHOWED_SIDE: Final = 0
WENT_IN_ORDER: Final = 1
FOUNDED_TOWN: Final = 2
ROLLED_AGAIN: Final = 3
RAISED_MOUNTAIN: Final = 4
SET_OUT_TILE: Final = 5
DEALT_TILE: Final = 6
ANNOUNCED_TILES: Final = 7
CLAIMED: Final = 8
ROUND_BEGAN: Final = 9
PICKED: Final = 10
GOT_WHITE: Final = 11
GOT_MONEY: Final = 12
GOT_ROADS: Final = 13
WAITED: Final = 14
BOUGHT_LOT: Final = 15
HIRED: Final = 16
PAID_CAPTAIN: Final = 17
WENT_TO: Final = 18
STAKED: Final = 19
ATTACKED_BUILDING: Final = 20
PROTECTED: Final = 21
WHITE_PLACED: Final = 22
PASSED: Final = 23
OPENED_BUILDINGS: Final = 24
WORKED: Final = 25
TOOK_AMMUNITION: Final = 26
TOOK_INCOME: Final = 27
SCORED_SQUARE: Final = 28
GAMBLED: Final = 29
DECLINED: Final = 30
COULD_NOT_PAY: Final = 31
BOUGHT_POINTS: Final = 32
DUEL_BEGAN: Final = 33
ROLLED_DUEL: Final = 34
COUNTED_FORCE: Final = 35
WON_DUEL: Final = 36
LOST_DUEL: Final = 37
SHERIFF_SCORED: Final = 38
DIED: Final = 39
CHOSE_TILE: Final = 40
DREW_TILE: Final = 41
DREW_TILES: Final = 42
BOUGHT_PARCEL: Final = 43
BOUGHT_TILE: Final = 44
KEPT_TILE: Final = 45
BUILT_TILE: Final = 46
ADDED_HOUSE: Final = 47
GAINED_GUNS: Final = 48
AGREED: Final = 49
REFUSED_HOUSE: Final = 50
LAID_ROAD: Final = 51
TOOK_COVER: Final = 52
DOUBLED: Final = 53
COUNTED: Final = 54
EARNED: Final = 55
ROBBED: Final = 56
SCORED_CARD: Final = 57
TOKEN_MOVED: Final = 58
GOT_COWBOYS: Final = 59
CONVERTED: Final = 60
ROUND_ENDED: Final = 61
SCORED_PROPERTY: Final = 62
SCORED_MONEY: Final = 63
FINISHED: Final = 64
ROLLED_DIE: Final = 65
CHOSE_SITE: Final = 66
CHOSE_PLOT: Final = 67
TOOK_KEPT: Final = 68
READIED_WHITE: Final = 69
TOOK_FROM: Final = 70
EARNED_IN_ALL: Final = 71
LEFT_TILE: Final = 72
TILE_TOO_DEAR: Final = 73

TELLINGS: Final = {  # by event: its rule, what a is, what b is; by cause: another rule (causes.py)
    SHOWED_SIDE: Telling("CARSON-C10", "card", "side"),
    WENT_IN_ORDER: Telling("CARSON-F5", "number", causes=("CARSON-S7",)),
    FOUNDED_TOWN: Telling("CARSON-S5", "cell"),
    ROLLED_AGAIN: Telling("CARSON-S6", "cell", causes=("CARSON-V2",)),
    RAISED_MOUNTAIN: Telling("CARSON-S6", "cell"),
    SET_OUT_TILE: Telling("CARSON-F39", "building", "space", causes=("CARSON-S4", "CARSON-P11")),
    DEALT_TILE: Telling("CARSON-V1", "number", secret=True),
    ANNOUNCED_TILES: Telling("CARSON-V1", "number", "number"),
    CLAIMED: Telling("CARSON-S8", "cell", causes=("CARSON-P12",)),
    ROUND_BEGAN: Telling("CARSON-F1", "number"),
    PICKED: Telling("CARSON-F3", "card", "side"),
    GOT_WHITE: Telling("CARSON-P1"),
    GOT_MONEY: Telling(
        "CARSON-P3", "number", causes=("CARSON-P5", "CARSON-P9", "CARSON-P13", "CARSON-F33")
    ),
    GOT_ROADS: Telling("CARSON-E3", "number", causes=("CARSON-E4", "CARSON-P10", "CARSON-E15")),
    WAITED: Telling("CARSON-P5", causes=("CARSON-P5", "CARSON-P9", "CARSON-P13")),
    BOUGHT_LOT: Telling("CARSON-P4", "number", "number", causes=("CARSON-R13",)),
    HIRED: Telling("CARSON-P14", "number", "number"),
    PAID_CAPTAIN: Telling("CARSON-P15", "number", "number"),
    WENT_TO: Telling("CARSON-F8", "square"),
    STAKED: Telling("CARSON-F11", "cell"),
    ATTACKED_BUILDING: Telling("CARSON-F12", "building", "cell"),
    PROTECTED: Telling("CARSON-F12", "building", "cell"),
    WHITE_PLACED: Telling("CARSON-F13"),
    PASSED: Telling("CARSON-F7", "number"),
    OPENED_BUILDINGS: Telling("CARSON-E10"),
    WORKED: Telling("CARSON-E1", "number", "number", causes=("CARSON-R6",)),
    TOOK_AMMUNITION: Telling("CARSON-E2"),
    TOOK_INCOME: Telling("CARSON-E7", "square", "number", causes=("CARSON-E8",)),
    SCORED_SQUARE: Telling("CARSON-E11", "square", "number", causes=("CARSON-E12", "CARSON-E13")),
    GAMBLED: Telling("CARSON-E9", "number"),
    DECLINED: Telling("CARSON-A6", "square", causes=("CARSON-R20",)),
    COULD_NOT_PAY: Telling("CARSON-F20", "square"),
    BOUGHT_POINTS: Telling("CARSON-E14", "number", "number"),
    DUEL_BEGAN: Telling("CARSON-D1", "target"),
    ROLLED_DUEL: Telling("CARSON-D2", "number", causes=("CARSON-V1",)),
    COUNTED_FORCE: Telling("CARSON-D2", "number", "number"),
    WON_DUEL: Telling("CARSON-D4", "target", "number", causes=("CARSON-D4",)),
    LOST_DUEL: Telling("CARSON-D5", "number", causes=("CARSON-V3",)),
    SHERIFF_SCORED: Telling("CARSON-D6", "number"),
    DIED: Telling("CARSON-V3", "number"),
    CHOSE_TILE: Telling("CARSON-V1", "number"),
    DREW_TILE: Telling("CARSON-V1", "number"),
    DREW_TILES: Telling("CARSON-V1", "number"),
    BOUGHT_PARCEL: Telling("CARSON-E5", "cell", "number"),
    BOUGHT_TILE: Telling("CARSON-F24", "building", "number", causes=("CARSON-P10",)),
    KEPT_TILE: Telling("CARSON-F25", "building", causes=("CARSON-F28", "CARSON-A9", "CARSON-A10")),
    BUILT_TILE: Telling("CARSON-F27", "building", "cell"),
    ADDED_HOUSE: Telling("CARSON-F29", "cell"),
    GAINED_GUNS: Telling("CARSON-F29", "number", causes=("CARSON-P15",)),
    AGREED: Telling("CARSON-F30", "cell"),
    REFUSED_HOUSE: Telling("CARSON-F30", "cell"),
    LAID_ROAD: Telling("CARSON-F28", "edge", causes=("CARSON-V2",)),
    TOOK_COVER: Telling("CARSON-F31", "cell"),
    DOUBLED: Telling("CARSON-P8", "building"),
    COUNTED: Telling(  # by line of INCOME_LINES, then EVERY_PEAK
        "CARSON-T3",
        "line",
        "number",
        causes=(
            *("CARSON-V2", "CARSON-T5", "CARSON-V2", "CARSON-T4", "CARSON-T4"),
            *("CARSON-T6", "CARSON-T6", "CARSON-T7", "CARSON-T8", "CARSON-R10"),
        ),
    ),
    EARNED: Telling("CARSON-F34", "cell", "number", causes=("CARSON-P8",)),
    ROBBED: Telling("CARSON-F34", "cell", "number"),
    SCORED_CARD: Telling("CARSON-P9", "card", "number", causes=("CARSON-P13",)),
    TOKEN_MOVED: Telling("CARSON-F36", "square"),
    GOT_COWBOYS: Telling("CARSON-F37", "number"),
    CONVERTED: Telling("CARSON-F38", "number", "number"),
    ROUND_ENDED: Telling("CARSON-F40", "number", causes=("CARSON-G1",)),
    SCORED_PROPERTY: Telling("CARSON-G1", "property", "number", causes=("CARSON-V2",)),
    SCORED_MONEY: Telling("CARSON-G1", "number"),
    FINISHED: Telling("CARSON-G1", "number"),
    ROLLED_DIE: Telling("CARSON-A1", "number", causes=("CARSON-E9",)),
    CHOSE_SITE: Telling("CARSON-F27", "building", "cell"),
    CHOSE_PLOT: Telling("CARSON-F27", "cell"),
    TOOK_KEPT: Telling("CARSON-F26", "building"),
    READIED_WHITE: Telling("CARSON-F13"),
    TOOK_FROM: Telling("CARSON-P11", "building", "space"),
    EARNED_IN_ALL: Telling("CARSON-F34", "number"),
    LEFT_TILE: Telling("CARSON-F24", "building", "number"),
    TILE_TOO_DEAR: Telling("CARSON-F20", "building", "number"),
}
