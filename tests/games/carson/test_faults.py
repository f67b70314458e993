"""The checker of plain faults sees them, and only them."""

from __future__ import annotations

import json
from statistics import fmean
from typing import Any, Final

import pytest

import farwest
from bench.carson_faults import (
    CROWDED,
    FAULT,
    KEPT,
    PASSED,
    RIGHT,
    SAME,
    DeepLook,
    deep_look,
    ending,
    fault_of,
    faults_in,
    target_of,
)
from farwest.bots import bot
from farwest.bots.comparing import Mean
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

# From games of Legend with 3,000 looks (seed 901) and one of its own (seed 0), which passed in all.
LAST_PASSES: Final = [json.loads(line) for line in (HERE / "last_passes.jsonl").open("rb")]
FEW_LOOKS: Final = 4000  # each: these positions need no more


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


@pytest.mark.parametrize("planted", LAST_PASSES, ids=[one["name"] for one in LAST_PASSES])
def test_a_deep_look_tells_right_passes_from_faults(planted: dict[str, Any]) -> None:
    """All of them are counted; what they are is said beside it."""
    match = GAME.position(planted["position"])
    assert fault(match, "pass") == PASSED
    expected = RIGHT if planted["right"] else FAULT
    assert deep_look(GAME, match.state, FEW_LOOKS).verdict == expected


def test_a_decided_game_is_no_reason_to_pass() -> None:
    """Won or lost either way: then it is a fault not to end with more."""
    for ahead in ([60, 5], [5, 60]):
        match = placing(money=[87, 3], vp=ahead, reserve=[1, 0], passed=[1])
        assert deep_look(GAME, match.state, FEW_LOOKS).verdict == FAULT


def test_what_a_deep_look_cannot_tell_apart_is_no_fault() -> None:
    def verdict(wins: tuple[float, float], ends: tuple[float, float]) -> str:
        return DeepLook(Mean(*wins, error=0.01), Mean(*ends, error=0.5)).verdict

    assert verdict((0.50, 0.45), (-9, 9)) == RIGHT  # win first
    assert verdict((0.45, 0.50), (9, -9)) == FAULT
    assert verdict((0.50, 0.49), (-1, 1)) == FAULT  # margin always
    assert verdict((0.50, 0.49), (1, -1)) == SAME
    assert verdict((0.50, 0.49), (0, 0.9)) == SAME


@pytest.mark.parametrize("seed", range(3))
def test_before_the_last_pass_legend_looks_again(seed: int) -> None:
    """Here its first look says 53 % for the pass and less than 30 % for two cowboys that win
    96 %."""
    match = GAME.position(LAST_PASSES[1]["position"])
    spec = "legend:iterations=3000"
    assert "pass" != answer(f"{spec}:recheck=1", match, seed)
    assert "pass" == answer(f"{spec}:recheck=0", match, seed)


def test_a_pass_that_wins_more_games_stays() -> None:
    match = GAME.position(LAST_PASSES[2]["position"])
    assert {"pass"} == {answer("legend:iterations=3000", match, seed) for seed in range(3)}


@pytest.mark.parametrize("seed", range(3))
def test_a_decided_game_is_played_out_before_it_is_handed_over(seed: int) -> None:
    """Every line wins there, and Legend's own tree sees that passing ends with more."""
    match = GAME.position(LAST_PASSES[4]["position"])
    assert match.seat is not None
    given = GAME.parse(answer("legend:iterations=3000", match, seed))
    left = [played_from(match, action) for action in (given, GAME.parse("pass"))]
    assert given != GAME.parse("pass")
    assert fmean(left[0]) > fmean(left[1])


def played_from(match: AnyMatch, action: int) -> list[float]:
    """How it ends, by who plays on."""
    return [ending(GAME, match.state, action, seed) for seed in range(8)]


def answer(spec: str, match: AnyMatch, seed: int) -> str:
    seat = match.seat
    assert seat is not None
    return GAME.action_names[bot(spec, GAME, seed).choose(match.view(seat))]
