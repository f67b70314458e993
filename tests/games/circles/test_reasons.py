"""Positions whose best answer and its reason are plain from the rules."""

from __future__ import annotations

from farwest.games.circles import numbers as t
from tests.games.circles.table import GAME, lay, on


def test_circ_e1_gold_is_worth_staying_for() -> None:
    """CIRC-E1: three silver here, the bowl that takes one a space on."""
    match = on("gold", purse=[4])
    found = match.why(0, "tickets 1")
    assert found is not None
    assert GAME.parse("tickets 0") == found.best
    assert "purse" == found.why.gains[0].key
    assert "your purse holds 7 silver after this turn, not " in found.text


def test_circ_e35_one_ticket_buys_the_ranch() -> None:
    """CIRC-E35: with the price in the purse, a space before it."""
    theta = t.SECTOR * (t.SECTORS - 1) + t.HALF_SECTOR
    match = lay(3, ask="TICKETS", theta=theta, purse=[t.RANCH_PRICE], goods=[{"ticket": 1}])
    found = match.why(0)
    assert found is not None
    assert GAME.parse("tickets 1") == found.best
    assert "ranch" == found.why.gains[0].key
    assert 1.0 == found.why.gains[0].best
