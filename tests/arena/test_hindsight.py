"""Looking back at a finished game: what each choice cost, as it was seen then, and what if."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.arena.hindsight import (
    DEAR,
    DEAREST,
    PATIENT,
    Chosen,
    Suspect,
    choices_of,
    dearest_first,
    glance,
    mistake,
    views_at,
)
from farwest.arena.review import moments, outlined
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from farwest.kit.rulebook import find_rule
from farwest.laws import random_record
from farwest.server.after import rounds_of
from farwest.server.branches import Walk, all_answers, branch_of
from farwest.server.looking_back import costly
from farwest.tables import wire
from farwest.tables.errors import BadMessage

RECORDS = Path(__file__).parents[1] / "records"
RECORDED = {
    "goat": "goat_3_usual",
    "meeples": "meeples_3_usual",
    "circles": "circles_2_usual",
    "desperados": "desperados_3_gang_won",
}


@cache
def finished(game: str) -> Record:
    if game in RECORDED:
        return read_record((RECORDS / f"{RECORDED[game]}.json").read_text("utf-8"))
    return random_record(farwest.load(game), farwest.load(game).seats[0], 5)


def a_dear_choice(game: Any, record: Record) -> tuple[float, int, Chosen]:
    """What it costs at a glance, whose it is, and the choice: the dearest of a few."""
    found: list[tuple[float, int, Chosen]] = []
    for seat in range(record.seats):
        every = choices_of(game, record, seat)
        for chosen, view in views_at(game, record, seat, every[:: len(every) // 2 + 1]):
            found.append((glance(game, view, chosen.action), seat, chosen))
    return max(found)


@pytest.mark.parametrize("name", farwest.games())
def test_a_choice_is_judged_by_what_its_seat_saw_in_the_words_of_a_hint(name: str) -> None:
    """From any world that looks the same to it, the same comes out; told with reason and rule."""
    game, record = farwest.load(name), finished(name)
    loss, seat, chosen = a_dear_choice(game, record)
    ((_, view),) = views_at(game, record, seat, [chosen])
    other = game.see(game.world(view, game.dice(99)), seat)
    found = mistake(game, view, chosen)

    assert other == view
    assert glance(game, other, chosen.action) == loss
    if found is None:  # looked at for longer, it cost nothing that can be told
        return
    told = costly(name, record.json(), found, "en", [f"P{k}" for k in range(record.seats)])
    best, played = told.chances
    assert best - played > DEAR
    assert told.played.action == chosen.action != told.better.action
    assert f"“{told.played.text}”" in told.reason
    assert find_rule(game, told.rule)


@pytest.mark.parametrize("name", farwest.games())
def test_every_choice_of_a_seat_is_looked_at_and_had_an_alternative(name: str) -> None:
    game, record = farwest.load(name), finished(name)
    match: Match[Any, Any] = Match.of(game, record)
    answers = all_answers(match).moves

    for seat in range(record.seats):
        mine = [Chosen(one.move, one.action) for one in answers if one.seat == seat]
        assert mine == choices_of(game, record, seat)
    assert all(one.text for one in answers)


@pytest.mark.parametrize("name", farwest.games())
def test_rounds_are_marked_where_they_begin(name: str) -> None:
    game, record = farwest.load(name), finished(name)
    match: Match[Any, Any] = Match.of(game, record)
    marks = rounds_of(match)

    assert len(marks) > 1
    assert [one.move for one in marks] == sorted({one.move for one in marks})
    assert marks[-1].move <= match.move
    assert [one.title for one in marks] == [f"Round {n}" for n in range(1, len(marks) + 1)]


@pytest.mark.parametrize("name", farwest.games())
def test_a_branch_goes_another_way_and_is_the_same_when_asked_again(name: str) -> None:
    game, record = farwest.load(name), finished(name)
    match: Match[Any, Any] = Match.of(game, record)
    answers = all_answers(match).moves
    one = answers[len(answers) // 2]
    asked: Match[Any, Any] = Match.of(game, record, upto=one.move)
    other = next(action for action in asked.legal() if action != one.action)

    def walked(*line: int, action: int = -1) -> wire.Branch:
        walk = Walk(game, record, wire.BranchWish(one.move, list(line)), "en", [])
        walk.answer(action)
        return branch_of(walk, [], "wide")

    first = walked(action=other)
    assert first == walked(action=other)
    assert first.line[0] == other
    assert [told.seat for told in first.told][:1] == [one.seat]
    assert walked(*first.line) == first
    assert first.scene.over or first.scene.acting >= 0
    for impossible in (game.actions, -1 % game.actions):
        if impossible not in asked.legal():
            with pytest.raises(BadMessage):
                walked(impossible)


def test_the_pieces_of_a_curve_are_the_whole() -> None:
    game, record = farwest.load("goat"), finished("goat")
    plan = outlined(game, record, "en", [], 8)
    whole = moments(game, record, plan.ends, 8)

    assert [one.move for one in whole] == plan.ends
    assert moments(game, record, plan.ends[5:9], 8) == whole[5:9]


def test_few_are_looked_at_for_long_and_fewer_are_told() -> None:
    many = [Suspect(Chosen(n, 0), n / 100 - 0.05) for n in range(30)]
    found = dearest_first(many)

    assert DEAREST < len(found) == PATIENT
    assert found[0] == many[-1].chosen
    assert [] == dearest_first(many[:5])  # what cost nothing is not looked at again
