"""The stage of circles: the ranch is bought."""

from __future__ import annotations

import pytest

from tests.games.circles.table import lay, rolls
from tests.games.dramas import dramas

NAMES = ("Opal", "Eva", "Max")


@pytest.mark.parametrize(
    ("seat", "language", "verdict"),
    [
        (0, "en", "You buy the Ranch and win!"),
        (1, "en", "Opal buys the Ranch and wins!"),
        (None, "fr", "Opal achète le Ranch et gagne\u202f!"),
    ],
)
def test_circ_e35_the_ranch_is_bought(seat: int | None, language: str, verdict: str) -> None:
    match = lay(3, purse=[18, 18, 4], account=[2, 0, 1])
    (found,) = dramas(match, *rolls(36000), seat=seat, names=NAMES, language=language)
    assert (verdict, "space-ranch", "CIRC-E35") == (found.verdict, found.symbol, found.rule)
    (side,) = found.sides
    assert (0, 2, "token-ruby") == (side.seat, side.adds[0].n, side.adds[0].symbol)


def test_circ_e36_who_cannot_pay_has_no_stage() -> None:
    match = lay(3, purse=[17, 18, 4], account=[2, 0, 1])
    assert [] == dramas(match, *rolls(36000), seat=0, names=NAMES)
