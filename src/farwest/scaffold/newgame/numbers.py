"""Every number of the rules, once, beside its ID; and the sizes that follow from them."""

from typing import Final

MIN_SEATS: Final = 2  # NEWGAME-C1
MAX_SEATS: Final = 4  # NEWGAME-C1
DICE: Final = 3  # NEWGAME-C2: of each player
FACES: Final = 6  # NEWGAME-C2
START_COINS: Final = 3  # NEWGAME-C3
ROUNDS: Final = (5, 3, 8)  # NEWGAME-C4 by variant `rounds`
STAKE: Final = 1  # NEWGAME-R6

# A bid is one number, k * FACES + face: k + 1 dice of that face. A higher number is a higher bid.
BIDS: Final = DICE * MAX_SEATS * FACES
NO_BID: Final = -1
NO_SEAT: Final = -1
UNKNOWN: Final = -1  # dice that are not for these eyes

# Variants, and how large the buffers must be
GAME_LENGTH: Final = 0  # which of ROUNDS
MAX_OPTIONS: Final = BIDS + 1
MAX_WAITING: Final = DICE * MAX_SEATS + 4
MAX_EVENTS: Final = 4 * MAX_SEATS + 4
LONGEST: Final = 1 + max(ROUNDS) * (DICE * MAX_SEATS + BIDS + 1)  # answers: rolls, bids, a call
