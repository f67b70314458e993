"""Every number of the rulebook, once, beside its rule."""

from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

# MEEP-C1: the meeples, in the order of MEEP-D5
MEEPLES: Final = 5
BUILDER: Final = 0
MINER: Final = 1
ROBBER: Final = 2
DEPUTY: Final = 3
MADAME: Final = 4
EMPTY: Final = -1  # nobody stands there
IN_BOX: Final = (21, 6, 5, 4, 1)  # by meeple
SKILL: Final = (1, 2, 3, 4, 0)  # by meeple: at shooting; and what its defeat brings
DEALT_TYPES: Final = MADAME  # MEEP-S5: all but Madame are shuffled
MEEPLES_PER_BUILDING: Final = 3  # MEEP-S5
DEALT: Final = 36  # MEEP-S5

# MEEP-B1 to MEEP-B3: T1..T6, B6..B1 clockwise; then where meeples are picked up as well
BUILDINGS: Final = 12
SALOON: Final = 12
JAIL: Final = 13
LOCATIONS: Final = 14  # MEEP-B6
SPACES: Final = 14  # MEEP-B3: the loop, clockwise
EAST: Final = 6  # MEEP-B2: the Showdown space SE
WEST: Final = 13  # MEEP-B2: the Showdown space SW
NOWHERE: Final = -1
DOOR_OF: Final = (0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12)  # by building: a space
BUILDING_AT: Final = (0, 1, 2, 3, 4, 5, NOWHERE, 6, 7, 8, 9, 10, 11, NOWHERE)  # by space
CORNER_BUILDINGS: Final = (1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1)  # MEEP-B4 by building
CORNERS: Final = 4  # MEEP-B4
ENDS: Final = 2  # of the street, in the order of the dice (MEEP-D14)
SPACE_AT: Final = (WEST, EAST)  # by end
END_AT: Final = (*(NOWHERE,) * 6, 1, *(NOWHERE,) * 6, 0)  # by space
DIRECTIONS: Final = 2
CLOCKWISE: Final = 0
STEP: Final = (1, SPACES - 1)  # by direction, round the loop

# MEEP-B7, MEEP-C8: what is paid to build, and once more to upgrade, by building
GOLD_COST: Final = (0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0)
STONE_COST: Final = (3, 2, 1, 1, 2, 3, 3, 2, 1, 1, 2, 3)

# MEEP-C2: what is drawn from the Bag
PIECES: Final = 3
GOLD: Final = 0
STONE: Final = 1
DYNAMITE: Final = 2
PIECES_IN_BOX: Final = (36, 18, 3)  # by piece

BARS: Final = 6  # MEEP-C3
BAR_PRICE: Final = (6, 6, 7, 7, 8, 8)  # MEEP-C3, in the order they are sold
BAR_POINTS: Final = 10  # MEEP-C6
GOLD_POINTS: Final = 1  # MEEP-C6
STONE_POINTS: Final = 0  # MEEP-C6
MARQUEES: Final = 8  # MEEP-C4 for each seat
MARQUEE_POINTS: Final = (5, 10)  # MEEP-C6 by side
MINER_DRAW: Final = (2, 4)  # MEEP-C7 by side of the Marquee
ROBBER_DRAW: Final = 2  # MEEP-C7 for each Miner
DEPUTY_DRAW: Final = 2  # MEEP-C7 for each Robber
MADAME_DRAW: Final = 1  # MEEP-C7 for each Builder
GRAVES: Final = 6  # MEEP-C5
DIE: Final = 6  # MEEP-C5: sides
KEPT_OF_STONE: Final = 2  # MEEP-E18: one in two is returned, rounded down

# Variants, and how large the buffers must be
ONE_BAR: Final = 0  # MEEP-F31: variant gold_bars_repeat: 0 yes, 1 no
CAP: Final = 1  # MEEP-G6: variant round_cap
ROUND_CAPS: Final = (60, 0)  # by value of that variant
MAX_OPTIONS: Final = 16
MAX_WAITING: Final = 16
MAX_EVENTS: Final = 64
