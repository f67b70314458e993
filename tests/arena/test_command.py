"""`farwest arena`, as people and scripts call it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.cli import main

SRC = str(Path(farwest.__file__).parents[1])
QUICK = ("arena", "goat", "--bots", "random,greedy:worlds=5", "--jobs", "1")


def result(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(words) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts


def untimed(facts: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if key != "timing"}


def test_json_has_a_result_for_each_bot_as_it_was_named(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "search:iterations=5,random,random"
    facts = result(capsys, "arena", "goat", "--bots", bots, "--games", "6", "--json")

    assert [one["bot"] for one in facts["results"]] == ["search:iterations=5", "random"]
    assert [one["games"] for one in facts["results"]] == [6, 12]
    for one in facts["results"]:
        assert 0 <= one["low"] <= one["win_rate"] <= one["high"] <= 1
        assert one["rating"] > 0
    total = sum(one["win_rate"] * one["games"] for one in facts["results"])
    assert total == pytest.approx(facts["games"])
    assert (facts["seats"], facts["deals"], facts["complete"]) == (3, 2, True)
    assert len(facts["balance"]["seats"]) == 3


def test_the_number_of_jobs_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*QUICK[:-2], "--games", "8", "--seed", "3", "--json", "--jobs")

    assert untimed(result(capsys, *words, "1")) == untimed(result(capsys, *words, "2"))


def test_rounding_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main((*QUICK, "--games", "3")) == 0
    told = capsys.readouterr()

    assert "Playing 4 games, not 3" in told.err
    assert "4 games in 2 deals, 2 seats" in told.out


def test_files_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("report.html", "out.jsonl", "records.jsonl")]
    wishes = [
        str(word)
        for pair in zip(("--report", "--out", "--records"), files, strict=True)
        for word in pair
    ]

    first = result(capsys, *QUICK, "--games", "4", "--json", *wishes)
    again = result(capsys, *QUICK, "--games", "4", "--json", *wishes)

    assert first == again
    assert files[0].read_text("utf-8").startswith("<!DOCTYPE html>")
    assert [len(file.read_text().splitlines()) for file in files[1:]] == [5, 4]
    assert all(farwest.verify(line).fair for line in files[2].read_text().splitlines())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "nobody"), "There is no bot 'nobody'"),
        (("--bots", "random", "--seats", "9"), "2 to 5 seats"),
        (("--bots", "random", "--report", "/no/such/x.html"), "There is no folder /no/such"),
        (("--bots", "random,"), "commas"),
    ],
)
def test_bad_wishes_are_answered_in_a_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("arena", "goat", *words)) == 2
    assert sentence in capsys.readouterr().err


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background ignores SIGINT, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    words = ("--bots", "random", "--games", "20000", "--jobs", jobs, "--json", "--out", str(out))
    with subprocess.Popen(
        (sys.executable, "-u", "-m", "farwest.cli", "arena", "goat", *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": SRC},
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    ) as arena:
        assert arena.stderr is not None
        told = next(line for line in arena.stderr if " of 20,000 games" in line)
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: the workers hear it too
        facts = json.loads(arena.communicate()[0])

    assert arena.returncode == 130
    assert facts["complete"] is False
    assert facts["games"] >= int(told.split(" ")[0].replace(",", ""))
    assert len(out.read_text().splitlines()) == facts["games"] + 1
