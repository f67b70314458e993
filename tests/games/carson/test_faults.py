"""The checker of plain faults sees them, and only them."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from bench.carson_faults import CROWDED, KEPT, PASSED, fault_of, faults_in, target_of
from farwest.bots import bot
from farwest.kernel.record import read_record
from tests.games.carson.table import (
    GAME,
    HERE,
    AnyMatch,
    asked,
    lay,
    nobody,
    options,
    resolve,
)


def fault(match: AnyMatch, answer: str) -> str:
    return fault_of(match.state, GAME.parse(answer))


def placing(**facts: Any) -> AnyMatch:
    full: dict[str, Any] = {"reserve": [2, 2], "round": 4, "money": [20, 20]} | facts
    return lay(2, below=[nobody("NEXT_PLACE", 1)], **full)


def test_who_passes_beside_an_empty_square_that_sells_points_is_found() -> None:
    assert fault(placing(), "pass") == PASSED
    assert fault(placing(round=3), "pass") == ""
    assert fault(placing(money=[4, 20]), "pass") == ""
    assert fault(placing(standing={"buy_5": [1]}), "pass") == ""
    assert fault(placing(standing={"buy_5": [0]}), "pass") == ""


def test_who_keeps_money_when_points_are_sold_is_found() -> None:
    match = resolve("buy_5", standing={"buy_5": [0]}, round=4, money=[43, 0, 0])
    match.play("pass")
    assert asked(match) == ("BUY_VP", 0)
    assert [KEPT, KEPT, "", ""] == [fault(match, f"buy_points {n}") for n in (0, 4, 5, 8)]


def test_a_fourth_cowboy_on_wages_needs_a_reason() -> None:
    crowd = {"crowd": [[3, 0]], "ground": {"r2c2": "mountain"}, "round": 3}
    assert fault(placing(**crowd), "go wages") == CROWDED
    assert fault(placing(**(crowd | {"crowd": [[2, 0]]})), "go wages") == ""


def test_the_target_of_an_answer_is_the_one_it_names() -> None:
    targets = GAME.names["target"]
    for answer, target in (("go wages", "wages"), ("stake r2c2", "r2c2"), ("attack r8c8", "r8c8")):
        assert targets[target_of(GAME.parse(answer))] == target


def test_whole_games_are_checked() -> None:
    game = farwest.load("carson")
    found = []
    for path in sorted((HERE / "records").glob("*_*.json"))[:3]:
        record = read_record(path.read_bytes())
        found += faults_in(game, record)
        assert all(0 <= seat < record.seats for _, seat, _ in found)


@pytest.mark.parametrize("ahead", [[60, 5], [5, 60]])
def test_a_decided_game_is_still_played_well(ahead: list[int]) -> None:
    """Money that will not keep buys points, whether the game is won or lost."""
    buying = resolve("buy_5", seats=2, standing={"buy_5": [0]}, round=4, money=[43, 0], vp=ahead)
    buying.play("pass")
    assert asked(buying) == ("BUY_VP", 0)
    assert chosen(buying) in ends_best(buying)

    sending = placing(money=[87, 3], vp=ahead, reserve=[1, 0], passed=[1])
    assert asked(sending) == ("PLACE", 0)
    assert chosen(sending) == "go buy_5"


def ends_best(match: AnyMatch) -> list[str]:
    """CARSON-G1: five to eight points bought with $43 come to the same."""
    return [name for name in options(match) if not fault(match, name)]


def chosen(match: AnyMatch) -> str:
    """What Legend answers, given a twentieth of its time."""
    return GAME.action_names[bot("legend:iterations=600", GAME, 1).choose(match.view(0))]
