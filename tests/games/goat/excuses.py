"""Rules of goat that no test cites, and why; tests/laws/test_citations.py reads this."""

from typing import Final

REASONS: Final[dict[str, str]] = {
    "GOAT-M1": "the order of the tiles has no rules effect, and the state keeps none to test",
    "GOAT-G3": "says that stray digits of the seed are labels of a picture: no rule",
    "GOAT-G4": "says that stray digits of the seed are labels of a picture: no rule",
    "GOAT-G38": "says that no text is missing at the seed's page breaks: no rule",
}
MOST_REASONS: Final = 15
