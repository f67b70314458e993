"""Looking for words in a text, whatever their accents and capitals: a search for école finds
Ecole. The browser looks in the same way: web/src/pages/book/searching.ts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from farwest.kit.book import Book, Chapter, Paragraph


def folded(text: str) -> str:
    """In small letters without accents, with a plain apostrophe."""
    parts = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return bare.replace("œ", "oe").replace("æ", "ae")


def has_all(words: Iterable[str], text: str) -> bool:
    within = folded(text)
    return all(folded(word) in within for word in words)


def found(book: Book, words: Iterable[str]) -> list[tuple[Chapter, Paragraph]]:
    """Paragraphs that have all of these words, the title of their chapter counted in."""
    wanted = [word for word in words if word.strip()]
    return [
        (chapter, paragraph)
        for chapter in book.chapters
        for paragraph in chapter.paragraphs
        if has_all(wanted, f"{chapter.title} {paragraph.text}")
    ]
