"""The schema of positions and views describes what is written, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

import farwest
from farwest.kit.schema import position_schema, schema_of, view_schema
from farwest.laws import walk

HEAD = ("game", "version", "seats", "variant", "frames")
CASES = [(name, seats) for name in farwest.games() for seats in farwest.load(name).seats]
LOOKS = 60  # positions of one game that are looked at


def spread(name: str, seats: int, seed: int) -> list[Any]:
    """States from one random game, from its beginning to its end."""
    states = [s.clone() for s in walk(farwest.load(name), seats, seed)]
    return [*states[:: max(len(states) // LOOKS, 1)], states[-1]]


@pytest.mark.parametrize("name", farwest.games())
def test_it_is_a_schema_of_the_draft_that_it_names(name: str) -> None:
    schema = schema_of(farwest.load(name))
    assert jsonschema_rs.meta.is_valid(schema)
    assert isinstance(jsonschema_rs.validator_for(schema), jsonschema_rs.Draft202012Validator)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_positions_and_views_are_as_it_says(name: str, seats: int) -> None:
    game = farwest.load(name)
    both = jsonschema_rs.Draft202012Validator(schema_of(game))
    position = jsonschema_rs.Draft202012Validator(position_schema(game))
    view = jsonschema_rs.Draft202012Validator(view_schema(game))
    for s in spread(name, seats, seats):
        written = json.loads(game.position_of(s).json())
        position.validate(written)
        both.validate(written)
        for seat in range(-1, seats):
            seen = json.loads(game.see(s, seat).json())
            view.validate(seen)
            both.validate(seen)
            assert not position.is_valid(seen)


@pytest.mark.parametrize("name", farwest.games())
def test_what_no_position_is_it_refuses(name: str) -> None:
    game = farwest.load(name)
    schema = jsonschema_rs.Draft202012Validator(position_schema(game))
    good = json.loads(game.match(game.seats[0], seed=1).position().json())
    schema.validate(good)
    frame = good["frames"][-1]
    wrong: list[dict[str, Any]] = [
        {"colour": 1},
        {"seats": 9},
        {"frames": []},
        {"frames": [frame | {"ask": "WHO_AM_I"}]},
        {"frames": [frame | {"seat": "somebody"}]},
        {"frames": [frame | {"c": 1}]},
        {"round": "first"},
        {"variant": {"colour": "red"}},
    ]
    for facts in wrong:
        assert not schema.is_valid(good | facts), facts


@pytest.mark.parametrize("name", farwest.games())
def test_every_field_of_a_view_is_described(name: str) -> None:
    properties = view_schema(farwest.load(name))["properties"]
    assert ["type"] == [field for field, facts in properties.items() if "description" not in facts]


@pytest.mark.parametrize("name", farwest.games())
def test_a_field_is_described_alike_in_positions_and_views(name: str) -> None:
    game = farwest.load(name)
    position, view = position_schema(game)["properties"], view_schema(game)["properties"]
    own = [field for field in position if field not in HEAD]
    fields = game.scribe.fields  # type: ignore[attr-defined]
    bare = [field for field in own if position[field]["description"] == str(fields[field])]
    assert [] == bare, "these have no comment beside them, in words"
    both = [field for field in own if field in view and not fields[field].about]
    assert len(both) > len(own) // 2
    for field in both:
        assert position[field]["description"] == view[field]["description"].replace("-1", "null")


@pytest.mark.parametrize("name", farwest.games())
def test_what_is_minus_one_in_a_view_is_null_in_a_position_and_is_called_so(name: str) -> None:
    """None of its descriptions speaks of a number that it never has."""
    properties = position_schema(farwest.load(name))["properties"]
    assert all("description" in facts for facts in properties.values())
    said = {field: facts["description"] for field, facts in properties.items()}
    assert [] == [field for field, words in said.items() if "-1" in words]
    null = [field for field, words in said.items() if "null" in words]
    assert null
    for field in null:
        assert "null" in json.dumps({**properties[field], "description": ""}), field


def test_carson_v1_duel_tiles_and_corners_have_names() -> None:
    game = farwest.load("carson")
    match = game.match(3, seed=3, variant={"duel_mode": "tiles"})
    position = match.position()
    hands = position["tiles"]
    assert [6, 6, 6] == [sum(hand.values()) for hand in hands]
    assert {name for hand in hands for name in hand} <= set("012345")
    near = position["near"]
    assert {"p0-0", "p8-8"} <= set(near)
    assert 4 == list(near.values()).count(0)
    bare = [[hand.get(str(value), 0) for value in range(6)] for hand in hands]
    corners = [near.get(f"p{i}-{j}", 99) for i in range(9) for j in range(9)]
    older = {**position, "tiles": bare, "near": corners}
    assert position == game.position_of(game.state_of(older))


def test_desp_s2_bank_tiles_have_names() -> None:
    game = farwest.load("desperados")
    position = game.match(3, seed=3).position()
    assert ["tile_1", "tile_2", "tile_3", "tile_4", "tile_5"] == [*position["tile"]]
    assert ["tile_1", "tile_2", "tile_3", "tile_4", "tile_5"] == [*position["bank"].values()]
    numbers = {bank: number for number, bank in enumerate(position["bank"])}
    older = {**position, "tile": [*position["tile"].values()], "bank": numbers}
    assert position == game.position_of(game.state_of(older))
    words, seen = game.scribe.words(game, 3), game.scribe.fields["seen"]  # type: ignore[attr-defined]
    assert 0b101 == words.read(seen, ["tile_1", "tile_3"], 0) == words.read(seen, [0, 2], 0)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_question_carries_a_number_without_a_name(name: str, seats: int) -> None:
    game = farwest.load(name)
    for s in walk(game, seats, seats):
        for frame in game.position_of(s)["frames"]:
            assert not {"a", "b"} & set(frame), frame


def test_older_positions_that_speak_in_bits_are_read() -> None:
    game = farwest.load("carson")
    words = game.scribe.words(game, 2)  # type: ignore[attr-defined]
    fields = game.scribe.fields  # type: ignore[attr-defined]
    blank: list[int] = [0] * 5
    assert [1, 0, 0, 0, 0] == words.read(fields["waited"], [1, 0], blank)
    assert [1, 0, 0, 0, 0] == words.read(fields["waited"], [True, False], blank)
    assert 2 == words.read(fields["white"], 2, 0) == words.read(fields["white"], "on_board", 0)
    assert 0b11 == words.read(fields["fought"], 3, 0) == words.read(fields["fought"], [1, 0], 0)
    wrong = [("white", 3), ("white", -1), ("fought", 4), ("fought", -1), ("fought", [2])]
    for name, value in wrong:
        with pytest.raises(ValueError, match="should stand"):
            words.read(fields[name], value, 0)
    with pytest.raises(ValueError, match="85 where a target should stand"):
        words.frame({"ask": "DECIDE_DUEL", "seat": "nobody", "a": 85})
    assert "r8c8" == words.about(words.frame({"ask": "DECIDE_DUEL", "seat": 0, "a": 84}))["target"]
