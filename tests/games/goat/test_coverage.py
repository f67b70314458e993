"""Law 13: every rule ID of RULES.md is cited by a test here, or excused with a reason."""

from __future__ import annotations

from farwest.laws import RULE_ID, uncited
from tests.games.goat.table import HERE, RULES

REASONS = {
    "GOAT-M1": "the order of the tiles has no rules effect, and the state keeps none to test",
    "GOAT-G3": "says that stray digits of the seed are labels of a picture: no rule",
    "GOAT-G4": "says that stray digits of the seed are labels of a picture: no rule",
    "GOAT-G38": "says that no text is missing at the seed's page breaks: no rule",
}
MOST_REASONS = 15


def cited() -> str:
    files = [path for path in sorted(HERE.glob("*.py")) if path.name != "test_coverage.py"]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_rule_is_cited_or_excused() -> None:
    assert [] == uncited(RULES, cited(), REASONS)


def test_excuses_are_few_and_needed() -> None:
    assert len(REASONS) <= MOST_REASONS
    assert set(REASONS) <= set(RULE_ID.findall(RULES))


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert set() == set(RULE_ID.findall(cited())) - set(RULE_ID.findall(RULES))
