"""JSON that someone changed: it is read, or refused with a named error. Nothing else comes out."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import farwest
from farwest.kernel.errors import BrokenJson, FarwestError
from farwest.kernel.record import read_record
from tests.kernel.test_bad_input import FINISHED, GOAT, RECORD, played, sentence

POSITIONS = [played(answers).position() for answers in (0, 11, 25, 40, 80, 10_000)]
READERS: list[Callable[[Any], Any]] = [read_record, farwest.replay, farwest.verify]
ODD: list[Any] = [None, True, -1, 0, 1, 2**70, 1.5, "", "x", "thief", [], [0], [[]], {}, {"a": 1}]


@pytest.mark.parametrize("text", ["", "{", "nul", "'a'", b"\xff", "[" * 100_000, "[]", "3", '"a"'])
def test_broken_json(text: str | bytes) -> None:
    for door in (*READERS, GOAT.position):
        with pytest.raises(BrokenJson) as error:
            door(text)
        sentence(error)


def places_of(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a tree of JSON."""
    found = [path] if path else []
    if isinstance(tree, dict | list):
        for key in tree if isinstance(tree, dict) else range(len(tree)):
            found += places_of(tree[key], (*path, key))
    return found


@st.composite
def mutated(draw: st.DrawFn, trees: list[Any]) -> Any:
    """One of the trees, with up to three of its places changed, dropped or doubled."""
    tree = copy.deepcopy(draw(st.sampled_from(trees)))
    for _ in range(draw(st.integers(1, 3))):
        paths = places_of(tree)
        if not paths:
            break
        *path, key = draw(st.sampled_from(paths))
        parent = tree
        for step in path:
            parent = parent[step]
        change = draw(st.sampled_from(["put", "nudge", "drop", "add"]))
        if change == "drop":
            del parent[key]
        elif change == "nudge" and type(parent[key]) is int:
            parent[key] += draw(st.integers(-3, 3))
        elif change == "add" and isinstance(parent, list):
            parent.append(copy.deepcopy(draw(st.sampled_from([*ODD, *parent]))))
        else:
            parent[key] = copy.deepcopy(draw(st.sampled_from(ODD)))
    return tree


FUZZ = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@FUZZ
@given(mutated([RECORD, FINISHED]))
def test_a_mutated_record_is_read_or_refused(facts: Any) -> None:
    for door in READERS:
        with suppress(FarwestError):
            door(json.dumps(facts))


@FUZZ
@given(mutated(POSITIONS))
def test_a_mutated_position_plays_or_is_refused(facts: Any) -> None:
    with suppress(FarwestError):
        match = GOAT.position(json.dumps(facts), seed=1)
        again = GOAT.position(json.dumps(match.position()), seed=1)
        assert again.position() == match.position()


@FUZZ
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_text_is_refused(text: str | bytes) -> None:
    for door in (*READERS, GOAT.position):
        with pytest.raises(FarwestError):
            door(text)
