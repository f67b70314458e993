"""Law 13: every rule ID of RULES.md is cited by a test here, or excused with a reason."""

from __future__ import annotations

from farwest.laws import RULE_ID, uncited
from tests.games.meeples.table import HERE, RULES

REASONS = {
    "MEEP-D11": "says whose pictures the published ones are: no rule",
}
MOST_REASONS = 10


def cited() -> str:
    files = [path for path in sorted(HERE.glob("*.py")) if path.name != "test_coverage.py"]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_rule_is_cited_or_excused() -> None:
    assert [] == uncited(RULES, cited(), REASONS)


def test_excuses_are_few_and_needed() -> None:
    assert len(REASONS) <= MOST_REASONS
    assert set(REASONS) <= set(RULE_ID.findall(RULES))
    assert not set(REASONS) & set(RULE_ID.findall(cited()))


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert set() == set(RULE_ID.findall(cited())) - set(RULE_ID.findall(RULES))
