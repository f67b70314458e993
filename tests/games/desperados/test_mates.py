"""DESP-D4: how a bot of the gang plans with the people in it."""

from __future__ import annotations

from typing import Any

import pytest

from farwest import load
from farwest.bots import bot
from farwest.bots.planning import intend
from farwest.games.desperados.bots import mates
from farwest.games.desperados.questions import DESPERADO_CARD
from tests.games.desperados.table import AnyMatch, lay

GREGOR, PATRICK = 1, 2
GAME: Any = load("desperados")
ROWS = (  # both ride from bank to bank and stand in Globe after four turns; the marshal is far
    ("salem", "la_luz", "roswell", "los_lunas"),
    ("phoenix", "flagstaff", "payson", "globe"),
    ("phoenix", "payson", "st_johns", "globe"),
)


def asked(sheriff: str = "aztec", turns: int = 4) -> AnyMatch:
    """After so many turns: the gang's cards, Gregor's first."""
    rows = [row[:turns] for row in ROWS]
    start = ("el_paso", "payson", "flagstaff")
    match = lay(start, (sheriff, "aztec"), turn=turns + 1, rows=rows)
    for action in ("stay", "stay", "lay saloon"):
        match.play(action)
    assert match.state.kind == DESPERADO_CARD
    return match


def plan(*towns: str) -> list[str]:
    return [f"town-{town}" for town in towns]


def test_desp_f1_a_plan_has_a_stop_for_each_card_that_is_left() -> None:
    assert [5, 3, 1] == [mates.left(asked(turns=n).view(GREGOR)) for n in (0, 2, 4)]
    assert 0 == mates.left(GAME.match(3, seed=1).view(GREGOR)), "before the first round"


def test_desp_d12_a_card_leads_to_its_town_and_the_saloon_nowhere() -> None:
    match = asked()
    found = [
        mates.stop(match.state, GAME.action_names.index(f"lay {card}"))
        for card in ("tucson", "saloon")
    ]
    assert plan("tucson", "globe") == found


@pytest.mark.parametrize(
    ("stops", "answer"),
    [
        (plan("tucson", "phoenix"), "lay tucson"),  # the next of it
        (plan("globe", "tucson"), "lay saloon"),  # to stay is a stop, too
        (plan("phoenix", "flagstaff", "payson", "globe", "silver_city"), "lay silver_city"),
        (plan("socorro"), "lay st_johns"),  # nearer: he means to go there
        ([], "lay saloon"),
    ],
)
def test_who_keeps_to_a_plan_rides_where_it_says_or_nearer(stops: list[str], answer: str) -> None:
    assert answer == GAME.action_names[mates.keeps_to(asked().state, stops)]


@pytest.mark.parametrize(
    ("sheriff", "mine", "others", "taken"),
    [
        ("aztec", plan("tucson"), [plan("tucson")], "town-tucson"),
        ("aztec", plan("tucson"), [plan("tucson", "globe")], ""),
        ("tucson", plan("tucson"), [plan("tucson")], ""),  # DESP-E7: it takes two
        ("tucson", plan("tucson"), [plan("tucson")] * 2, "town-tucson"),
        ("aztec", plan("globe"), [plan("globe")], ""),  # no bank
        ("aztec", [], [plan("tucson")], ""),
    ],
)
def test_desp_e7_one_is_too_many_where_the_others_outnumber_the_sheriffs(
    sheriff: str, mine: list[str], others: list[list[str]], taken: str
) -> None:
    assert taken == mates.enough(asked(sheriff).view(GREGOR), mine, others)


def test_a_plan_begins_with_what_the_bot_would_answer() -> None:
    """DESP-D4: honest, and the same for the same view."""
    for turns in (0, 2, 4):
        view = asked(turns=turns).view(GREGOR)
        intent = intend(GAME, "cowhand", view, {}, 3)
        assert bot("cowhand", GAME, 3).choose(view) == intent.action
        assert 5 - turns == len(intent.stops)
        assert set(intent.stops) <= set(mates.TOWN_OF)
        assert intent == intend(GAME, "cowhand", view, {}, 3)


def test_a_bot_takes_another_bank_than_a_person_who_changes_to_its_own() -> None:
    """In the last turn both stand in Globe, between the banks of Tucson and Silver City."""
    view = asked().view(GREGOR)
    alone = intend(GAME, "gunslinger", view, {}, 3)
    (bank,) = alone.stops
    assert bank in plan("tucson", "silver_city")
    pins = {GREGOR: alone.stops, PATRICK: [bank]}
    moved = intend(GAME, "gunslinger", view, pins, 3)
    assert {bank, *moved.stops} == set(plan("tucson", "silver_city"))
    assert bank == moved.leaves
    back = intend(GAME, "gunslinger", view, {GREGOR: moved.stops, PATRICK: moved.stops}, 3)
    assert [bank] == back.stops, "and back, when the person changes again"


def test_a_bot_keeps_to_its_plan_while_it_would_answer_so() -> None:
    view = asked(turns=0).view(GREGOR)
    first = intend(GAME, "cowhand", view, {}, 3)
    pins = {GREGOR: first.stops, PATRICK: plan("aztec")}
    assert first == intend(GAME, "cowhand", view, pins, 3)
