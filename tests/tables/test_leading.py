"""Who leads, in a sentence."""

from __future__ import annotations

import pytest

from farwest.kernel.voice import Person
from farwest.kit.standing import Reckoning
from farwest.tables.stakes import lead

PEOPLE = [Person("Eva", True), Person("Minnie", False)]


@pytest.mark.parametrize(
    ("points", "language", "said"),
    [
        ((9, 2), "en", "You lead by 7."),
        ((2, 2), "en", "A tie, and you win it."),
        ((2, 2), "fr", "Égalité, à votre avantage."),
    ],
)
def test_nobody_leads_by_nothing(points: tuple[int, int], language: str, said: str) -> None:
    """Equal points, and the tie goes to one of them."""
    tallies = [Reckoning((k,), n, k + 1, str(n), str(n)) for k, n in enumerate(points)]
    assert lead(tallies, PEOPLE, language) == said
