"""The stage of meeples: a Showdown, with the die that was rolled again, and why a tie went so."""

from __future__ import annotations

from tests.games.dramas import dramas
from tests.games.meeples.table import duel

NAMES = ("Eva", "Jo", "Max", "Lou")


def test_meep_e12_the_higher_die_wins() -> None:
    """MEEP-E11: a die that was rolled again is remembered; the new one stands."""
    match = duel("deputy", "builder")
    rolls = ("showdown", "roll 5", "roll 4", "yes", "roll 3")
    (found,) = dramas(match, *rolls, seat=0, names=NAMES)
    west, east = found.sides
    assert (3, 5, False) == (west.die, west.before, west.won)
    assert (4, 0, True) == (east.die, east.before, east.won)
    assert ["meeple-deputy", "meeple-builder"] == [side.symbol for side in found.sides]
    assert "Jo’s Builder wins." == found.verdict
    assert ("draws 4 cubes", "1 of 6 Graves filled") == tuple(c.text for c in found.chips)
    assert (None, "MEEP-E12") == (found.tie, found.rule)


def test_meep_e12_equal_dice_and_the_better_shot() -> None:
    match = duel("deputy", "robber")
    rolls = ("showdown", "roll 2", "roll 2", "no")
    (found,) = dramas(match, *rolls, seat=0, names=NAMES, language="fr")
    assert "Votre Adjoint gagne\u00a0: vous piochez 3." == found.verdict
    assert found.tie
    assert found.tie.text.startswith("Dés égaux")


def test_meep_e15_two_alike_fall_both() -> None:
    match = duel("miner", "miner")
    (found,) = dramas(match, "showdown", "roll 3", "roll 3", seat=None, names=NAMES)
    assert "Both fall: Miner against Miner." == found.verdict
    assert not any(side.won for side in found.sides)
    assert ("2 of 6 Graves filled",) == tuple(chip.text for chip in found.chips)
