"""Positions whose best answer and its reason are plain from the rules."""

from __future__ import annotations

from tests.games.meeples.table import GAME, asked, resolving


def test_meep_c6_a_marquee_is_built_for_its_points() -> None:
    """MEEP-C6: five points."""
    match = resolving({"t2": "builder"}, gold=(2,), stone=(2,))
    match.play("resolve t2")
    assert asked(match) == ("BUILD", 0)
    found = match.why(0)
    assert found is not None
    assert (GAME.parse("yes"), GAME.parse("no")) == (found.best, found.other)
    assert "marquees" == found.why.gains[0].key
    assert (5, 0) == (found.why.gains[0].best, found.why.gains[0].other)
    assert "your Marquees are worth 5 points after this turn, not 0" in found.text


def test_meep_c6_a_marquee_is_upgraded_for_its_points() -> None:
    """MEEP-C6: five points more."""
    match = resolving({"t1": "builder"}, owner={"t1": 0}, stone=(3,))
    match.play("resolve t1")
    assert asked(match) == ("UPGRADE", 0)
    found = match.speaking("fr").why(0)
    assert found is not None
    assert GAME.parse("yes") == found.best
    assert "vos Chapiteaux valent 10 points après ce tour, et non 5" in found.text
