"""Rules of circles that no test cites, and why; tests/laws/test_citations.py reads this."""

from typing import Final

REASONS: Final[dict[str, str]] = {
    "CIRC-G36": "says that no FAQ was found: no rule",
}
MOST_REASONS: Final = 1
