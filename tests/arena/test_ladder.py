"""One strength for each bot, from all that met."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

import farwest
from bench import ladder
from bench.ladder import Meeting, Model, Team, by_side
from farwest.arena.plan import plan_for


def fitted(meetings: list[Meeting]) -> dict[str, float]:
    model = Model(meetings)
    found = model.fitted(Counter({one.deal: 1 for one in meetings}))
    return {name: float(found[at]) for name, at in model.places.items()}


def won(times: int, of: int, *teams: Team) -> list[Meeting]:
    """The first so often, the others in turn."""
    names = " ".join(str(team) for team in teams)
    firsts = [k < times for k in range(of)]
    rest = len(teams) - 1
    return [
        Meeting(
            f"{names} {k}", teams, (float(first), *(float(not first) / rest for _ in range(rest)))
        )
        for k, first in enumerate(firsts)
    ]


def alone(bot: str) -> Team:
    return Team((bot,), "")


def test_who_wins_ten_times_as_often_is_four_hundred_points_ahead() -> None:
    found = fitted(won(1000, 1100, alone("a"), alone("b")))
    assert found["a"] - found["b"] == pytest.approx(400, abs=1)


def test_who_never_met_is_compared_by_those_who_met_both() -> None:
    games = won(200, 300, alone("a"), alone("b")) + won(200, 300, alone("b"), alone("c"))
    found = fitted(games)
    assert found["a"] - found["c"] == pytest.approx(2 * (found["a"] - found["b"]), abs=1)


def test_at_a_table_of_three_the_strengths_of_all_count() -> None:
    found = fitted(won(500, 1000, alone("a"), alone("b"), alone("b")))
    assert found["a"] - found["b"] == pytest.approx(120.4, abs=1)  # 400 log10 2


def test_what_a_role_is_worth_is_no_strength_of_a_bot() -> None:
    star, gang = Team(("a",), "marshal"), Team(("b", "b"), "gang")
    turned = Team(("b",), "marshal"), Team(("a", "a"), "gang")
    found = fitted(won(300, 400, star, gang) + won(300, 400, *turned))
    assert found["a"] - found["b"] == pytest.approx(0, abs=1)
    assert abs(found["as marshal"]) == pytest.approx(190.8, abs=1)  # 400 log10 3


def test_a_gang_is_one_bot_s_and_the_sides_are_changed() -> None:
    game = farwest.load("desperados")
    plan = by_side(game, plan_for(game, ["greenhorn", "cowhand"], 4, seats=4, seed=1))
    star, gang = "cowhand", "greenhorn"
    turned = [(gang, star, star, star), (star, gang, gang, gang)]
    assert [[one.bots for one in deal] for deal in plan.deals()] == [turned, turned]
    assert {(one.deal, one.number) for deal in plan.deals() for one in deal} == {
        (deal, number) for deal in (0, 1) for number in (0, 1)
    }


def test_where_each_seat_is_a_side_everybody_changes_seats() -> None:
    game = farwest.load("goat")
    plan = plan_for(game, ["greenhorn", "cowhand"], 4, seats=3, seed=1)
    assert by_side(game, plan) is plan


@pytest.mark.parametrize(("game", "seats"), [("goat", 2), ("desperados", 3)])
def test_a_rerun_goes_on_with_what_was_played(
    game: str,
    seats: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = [game, "--bots", "random,greenhorn:iterations=1", "--seats", f"{seats}", "--games", "4"]
    monkeypatch.setattr(sys, "argv", ["ladder", *asked, "--jobs", "1", "--out", str(tmp_path)])
    ladder.main()
    first = capsys.readouterr().out
    kept = [file.stat().st_mtime_ns for file in tmp_path.iterdir()]
    ladder.main()

    assert "| greenhorn:iterations=1 | 4 |" in first
    assert (first, 1) == (capsys.readouterr().out, len(kept))
