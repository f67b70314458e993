"""RULES.md section 4, and the ends of a game: setup, options, who wins."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from farwest.errors import BadVariant
from farwest.games.desperados import numbers as t
from farwest.games.desperados.state import target_for
from farwest.games.desperados.team import talks_apart
from tests.games.desperados.table import (
    GAME,
    SEATS,
    TILES,
    TOWNS,
    asked,
    by_hand,
    heard,
    opening,
    options,
    told,
    town,
)


def test_desp_s1_seat_0_is_the_marshal_unless_the_host_names_another() -> None:
    """DESP-S1, DESP-D2, DESP-D13."""
    assert 0 == by_hand(4).state.marshal
    match = by_hand(4, *opening(), marshal=2)
    assert ("SETUP_MARSHAL", 2) == asked(match)
    told(match, "place aztec", "place aztec", "place aztec", "place aztec")
    order = []
    while asked(match)[0] == "SETUP_DESPERADO":
        order.append(match.seat)
        match.play("place globe")
    assert [0, 1, 3] == order
    with pytest.raises(BadVariant):
        by_hand(4, marshal=4)


def test_desp_d2_the_marshal_can_be_drawn() -> None:
    """DESP-D2: uniformly; no boots contest."""
    match = by_hand(5, marshal="drawn")
    assert [f"marshal {k}" for k in range(5)] == options(match)
    assert {1} == set(match.state.odds())
    assert ["BECAME_MARSHAL leon"] == told(match, "marshal 4")
    assert 4 == match.state.marshal


def test_desp_s2_three_low_and_two_high_tiles_on_the_banks() -> None:
    """DESP-S2, DESP-G34: when three low ones lie there, only high ones are left."""
    match = by_hand(3)
    assert 10 == len(options(match))
    told(match, "tile 500", "tile 800", "tile 1100")
    assert ["tile 2300", "tile 2600", "tile 2900", "tile 3200"] == options(match)
    match = by_hand(3, "tile 2300", "tile 3200")
    low = ["tile 500", "tile 800", "tile 1100", "tile 1400", "tile 1700", "tile 2000"]
    assert low == options(match)


def test_desp_s2_d3_drawing_one_by_one_is_the_same_as_the_shuffle() -> None:
    """DESP-D3, DESP-G34: every order of three low and two high tiles is equally likely."""
    found: dict[tuple[int, ...], Fraction] = {}

    def go(s: Any, chance: Fraction, drawn: tuple[int, ...]) -> None:
        if len(drawn) == t.BANKS:
            found[drawn] = chance
            return
        choices, odds = s.legal(), s.odds()
        for action, weight in zip(choices, odds, strict=True):
            twin = s.clone()
            twin.play(action)
            go(twin, chance * Fraction(weight, sum(odds)), (*drawn, action))

    go(GAME.start(3), Fraction(1), ())
    ways = 6 * 5 * 4 * 4 * 3 * 10  # which low, which high, in which places
    assert len(found) == ways
    assert set(found.values()) == {Fraction(1, ways)}


def test_desp_s2_the_pile_has_seven_tiles_and_the_2000s_last() -> None:
    """DESP-S2, DESP-H2: size 7."""
    match = by_hand(3, *opening())
    assert 7 == t.BANK_TILES - match.state.drawn
    assert TILES == tuple(GAME.names["bank_tile"][k] for k in match.state.tile[:5])


def test_desp_s3_s4_poker_and_coach_tiles_are_drawn_when_won() -> None:
    """DESP-S3, DESP-S4, DESP-G7, DESP-D3: nobody has seen them, so none has a place."""
    match = by_hand(3)
    there = [name for k, name in enumerate(TOWNS) if match.state.poker >> k & 1]
    assert 14 == len(there)
    assert not set(there) & set(GAME.names["bank"])
    assert list(t.POKER_TILES) == match.state.poker_tiles
    assert [2, 2, 2, 2, 2] == match.state.coach_tiles


def test_desp_g1_the_list_of_thirteen_is_a_variant() -> None:
    """DESP-G1, DESP-D13."""
    assert [2, 2, 2, 5, 2] == by_hand(3, coach_tiles="13-list").state.coach_tiles


def test_desp_s5_s6_the_first_timetable_and_the_brown_coach() -> None:
    """DESP-S5, DESP-S6: any of the five; brown on its first town, blue off the board."""
    match = by_hand(3, *opening()[:-1])
    assert [f"first {k}" for k in range(1, 6)] == options(match)
    starts = []
    for k in range(1, 6):
        match = by_hand(3, *opening(first=str(k)))
        starts.append(TOWNS[match.state.coach[t.BROWN]])
        assert t.NOWHERE == match.state.coach[t.BLUE]
    assert ["los_lunas", "gallup", "flagstaff", "socorro", "tombstone"] == starts


def test_desp_s7_the_marshal_places_himself_and_the_sheriffs_anywhere() -> None:
    """DESP-S7, DESP-D5: he has seen the five bank tiles before."""
    match = by_hand(4, *opening())
    assert "SAW_TILE salome flagstaff 500" in heard(match, 0)
    assert ("SETUP_MARSHAL", 0) == asked(match)
    assert 19 == len(options(match))
    match.play("place aztec")
    for k in range(3):
        assert ("SETUP_SHERIFF", 0) == asked(match)
        assert k == match.state.a
        assert 19 == len(options(match))
        match.play("place aztec")
    assert [town("aztec")] * 3 == match.state.sheriff[:3]


def test_desp_s8_g23_desperados_place_themselves_in_seat_order() -> None:
    """DESP-S8, DESP-G23: whoever is there, each seeing all earlier placements."""
    match = by_hand(4, *opening(), *["place aztec"] * 4)
    for seat in (1, 2, 3):
        assert ("SETUP_DESPERADO", seat) == asked(match)
        assert 19 == len(options(match))
        assert [town("aztec")] * seat == match.view(seat).figure[:seat]
        match.play("place aztec")
    assert ("SHERIFF", 0) == asked(match)


@pytest.mark.parametrize("seats", SEATS)
def test_desp_s9_full_decks_an_empty_purse_round_1_turn_1(seats: int) -> None:
    """DESP-S9, DESP-F1."""
    match = by_hand(seats, *opening(), *["place aztec"] * (2 * seats - 1))
    assert (1, 1, 0) == (match.state.round, match.state.turn, match.state.purse)
    assert not any(match.state.lost)
    assert all(card == t.NO_CARD for row in match.state.laid for card in row)


def test_desp_d13_all_options_in_one_place() -> None:
    """DESP-D13, DESP-G25, DESP-D4: talk is private unless the table opens it."""
    variants = {v.name: v.values[0] for v in GAME.variants}
    assert variants == {
        "marshal": 0,
        "target_per_desperado": 4000,
        "talk": "private",
        "early_end": False,
        "coach_tiles": "10",
    }
    assert "open" in next(v.values for v in GAME.variants if v.name == "talk")
    assert (
        1000
        == by_hand(3, talk="open", target_per_desperado=1000).record.variant["target_per_desperado"]
    )


@pytest.mark.parametrize("seats", SEATS)
def test_desp_g37_a_balanced_target_is_a_named_value(seats: int) -> None:
    """DESP-G37, DESP-W4: by number of desperados, beside the rulebook's 4000 each."""
    match = by_hand(seats, target_per_desperado="balanced")
    each = t.BALANCED_TARGET[seats - 1]
    assert each in t.TARGET_PER_DESPERADO
    assert each * (seats - 1) == -match.standing()[1]
    assert "balanced" == match.record.variant["target_per_desperado"]


def test_desp_g42_the_preset_follows_the_letter_of_the_sheet() -> None:
    """DESP-G42: the thirteen coach tiles of its list (DESP-G1), and talk that the marshal hears."""
    [sheet] = GAME.presets
    match = by_hand(3, **sheet.variant)
    assert ("sheet", [2, 2, 2, 5, 2]) == (sheet.name, list(match.state.coach_tiles))
    assert not talks_apart(match.view(1))
    assert 4000 * 2 == target_for(match.state.variant[t.TARGET], 2)
    assert not match.state.variant[t.EARLY_END]
