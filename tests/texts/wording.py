"""What is particular about the sentences of a game, and how the files that say them are read.

A game may have a tests/games/<game>/wording.py with its WORDING; test_texts.py reads them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.scene import redact
from farwest.kernel.state import WATCHER
from farwest.kernel.voice import Person
from farwest.kit.rulebook import rulebook, rules_of
from farwest.laws import walk

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


PEOPLE = ("Jeanne", "Max", "Opal", "Georges", "Eva", "Ike", "Jo", "Lou")
USUAL_ENGLISH = (  # of a game that names no words of its own
    "of|must|may|player|players|this|that|these|when|by|who|each|every|has|have|his|their|not|all"
    "|at|it|its|to|if|other|only|first|last|before|after|turn|round|card|cards|more|than|what|says?"
)
NONE = r"(?!)"


def wording_of(game: AnyGame) -> Wording:
    """What its tests say of it; else what holds for any game."""
    module = f"tests.games.{game.name}.wording"
    if find_spec(f"tests.games.{game.name}") and find_spec(module):
        found: Wording = import_module(module).WORDING
        return found

    def progress() -> Iterator[Match[Any, Any]]:
        for seats in game.seats:
            for seed in range(3):
                fresh = game.match(seats, chance="by hand", names=PEOPLE[:seats])
                yield from in_play(fresh, game.dice(seed))

    prefix = next(iter(rules_of(rulebook(game)))).partition("-")[0]
    unseen = tuple(dict.fromkeys(half_told(game)))
    return Wording(game, PEOPLE, prefix, USUAL_ENGLISH, NONE, progress, unseen=unseen, ends=".!")


def half_told(game: AnyGame) -> Iterator[str]:
    """Events that a watcher of a random game heard of without what was in them."""
    for s in walk(game, game.seats[-1], 1):
        for event in s.told():
            shown = redact(game, event, WATCHER)
            if shown is not None and not shown[4]:
                yield game.events[shown[0]]
