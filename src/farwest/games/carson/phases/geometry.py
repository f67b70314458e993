"""The map and its lattice of roads, worked out from the tables once.

A set of vertices is an int with a bit for each; a ball is the set that so many roads can reach.
"""

from functools import reduce
from typing import Final

from farwest.games.carson.numbers import (
    BOARDS,
    CELLS,
    CORNERS_ON_A_SIDE,
    EDGES,
    RIVER_CELLS,
    SIDE,
    VERTICES,
)

NEIGHBOURS: Final = 8  # CARSON-B2: sides and corners
OFF_MAP: Final = CELLS  # pads the rows of cells at the border
BESIDE: Final = tuple(  # CARSON-B2 by cell: its neighbours, then OFF_MAP
    tuple(
        sorted(
            SIDE * r + c if 0 <= r < SIDE and 0 <= c < SIDE else OFF_MAP
            for r in range(cell // SIDE - 1, cell // SIDE + 2)
            for c in range(cell % SIDE - 1, cell % SIDE + 2)
            if (r, c) != divmod(cell, SIDE)
        )
    )
    for cell in range(CELLS)
)
IS_RIVER: Final = tuple(  # by board, by cell: CARSON-V2
    tuple(
        int(board == 1 and (cell // SIDE + 1, cell % SIDE + 1) in RIVER_CELLS)
        for cell in range(CELLS)
    )
    for board in range(BOARDS)
)
CORNERS: Final = tuple(  # CARSON-B4 by cell: its four vertices
    tuple(CORNERS_ON_A_SIDE * (cell // SIDE + i) + cell % SIDE + j for i in (0, 1) for j in (0, 1))
    for cell in range(CELLS)
)
ENDS: Final = tuple(  # CARSON-B4 by edge: the vertices it joins
    (
        CORNERS_ON_A_SIDE * (edge // SIDE) + edge % SIDE,
        CORNERS_ON_A_SIDE * (edge // SIDE) + edge % SIDE + 1,
    )
    if edge < SIDE * CORNERS_ON_A_SIDE
    else (edge - SIDE * CORNERS_ON_A_SIDE, edge - SIDE * CORNERS_ON_A_SIDE + CORNERS_ON_A_SIDE)
    for edge in range(EDGES)
)
BANKS: Final = tuple(  # by edge: the cells on its two sides; OFF_MAP at the border
    tuple([cell for cell in range(CELLS) if set(ENDS[edge]) <= set(CORNERS[cell])] + [OFF_MAP])[:2]
    for edge in range(EDGES)
)
COST: Final = tuple(  # by board, by edge: CARSON-V2, a crossing costs two roads
    tuple(
        1 + all(cell == OFF_MAP or IS_RIVER[board][cell] for cell in BANKS[edge])
        for edge in range(EDGES)
    )
    for board in range(BOARDS)
)
STEPS_OUT: Final = 2 * SIDE + 2  # no two vertices are farther apart, crossings included
WAYS: Final = tuple(  # by board, by cost - 1: the first ends of such edges, across and down
    tuple(
        tuple(
            sum(
                1 << ENDS[edge][0]
                for edge in range(EDGES)
                if COST[board][edge] == cost and ENDS[edge][1] - ENDS[edge][0] == stride
            )
            for stride in (1, CORNERS_ON_A_SIDE)
        )
        for cost in (1, 2)
    )
    for board in range(BOARDS)
)
BALLS: Final = tuple(  # by board * VERTICES + vertex: the balls around it, from radius 0
    reduce(
        lambda balls, _, ways=ways: (  # type: ignore[misc]
            *balls,
            reduce(
                lambda ball, go: (
                    ball
                    | (balls[-go[0]] & ways[go[0] - 1][go[1]]) << go[2]
                    | balls[-go[0]] >> go[2] & ways[go[0] - 1][go[1]]
                ),
                ((1, 0, 1), (1, 1, CORNERS_ON_A_SIDE), (2, 0, 1), (2, 1, CORNERS_ON_A_SIDE)),
                balls[-1],
            ),
        ),
        range(STEPS_OUT),
        (0, 1 << vertex),
    )[1:]
    for ways in WAYS
    for vertex in range(VERTICES)
)
APART: Final = tuple(  # CARSON-A12 by board * VERTICES + vertex, by vertex: roads between them
    tuple(sum(not ball >> other & 1 for ball in balls) for other in range(VERTICES))
    for balls in BALLS
)
AWAY: Final = tuple(  # CARSON-A12 by board * CELLS + cell, by vertex: roads to its nearest corner
    tuple(
        min(APART[board * VERTICES + corner][vertex] for corner in CORNERS[cell])
        for vertex in range(VERTICES)
    )
    for board in range(BOARDS)
    for cell in range(CELLS)
)
