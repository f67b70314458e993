"""What a seat of carson sees, and how a view becomes a world. Cold.

CARSON-H1, CARSON-H2: everything, but for duel tiles (CARSON-H4, CARSON-H5).
"""

from __future__ import annotations

from typing import cast

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
from farwest.games.carson.phases.geometry import APART, BESIDE, ENDS
from farwest.games.carson.state import CarsonState
from farwest.kit.view import View


class CarsonView(View, frozen=True, tag="carson"):
    round: int
    face: list[int]  # by card
    card: list[int]  # by seat
    waited: list[int]  # by seat
    pick_order: list[int]  # by place
    turn_order: list[int]  # by place
    pass_order: list[int]  # by place
    money: list[int]  # by seat, as the five that follow
    vp: list[int]
    revolvers: list[int]
    roads: list[int]
    reserve: list[int]
    supply: list[int]
    ammunition: int
    white: int
    road_supply: int
    house_supply: int
    ground: list[int]  # by cell
    owner: list[int]  # by cell
    road: list[int]  # by edge
    standing: list[int]  # by target
    crowd: list[list[int]]  # by multi square, by seat
    row: list[int]  # by space
    bag: list[int]  # by building (H2)
    kept: list[list[int]]  # by seat, by building
    kept_now: list[list[int]]  # by seat, by building
    withdrawn: list[int]  # by building
    builder: int
    building: int
    source: int
    site: int
    plot: int
    refused: list[int]  # by cell
    doubled: int
    duel_at: int
    duel_winner: int
    duel_roll: list[int]  # by seat
    duel_guns: list[int]  # by seat
    duel_cowboys: list[int]  # by seat
    fought: int
    tiles: list[int]  # by value: one's own duel tiles (H4)
    tile_count: list[int]  # by seat
    chosen: list[int]  # by seat: one's own value, HIDDEN_TILE of others (H5)
    shown: list[int]  # by value
    spent: list[int]  # by value
    sum_left: list[int]  # by seat
    redrew: list[int]  # by seat
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
