"""The little Markdown of rulebooks as plain lines, wrapped to the width of a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import TextWrapper
from typing import Final

from farwest.kit.letter import cells
from farwest.kit.terminal import DOT

MARKS: Final = (  # strong words may have others inside
    re.compile(r"\*\*(.+?)\*\*(?!\*)", re.DOTALL),
    re.compile(r"\*([^*\s](?:[^*]*[^*\s])?)\*"),
)
CODE: Final = re.compile(r"`(.+?)`", re.DOTALL)
STAR: Final = "\x00"  # a star that is no mark
HEADING: Final = re.compile(r"#+ +(.*)")
ITEM: Final = re.compile(r"( *(?:[-*]|\d+\.) +)(.*)", re.DOTALL)
NEXT_ITEM: Final = re.compile(r"\n(?= *(?:[-*]|\d+\.) )")
FENCE: Final = re.compile(r"^```.*\n((?:.*\n)*?)```[ ]*$", re.MULTILINE)
LINE: Final = re.compile(r"-{3,}")  # between two chapters: their titles are underlined
RULER: Final = re.compile(r"\|[\s:|-]+\|")
GAP: Final = 2  # columns between the cells of a table
LEAST: Final = 6  # columns for a cell


def without_marks(text: str) -> str:
    text = CODE.sub(lambda code: code[1].replace("*", STAR), text)
    for mark in MARKS:
        text = mark.sub(r"\1", text)
    return text.replace(STAR, "*")


def plain(text: str, width: int, indent: str = "") -> str:
    """Ready to be printed: no line is wider than that."""
    room = width - len(indent)
    return "\n\n".join(
        "\n".join((indent + line).rstrip() for line in lines) for lines in printed(text, room)
    )


def printed(text: str, width: int) -> Iterator[list[str]]:
    """Block after block; what stands between fences keeps its lines."""
    for n, part in enumerate(FENCE.split(text)):
        if n % 2:
            yield [piece for line in part.splitlines() for piece in folded(line, width)]
            continue
        for block in re.split(r"\n\s*\n", part.strip("\n")):
            if block.strip() and not LINE.fullmatch(block.strip()):
                yield list(lines_of(block, width))


def folded(line: str, width: int) -> list[str]:
    """A line of data, its rest under its first word."""
    under = min(len(line) - len(line.lstrip()) + 2, width // 2)
    return TextWrapper(
        width, subsequent_indent=" " * under, break_on_hyphens=False, drop_whitespace=False
    ).wrap(line) or [""]


def lines_of(block: str, width: int) -> Iterator[str]:
    lines = block.splitlines()
    if lines[0].startswith("|"):
        yield from table([line for line in lines if line.startswith("|")], width)
    elif title := HEADING.fullmatch(lines[0]):
        yield from heading(title[1], width)
        if lines[1:]:
            yield from lines_of("\n".join(lines[1:]), width)
    else:
        for part in NEXT_ITEM.split(block):
            yield from wrapped(part, width)


def heading(title: str, width: int) -> list[str]:
    lines = wrapped(title, width)
    return [*lines, "─" * max(map(len, lines))]


def wrapped(text: str, width: int) -> list[str]:
    """A paragraph, or one item of a list with its lines under its words. The firm spaces of French
    stay firm."""
    item = ITEM.fullmatch(text)
    mark, words = (item[1], item[2]) if item else ("", text)
    bullet = mark.replace("- ", "• ").replace("* ", "• ")
    wrapper = TextWrapper(
        width, initial_indent=bullet, subsequent_indent=" " * len(bullet), break_on_hyphens=False
    )
    return wrapper.wrap(without_marks(words)) or [""]


def table(rows: list[str], width: int) -> Iterator[str]:
    """In columns; where they would be too narrow for words, a list for each row."""
    said = [
        [without_marks(cell) for cell in cells(row)] for row in rows if not RULER.fullmatch(row)
    ]
    count = max(map(len, said))
    said = [row + [""] * (count - len(row)) for row in said]
    wide = [max(len(row[k]) for row in said) for k in range(count)]
    longest = [
        max(len(word) for row in said for word in [*row[k].split(), ""]) for k in range(count)
    ]
    while sum(wide) + GAP * (count - 1) > width:
        widest = max(range(count), key=lambda k: wide[k] - max(longest[k], LEAST))
        if wide[widest] <= max(longest[widest], LEAST):
            yield from as_list(said, width)
            return
        wide[widest] -= 1
    yield from row_of(said[0], wide)
    yield (" " * GAP).join("─" * room for room in wide)
    for row in said[1:]:
        yield from row_of(row, wide)


def row_of(row: list[str], wide: list[int]) -> Iterator[str]:
    columns = [wrapped(cell, room) for cell, room in zip(row, wide, strict=True)]
    for n in range(max(map(len, columns))):
        texts = [lines[n] if n < len(lines) else "" for lines in columns]
        padded = [text.ljust(room) for text, room in zip(texts, wide, strict=True)]
        yield (" " * GAP).join(padded).rstrip()


def as_list(said: list[list[str]], width: int) -> Iterator[str]:
    heads, *rows = said
    for row in rows:
        yield from wrapped(f"- {row[0]}", width)
        for head, cell in zip(heads[1:], row[1:], strict=True):
            if cell:
                yield from (f"  {line}" for line in wrapped(f"{head}{DOT}{cell}", width - 2))
