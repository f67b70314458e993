"""What is told when something happens. The ints, what each names, and its rule."""

from typing import Final

from farwest.kernel.game import Telling

BECAME_DEALER: Final = 0
ROUND_BEGAN: Final = 1
STOCKED: Final = 2
MINTED: Final = 3
TURNED_UP: Final = 4
LAID_DOWN: Final = 5
GOAT_RETURNED: Final = 6
DREW: Final = 7
RECEIVED: Final = 8
CHOSE_CARD: Final = 9
CHOSE_TARGET: Final = 10
OFFERED: Final = 11
DECLARED: Final = 12
ACCEPTED: Final = 13
REFUSED_OFFER: Final = 14
FORCED: Final = 15
PLACED: Final = 16
TOOK_TOKENS: Final = 17
TOOK_COINS: Final = 18
ROBBED: Final = 19
FOUND_NOTHING: Final = 20
DUPED: Final = 21
BECAME_INACTIVE: Final = 22
BECAME_LAST: Final = 23
PASSED: Final = 24
TOOK_DECK: Final = 25
REFUSED_CARD: Final = 26
LEFT_OVER: Final = 27
SALOON_OPENED: Final = 28
KILLED_SHERIFF: Final = 29
PAID_SHERIFF: Final = 30
ARRESTED: Final = 31
RETURNED_LOOT: Final = 32
RETURNED_COIN: Final = 33
KEPT_LOOT: Final = 34
KEPT_COINS: Final = 35
SERVED: Final = 36
GAMBLED: Final = 37
STOLE: Final = 38
ROUND_ENDED: Final = 39
STOLE_IN_ROUND: Final = 40
SHOWED: Final = 41
FINISHED: Final = 42

OFFERS: Final = ("GOAT-F36", "GOAT-F37")
NOTHING: Final = ("GOAT-E11", "GOAT-E15", "GOAT-E30", "GOAT-E40", "GOAT-E60", "GOAT-E51")

TELLINGS: Final = {  # by event: its rule, what a is, what b is
    BECAME_DEALER: Telling("GOAT-S7"),
    ROUND_BEGAN: Telling("GOAT-F1", "number"),
    STOCKED: Telling("GOAT-F10", "location", "number"),
    MINTED: Telling("GOAT-F10", "location", "number"),
    TURNED_UP: Telling("GOAT-F12", "character", causes=("GOAT-F13",)),
    LAID_DOWN: Telling("GOAT-F12", "character"),
    GOAT_RETURNED: Telling("GOAT-F13"),
    DREW: Telling("GOAT-F27", "character", causes=("GOAT-F20", "GOAT-F34")),
    RECEIVED: Telling("GOAT-H5", "character", secret=True),
    CHOSE_CARD: Telling("GOAT-F21", "character", secret=True, causes=OFFERS),
    CHOSE_TARGET: Telling("GOAT-F21", "seat", secret=True),
    OFFERED: Telling("GOAT-F21", "seat", causes=OFFERS),
    DECLARED: Telling("GOAT-F21", "character", causes=OFFERS),
    ACCEPTED: Telling("GOAT-F23", causes=("GOAT-F38",)),
    REFUSED_OFFER: Telling("GOAT-F23", causes=("GOAT-F38",)),
    FORCED: Telling("GOAT-F37"),
    PLACED: Telling("GOAT-F24", "character"),
    TOOK_TOKENS: Telling("GOAT-E10", "location", "number"),
    TOOK_COINS: Telling("GOAT-E11", "location", "number"),
    ROBBED: Telling("GOAT-E30", "location", "number"),
    FOUND_NOTHING: Telling("GOAT-E10", "character", causes=NOTHING),
    DUPED: Telling("GOAT-E40", "seat"),
    BECAME_INACTIVE: Telling("GOAT-F25"),
    BECAME_LAST: Telling("GOAT-F30"),
    PASSED: Telling("GOAT-F27", "seat", "number", causes=("GOAT-F32", "GOAT-F39")),
    TOOK_DECK: Telling("GOAT-F34", "number"),
    REFUSED_CARD: Telling("GOAT-F38", "character"),
    LEFT_OVER: Telling("GOAT-F40", "number"),
    SALOON_OPENED: Telling("GOAT-F50"),
    KILLED_SHERIFF: Telling("GOAT-E15", "number"),
    PAID_SHERIFF: Telling("GOAT-E20", "number"),
    ARRESTED: Telling("GOAT-E21", "character", "number", causes=("GOAT-E22",)),
    RETURNED_LOOT: Telling("GOAT-E24", "location", "number"),
    RETURNED_COIN: Telling("GOAT-E25", "number"),
    KEPT_LOOT: Telling("GOAT-E31", "location", "number"),
    KEPT_COINS: Telling("GOAT-E42", "number"),
    SERVED: Telling("GOAT-E50", "seat"),
    GAMBLED: Telling("GOAT-E60", "seat", causes=("GOAT-E51",)),
    STOLE: Telling("GOAT-H16", "seat", "resource"),
    ROUND_ENDED: Telling("GOAT-F62", "number"),
    STOLE_IN_ROUND: Telling("GOAT-H17", "number", "resource"),
    SHOWED: Telling("GOAT-Z2", "resource", "number"),
    FINISHED: Telling("GOAT-Z2", "number"),
}
