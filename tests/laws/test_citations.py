"""Law 13: every rule ID of a RULES.md is cited by a test of its game, or excused with a reason."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import farwest
from farwest.laws import RULE_ID, uncited
from tests import games

EXCUSES = "excuses"  # a room beside the tests of a game: REASONS by rule, and how many at most
each_game = pytest.mark.parametrize("name", farwest.games())


def rules(name: str) -> str:
    folder = Path(str(import_module(f"{farwest.load(name).package}.game").__file__)).parent
    return (folder / "RULES.md").read_text("utf-8")


def cited(name: str) -> str:
    folder = Path(str(games.__file__)).parent / name
    files = [path for path in sorted(folder.glob("*.py")) if path.stem != EXCUSES]
    return "\n".join(path.read_text("utf-8") for path in files)


def reasons(name: str) -> dict[str, str]:
    found: dict[str, str] = import_module(f"{games.__name__}.{name}.{EXCUSES}").REASONS
    return found


@each_game
def test_every_rule_is_cited_or_excused(name: str) -> None:
    assert [] == uncited(rules(name), cited(name), reasons(name))


@each_game
def test_excuses_are_few_and_needed(name: str) -> None:
    most = import_module(f"{games.__name__}.{name}.{EXCUSES}").MOST_REASONS
    assert len(reasons(name)) <= most
    assert set(reasons(name)) == set(uncited(rules(name), cited(name), {}))
    assert all(reason.strip() for reason in reasons(name).values())


@each_game
def test_no_test_cites_a_rule_that_does_not_exist(name: str) -> None:
    assert set() == set(RULE_ID.findall(cited(name))) - set(RULE_ID.findall(rules(name)))
