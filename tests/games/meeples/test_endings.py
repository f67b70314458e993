"""Recorded games, whole: how each of them came to its end, and who won it."""

from __future__ import annotations

import pytest

import farwest
from farwest.games.meeples import numbers as t
from farwest.games.meeples.scoring import sheet
from tests.games.meeples.table import HERE, AnyMatch

RECORDS = HERE.parents[1] / "records"


def replayed(name: str) -> AnyMatch:
    return farwest.replay((RECORDS / f"meeples_{name}.json").read_text("utf-8"))


def reasons(match: AnyMatch) -> list[str]:
    """MEEP-G1: which of the three hold at the end."""
    s = match.state
    found = {
        "bars": s.bars_left == 0,
        "graves": sum(s.graves) == t.GRAVES,
        "dynamite": s.exploded == t.PIECES_IN_BOX[t.DYNAMITE],
    }
    return [name for name, holds in found.items() if holds]


@pytest.mark.parametrize(
    ("name", "reason"),
    [("2_bars_sold", "bars"), ("3_dynamite_exploded", "dynamite"), ("4_graves_full", "graves")],
)
def test_each_reason_ends_a_game(name: str, reason: str) -> None:
    """MEEP-G1, MEEP-G2: that reason alone, and after the last seat's turn."""
    match = replayed(name)
    assert match.seat is None
    assert [reason] == reasons(match)
    assert match.seats - 1 == match.state.active


def test_a_tie_is_broken_by_cubes() -> None:
    """MEEP-G5: as many points; more Gold and Stone together."""
    match = replayed("3_tie_broken")
    s, (first, second, third) = match.state, match.scores()
    assert first == second > third
    assert [2, 1, 3] == match.places()
    assert s.gold[1] + s.stone[1] > s.gold[0] + s.stone[0]


def test_as_many_cubes_too_is_a_shared_win() -> None:
    """MEEP-G5, MEEP-R12: nobody is second then."""
    match = replayed("4_win_shared")
    s, points = match.state, match.scores()
    assert points[0] == points[1] == max(points)
    assert s.gold[0] + s.stone[0] == s.gold[1] + s.stone[1]
    assert [1, 1, 3, 4] == match.places()


@pytest.mark.parametrize("name", ["2_bars_sold", "3_tie_broken", "4_win_shared"])
def test_the_score_sheet_adds_up(name: str) -> None:
    """MEEP-G4, MEEP-C6: Gold, Gold Bars and Marquees; Stone is worth nothing."""
    match = replayed(name)
    rows = sheet(match.state)
    assert ["score-gold", "score-bars", "score-marquees"] == [title for title, _, _ in rows]
    totals = zip(*(points for _, points, _ in rows), strict=True)
    assert match.scores() == [sum(column) for column in totals]
