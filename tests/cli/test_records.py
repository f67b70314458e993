"""farwest replay and farwest verify."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, played
from tests.cli.shell import farwest_run


def changed(file: Path, **facts: Any) -> Path:
    file.write_text(json.dumps(json.loads(file.read_text()) | facts))
    return file


def test_a_story_has_turns_sentences_and_rules(run: Run, finished: Path) -> None:
    code, out, _ = run("replay", str(finished))

    assert code == 0
    assert re.search(r"^ +1  Seat \d is the first Dealer\. +GOAT-S7", out, re.M)
    assert re.search(r"Round 3 begins\. +GOAT-F1", out)
    assert "draws a card." in out
    assert "You" not in out
    assert "Place   Player" in out


def test_a_story_in_french_with_names(run: Run, finished: Path) -> None:
    out = run("replay", str(finished), "--language", "fr", "--names", "Ann,Bo").out

    assert "La manche 3 commence." in out
    assert "Rang   Joueur" in out
    assert re.search(r"\bAnn\b", out)
    assert "Place 2" in out


def test_a_seat_is_told_its_own_cards(run: Run, finished: Path) -> None:
    out = run("replay", str(finished), "--seat", "0").out

    assert "You draw the" in out
    assert "[Seat" not in out


def test_all_is_what_every_seat_was_told(run: Run, finished: Path) -> None:
    out = run("replay", str(finished), "--all").out

    for seat in range(3):
        assert re.search(rf"\[Seat {seat}\] You (draw|receive) the", out)


def test_an_unfinished_record_says_so(run: Run, unfinished: Path) -> None:
    code, out, _ = run("replay", str(unfinished))

    turns = len(json.loads(unfinished.read_text())["actions"])
    assert code == 0
    assert f"This game is not over: the saved game ends after {turns} moves." in out
    assert "is asked: " in out
    assert "Place   Player" not in out


def test_stopping_on_the_way_shows_the_board(run: Run, finished: Path) -> None:
    out = run("replay", str(finished), "--at", "12", "--seat", "1").out

    assert "Stopped after 12 moves." in out
    assert "Round 1 of 3" in out
    assert "13  " not in out


@pytest.mark.parametrize("at", [0, 1, 2, 3, 8, 9, 10])
def test_stopping_anywhere(run: Run, finished: Path, at: int) -> None:
    for eyes in ([], ["--all"], ["--seat", "2"]):
        assert run("replay", str(finished), "--at", str(at), *eyes).code == 0


@pytest.mark.parametrize("wishes", [["--at", "9999"], ["--at", "-1"], ["--seat", "3"]])
def test_what_is_not_in_the_record(run: Run, finished: Path, wishes: list[str]) -> None:
    code, _, err = run("replay", str(finished), *wishes)

    assert code == 2
    assert err.count("\n") == 1


def test_a_record_from_stdin(finished: Path) -> None:
    record = finished.read_text()

    assert "Place   Player" in farwest_run("replay", "-", typed=record).stdout
    assert farwest_run("verify", "-", typed=record).returncode == 0


def test_a_fair_game(run: Run, finished: Path) -> None:
    code, out, err = run("verify", str(finished))

    assert (0, "") == (code, err)
    assert re.fullmatch(r"Fair\. All \d+ draws follow from the secret and salt\.\n", out)


def test_verify_as_json(run: Run, finished: Path) -> None:
    facts = json.loads(run("verify", str(finished), "--json").out)

    assert {"fair", "draws", "reason"} == set(facts)
    assert facts["fair"] is True
    assert facts["draws"] > 20


def test_another_draw_is_not_fair(run: Run, finished: Path) -> None:
    first, *rest = json.loads(finished.read_text())["actions"]
    seats = [action for action in range(first - 2, first + 3) if action != first]
    verdicts = [
        run("verify", str(changed(finished, actions=[other, *rest])), "--json") for other in seats
    ]

    assert {1} == {code for code, _, _ in verdicts}
    assert any("the dealer's secret gives" in out for _, out, _ in verdicts)


def test_another_secret_is_not_fair(run: Run, finished: Path) -> None:
    code, out, _ = run("verify", str(changed(finished, secret="00" * 32)))

    assert code == 1
    assert "Not fair. The secret is not the one that was committed to." in out


def test_an_answer_that_was_not_legal_is_not_fair(run: Run, finished: Path) -> None:
    actions = json.loads(finished.read_text())["actions"]
    code, out, _ = run("verify", str(changed(finished, actions=[*actions, 0])))

    assert code == 1
    assert "is not legal there" in out


def test_what_cannot_be_told(run: Run, finished: Path, unfinished: Path, tmp_path: Path) -> None:
    hand = tmp_path / "hand.json"
    hand.write_text(played(seed=None, chance="by hand").record.json())
    actions = json.loads(finished.read_text())["actions"]
    cut = changed(finished, actions=actions[:-5])

    for file, reason in ((hand, "by hand"), (unfinished, "not."), (cut, "too early")):
        code, out, _ = run("verify", str(file))
        assert code == 3
        assert out.startswith("It cannot be told. ")
        assert reason in out


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"version": "0"}, "version 0 of the rules of goat"),
        ({"seats": 9}, "goat is for 2 to 5 seats, not 9."),
        ({"seats": "3"}, "'seats' is '3'"),
        ({"actions": [1.5]}, "actions are whole numbers"),
        ({"commitment": "xyz"}, "not hexadecimal"),
        ({"colour": "red"}, "A record has no 'colour'"),
        ({"variant": {"rich_store": 1}}, "rich_store"),
    ],
)
def test_a_record_that_is_wrong(
    run: Run, finished: Path, command: str, facts: dict[str, Any], sentence: str
) -> None:
    code, out, err = run(command, str(changed(finished, **facts)))

    assert (2, "") == (code, out)
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"{", "This is not JSON"),
        (b"", "This is not JSON"),
        (b"\xff\xfe\x00", "This is not JSON"),
        (b"[1]", "not a list"),
        (b"[" * 100_000, "This is not JSON"),
    ],
)
def test_a_file_that_is_no_record(
    run: Run, tmp_path: Path, command: str, text: bytes, sentence: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(text)
    code, out, err = run(command, str(file))

    assert (2, "") == (code, out)
    assert sentence in err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "missing.json"

    assert run(command, str(missing)).err == f"farwest: {missing}: No such file or directory.\n"
    assert run(command, str(tmp_path)).err == f"farwest: {tmp_path}: Is a directory.\n"
