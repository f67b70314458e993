"""The players' texts of a game: BOOK.md, their rulebook, and HOWTO.md, the one page.

`## ` begins a chapter. A paragraph ends with the rules it stands for, in braces, which no page
shows; `{GOAT-E15 < GOAT-F50}` says that a number in it is one of GOAT-F50. A list or a table
belongs to the paragraph above it, unless that has ended so. A line
`![words](first@take: offer claim)` is the picture of the paragraph above it: a lesson, one of its
steps and the sprites to show; `![words](symbol: hat)` is one symbol of the art. What RULES.md says
to nobody but engineers is named at the end of BOOK.md, in a comment: `<!-- letter only: … -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from farwest.kernel.game import AnyGame

RULE: Final = r"[A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?"
RULES: Final = re.compile(rf"\s*\{{({RULE}(?:\s+{RULE})*)(?:\s+<((?:\s+{RULE})+))?\}}\s*$")
SHOWN: Final = re.compile(
    r"!\[(?P<words>[^\]]+)\]"
    r"\((?:symbol: (?P<symbol>[\w-]+)|(?P<lesson>[\w-]+)@(?P<step>[\w-]+):(?P<keys>(?: [\w-]+)+))\)"
)
LETTER_ONLY: Final = re.compile(r"<!-- letter only:(.*?)-->", re.DOTALL)
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
BELONGS_ABOVE: Final = re.compile(r"\||[-*] |\d+\. ")


class Shown(NamedTuple):
    """A picture: a symbol of the art, or sprites as a learner has them at a step of a lesson."""

    words: str
    symbol: str = ""
    lesson: str = ""
    step: str = ""
    keys: tuple[str, ...] = ()


class Paragraph(NamedTuple):
    text: str  # Markdown
    rules: tuple[str, ...] = ()
    picture: Shown | None = None
    numbers_of: tuple[str, ...] = ()  # rules that it takes a number from, and does not stand for


class Chapter(NamedTuple):
    title: str
    paragraphs: tuple[Paragraph, ...]


class Book(NamedTuple):
    title: str
    chapters: tuple[Chapter, ...]
    letter_only: tuple[str, ...] = ()

    def paragraphs(self) -> Iterator[Paragraph]:
        for chapter in self.chapters:
            yield from chapter.paragraphs

    def find(self, rule: str) -> Paragraph | None:
        """The paragraph that stands for a rule."""
        return next((found for found in self.paragraphs() if rule in found.rules), None)


def is_written(game: AnyGame, page: str = "BOOK", language: str = "en") -> bool:
    return _is_there(game.package, file_name(page, language))


@cache
def _is_there(package: str, name: str) -> bool:
    return files(package).joinpath(name).is_file()


def file_name(page: str, language: str) -> str:
    return f"{page}.md" if language == "en" else f"{page}.{language}.md"


def read(game: AnyGame, language: str = "en", page: str = "BOOK") -> Book:
    """In English where the language has no page of its own."""
    spoken = language if is_written(game, page, language) else "en"
    return parsed(files(game.package).joinpath(file_name(page, spoken)).read_text("utf-8"))


def parsed(text: str) -> Book:
    letter = LETTER_ONLY.search(text)
    opening, *rest = re.split(r"^## ", COMMENT.sub("", text), flags=re.MULTILINE)
    return Book(
        opening.strip().removeprefix("# "),
        tuple(chapter(part) for part in rest),
        tuple(letter[1].split()) if letter else (),
    )


def chapter(text: str) -> Chapter:
    title, _, body = text.partition("\n")
    found: list[Paragraph] = []
    for block in re.split(r"\n\s*\n", body.strip()):
        if shown := SHOWN.fullmatch(block):
            found[-1] = found[-1]._replace(picture=picture(shown))
            continue
        cited = RULES.search(block)
        new = Paragraph(
            RULES.sub("", block),
            tuple(cited[1].split()) if cited else (),
            numbers_of=tuple((cited[2] or "").split()) if cited else (),
        )
        if found and not found[-1].rules and BELONGS_ABOVE.match(block):
            found[-1] = new._replace(text=f"{found[-1].text}\n\n{new.text}")
        else:
            found.append(new)
    return Chapter(title.strip(), tuple(found))


def picture(shown: re.Match[str]) -> Shown:
    said = shown.groupdict(default="")
    keys = tuple(said.pop("keys").split())
    return Shown(**said, keys=keys)
