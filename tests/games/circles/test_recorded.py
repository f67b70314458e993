"""The recorded games hold what they were chosen for."""

from __future__ import annotations

from pathlib import Path

import pytest

import farwest
from farwest.games.circles import numbers as t
from tests.games.circles.table import GAME

RECORDS = Path(__file__).parents[2] / "records"


def happened(name: str) -> list[tuple[str, int, int]]:
    """Events by name with their numbers."""
    match = farwest.replay((RECORDS / f"{name}.json").read_text("utf-8"))
    return [(GAME.events[kind], a, b) for turn in match.log for kind, _, a, b, *_ in turn]


def count(name: str, event: str) -> int:
    return sum(kind == event for kind, *_ in happened(name))


def test_every_face_of_the_robber_die_was_rolled() -> None:
    """CIRC-C8, CIRC-E20."""
    faces = {a for kind, a, _ in happened("circles_3_every_face") if kind == "ROLLED_DIE"}
    assert faces == set(range(t.FACES))


def test_a_contest_was_flicked_again() -> None:
    """CIRC-E33."""
    assert count("circles_4_reflicks", "FLICKS_AGAIN") >= 2
    assert count("circles_4_reflicks", "WON_BET") >= 1


def test_the_star_was_used_and_kept() -> None:
    """CIRC-F12, CIRC-F14."""
    assert count("circles_5_star_used", "PASSED_STAR") >= 1
    assert count("circles_5_star_used", "SETTLED") >= 1


def test_a_full_bowl_was_emptied() -> None:
    """CIRC-E6."""
    taken = [a for kind, a, _ in happened("circles_3_bowl_emptied") if kind == "EMPTIED_BOWL"]
    assert max(taken) == sum(t.BOWL_SLOTS)


def test_the_bank_was_robbed() -> None:
    """CIRC-E20, CIRC-G18."""
    assert count("circles_2_bank_robbed", "ROBBED_BANK") >= 1


@pytest.mark.parametrize("name", ["circles_2_usual", "circles_4_people"])
def test_somebody_bought_the_ranch(name: str) -> None:
    """CIRC-V1."""
    assert count(name, "BOUGHT_RANCH") == 1


def test_a_game_without_a_winner_ends_at_its_limit() -> None:
    """CIRC-V3, CIRC-G34."""
    assert count("circles_5_half_turns", "LIMIT_REACHED") == 1
