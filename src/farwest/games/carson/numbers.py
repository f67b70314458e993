"""Every number of the rulebook, once, beside its rule."""

from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

# CARSON-C3: the start of the game
START_MONEY: Final = 15
START_REVOLVERS: Final = 1
START_ROADS: Final = 1
START_COWBOYS: Final = 3
COWBOYS: Final = 10  # of each colour
PROPERTY_TILES: Final = 12  # of each colour

# CARSON-C1: the supply
ROADS_IN_BOX: Final = 25
HOUSES_IN_BOX: Final = 20
MOUNTAINS_IN_BOX: Final = 9
MOUNTAINS: Final = (9, 6)  # by board: CARSON-S6, CARSON-V2

# CARSON-C4, CARSON-C5, CARSON-C9: rounds and points
ROUNDS: Final = 4
COWBOYS_AFTER: Final = (0, 4, 5, 5, 0)  # by round
LIMIT_RATE: Final = 10
FINAL_RATE: Final = 6
FINAL_VP: Final = 2
BRIDGED_VP: Final = 3  # CARSON-V2
PROPERTIES: Final = 3  # CARSON-G1: buildings, houses, mountains
MOST_VP: Final = 250  # CARSON-R33: what one purchase can name
MOST_MONEY: Final = 2000  # CARSON-R33: what a position may give a seat, so that it can

# CARSON-B1: the map
SIDE: Final = 8  # cells
CELLS: Final = SIDE * SIDE
CORNERS_ON_A_SIDE: Final = SIDE + 1
VERTICES: Final = CORNERS_ON_A_SIDE * CORNERS_ON_A_SIDE  # CARSON-B4
EDGES: Final = 144  # CARSON-B4: H(i, c) first, then V(r, j)
ACROSS: Final = SIDE * CORNERS_ON_A_SIDE  # how many edges are H
PLAIN: Final = 0
RIVERSIDE: Final = 1
BOARDS: Final = 2
RIVER_CELLS: Final = (  # CARSON-V2, CARSON-R30: row and column
    *((1, 3), (2, 3), (3, 3), (3, 4), (4, 4)),
    *((5, 4), (5, 5), (6, 5), (7, 5), (8, 5)),
)
DIE_OFFSET: Final = 1  # CARSON-S5: die value 1..6 to row or column 2..7
DIE_FACES: Final = 6
FAR: Final = 99  # from a network that is not there

# CARSON-B3: what a cell holds
EMPTY: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
HOUSE: Final = 3
BUILT: Final = 4  # + building
GROUNDS: Final = 12
PROPERTY_OF: Final = (-1, -1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)  # by ground; -1: worth nothing

# CARSON-C7: the buildings
BUILDINGS: Final = 8
RANCH: Final = 0
MINE: Final = 1
DRUGSTORE: Final = 2
BANK: Final = 3
SALOON: Final = 4
HOTEL: Final = 5
CHURCH: Final = 6
PRISON: Final = 7
NO_TILE: Final = -1
TILES: Final = (6, 6, 4, 4, 3, 3, 2, 2)  # CARSON-C2 by building
NEEDS_ROAD: Final = (0, 0, 1, 1, 1, 1, 1, 1)  # by building: a road, and a house
GUNS: Final = (1, 1, 0, 0, 0, 0, 0, 2)  # by building, when built
ATTACKED: Final = (0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0)  # CARSON-T10 by ground
HOUSE_VALUE: Final = (0, 0, 0, 1, 1, 0, 0, 0, 0, 2, 1, 0)  # CARSON-T2 by ground

# CARSON-T3 to CARSON-T8, CARSON-V2: what a building earns: so much for each of these
FREE_PARCELS: Final = 0
RIVER_PARCELS: Final = 1
MOUNTAINS_BESIDE: Final = 2
RIVER_ACCESS: Final = 3
HOUSES_BESIDE: Final = 4
OWN_RANCHES: Final = 5
OWN_MINES: Final = 6
ITSELF: Final = 7
INCOME_LINES: Final = (  # building, source, dollars for each
    (RANCH, FREE_PARCELS, 1),
    (RANCH, RIVER_PARCELS, 1),
    (MINE, MOUNTAINS_BESIDE, 3),
    (MINE, RIVER_ACCESS, 3),
    (DRUGSTORE, HOUSES_BESIDE, 3),
    (DRUGSTORE, OWN_RANCHES, 3),
    (BANK, HOUSES_BESIDE, 3),
    (BANK, OWN_MINES, 3),
    (SALOON, HOUSES_BESIDE, 5),
    (HOTEL, ITSELF, 6),
)
LINE_BUILDING: Final = 0  # columns of INCOME_LINES
LINE_SOURCE: Final = 1
LINE_RATE: Final = 2
ROBBED_SHARE: Final = 2  # CARSON-F34: half, rounded down

# CARSON-B7: the squares where a cowboy may stand, as CARSON-A14 counts them
SQUARES: Final = 21
WAGES: Final = 0  # SQ1
AMMUNITION: Final = 1  # SQ2
THREE_ROADS: Final = 2  # SQ3
ONE_ROAD: Final = 3  # SQ4
CONSTRUCTION: Final = 4  # + space: BLD12 to BLD3
LAND_INCOME: Final = 11  # SQ7
GUN_INCOME: Final = 12  # SQ8
GAMBLING: Final = 13  # SQ9
LAND_POINTS: Final = 14  # SQ11
GUN_POINTS: Final = 15  # SQ12
BUILDING_POINTS: Final = 16  # SQ13
BUYING: Final = 17  # + k: BUY5 to BUY2
FIRST_CELL: Final = SQUARES  # targets: the squares, then the cells
TARGETS: Final = SQUARES + CELLS
MULTIS: Final = 2
MULTI: Final = (0, -1, -1, 1) + (-1,) * 17  # CARSON-F9 by square: which crowd
SPACES: Final = 7
PRICE: Final = (12, 10, 8, 6, 5, 4, 3)  # CARSON-C6 by space
FIRST_ROW: Final = (MINE, RANCH, -1, -1, -1, MINE, RANCH)  # CARSON-S4 by space; -1: of the bag
PURCHASES: Final = 4
VP_PRICE: Final = (5, 4, 3, 2)  # CARSON-R4 by purchase
LAST_ROUND: Final = (4,) * BUYING + (4, 3, 2, 1)  # CARSON-C5 by square

# CARSON-F16: the track, in the order of resolution
PARCEL_STEP: Final = 21  # SQ5
DEFERRED_STEP: Final = 22  # SQ6b
INCOME_STEP: Final = 23  # SQ10
TRACK: Final = (
    *(WAGES, AMMUNITION, THREE_ROADS, ONE_ROAD, PARCEL_STEP, 4, 5, 6, 7, 8, 9, 10),
    *(DEFERRED_STEP, LAND_INCOME, GUN_INCOME, GAMBLING, INCOME_STEP),
    *(LAND_POINTS, GUN_POINTS, BUILDING_POINTS, 17, 18, 19, 20),
)
STEPS: Final = 24

WAGE: Final = 4  # CARSON-E1
ROADS_A_BUILD: Final = 1  # CARSON-R7: where the sheet's letter is played
AMMUNITION_GUNS: Final = 3  # CARSON-E2
ROADS_TAKEN: Final = 3  # CARSON-E3
PER_PARCEL: Final = 2  # CARSON-E7
PER_FORCE: Final = 2  # CARSON-E8
PARCELS_FOR_A_POINT: Final = 2  # CARSON-E11
FORCE_FOR_A_POINT: Final = 2  # CARSON-E12

# CARSON-C8: the personalities
CARDS: Final = 7
SHERIFF: Final = 0
BANKER: Final = 1
GROCER: Final = 2
RAILROAD_WORKER: Final = 3  # CARSON-N1
SETTLER: Final = 4
CAPTAIN: Final = 5
MERCENARY: Final = 6
NO_CARD: Final = -1
YELLOW: Final = 0
RED: Final = 1
RANDOM_SIDE: Final = 2
WAITS: Final = (0, 0, 1, 0, 1, 0, 0)  # by card: its red side is $8 now, or points later
LIMIT: Final = (  # by side, by card
    (20, 120, 60, 30, 60, 40, 30),
    (20, 60, 60, 30, 60, 40, 60),
)
BANKER_MONEY: Final = 9
LOTS: Final = 4
LOT_VP: Final = (0, 3, 5, 7)  # by lot
LOT_PRICE: Final = (0, 3, 12, 25)  # by lot
GROCER_MONEY: Final = 8
SETTLER_MONEY: Final = 8
WORKER_ROADS: Final = 2
WORKER_PRICE: Final = 5
CAPTAIN_MOST: Final = 3
COWBOY_PRICE: Final = (0, 1, 4, 9)  # by number
REVOLVER_PRICE: Final = (0, 2, 6, 12)  # by number: CARSON-R16
MERCENARY_GUNS: Final = (3, 2)  # by side
SHERIFF_VP: Final = 3  # CARSON-D6
HALF_PRICE: Final = 2  # CARSON-P10

# The white cowboy (CARSON-P1)
ON_CARD: Final = 0
IN_RESERVE: Final = 1
ON_BOARD: Final = 2
WHITE: Final = 1 << MAX_SEATS  # its bit where it stands, beside its holder's

# CARSON-V1: the duel tiles
VALUES: Final = 6  # 0 to 5
DUEL_TILES: Final = 6  # of each player
TILE_MONEY: Final = 30
REDRAWN: Final = 3
NOT_CHOSEN: Final = -1
HIDDEN_TILE: Final = -2  # chosen, and not for these eyes
NOT_ANNOUNCED: Final = -1
MORTAL_VP: Final = 2  # CARSON-V3

FIRST_VERSION: Final = 1  # of the rules, where EDITION stands: games begun by it end by it

# Variants, and how large the buffers must be
BOARD: Final = 0
DUEL_MODE: Final = 1
MORTAL_DUELS: Final = 2
DEFERRED_SAME_ROUND: Final = 3  # CARSON-R9
HOUSE_ON_OWN_PARCEL: Final = 4  # CARSON-R8
BANKER_ANY_TIME: Final = 5  # CARSON-R13
CONFIRM_FREE_ACTIONS: Final = 6  # CARSON-A6
WAGES_BY_PLAYER: Final = 7  # CARSON-R6
EVERY_MOUNTAIN: Final = 8  # CARSON-R10
ONE_ROAD_A_BUILD: Final = 9  # CARSON-R7
CONFIRM_WAGES_AND_ROAD: Final = 10  # CARSON-R20
PERSONALITY_SIDES: Final = 11  # CARSON-C10: yellow, red, random
CARD_SIDE: Final = 12  # + card: as the others, yellow, red
MAX_OPTIONS: Final = 256
MAX_WAITING: Final = 24
MAX_EVENTS: Final = 512
