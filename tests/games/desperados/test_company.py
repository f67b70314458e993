"""DESP-D4: who plans together, and what they may pin."""

from __future__ import annotations

import pytest

from farwest import load
from farwest.games.desperados import numbers as t
from farwest.games.desperados import team
from farwest.games.desperados.game import GAME
from farwest.kit.painting import painted
from tests.cli.conftest import Run, run
from tests.games.desperados.table import by_hand

__all__ = ["run"]  # the fixture


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


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("--side", "marshal"), "You are the marshal."),
        (("--side", "desperado"), "Calamity is the marshal."),
        (("--side", "marshal", "--variant", "marshal=2"), "You are the marshal."),
        (("--side", "desperado", "--variant", "marshal=0"), "Calamity is the marshal."),
        (("--seat", "1"), "Calamity is the marshal."),
    ],
)
def test_desp_d2_a_person_chooses_the_side(run: Run, wishes: tuple[str, ...], said: str) -> None:
    """DESP-S1, DESP-D2: in the terminal, as at a table."""
    few = ("--seats", "3", "--seed", "1", "--bots", "greenhorn")
    code, out, err = run("play", "desperados", *few, *wishes, typed="q\n")
    assert (0, "") == (code, err)
    assert said in out


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        (
            ("desperados", "--side", "sheriff"),
            "the sides marshal and desperado here",
        ),
        (("desperados", "--side", "marshal", "--variant", "marshal=drawn"), "no side to choose"),
        (("goat", "--side", "marshal"), "goat has no side to choose here"),
        (("desperados", "--side", "marshal", "--seat", "1"), "not allowed with"),
    ],
)
def test_desp_d2_a_side_that_is_not_to_be_had(run: Run, wishes: tuple[str, ...], why: str) -> None:
    code, _, err = run("play", *wishes, typed="q\n")
    assert code != 0
    assert why in err
