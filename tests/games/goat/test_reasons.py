"""Positions whose best answer and its reason are plain from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.goat.table import AnyMatch, asked, last_offer, lay


def thief(seats: int = 5, **facts: Any) -> AnyMatch:
    """Seat 1 has just placed the Thief."""
    hand = ["thief", "goat", "gambler", "barmaid"]
    wishes: dict[str, Any] = {
        "ask": "RESPOND",
        "offered": "thief",
        "declared": "thief",
        "target": 1,
    }
    match = lay(seats, hand=hand, **wishes, **facts)
    match.play("accept")
    assert asked(match) == ("THIEF_LOCATION", 1)
    return match


def test_goat_e30_the_thief_goes_where_there_is_more_money() -> None:
    """GOAT-E30, GOAT-Z2: three bills are $12, one nugget is $5."""
    match = thief(tile_tokens={"bank": 3, "mine": 1})
    found = match.why(1, "rob mine")
    assert found is not None
    assert match.game.parse("rob bank") == found.best
    assert "money" == found.why.gains[0].key
    cause = "It brings you more money this round. "
    assert found.text.startswith(f"{cause}Rather than “Rob the Mine”: you have $")
    assert found.why.gains[0].best - found.why.gains[0].other > 3


def test_goat_e50_the_bottle_goes_to_the_poor() -> None:
    """GOAT-E50: she must give it away, and the richest rival is the one to fear."""
    match = last_offer(
        3,
        controls={"barmaid": 2, "outlaw": 0},
        coins=[9, 2, 9],
        tile_tokens={"saloon": 1},
        round=3,
    )
    match.play("accept")
    assert asked(match) == ("BARMAID_BOTTLE", 2)
    found = match.why(2, "serve 0")
    assert found is not None
    assert match.game.parse("serve 1") == found.best
    assert "rival" in [one.key for one in found.why.gains]


def test_a_lost_game_is_lost_by_less() -> None:
    """Between answers that cannot win, what the end brings decides, and the hint says so."""
    match = thief(3, tile_tokens={"bank": 3, "ranch": 1}, coins=[20, 0, 0], round=3)
    hints, found = match.hint(1), match.why(1)
    assert found is not None
    assert "rob bank" == hints[0].name
    assert ("lost", "better") == (found.why.outlook, found.why.verdict)
    assert found.why.margin.other < found.why.margin.best < 0
    assert found.text.startswith("You will probably lose; this loses by less: it ends $")
    assert found.text.count(" behind") == 2


def test_goat_e70_a_card_that_may_be_the_goat_is_refused_for_that() -> None:
    """GOAT-F21, GOAT-E70: any of the Dealer's four cards may lie there, and one was named."""
    wishes: dict[str, Any] = {"ask": "RESPOND", "offered": "goat", "declared": "goat", "target": 1}
    hand, controls = ["goat", "outlaw", "charlatan", "barmaid"], {"banker": 0, "farmer": 2}
    match = lay(3, hand=hand, controls=controls, **wishes)
    found = match.why(1, "accept")
    assert found is not None
    goat = {one.key: one for one in [*found.why.gains, *found.why.losses]}["goat"]
    accepts, refuses = match.game.parse("accept"), match.game.parse("refuse")
    said = {found.best: goat.best, found.other: goat.other}
    assert said[refuses] == 0
    assert said[accepts] == pytest.approx(0.25, abs=0.06)
    assert (goat in found.why.gains) == (found.best == refuses)
    assert "your hat goes to the Goat in" in found.text
