"""What a seat of carson sees, and how a view becomes a world.

CARSON-H1, CARSON-H2: everything, but for duel tiles (CARSON-H4, CARSON-H5).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, cast

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
    VALUES,
    VERTICES,
)
from farwest.games.carson.phases.duels import tile_of
from farwest.games.carson.phases.geometry import APART, BESIDE, ENDS
from farwest.games.carson.questions import DUEL_TILE
from farwest.games.carson.state import CarsonState
from farwest.kit.fields import BySeat, Field, Number, Seat, imagined, seen
from farwest.kit.view import View


def as_drawn(s: CarsonState, action: int) -> int:
    """How many of the seat's tiles this answer would play."""
    return s.tiles[s.seat][tile_of(action)]


# A tile that is played tells of those that are left. Redeal takes it as drawn from the hand with
# eyes shut: who would rather play a pair than a single one is no affair of the deal.
BLIND: Final = {DUEL_TILE: as_drawn}
NETWORKS: Final = 1 << 8  # of roads whose distances are remembered: few moves lay one


YesBySeat = Annotated[list[int], Field(("seat",), "yes")]
Order = Annotated[list[int], Field((MAX_SEATS,), "seat")]
ByBuilding = Annotated[list[int], Field(("building",))]
Piles = Annotated[list[list[int]], Field(("seat", "building"))]
ByValue = Annotated[list[int], Field(("duel_tile",))]
Cell = Annotated[int, Field(holds="cell")]
Building = Annotated[int, Field(holds="building")]


class CarsonView(View, frozen=True, tag="carson"):
    round: Number  # 1 to 4; 0 in the set-up
    face: Annotated[list[int], Field(("card",), "side")]  # the side that is up
    card: Annotated[list[int], Field(("seat",), "card")]  # padded with -1 to 5; -1: none
    waited: YesBySeat  # padded to 5: 1 if it left the $8 (P5)
    pick_order: Order  # by place, padded with -1
    turn_order: Order  # by place, padded with -1
    pass_order: Order  # by place, padded with -1
    money: BySeat  # padded with 0 to 5, as the five that follow
    vp: BySeat  # points
    revolvers: BySeat  # permanent guns
    roads: BySeat  # not yet laid
    reserve: BySeat  # cowboys at home
    supply: BySeat  # cowboys in the general reserve
    ammunition: Seat  # who has the chip; -1: nobody
    white: Annotated[int, Field(holds="white_place")]  # where the white cowboy is
    road_supply: Number  # roads left in the box
    house_supply: Number  # houses left in the box
    ground: Annotated[list[int], Field(("cell",), "ground")]  # what it holds
    owner: Annotated[list[int], Field(("cell",), "seat")]  # -1: nobody
    road: Annotated[list[int], Field(("edge",), "yes")]  # 1 if laid
    standing: Annotated[list[int], Field(("target",), "set of cowboy", seated=True)]
    # standing: seat 0 is 1; 32 is the white cowboy
    crowd: Annotated[list[list[int]], Field(("multi", "seat"))]  # cowboys but the white one
    row: Annotated[list[int], Field(("space",), "building")]  # -1: none
    bag: ByBuilding  # H2
    kept: Piles  # tiles for the deferred window (F26)
    kept_now: Piles  # tiles kept in this round's construction
    withdrawn: ByBuilding  # not offered again (A9)
    builder: Seat  # who is placing a tile; -1: nobody
    building: Building  # the tile being placed; -1: none
    source: Annotated[int, Field(holds="source")]  # where it is from
    site: Cell  # of the tile being placed; -1: not yet chosen
    plot: Cell  # of its house; -1: not yet chosen
    refused: Annotated[list[int], Field(("cell",), "yes")]  # its owner wants no house there (A10)
    doubled: Building  # of the Grocer (P8); -1: none
    duel_at: Annotated[int, Field(holds="target")]  # of the last duel; -1: none
    duel_winner: Seat  # -1: nobody
    duel_roll: BySeat  # padded to 5: die or tile
    duel_guns: BySeat  # padded to 5
    duel_cowboys: BySeat  # padded to 5
    fought: Annotated[int, Field(holds="set of seat")]  # who took part in the last duel
    tiles: Annotated[list[int], Field(("duel_tile",), own=True)]  # one's own duel tiles (H4)
    tile_count: Annotated[list[int], Field(("seat",), sums="tiles")]  # padded to 5
    chosen: Annotated[list[int], Field(("seat",), "duel_tile", HIDDEN_TILE)]
    # chosen: padded to 5; -1: not yet; unknown: another's (H5)
    shown: ByValue  # of the discard, played since the last draw
    spent: ByValue  # tiles that left the hand they were dealt
    sum_left: Annotated[list[int], Field(("seat",), "index")]  # padded to 5
    # sum_left: of its first six tiles; -1: not announced
    redrew: YesBySeat  # padded to 5: 1 if it drew from the discard
    discard_size: Annotated[int, Field(sums="discard")]  # A16


HIDDEN: Final = {  # how positions read what a view has otherwise or not at all
    "tiles": Field(("seat", "duel_tile"), about="duel tiles in hand (H4)"),
    "discard": Field(("duel_tile",), about="duel tiles that were played and not drawn again (A16)"),
    "pool": Field(("duel_tile",), about="scratch of a redeal: nothing, between two"),
    "near": Field(("corner",), about=f"how many roads away a laid road is; {FAR}: there is none"),
    "shield": Field(("cell",), about="churches beside it"),
}


def see(s: CarsonState, seat: int) -> CarsonView:
    return seen(CarsonView, CarsonState, s, seat)


def table_of(view: CarsonView) -> CarsonState:
    """For rules that only read what is public: a view has those fields, by the same names."""
    return cast(CarsonState, view)


def imagine(view: CarsonView, s: CarsonState) -> None:
    """Write the view into a blank state; hands of others get their size, to be redealt."""
    imagined(view, CarsonState, s, apart=("tiles", "chosen"))
    s.near = distances(view.road, view.variant[BOARD])
    s.shield = shields(view.ground)
    if view.variant[DUEL_MODE]:
        hands = [[count, *[0] * (VALUES - 1)] for count in view.tile_count]
        s.tiles = [view.tiles if k == view.seat else hands[k] for k in range(MAX_SEATS)]
        s.chosen = [0 if value == HIDDEN_TILE else value for value in view.chosen]
        s.discard = [view.discard_size, *[0] * (VALUES - 1)]


def distances(road: list[int], board: int) -> list[int]:
    """By vertex: how many roads away the network is."""
    return [*apart(tuple(road), board)]


@lru_cache(NETWORKS)
def apart(road: tuple[int, ...], board: int) -> tuple[int, ...]:
    network = {vertex for edge in range(EDGES) if road[edge] for vertex in ENDS[edge]}
    rows = [APART[VERTICES * board + vertex] for vertex in network]
    return tuple(map(min, zip(*rows, strict=True))) if rows else (FAR,) * VERTICES


def shields(ground: list[int]) -> list[int]:
    """By cell: churches beside it."""
    found = [0] * (CELLS + 1)
    for cell in range(CELLS):
        if ground[cell] == BUILT + CHURCH:
            for beside in BESIDE[cell]:
                found[beside] += 1
    return found[:CELLS]
