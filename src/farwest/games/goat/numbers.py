"""Every number of the rulebook, once, beside its rule."""

from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

# GOAT-C2: the tiles, in the order of RULES.md 3.1; the Saloon is last
LOCATIONS: Final = 5
STORE: Final = 0
BANK: Final = 1
RANCH: Final = 2
MINE: Final = 3
SALOON: Final = 4
ROBBABLE: Final = SALOON  # GOAT-E30: any location other than the Saloon
NOWHERE: Final = -1

# GOAT-C3: the tokens
RESOURCES: Final = 5
BOTTLE: Final = 0
SUPPLIES: Final = 1
BILLS: Final = 2
CATTLE: Final = 3
NUGGET: Final = 4
WORTH: Final = (2, 3, 4, 5, 5)  # by resource, in dollars
TOKENS_IN_BOX: Final = (8, 4, 4, 3, 3)  # by resource
RESOURCE_OF: Final = (SUPPLIES, BILLS, CATTLE, NUGGET, BOTTLE)  # by location
UNKNOWN: Final = -1  # a token whose type this seat cannot know

COINS: Final = 40  # GOAT-C4
ELIXIRS: Final = 3  # GOAT-C5
LARGE_HATS: Final = 5  # GOAT-C6
SMALL_HATS: Final = 15  # GOAT-C6
AIDS: Final = 5  # GOAT-C7

# GOAT-C1: the characters, in the order of RULES.md 3.1
CHARACTERS: Final = 15
STOREKEEPER: Final = 0
KID: Final = 1
BANKER: Final = 2
WIDOW: Final = 3
FARMER: Final = 4
COWBOY: Final = 5
MINER: Final = 6
PROSPECTOR: Final = 7
OUTLAW: Final = 8
SHERIFF: Final = 9
THIEF: Final = 10
CHARLATAN: Final = 11
BARMAID: Final = 12
GAMBLER: Final = 13
GOAT: Final = 14
NO_CARD: Final = -1
PLACE: Final = (  # GOAT-M3 by character; the Goat belongs to no location
    *(STORE, STORE, BANK, BANK, RANCH, RANCH, MINE, MINE),
    *(SALOON, SALOON, SALOON, SALOON, SALOON, SALOON, NOWHERE),
)
TAKES_TOKENS: Final = (1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)  # GOAT-E10 by character
TAKES_COINS: Final = (0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)  # GOAT-E11 by character
NUMBERS: Final = 6  # GOAT-F50
CALLED: Final = (NO_CARD, OUTLAW, SHERIFF, THIEF, CHARLATAN, BARMAID, GAMBLER)  # by number

# By number of seats (none for 0 and 1)
ROUNDS: Final = (0, 0, 4, 3, 3, 3)  # GOAT-C10
MOST_ROUNDS: Final = 4
HATS: Final = (0, 0, 3, 2, 2, 2)  # GOAT-C11
IN_USE: Final = (  # GOAT-C12 by seats, by location
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (1, 1, 0, 0, 1),
    (0, 1, 1, 0, 1),
    (1, 1, 0, 1, 1),
    (1, 1, 1, 1, 1),
)
REMOVED: Final = (  # GOAT-C13 by seats, by character
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0),
    (1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
)
SUPPLY: Final = (  # GOAT-C14 by seats, by resource: bottle, supplies, bills, cattle, nugget
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (4, 4, 4, 0, 0),
    (3, 0, 3, 3, 0),
    (3, 3, 3, 0, 3),
    (3, 3, 3, 3, 3),
)
START_COINS: Final = 2  # GOAT-C15
START_BOTTLES: Final = 1  # GOAT-C15

COIN_ICONS: Final = (  # GOAT-G1 by variant rich_store, by location
    (1, 2, 1, 1, 0),
    (3, 2, 1, 1, 0),
)

FIRST_HAND: Final = 4  # GOAT-F20
CHARLATAN_COINS: Final = 3  # GOAT-E40
OUTLAW_REWARD: Final = 4  # GOAT-E15
SHERIFF_PAY: Final = 2  # GOAT-E20
THIEF_BOUNTY: Final = 2  # GOAT-E21
CHARLATAN_BOUNTY: Final = 1  # GOAT-E22

# Where a card is
BOXED: Final = 0  # GOAT-C13: not in this game
DECK: Final = 1
FACE_UP: Final = 2  # GOAT-F12: laid aside for all to see
FACE_DOWN: Final = 3  # GOAT-F14: laid aside, seen by nobody
HAND: Final = 4  # of the Dealer
IN_PLAY: Final = 5  # revealed, with a hat
DISCARDED: Final = 6  # GOAT-E80: killed or arrested; its hat stays used
REFUSED: Final = 7  # GOAT-F38: by the last active player
UNDEALT: Final = 8  # GOAT-F40: with the deck till the end of the round
WHEREABOUTS: Final = 9
HIDDEN: Final = (0, 1, 0, 1, 1, 0, 0, 0, 1)  # by whereabouts: not for all to see

# Variants, and how large the buffers must be
RICH_STORE: Final = 0  # GOAT-G1: no, yes
FIRST_DEALER_FIXED: Final = 1  # GOAT-S7: 0 drawn, k + 1 the host fixes seat k
DECLARE_FORCED: Final = 2  # GOAT-G14: no, yes
MAX_OPTIONS: Final = 16
MAX_WAITING: Final = 16
MAX_EVENTS: Final = 64
