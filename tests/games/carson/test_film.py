"""The end-of-round film of carson: duels and incomes one after the other, told and shown."""

from __future__ import annotations

from typing import Any

from farwest.kernel.match import Match
from farwest.kit.painting import painted
from farwest.kit.sprites import Picture, Words
from farwest.tables.film import filmed as filmed_questions
from farwest.tables.film import moments, stepped
from tests.games.carson.table import GAME, AnyMatch, line, resolve

TOWN = {"r4c5": "saloon", "r3c5": "house", "r2c2": "ranch", "r8c8": "mine", "r8c7": "mountain"}
OWNERS = {"r4c5": 0, "r2c2": 1, "r8c8": 0, "r1c1": 0}  # which the ranch would feed on


def filmed(match: AnyMatch, action: str) -> list[Match[Any, Any]]:
    """What is shown on the way through an answer, and after it."""
    chosen = GAME.parse(action)
    return [*moments(match, chosen, filmed_questions(GAME)), stepped(match, chosen)]


def shown(match: Match[Any, Any], canvas: str = "wide") -> Picture:
    picture = painted(match, 0, canvas)
    assert picture is not None
    return picture


def words(picture: Picture, key: str) -> list[str]:
    return [
        part.text
        for sprite in picture.sprites
        if sprite.key == key
        for part in sprite.parts
        if isinstance(part, Words)
    ]


def fresh(steps: list[Match[Any, Any]]) -> list[list[str]]:
    """By step: what it tells that the one before did not."""
    told: list[list[str]] = []
    known = 0
    for step in steps:
        events = step.log[-1]
        told.append([line(step, *event[:4]) for event in events[known:]])
        known = len(events)
    return told


def test_carson_f34_each_building_pays_in_a_step_of_its_own() -> None:
    """CARSON-F34, CARSON-A15: what was counted, what was earned, and its picture."""
    match = resolve("incomes", ground=TOWN, owner=OWNERS, money=[0, 0, 0])
    steps = filmed(match, "pass")
    paid = [step for step in steps if words(shown(step), "payment")]

    assert ["+$7", "+$10", "+$3"] == [words(shown(step), "payment")[0] for step in paid]
    assert [words(shown(step, "tall"), "payment-why") for step in paid] == [
        ["Ben, ranch: +$7", "7 free parcels × $1"],
        ["Anna, saloon: +$10", "2 houses × $5"],
        ["Anna, mine: +$3", "1 mountain × $3"],
    ]
    assert [step.state.money[:2] for step in paid] == [[0, 7], [10, 7], [13, 7]]
    assert ["EARNED_IN_ALL anna 13", "EARNED_IN_ALL ben 7"] in fresh(steps)


def test_carson_f34_a_robber_and_the_grocer_are_named() -> None:
    """CARSON-P8: doubled; CARSON-F34: half of it, rounded down, for the robber."""
    match = resolve(
        "incomes",
        ground=TOWN,
        owner=OWNERS,
        standing={"r2c2": [0]},
        cards=("grocer", "banker", "captain"),
        waited=[1, 0, 0],
    )
    match.play("pass")
    steps = filmed(match, "double saloon")
    why = [words(shown(step), "payment-why") for step in steps]

    assert ["Ben, ranch: +$4", "7 free parcels × $1", "anna robs $3"] in why
    assert ["Anna, saloon: +$20", "2 houses × $5", "doubled by the Grocer: $20"] in why
    assert ["EARNED_IN_ALL anna 26", "EARNED_IN_ALL ben 4"] in fresh(steps)


def test_carson_d2_a_duel_is_decided_before_its_square_is_used() -> None:
    """CARSON-D2: every summand; then what the winner gets."""
    match = resolve("land_income", standing={"land_income": [0, 1]}, reserve=[2, 0, 0])
    match.play("pass")
    match.play("roll 3")
    steps = filmed(match, "roll 5")

    assert words(shown(steps[0]), "fight") == [
        "Duel: Parcel income",
        "anna: 3 + 1 gun + 2 cowboys = 6",
        "ben: 5 + 1 gun + 0 cowboys = 6",
        "anna wins",
    ]
    assert [] == words(shown(steps[1]), "fight")
    assert any(told.startswith("TOOK_INCOME anna land_income") for told in fresh(steps)[1])


def test_who_looks_on_the_way_sees_what_the_answer_comes_to() -> None:
    """The steps end where the answer does, and the record knows nothing of them."""
    match = resolve("incomes", ground=TOWN, owner=OWNERS)
    *film, after = filmed(match, "pass")

    assert len(film) > 3
    assert all(step.actions == match.actions for step in film)
    match.play("pass")
    assert match.log[len(after.log) - 1] == after.log[-1]
