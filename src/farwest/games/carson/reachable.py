"""Which positions a game of carson can be in, as far as one can tell without playing it.

A position may leave out what lies at the bottom of the stack: it ends there. All else must fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from farwest.games.carson import questions as ask
from farwest.games.carson.lawful_duels import duel_is_sound, last_duel_is_sound, most_guns
from farwest.games.carson.lawful_frames import (
    BUILDS,
    DUELS,
    PLOTTED,
    RESOLVING,
    SETTING_UP,
    SITED,
    name,
    stack_is_sound,
)
from farwest.games.carson.numbers import (
    BANKER,
    BOARD,
    BUILDINGS,
    CAPTAIN,
    CONSTRUCTION,
    DIE_FACES,
    DUEL_MODE,
    DUEL_TILES,
    EMPTY,
    GROCER,
    HOUSE,
    LAND_INCOME,
    MAX_SEATS,
    MIN_SEATS,
    MOST_MONEY,
    MOST_VP,
    MOUNTAIN,
    MULTI,
    NEEDS_ROAD,
    NO_TILE,
    NOT_ANNOUNCED,
    PURCHASES,
    RAILROAD_WORKER,
    RED,
    RIVERSIDE,
    ROUNDS,
    SETTLER,
    SQUARES,
    TARGETS,
    VALUES,
    WHITE,
    WORKER_PRICE,
    YELLOW,
)
from farwest.games.carson.phases.building import FROM_KEPT
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.phases.opening import (
    CLAIM_STAGE,
    MOUNTAIN_STAGE,
    ORDER_STAGE,
    SIDES_STAGE,
    TILE_STAGE,
)
from farwest.games.carson.phases.placement import NORMAL_OR_PASS, WHITE_ONE
from farwest.games.carson.state import (
    NO_SEAT,
    CarsonState,
    has_white,
    holds,
    how_many,
)
from farwest.kernel.state import OVER


def numbers_are_sound(s: CarsonState) -> Iterator[str]:
    """Every field says something that its comment allows, and of seats that are there."""
    seats, bits = range(s.seats), (1 << s.seats) - 1 | WHITE
    switches = (*s.waited, *s.redrew, *s.refused, *s.road, *s.face)
    if not 0 <= s.round <= ROUNDS or s.white not in range(3) or s.source not in range(3):
        yield f"there are {ROUNDS} rounds, and a white cowboy is on its card, at home or out."
    if min(s.ground) < EMPTY:
        yield "a parcel holds something, or is empty."
    if not set(switches) <= {0, 1}:
        yield "what is or is not so is 1 or 0."
    counts = [*s.roads, *s.reserve, *s.supply, *s.duel_guns, *s.duel_cowboys, *s.withdrawn]
    counts += [
        number for rows in (s.crowd, s.kept, s.kept_now, s.tiles) for r in rows for number in r
    ]
    counts += [*s.discard, *s.shown, *s.spent, *s.bag, *s.money, *s.vp, *s.revolvers]
    if min(counts) < 0:
        yield "no count is below zero."
    if max(s.money) > MOST_MONEY:
        yield f"nobody has more than ${MOST_MONEY}."
    if any(s.revolvers[seat] > most_guns(s, seat) for seat in seats):
        yield "nobody has more guns than its buildings and the Captain can have given it."
    most_points = (PURCHASES + 1) * MOST_VP * s.round
    if any(s.vp[seat] > most_points for seat in seats):
        yield f"by round {s.round} nobody has more than {most_points} points."
    if not set(s.duel_roll) <= set(range(DIE_FACES + 1)) or any(s.pool):
        yield "a die or a duel tile shows what is on it."
    if min(s.sum_left) < NOT_ANNOUNCED:
        yield "duel tiles have a sum, or it is not announced yet."
    if not set(s.chosen) <= set(range(-1, VALUES)):
        yield f"a duel tile is worth less than {VALUES}."
    if any(group & ~bits for group in (*s.standing, s.fought)) or min(s.standing) < 0:
        yield "only seats of this table stand somewhere, and the white cowboy."
    for field in ("money", "vp", "revolvers", "roads", "reserve", "supply", "waited", "redrew"):
        if any(getattr(s, field)[seat] for seat in range(MAX_SEATS) if seat not in seats):
            yield f"{field} is of the seats of this table."
    if any(s.card[seat] >= 0 for seat in range(MAX_SEATS) if seat not in seats):
        yield "a personality is held by a seat of this table."
    absent = range(s.seats, MAX_SEATS)
    if any(sum(rows[seat]) for rows in (s.kept, s.kept_now, s.tiles) for seat in absent):
        yield "tiles are kept by seats of this table."
    if any(row[seat] for row in s.crowd for seat in absent):
        yield "cowboys are of seats of this table."


def orders_are_sound(s: CarsonState) -> Iterator[str]:
    """CARSON-F2: each order names all seats, or none, or (who has passed) the first of them."""
    kinds = {kind for kind, *_ in s.frames()}
    everybody = set(range(s.seats))
    for field in ("pick_order", "turn_order", "pass_order"):
        order = list(getattr(s, field))
        named = [seat for seat in order if seat != NO_SEAT]
        if order[: len(named)] != named or len(set(named)) < len(named) or set(named) - everybody:
            yield f"{field} names seats of this table from its first place on, each once."
        elif field != "pass_order" and set(named) not in (set(), everybody):
            yield f"{field} names every seat."
    if (s.round == 0) != bool(kinds & set(SETTING_UP)) and s.seat != OVER and len(kinds) > 1:
        yield "the first round begins after the set-up."
    track = kinds & {*RESOLVING, ask.RESOLVE, ask.BEGIN_ROUND}
    last = s.kind == ask.PLACE and s.seat not in list(s.pass_order)
    passed = sum(seat != NO_SEAT for seat in s.pass_order)
    if track and passed + last != s.seats:
        yield "all have passed before the track is resolved."
    out = kinds & {*RESOLVING, ask.RESOLVE, ask.PLACE, ask.NEXT_PLACE}
    if out and (s.turn_order[0] == NO_SEAT or min(s.card[seat] for seat in everybody) < 0):
        yield "all have a personality and a place in the turn order before a cowboy goes out."
    if ask.NEXT_PICK in kinds and s.pick_order[0] == NO_SEAT:
        yield "the picking order is known before anybody picks."


def picks_are_sound(s: CarsonState) -> Iterator[str]:
    """CARSON-F3: in the picking order, one after the other."""
    held = {seat for seat in range(s.seats) if s.card[seat] >= 0}
    for kind, _, place, _ in s.frames():
        if kind == ask.NEXT_PICK:
            picking = s.kind == ask.PICK_PERSONALITY
            order = list(s.pick_order)[:place]
            if not order or held != set(order[:-1] if picking else order) or s.turn_order[0] >= 0:
                yield "personalities are picked in the picking order."
            elif picking and s.seat != order[-1]:
                yield "who comes next in the picking order picks."
        if kind == ask.FILL_SPACE and s.row[place] != NO_TILE:
            yield "a tile is drawn for an empty space."


def standing_is_sound(s: CarsonState) -> Iterator[str]:
    """CARSON-F8 to F13: where a cowboy may be while the track is resolved."""
    selling = any(kind in (ask.BUY_PARCEL, ask.PARCEL_BUYERS) for kind, *_ in s.frames())
    for target in range(TARGETS):
        group = s.standing[target]
        if not group:
            continue
        white, people = group & WHITE, group & ~WHITE
        if target < SQUARES and MULTI[target] >= 0:
            if people:
                yield "cowboys on a multi square are counted in its crowd."
        elif not people or (white and how_many(people) != 1):
            yield "the white cowboy stands with its seat, and alone."
        if white and not any(holds(s, seat, 0, YELLOW) for seat in range(s.seats)):
            yield "the white cowboy is the yellow Sheriff's."
        if CONSTRUCTION <= target < LAND_INCOME and s.row[target - CONSTRUCTION] == NO_TILE:
            yield "a cowboy on a construction space wants the tile there."
        cell = target - SQUARES
        if cell >= 0 and s.owner[cell] != NO_SEAT and s.ground[cell] <= HOUSE and not selling:
            yield "nobody wants to buy a parcel that is owned."


def question_is_sound(s: CarsonState) -> Iterator[str]:
    """What the question on the table takes for granted."""
    kind, seat, a, _ = s.frames()[-1]
    if kind in SEATED and seat in range(s.seats) and not SEATED_FITS[kind](s, seat, a):
        yield f"{name(kind)} is asked of a seat that can answer it."
    for waiting, who, about, other in s.frames():
        if waiting == ask.PERFORM_SQUARE and not s.standing[about] & ~WHITE:
            yield "a square is performed by who stands there."
        if waiting == ask.SERVE and MULTI[about] < 0:
            yield "only the multi squares serve many."
        if waiting == ask.FREE_ACTION and (MULTI[about] >= 0) != (other > 0):
            yield "on a multi square, and only there, cowboys are counted."
        if waiting in (ask.DECIDE_DUEL, *DUELS, ask.MORTAL):
            yield from duel_is_sound(s, waiting, who, about)
        if waiting == ask.GROCER_INCOME and not (holds(s, who, GROCER, YELLOW) and s.waited[who]):
            yield "the yellow Grocer who waited chooses at the incomes."


def placing(s: CarsonState, seat: int, a: int) -> bool:
    if seat in list(s.pass_order):
        return False
    if a == NORMAL_OR_PASS:
        return s.reserve[seat] > 0
    return has_white(s, seat) and (a == WHITE_ONE or s.reserve[seat] > 0)


def waiting(s: CarsonState, seat: int, a: int) -> bool:
    return s.card[seat] == GROCER or holds(s, seat, SETTLER, RED)


def buying(s: CarsonState, seat: int, space: int) -> bool:
    return s.row[space] != NO_TILE and s.money[seat] >= tile_price(s, seat, space)


def in_turn(s: CarsonState, seat: int, place: int) -> bool:
    return s.turn_order[place] == seat


SEATED_FITS: Final[
    dict[int, Callable[[CarsonState, int, int], bool]]
] = {  # by question: whether this seat can be asked it
    ask.PLACE: placing,
    ask.CHOOSE_WORKER: lambda s, seat, _: placing(s, seat, WHITE_ONE),
    ask.TAKE_OR_WAIT: waiting,
    ask.BUY_LOT: lambda s, seat, _: holds(s, seat, BANKER, RED),
    ask.CAPTAIN_BUY: lambda s, seat, _: s.card[seat] == CAPTAIN,
    ask.RAILROAD_TAKE: lambda s, seat, _: (
        holds(s, seat, RAILROAD_WORKER, RED) and s.money[seat] >= WORKER_PRICE
    ),
    ask.BUY_BUILDING: buying,
    ask.BUY_VP: lambda s, seat, price: s.money[seat] >= price,
    ask.BUY_PARCEL: in_turn,
    ask.BUILD_DEFERRED: in_turn,
    ask.FREE_ROAD: lambda s, seat, place: (
        s.variant[BOARD] == RIVERSIDE and s.roads[seat] > 0 and in_turn(s, seat, place)
    ),
    ask.NEXT_DUEL: lambda s, seat, _: s.pass_order[0] == seat,
    ask.PICK_PERSONALITY: lambda s, seat, _: s.card[seat] < 0,
    ask.CASH_LIMIT: lambda s, seat, _: s.card[seat] >= 0,
}
SEATED: Final = frozenset(SEATED_FITS)


def placement_is_sound(s: CarsonState) -> Iterator[str]:
    """CARSON-A8: the tile is in somebody's hand, then its site is chosen, then its plot."""
    kind, seat, _, _ = s.frames()[-1]
    if (s.building != NO_TILE) != (kind in BUILDS):
        yield "a tile is in hand while it is being placed, and only then."
        return
    if kind not in BUILDS:
        return
    if s.building not in range(BUILDINGS) or s.builder not in range(s.seats):
        yield "a tile that is being placed has its builder."
        return
    window = any(below == ask.DEFERRED for below, *_ in s.frames())
    if window != (s.source == FROM_KEPT):
        yield "a kept tile is placed where kept tiles are built."
        return
    if (s.site >= 0) != (kind in SITED) or (s.plot >= 0) != (kind in PLOTTED):
        yield "first the site is chosen, then the plot of the house."
        return
    if s.site >= 0 and (s.owner[s.site] != s.builder or s.ground[s.site] != EMPTY):
        yield "a building is placed on an empty parcel of its builder."
    if s.site >= 0 and not NEEDS_ROAD[s.building]:
        yield "a ranch or a mine stands as soon as its parcel is chosen."
    if s.plot >= 0 and (s.ground[s.plot] != EMPTY or s.plot == s.site):
        yield "the house goes to another empty parcel."
    right = s.owner[s.plot] if kind == ask.CONSENT else s.builder
    if seat != right or (kind == ask.CONSENT and right == s.builder):
        yield "who builds is asked, and for consent the owner of the parcel."


def set_up_is_sound(s: CarsonState) -> Iterator[str]:
    """CARSON-A16: each stage of the set-up has come as far as what lies on the table."""
    frames = s.frames()
    for (below, _, stage, far), (kind, _, a, b) in pairwise(frames):
        if below == ask.SET_UP and (stage, far) != stage_of(s, kind, a, b):
            yield "the set-up goes step by step."
    kinds = {kind for kind, *_ in frames}
    named = sum(seat != NO_SEAT for seat in s.pass_order)
    if (ask.FIRST_ORDER in kinds and named != s.a) or (ask.SIDE_UP in kinds and named):
        yield "the order is drawn from its first place on."
    later = {ask.DIE_ROW, ask.DIE_COLUMN, ask.DEAL_TILE, ask.FILL_SPACE, ask.CLAIM_PARCEL}
    if s.round == 0 and later & kinds and named != s.seats:
        yield "the order is drawn before the town is founded."
    if {ask.DIE_ROW, ask.DIE_COLUMN} & kinds and (s.a == HOUSE) == any(s.road):
        yield "the town is founded first, and once; then come the mountains."
    if s.round == 0 and any(s.redrew):
        yield "nobody draws duel tiles again before a duel."
    if s.round == 0 and ask.CLAIM_PARCEL not in kinds and max(s.owner) > NO_SEAT:
        yield "parcels are claimed last."
    if s.round == 0 and s.variant[DUEL_MODE] and s.seats > MIN_SEATS:
        hands = [sum(s.tiles[seat]) for seat in range(s.seats)]
        now, many = (s.a, s.b) if s.kind == ask.DEAL_TILE else (0, 0)
        to = s.seats if ask.CLAIM_PARCEL in kinds else now
        if hands != [DUEL_TILES * (seat < to) + many * (seat == to) for seat in range(s.seats)]:
            yield "duel tiles are dealt one by one, after the row and before the parcels."
    if ask.DEAL_TILE in kinds and not s.variant[DUEL_MODE]:
        yield "duel tiles are dealt where they are played with."


def stage_of(s: CarsonState, kind: int, a: int, b: int) -> tuple[int, int]:
    """How far the set-up is when this is asked: its stage, and its step."""
    if kind == ask.SIDE_UP:
        return SIDES_STAGE, a + 1
    if kind == ask.FIRST_ORDER:
        return ORDER_STAGE, a + 1
    if kind in (ask.DIE_ROW, ask.DIE_COLUMN):
        mountains = list(s.ground).count(MOUNTAIN)
        return MOUNTAIN_STAGE, 0 if a == HOUSE else mountains + 1
    if kind == ask.FILL_ROW:
        return TILE_STAGE, 0
    if kind == ask.DEAL_TILE:
        return TILE_STAGE, DUEL_TILES * a + b + 1
    return CLAIM_STAGE, sum(owner != NO_SEAT for owner in s.owner) + 1


def leftovers_are_sound(s: CarsonState) -> Iterator[str]:
    """What belongs to a moment is blank at any other."""
    kinds = {kind for kind, *_ in s.frames()}
    if any(value >= 0 for value in s.chosen) and not kinds & {ask.DUEL_TILE, ask.DECIDE_DUEL}:
        yield "a duel tile is chosen only in a duel."
    for seat in range(s.seats):
        if s.waited[seat] and not waiting(s, seat, 0):
            yield "only the Grocer and the red Settler wait."
    if s.white and not any(holds(s, seat, 0, YELLOW) for seat in range(s.seats)):
        yield "the white cowboy leaves its card for the yellow Sheriff."
    if s.doubled >= 0 and not any(holds(s, seat, GROCER, YELLOW) for seat in range(s.seats)):
        yield "the yellow Grocer doubles."
    if not s.variant[DUEL_MODE]:
        piles = (*s.discard, *s.shown, *s.spent, *s.redrew, *(sum(hand) for hand in s.tiles))
        if any(piles) or max(*s.chosen, *s.sum_left) >= 0:
            yield "there are no duel tiles where dice are rolled."


def unreachable(s: CarsonState) -> Iterator[str]:
    """The coarse faults first: a finer look takes them for granted."""
    looks = (stack_is_sound, numbers_are_sound, orders_are_sound, placement_is_sound)
    finer = (picks_are_sound, set_up_is_sound, standing_is_sound, question_is_sound)
    all_of_them = (*looks, *finer, last_duel_is_sound, leftovers_are_sound)
    for look in all_of_them if s.seat != OVER else looks[:2]:
        faults = list(look(s))
        yield from faults
        if faults:
            return
