"""No number is typed by heart: each in a text for players stands in a rule that the text names."""

from __future__ import annotations

import re
from typing import Final

import pytest

import farwest
from farwest.kernel.game import AnyGame
from farwest.kit.book import read
from farwest.kit.rulebook import rulebook
from farwest.kit.texts import LANGUAGES
from tools.booklock import PAGES, cited, sentences

THOUSANDS: Final = re.compile(r"(?<=\d)[,\u202f\u00a0 ](?=\d{3}\b)")
NAMES: Final = re.compile(r"\b[A-Z]+-[A-Z]*\d+(?:\.\d+)?\b|^\d+\. ", re.MULTILINE)  # and of items
RANGE: Final = re.compile(r"(\d+)(?: to | à |-|–|\.\.)(\d+)")
NUMBER: Final = re.compile(r"\d+")
WORDS: Final = (
    ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
)
LONGEST: Final = 20  # from one end of a range to the other


def figures(text: str) -> set[int]:
    """Numbers in figures."""
    bare = NAMES.sub(" ", THOUSANDS.sub("", text))
    return {int(number) for number in NUMBER.findall(bare)}


def numbers_in(rule: str) -> set[int]:
    """Also those in words, and those inside a range."""
    found = figures(rule)
    for first, last in RANGE.findall(THOUSANDS.sub("", rule)):
        if 0 <= int(last) - int(first) <= LONGEST:
            found |= set(range(int(first), int(last)))
    spoken = set(re.findall(r"\w+", rule.lower()))
    return found | {n for words in WORDS for n, word in enumerate(words) if word in spoken}


def by_heart(game: AnyGame, page: str, language: str) -> list[str]:
    books = [sentences(rulebook(game, one)) for one in LANGUAGES]
    found = []
    for paragraph in read(game, language, page).paragraphs():
        rules = cited(paragraph)
        behind = [numbers_in(book.get(rule, "")) for rule in rules for book in books]
        if rules and (loose := figures(paragraph.text) - set().union(*behind)):
            found.append(f"{sorted(loose)} is in none of {', '.join(rules)}: {paragraph.text}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", farwest.games())
def test_every_number_stands_in_a_rule_that_is_named(name: str, page: str, language: str) -> None:
    assert [] == by_heart(farwest.load(name), page, language)


def test_figures_words_and_ranges_are_read() -> None:
    assert figures("1. Pay $2,000 or 2\u202f300\u00a0$, as GOAT-F21 says") == {2000, 2300}
    assert numbers_in("rounds 2 to 5, three hats, un chapeau, 1..3") == {1, 2, 3, 4, 5}
