"""The books' chapters: pictures in each where one helps, and what no chapter of theirs is about."""

from __future__ import annotations

import pytest

import farwest
from farwest.kit.book import read
from farwest.tables.rule_book import players_book

WORDS = 1  # the last chapter explains words, and has nothing to show


@pytest.mark.parametrize("name", farwest.games())
def test_every_chapter_but_the_words_shows_something(name: str) -> None:
    chapters = read(farwest.load(name)).chapters[:-WORDS]

    assert [] == [c.title for c in chapters if not any(p.picture for p in c.paragraphs)]


@pytest.mark.parametrize("name", farwest.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_book_that_is_sent_is_the_book_that_is_written(name: str, language: str) -> None:
    written, sent = read(farwest.load(name), language), players_book(name, language)

    assert [c.title for c in sent.chapters] == [c.title for c in written.chapters]
    told = [p for c in sent.chapters for p in c.paragraphs]
    for paragraph, source in zip(told, written.paragraphs(), strict=True):
        assert paragraph.text == source.text
        assert tuple(rule.id for rule in paragraph.letter) == source.rules
        assert all(rule.text for rule in paragraph.letter)
        assert (paragraph.picture is None) == (source.picture is None)
