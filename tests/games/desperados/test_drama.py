"""The stage of desperados: arrests and banks, when the cards are turned up and not before."""

from __future__ import annotations

import pytest

from tests.games.desperados.table import AnyMatch, lay, turn
from tests.games.desperados.test_evaluation import ALL_FOUR, GANG, GUARDS
from tests.games.dramas import on_the_way

NAMES = ("Salome", "Gregor", "Patrick", "Sabine", "Leon")
START = ("silver_city", "santa_fe", "los_lunas", "santa_fe", "flagstaff")
WALK = "tombstone salem la_luz saloon socorro"


def the_last_card() -> tuple[AnyMatch, AnyMatch]:
    """DESP-X5, turn 5: before it, and after the evaluation."""
    match, rows = lay(START, GUARDS, first=3), [row.split() for row in (WALK, *GANG)]
    for k in range(4):
        turn(match, *(row[k] for row in rows), intents=ALL_FOUR if k == 3 else None)
    before = match.fork()
    turn(match, *(row[4] for row in rows), ride={0: "socorro"})
    match.play("coach 900")
    return before, match


@pytest.mark.parametrize(
    ("seat", "first"),
    [
        (0, "You catch Patrick in La Luz."),
        (2, "The marshal catches you in La Luz."),
        (None, "The marshal catches Patrick in La Luz."),
    ],
)
def test_desp_e9_e7_arrests_and_a_bank(seat: int | None, first: str) -> None:
    found = on_the_way(*the_last_card(), seat=seat, names=NAMES)
    arrest, second, bank = found
    assert first == arrest.verdict
    assert [0, 2] == [side.seat for side in arrest.sides]
    assert ["the La Luz card is lost"] == [chip.text for chip in arrest.chips]
    assert [0, 3] == [side.seat for side in second.sides]
    assert "The Silver City bank is empty: $800 for the gang!" == bank.verdict
    assert ["DESP-E9", "DESP-E9", "DESP-E7"] == [one.rule for one in found]
