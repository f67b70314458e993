"""The positions whose answer is plain are sound. What bots play there is measured, not asserted."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import farwest
from bench.plain import TEN, answered, positions_of

RULE = re.compile(r"\b[A-Z]{4,6}-[A-Z]\d+\b")


@pytest.mark.parametrize("name", farwest.games())
def test_ten_positions_whose_plain_answers_are_options_and_not_all_of_them(name: str) -> None:
    game = farwest.load(name)
    cases = positions_of(name)
    assert TEN == len({case.name for case in cases}) == len(cases)
    for case in cases:
        options = [option.name for option in case.laid(game).options()]
        assert case.plain
        assert set(case.plain) < set(options), case.name


@pytest.mark.parametrize("name", farwest.games())
def test_the_reason_is_one_of_the_rules(name: str) -> None:
    package = import_module(f"{farwest.load(name).package}.game")
    rules = set(RULE.findall(Path(str(package.__file__)).with_name("RULES.md").read_text("utf-8")))
    for case in positions_of(name):
        cited = set(RULE.findall(case.why))
        assert cited
        assert cited <= rules, case.name


def test_a_bot_answers_for_the_seat_that_is_asked() -> None:
    """And says its chance, where it is a search."""
    game = farwest.load("meeples")
    case = next(case for case in positions_of("meeples") if case.name == "upgrade for stone")
    view = case.laid(game).view(1)
    search = answered(game, view, "search:iterations=50", 1)
    assert search.action in ("yes", "no")
    assert search.chance is not None
    assert answered(game, view, "random", 1).chance is None
