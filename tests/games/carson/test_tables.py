"""RULES.md sections 2 and 3: the numbers, against the data block of the rulebook itself."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from farwest.games.carson import actions as do
from farwest.games.carson import numbers as t
from farwest.games.carson.phases.geometry import APART, BANKS, BESIDE, CORNERS, COST, ENDS, OFF_MAP
from tests.games.carson.table import BUILDINGS, CARDS, CELLS, EDGES, GAME, RULES, TARGETS

BLOCK: dict[str, Any] = tomllib.loads(
    re.search(r"```toml\n(.*?)```", RULES, re.DOTALL)[1]  # type: ignore[index]
)
SOURCES = {
    **{"per_free": t.FREE_PARCELS, "per_mountain": t.MOUNTAINS_BESIDE, "flat": t.ITSELF},
    **{"per_house": t.HOUSES_BESIDE, "per_own_ranch": t.OWN_RANCHES, "per_own_mine": t.OWN_MINES},
}


def test_carson_c3_the_start() -> None:
    """CARSON-C3, CARSON-R1."""
    assert BLOCK["start"] == {
        "money": t.START_MONEY,
        "revolvers": t.START_REVOLVERS,
        "roads": t.START_ROADS,
        "cowboys": t.START_COWBOYS,
        "property_tiles": t.PROPERTY_TILES,
        "cowboys_per_colour": t.COWBOYS,
    }


def test_carson_c1_the_supply_and_c2_the_tiles() -> None:
    """CARSON-C1, CARSON-C2: 25 roads, 20 houses, 9 mountains, 30 tiles."""
    supply = {"roads": t.ROADS_IN_BOX, "houses": t.HOUSES_IN_BOX, "mountains": t.MOUNTAINS_IN_BOX}
    assert supply == BLOCK["supply"]
    assert dict(zip(BUILDINGS, t.TILES, strict=True)) == BLOCK["tiles"]
    assert 30 == sum(t.TILES)
    road_tiles = sum(n for n, road in zip(t.TILES, t.NEEDS_ROAD, strict=True) if road)
    assert t.HOUSES_IN_BOX > road_tiles + 1  # 18 buildings and the town house


def test_carson_c4_c5_c9_rounds_and_rates() -> None:
    """CARSON-C4, CARSON-C5, CARSON-C9."""
    rounds = BLOCK["rounds"]
    assert rounds["count"] == t.ROUNDS
    assert rounds["cowboys_after"] == list(t.COWBOYS_AFTER[1:4])
    prices = [
        [t.VP_PRICE[k] for k in range(t.PURCHASES) if n <= t.LAST_ROUND[t.BUYING + k]]
        for n in range(1, t.ROUNDS + 1)
    ]
    assert rounds["vp_prices_by_round"] == prices
    rates = (t.LIMIT_RATE, t.FINAL_RATE, t.FINAL_VP)
    assert (rounds["limit_rate"], rounds["final_rate"], rounds["final_vp_each"]) == rates


def test_carson_c6_the_construction_row() -> None:
    """CARSON-C6, CARSON-R2."""
    row = BLOCK["construction"]
    assert row["prices"] == list(t.PRICE)
    assert row["initial"] == [BUILDINGS[k] if k >= 0 else "bag" for k in t.FIRST_ROW]
    assert BLOCK["setup_dice"]["offset"] == t.DIE_OFFSET


@pytest.mark.parametrize("building", BUILDINGS)
def test_carson_c7_the_buildings(building: str) -> None:
    """CARSON-C7."""
    k, facts = BUILDINGS.index(building), BLOCK["buildings"][building]
    assert (facts["road"], facts["house"]) == (bool(t.NEEDS_ROAD[k]), bool(t.NEEDS_ROAD[k]))
    assert facts["guns"] == t.GUNS[k]
    assert facts["house_value"] == t.HOUSE_VALUE[t.BUILT + k]
    assert facts["attackable"] == bool(t.ATTACKED[t.BUILT + k])
    rates = {SOURCES[name]: rate for name, rate in facts.items() if name in SOURCES and rate}
    ours = {source: rate for b, source, rate in t.INCOME_LINES if b == k}
    river = (t.RIVER_PARCELS, t.RIVER_ACCESS)
    assert rates == {source: rate for source, rate in ours.items() if source not in river}


def test_carson_c8_the_personalities() -> None:
    """CARSON-C8, CARSON-R15, CARSON-R16, CARSON-R17."""
    facts = BLOCK["personalities"]
    assert [facts["limits_yellow"], facts["limits_red"]] == [list(row) for row in t.LIMIT]
    lots = list(zip(t.LOT_VP[1:], t.LOT_PRICE[1:], strict=True))
    assert [tuple(lot) for lot in facts["banker_lots"]] == lots
    assert facts["captain_cowboys"] == [[n, t.COWBOY_PRICE[n]] for n in (1, 2, 3)]
    assert facts["captain_revolvers"] == [[n, t.REVOLVER_PRICE[n]] for n in (1, 2, 3)]
    plain = {
        "banker_money": t.BANKER_MONEY,
        "grocer_money": t.GROCER_MONEY,
        "settler_money": t.SETTLER_MONEY,
        "railroad_worker_roads": t.WORKER_ROADS,
        "railroad_worker_red_price": t.WORKER_PRICE,
        "mercenary_guns_yellow": t.MERCENARY_GUNS[t.YELLOW],
        "mercenary_guns_red": t.MERCENARY_GUNS[t.RED],
        "sheriff_red_vp": t.SHERIFF_VP,
    }
    assert plain == {name: facts[name] for name in plain}
    assert "railroad_worker" == CARDS[t.RAILROAD_WORKER]


def test_carson_b7_the_track() -> None:
    """CARSON-B7, CARSON-F16, CARSON-A14: every space of the rulebook, in its order."""
    spaces = BLOCK["track"]["spaces"]
    assert t.STEPS == len(spaces) == len(t.TRACK)
    ours = (*range(t.SQUARES), "SQ5", "SQ6b", "SQ10")
    for space, place in zip(spaces, t.TRACK, strict=True):
        if place >= t.SQUARES:
            assert (space["kind"], space["id"]) == ("auto", ours[place])
        else:
            assert (space["kind"] == "multi") == (t.MULTI[place] >= 0)
            if space["effect"] == "construction":
                assert space["price"] == t.PRICE[place - t.CONSTRUCTION]
            if space["effect"] == "buy_vp":
                assert space["price"] == t.VP_PRICE[place - t.BUYING]
    amounts = {space["effect"]: space.get("amount") for space in spaces}
    assert (amounts["money"], amounts["ammo_chip"]) == (t.WAGE, t.AMMUNITION_GUNS)
    assert (amounts["money_per_parcel"], amounts["money_per_force"]) == (t.PER_PARCEL, t.PER_FORCE)


def test_carson_b1_b2_the_map_and_its_neighbours() -> None:
    """CARSON-B1, CARSON-B2: 64 cells; corner, side and inner ones have 3, 5 and 8 neighbours."""
    counts = [sum(k != OFF_MAP for k in row) for row in BESIDE]
    assert (64, [4, 24, 36]) == (len(CELLS), [counts.count(n) for n in (3, 5, 8)])
    for cell, row in enumerate(BESIDE):
        for other in row:
            assert other == OFF_MAP or cell in BESIDE[other]


def test_carson_b4_the_lattice() -> None:
    """CARSON-B4: H(i,c) joins (i,c-1)-(i,c); V(r,j) joins (r-1,j)-(r,j); cells have 4 corners."""
    assert 144 == len(EDGES) == len(ENDS)
    for name, (first, second) in zip(EDGES, ENDS, strict=True):
        x, y = int(name[1]), int(name[3])
        ends = ((x, y - 1), (x, y)) if name[0] == "h" else ((x - 1, y), (x, y))
        assert ends == (divmod(first, 9), divmod(second, 9))
    r, c = 4, 7
    corners = {(r - 1, c - 1), (r - 1, c), (r, c - 1), (r, c)}
    assert corners == {divmod(v, 9) for v in CORNERS[8 * (r - 1) + c - 1]}
    assert all(len([k for k in banks if k != OFF_MAP]) in (1, 2) for banks in BANKS)


def test_carson_a12_distances_are_those_of_dijkstra() -> None:
    """CARSON-A12: on both boards, a crossing weighs 2."""
    assert 11 == sum(cost == 2 for cost in COST[1])
    for board in (0, 1):
        for source in (0, 3, 40, 80):
            reached = {source: 0}
            for _ in range(81):
                for edge, (v, w) in enumerate(ENDS):
                    for a, b in ((v, w), (w, v)):
                        if a in reached:
                            far = reached[a] + COST[board][edge]
                            reached[b] = min(far, reached.get(b, far))
            assert [reached[v] for v in range(81)] == list(APART[81 * board + source])


def test_carson_v2_the_river() -> None:
    """CARSON-V2, CARSON-R30."""
    assert BLOCK["river"]["cells"] == [list(cell) for cell in t.RIVER_CELLS]
    assert BLOCK["river"]["mountains"] == t.MOUNTAINS[t.RIVERSIDE]


def test_carson_a14_fixed_indices_for_learning() -> None:
    """CARSON-A14: squares first, cells row by row, edges H before V."""
    assert TARGETS.index("wages") == 0
    assert GAME.action_names[do.GO + 20] == "go buy_2"
    assert CELLS[8 * (3 - 1) + (5 - 1)] == "r3c5"
    assert EDGES[8 * 4 + 5 - 1] == "h4-5"
    assert EDGES[72 + 9 * (4 - 1) + 5] == "v4-5"
    assert GAME.actions == do.ACTIONS


def test_carson_n1_the_name_of_card_four() -> None:
    """CARSON-N1."""
    for language, name in (("en", "Railroad worker"), ("fr", "Ouvrier du rail")):
        said = GAME.voice.option(GAME, language, do.PICK + t.RAILROAD_WORKER, [])
        assert name in said
