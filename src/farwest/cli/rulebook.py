"""The players' book as a terminal shows it: whole, by a word, or at a rule with its letter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from farwest.cli.plain import heading, plain
from farwest.cli.words import Say
from farwest.kernel.game import AnyGame
from farwest.kit.book import Book, Chapter, Paragraph, is_written, read
from farwest.kit.letter import letter
from farwest.kit.rulebook import full_name, rule, rulebook
from farwest.kit.searching import found

INDENT = "  "


def whole(game: AnyGame, language: str, width: int, page: str = "BOOK") -> str:
    """A game without a book of its players has its RULES.md."""
    if not is_written(game, page):
        return to_the_letter(game, language, width)
    book = read(game, language, page)
    parts = ["\n".join(heading(book.title, width))]
    for chapter in book.chapters:
        parts += ["\n".join(heading(chapter.title, width))]
        parts += [plain(paragraph.text, width) for paragraph in chapter.paragraphs]
    return "\n\n".join(parts)


def to_the_letter(game: AnyGame, language: str, width: int) -> str:
    """RULES.md with its IDs and marks, which decides."""
    return plain(rulebook(game, language), width)


def at_rule(game: AnyGame, wanted: str, say: Say, width: int) -> str:
    """What players are told of it, then its letter. F21 will do for GOAT-F21."""
    name = full_name(game, wanted)
    behind = plain(letter(name, rule(game, wanted, say.language)), width, INDENT)
    told = list(told_at(read(game, say.language), name)) if is_written(game) else []
    parts = list(in_chapters(told, width))
    return "\n\n".join([*parts, f"{say('rules-letter', rule=name)}\n{behind}"])


def told_at(book: Book, name: str) -> Iterator[tuple[Chapter, Paragraph]]:
    for chapter in book.chapters:
        for paragraph in chapter.paragraphs:
            if name in paragraph.rules:
                yield chapter, paragraph


def with_words(
    game: AnyGame, words: Sequence[str], language: str, width: int, most: int | None = None
) -> str:
    """Every paragraph that has all of these words, with the rules it stands for; or nothing."""
    if not is_written(game):
        return ""
    return "\n\n".join(in_chapters(found(read(game, language), words)[:most], width))


def in_chapters(told: Iterable[tuple[Chapter, Paragraph]], width: int) -> Iterator[str]:
    for title, paragraphs in groupby(told, lambda one: one[0].title):
        yield "\n".join(heading(title, width))
        for _, paragraph in paragraphs:
            text = plain(paragraph.text, width)
            yield f"{text}\n{INDENT}{' · '.join(paragraph.rules)}" if paragraph.rules else text
