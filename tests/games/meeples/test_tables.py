"""RULES.md sections 2 and 3: the tables against the data block, and against each other."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from farwest.games.meeples import numbers as t
from tests.games.meeples.table import BUILDINGS, GAME, MEEPLES, RULES, SPACES

DATA: dict[str, Any] = tomllib.loads(re.findall(r"```toml\n(.*?)```", RULES, re.DOTALL)[0])
CONSTANTS = DATA["constants"]


def test_meeples_are_those_of_the_box() -> None:
    """MEEP-C1, MEEP-R1, MEEP-R2, MEEP-R3, MEEP-R4: 37, with skills that are rewards too."""
    block = DATA["meeples"]
    assert [block[name]["count"] for name in MEEPLES] == list(t.IN_BOX)
    assert [block[name]["skill"] for name in MEEPLES] == list(t.SKILL)
    assert "yellow" == block["miner"]["colour"]
    assert 37 == sum(t.IN_BOX) == t.DEALT + 1
    rows = re.findall(r"^\| (\w+) \| \w+ \| (\d+) \| (\d|never)", RULES, re.MULTILINE)
    printed = {name.lower(): (int(n), skill) for name, n, skill in rows}
    for k, name in enumerate(MEEPLES):
        count, skill = printed[name]
        assert (count, skill) == (t.IN_BOX[k], str(t.SKILL[k]) if t.SKILL[k] else "never")


def test_builders_are_brown() -> None:
    """MEEP-R40."""
    assert "brown" == DATA["meeples"]["builder"]["colour"]


def test_the_bag_and_the_dynamite() -> None:
    """MEEP-C2."""
    names = ("gold_cubes", "stone_cubes", "dynamite")
    assert [CONSTANTS[name] for name in names] == list(t.PIECES_IN_BOX)


def test_gold_bars() -> None:
    """MEEP-C3, MEEP-R6: six, cheapest first, ten points each."""
    assert CONSTANTS["gold_bar_prices"] == list(t.BAR_PRICE) == sorted(t.BAR_PRICE)
    assert (t.BARS, CONSTANTS["gold_bar_points"]) == (len(t.BAR_PRICE), t.BAR_POINTS)


def test_marquees_have_two_sides() -> None:
    """MEEP-C4: 5 points and 2 cubes, or 10 points and 4 cubes."""
    points, draw = CONSTANTS["marquee_points"], CONSTANTS["miner_draw"]
    assert (points["basic"], points["upgraded"]) == t.MARQUEE_POINTS
    assert (draw["basic"], draw["upgraded"]) == t.MINER_DRAW
    assert CONSTANTS["marquees_per_player"] == t.MARQUEES


def test_graves_and_dice() -> None:
    """MEEP-C5, MEEP-R7: for any number of players."""
    assert (6, 6) == (t.GRAVES, t.DIE)
    assert CONSTANTS["graves"] == t.GRAVES


def test_points_and_draws() -> None:
    """MEEP-C6, MEEP-C7."""
    assert CONSTANTS["gold_cube_points"] == t.GOLD_POINTS
    assert CONSTANTS["stone_cube_points"] == t.STONE_POINTS
    assert CONSTANTS["robber_draw_per_miner"] == t.ROBBER_DRAW
    assert CONSTANTS["deputy_draw_per_robber"] == t.DEPUTY_DRAW
    assert CONSTANTS["madame_draw_per_builder"] == t.MADAME_DRAW
    assert CONSTANTS["meeples_per_building"] == t.MEEPLES_PER_BUILDING


def test_buildings_cost_three_cubes() -> None:
    """MEEP-C8, MEEP-B7, MEEP-R5."""
    block = DATA["buildings"]
    assert [block[name.upper()]["gold"] for name in BUILDINGS] == list(t.GOLD_COST)
    assert [block[name.upper()]["stone"] for name in BUILDINGS] == list(t.STONE_COST)
    assert [block[name.upper()]["index"] for name in BUILDINGS] == list(range(t.BUILDINGS))
    assert {3} == {g + s for g, s in zip(t.GOLD_COST, t.STONE_COST, strict=True)}


def test_the_street_is_a_loop() -> None:
    """MEEP-B1, MEEP-B2, MEEP-B3, MEEP-R8: six above, six below, an end between each two."""
    assert [name.lower() for name in DATA["board"]["loop"]] == list(SPACES)
    assert ("se", "sw") == (SPACES[t.EAST], SPACES[t.WEST])
    assert ("t6", "b6") == (SPACES[t.EAST - 1], SPACES[t.EAST + 1])
    assert ("b1", "t1") == (SPACES[t.WEST - 1], SPACES[(t.WEST + 1) % t.SPACES])
    assert [SPACES[t.DOOR_OF[k]] for k in range(t.BUILDINGS)] == list(BUILDINGS)
    for k in range(6):
        assert BUILDINGS[k][1] == BUILDINGS[11 - k][1]  # T faces B


def test_tables_of_the_street_agree() -> None:
    """MEEP-B3, MEEP-B6: a Space is a Door or an end; steps cancel out."""
    for space in range(t.SPACES):
        building, end = t.BUILDING_AT[space], t.END_AT[space]
        assert (building == t.NOWHERE) != (end == t.NOWHERE)
        there = t.DOOR_OF[building] if end == t.NOWHERE else t.SPACE_AT[end]
        assert there == space
        assert space == (space + sum(t.STEP)) % t.SPACES


def test_corners() -> None:
    """MEEP-B4."""
    corners = {name for k, name in enumerate(BUILDINGS) if t.CORNER_BUILDINGS[k]}
    assert {name.lower() for name in DATA["board"]["corners"]} == corners
    assert t.CORNERS == len(corners)


def test_locations_are_buildings_saloon_and_jail() -> None:
    """MEEP-B5, MEEP-B6: Saloon and Jail are off the loop."""
    assert (*BUILDINGS, "saloon", "jail") == GAME.names["location"]
    assert not {"saloon", "jail"} & set(SPACES)


def test_seats_and_options_of_the_data_block() -> None:
    """MEEP-B7, MEEP-D14, MEEP-D16: the normal value of an option comes first."""
    assert (CONSTANTS["min_players"], CONSTANTS["max_players"]) == (t.MIN_SEATS, t.MAX_SEATS)
    first = {variant.name: variant.values[0] for variant in GAME.variants}
    assert {name: CONSTANTS[name] for name in ("gold_bars_repeat", "round_cap")} == first
    assert (60, 0) == t.ROUND_CAPS


def test_one_game_for_all() -> None:
    """MEEP-R39: no expansion, no promo, no solo game."""
    assert range(2, 5) == GAME.seats
