"""The letter of a rule as readers are shown it."""

from __future__ import annotations

import pytest

import farwest
from farwest.kit.letter import MARKS, letter
from farwest.kit.rulebook import rulebook, rules_of
from farwest.kit.texts import LANGUAGES


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- GOAT-F1 A round begins. [seed]", "A round begins."),
        ("- GOAT-F1 A round begins [seed, derived].", "A round begins."),
        ("**GOAT-F1** A hat. [first sentence ours]", "A hat."),
        ("- **GOAT-F1 A bluff.** Belle lies.", "**A bluff.** Belle lies."),
        ("- GOAT-F1 Bars [6,6,7] stay.", "Bars [6,6,7] stay."),
        (
            "| ID | point | found | ruling | Mark |\n|---|---|---|---|---|\n"
            "| GOAT-F1 | hats | S2 | two | [ours] |",
            "| point | ruling |\n| --- | --- |\n| hats | two |",
        ),
    ],
)
def test_a_letter_has_neither_its_name_nor_where_it_comes_from(text: str, said: str) -> None:
    assert letter("GOAT-F1", text) == said


@pytest.mark.parametrize("name", farwest.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_letter(name: str, language: str) -> None:
    rules = rules_of(rulebook(farwest.load(name), language))
    letters = {rule: letter(rule, text) for rule, text in rules.items()}

    assert [] == [rule for rule, text in letters.items() if not text.strip("| -\n")]
    assert [] == [rule for rule, text in letters.items() if text.startswith(rule)]
    assert [] == [rule for rule, text in letters.items() if MARKS.search(text)]
