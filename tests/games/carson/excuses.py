"""Rules of carson that no test cites, and why; tests/laws/test_citations.py reads this."""

from typing import Final

REASONS: Final[dict[str, str]] = {}
MOST_REASONS: Final = 5
