"""What a seat of carson sees, and how a view becomes a world.

CARSON-H1, CARSON-H2: everything, but for duel tiles (CARSON-H4, CARSON-H5).
"""

from __future__ import annotations

from typing import Final, cast

from farwest.games.carson.numbers import (
    BOARD,
    BUILT,
    CELLS,
    CHURCH,
    DUEL_MODE,
    EDGES,
    FAR,
    HIDDEN_TILE,
    MAX_SEATS,
    NOT_CHOSEN,
    VALUES,
    VERTICES,
)
from farwest.games.carson.phases.duels import tile_of
from farwest.games.carson.phases.geometry import APART, BESIDE, ENDS
from farwest.games.carson.questions import DUEL_TILE
from farwest.games.carson.state import CarsonState
from farwest.kit.view import View


def as_drawn(s: CarsonState, action: int) -> int:
    """How many of the seat's tiles this answer would play."""
    return s.tiles[s.seat][tile_of(action)]


# A tile that is played tells of those that are left. Redeal takes it as drawn from the hand with
# eyes shut: who would rather play a pair than a single one is no affair of the deal.
BLIND: Final = {DUEL_TILE: as_drawn}


class CarsonView(View, frozen=True, tag="carson"):
    round: int  # 1 to 4; 0 in the set-up
    face: list[int]  # by card: 0 yellow, 1 red
    card: list[int]  # by seat, padded with -1 to 5: a card; -1: none
    waited: list[int]  # by seat, padded to 5: 1 if it left the $8 (P5)
    pick_order: list[int]  # by place, padded with -1: a seat
    turn_order: list[int]  # by place, padded with -1: a seat
    pass_order: list[int]  # by place, padded with -1: a seat
    money: list[int]  # by seat, padded with 0 to 5, as the five that follow
    vp: list[int]  # by seat: points
    revolvers: list[int]  # by seat: permanent guns
    roads: list[int]  # by seat: not yet laid
    reserve: list[int]  # by seat: cowboys at home
    supply: list[int]  # by seat: cowboys in the general reserve
    ammunition: int  # the seat that has the chip; -1: nobody
    white: int  # the white cowboy: 0 on its card, 1 in reserve, 2 on the board
    road_supply: int  # roads left in the box
    house_supply: int  # houses left in the box
    ground: list[int]  # by cell: what it holds
    owner: list[int]  # by cell: a seat; -1: nobody
    road: list[int]  # by edge: 1 if laid
    standing: list[int]  # by target: seats as bits, seat 0 is 1; 32 is the white cowboy
    crowd: list[list[int]]  # wages, one road; by seat: cowboys but the white one
    row: list[int]  # by space: a building; -1: none
    bag: list[int]  # by building (H2)
    kept: list[list[int]]  # by seat, by building: tiles for the deferred window (F26)
    kept_now: list[list[int]]  # by seat, by building: tiles kept in this round's construction
    withdrawn: list[int]  # by building: not offered again (A9)
    builder: int  # a seat: who is placing a tile; -1: nobody
    building: int  # the tile being placed; -1: none
    source: int  # where it is from: 0 row, 1 card, 2 kept
    site: int  # its cell; -1: not yet chosen
    plot: int  # the cell of its house; -1: not yet chosen
    refused: list[int]  # by cell: 1 if its owner wants no house there (A10)
    doubled: int  # the building the Grocer doubles (P8); -1: none
    duel_at: int  # target of the last duel; -1: none
    duel_winner: int  # a seat; -1: nobody
    duel_roll: list[int]  # by seat, padded to 5: die or tile
    duel_guns: list[int]  # by seat, padded to 5
    duel_cowboys: list[int]  # by seat, padded to 5
    fought: int  # seats as bits: who took part in the last duel
    tiles: list[int]  # by value: one's own duel tiles (H4)
    tile_count: list[int]  # by seat, padded to 5
    chosen: list[int]  # by seat, padded to 5: a value; -1: not yet; -2: another's (H5)
    shown: list[int]  # by value: of the discard, played since the last draw
    spent: list[int]  # by value: tiles that left the hand they were dealt
    sum_left: list[int]  # by seat, padded to 5: of its first six tiles; -1: not announced
    redrew: list[int]  # by seat, padded to 5: 1 if it drew from the discard
    discard_size: int  # A16


PUBLIC = (  # fields that stand in the state as in the view
    *("round", "face", "card", "waited", "pick_order", "turn_order", "pass_order", "money", "vp"),
    *("revolvers", "roads", "reserve", "supply", "ammunition", "white", "road_supply"),
    *("house_supply", "ground", "owner", "road", "standing", "row", "bag", "withdrawn"),
    *("builder", "building", "source", "site", "plot", "refused", "doubled", "duel_at"),
    *("duel_winner", "duel_roll", "duel_guns", "duel_cowboys", "fought", "shown", "spent"),
    *("sum_left", "redrew"),
)
PUBLIC_TABLES = ("crowd", "kept", "kept_now")


def see(s: CarsonState, seat: int) -> CarsonView:
    """A watcher, below 0, sees what every seat sees."""
    facts = {name: getattr(s, name) for name in PUBLIC}
    facts = {k: list(v) if isinstance(v, list) else v for k, v in facts.items()}
    facts |= {name: [list(row) for row in getattr(s, name)] for name in PUBLIC_TABLES}
    tiles, chosen = [list(row) for row in s.tiles], list(s.chosen)
    return CarsonView(
        seat=seat,
        seats=s.seats,
        variant=list(s.variant),
        frames=s.frames(),
        tiles=tiles[seat] if seat >= 0 else [0] * VALUES,
        tile_count=[sum(row) for row in tiles],
        chosen=[
            value if value == NOT_CHOSEN or other == seat else HIDDEN_TILE
            for other, value in enumerate(chosen)
        ],
        discard_size=sum(s.discard),
        **facts,
    )


def table_of(view: CarsonView) -> CarsonState:
    """For rules that only read what is public: a view has those fields, by the same names."""
    return cast(CarsonState, view)


def imagine(view: CarsonView, s: CarsonState) -> None:
    """Write the view into a blank state; hands of others get their size, to be redealt."""
    s.seats = view.seats
    s.variant = view.variant
    s.set_frames(view.frames)
    for name in (*PUBLIC, *PUBLIC_TABLES):
        setattr(s, name, getattr(view, name))
    s.near = distances(view.road, view.variant[BOARD])
    s.shield = shields(view.ground)
    if view.variant[DUEL_MODE]:
        hands = [[count, *[0] * (VALUES - 1)] for count in view.tile_count]
        s.tiles = [view.tiles if k == view.seat else hands[k] for k in range(MAX_SEATS)]
        s.chosen = [0 if value == HIDDEN_TILE else value for value in view.chosen]
        s.discard = [view.discard_size, *[0] * (VALUES - 1)]


def distances(road: list[int], board: int) -> list[int]:
    """By vertex: how many roads away the network is."""
    network = {vertex for edge in range(EDGES) if road[edge] for vertex in ENDS[edge]}
    rows = [APART[VERTICES * board + vertex] for vertex in network]
    return [min(column) for column in zip(*rows, strict=True)] if rows else [FAR] * VERTICES


def shields(ground: list[int]) -> list[int]:
    """By cell: churches beside it."""
    found = [0] * (CELLS + 1)
    for cell in range(CELLS):
        if ground[cell] == BUILT + CHURCH:
            for beside in BESIDE[cell]:
                found[beside] += 1
    return found[:CELLS]
