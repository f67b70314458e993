"""French drops the vowel of « de » before another vowel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import farwest
from farwest.games.goat import numbers
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


STRUCK = {  # what our French said beside the rulebook's word
    "vivres": "fournitures",
    "bétail": "bovins",
    "proposition": "offre",
    "joueurs": "personnes",  # the Joueur is a character
    "immédiat": "instantané",
    "aides de jeu": "fiches d’aide",
}


@pytest.mark.parametrize("word", STRUCK)
def test_one_word_for_one_thing(word: str) -> None:
    """In the texts and in the rules: words.md, section 3."""
    folder = Path(numbers.__file__).parent
    for name in ("fr.ftl", "RULES.fr.md"):
        text = (folder / name).read_text("utf-8")
        assert not re.search(rf"\b{word}", text), (name, word)
        assert STRUCK[word] in text.lower() or name == "fr.ftl"


def test_the_french_rules_have_no_english_mark() -> None:
    text = (Path(numbers.__file__).parent / "RULES.fr.md").read_text("utf-8")
    assert not re.search(r"\[(seed|derived|ours|published)\b", text)
    assert "[livret]" in text
