"""Rules of desperados that no test cites, and why; tests/laws/test_citations.py reads this."""

from typing import Final

REASONS: Final[dict[str, str]] = {
    "DESP-G29": "says in which year the game was published: no rule",
}
MOST_REASONS: Final = 5
