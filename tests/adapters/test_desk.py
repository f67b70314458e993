"""The tools that a language model is handed: they play, they refuse in sentences, nothing leaks."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.adapters.language.desk import Desk
from farwest.adapters.language.seats import SeatHere
from farwest.errors import BadCall, GameOver, IllegalAction, UnknownAction
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kernel.scene import redact

RECORDS = Path(__file__).parents[1] / "records"
QUICK = ("goat", "desperados")  # a game takes a moment; others, and more of all, are slow


def seated(match: Match[Any, Any], seat: int) -> Desk:
    """A desk at a seat of a match that stands somewhere."""
    desk, here = Desk(), object.__new__(SeatHere)
    here.game, here.seat, here._told, here._match, here._bots = match.game, seat, -1, match, {}
    desk._seats["table-1"] = here
    return desk


def all_answers(match: Match[Any, Any], seat: int) -> list[str]:
    """What every tool says that looks at the table."""
    desk, game = seated(match, seat), match.game
    asked = range(0, game.actions, max(1, game.actions // 40))
    return [
        desk.options("table-1"),
        desk.see("table-1"),
        desk.see("table-1", "json"),
        desk.see("table-1", whole=True),
        desk.see("table-1", "json", whole=True),
        *(desk.why_not("table-1", str(action)) for action in asked),
    ]


def as_known(match: Match[Any, Any], seat: int, seed: int) -> Match[Any, Any]:
    """A match that has what this seat may know, and else another world: another state that it
    cannot tell from the true one, and of what was told only what it was told."""
    known, game = match.fork(), match.game
    known.state = game.world(match.view(seat), game.dice(seed))
    known.state.listening = True
    told = [[redact(game, event, seat) for event in events] for events in match.log]
    known.log = [
        [(e[0], e[1], e[2], e[3], -1 if e[4] else 0, e[5]) for e in events if e] for events in told
    ]
    given = zip(match.actions, match.movers, strict=True)
    known.actions = [action if who == seat else -1 for action, who in given]
    known._moves, known._said = {}, {}
    return known


@cache
def games_played() -> list[Match[Any, Any]]:
    """A recorded game of each game; where none is kept, the first options of one."""
    found: dict[str, Match[Any, Any]] = {}
    for file in sorted(RECORDS.glob("*_3_*.json")):
        record = read_record(file.read_text())
        found.setdefault(record.game, farwest.replay(record))
    for name in farwest.games():
        if name not in found:
            match = farwest.load(name).match(3, seed=3)
            while match.seat is not None:
                match.play(match.legal()[-1])
            found[name] = match
    return list(found.values())


def compared(whole: Match[Any, Any], points: int) -> int:
    """At so many points of a game, every tool at the seat that is asked. How many there were."""
    record, looked = whole.record, 0
    for upto in range(whole.move // points, whole.move, max(1, whole.move // points)):
        match = Match.of(whole.game, record, upto)
        while match.seat is not None and match.seat < 0:
            upto += 1
            match = Match.of(whole.game, record, upto)
        if match.seat is not None:
            known = as_known(match, match.seat, upto)
            assert all_answers(match, match.seat) == all_answers(known, match.seat)
            looked += 1
    return looked


def called(match: Match[Any, Any]) -> str:
    return match.game.name


@pytest.mark.parametrize("whole", games_played(), ids=called)
def test_every_tool_answers_alike_in_worlds_that_the_seat_cannot_tell_apart(
    whole: Match[Any, Any],
) -> None:
    assert compared(whole, 3 if called(whole) in QUICK else 2) > 0


@pytest.mark.slow
@pytest.mark.parametrize("whole", games_played(), ids=called)
def test_every_tool_answers_alike_at_many_points_of_a_game(whole: Match[Any, Any]) -> None:
    assert compared(whole, 25) > 10


def test_a_tool_that_told_the_truth_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def see(self: Desk, table: str, form: str = "text", whole: bool = False) -> str:
        return str(self._seats[table]._match.position())  # type: ignore[attr-defined]

    match = farwest.load("goat").match(3, seed=1)
    known = as_known(match, 0, 1)
    assert all_answers(match, 0) == all_answers(known, 0)
    monkeypatch.setattr(Desk, "see", see)
    assert all_answers(match, 0) != all_answers(known, 0)


def test_the_json_has_the_view_of_the_seat_and_nothing_beside_it() -> None:
    desk = Desk()
    desk.start_match("goat", 3, 1, "greenhorn", seed=1)
    here: Any = desk._seats["table-1"]
    told = json.loads(desk.see("table-1", "json", whole=True))
    assert told["view"] == json.loads(here._match.view(1).json())
    assert [line["text"] for line in told["news"]] == [e.text for e in here._match.events(1)]
    assert set(told["named"]) < set(told["view"])
    assert told["named"]["tokens"] == ["unknown", {"bottle": 1}, "unknown"]


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=() if n == "goat" else pytest.mark.slow) for n in farwest.games()],
)
def test_a_game_is_played_to_its_end_by_names(name: str) -> None:
    desk = Desk()
    seats = farwest.load(name).seats[0]
    said = desk.start_match(name, seats, seats - 1, "random", seed=2)
    assert said.startswith("You sit at table-1.")
    answers = 0
    while names := json.loads(desk.options("table-1")):
        said = desk.act("table-1", names[answers % len(names)])
        answers += 1
    assert answers > 3
    assert "## The end" in said
    assert json.loads(desk.see("table-1", "json"))["outcome"]["places"].count(1) >= 1
    with pytest.raises(GameOver):
        desk.act("table-1", "0")


def test_news_are_told_once_and_whole_on_demand() -> None:
    desk = Desk()
    first = desk.start_match("goat", 3, 1, "greenhorn", seed=1)
    assert "Round 1 begins." in first
    desk.options("table-1")
    assert "Round 1 begins." not in desk.see("table-1")
    assert "Round 1 begins." in desk.see("table-1", whole=True)
    assert "You accept." in desk.act("table-1", "accept")


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    desk = Desk()
    desk.start_match("goat", 3, 1, "greenhorn", seed=1)
    before = desk.see("table-1", "json", whole=True)
    with pytest.raises(UnknownAction, match="did you mean"):
        desk.act("table-1", "acept")
    with pytest.raises(IllegalAction, match="not possible now"):
        desk.act("table-1", "offer thief")
    assert "not what is being asked" in desk.why_not("table-1", "offer thief")
    assert "one of your options" in desk.why_not("table-1", "refuse")
    assert desk.see("table-1", "json", whole=True) == before
    attempts: list[Callable[[], str]] = [
        lambda: desk.see("table-9"),
        lambda: desk.see("table-1", "yaml"),
        lambda: desk.rules("chess"),
        lambda: desk.rules("goat", "no such chapter"),
        lambda: desk.learn("goat", "de"),
        lambda: desk.start_match("goat", 9),
        lambda: desk.start_match("goat", 3, 3),
        lambda: desk.start_match("goat", 3, 0, "cowhand,cowhand,cowhand"),
    ]
    for wrong in attempts:
        with pytest.raises(BadCall, match=r"\.$"):
            wrong()


def test_the_shelf_has_rules_a_search_and_a_lesson_of_every_game() -> None:
    desk = Desk()
    listed = json.loads(desk.games())
    assert [game["name"] for game in listed] == list(farwest.games())
    for game in listed:
        name, chapter = game["name"], game["chapters"][1]
        assert game["seats"] == list(farwest.load(name).seats)
        assert desk.rules(name).count("\n## ") == len(game["chapters"])
        assert f"## {chapter}" in desk.rules(name, chapter)
        assert "## The first lesson, step by step\n\n1. " in desk.learn(name)
    found = desk.search_rules("goat", "thief sheriff")
    assert all("thief" in part.lower() for part in found.split("\n\n["))
    assert desk.rule("goat", "F21").startswith("GOAT-F21: ")
    assert "voleur" in desk.rules("goat", language="fr").lower()
