"""What the tickets of meeples say that an option is worth."""

from __future__ import annotations

import pytest

from farwest.tables.scenes import offers
from tests.games.meeples.table import duel, told


@pytest.mark.parametrize(
    ("mine", "other", "again", "keep"),
    [
        (2, 4, "wins 50 times in 100", "loses for sure"),
        (6, 1, "wins 100 times in 100", "wins for sure"),
        (4, 4, "wins 50 times in 100", "wins for sure"),
        (1, 6, "wins 17 times in 100", "loses for sure"),
    ],
)
def test_to_roll_again_says_how_often_it_wins_and_what(
    mine: int, other: int, again: str, keep: str
) -> None:
    """MEEP-E11, MEEP-E12, MEEP-E13: the better shot wins ties, and draws by who falls."""
    match = duel("deputy", "robber")
    told(match, "showdown", f"roll {mine}", f"roll {other}")
    stakes = [offer.stake for offer in offers(match.speaking("en", ["You", "Opal"]))]
    assert [
        (f"Keep the {mine}", keep, ["+3 cubes" if "wins" in keep else "your Deputy"]),
        ("Roll again", again, ["+3 cubes", "or a Grave"]),
    ] == sorted((one.act, one.line, [chip.text for chip in one.chips]) for one in stakes if one)
