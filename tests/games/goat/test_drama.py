"""The stage of goat: what was said, what it was, who lied."""

from __future__ import annotations

import pytest

from farwest.kit.drama import Drama
from tests.games.dramas import dramas
from tests.games.goat.table import dealt

NAMES = ("Pedro", "Silvia", "Arthur", "Georges", "Eva")
HAND = "farmer goat charlatan sheriff"


def revealed(card: str, claim: str, answer: str, seat: int | None, language: str = "en") -> Drama:
    match = dealt(hand=HAND)
    for said in (f"offer {card}", "target 2", f"declare {claim}"):
        assert [] == dramas(match, said, seat=seat, names=NAMES)
    (found,) = dramas(match, answer, seat=seat, names=NAMES, language=language)
    return found


@pytest.mark.parametrize(
    ("seat", "language", "verdict", "hat"),
    [
        (None, "en", "It was the Goat. Pedro lied.", "Arthur’s hat goes on it"),
        (2, "en", "It was the Goat. Pedro lied.", "your hat goes on it"),
        (0, "en", "It was the Goat. You lied.", "Arthur’s hat goes on it"),
        (1, "fr", "C’était la Chèvre. Pedro a menti.", "le chapeau d’Arthur va dessus"),
    ],
)
def test_goat_f24_a_lie_is_shown(seat: int | None, language: str, verdict: str, hat: str) -> None:
    found = revealed("goat", "sheriff", "accept", seat, language)
    assert ("reveal", verdict, "GOAT-F24") == (found.kind, found.verdict, found.rule)
    assert found.stamp
    assert not found.stamp.good
    assert [0, 2] == [side.seat for side in found.sides]
    assert [hat] == [chip.text for chip in found.chips][:1]
    assert found.chips[-1].symbol == "bust-sheriff"  # GOAT-H9: it is still held
    assert found.face
    assert any(getattr(part, "symbol", "") == "bust-goat" for part in found.face.parts)


def test_goat_f23_the_truth_refused_falls_back_on_the_dealer() -> None:
    found = revealed("farmer", "farmer", "refuse", 2)
    assert "It was the Farmer. Pedro told the truth." == found.verdict
    assert found.stamp
    assert found.stamp.good
    assert "Pedro’s hat goes on it" == found.chips[0].text
    assert "“It’s the Farmer”" == found.claim


def test_an_offer_that_is_only_made_has_no_stage() -> None:
    match = dealt(hand=HAND)
    for seat in (0, 1, 2, None):
        assert [] == dramas(match.fork(), "offer goat", "target 2", seat=seat, names=NAMES)
