"""RULES.md sections 2 and 3: the tables are the components, the map and the timetables."""

from __future__ import annotations

import math
import re
import tomllib
from itertools import combinations, pairwise
from typing import Any

import pytest

from farwest.games.desperados import numbers as t
from tests.games.desperados.table import GAME, RULES, SEATS, TOWNS, by_hand, opening, town

BLOCK: dict[str, Any] = tomllib.loads(RULES.split("```toml")[1].split("```")[0])
NAMES = TOWNS[: t.TOWNS]


def neighbours(name: str) -> set[str]:
    return {other for k, other in enumerate(NAMES) if t.NEIGHBOURS[town(name)] >> k & 1}


def spot(k: int) -> tuple[int, int]:
    return t.TOWN_X[k], t.TOWN_Y[k]


def test_desp_b1_the_tables_are_the_block_of_the_rules() -> None:
    """DESP-B1: towns, roads, timetables and tiles, as the TOML block has them."""
    towns = BLOCK["town"]
    assert [x["id"] for x in towns] == list(NAMES)
    assert [(x["x"], x["y"], x["label"]) for x in towns] == [
        (*spot(k), t.LABEL_SIDE[k]) for k in range(t.TOWNS)
    ]
    assert [x["bank"] for x in towns] == [k in t.BANK_TOWN for k in range(t.TOWNS)]
    assert BLOCK["canvas"] == dict(zip(("width", "height"), t.CANVAS, strict=True))
    roads = [tuple(map(town, road)) for road in BLOCK["roads"]["seed"] + BLOCK["roads"]["ours"]]
    assert roads == list(t.ROADS)
    sides = [x["brown"] for x in BLOCK["timetable"]] + [x["blue"] for x in BLOCK["timetable"]]
    assert [[town(stop) for stop in side] for side in sides] == [list(x) for x in t.TIMETABLE]
    assert GAME.names["bank"] == tuple(TOWNS[k] for k in t.BANK_TOWN)


def test_desp_b1_c2_the_tiles_are_the_block_of_the_rules() -> None:
    """DESP-B1, DESP-C2."""
    tiles = BLOCK["tiles"]
    poker = [w for w, n in zip(t.POKER_WORTH, t.POKER_TILES, strict=True) for _ in range(n)]
    coach = [w for w, n in zip(t.COACH_WORTH, t.COACH_TILES[0], strict=True) for _ in range(n)]
    assert (poker, coach) == (tiles["poker"], tiles["coach"])
    assert list(t.BANK_WORTH[: t.LOW_KINDS]) == tiles["bank_low"]
    assert list(t.BANK_WORTH[t.LOW_KINDS :]) == tiles["bank_high"]
    assert [t.BANK_WORTH[t.RESERVE_KIND]] * t.RESERVE == tiles["bank_reserve"]
    assert (t.START_LOW, t.START_HIGH) == (tiles["bank_start_low"], tiles["bank_start_high"])


def test_desp_c1_counts_of_the_components() -> None:
    """DESP-C1: 19 towns, 5 banks, 14 poker towns (DESP-G30), 2 coaches, 6 decks of 20."""
    assert (19, 5, 2, 5) == (t.TOWNS, t.BANKS, t.COACHES, t.TIMETABLES)
    assert 14 == t.TOWNS - t.BANKS == sum(t.POKER_TILES)
    assert (20, 6, 5) == (t.CARDS, t.MAX_SEATS, t.MAX_DESPERADOS)
    assert t.SALOON == t.TOWNS == town("saloon")


def test_desp_c2_sums_of_the_tiles() -> None:
    """DESP-C2, DESP-G1: 5800, 10000, 7500, 11000 and 4000 dollars; the list of 13 has 13."""
    poker = sum(w * n for w, n in zip(t.POKER_WORTH, t.POKER_TILES, strict=True))
    coach = sum(w * n for w, n in zip(t.COACH_WORTH, t.COACH_TILES[0], strict=True))
    low, high = sum(t.BANK_WORTH[: t.LOW_KINDS]), sum(t.BANK_WORTH[t.LOW_KINDS :])
    assert [5800, 10000, 7500, 11000] == [poker, coach, low, high]
    assert 4000 == t.RESERVE * t.BANK_WORTH[t.RESERVE_KIND]
    assert (10, 13) == tuple(sum(tiles) for tiles in t.COACH_TILES)
    mean = sum(w * n for w, n in zip(t.COACH_WORTH, t.COACH_TILES[1], strict=True)) / 13
    assert 1023 == round(mean)


def test_desp_c3_game_constants() -> None:
    """DESP-C3."""
    assert (5, 5, 4000, 6) == (t.ROUNDS, t.TURNS, t.TARGET_PER_DESPERADO[0], t.STOPS)


@pytest.mark.parametrize("seats", SEATS)
def test_desp_c4_by_player_count(seats: int) -> None:
    """DESP-C4: a sheriff for each desperado, and 4000 dollars; all else is the same."""
    match = by_hand(seats, *opening(), "place aztec", *["place globe"] * 2 * (seats - 1))
    assert [town("globe")] * (seats - 1) == match.state.sheriff[: seats - 1]
    assert 4000 * (seats - 1) == -match.standing()[1]
    assert seats == len([k for k in match.state.figure if k != t.NOWHERE])


def test_desp_b3_the_adjacency_table() -> None:
    """DESP-B3, DESP-B2: every line of the table, both ways, and no other connection."""
    table = re.findall(
        r"^\| \**([A-Z][A-Za-z. ]+?)\**(?: \(bank\))? \| (\d) \| ([A-Z][a-z].+) \|$", RULES, re.M
    )
    assert len(table) == t.TOWNS
    for name, degree, others in table:
        known = {x.lower().replace(". ", "_").replace(" ", "_") for x in others.split(", ")}
        found = neighbours(name.lower().replace(". ", "_").replace(" ", "_"))
        assert (int(degree), known) == (len(found), found)
        assert max(len(found), t.MOST_ROADS) == t.MOST_ROADS
    for k, near in enumerate(t.NEAR):
        assert [j for j in near if j != t.NOWHERE] == [
            j for j in range(t.TOWNS) if t.NEIGHBOURS[k] >> j & 1
        ]


def reached(start: int, without: tuple[int, ...]) -> set[int]:
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for there in range(t.TOWNS):
            if t.NEIGHBOURS[here] >> there & 1 and there not in found | set(without):
                found.add(there)
                edge.append(there)
    return found


def distance(a: int, b: int) -> int:
    found, steps = {a}, 0
    while b not in found:
        found |= {k for k in range(t.TOWNS) for j in found if t.NEIGHBOURS[j] >> k & 1}
        steps += 1
    return steps


def test_desp_b3_the_graph_is_three_connected_with_diameter_five() -> None:
    """DESP-B3: 39 roads, no dead end, no cut town, not even two of them."""
    assert 39 == len(t.ROADS) == len({frozenset(road) for road in t.ROADS})
    assert 3 == min(bits.bit_count() for bits in t.NEIGHBOURS)
    for cut in combinations(range(t.TOWNS), 2):
        start = next(k for k in range(t.TOWNS) if k not in cut)
        assert len(reached(start, cut)) == t.TOWNS - 2
    assert 5 == max(distance(a, b) for a, b in combinations(range(t.TOWNS), 2))


def turn_of(a: int, b: int, c: int) -> float:
    (ax, ay), (bx, by), (cx, cy) = spot(a), spot(b), spot(c)
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def test_desp_b3_no_two_roads_cross_and_towns_stand_apart() -> None:
    """DESP-B3: 67 px between a road and any other town, 115 px between towns."""
    for (a, b), (c, d) in combinations(t.ROADS, 2):
        if len({a, b, c, d}) == 4:
            apart = (
                turn_of(a, b, c) * turn_of(a, b, d) > 0 or turn_of(c, d, a) * turn_of(c, d, b) > 0
            )
            assert apart, (TOWNS[a], TOWNS[b], TOWNS[c], TOWNS[d])
    assert min(math.dist(spot(a), spot(b)) for a, b in combinations(range(t.TOWNS), 2)) >= 115
    for a, b in t.ROADS:
        for k in range(t.TOWNS):
            if k not in (a, b):
                assert off_road(k, a, b) >= 67


def off_road(k: int, a: int, b: int) -> float:
    (x, y), (ax, ay), (bx, by) = spot(k), spot(a), spot(b)
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / math.dist(spot(a), spot(b)) ** 2
    along = min(max(along, 0), 1)
    return math.dist((x, y), (ax + along * (bx - ax), ay + along * (by - ay)))


def test_desp_b3_timetables_are_walks_that_chain() -> None:
    """DESP-B3, DESP-G5: five roads, no town twice; both colours go round 1-2-3-4-5-1."""
    for side in t.TIMETABLE:
        assert len(set(side)) == t.STOPS
        assert all(t.NEIGHBOURS[a] >> b & 1 for a, b in pairwise(side))
    for coach in range(t.COACHES):
        sides = t.TIMETABLE[coach * t.TIMETABLES : (coach + 1) * t.TIMETABLES]
        for k, side in enumerate(sides):
            assert side[-1] == sides[(k + 1) % t.TIMETABLES][0]
        calls = [stop for side in sides for stop in side[1:]]
        assert set(calls) == set(range(t.TOWNS))
        assert max(calls.count(k) for k in range(t.TOWNS)) == 2
    meetings = [
        (k + 1, turn, TOWNS[t.TIMETABLE[k][turn]])
        for k in range(t.TIMETABLES)
        for turn in range(1, t.STOPS)
        if t.TIMETABLE[k][turn] == t.TIMETABLE[t.TIMETABLES + (k - 1) % t.TIMETABLES][turn]
    ]
    assert meetings == [(4, 3, "globe")]


def test_desp_b4_facts_of_the_seed() -> None:
    """DESP-B4, DESP-G2, DESP-G3, DESP-G4: any map must keep these."""
    assert "tuba_city" in neighbours("gallup")
    assert "tucson" in neighbours("globe")
    around = {"globe", "socorro", "silver_city", "payson", "flagstaff", "gallup"}
    assert around == neighbours("st_johns")
    assert {"silver_city"} <= neighbours("globe")
    assert {"socorro", "la_luz"} <= neighbours("salem")
    assert "silver_city" in neighbours("salem")
    assert {"tucson", "silver_city"} <= neighbours("globe")
    assert "tombstone" not in neighbours("globe")
    assert "tombstone" in neighbours("silver_city")
    assert "tombstone" not in neighbours("tucson")
    assert "socorro" in neighbours("la_luz")
    blue_4, brown_5 = t.TIMETABLE[t.TIMETABLES + 3], t.TIMETABLE[4]
    assert (town("shiprock"), town("aztec")) == blue_4[2:4]
    assert town("el_paso") == brown_5[2]
    assert (town("los_lunas"), town("gallup")) == (t.TIMETABLE[0][0], t.TIMETABLE[0][-1])
    assert (town("gallup"), town("flagstaff")) == (t.TIMETABLE[1][0], t.TIMETABLE[1][-1])
    assert town("salem") == t.TIMETABLE[2][4]
    assert {"flagstaff", "santa_fe", "silver_city", "socorro", "tucson"} == set(GAME.names["bank"])
    assert {"phoenix", "roswell", "santa_fe"} <= set(NAMES)


def test_desp_w4_targets_from_1000_to_8000_in_hundreds() -> None:
    """DESP-W4, DESP-D13."""
    numbers = [value for value in t.TARGET_PER_DESPERADO if isinstance(value, int)]
    assert set(range(1000, 8001, 100)) <= set(numbers)
    assert 4000 == numbers[0]
