"""RULES.md sections 5.4 and 11: buying, keeping and placing buildings; roads."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from farwest.games.carson import numbers as t
from farwest.games.carson.phases.geometry import COST, ENDS
from farwest.games.carson.phases.roads import roads_needed
from farwest.kernel import errors
from tests.games.carson.table import (
    CELLS,
    EDGES,
    GAME,
    AnyMatch,
    asked,
    cell,
    lay,
    nobody,
    only,
    options,
    resolve,
    some,
    told,
)


def placing(building: str = "saloon", **facts: Any) -> AnyMatch:
    """Anna has bought this tile and is asked to build or keep it."""
    return lay(
        ask="BUILD_OR_KEEP",
        building=building,
        builder=0,
        row=facts.pop("row", {}),
        below=[nobody("RESOLVE", 12)],
        passed=[0, 1, 2],
        **facts,
    )


def test_carson_f24_buying_a_building() -> None:
    """CARSON-F24, CARSON-E6, CARSON-A5.11, CARSON-A5.12: pay, then build or keep; space empty."""
    match = resolve("build_8", standing={"build_8": [0]}, owner={"r3c3": 0})
    told(match, "pass")
    assert (("BUY_BUILDING", 0), ["buy_tile", "decline"]) == (asked(match), options(match))
    assert told(match, "buy_tile") == ["BOUGHT_TILE anna hotel 8"]
    assert (["build", "keep"], 7, -1) == (
        options(match),
        match.state.money[0],
        match.state.row[t.PRICE.index(8)],
    )


def test_carson_f24_declining_leaves_the_tile() -> None:
    """CARSON-F24, CARSON-F18."""
    match = resolve("build_8", standing={"build_8": [0]}, round=4)
    assert "LEFT_TILE anna hotel 8" in told(match, "pass", "decline")
    assert t.HOTEL == match.state.row[t.PRICE.index(8)]


def test_carson_f24_what_cannot_be_built_is_kept_unasked() -> None:
    """CARSON-F24, CARSON-F25, CARSON-F28."""
    match = resolve("build_8", standing={"build_8": [0]}, owner={"r8c8": 0}, round=4)
    assert "KEPT_TILE anna hotel" in told(match, "pass", "buy_tile")


def test_carson_f27_ranch_and_mine_need_nothing_more() -> None:
    """CARSON-F27, CARSON-F29, CARSON-A8, CARSON-A16, CARSON-A5.14: no house, no roads; a gun."""
    match = placing(
        "mine", owner={"r8c8": 0, "r8c7": 0, "r1c1": 1}, ground={"r8c7": "mountain"}, roads=[3]
    )
    told(match, "build")
    assert ["build_on r8c8", "cancel"] == options(match)
    assert told(match, "build_on r8c8")[:2] == ["BUILT_TILE anna mine r8c8", "GAINED_GUNS anna 1"]
    assert (2, 3) == (match.state.revolvers[0], match.state.roads[0])


def test_carson_f29_a_prison_brings_two_guns() -> None:
    """CARSON-F29, CARSON-A8: the building, then the house, then the guns."""
    match = placing("prison", owner={"r3c3": 0})
    told(match, "build", "build_on r3c3")
    assert told(match, "house_on r5c5")[:3] == [
        "BUILT_TILE anna prison r3c3",
        "ADDED_HOUSE anna r5c5",
        "GAINED_GUNS anna 2",
    ]
    assert (-1, t.HOUSE) == (match.state.owner[cell("r5c5")], match.state.ground[cell("r5c5")])


def test_carson_f27_where_the_house_may_stand() -> None:
    """CARSON-F27, CARSON-B6, CARSON-A5.15, CARSON-T11: empty, served, nobody's or another's."""
    match = placing(owner={"r3c3": 0, "r3c4": 0, "r3c5": 1}, ground={"r4c5": "mountain"})
    told(match, "build", "build_on r3c3")
    # around the town house every cell touches a corner of the four roads
    assert ["r3c5", "r4c3", "r5c3", "r5c4", "r5c5"] == only(match, "house_on")
    own = placing(
        owner={"r3c3": 0, "r3c4": 0},
        variant={"house_on_own_parcel": True},
    )
    told(own, "build", "build_on r3c3")
    assert "r3c4" in only(own, "house_on")  # CARSON-R8
    assert "r3c3" not in only(own, "house_on")


def test_carson_f30_consent_of_the_owner() -> None:
    """CARSON-F30, CARSON-A2, CARSON-A5.16, CARSON-A11: yes or no, before any road is laid."""
    match = placing(owner={"r3c3": 0, "r3c5": 1}, roads=[1])
    told(match, "build", "build_on r3c3", "house_on r3c5")
    assert (("CONSENT", 1), ["agree", "refuse"]) == (asked(match), options(match))
    assert told(match, "agree") == ["AGREED ben r3c5"]
    assert ("LAY_ROAD", 0) == asked(match)
    told(match, "done")
    assert (1, t.HOUSE) == (match.state.owner[cell("r3c5")], match.state.ground[cell("r3c5")])


def test_carson_a10_a_refused_parcel_is_out_for_this_placement() -> None:
    """CARSON-A10, CARSON-F30: another house, else another site, else the tile is kept."""
    every = {name: 1 for name in CELLS if name not in ("r3c3", "r3c4", "r3c5", "r4c3", "r4c4")}
    few = {name: who for name, who in every.items() if name in ("r5c3", "r5c4")}
    ground = {"r4c5": "mountain", "r5c5": "mountain", "r4c3": "mountain"}
    match = placing(owner={"r3c3": 0, "r3c4": 0, "r3c5": 0} | few, ground=ground)
    told(match, "build", "build_on r3c3")
    assert ["r5c3", "r5c4"] == only(match, "house_on")
    told(match, "house_on r5c3", "refuse")
    assert ("HOUSE_PARCEL", 0, ["house_on r5c4", "cancel"]) == (*asked(match), options(match))
    lines = told(match, "house_on r5c4", "refuse")
    assert ["REFUSED_HOUSE ben r5c4", "KEPT_TILE anna saloon"] == lines[:2]


def hemmed_in(**facts: Any) -> AnyMatch:
    """Mountains all round the town but for a parcel of Anna's, r3c3, and one of Ben's, r5c3."""
    ring = ["r3c4", "r3c5", "r4c3", "r4c5", "r5c4", "r5c5"]
    full: dict[str, Any] = {
        "row": {},
        "round": 2,
        "ground": dict.fromkeys(ring, "mountain"),
        "owner": {"r3c3": 0, "r5c3": 1},
        "roads": [0, 0],
    }
    return resolve("deferred", 2, **full | facts)


def test_carson_f30_a_refusal_ends_with_its_placement() -> None:
    """CARSON-F30, CARSON-A9, CARSON-F26: refused by all, the other bank is still on offer."""
    match = hemmed_in(kept=[{"bank": 2}])
    told(match, "pass", "build_kept bank", "build_on r3c3", "house_on r5c3")
    lines = told(match, "refuse")
    assert ["REFUSED_HOUSE ben r5c3", "KEPT_TILE anna bank"] == lines
    assert (("BUILD_DEFERRED", 0), ["build_kept bank", "stop"]) == (asked(match), options(match))
    told(match, "build_kept bank", "build_on r3c3")
    assert ["house_on r5c3", "cancel"] == options(match)


def test_carson_f30_a_refusal_to_one_player_is_none_to_another() -> None:
    """CARSON-F30, CARSON-F26: what Ben refused Anna, Cleo is asked about anew."""
    ring = ["r3c3", "r3c5", "r4c2", "r4c3", "r4c5", "r5c4", "r5c5"]
    match = resolve(
        "deferred",
        row={},
        round=2,
        ground=dict.fromkeys(ring, "mountain"),
        owner={"r3c2": 0, "r5c3": 1, "r3c4": 2},
        roads=[1, 0, 0],
        kept=[{"bank": 1}, {}, {"saloon": 1}],
    )
    told(match, "pass", "build_kept bank", "build_on r3c2", "house_on r3c4", "refuse")
    told(match, "house_on r5c3", "refuse")
    assert (("BUILD_DEFERRED", 2), ["build_kept saloon", "stop"]) == (asked(match), options(match))


def test_carson_f30_a_game_of_version_1_ends_as_it_began() -> None:
    """There a refusal lasted until the next placement, and the window was skipped."""
    facts = hemmed_in(kept=[{"bank": 2}]).position() | {"version": "1"}
    match = GAME.position(facts, chance="by hand")
    told(match, "pass", "build_kept bank", "build_on r3c3", "house_on r5c3", "refuse")
    assert "BUILD_DEFERRED" != asked(match)[0]


PLACING_STATES: dict[
    str, dict[str, Any]
] = {  # what a placement leaves behind, if it is not put down with the tile
    "refused": {"refused": {"r5c3": 1}},
    "site": {"site": "r3c3"},
    "plot": {"plot": "r5c3"},
    "builder": {"builder": 0},
    "source": {"source": 2},
}


@pytest.mark.parametrize("field", PLACING_STATES)
def test_carson_a8_nothing_of_a_placement_outlives_it(field: str) -> None:
    """CARSON-A8, CARSON-F30: law 4 looks after every answer, so no rule can read what is stale."""
    with pytest.raises(errors.BadPosition, match="while a tile is being placed"):
        hemmed_in(kept=[{"bank": 2}], **PLACING_STATES[field])


@pytest.mark.parametrize(
    ("moment", "answers"), [("site", ["build"]), ("plot", ["build", "build_on r3c3"])]
)
def test_carson_a9_cancel_keeps_the_tile(moment: str, answers: list[str]) -> None:
    """CARSON-A9."""
    match = placing(owner={"r3c3": 0}, round=4)
    told(match, *answers)
    assert "cancel" in options(match), moment
    assert told(match, "cancel")[0] == "KEPT_TILE anna saloon"


def test_carson_a9_a_cancelled_kept_tile_is_withdrawn_for_this_window() -> None:
    """CARSON-A9, CARSON-F26, CARSON-A5.13, CARSON-R36: another of its type stays on offer."""
    match = resolve(
        "deferred", row={}, kept=[{"ranch": 2, "mine": 1}], owner={"r1c1": 0, "r1c2": 0}
    )
    told(match, "pass")
    assert ["build_kept ranch", "build_kept mine", "stop"] == options(match)
    told(match, "build_kept ranch", "cancel")
    assert ["build_kept ranch", "build_kept mine", "stop"] == options(match)
    told(match, "build_kept ranch", "cancel")
    assert ["build_kept mine", "stop"] == options(match)
    told(match, "build_kept mine", "build_on r1c1")
    assert ([2, 0], t.BUILT + t.MINE) == (
        list(match.state.kept[0])[:2],
        match.state.ground[cell("r1c1")],
    )


def test_carson_f26_deferred_building_goes_in_turn_order() -> None:
    """CARSON-F26, CARSON-R28: tiles of earlier rounds, or kept in phase 1."""
    match = resolve(
        "deferred",
        row={},
        order=[1, 0, 2],
        kept=[{"ranch": 1}, {"mine": 1}],
        kept_now=[{"mine": 1}],
        owner={"r1c1": 0, "r8c8": 1},
    )
    told(match, "pass")
    assert ("BUILD_DEFERRED", 1) == asked(match)
    told(match, "stop")
    assert (("BUILD_DEFERRED", 0), ["build_kept ranch", "stop"]) == (asked(match), options(match))


def test_carson_r9_the_same_round_by_option() -> None:
    """CARSON-R9."""
    match = resolve(
        "deferred",
        row={},
        kept_now=[{"mine": 1}],
        owner={"r1c1": 0},
        variant={"deferred_same_round": True},
    )
    told(match, "pass")
    assert ["build_kept mine", "stop"] == options(match)
    told(match, "build_kept mine", "cancel")
    assert 1 == match.state.kept[0][t.MINE]


def test_carson_f25_kept_tiles_give_nothing() -> None:
    """CARSON-F25, CARSON-G2."""
    match = resolve("incomes", row={}, kept=[{"hotel": 2, "prison": 1}], money=[0, 0, 0])
    assert not some(told(match, "pass"), "EARNED", "GAINED_GUNS")


def test_carson_f28_roads_continue_the_network() -> None:
    """CARSON-F28, CARSON-B5, CARSON-A5.17, CARSON-A13: as many as one has, then done."""
    match = placing(owner={"r3c3": 0}, roads=[3])
    told(match, "build", "build_on r3c3", "house_on r5c5")
    frontier = set(only(match, "lay"))
    assert {"h3-3", "v3-3", "h4-5", "v5-4"} <= frontier
    assert not {"h4-4", "h1-1"} & frontier
    assert "done" in options(match)
    told(match, "lay h4-5")
    assert "h4-6" in only(match, "lay")
    assert told(match, "done")[0] == "BUILT_TILE anna saloon r3c3"
    assert 2 == match.state.roads[0]


def test_carson_a13_only_roads_that_keep_completion_possible() -> None:
    """CARSON-A13: with three roads for r4c7 and its house, one may be wasted, not two."""
    match = placing(owner={"r4c7": 0}, roads=[3])
    told(match, "build", "build_on r4c7", "house_on r5c5")
    assert {"v3-3", "h4-5"} <= set(only(match, "lay"))
    assert "done" not in options(match)
    told(match, "lay v3-3")
    assert {"h3-5", "h4-5"} == set(only(match, "lay"))


def test_carson_r7_one_road_a_build_as_the_sheet_says() -> None:
    """CARSON-R7, CARSON-F28: an option: who has three may lay one, and what needs two waits."""
    variant = {"one_road_a_build": True}
    far = placing(owner={"r4c7": 0, "r4c6": 0}, roads=[3], variant=variant)
    told(far, "build")
    assert ["build_on r4c6", "cancel"] == options(far)
    told(far, "build_on r4c6", "house_on r5c5")
    assert ["h3-5", "h4-5"] == only(far, "lay")
    assert told(far, "lay h4-5")[1] == "BUILT_TILE anna saloon r4c6"
    assert 2 == far.state.roads[0]
    near = placing(owner={"r3c3": 0}, roads=[3], variant=variant)
    told(near, "build", "build_on r3c3", "house_on r5c5")
    assert "done" in options(near)


def test_carson_r7_a_crossing_takes_two_roads_and_is_not_laid_in_a_build() -> None:
    """CARSON-R7, CARSON-V2."""
    for letter, most in ((False, {"h4-4"}), (True, set())):
        match = placing(
            owner={"r4c6": 0},
            roads=[3],
            town="r4c5",
            variant={"board": "river", "one_road_a_build": letter},
        )
        told(match, "build", "build_on r4c6", "house_on r3c5")
        assert most == {"h4-4"} & set(only(match, "lay"))


def brute_force(match: AnyMatch, site: str, plot: str, most: int) -> int:
    """The fewest roads that serve both, by trying every connected set; `most` + 1 if none does."""
    board = match.state.variant[t.BOARD]
    corners = [
        {(int(n[1]) - i, int(n[3]) - j) for i in (0, 1) for j in (0, 1)} for n in (site, plot)
    ]
    laid = [k for k, there in enumerate(match.state.road) if there]
    network = frozenset(divmod(v, 9) for k in laid for v in ENDS[k])
    seen = {network: 0}
    for spent in range(most + 1):
        for reached in [net for net, cost in seen.items() if cost == spent]:
            if all(corner & reached for corner in corners):
                return spent
            for k in range(len(EDGES)):
                ends = {divmod(v, 9) for v in ENDS[k]}
                grown = reached | ends
                cost = spent + COST[board][k]
                if len(ends & reached) == 1 and cost <= most and cost < seen.get(grown, 99):
                    seen[grown] = cost
    return most + 1


@pytest.mark.parametrize("board", ["plain", "river"])
def test_carson_a12_the_fewest_roads_by_brute_force(board: str) -> None:
    """CARSON-A12, CARSON-V2: two ways of their own, or one that forks; a crossing weighs 2."""
    match = lay(variant={"board": board}, town="r3c5", ground={})
    for site, plot in product(("r3c7", "r5c6", "r4c2", "r2c2"), ("r5c7", "r2c4", "r6c4")):
        need = roads_needed(pure(match), cell(site), cell(plot))
        assert min(need, 4) == brute_force(match, site, plot, 3), (board, site, plot)


def pure(match: AnyMatch) -> Any:
    """The same position in plain Python, whose functions take it."""
    return GAME.interpreted().position(match.position()).state


def test_carson_v2_a_crossing_costs_two_roads_and_becomes_a_bridge() -> None:
    """CARSON-V2, CARSON-A5.23: after the limits, one at a time or stop; both sticks count."""
    match = resolve(
        "buy_2",
        variant={"board": "river"},
        town="r4c5",
        ground={},
        roads=[3, 0, 0],
        order=[0, 1, 2],
    )
    told(match, "pass")
    assert ("FREE_ROAD", 0) == asked(match)
    assert "h4-4" in only(match, "lay")
    assert told(match, "lay h4-4") == ["LAID_ROAD anna h4-4"]
    assert (1, ("FREE_ROAD", 0)) == (match.state.roads[0], asked(match))
    assert not {"h3-4", "v5-4"} & set(only(match, "lay"))
    told(match, "stop")
    assert "FREE_ROAD" != asked(match)[0]
