"""Bots by side: who sits where, and what is compared with what."""

from __future__ import annotations

import pytest

import farwest
from farwest.arena.plan import plan_for
from farwest.bots.registry import MAKERS
from tools.past import PastBot
from tools.sides import Cell, cells, main, measure, sitting

GAME = farwest.load("desperados")
SIDES = (0, 1, 1, 1)  # a marshal and a gang of three


def test_plain_comes_first_and_then_each_other_bot_on_each_side() -> None:
    assert list(cells(SIDES, "random", ["greedy"], "cowhand")) == [
        Cell("random", 0),
        Cell("random", 1),
        Cell("greedy", 0),
        Cell("greedy", 1),
        Cell("random", 1, "cowhand"),
        Cell("greedy", 1, "cowhand"),
    ]


def test_a_bot_takes_its_side_and_a_guest_one_seat_of_it() -> None:
    gang = Cell("greedy", 1)
    assert sitting(gang, SIDES, "random", 5) == ("random", "greedy", "greedy", "greedy")
    guests = [sitting(gang._replace(guest="cowhand"), SIDES, "random", deal) for deal in range(3)]
    assert [seats.index("cowhand") for seats in guests] == [1, 2, 3]
    assert {seats[0] for seats in guests} == {"random"}


def test_both_sides_of_a_game_share_one_victory() -> None:
    plan = plan_for(GAME, ["random"], 1, seats=4)
    found = measure(GAME, plan, [Cell("random", 0), Cell("random", 1)], range(6))
    marshal, gang = (found[Cell("random", side)] for side in (0, 1))
    assert marshal.won.mean + gang.won.mean == pytest.approx(1)
    assert marshal.points.mean == pytest.approx(-gang.points.mean)


def test_the_command_says_who_won_how_often(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MAKERS, "past", PastBot)  # main() adds it for as long as a process lives
    words = ["desperados", "random", "greedy:worlds=2", "--guest", "random"]
    assert main([*words, "--seats", "3", "--deals", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("desperados, 3 seats, 2 deals")
    assert [line for line in said[1:] if not line.startswith(" ")] == [
        "marshal: random",
        "desperado: random",
        "marshal: greedy:worlds=2",
        "desperado: greedy:worlds=2",
        "desperado: random with random",
        "desperado: greedy:worlds=2 with random",
    ]
    assert ["of win rate" in line for line in said[2::2]] == [False, False, True, True, True, True]
