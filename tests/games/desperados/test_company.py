"""DESP-D4: who plans together, and what they may pin."""

from __future__ import annotations

import pytest

from farwest import load
from farwest.games.desperados import numbers as t
from farwest.games.desperados import team
from farwest.games.desperados.game import GAME
from farwest.kit.painting import painted
from tests.games.desperados.table import by_hand


@pytest.mark.parametrize("seats", GAME.seats)
def test_desp_d4_the_gang_plans_together_and_the_marshal_with_nobody(seats: int) -> None:
    """DESP-D4, DESP-H1."""
    match = load("desperados").match(seats, seed=1, variant={"marshal": seats - 1})
    gang = frozenset(range(seats - 1))
    found = [team.circle(match.view(seat)) for seat in range(seats)]

    assert [*[gang] * (seats - 1), frozenset()] == found
    assert frozenset() == team.circle(match.view(None)), "a watcher is of no side: DESP-H4"


def test_desp_d4_before_the_marshal_is_drawn_there_is_no_gang() -> None:
    match = by_hand(4, marshal="drawn")

    assert [frozenset()] * 4 == [team.circle(match.view(seat)) for seat in range(4)]


@pytest.mark.parametrize(("talk", "apart"), [("private", True), ("open", False)])
def test_desp_d4_the_gang_talks_apart_unless_the_table_is_open(talk: str, apart: bool) -> None:
    view = load("desperados").match(3, seed=1, variant={"talk": talk}).view(1)

    assert apart == team.talks_apart(view)


def test_desp_d4_a_plan_is_up_to_five_towns_that_the_board_shows() -> None:
    match = load("desperados").match(3, seed=1)
    spots = team.spots(lambda text, **facts: match.game.voice.say("en", text, facts))
    picture = painted(match, 1)

    assert 5 == team.STOPS
    assert t.TOWNS == len({text for _, text in spots})
    assert picture is not None
    assert {key for key, _ in spots} <= {sprite.key for sprite in picture.sprites}
    assert ("town-tuba_city", "Tuba City") in spots
