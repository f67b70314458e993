"""Law 13: every rule ID of RULES.md is cited by a test here, or excused with a reason."""

from __future__ import annotations

from farwest.laws import RULE_ID, uncited
from tests.games.circles.table import HERE, RULES

REASONS = {
    "CIRC-G36": "says that no FAQ was found: no rule",
}
TO_DO: tuple[str, ...] = ()  # rules whose tests are still to be written
MOST_REASONS = 1


def cited() -> str:
    files = [path for path in sorted(HERE.glob("*.py")) if path.name != "test_coverage.py"]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_rule_is_cited_or_excused() -> None:
    print("still to do:", TO_DO)  # noqa: T201
    assert [] == uncited(RULES, cited(), REASONS | dict.fromkeys(TO_DO, "to do"))


def test_excuses_are_few_and_needed() -> None:
    assert len(REASONS) <= MOST_REASONS
    assert set(REASONS) <= set(RULE_ID.findall(RULES))
    assert set(TO_DO) == set(uncited(RULES, cited(), REASONS))


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert set() == set(RULE_ID.findall(cited())) - set(RULE_ID.findall(RULES))
