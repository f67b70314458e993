"""What never changes, whatever is played: pieces, cowboys, roads and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson.numbers import (
    BOARD,
    BUILDINGS,
    BUILT,
    COWBOYS,
    DUEL_MODE,
    DUEL_TILES,
    EDGES,
    FIRST_VERSION,
    HOUSE,
    HOUSES_IN_BOX,
    MIN_SEATS,
    MOUNTAIN,
    MOUNTAINS,
    NO_CARD,
    NO_TILE,
    NOT_ANNOUNCED,
    NOT_CHOSEN,
    ON_BOARD,
    PROPERTY_TILES,
    RIVER,
    ROADS_IN_BOX,
    TILES,
    VALUES,
    WHITE,
)
from farwest.games.carson.phases.geometry import COST, ENDS, IS_RIVER
from farwest.games.carson.questions import BUILD_DEFERRED, DEFERRED, MORTAL
from farwest.games.carson.reachable import unreachable
from farwest.games.carson.state import CarsonState
from farwest.games.carson.view import distances, shields
from farwest.games.carson.words import NAMES
from farwest.kernel.state import EDITION

PLACEMENT = ("builder", "source", "site", "plot", "refused")  # beside the tile itself
BLANK = CarsonState()


def invariants(s: CarsonState) -> Iterator[str]:
    out_of_reach = list(unreachable(s))
    yield from out_of_reach
    if out_of_reach:
        return
    yield from town_is_whole(s)
    yield from people_are_whole(s)
    yield from orders_are_whole(s)
    yield from placement_is_whole(s)
    if s.variant[DUEL_MODE]:
        yield from duel_tiles_are_whole(s)


def town_is_whole(s: CarsonState) -> Iterator[str]:
    ground, owner, road = list(s.ground), list(s.owner), list(s.road)
    seats, board = range(s.seats), s.variant[BOARD]
    kept, kept_now, row, bag = list(s.kept), list(s.kept_now), list(s.row), list(s.bag)
    for building in range(BUILDINGS):
        held = sum(kept[seat][building] + kept_now[seat][building] for seat in seats)
        lying = row.count(building) + bag[building] + (s.building == building)
        total = held + lying + ground.count(BUILT + building)
        if total != TILES[building]:
            name = NAMES["building"][building]
            yield f"there are {TILES[building]} tiles of the {name}, not {total}."
    if s.house_supply < 0 or s.house_supply + ground.count(HOUSE) != HOUSES_IN_BOX:
        yield f"there are {HOUSES_IN_BOX} houses in all."
    laid = sum(COST[board][edge] for edge in range(EDGES) if road[edge])
    if min(s.road_supply, *s.roads) < 0 or s.road_supply + sum(s.roads) + laid != ROADS_IN_BOX:
        yield f"there are {ROADS_IN_BOX} roads in all."
    if ground.count(MOUNTAIN) > MOUNTAINS[board]:
        yield f"there are {MOUNTAINS[board]} mountains."
    if any((kind == RIVER) != (IS_RIVER[board][cell] == 1) for cell, kind in enumerate(ground)):
        yield "the river is where the board has it."
    if not hang_together([edge for edge in range(EDGES) if road[edge]]):
        yield "the laid roads hang together."
    if list(s.near) != distances(road, board):
        yield "near says how far every corner is from the laid roads."
    if list(s.shield) != shields(ground):
        yield "shield says how many churches are beside each cell."
    for cell, holder in enumerate(owner):
        if holder >= 0 and (ground[cell] == RIVER or holder not in seats):
            yield "a parcel is owned by nobody or by a seat, and the river by nobody."
        if holder < 0 and ground[cell] >= BUILT:
            yield "every building has an owner."
    if any(owner.count(seat) > PROPERTY_TILES for seat in seats):
        yield f"nobody owns more than {PROPERTY_TILES} parcels."
    if min(*s.money, *s.vp, *s.revolvers, *s.withdrawn, *bag) < 0:
        yield "no count is below zero."


def hang_together(laid: list[int]) -> bool:
    """CARSON-B5: every road shares a vertex with another, and so on to all of them."""
    reached = set(ENDS[laid[0]]) if laid else set()
    left = set(laid)
    while touching := {edge for edge in left if reached & set(ENDS[edge])}:
        left -= touching
        reached |= {vertex for edge in touching for vertex in ENDS[edge]}
    return not left


def people_are_whole(s: CarsonState) -> Iterator[str]:
    standing, crowd = list(s.standing), [list(row) for row in s.crowd]
    dying = [seat for kind, seat, _, _ in s.frames() if kind == MORTAL]
    white = [bits for bits in standing if bits & WHITE]
    if len(white) != (s.white == ON_BOARD) or any(
        bits >> s.seats & ~(WHITE >> s.seats) for bits in standing
    ):
        yield "the white cowboy stands where it is said to be, and nobody else's does."
    for seat in range(s.seats):
        out = sum(bits >> seat & 1 for bits in standing if not bits & WHITE)
        out += sum(row[seat] for row in crowd)
        total = s.reserve[seat] + s.supply[seat] + out + dying.count(seat)
        if total != COWBOYS or min(s.reserve[seat], s.supply[seat]) < 0:
            yield f"seat {seat} has {COWBOYS} cowboys in all, not {total}."


def orders_are_whole(s: CarsonState) -> Iterator[str]:
    for name in ("pick_order", "turn_order", "pass_order"):
        order = [seat for seat in getattr(s, name) if seat >= 0]
        if len(set(order)) != len(order):
            yield f"{name} names every seat once."
    cards = [card for card in s.card if card != NO_CARD]
    if len(set(cards)) != len(cards):
        yield "a personality has one holder."


def placement_is_whole(s: CarsonState) -> Iterator[str]:
    """CARSON-A8, CARSON-A9, CARSON-F30: what belongs to one placement or window is blank else."""
    if s.building == NO_TILE:
        blank = vars(BLANK)
        for name in PLACEMENT if s.variant[EDITION] != FIRST_VERSION else PLACEMENT[:-1]:
            left = getattr(s, name)
            if (list(left) if isinstance(blank[name], list) else left) != blank[name]:
                yield f"{name} says something only while a tile is being placed."
    window = [kind for kind, *_ in s.frames() if kind in (DEFERRED, BUILD_DEFERRED)]
    if any(s.withdrawn) and not window:
        yield "a tile is withdrawn only while kept tiles are being built."


def duel_tiles_are_whole(s: CarsonState) -> Iterator[str]:
    tiles, spent = [list(row) for row in s.tiles], list(s.spent)
    redrew, shown, discard = list(s.redrew), list(s.shown), list(s.discard)
    seats = range(s.seats)
    for value in range(VALUES):
        first = sum(tiles[seat][value] for seat in seats if not redrew[seat])
        later = sum(tiles[seat][value] for seat in seats if redrew[seat])
        out = s.seats - first - spent[value]
        all_dealt = s.round or s.seats == MIN_SEATS
        if out < 0 or (all_dealt and out) or later + discard[value] != spent[value]:
            yield f"there is one duel tile of {value} for every seat."
        if not 0 <= shown[value] <= discard[value]:
            yield "what was shown lies in the discard."
    for seat in seats:
        left = sum(value * tiles[seat][value] for value in range(VALUES))
        dealt = s.seats == MIN_SEATS or s.round or sum(tiles[seat]) == DUEL_TILES
        known = (left,) if dealt else (NOT_ANNOUNCED,)
        if not redrew[seat] and s.sum_left[seat] not in known:
            yield f"the tiles of seat {seat} sum up to {s.sum_left[seat]}, not {left}."
        if s.chosen[seat] != NOT_CHOSEN and not tiles[seat][s.chosen[seat]]:
            yield f"seat {seat} has the tile it chose."
