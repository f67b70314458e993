"""Laws of rule IDs: what is declared is tested, what is cited is declared."""

from __future__ import annotations

import re
from collections.abc import Mapping

RULE_ID = re.compile(r"\b[A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?\b")


def uncited(rules: str, tests: str, reasons: Mapping[str, str]) -> list[str]:
    """Law 13: rule IDs no test cites and no reason excuses. A heading's own ID is declared once."""
    declared = dict.fromkeys(RULE_ID.findall(rules))
    cited = set(RULE_ID.findall(tests))
    return [rule for rule in declared if rule not in cited and rule not in reasons]
