"""The ints of every answer. A verb begins where the last one ends.

The first are the players' (the flat action space for learning); chance follows.
"""

from typing import Final

from farwest.games.desperados.numbers import (
    BANK_KINDS,
    CARDS,
    COACH_KINDS,
    COACHES,
    MAX_SEATS,
    POKER_KINDS,
    TIMETABLES,
    TOWNS,
)

PLACE: Final = 0  # + town
RIDE: Final = PLACE + TOWNS  # + town
STAY: Final = RIDE + TOWNS
LAY: Final = STAY + 1  # + card
NOTHING: Final = LAY + CARDS
CHEAT: Final = NOTHING + 1
HOLD_UP: Final = CHEAT + 1  # + coach
SPY: Final = HOLD_UP + COACHES
FILL: Final = SPY + 1  # + town
MARSHAL: Final = FILL + TOWNS  # + seat; of chance, as all that follow
TILE: Final = MARSHAL + MAX_SEATS  # + kind of bank tile
FIRST: Final = TILE + BANK_KINDS  # + timetable
POKER: Final = FIRST + TIMETABLES  # + kind of poker tile
COACH: Final = POKER + POKER_KINDS  # + kind of coach tile
ACTIONS: Final = COACH + COACH_KINDS
