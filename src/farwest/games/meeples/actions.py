"""The ints of every answer. A verb begins where the last one ends.

MEEP-D5: the players' are 0 to 53; MEEP-D15: chance follows.
"""

from typing import Final

from farwest.games.meeples.numbers import (
    BUILDINGS,
    DEALT_TYPES,
    DIE,
    DIRECTIONS,
    LOCATIONS,
    MAX_SEATS,
    MEEPLES,
    PIECES,
    SPACES,
)

PICKING: Final = 0  # + location; MEEP-D5: CORNER is answered so too
STARTING: Final = PICKING + LOCATIONS  # + space
GO: Final = STARTING + SPACES  # + direction
DROPPING: Final = GO + DIRECTIONS  # + meeple
NAMING: Final = DROPPING + MEEPLES  # + seat
RESOLVING: Final = NAMING + MAX_SEATS  # + building
SHOWDOWN: Final = RESOLVING + BUILDINGS
YES: Final = SHOWDOWN + 1
NO: Final = YES + 1
DEAL: Final = NO + 1  # + meeple; of chance, as all that follow
DRAW: Final = DEAL + DEALT_TYPES  # + piece
ROLL: Final = DRAW + PIECES  # + die - 1
ACTIONS: Final = ROLL + DIE
