"""French drops the vowel of « de » before another vowel."""

from __future__ import annotations

import pytest

import farwest
from farwest.kit.texts import elided


@pytest.mark.parametrize(
    ("name", "of"),
    [("Eva", "d’Eva"), ("Élodie", "d’Élodie"), ("Pedro", "de Pedro"), ("Hugo", "de Hugo")],
)
def test_names_are_elided_as_they_are_spoken(name: str, of: str) -> None:
    assert elided(name) == of


def test_no_sentence_says_de_before_a_vowel() -> None:
    names = ["Anna", "Eva", "Igor", "Ophélie", "Ulysse"]
    game = farwest.load("goat")
    for seed in range(6):
        match = game.match(seats=5, seed=seed, language="fr", names=names)
        while match.seat is not None:
            match.play(match.options()[seed % len(match.options())].action)
        told = " ".join(event.text for seat in (None, 0, 3) for event in match.events(seat))
        assert [name for name in names if f" de {name}" in told] == []
        assert " d’" in told
