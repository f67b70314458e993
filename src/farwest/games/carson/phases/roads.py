"""Roads and who can reach what with them: CARSON-B4 to B6, A12, A13."""

from __future__ import annotations

from farwest.games.carson.actions import LAY
from farwest.games.carson.events import LAID_ROAD
from farwest.games.carson.numbers import (
    BOARD,
    CELLS,
    EDGES,
    ONE_ROAD_A_BUILD,
    ROADS_A_BUILD,
    VERTICES,
)
from farwest.games.carson.phases.geometry import APART, AWAY, CORNERS, COST, ENDS
from farwest.games.carson.state import CarsonState


def extend_network(s: CarsonState, edge: int) -> None:
    """CARSON-B5: a laid road brings its two ends into the network."""
    s.road[edge] = 1
    reach_vertex(s, ENDS[edge][0])
    reach_vertex(s, ENDS[edge][1])


def reach_vertex(s: CarsonState, reached: int) -> None:
    if s.near[reached] > 0:
        origin = VERTICES * s.variant[BOARD] + reached
        for vertex in range(VERTICES):
            s.near[vertex] = min(s.near[vertex], APART[origin][vertex])


def gap(s: CarsonState, cell: int) -> int:
    """CARSON-A12: roads from the network to the nearest corner of a cell."""
    return min(
        s.near[CORNERS[cell][0]],
        s.near[CORNERS[cell][1]],
        s.near[CORNERS[cell][2]],
        s.near[CORNERS[cell][3]],
    )


def served(s: CarsonState, cell: int) -> bool:
    """CARSON-B6: a laid road touches it by side or corner."""
    return gap(s, cell) == 0


def roads_needed(s: CarsonState, site: int, plot: int) -> int:
    """CARSON-A12: two ways of their own, or one that forks."""
    best = gap(s, site) + gap(s, plot)
    first = CELLS * s.variant[BOARD] + site
    second = CELLS * s.variant[BOARD] + plot
    for vertex in range(VERTICES):
        forked = s.near[vertex] + AWAY[first][vertex] + AWAY[second][vertex]
        best = min(best, forked)
    return best


def roads_needed_after(s: CarsonState, edge: int, site: int, plot: int) -> int:
    """CARSON-A13: as above, once this edge of the frontier is laid."""
    reached = ENDS[edge][0] if s.near[ENDS[edge][0]] > 0 else ENDS[edge][1]
    origin = VERTICES * s.variant[BOARD] + reached
    first = CELLS * s.variant[BOARD] + site
    second = CELLS * s.variant[BOARD] + plot
    best = min(gap(s, site), AWAY[first][reached]) + min(gap(s, plot), AWAY[second][reached])
    for vertex in range(VERTICES):
        start = min(s.near[vertex], APART[origin][vertex])
        best = min(best, start + AWAY[first][vertex] + AWAY[second][vertex])
    return best


def is_frontier(s: CarsonState, edge: int) -> bool:
    """CARSON-B5: unlaid, and it shares a vertex with a laid road."""
    touches = s.near[ENDS[edge][0]] == 0 or s.near[ENDS[edge][1]] == 0
    return s.road[edge] == 0 and touches


def offer_roads(s: CarsonState, seat: int) -> None:
    """CARSON-V2: every edge that continues the network and can be paid in roads."""
    for edge in range(EDGES):
        if is_frontier(s, edge) and COST[s.variant[BOARD]][edge] <= s.roads[seat]:
            s.offer(LAY + edge)


def offer_useful_roads(s: CarsonState, seat: int) -> None:
    """CARSON-A13: edges after which site and plot can still be served."""
    need = roads_needed(s, s.site, s.plot)
    most = roads_for_a_build(s, seat)
    for edge in range(EDGES):
        if is_frontier(s, edge):
            left = most - COST[s.variant[BOARD]][edge]
            if left >= need:
                s.offer(LAY + edge)
            elif left >= 0 and roads_needed_after(s, edge, s.site, s.plot) <= left:
                s.offer(LAY + edge)


def roads_for_a_build(s: CarsonState, seat: int) -> int:
    """CARSON-F28, CARSON-R7: all of one's own; one where the sheet's letter is played."""
    if s.variant[ONE_ROAD_A_BUILD] == 1:
        return min(s.roads[seat], ROADS_A_BUILD)
    return s.roads[seat]


def lay_own_road(s: CarsonState, seat: int, edge: int, cause: int) -> None:
    """CARSON-F28, CARSON-V2: from one's stock; a crossing takes two and becomes a bridge."""
    s.roads[seat] -= COST[s.variant[BOARD]][edge]
    extend_network(s, edge)
    s.tell(LAID_ROAD, seat, edge, cause=cause)
