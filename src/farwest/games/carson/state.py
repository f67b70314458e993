"""One position of carson: public but for the duel tiles (CARSON-H1, CARSON-H4)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.numbers import (
    AMMUNITION_GUNS,
    BUILDINGS,
    BUILT,
    CARDS,
    CELLS,
    EDGES,
    EMPTY,
    FAR,
    FIRST_CELL,
    IN_RESERVE,
    MAX_EVENTS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_WAITING,
    MERCENARY,
    MERCENARY_GUNS,
    MULTIS,
    NO_CARD,
    NO_TILE,
    NOT_ANNOUNCED,
    NOT_CHOSEN,
    ON_CARD,
    PROPERTY_TILES,
    RIVER,
    SHERIFF,
    SPACES,
    TARGETS,
    VALUES,
    VERTICES,
    WHITE,
    YELLOW,
)
from farwest.kernel.state import State

NO_SEAT: Final = -1
NOWHERE: Final = -1


class CarsonState(State):
    def __init__(self) -> None:
        super().__init__(MAX_OPTIONS, MAX_WAITING, MAX_EVENTS)
        self.round: int = 0
        self.face: list[int] = [0] * CARDS  # by card: the side that is up, yellow or red
        self.card: list[int] = [NO_CARD] * MAX_SEATS  # by seat: its personality
        self.waited: list[int] = [0] * MAX_SEATS  # by seat: did not take the $8 (P5, P9, P13)
        self.pick_order: list[int] = [NO_SEAT] * MAX_SEATS  # by place: a seat
        self.turn_order: list[int] = [NO_SEAT] * MAX_SEATS  # by place: a seat
        self.pass_order: list[int] = [NO_SEAT] * MAX_SEATS  # by place: a seat
        self.money: list[int] = [0] * MAX_SEATS  # by seat
        self.vp: list[int] = [0] * MAX_SEATS  # by seat
        self.revolvers: list[int] = [0] * MAX_SEATS  # by seat: permanent guns
        self.roads: list[int] = [0] * MAX_SEATS  # by seat: not yet laid
        self.reserve: list[int] = [0] * MAX_SEATS  # by seat: cowboys at home
        self.supply: list[int] = [0] * MAX_SEATS  # by seat: cowboys in the general reserve
        self.ammunition: int = NO_SEAT  # who has the chip
        self.white: int = ON_CARD  # where the white cowboy is
        self.road_supply: int = 0
        self.house_supply: int = 0
        self.ground: list[int] = [EMPTY] * CELLS  # by cell: what it holds
        self.owner: list[int] = [NO_SEAT] * CELLS  # by cell
        self.road: list[int] = [0] * EDGES  # by edge: laid or not
        self.shield: list[int] = [0] * CELLS  # by cell: churches beside it; follows from ground
        self.near: list[int] = [FAR] * VERTICES  # by vertex: roads from the network; from road
        self.standing: list[int] = [0] * TARGETS  # by target: whose cowboys, seats as bits
        self.crowd: list[list[int]] = [[0] * MAX_SEATS for _ in range(MULTIS)]
        # crowd: by multi square, by seat: cowboys there, the white one not counted
        self.row: list[int] = [NO_TILE] * SPACES  # by space: a building
        self.bag: list[int] = [0] * BUILDINGS  # by building
        self.kept: list[list[int]] = [[0] * BUILDINGS for _ in range(MAX_SEATS)]
        # kept: by seat, by building: tiles that may be built in the deferred window (F26)
        self.kept_now: list[list[int]] = [[0] * BUILDINGS for _ in range(MAX_SEATS)]
        # kept_now: by seat, by building: tiles kept in this round's construction
        self.withdrawn: list[int] = [0] * BUILDINGS  # by building: not offered again (A9)
        self.builder: int = NO_SEAT  # who is placing a tile
        self.building: int = NO_TILE  # the tile being placed
        self.source: int = 0  # where it is from: the row, the card, one's kept tiles
        self.site: int = NOWHERE  # of the building being placed: a cell
        self.plot: int = NOWHERE  # of its house: a cell
        self.refused: list[int] = [0] * CELLS  # by cell: its owner wants no house there (A10)
        self.doubled: int = NO_TILE  # the type the Grocer doubles (P8)
        self.duel_at: int = NOWHERE  # the last duel: its target
        self.duel_winner: int = NO_SEAT
        self.duel_roll: list[int] = [0] * MAX_SEATS  # by seat: die or tile
        self.duel_guns: list[int] = [0] * MAX_SEATS  # by seat
        self.duel_cowboys: list[int] = [0] * MAX_SEATS  # by seat
        self.fought: int = 0  # seats as bits: who took part in the last duel
        # CARSON-V1
        self.tiles: list[list[int]] = [[0] * VALUES for _ in range(MAX_SEATS)]
        # tiles: SECRET by seat, by value
        self.chosen: list[int] = [NOT_CHOSEN] * MAX_SEATS  # SECRET by seat: a value (H5)
        self.discard: list[int] = [0] * VALUES  # SECRET by value, once tiles were drawn from it
        self.shown: list[int] = [0] * VALUES  # by value: of the discard, played since the last draw
        self.spent: list[int] = [0] * VALUES  # by value: tiles that left the hand they were dealt
        self.sum_left: list[int] = [NOT_ANNOUNCED] * MAX_SEATS  # by seat: of its first six tiles
        self.pool: list[int] = [0] * VALUES  # by value: scratch of a redeal, empty between two
        self.redrew: list[int] = [0] * MAX_SEATS  # by seat: whether it drew from the discard


def holds(s: CarsonState, seat: int, card: int, side: int) -> bool:
    return s.card[seat] == card and s.face[card] == side


def guns_of(s: CarsonState, seat: int) -> int:
    """CARSON-D3, CARSON-P16: revolvers, the ammunition chip and the Mercenary's guns."""
    found = s.revolvers[seat]
    if s.ammunition == seat:
        found += AMMUNITION_GUNS
    if s.card[seat] == MERCENARY:
        found += MERCENARY_GUNS[s.face[MERCENARY]]
    return found


def has_white(s: CarsonState, seat: int) -> bool:
    """CARSON-P1: the white cowboy waits in this seat's reserve."""
    return s.white == IN_RESERVE and s.card[seat] == SHERIFF and s.face[SHERIFF] == YELLOW


def cowboys_of(s: CarsonState, seat: int) -> int:
    """CARSON-D2: cowboys at home; an unplaced white one counts as one."""
    return s.reserve[seat] + has_white(s, seat)


def count_parcels(s: CarsonState, seat: int) -> int:
    """CARSON-E7: property tiles on the map, whatever is on them."""
    found = 0
    for cell in range(CELLS):
        found += s.owner[cell] == seat
    return found


def offer_unowned(s: CarsonState, first: int, keeps_out: int) -> None:
    """`first` + cell for every parcel that nobody owns, and where none of these stand."""
    before = s.count
    for cell in range(CELLS):
        s.action[s.count] = first + cell  # counted only if it is so: no branch to guess
        s.weight[s.count] = 1
        free = (s.owner[cell] == NO_SEAT) & (s.ground[cell] != RIVER)
        s.count += free & (s.standing[FIRST_CELL + cell] & keeps_out == 0)
    s.total += s.count - before


def may_own_more(s: CarsonState, seat: int) -> bool:
    """CARSON-E15: no purchase or claim without a property tile."""
    return count_parcels(s, seat) < PROPERTY_TILES


def count_ground(s: CarsonState, seat: int, ground: int) -> int:
    """Own cells that hold this."""
    found = 0
    for cell in range(CELLS):
        found += (s.owner[cell] == seat) & (s.ground[cell] == ground)
    return found


def count_buildings(s: CarsonState, seat: int) -> int:
    """CARSON-E13: buildings on the map; no houses, no mountains, no kept tiles."""
    found = 0
    for cell in range(CELLS):
        found += (s.owner[cell] == seat) & (s.ground[cell] >= BUILT)
    return found


def how_many(group: int) -> int:
    """Seats in a set of seats; the white cowboy is no seat of its own."""
    found = 0
    for seat in range(MAX_SEATS):
        found += group >> seat & 1
    return found


def first_of(group: int) -> int:
    """The first seat of a set that has one."""
    seat = 0
    while group >> seat & 1 == 0:
        seat += 1
    return seat


def send_off(s: CarsonState, target: int, seat: int) -> None:
    """CARSON-F18, CARSON-P1: the cowboy goes to the general reserve, the white one to its card."""
    if s.standing[target] & WHITE > 0:
        s.white = ON_CARD
        s.standing[target] = s.standing[target] - WHITE
    else:
        s.supply[seat] += 1
    s.standing[target] = s.standing[target] & ~(1 << seat)
