from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import farwest
from farwest.cli import check
from farwest.kernel.errors import BrokenLaw
from farwest.laws import LAWS
from tests.cli.conftest import Run
from tests.cli.shell import farwest_run


def test_alone_it_helps(run: Run) -> None:
    code, out, err = run()

    assert (0, "") == (code, err)
    for command in ("play", "games", "rules", "simulate", "replay", "verify", "check", "schema"):
        assert f"  {command} " in out


def test_version() -> None:
    done = farwest_run("--version")

    assert (0, f"farwest {farwest.__version__}\n") == (done.returncode, done.stdout)


def test_an_unknown_command_is_one_sentence() -> None:
    done = farwest_run("plya")

    assert (2, "") == (done.returncode, done.stdout)
    assert "'plya'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_games(run: Run) -> None:
    code, out, _ = run("games")

    assert code == 0
    assert "The Good, the Goat and the Bad" in out
    assert "2-5" in out
    assert "Le Bon, la Chèvre" in run("games", "--language", "fr").out


def test_games_as_json(run: Run) -> None:
    code, out, _ = run("games", "--json")
    goat = next(game for game in json.loads(out) if game["name"] == "goat")

    assert code == 0
    assert {"name", "title", "seats", "version", "compiled", "variants"} == set(goat)
    assert goat["seats"] == [2, 3, 4, 5]
    assert goat["variants"]["rich_store"] == [False, True]


def simulated(run: Run, *wishes: str) -> dict[str, Any]:
    code, out, _ = run("simulate", "goat", "--games", "40", "--json", *wishes)
    assert code == 0
    facts: dict[str, Any] = json.loads(out)
    return facts


def test_simulate_as_json(run: Run) -> None:
    facts = simulated(run, "--seats", "3", "--seed", "7", "--variant", "rich_store=true")

    assert (facts["game"], facts["seats"], facts["seed"]) == ("goat", 3, 7)
    assert facts["variant"] == {
        "rich_store": True,
        "first_dealer": "drawn",
        "declare_forced": False,
    }
    assert facts["games"] == 40
    assert facts["complete"]
    assert len(facts["mean_scores"]) == 3
    assert sum(facts["win_shares"]) == pytest.approx(1)
    decisions = facts["decisions"]
    assert 0 < decisions["min"] <= decisions["mean"] <= decisions["max"]
    assert facts["decisions_per_second"] > 0


def test_simulate_gives_the_same_games_for_the_same_seed(run: Run) -> None:
    once, again, other = (simulated(run, "--seed", seed) for seed in ("7", "7", "8"))

    assert once["mean_scores"] == again["mean_scores"] != other["mean_scores"]


@pytest.mark.parametrize("seed", ["-1", str(2**64), str(-(2**70))])
def test_simulate_takes_any_seed(run: Run, seed: str) -> None:
    assert simulated(run, "--seed", seed)["games"] == 40


def test_simulate_for_people(run: Run) -> None:
    code, out, err = run("simulate", "goat", "--games", "30")

    assert code == 0
    assert "30 random games of goat in" in out
    assert "mean score" in out
    assert ("Running interpreted" in err) != farwest.load("goat").compiled


@pytest.mark.parametrize(
    "wishes", [["--games", "0"], ["--games", "-3"], ["--seats", "1"], ["--variant", "=1"]]
)
def test_simulate_refuses(run: Run, wishes: list[str]) -> None:
    code, out, err = run("simulate", "goat", *wishes)

    assert (2, "") == (code, out)
    assert err.count("\n") == 1


def test_check_keeps_all_laws(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    law = "options are in order"
    monkeypatch.setattr(check, "LAWS", {law: LAWS[law]})
    code, out, _ = run("check", "goat", "--games", "1")

    assert code == 0
    assert f"✓ {law}" in out


def test_check_says_which_law_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object, seats: int, seed: int) -> None:
        raise BrokenLaw("Nothing is lost.")

    def crashing(game: object, seats: int, seed: int) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(check, "LAWS", {"pieces": broken, "play": crashing})
    code, out, _ = run("check", "goat", "--games", "1")

    assert code == 1
    assert "✗ pieces: Nothing is lost. (2 seats, seed 0)" in out
    assert "✗ play: cli/check.py, line " in out
    assert ": IndexError list index out of range. (2 seats, seed 0)" in out


def test_bench_says_where_it_lives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = farwest_run("bench", "--json")

    assert (2, "") == (done.returncode, done.stdout)
    assert "make bench" in done.stderr


@pytest.mark.parametrize("name", farwest.games())
def test_schema_is_of_positions_and_views(run: Run, name: str) -> None:
    code, out, _ = run("schema", name)
    found = json.loads(out)
    assert (code, found["$schema"]) == (0, "https://json-schema.org/draft/2020-12/schema")
    assert ["position", "view"] == list(found["$defs"])
    schema = jsonschema_rs.validator_for(found)
    match = farwest.load(name).match(farwest.load(name).seats[0], seed=1)
    schema.validate(json.loads(match.position().json()))
    schema.validate(json.loads(match.view(0).json()))
    assert run("schema", "chess").code == 2
