"""Rules of meeples that no test cites, and why; tests/laws/test_citations.py reads this."""

from typing import Final

REASONS: Final[dict[str, str]] = {
    "MEEP-D11": "says whose pictures the published ones are: no rule",
}
MOST_REASONS: Final = 10
