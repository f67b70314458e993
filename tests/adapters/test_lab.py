"""The lab: numbers are turned at their source, unsound ones are refused, balance is found."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

import farwest
from farwest.adapters.lab.balancing import Balanced, Toss, crossing_of, fit
from farwest.adapters.lab.playing import Bench, TriedSetting, asked
from farwest.adapters.lab.plotting import balance_plot
from farwest.adapters.lab.reporting import headline
from farwest.adapters.lab.settings import split, sweep, turnables
from farwest.adapters.lab.turning import Turn, turned
from farwest.adapters.lab.worker import Job, Result
from farwest.errors import BadCall
from tests.adapters.test_cards import a_game
from tests.cli.conftest import Run, run

__all__ = ["run"]


def tried(name: str, setting: dict[str, int], trials: int = 2, deals: int = 1) -> Result:
    game = farwest.load(name)
    turns, variant = split(game, game.seats[-1], {**setting})
    head = game.name, game.package, turns, variant, game.seats[-1]
    return asked(Job(*head, bot="random", seed=1, first=0, deals=deals, trials=trials))


def test_a_number_turned_to_what_it_was_plays_the_same_games_as_the_compiled_rules() -> None:
    turned_to_itself, as_it_is = tried("goat", {"start_coins": 2}), tried("goat", {})
    (one,), (other,) = turned_to_itself.games, as_it_is.games
    assert [seat.points for seat in one.seats] == [seat.points for seat in other.seats]
    assert (one.answers, one.opener) == (other.answers, other.opener)
    assert turned_to_itself.broken == as_it_is.broken == ""


@pytest.mark.slow
def test_a_number_that_is_turned_shows_in_the_scores_and_only_there() -> None:
    """Gold is counted at the end and bots of chance do not look at it: the same game."""
    none, one = (tried("meeples", {"gold_points": n}, trials=0).games[0] for n in (0, 1))
    gold = [b.points - a.points for a, b in zip(none.seats, one.seats, strict=True)]
    assert none.answers == one.answers
    assert min(gold) >= 0 < max(gold)


def test_a_setting_that_breaks_the_game_is_refused_with_the_invariant() -> None:
    goat = farwest.load("goat")

    def broken(constant: str, value: int) -> str:
        turns = [Turn(constant, (), value)]
        return asked(Job(goat.name, goat.package, turns, {}, 5, "random", 1, 0, 1, 1)).broken

    assert broken("START_COINS", 30).startswith("there are 40 coins")
    assert "has no number NO_SUCH_NUMBER" in broken("NO_SUCH_NUMBER", 1)


def test_a_place_in_a_list_is_turned_and_the_rest_stays() -> None:
    assert turned((1, (2, 3)), (1, 0), 9) == (1, (9, 3))
    assert turned(4, (), 5) == 5
    for at in ((2,), (1, 7), (0, 0)):
        with pytest.raises(BadCall):
            turned((1, (2, 3)), at, 9)
    with pytest.raises(BadCall):
        turned((1, 2), (), 9)


def test_every_turnable_is_a_number_of_the_game_and_its_own_value_lies_between_its_ends() -> None:
    for name in farwest.games():
        game = farwest.load(name)
        page = __import__(f"{game.package}.numbers", fromlist=["x"])
        for turnable in turnables(game).values():
            value = getattr(page, turnable.constant)
            for k in turnable.at:
                value = value[game.seats[-1] if k == "seats" else k]
            assert turnable.low <= value <= turnable.high


@pytest.mark.slow
@pytest.mark.parametrize("name", farwest.games())
def test_every_turnable_plays_at_both_ends(name: str) -> None:
    for key, turnable in turnables(farwest.load(name)).items():
        for end in (turnable.low, turnable.high):
            assert tried(name, {key: end}).broken == "", (key, end)


def test_a_sweep_has_every_combination_and_says_what_it_cannot_have() -> None:
    goat, desperados = farwest.load("goat"), farwest.load("desperados")
    found = sweep(goat, 3, ["start_coins=1..3", "rich_store"])
    assert len(found) == 6
    assert found[0] == {"start_coins": 1, "rich_store": False}
    targets = sweep(desperados, 5, ["target_per_desperado=3800..4000"])
    assert [one["target_per_desperado"] for one in targets] == [3800, 3900, 4000]
    for wrong in ("no_such=1", "start_coins=9", "start_coins=many", "rich_store=maybe"):
        with pytest.raises(BadCall, match=r"\.$"):
            sweep(goat, 3, [wrong])
    with pytest.raises(BadCall, match=r"start_coins goes from 0 to 3, not from 1 to 9\."):
        sweep(goat, 3, ["start_coins=1..9"])
    with pytest.raises(BadCall, match=r"target_per_desperado goes from 1000 to 8000, not from 0"):
        sweep(desperados, 5, ["target_per_desperado=0..4000"])


def test_the_fit_finds_where_a_known_curve_is_even() -> None:
    dice = Random(5)
    known = [
        Toss(float(x), float(dice.random() < 1 / (1 + exp(-(x - 37) / 8))), deal)
        for deal in range(60)
        for x in (10, 20, 30, 40, 50, 60)
    ]
    curve = fit(known)
    where = crossing_of(known, 0.5, [10, 60], 1)
    assert where is not None
    assert where.low < 37 < where.high
    assert where.high - where.low < 10
    assert curve.at(10) < 0.2 < 0.8 < curve.at(60)
    always = [Toss(float(x), 1.0, deal) for deal in range(20) for x in (1, 2, 3)]
    assert crossing_of(always, 0.5, [1, 3], 1) is None


def test_the_plot_has_a_dot_for_each_value_and_one_for_the_answer() -> None:
    values = [
        TriedSetting({"x": v}, [a_game(d, 0, int(d * 4 >= v)) for d in range(10)])
        for v in (8, 20, 32)
    ]
    known = [Toss(float(v), float(d * 4 < v), d) for v in (8, 20, 32) for d in range(10)]
    found = crossing_of(known, 0.5, [8, 32], 1)
    assert found is not None
    picture = balance_plot(Balanced("x", "0", 0.5, values, fit(known), found, 20))
    assert picture.count("<circle") == 4
    assert picture.count('class="even"') == 1


def test_the_report_says_first_what_changed_and_only_what_is_sure() -> None:
    """Seat 0 wins every deal with x = 1, and by the rulebook half of them."""
    usual = TriedSetting({}, [a_game(d, 0, d % 2) for d in range(40)])
    same = TriedSetting({"x": 0}, [a_game(d, 0, d % 2) for d in range(40)])
    other = TriedSetting({"x": 1}, [a_game(d, 0, 0) for d in range(40)])
    said = headline(usual, [same, other], ["0", "1"])
    assert said.startswith("Seat 0 wins 50 percentage points more often with x 1")
    assert "of 4 changes 2 are sure" in said
    assert headline(usual, [same], ["0", "1"]).startswith("No setting changes who wins")
    few = TriedSetting({"x": 1}, other.games[1:3:2])
    assert headline(TriedSetting({}, usual.games[1:3:2]), [few], ["0"]).startswith("No setting")


def test_the_command_sweeps_reports_and_lists(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "lab.html"
    wishes = ("--seats", "2", "--bot", "random", "--deals", "4", "--report", str(page))
    code, out, err = run("lab", "goat", "--set", "rich_store=true", *wishes, "--json")
    assert (0, "") == (code, err)
    usual, rich = json.loads(out)["settings"]
    assert (usual["setting"], rich["setting"]) == ({}, {"rich_store": True})
    assert rich["mean_score"] > usual["mean_score"]
    text = page.read_text()
    assert "rich store true" in text
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "start_coins" in run("lab", "goat", "--list").out
    assert run("lab", "goat").code == 2


@pytest.mark.slow
def test_a_search_says_which_target_makes_desperados_even() -> None:
    from farwest.adapters.lab.balancing import balance_search

    bench = Bench(farwest.load("desperados"), 5, "greenhorn", 16)
    targets = [*range(1000, 8001, 100)]
    found = balance_search(bench, {}, "target_per_desperado", targets, "marshal", 4)
    assert found.found is not None
    assert 2500 < found.found.mean < 5000
