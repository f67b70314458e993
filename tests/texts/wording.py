"""What is particular about the sentences of a game, and how the files that say them are read.

Every game has a tests/games/<game>/wording.py with its WORDING; test_texts.py reads them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.voice import Person

COMMON_ENGLISH = "the|you|your|yours|is|are|and|with|from|seat"
UNSAID = r"[{}]|\$[a-z]|\?\?|None|  "  # what a sentence shows when something in it went wrong


class Words(Visitor):
    """All that a message says, and the variables it speaks of: $a is spoken of in $a-the too."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.split("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.variables |= words(self.messages, node.id.name).variables


def words(messages: Mapping[str, ast.Message], name: str) -> Words:
    found = Words(messages)
    found.visit(messages[name])
    return found


@cache
def read(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def in_play(match: Match[Any, Any], dice: Dice) -> Iterator[Match[Any, Any]]:
    """The match at every step of random play, the last one too."""
    yield match
    while match.seat is not None:
        match.state.find_options()
        match.play(match.state.random_option(dice))
        yield match


@dataclass(frozen=True)
class Wording:
    game: AnyGame
    people: Sequence[str]  # by seat
    rules: str  # what its rule IDs begin with
    english: str  # more words that no French sentence has, nor a proper name in one
    plurals: str  # nouns that no 1 may stand before
    progress: Callable[[], Iterator[Match[Any, Any]]]  # rare positions first, then random play
    numbers: tuple[int, ...] = (0, 1, 2, 5)  # to say events with
    some: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # by list: enough of its ints
    unseen: tuple[str, ...] = ()  # events that some only hear of
    never: tuple[str, ...] = ()  # messages that `progress` does not come to
    ends: str = "."  # how a sentence may end

    def messages(self, language: str) -> dict[str, ast.Message]:
        return read(Path(self.game.voice.folder) / f"{language}.ftl")  # type: ignore[attr-defined]

    def called(self, language: str, beginning: str) -> set[str]:
        return {name for name in self.messages(language) if name.startswith(beginning)}

    def seated(self, seats: int, reader: int | None) -> list[Person]:
        return [Person(name, k == reader) for k, name in enumerate(self.people[:seats])]

    def arguments(self, sort: str, seats: int) -> Sequence[int]:
        """What the number of an event of this sort may be."""
        if not sort:
            return (0,)
        if sort == "seat":
            return range(seats)
        names = self.game.names.get(sort)
        return self.some.get(sort, range(len(names)) if names else self.numbers)

    def events(self, seats: int) -> Iterator[tuple[int, ...]]:
        """Every event that can be told, seen or unseen."""
        for kind, telling in self.game.tellings.items():
            for who in range(seats):
                for a in self.arguments(telling.a, seats):
                    for b in self.arguments(telling.b, seats):
                        for cause in range(1 + len(telling.causes)):
                            yield kind, who, a, b, 1, cause
                if self.game.events[kind] in self.unseen:
                    yield kind, who, -1, -1, 0, 0

    @cached_property
    def foreign(self) -> re.Pattern[str]:
        return re.compile(rf"\b({COMMON_ENGLISH}|{self.english})\b", re.IGNORECASE)

    @cached_property
    def broken(self) -> re.Pattern[str]:
        return re.compile(rf"{UNSAID}|\b1 ({self.plurals})\b")

    def whole(self, sentence: str) -> bool:
        return bool(sentence.strip()) and not self.broken.search(sentence)
