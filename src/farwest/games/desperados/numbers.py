"""Every number of the rulebook, once, beside its rule."""

from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Final

MIN_SEATS: Final = 3
MAX_SEATS: Final = 6
MAX_DESPERADOS: Final = 5  # DESP-C1; as many sheriffs

# DESP-C3
ROUNDS: Final = 5
TURNS: Final = 5  # of a round

# DESP-B1: the towns by index; the card after the last town is the Saloon
TOWNS: Final = 19
AZTEC: Final = 0
EL_PASO: Final = 1
FLAGSTAFF: Final = 2
GALLUP: Final = 3
GLOBE: Final = 4
LA_LUZ: Final = 5
LOS_LUNAS: Final = 6
PAYSON: Final = 7
PHOENIX: Final = 8
ROSWELL: Final = 9
SALEM: Final = 10
SANTA_FE: Final = 11
SHIPROCK: Final = 12
SILVER_CITY: Final = 13
SOCORRO: Final = 14
ST_JOHNS: Final = 15
TOMBSTONE: Final = 16
TUBA_CITY: Final = 17
TUCSON: Final = 18
SALOON: Final = TOWNS
CARDS: Final = TOWNS + 1  # of a deck
NO_CARD: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -2  # a card or tile that is not for these eyes

CANVAS: Final = (1000, 700)  # DESP-B1: width and height
TOWN_X: Final = (
    *(570, 690, 140, 450, 250, 765, 680, 175, 75, 925),
    *(610, 790, 415, 455, 655, 385, 325, 215, 185),
)
TOWN_Y: Final = (
    *(65, 640, 235, 215, 445, 455, 255, 345, 435, 380),
    *(525, 150, 75, 500, 370, 325, 645, 120, 575),
)
LABEL_SIDE: Final = (  # of the dot: where the name goes
    *("n", "s", "w", "n", "s", "e", "n", "e", "s", "s"),
    *("s", "n", "n", "n", "e", "n", "s", "n", "s"),
)

# DESP-B1: banks by number, in the order of their towns; every other town has poker
BANKS: Final = 5
BANK_TOWN: Final = (FLAGSTAFF, SANTA_FE, SILVER_CITY, SOCORRO, TUCSON)  # by bank
NO_BANK: Final = -1
BANK_AT: Final = tuple(  # by town
    BANK_TOWN.index(town) if town in BANK_TOWN else NO_BANK for town in range(TOWNS)
)

ROADS: Final = (  # DESP-B1: stated or implied by the seed, then designed
    *((TUBA_CITY, GALLUP), (GALLUP, ST_JOHNS), (ST_JOHNS, GLOBE), (ST_JOHNS, SOCORRO)),
    *((ST_JOHNS, SILVER_CITY), (ST_JOHNS, PAYSON), (ST_JOHNS, FLAGSTAFF), (GLOBE, TUCSON)),
    *((GLOBE, SILVER_CITY), (SILVER_CITY, TOMBSTONE), (SOCORRO, SALEM), (LA_LUZ, SALEM)),
    *((SALEM, SILVER_CITY), (SHIPROCK, AZTEC)),
    *((TUCSON, SILVER_CITY), (TUBA_CITY, FLAGSTAFF), (TUBA_CITY, SHIPROCK), (SHIPROCK, GALLUP)),
    *((AZTEC, GALLUP), (AZTEC, SANTA_FE), (AZTEC, LOS_LUNAS), (GALLUP, LOS_LUNAS)),
    *((LOS_LUNAS, SANTA_FE), (LOS_LUNAS, SOCORRO), (LOS_LUNAS, ROSWELL), (SANTA_FE, ROSWELL)),
    *((SOCORRO, LA_LUZ), (ROSWELL, LA_LUZ), (ROSWELL, EL_PASO), (LA_LUZ, EL_PASO)),
    *((SALEM, EL_PASO), (TOMBSTONE, EL_PASO), (TOMBSTONE, SALEM), (FLAGSTAFF, PAYSON)),
    *((FLAGSTAFF, PHOENIX), (PAYSON, PHOENIX), (PAYSON, GLOBE), (PHOENIX, GLOBE)),
    *((PHOENIX, TUCSON),),
)
NEIGHBOURS: Final = tuple(  # DESP-B2 by town: the towns a road leads to, as bits
    sum(1 << b for a, b in (*ROADS, *(road[::-1] for road in ROADS)) if a == town)
    for town in range(TOWNS)
)
MOST_ROADS: Final = 6  # of a town: St. Johns
NEAR: Final = tuple(  # the same by town, ascending, then NOWHERE
    tuple([t for t in range(TOWNS) if NEIGHBOURS[town] >> t & 1] + [NOWHERE] * MOST_ROADS)[
        :MOST_ROADS
    ]
    for town in range(TOWNS)
)
MOST_CARDS: Final = MOST_ROADS + 1  # that may be laid at once: a road each, and the Saloon
DIAMETER: Final = 5  # DESP-B3
WITHIN: Final = tuple(  # by roads, by town: the towns that many roads reach, as bits
    accumulate(
        range(DIAMETER),
        lambda reach, _: tuple(
            reduce(or_, (reach[t] for t in range(TOWNS) if NEIGHBOURS[town] >> t & 1), reach[town])
            for town in range(TOWNS)
        ),
        initial=tuple(1 << town for town in range(TOWNS)),
    )
)
DISTANCE: Final = tuple(  # by town, by town: how many roads lie between them
    tuple(sum(not reach[a] >> b & 1 for reach in WITHIN) for b in range(TOWNS))
    for a in range(TOWNS)
)

# DESP-B1: timetables, brown sides first, then blue sides; each is a start and five stops
TIMETABLES: Final = 5
STOPS: Final = TURNS + 1
BROWN: Final = 0
BLUE: Final = 1
COACHES: Final = 2
TIMETABLE: Final = (  # by coach * TIMETABLES + timetable, by stop
    (LOS_LUNAS, SANTA_FE, AZTEC, SHIPROCK, TUBA_CITY, GALLUP),
    (GALLUP, ST_JOHNS, GLOBE, PHOENIX, PAYSON, FLAGSTAFF),
    (FLAGSTAFF, PHOENIX, TUCSON, SILVER_CITY, SALEM, SOCORRO),
    (SOCORRO, ST_JOHNS, PAYSON, GLOBE, SILVER_CITY, TOMBSTONE),
    (TOMBSTONE, SALEM, EL_PASO, LA_LUZ, ROSWELL, LOS_LUNAS),
    (TUCSON, SILVER_CITY, TOMBSTONE, SALEM, LA_LUZ, EL_PASO),
    (EL_PASO, ROSWELL, SANTA_FE, AZTEC, GALLUP, TUBA_CITY),
    (TUBA_CITY, FLAGSTAFF, PHOENIX, GLOBE, PAYSON, ST_JOHNS),
    (ST_JOHNS, GALLUP, SHIPROCK, AZTEC, LOS_LUNAS, SOCORRO),
    (SOCORRO, ST_JOHNS, FLAGSTAFF, PAYSON, PHOENIX, TUCSON),
)

# DESP-C2: the money tiles
POKER_KINDS: Final = 4
POKER_WORTH: Final = (300, 400, 500, 600)  # by kind
POKER_TILES: Final = (5, 4, 3, 2)  # by kind
COACH_KINDS: Final = 5
COACH_WORTH: Final = (800, 900, 1000, 1100, 1200)  # by kind
COACH_TILES: Final = ((2, 2, 2, 2, 2), (2, 2, 2, 5, 2))  # DESP-G1 by variant, by kind
BANK_KINDS: Final = 10  # the low group, then the high group; a kind is one tile
LOW_KINDS: Final = 6
BANK_WORTH: Final = (500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200)  # by kind
RESERVE_KIND: Final = 5  # another 2000
RESERVE: Final = 2  # such tiles, under the pile
START_LOW: Final = 3  # DESP-S2: of the five tiles on the banks
START_HIGH: Final = 2
BANK_TILES: Final = BANK_KINDS + RESERVE  # by number, in the order in which they are drawn
NO_TILE: Final = -1

# DESP-E1, DESP-E2: what a disk can be put on; poker of a town is POKER_OF + town
TARGETS: Final = COACHES + TOWNS
POKER_OF: Final = COACHES
MOST_JOBS: Final = MAX_DESPERADOS  # disk actions of a round: one disk each at least

# DESP-D7: what a desperado means to do
UNDECIDED: Final = 0
IDLE: Final = 1
CHEATS: Final = 2
HOLDS_UP: Final = 3  # + coach
SPIES: Final = HOLDS_UP + COACHES

# DESP-D12: how a player stands in an evaluation
ACTIVE: Final = 0
ARRESTED: Final = 1
OUT: Final = 2  # DESP-E12

# Variants (DESP-D13), and how large the buffers must be
MARSHAL_SEAT: Final = 0  # DESP-S1: the seat; MAX_SEATS: drawn
TARGET: Final = 1
TARGET_PER_DESPERADO: Final = (4000, *(n for n in range(1000, 8001, 100) if n != 4000))
BALANCED: Final = len(TARGET_PER_DESPERADO)  # the value after these: DESP-G37
BALANCED_TARGET: Final = (0, 0, 5500, 4700, 3800, 3500)  # DESP-G37 by desperados, each
TALK: Final = 2  # DESP-D4: private, open
EARLY_END: Final = 3  # DESP-W5: no, yes
COACH_LIST: Final = 4  # DESP-G1: 10, 13-list
MAX_OPTIONS: Final = 24
MAX_WAITING: Final = 24
MAX_EVENTS: Final = 200

# Not rules: how likely a desperado's place is when the marshal plans, of SUREST; see guessing.py.
# `python -m tools.places --games 400` learns it from bots.
FAR: Final = 2  # roads to a coach, or more
SUREST: Final = 32
DESPERADO_AT: Final = (  # by turn, by place
    (32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32),
    (19, 19, 19, 19, 19, 19, 19, 19, 19, 32, 26, 23, 18, 17, 15, 20, 22, 18),
    (20, 20, 20, 14, 14, 15, 20, 24, 22, 32, 29, 23, 10, 15, 13, 22, 22, 18),
    (20, 23, 22, 12, 10, 11, 21, 27, 25, 29, 32, 24, 9, 15, 12, 19, 26, 21),
    (22, 26, 25, 14, 15, 17, 23, 27, 29, 17, 32, 27, 17, 18, 18, 11, 28, 23),
)
