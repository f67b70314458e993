"""Whoever changes a rule reads again what players are told of it: first.lock of each game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import farwest
from farwest.kit.rulebook import rulebook
from tools.booklock import digest, locked, path_of, sentences, to_read_again, told, written


@pytest.mark.parametrize("name", farwest.games())
def test_every_text_for_players_was_read_beside_its_rules(name: str) -> None:
    game = farwest.load(name)

    assert [] == list(to_read_again(game, path_of(game).read_text("utf-8")))


def test_a_rule_that_changed_names_each_text_to_be_read_again() -> None:
    game = farwest.load("carson")
    as_it_is = written(game)
    english = digest(sentences(rulebook(game))["CARSON-F30"])

    again = list(to_read_again(game, as_it_is.replace(f"CARSON-F30:{english}", "CARSON-F30:0")))
    assert any(
        sentence.startswith("carson: BOOK.md, “If the house would go to your parcel")
        and "was read before CARSON-F30 changed. Read both" in sentence
        and sentence.endswith("then run `python -m tools.booklock carson`.")
        for sentence in again
    )
    assert all("CARSON-F30" in sentence for sentence in again)


def test_a_text_that_changed_or_came_or_went_is_named() -> None:
    game = farwest.load("goat")
    head, comment, first, *rest = written(game).splitlines()
    ((name, kept),) = locked(first).items()

    changed = "\n".join([head, comment, first.replace(kept.text, "0" * len(kept.text)), *rest])
    assert name.startswith("BOOK.md GOAT-")
    assert "has changed since it was read against its rules" in one(to_read_again(game, changed))
    assert "is new beside" in one(to_read_again(game, "\n".join([head, comment, *rest])))
    more = "\n".join([head, comment, "BOOK.md GOAT-Z9 00000000 GOAT-Z9:00000000", first, *rest])
    assert "BOOK.md GOAT-Z9 is locked and no longer there" in one(to_read_again(game, more))


def one(found: Iterable[str]) -> str:
    (sentence,) = found
    return sentence


def test_the_data_below_a_rule_belongs_to_it() -> None:
    rules = sentences("- A-B1 The data:\n\n```toml\nhats = 2\n```\n\n- A-B2 No more.\n")

    assert "hats = 2" in rules["A-B1"]
    assert rules["A-B2"] == "- A-B2 No more."


def test_lessons_and_both_languages_are_locked() -> None:
    names = set(locked(written(farwest.load("goat"))))

    assert {"first.en@take", "first.fr@take"} <= names
    assert names == {text.name for text in told(farwest.load("goat"))}
    assert "BOOK.fr.md GOAT-E15" in names
