"""What can be learned in meeples, of answers and of seats: the traits that weights are for."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from farwest.games.meeples.actions import (
    DROPPING,
    NAMING,
    PICKING,
    RESOLVING,
    SHOWDOWN,
    STARTING,
    YES,
)
from farwest.games.meeples.numbers import (
    BARS,
    BUILDER,
    BUILDING_AT,
    BUILDINGS,
    DEPUTY,
    DIE,
    DOOR_OF,
    END_AT,
    MADAME,
    MAX_SEATS,
    MEEPLES,
    MINER,
    NOWHERE,
    ROBBER,
    SALOON,
)
from farwest.games.meeples.phases.turns import score
from farwest.games.meeples.questions import (
    BUILD,
    CONTROLLER,
    DIRECTION,
    DROP,
    PICK,
    REROLL,
    RESOLVE,
    START,
    UPGRADE,
)
from farwest.games.meeples.state import NO_SEAT, MeeplesState, total
from farwest.kernel.weighing import DIGIT

WORTH: Final = 24  # steps of what an answer seems to bring,
STEP_OF_WORTH: Final = 4  # so much of a preference each
LANDS: Final = 5  # nobody's Building, mine, mine and upgraded, another's, that and upgraded
PLACES: Final = LANDS + 3  # or an end of the street: the other one empty, mine, another's
SOURCES: Final = LANDS + 2  # or the Saloon, the Jail
CROWD: Final = 10  # meeples that count as different numbers of them
FEW: Final = 4
HAND: Final = 6
PREY: Final = (BUILDER, MINER, MINER, ROBBER, BUILDER)  # by meeple: whom it counts inside
CUBES: Final = 10
OWNED: Final = 6
LEADS_BY: Final = 13  # steps of points ahead of the best of the others,
LEAD_STEP: Final = 4  # so many each
EVEN: Final = 6  # of them: level
LEADS: Final = 3  # behind who answers, level, ahead

TRAITS: Final = {  # by name: how many; they are numbered from 1, one name after the other
    "pick: worth": WORTH,
    "pick: where, how many": SOURCES * CROWD,
    "pick: builders, miners": FEW * FEW,
    "pick: robbers, deputies, Madame": FEW * FEW * 2,
    "pick: bars left, worth": (BARS + 1) * WORTH,
    "start: worth": WORTH,
    "start: place, hand": PLACES * HAND,
    "direction: worth": WORTH,
    "drop: meeple, worth": MEEPLES * WORTH,
    "drop: meeple, place": MEEPLES * PLACES,
    "drop: meeple, whom it meets": MEEPLES * FEW,
    "drop: meeple, hand": MEEPLES * HAND,
    "controller: standing": LEADS,
    "controller: seats away": MAX_SEATS,
    "resolve: meeple, place": MEEPLES * LANDS + 1,
    "resolve: meeple, whom it meets": MEEPLES * FEW,
    "build: stone left": CUBES,
    "build: gold left": CUBES,
    "build: bars left": BARS + 1,
    "upgrade: stone left": CUBES,
    "upgrade: gold left": CUBES,
    "upgrade: bars left": BARS + 1,
    "reroll: own die, the other": (DIE + 1) * (DIE + 1),
    "seat: gold, bars left": CUBES * (BARS + 1),
    "seat: stone": CUBES,
    "seat: Marquees, upgraded": OWNED * OWNED,
    "seat: miners at home, robbers about": FEW * FEW,
    "seat: lead, bars left": LEADS_BY * (BARS + 1),
}
FIRST: Final = tuple(accumulate(TRAITS.values(), initial=1))
PICK_WORTH: Final = FIRST[0]
PICK_MANY: Final = FIRST[1]
PICK_WORKERS: Final = FIRST[2]
PICK_LAWLESS: Final = FIRST[3]
PICK_LATE: Final = FIRST[4]
START_WORTH: Final = FIRST[5]
START_PLACE: Final = FIRST[6]
DIRECTION_WORTH: Final = FIRST[7]
DROP_WORTH: Final = FIRST[8]
DROP_PLACE: Final = FIRST[9]
DROP_MEETS: Final = FIRST[10]
DROP_HAND: Final = FIRST[11]
CONTROL_STANDING: Final = FIRST[12]
CONTROL_AWAY: Final = FIRST[13]
RESOLVE_PLACE: Final = FIRST[14]
RESOLVE_MEETS: Final = FIRST[15]
BUILD_STONE: Final = FIRST[16]
UPGRADE_STONE: Final = FIRST[19]
BUILD_GOLD: Final = CUBES  # after the stone
BUILD_BARS: Final = 2 * CUBES
REROLL_DICE: Final = FIRST[22]
SEAT_GOLD: Final = FIRST[23]
SEAT_STONE: Final = FIRST[24]
SEAT_LAND: Final = FIRST[25]
SEAT_MINERS: Final = FIRST[26]
SEAT_LEAD: Final = FIRST[27]


def traits_of(s: MeeplesState, action: int, preference: int) -> int:
    worth = min(preference // STEP_OF_WORTH, WORTH - 1)
    if s.kind == PICK:
        return pick_traits(s, action - PICKING, worth)
    if s.kind == START:
        found = START_PLACE + place_of(s, action - STARTING) * HAND + in_hand(s)
        return found << DIGIT | START_WORTH + worth
    if s.kind == DIRECTION:
        return DIRECTION_WORTH + worth
    if s.kind == DROP:
        return drop_traits(s, action - DROPPING, worth)
    if s.kind == CONTROLLER:
        return controller_traits(s, action - NAMING)
    if s.kind == RESOLVE:
        return resolve_traits(s, action)
    if action != YES:
        return 0
    if s.kind == BUILD:
        return pay_traits(s, BUILD_STONE)
    if s.kind == UPGRADE:
        return pay_traits(s, UPGRADE_STONE)
    if s.kind == REROLL:
        return REROLL_DICE + s.die[s.a] * (DIE + 1) + s.die[1 - s.a]
    return 0


def pick_traits(s: MeeplesState, location: int, worth: int) -> int:
    source = LANDS + location - SALOON
    if location < BUILDINGS:
        source = whose_land(s, location)
    many = min(total(s.inside[location]), CROWD - 1)
    found = PICK_MANY + source * CROWD + many
    found = found << DIGIT | PICK_WORTH + worth
    found = found << DIGIT | PICK_LATE + s.bars_left * WORTH + worth
    builders = few(s.inside[location][BUILDER])
    found = found << DIGIT | PICK_WORKERS + builders * FEW + few(s.inside[location][MINER])
    lawless = few(s.inside[location][ROBBER]) * FEW + few(s.inside[location][DEPUTY])
    return found << DIGIT | PICK_LAWLESS + lawless * 2 + min(s.inside[location][MADAME], 1)


def drop_traits(s: MeeplesState, meeple: int, worth: int) -> int:
    found = DROP_WORTH + meeple * WORTH + worth
    found = found << DIGIT | DROP_PLACE + meeple * PLACES + place_of(s, s.a)
    found = found << DIGIT | DROP_HAND + meeple * HAND + in_hand(s)
    building = BUILDING_AT[s.a]
    if building != NOWHERE:
        found = found << DIGIT | DROP_MEETS + meeple * FEW + meets(s, meeple, building)
    return found


def controller_traits(s: MeeplesState, seat: int) -> int:
    mine = score(s, s.seat)
    theirs = score(s, seat)
    standing = (theirs >= mine) + (theirs > mine)
    found = CONTROL_STANDING + standing
    return found << DIGIT | CONTROL_AWAY + (seat + s.seats - s.seat) % s.seats


def resolve_traits(s: MeeplesState, action: int) -> int:
    if action == SHOWDOWN:
        return RESOLVE_PLACE + MEEPLES * LANDS
    building = action - RESOLVING
    meeple = s.standing[DOOR_OF[building]]
    found = RESOLVE_PLACE + meeple * LANDS + whose_land(s, building)
    return found << DIGIT | RESOLVE_MEETS + meeple * FEW + meets(s, meeple, building)


def pay_traits(s: MeeplesState, first: int) -> int:
    """Of building and of upgrading: what is at hand, and how far the game is."""
    found = first + min(s.stone[s.seat], CUBES - 1)
    found = found << DIGIT | first + BUILD_GOLD + min(s.gold[s.seat], CUBES - 1)
    return found << DIGIT | first + BUILD_BARS + s.bars_left


def whose_land(s: MeeplesState, building: int) -> int:
    owner = s.owner[building]
    if owner == NO_SEAT:
        return 0
    return (1 if owner == s.seat else 3) + s.upgraded[building]


def place_of(s: MeeplesState, space: int) -> int:
    building = BUILDING_AT[space]
    if building != NOWHERE:
        return whose_land(s, building)
    token = s.token[1 - END_AT[space]]
    if token == NO_SEAT:
        return LANDS
    return LANDS + 1 if token == s.seat else LANDS + 2


def meets(s: MeeplesState, meeple: int, building: int) -> int:
    return few(s.inside[building][PREY[meeple]])


def in_hand(s: MeeplesState) -> int:
    return min(total(s.hand), HAND - 1)


def few(number: int) -> int:
    return min(number, FEW - 1)


def seat_traits_of(s: MeeplesState, seat: int) -> int:
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    lead = (score(s, seat) - best) // LEAD_STEP + EVEN
    plain = 0
    upgraded = 0
    miners = 0
    robbers = 0
    for building in range(BUILDINGS):
        if s.owner[building] == seat:
            plain += 1 - s.upgraded[building]
            upgraded += s.upgraded[building]
            miners += s.inside[building][MINER]
            robbers += s.inside[building][ROBBER]
    found = SEAT_GOLD + min(s.gold[seat], CUBES - 1) * (BARS + 1) + s.bars_left
    found = found << DIGIT | SEAT_STONE + min(s.stone[seat], CUBES - 1)
    land = min(plain, OWNED - 1) * OWNED + min(upgraded, OWNED - 1)
    found = found << DIGIT | SEAT_LAND + land
    found = found << DIGIT | SEAT_MINERS + few(miners) * FEW + few(robbers)
    lead = max(0, min(LEADS_BY - 1, lead))
    return found << DIGIT | SEAT_LEAD + lead * (BARS + 1) + s.bars_left
