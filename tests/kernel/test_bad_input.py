"""Whatever is handed in from outside: a named error with one sentence, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import farwest
from farwest.kernel.errors import (
    BadCall,
    BadMove,
    BadPosition,
    BadRecord,
    BadVariant,
    BrokenJson,
    FarwestError,
    GameOver,
    IllegalAction,
    OtherRules,
    StaleAction,
    UnknownAction,
    UnknownGame,
    WrongSeats,
)

GOAT = farwest.load("goat")


def played(answers: int = 40, seats: int = 4, seed: int = 2) -> Any:
    match = GOAT.match(seats, seed=seed)
    while match.seat is not None and match.move < answers:
        match.play(match.options()[-1].action)
    return match


MATCH = played()
RECORD = json.loads(MATCH.record.json())
FINISHED = json.loads(played(10_000).record.json())


def sentence(error: pytest.ExceptionInfo[FarwestError]) -> str:
    """Its message, which is one sentence: a capital or a `name` first, a full stop last."""
    text = str(error.value)
    assert text
    assert text[0].isupper() or text[0] in "`'" or text.split()[0].isidentifier()
    assert text.endswith((".", "?"))
    assert "\n" not in text
    return text


@pytest.mark.parametrize("name", ["chess", "", "Goat", "../goat", None, 3])
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(UnknownGame) as error:
        farwest.load(name)
    assert "goat" in sentence(error)


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "4", True, 3.0, None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    for door in (GOAT.match, GOAT.start):
        with pytest.raises(WrongSeats) as error:
            door(seats)
        assert "2 to 5 seats" in sentence(error)


@pytest.mark.parametrize(
    "variant",
    [
        {"poor_store": True},
        {"rich_store": 1},
        {"rich_store": "yes"},
        {"rich_store": None},
        {"first_dealer": 3},
        {"first_dealer": True},
        {"first_dealer": "Drawn"},
        {"first_dealer": []},
    ],
)
def test_a_bad_variant(variant: Any) -> None:
    with pytest.raises(BadVariant) as error:
        GOAT.match(3, variant=variant)
    sentence(error)


def test_bad_wishes() -> None:
    with pytest.raises(BadCall):
        GOAT.match(3, chance="loaded dice")
    for seat in (3, -1, "0"):
        with pytest.raises(BadCall):
            GOAT.match(3, seed=1).view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("fly", UnknownAction),
        ("", UnknownAction),
        ("offer", UnknownAction),
        ("offer unicorn", UnknownAction),
        (-1, UnknownAction),
        (GOAT.actions, UnknownAction),
        (2**70, UnknownAction),
        ("rob bank", IllegalAction),
        ("target 4", IllegalAction),
        ("dealer 0", IllegalAction),
        ("gamble 3", IllegalAction),
        (True, BadMove),
        (1.0, BadMove),
        (None, BadMove),
        ([], BadMove),
        (b"accept", BadMove),
    ],
)
def test_a_bad_move_changes_nothing(action: Any, error: type[BadMove]) -> None:
    match = GOAT.match(4, seed=2, variant={"first_dealer": 1})
    before = match.position(), match.record, match.events(None), match.options()
    with pytest.raises(error) as raised:
        match.play(action)

    sentence(raised)
    assert before == (match.position(), match.record, match.events(None), match.options())


def test_every_action_but_the_options_is_refused() -> None:
    for answers in (0, 11, 25, 40):
        match = played(answers)
        before, legal = match.position(), {option.action for option in match.options()}
        for action in set(range(GOAT.actions)) - legal:
            with pytest.raises(IllegalAction) as error:
                match.play(action)
            sentence(error)
        assert before == match.position()


def test_an_answer_to_a_question_that_is_gone() -> None:
    match = played()
    before, action = match.position(), match.options()[0].action
    for turn in (match.move - 1, match.move + 1, 0):
        with pytest.raises(StaleAction) as error:
            match.play(action, move=turn)
        sentence(error)
    assert before == match.position()
    match.play(action, move=match.move)


def test_nothing_is_answered_after_the_end() -> None:
    match = played(10_000)
    before = match.record
    with pytest.raises(GameOver) as error:
        match.play("accept")
    sentence(error)
    assert before == match.record


@pytest.mark.parametrize("name", ["game", "version", "seats", "variant", "actions", "commitment"])
def test_a_record_that_lacks_something(name: str) -> None:
    facts = {key: value for key, value in RECORD.items() if key != name}
    with pytest.raises(BadRecord) as error:
        farwest.replay(json.dumps(facts))
    assert repr(name) in sentence(error)


@pytest.mark.parametrize(
    ("facts", "error"),
    [
        ({"colour": "red"}, BadRecord),
        ({"seats": "4"}, BadRecord),
        ({"seats": True}, BadRecord),
        ({"actions": {}}, BadRecord),
        ({"actions": [True]}, BadRecord),
        ({"actions": ["accept"]}, BadRecord),
        ({"commitment": 5}, BadRecord),
        ({"commitment": "xy"}, BadRecord),
        ({"salt": "0"}, BadRecord),
        ({"secret": "zz"}, BadRecord),
        ({"start": []}, BadRecord),
        ({"variant": []}, BadRecord),
        ({"game": "chess"}, UnknownGame),
        ({"version": "0"}, OtherRules),
        ({"seats": 6}, WrongSeats),
        ({"variant": {"rich_store": "yes"}}, BadVariant),
        ({"variant": {"x": []}}, BadVariant),
        ({"start": {"game": "chess"}}, BadPosition),
    ],
)
def test_a_record_with_something_wrong(facts: dict[str, Any], error: type[FarwestError]) -> None:
    with pytest.raises(error) as raised:
        farwest.replay(json.dumps(RECORD | facts))
    sentence(raised)


@pytest.mark.parametrize("action", [-1, 0, GOAT.actions, 10**30])
def test_an_illegal_action_inside_a_record(action: int) -> None:
    actions = [*RECORD["actions"][:20], action, *RECORD["actions"][21:]]
    with pytest.raises(BadRecord) as error:
        farwest.replay(json.dumps(RECORD | {"actions": actions}))
    assert "Action 20" in sentence(error)
    actions = [*FINISHED["actions"], action]
    with pytest.raises(BadRecord):
        farwest.replay(json.dumps(FINISHED | {"actions": actions}))


FRAME = {"ask": "OFFER_CARD", "seat": 0, "a": 0, "b": 0}


@pytest.mark.parametrize(
    "facts",
    [
        {"game": "chess"},
        {"version": "0"},
        {"seats": 6},
        {"seats": None},
        {"seats": 3},
        {"variant": {"rich_store": 5}},
        {"variant": 7},
        {"hat": [2, 2, 2, 2]},
        {"hats": [2, 2, 2, 9]},
        {"hats": [2, 2, 2, 2, 2, 2]},
        {"hats": {"thief": 2}},
        {"hats": "2222"},
        {"coins": [-1, 2, 2, 2]},
        {"coins": [10**30, 2, 2, 2]},
        {"coins": [99, 2, 2, 2]},
        {"dealer": 99},
        {"dealer": "chance"},
        {"where": {"thief": "nowhere"}},
        {"where": {"unicorn": "deck"}},
        {"supply": {"bottle": 99}},
        {"frames": []},
        {"frames": 3},
        {"frames": [3]},
        {"frames": [{}]},
        {"frames": [FRAME | {"ask": "WHO_AM_I"}]},
        {"frames": [FRAME | {"seat": 4}]},
        {"frames": [FRAME | {"seat": "nobody"}]},
        {"frames": [FRAME | {"a": "x"}]},
        {"frames": [FRAME | {"b": None}]},
        {"frames": [FRAME | {"a": 10**30}]},
        {"frames": [FRAME | {"c": 1}]},
        {"frames": [FRAME] * 1000},
    ],
)
def test_a_position_with_something_wrong(facts: dict[str, Any]) -> None:
    position = played().position()
    with pytest.raises(FarwestError) as error:
        GOAT.position(position | facts)
    sentence(error)
    assert isinstance(error.value, BadPosition | WrongSeats | BadVariant)


@pytest.mark.parametrize("text", ["x", "[]", "3", [], None, 3, 2.5])
def test_a_position_that_is_none(text: Any) -> None:
    with pytest.raises(BrokenJson) as error:
        GOAT.position(text)
    assert "a position is" in sentence(error).lower()


def test_a_set_names_everything_once() -> None:
    """As its schema says: a card that is seen twice is a mistake of who wrote it."""
    position = played().position()
    seat = next(seat for seat, cards in enumerate(position["saw"]) if cards)
    saw = [list(cards) for cards in position["saw"]]
    saw[seat].append(saw[seat][0])
    with pytest.raises(BadPosition, match="twice"):
        GOAT.position(position | {"saw": saw})
