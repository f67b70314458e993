"""The players' rulebook as it is sent: paragraphs with their pictures and the letter behind them.

Of a game that has no BOOK.md, the sentences of its RULES.md are its paragraphs.
"""

from __future__ import annotations

from itertools import groupby

from farwest import load
from farwest.kernel.game import AnyGame
from farwest.kit.book import Paragraph, is_written, read
from farwest.kit.letter import letter
from farwest.kit.rulebook import rulebook, rules_of, sections
from farwest.tables.how import shown
from farwest.tables.wire import Rule, RuleBook, RuleChapter, RuleParagraph


def players_book(name: str, language: str) -> RuleBook:
    game = load(name)
    chapters = written(game, language) if is_written(game) else numbered(game, language)
    return RuleBook(name, chapters)


def written(game: AnyGame, language: str) -> list[RuleChapter]:
    rules = rules_of(rulebook(game)) | rules_of(rulebook(game, language))

    def told(paragraph: Paragraph) -> RuleParagraph:
        picture = shown(game, paragraph.picture, language) if paragraph.picture else None
        behind = [Rule(rule, letter(rule, rules[rule])) for rule in paragraph.rules]
        return RuleParagraph(paragraph.text, behind, picture)

    return [
        RuleChapter(chapter.title, [told(paragraph) for paragraph in chapter.paragraphs])
        for chapter in read(game, language).chapters
    ]


def numbered(game: AnyGame, language: str) -> list[RuleChapter]:
    """The letter itself stands in the paragraphs, and is not sent twice."""
    return [
        RuleChapter(
            heading,
            [RuleParagraph(letter(rule, text), [Rule(rule, "")]) for rule, _, text in under],
        )
        for heading, under in groupby(sections(game, language), lambda rule: rule[1])
    ]
