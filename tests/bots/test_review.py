"""Second thoughts about a finished game."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import farwest
from farwest.arena.review import APART, TURNING_POINTS, Review, review
from farwest.bots import bot
from farwest.cli import main
from farwest.kernel.errors import BadRecord
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record

GOAT: Game[Any, Any] = farwest.load("goat")
GAMES = 20  # played on from each position


def random_game(seats: int, seed: int, answers: int | None = None) -> Record:
    match, player = GOAT.match(seats, seed=seed), bot("random", GOAT, seed)
    while match.seat is not None and (answers is None or match.move < answers):
        match.play(player.choose(match.view(match.seat)))
    return match.record


@pytest.fixture(scope="module", params=[2, 4, 5])
def reviewed(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    record = random_game(request.param, seed=7)
    return record, review(GOAT, record, games=GAMES)


def test_the_chances_of_every_moment_are_one_in_all(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    assert len(found.curve) > 10
    for moment in found.curve:
        assert len(moment.chances) == record.seats
        assert sum(moment.chances) == pytest.approx(1)
    moves = [moment.move for moment in found.curve]
    assert moves == sorted(set(moves))
    assert moves[0] == 0


def test_the_last_moment_is_the_result(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    match = farwest.replay(record)
    winners = [place == 1 for place in match.places()]
    assert found.curve[-1].move == len(record.actions)
    assert found.curve[-1].chances == [won / sum(winners) for won in winners]
    assert (found.scores, found.places) == (match.scores(), match.places())


def test_there_are_three_turning_points_apart_and_the_greatest_is_first(
    reviewed: tuple[Record, Review],
) -> None:
    record, found = reviewed
    assert len(found.turnings) == TURNING_POINTS
    swings = [turning.swing for turning in found.turnings]
    assert swings == sorted(swings, reverse=True)
    moves = sorted(turning.move for turning in found.turnings)
    assert min(b - a for a, b in pairwise(moves)) > moves[-1] // APART
    for turning in found.turnings:
        assert turning.story
        assert turning.seat in range(-1, record.seats)
        assert abs(turning.after[turning.hit] - turning.before[turning.hit]) == turning.swing


def test_names_are_those_given_and_else_those_of_the_language() -> None:
    record = random_game(3, seed=1)
    named = review(GOAT, record, names=["Ann"], games=2).names
    french = review(GOAT, record, "fr", games=2).names
    assert named[0] == "Ann"
    assert len(set(named)) == 3
    assert named[1] != french[1]


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="finished"):
        review(GOAT, random_game(3, seed=1, answers=20), games=2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(random_game(3, seed=4).json())
    return path


def test_the_command_tells_the_story_in_both_languages(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for language in ("en", "fr"):
        assert main(["review", str(file), "--language", language, "--names", "Ann"]) == 0
        told.append(capsys.readouterr().out)
    english, french = told
    assert "Ann" in english
    assert "100%" in english
    assert "100%" in french
    assert set(english.splitlines()).isdisjoint(
        line for line in french.splitlines() if len(line) > 30 and "▇" not in line
    )


def test_the_picture_is_well_formed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = file.with_suffix(".svg")
    assert main(["review", str(file), "--picture", str(picture), "--names", "A & <B>"]) == 0
    assert picture.name in capsys.readouterr().out
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    assert root.tag.endswith("svg")
    assert "A & <B>" in "".join(root.itertext())


def test_json_has_the_curve_and_the_turnings(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sorted(found) == ["curve", "names", "places", "scores", "turnings"]
    assert sorted(found["curve"][0]) == ["chances", "move"]
    turning = ["after", "before", "cause", "move", "reason", "seat", "story"]
    assert sorted(found["turnings"][0]) == turning
    assert found["places"] == farwest.replay(read_record(file.read_text())).places()


def test_the_command_refuses_an_unfinished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "unfinished.json"
    path.write_text(random_game(3, seed=4, answers=25).json())
    assert main(["review", str(path)]) != 0
    said = capsys.readouterr()
    assert "finished" in said.err
    assert said.out == ""


def test_a_turning_point_says_what_would_have_been_better_and_why() -> None:
    """What Legend would have done with the mover's own view; silent if it was that."""
    record = random_game(3, seed=9)
    plain, told = (review(GOAT, record, games=GAMES, reasons=wish) for wish in (False, True))
    assert [""] * len(plain.turnings) == [one.reason for one in plain.turnings]
    assert [one.move for one in plain.turnings] == [one.move for one in told.turnings]
    spoken = [one for one in told.turnings if one.reason]
    for one in spoken:
        asked = Match.of(GOAT, record, upto=one.move)
        assert asked.seat == one.seat
        played = record.actions[one.move]
        better = {option.text for option in asked.options() if option.action != played}
        assert one.reason.startswith(f"To {told.names[one.seat]}: better “")
        assert any(text.partition(":")[0] in one.reason for text in better)
    assert spoken
